"""What can be asked of hand cards: discard them, remove them from the game, stow or off-load them."""

from __future__ import annotations

from typing import ClassVar, final

from sandtable.engine.library import PickSeveral
from sandtable.engine.names import NOUN
from sandtable.engine.phrases import Phrase
from sandtable.engine.steps import Decision, Refusal
from sandtable.games.fine_sand import book as b
from sandtable.games.fine_sand.position import HAND, PALLET, REMOVED_ZONE, SYMBOL, FineSand
from sandtable.games.fine_sand.verbs import DISCARD, GIVE, OFFLOADED, OFFLOADED_CARD, REMOVE, REMOVED, STOW, STOWED


class Discards(PickSeveral[FineSand]):
    """Hand cards to discard, one at a time."""

    def things(self, g: FineSand) -> list[int]:
        return g.hand_types(self.seat)

    def verb(self) -> int:
        return DISCARD

    def picked(self, g: FineSand, thing: int) -> None:
        g.discard(self.seat, thing)


@final
class DiscardCost(Discards):
    """FS-6.3 Discard costs are paid in full from the hand."""

    rule: ClassVar[str] = "FS-6.3"

    def question(self, g: FineSand) -> Phrase:
        return Phrase("ask-discard-cost", count=self.left)

    def again(self, left: int, least: int) -> DiscardCost:
        return DiscardCost(self.seat, left, least)


@final
class Remove(PickSeveral[FineSand]):
    """FS-15.9 Remove a hand card from this game."""

    rule: ClassVar[str] = "FS-15.9"

    def things(self, g: FineSand) -> list[int]:
        return g.hand_types(self.seat)

    def verb(self) -> int:
        return REMOVE

    def picked(self, g: FineSand, thing: int) -> None:
        g.move(g.find(g.hand[self.seat], thing, self.seat), HAND + self.seat, REMOVED_ZONE + self.seat)
        g.tell(REMOVED, self.seat, thing)

    def again(self, left: int, least: int) -> Remove:
        return Remove(self.seat, left, least)


def can_stow(g: FineSand, seat: int) -> bool:
    """FS-15.21 A free Pallet and a coin card in hand (which is not the last card while the solo duty is open, FS-14.5)."""
    book = g.book
    room = sum([book.holds[book.type_of[card]] for card in g.column(b.YELLOW, seat)])
    if len(g.pallet[seat]) >= room or len(g.hand[seat]) <= g.duty[seat]:
        return False
    return any([book.kind[book.type_of[card]] == b.COIN for card in g.hand[seat]])


@final
class Stow(Decision[FineSand]):
    """FS-15.21 Put a coin card from the hand on the Pallet."""

    rule: ClassVar[str] = "FS-15.21"

    def options(self, g: FineSand) -> list[int]:
        return [STOW | type_ for type_ in g.types(g.hand[self.seat]) if g.book.kind[type_] == b.COIN]

    def why_not(self, g: FineSand) -> list[Refusal]:
        return [(STOW | type_, "FS-15.21", Phrase("why-only-coin-cards")) for type_ in g.types(g.hand[self.seat])]

    def chosen(self, g: FineSand, option: int) -> None:
        g.move(g.find(g.hand[self.seat], option & NOUN, self.seat), HAND + self.seat, PALLET + self.seat)
        g.tell(STOWED, self.seat, option & NOUN)


@final
class OffLoad(Decision[FineSand]):
    """FS-6.4 Off-load: put a hand card face down on top of your Symbol pile."""

    rule: ClassVar[str] = "FS-6.4"

    def options(self, g: FineSand) -> list[int]:
        return [GIVE | type_ for type_ in g.types(g.hand[self.seat])]

    def chosen(self, g: FineSand, option: int) -> None:
        seat = self.seat
        g.move(g.find(g.hand[seat], option & NOUN, seat), HAND + seat, SYMBOL + seat)
        g.offloads[seat] = 0
        g.duty[seat] = 0
        g.tell_only(OFFLOADED_CARD, seat, option & NOUN)
        g.tell_others(OFFLOADED, seat)
