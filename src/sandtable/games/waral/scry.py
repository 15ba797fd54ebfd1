"""WA-7.10 Looking at the next districts of the deck, and putting them back in any order, on top or at the bottom."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.library import YesOrNo
from sandtable.engine.names import NOUN
from sandtable.engine.phrases import Phrase
from sandtable.engine.steps import Decision, Step
from sandtable.games.waral.book import Effect
from sandtable.games.waral.position import ARRANGED, DECK, SCRIED, Waral
from sandtable.games.waral.verbs import BOTTOM, DECLINE, LOOK, LOOKED, PLACED, TOP


@final
class Scry(Effect[Waral]):
    """WA-7.10 Secretly look at the next n districts (fewer if the deck is short)."""

    def __init__(self, may: bool, n: int) -> None:
        super().__init__(may)
        self.n: Final = n

    def legal(self, g: Waral, seat: int, this: int) -> bool:
        return len(g.piles[DECK]) > 0

    def start(self, g: Waral, seat: int, this: int) -> None:
        g.then(AskToLook(seat, self.n) if self.may else LookAt(seat, self.n))


@final
class AskToLook(YesOrNo[Waral]):
    """WA-7.16 Looking can be declined."""

    rule: ClassVar[str] = "WA-7.16"

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat, LOOK, DECLINE)
        self.n: Final = n

    def detail(self, g: Waral) -> Phrase:
        return Phrase("detail-of", number=min(self.n, len(g.piles[DECK])), all=len(g.piles[DECK]))

    def accepted(self, g: Waral) -> None:
        g.then(LookAt(self.seat, self.n))


@final
class LookAt(Step[Waral]):
    """WA-7.10 The cards are taken up, seen by nobody else."""

    rule: ClassVar[str] = "WA-7.10"

    def __init__(self, seat: int, n: int) -> None:
        self.seat: Final = seat
        self.n: Final = n

    def run(self, g: Waral) -> None:
        count = min(self.n, len(g.piles[DECK]))
        for _ in range(count):
            g.draw(DECK, SCRIED + self.seat)
        g.tell(LOOKED, self.seat, count)
        g.then(PutBack(self.seat, 0))


@final
class PutBack(Decision[Waral]):
    """WA-7.10 Each goes on top or to the bottom. The first on top is drawn first; the first below lies above later ones."""

    rule: ClassVar[str] = "WA-7.10"

    def __init__(self, seat: int, buried: int) -> None:
        super().__init__(seat)
        self.buried: Final = buried

    def detail(self, g: Waral) -> Phrase:
        return Phrase("detail-put-back")

    def options(self, g: Waral) -> list[int]:
        cards = g.piles[SCRIED + self.seat]
        return [TOP | card for card in cards] + [BOTTOM | card for card in cards]

    def chosen(self, g: Waral, option: int) -> None:
        seat, card = self.seat, option & NOUN
        buried = self.buried
        if option & ~NOUN == BOTTOM:
            g.tuck(card, SCRIED + seat, DECK)
            buried += 1
        else:
            g.move(card, SCRIED + seat, ARRANGED + seat)
        if g.piles[SCRIED + seat]:
            g.then(PutBack(seat, buried))
            return
        top = len(g.piles[ARRANGED + seat])
        while g.piles[ARRANGED + seat]:
            g.draw(ARRANGED + seat, DECK)
        g.tell(PLACED, seat, top, buried)
