"""LE-4.5 to LE-4.7 Equipment: who may buy which card, and what becomes of it on a character. Also between games (LE-13.4)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.names import NOUN
from sandtable.engine.phrases import Phrase, Thing
from sandtable.engine.steps import Decision, Refusal, Step
from sandtable.games.legion import verbs as v
from sandtable.games.legion.people import may_take, skills_of
from sandtable.games.legion.position import Legion


def may_buy(g: Legion, seat: int, kind: int) -> bool:
    """LE-4.5 One card of each kind, as long as the stock has any besides what the seat has taken already."""
    return not g.bought[seat] >> kind & 1 and g.stock[kind] > (g.taken[seat] >> 2 * kind & 3)


def may_wear(g: Legion, characters: list[int], kind: int) -> bool:
    """LE-4.6 Whether any of these characters may take a card of this kind."""
    for character in characters:
        if may_take(g, character, kind):
            return True
    return False


class PutOn(Decision[Legion]):
    """Put a bought card on a character who may take it."""

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    def people(self, g: Legion) -> list[int]:
        """The characters among whom to choose."""
        raise NotImplementedError

    def pay(self, g: Legion) -> None:
        raise NotImplementedError

    def subject(self, g: Legion) -> Thing:
        return Thing("equipment", self.kind)

    def options(self, g: Legion) -> list[int]:
        return [v.EQUIP | character for character in self.people(g) if may_take(g, character, self.kind)]

    def why_not(self, g: Legion) -> list[Refusal]:
        unfit = [character for character in self.people(g) if not may_take(g, character, self.kind)]
        return [(v.EQUIP | character, "LE-4.6", Phrase("why-may-not-take-it")) for character in unfit]

    def chosen(self, g: Legion, option: int) -> None:
        self.pay(g)
        g.bought[self.seat] |= 1 << self.kind
        put_on(g, self.seat, option & NOUN, self.kind)
        g.tell_others(v.BOUGHT, self.seat, self.kind)


def put_on(g: Legion, seat: int, character: int, kind: int) -> None:
    """LE-4.7 A card for a crippled skill cures it, and stays only if the skill was neither printed nor added already."""
    lost = g.book.kit_skill[kind] & g.crippled[character]
    g.crippled[character] &= ~lost
    if lost and skills_of(g, character) & lost:
        g.tell_only(v.CURED_CRIPPLE, seat, kind, character)
        return
    g.kit[character] |= 1 << kind
    g.news[character] |= 1 << kind
    g.taken[seat] += 1 << 2 * kind
    g.tell_only(v.BOUGHT_FOR, seat, kind, character)


@final
class TakeFromStock(Step[Legion]):
    """LE-1.8 What all took at the same time leaves the stock."""

    rule: ClassVar[str] = "LE-1.8"

    def run(self, g: Legion) -> None:
        for seat in range(g.players):
            for kind in range(len(g.stock)):
                g.stock[kind] -= g.taken[seat] >> 2 * kind & 3
            g.taken[seat] = 0
