"""FW-11 Phase 6: the arms race."""

from __future__ import annotations

from typing import ClassVar, final

from sandtable.engine.names import NOUN
from sandtable.engine.phrases import Phrase
from sandtable.engine.steps import Decision, Step, Together
from sandtable.games.frontier_wars.book import IN_ARMS_RACE, MORE_RESEARCH, SCIENTISTS
from sandtable.games.frontier_wars.cards import all_types, discard, discard_type, find_card, holds
from sandtable.games.frontier_wars.coach import FIRST_RESEARCH, hint
from sandtable.games.frontier_wars.control import controller
from sandtable.games.frontier_wars.layout import FACE_UP, HAND, RESEARCH
from sandtable.games.frontier_wars.position import BY_RESEARCH, NO_ONE, FrontierWars
from sandtable.games.frontier_wars.verbs import ADD, ADDED, ADDED_CARD, NONE, PASS, PAY, USED_SPECIAL, WON_BY_RESEARCH
from sandtable.games.frontier_wars.victory import end_game, research_points, tie_rank


@final
class ArmsRace(Step[FrontierWars]):
    """FW-11.1 Each player may add one hand card face down to the own research deck, all at the same time and in secret."""

    rule: ClassVar[str] = "FW-11.1"

    def run(self, g: FrontierWars) -> None:
        for seat in range(g.players):
            g.added[seat] = 0
        for seat in g.in_turn_order():
            if vacancies(g, seat) > 0:
                hint(g, seat, FIRST_RESEARCH)
            g.then(WeaponsOffice(seat))
        g.then(NextRound())
        g.then(Finish())


def vacancies(g: FrontierWars, seat: int) -> int:
    """FW-11.2 How many cards the research deck could still take: never more cards than medals."""
    return g.medals[seat] - len(g.research[seat])


def usual_adds(g: FrontierWars, seat: int) -> int:
    """What a seat may add without its face-up card and its special skill: one, or two with the scenario's middle city."""
    scientists = g.rules_on and g.scenario.special == SCIENTISTS and controller(g, g.scenario.middle) == seat
    return 2 if scientists else 1


def allowance(g: FrontierWars, seat: int) -> int:
    """FW-11.2 Effects that allow more cards per round add up. A skill used for this arms race counts, too."""
    laboratory = 1 if holds(g, seat, MORE_RESEARCH) else 0
    office = 1 if g.skill_used[seat] and g.sheet(seat).moments & IN_ARMS_RACE else 0
    return usual_adds(g, seat) + laboratory + office


@final
class WeaponsOffice(Decision[FrontierWars]):
    """FW-14.4 Weapons Office: discard a card to add one more than usual; offered where that could matter (FW-14.3)."""

    rule: ClassVar[str] = "FW-14.4"
    foreseen: ClassVar[bool] = True

    def options(self, g: FrontierWars) -> list[int]:
        seat = self.seat
        if not g.sheet(seat).moments & IN_ARMS_RACE or g.skill_used[seat]:
            return []
        more = allowance(g, seat) + 1
        if vacancies(g, seat) < more or len(g.hand[seat]) < more + 1:
            return []
        return [PAY | type_ for type_ in all_types(g, seat)] + [PASS]

    def chosen(self, g: FrontierWars, option: int) -> None:
        if option != PASS:
            g.skill_used[self.seat] = 1
            g.tell(USED_SPECIAL, self.seat, g.faction[self.seat])
            discard_type(g, self.seat, option & NOUN)


@final
class NextRound(Step[FrontierWars]):
    """FW-11.1 As long as somebody who added a card may add another, the picks go round again."""

    rule: ClassVar[str] = "FW-11.1"

    def run(self, g: FrontierWars) -> None:
        least = max(g.added)
        seats = [
            seat
            for seat in range(g.players)
            if not g.out[seat]
            and g.added[seat] == least
            and allowance(g, seat) > least
            and vacancies(g, seat) > 0
            and g.hand[seat]
        ]
        if seats:
            g.then(AddResearch(seats))


@final
class AddResearch(Together[FrontierWars]):
    """FW-11.1 Add a card or none. FW-11.3 Cards added stay; only the owner may look at them."""

    rule: ClassVar[str] = "FW-11.1"
    foreseen: ClassVar[bool] = True

    def options(self, g: FrontierWars, seat: int) -> list[int]:
        return [ADD | type_ for type_ in all_types(g, seat)] + [NONE]

    def chosen(self, g: FrontierWars, picks: dict[int, int]) -> None:
        again = False
        for seat, option in picks.items():
            if option != NONE:
                card = find_card(g, g.hand[seat], option & NOUN)
                g.move(card, HAND + seat, RESEARCH + seat)
                g.added[seat] += 1
                g.tell_only(ADDED_CARD, seat, option & NOUN)
                g.tell_others(ADDED, seat, g.layout.back[card])
                again = True
        if again:
            g.then(NextRound())

    def consequence(self, g: FrontierWars, seat: int, option: int) -> Phrase | None:
        if option == NONE:
            return None
        points = research_points(g, seat) + g.book.research[option & NOUN]
        return Phrase("then-research", points=points, target=g.scenario.research)

    def detail(self, g: FrontierWars, seat: int) -> Phrase:
        points, places = research_points(g, seat), vacancies(g, seat)
        standing = Phrase("detail-research", points=points, target=g.scenario.research, places=places)
        most = allowance(g, seat)
        return standing if most == 1 else Phrase("detail-more-research", standing=standing, nth=g.added[seat] + 1, most=most)


@final
class Finish(Step[FrontierWars]):
    """FW-11.4 Research values that reach the target win at once. FW-11.5 Several at once: the tie-breaker order decides.

    Only who has added a card may have reached it now: others can imagine any cards in the research decks that were closed before.
    """

    rule: ClassVar[str] = "FW-11.4"

    def run(self, g: FrontierWars) -> None:
        for seat in range(g.players):
            self.close_laboratory(g, seat)
        best = NO_ONE
        for seat in range(g.players):
            complete = g.added[seat] > 0 and not g.out[seat] and research_points(g, seat) >= g.scenario.research
            if complete and (best == NO_ONE or tie_rank(g, seat) < tie_rank(g, best)):
                best = seat
        if best != NO_ONE:
            for card in g.research[best]:
                g.show(card, g.layout.everybody)
            g.tell(WON_BY_RESEARCH, best, research_points(g, best))
            end_game(g, best, BY_RESEARCH)

    def close_laboratory(self, g: FrontierWars, seat: int) -> None:
        """Secret Laboratory: discarded after an arms race that needed it."""
        if holds(g, seat, MORE_RESEARCH) and g.added[seat] > allowance(g, seat) - 1:
            for card in g.face_up[seat][:]:
                discard(g, seat, card, FACE_UP + seat)
