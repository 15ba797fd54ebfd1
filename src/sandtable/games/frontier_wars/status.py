"""How a war stands: points against the target, research, and who wins at the next count."""

from __future__ import annotations

from sandtable.engine.phrases import Phrase, Thing
from sandtable.engine.status import Standing, Status, with_most
from sandtable.games.frontier_wars.position import NO_ONE, FrontierWars
from sandtable.games.frontier_wars.victory import research_points, victory_points


def status(g: FrontierWars, seat: int) -> Status:
    """As a seat sees it: of the research of others everybody sees the backs."""
    points = [0 if g.out[other] else victory_points(g, other) for other in range(g.players)]
    return Status(
        Phrase("status-round", round=g.round, limit=g.limit),
        Phrase("status-goal", points=g.scenario.target, research=g.scenario.research),
        Phrase("status-measure"),
        [standing(g, seat, other, points[other]) for other in range(g.players)],
        [g.winner] if g.winner != NO_ONE else with_most(points),
        [] if g.winner != NO_ONE else at_the_count(g, points) + of_research(g, seat),
    )


def standing(g: FrontierWars, seat: int, other: int, points: int) -> Standing:
    if g.out[other]:
        return Standing(0, g.scenario.target, [Phrase("standing-out")])
    research = Phrase("standing-research-cards", count=len(g.research[other]))
    if seat == other:
        research = Phrase("standing-research", points=research_points(g, seat), target=g.scenario.research)
    return Standing(points, g.scenario.target, [Phrase("standing-medals", count=g.medals[other]), research])


def at_the_count(g: FrontierWars, points: list[int]) -> list[Phrase]:
    """FW-3.6 Who would win if points were counted now; FW-3.7 nobody, if the lead is shared."""
    best = max(points)
    if best < g.scenario.target:
        return []
    first = with_most(points)
    if len(first) > 1:
        return [Phrase("status-shared-lead", points=best)]
    return [Phrase("status-wins", faction=Thing("faction", first[0]), points=best, target=g.scenario.target)]


def of_research(g: FrontierWars, seat: int) -> list[Phrase]:
    """FW-11.4 Whose research cards could complete a secret weapon with one more, as far as their backs tell."""
    dearest = dearest_by_deck(g)
    found: list[Phrase] = []
    for other in range(g.players):
        if not g.out[other] and g.research[other] and g.medals[other] > len(g.research[other]):
            most = sum([dearest[g.layout.back[card]] for card in g.research[other]])
            known = research_points(g, other) if other == seat else most
            if known + max(dearest) >= g.scenario.research:
                found.append(Phrase("status-research", faction=Thing("faction", other)))
    return found


def dearest_by_deck(g: FrontierWars) -> list[int]:
    """By deck: the highest research value of its cards."""
    dearest = [0] * (max(g.book.deck) + 1)
    for type_ in range(len(g.book.research)):
        deck = g.book.deck[type_]
        dearest[deck] = max(dearest[deck], g.book.research[type_])
    return dearest
