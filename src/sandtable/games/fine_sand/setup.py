"""FS-1 Set-up, FS-12 the learning game, and the cards that change between the games of a campaign (FS-13, FS-14.14)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.chance import TABLE
from sandtable.engine.library import another_of
from sandtable.engine.names import NOUN
from sandtable.engine.phrases import Phrase
from sandtable.engine.steps import Decision, Step
from sandtable.games.fine_sand.book import SEATS
from sandtable.games.fine_sand.position import (
    BOX_ZONE,
    DISCARD_PILE,
    DRAW_STACK,
    FABLE,
    HAND,
    LAID_OUT_ZONE,
    REVEALED_ZONE,
    FineSand,
)
from sandtable.games.fine_sand.rounds import Round
from sandtable.games.fine_sand.verbs import BOX, BOXED, DREW, JOINED_STACK, KEEP_REST, LAID_OUT, LEFT_STACK, THREW, THROW


@final
class Prepare(Step[FineSand]):
    """FS-1 Swap cards where a campaign asks for it, shuffle, deal the opening hands, and let everybody mulligan."""

    rule: ClassVar[str] = "FS-1.1"

    def __init__(self, swaps: int, winner: int, presorted: bool) -> None:
        self.swaps: Final = swaps
        self.winner: Final = winner
        self.presorted: Final = presorted

    def run(self, g: FineSand) -> None:
        if g.solo and self.swaps:
            g.shuffle(DRAW_STACK, TABLE)
            turn_up_for_box(g)
            for left in range(g.book.swap, 0, -1):
                g.then(ChooseForBox(0, left))
            g.then(JoinFable())
        else:
            for _ in range(self.swaps):
                swap(g, self.winner)
        g.then(Deal(self.presorted))


def swap(g: FineSand, winner: int) -> None:
    """FS-13.2 Turn up the winner's stack until three numbered cards appear; all take the same ones out, and three Fables in."""
    uids = [card // SEATS for card in g.draw_stack[winner]]
    g.dice().shuffle(uids)
    leaving = [uid for uid in uids if g.book.numbered[uid]][: g.book.swap]
    for seat in range(g.players):
        for uid in leaving:
            g.tuck(g.book.card(uid, seat), DRAW_STACK + seat, FABLE + seat)
        for _ in leaving:
            g.draw(FABLE + seat, DRAW_STACK + seat)
    for uid in leaving:
        g.tell(LEFT_STACK, 0, g.book.type_of[uid * SEATS])
    for card in g.draw_stack[0][-len(leaving) :]:
        g.tell(JOINED_STACK, 0, g.book.type_of[card])
    g.fable_round += 1


def turn_up_for_box(g: FineSand) -> None:
    """FS-14.14 Turn cards up until six with a number have appeared; only these can go into the box."""
    for card in g.draw_stack[0][::-1]:
        if g.book.numbered[card // SEATS]:
            g.move(card, DRAW_STACK, REVEALED_ZONE)
            if len(g.piles[REVEALED_ZONE]) == g.book.solo_reveal:
                return


@final
class ChooseForBox(Decision[FineSand]):
    """FS-14.14 Choose three of the six for the box: they are gone for this campaign."""

    rule: ClassVar[str] = "FS-14.14"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def options(self, g: FineSand) -> list[int]:
        return [BOX | type_ for type_ in g.types(g.piles[REVEALED_ZONE])]

    def chosen(self, g: FineSand, option: int) -> None:
        g.move(g.find(g.piles[REVEALED_ZONE], option & NOUN, 0), REVEALED_ZONE, BOX_ZONE)
        g.tell(BOXED, 0, option & NOUN)


@final
class JoinFable(Step[FineSand]):
    """FS-14.14 The rest returns to the stack and the top three Fable cards join it."""

    rule: ClassVar[str] = "FS-14.14"

    def run(self, g: FineSand) -> None:
        g.gather(REVEALED_ZONE, DRAW_STACK)
        for _ in range(g.book.swap):
            card = g.draw(FABLE, DRAW_STACK)
            g.tell(JOINED_STACK, 0, g.book.type_of[card])
        g.fable_round += 1


@final
class Deal(Step[FineSand]):
    """FS-1.3 Shuffle (not the learning game, FS-12.1). FS-1.4 Everyone draws six cards. FS-1.5 Mulligan, all at once."""

    rule: ClassVar[str] = "FS-1.4"

    def __init__(self, presorted: bool) -> None:
        self.presorted: Final = presorted

    def run(self, g: FineSand) -> None:
        for seat in range(g.players):
            if not self.presorted:
                g.shuffle(DRAW_STACK + seat, seat + 1)
            for _ in range(g.book.opening):
                g.draw(DRAW_STACK + seat, HAND + seat)
            if not self.presorted:
                g.apart(seat, Mulligan(seat, 0, 0))
        if not self.presorted:
            g.draw_curtain()
        for seat in range(g.players):
            g.then(LayOut(seat))
        g.then(Round())


@final
class Mulligan(Decision[FineSand]):
    """FS-1.5 Once: discard any of the six face up, then draw as many. All decide at the same time, unseen."""

    rule: ClassVar[str] = "FS-1.5"

    def __init__(self, seat: int, thrown: int, least: int) -> None:
        super().__init__(seat)
        self.thrown: Final = thrown
        self.least: Final = least

    def consequence(self, g: FineSand, option: int) -> Phrase | None:
        return Phrase("then-draws", count=self.thrown) if option == KEEP_REST and self.thrown else None

    def options(self, g: FineSand) -> list[int]:
        options = another_of(g, g.hand_types(self.seat), 1, self.least, THROW)
        options.append(KEEP_REST)
        return options

    def automatic(self, g: FineSand) -> bool:
        return False

    def chosen(self, g: FineSand, option: int) -> None:
        seat = self.seat
        if option != KEEP_REST:
            g.move(g.find(g.hand[seat], option & NOUN, seat), HAND + seat, DISCARD_PILE + seat)
            g.tell(THREW, seat, option & NOUN)
            g.then(Mulligan(seat, self.thrown + 1, option & NOUN))
            return
        for _ in range(self.thrown):
            g.draw(DRAW_STACK + seat, HAND + seat)
        if self.thrown:
            g.tell(DREW, seat, self.thrown)


@final
class LayOut(Step[FineSand]):
    """FS-1.8 A Scaffold in the opening hand is laid out after the mulligan, without replacement."""

    rule: ClassVar[str] = "FS-1.8"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: FineSand) -> None:
        for card in g.hand[self.seat][:]:
            if g.book.laid_out[g.book.type_of[card]]:
                g.move(card, HAND + self.seat, LAID_OUT_ZONE + self.seat)
                g.tell(LAID_OUT, self.seat, g.book.type_of[card])
