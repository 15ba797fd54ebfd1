"""FS-2 Rounds and turns, FS-8 the round end, FS-10 the game end."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.steps import Step
from sandtable.games.fine_sand import book as b
from sandtable.games.fine_sand.coach import FIRST_EXCHANGE, TURN_1_START, hint
from sandtable.games.fine_sand.draw import Draw
from sandtable.games.fine_sand.limit import Finish
from sandtable.games.fine_sand.position import DISCARD_PILE, NEITHER, NEVER, OUTBOX, SEALED, SYMBOL, FineSand
from sandtable.games.fine_sand.scoring import Scoring
from sandtable.games.fine_sand.style import vote_on_style
from sandtable.games.fine_sand.verbs import CHAIR, EXCHANGED, LAST_ROUND, NO_EXCHANGE, ROUND_BEGINS
from sandtable.games.fine_sand.work import Work


@final
class Round(Step[FineSand]):
    """FS-2.1 In each round every player takes one turn: all at the same time behind a curtain (FS-2.7), or one by one."""

    rule: ClassVar[str] = "FS-2.1"

    def run(self, g: FineSand) -> None:
        g.round += 1
        g.tell(ROUND_BEGINS, 0, g.round)
        for seat in range(g.players):
            g.end_alert[seat] = may_end(g, seat)
            g.proposal[seat] = 0
        if g.players > 1 and g.style == SEALED:
            g.draw_curtain()
            for seat in range(g.players):
                g.apart(seat, Turn(seat))
        else:
            first = (g.round - 1) % g.players  # FS-2.12
            for i in range(g.players):
                g.then(Turn((first + i) % g.players))
        g.then(RoundEnd())


def may_end(g: FineSand, seat: int) -> int:
    """FS-2.10 The end alert: whether the draw power of step 1 may leave this seat dry in this round."""
    power = g.book.board_draw
    for card in g.column(b.GREEN, seat):
        draws = g.book.draws[g.book.type_of[card]]
        power += draws if draws else 1 if g.book.effects[g.book.type_of[card]][0].draws else 0
    return 1 if len(g.draw_stack[seat]) + len(g.discard_pile[seat]) <= power else 0


@final
class Turn(Step[FineSand]):
    """FS-2.2 A turn is step 1, step 2, step 3 in this order. FS-2.3 In round 1 step 1 is skipped."""

    rule: ClassVar[str] = "FS-2.2"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: FineSand) -> None:
        seat = self.seat
        g.ring[seat] = NEITHER
        g.board_draws[seat] = 1
        g.board_builds[seat] = g.book.board_builds
        g.offloads[seat] = 0 if g.solo and g.timer else 1
        g.duty[seat] = 1 if g.solo and not g.timer else 0
        g.limit_bonus[seat] = 0
        if g.round == 1:
            hint(g, seat, TURN_1_START)
        else:
            g.then(Draw(seat))
        g.then(BlueDraw(seat))
        g.then(Work(seat))
        g.then(Finish(seat))


@final
class BlueDraw(Step[FineSand]):
    """FS-5.1 The board can draw once more in step 2, on its blue side."""

    rule: ClassVar[str] = "FS-5.1"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: FineSand) -> None:
        g.board_draws[self.seat] = 1


@final
class RoundEnd(Step[FineSand]):
    """FS-8 When all are done: beach chairs land, cards are exchanged, and the game ends or goes on."""

    rule: ClassVar[str] = "FS-8.6"

    def run(self, g: FineSand) -> None:
        if g.players > 1:
            land_chairs(g)
            exchange(g)
        g.then(GameEnd())


def land_chairs(g: FineSand) -> None:
    """FS-8.1 Beach chairs in outboxes land face up on the left neighbour's discard pile."""
    for seat in range(g.players):
        left = g.neighbour(seat)
        for card in g.piles[OUTBOX + seat][:]:
            g.move(card, OUTBOX + seat, DISCARD_PILE + left)
            g.tell(CHAIR, seat, g.book.type_of[card], left)


def exchange(g: FineSand) -> None:
    """FS-8.2 If every Symbol pile holds a card, each takes the top card of the right neighbour's; FS-8.3 otherwise nobody."""
    filled = [1 if g.symbol[seat] else 0 for seat in range(g.players)]
    if sum(filled) < g.players:
        if sum(filled):
            g.tell(NO_EXCHANGE, 0)
        return
    for seat in range(g.players):
        left = g.neighbour(seat)
        card = g.draw(SYMBOL + seat, DISCARD_PILE + left)
        g.tell(EXCHANGED, left, g.book.type_of[card], seat)
        hint(g, left, FIRST_EXCHANGE)


@final
class GameEnd(Step[FineSand]):
    """FS-10 The game ends with the earliest last round any trigger names (FS-10.4), at the latest with the cap (FS-10.9)."""

    rule: ClassVar[str] = "FS-10.4"

    def run(self, g: FineSand) -> None:
        for seat in range(g.players):
            last = g.last_round[seat]
            if last != NEVER and (g.ending == NEVER or last < g.ending):
                g.ending = last
        if (g.ending != NEVER and g.ending <= g.round) or (not g.solo and g.round >= g.cap):
            g.then(Scoring())
            return
        if g.ending != NEVER:
            g.tell(LAST_ROUND, 0, g.ending)
        vote_on_style(g)
        g.then(Round())
