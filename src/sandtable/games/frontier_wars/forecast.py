"""Forecasts: how a battle would end as it stands, if nobody played a card or used a skill. There are no dice: it is fought."""

from __future__ import annotations

from typing import Any, Final, final

from sandtable.engine.flow import advance, apply, asks
from sandtable.engine.phrases import Phrase, Thing
from sandtable.engine.steps import Step
from sandtable.games.frontier_wars.armies import army
from sandtable.games.frontier_wars.book import DEFENCE, DEFEND, IN_DEFENCE, SEATS, Effect
from sandtable.games.frontier_wars.control import controller, present
from sandtable.games.frontier_wars.countdown import Aim
from sandtable.games.frontier_wars.effects import any_possible, carry_out_all
from sandtable.games.frontier_wars.muster import stand_down
from sandtable.games.frontier_wars.position import CONTESTED, NO_ONE, FrontierWars

Fighting = Step[FrontierWars]  # the step that fights a battle
AS_IT_STANDS: Final = ("then-won", "then-undecided", "then-all-gone")
AT_WORST: Final = ("worst-won", "worst-undecided", "worst-all-gone")
WITH_SKILL: Final = ("skill-won", "skill-undecided", "skill-all-gone")
WITH_BOTH: Final = ("both-won", "both-undecided", "both-all-gone")


def fought(g: FrontierWars, tile: int, fight: Fighting) -> FrontierWars:
    """The table after a battle, fought with what all can see: units, garrison, and cards attached to it already.

    Where somebody could choose whom to hit, the first that can be hit is hit.
    """
    h = on_the_field(g, tile)
    h.todo = [fight]
    advance(h)
    while h.offers and isinstance(asks(h, min(h.offers)), Aim):
        take_first(h)
    return h


def answered(g: FrontierWars, tile: int, fight: Fighting, seat: int, type_: int) -> tuple[FrontierWars, bool] | None:
    """The same if somebody in it played this card, and whether that needed no further choice; None if it could do nothing."""
    return fought_with(g, tile, fight, seat, g.book.effects[type_])


def fought_with(
    g: FrontierWars, tile: int, fight: Fighting, seat: int, effects: list[Effect[Any]]
) -> tuple[FrontierWars, bool] | None:
    """A battle with effects of a seat, and whether they needed no further choice; None if they could do nothing."""
    h = on_the_field(g, tile)
    if not any_possible(h, seat, effects):
        return None
    plain = True
    h.todo = [fight]
    carry_out_all(h, seat, effects)
    advance(h)
    while h.offers and fighting(h, tile):
        plain = plain and isinstance(asks(h, min(h.offers)), Aim)
        take_first(h)
    return h, plain


def on_the_field(g: FrontierWars, tile: int) -> FrontierWars:
    """A copy of the table on which nothing remains to be done but the battle for a tile."""
    h = g.clone()
    h.watched = False
    h.todo, h.lanes, h.offers, h.sealed = [], {}, {}, {}
    if h.battle != tile:
        h.battle = tile
        stand_down(h)
    return h


def fighting(h: FrontierWars, tile: int) -> bool:
    """Whether the battle is still to be decided: what is asked after it (a skill of the winner) is left open."""
    return len(h.todo) > 1 or isinstance(asks(h, min(h.offers)), Aim)


def take_first(h: FrontierWars) -> None:
    seat = min(h.offers)
    apply(h, seat, h.offers[seat][0])


def in_words(h: FrontierWars, tile: int, endings: tuple[str, str, str] = AS_IT_STANDS, **more: Thing) -> Phrase:
    """How the battle for a tile has ended, in the words for these endings."""
    won, undecided, all_gone = endings
    holder = controller(h, tile)
    if holder == CONTESTED:
        return Phrase(undecided, **more)
    if holder == NO_ONE:
        return Phrase(all_gone, **more)
    return Phrase(won, faction=Thing("faction", holder), army=army(h, tile, holder), **more)


def then_fought(g: FrontierWars, tile: int, fight: Fighting) -> Phrase:
    """How the battle for a tile would end as it stands, in words."""
    return in_words(fought(g, tile, fight), tile)


def then_answered(g: FrontierWars, tile: int, fight: Fighting, seat: int, type_: int) -> Phrase | None:
    """How it would end with this card of a defender; None where that depends on a choice to come."""
    found = answered(g, tile, fight, seat, type_)
    return in_words(found[0], tile) if found and found[1] else None


def then_skilled(g: FrontierWars, tile: int, fight: Fighting, seat: int) -> Phrase | None:
    """How it would end if a seat used its special skill; None where that depends on a choice to come."""
    found = fought_with(g, tile, fight, seat, g.sheet(seat).special)
    return in_words(found[0], tile) if found and found[1] else None


def fortune(g: FrontierWars, h: FrontierWars, tile: int) -> int:
    """How well a battle ended for the attacker: who holds the tile, then how many units are left."""
    holder = controller(h, tile)
    rank = 3 if holder == g.active else 2 if holder == CONTESTED else 1 if holder == NO_ONE else 0
    return rank * 100 + h.stacks[tile * SEATS + g.active]


def worst_answer(g: FrontierWars, tile: int, fight: Fighting) -> tuple[Answer, FrontierWars] | None:
    """The answer that would hurt the attacker most, and the table after it: a defence order, a special skill, or both of them.

    Backs are public, faces are not: every card of the book that could be answered with is tried.
    """
    worst: tuple[Answer, FrontierWars] | None = None
    least = fortune(g, fought(g, tile, fight), tile)
    for seat in defenders(g, tile):
        for answer in answers(g, seat):
            found = fought_with(g, tile, fight, seat, answer.effects(g, seat))
            if found and fortune(g, found[0], tile) < least:
                least, worst = fortune(g, found[0], tile), (answer, found[0])
    return worst


@final
class Answer:
    """What a defender might do in a battle: play a card of a type, use the special skill of its faction, or both."""

    def __init__(self, type_: int, faction: int) -> None:
        self.type_: Final = type_  # NO_ONE: no card
        self.faction: Final = faction  # NO_ONE: the skill is not used

    def effects(self, g: FrontierWars, seat: int) -> list[Effect[Any]]:
        card = [] if self.type_ == NO_ONE else g.book.effects[self.type_]
        return card + ([] if self.faction == NO_ONE else g.sheet(seat).special)

    def in_words(self, h: FrontierWars, tile: int) -> Phrase:
        """How the battle would end with it."""
        if self.faction == NO_ONE:
            return in_words(h, tile, AT_WORST, card=Thing("card", self.type_))
        if self.type_ == NO_ONE:
            return in_words(h, tile, WITH_SKILL, skill=Thing("skill", self.faction))
        return in_words(h, tile, WITH_BOTH, card=Thing("card", self.type_), skill=Thing("skill", self.faction))


def answers(g: FrontierWars, seat: int) -> list[Answer]:
    """What a defender could do as far as all can see, the simplest first. The skill costs another card than the one played."""
    blue = DEFENCE in [g.layout.back[card] for card in g.hand[seat]]
    types = [type_ for type_ in range(len(g.book.timing)) if blue and g.book.timing[type_] == DEFEND]
    found = [Answer(type_, NO_ONE) for type_ in types]
    if skilled(g, seat):
        found.append(Answer(NO_ONE, g.faction[seat]))
        if len(g.hand[seat]) > 1:
            found += [Answer(type_, g.faction[seat]) for type_ in types]
    return found


def skilled(g: FrontierWars, seat: int) -> bool:
    """FW-14.4 Whether a seat could still use a special skill when it is attacked."""
    return g.sheet(seat).moments & IN_DEFENCE > 0 and not g.skill_used[seat] and len(g.hand[seat]) > 0


def defenders(g: FrontierWars, tile: int) -> list[int]:
    """Who could answer an attack: the others there."""
    return [seat for seat in range(g.players) if seat != g.active and not g.out[seat] and present(g, tile, seat)]
