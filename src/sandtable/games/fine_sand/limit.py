"""FS-7 Step 3: the hand limit, and the end of a turn."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.names import NOUN, VERB
from sandtable.engine.phrases import Phrase
from sandtable.engine.steps import Decision, Refusal, Step
from sandtable.games.fine_sand import book as b
from sandtable.games.fine_sand.actions import use
from sandtable.games.fine_sand.bill import Via
from sandtable.games.fine_sand.build import add_builds, refuse_builds, then_built
from sandtable.games.fine_sand.coach import FIRST_HAND_OVER_LIMIT, FIRST_SURPLUS, PILES_LOW, hint
from sandtable.games.fine_sand.hand_cards import Discards, OffLoad
from sandtable.games.fine_sand.position import COLUMN, REMOVED_ZONE, SYMBOL, FineSand
from sandtable.games.fine_sand.style import add_proposal, may_propose, propose
from sandtable.games.fine_sand.verbs import BUILD, CHECK, DONE, PROPOSE, TIMER, TURN_DONE, USE
from sandtable.games.fine_sand.yellow import add_yellow, chosen_yellow, ready_types, refuse_idle, refuse_yellow, usable


@final
class Finish(Decision[FineSand]):
    """FS-7.1 Purple actions act now in any order, mixed with unused yellow ones."""

    rule: ClassVar[str] = "FS-7.1"

    def consequence(self, g: FineSand, option: int) -> Phrase | None:
        surplus = len(g.hand[self.seat]) - g.duty[self.seat] - g.limit(self.seat)
        return Phrase("then-throw-away", count=surplus) if option == CHECK and surplus > 0 else then_built(g, self.seat, option)

    def options(self, g: FineSand) -> list[int]:
        seat = self.seat
        options: list[int] = []
        if g.coaching and len(g.hand[seat]) > g.limit(seat):
            hint(g, seat, FIRST_HAND_OVER_LIMIT if g.offloads[seat] else FIRST_SURPLUS)
        column = g.column(b.PURPLE, seat)
        if column:
            for type_ in ready_types(g, column):
                if usable(g, seat, type_):
                    options.append(USE | type_)
        add_yellow(g, seat, options)
        add_builds(g, seat, options, step_2=False)
        options.append(CHECK)
        add_proposal(g, seat, options)
        return options

    def chosen(self, g: FineSand, option: int) -> None:
        seat = self.seat
        if option == CHECK:
            g.then(Duty(seat))
            g.then(CheckLimit(seat))
            g.then(Done(seat))
            return
        if option == PROPOSE:
            propose(g, seat)
        elif option // VERB == BUILD // VERB:
            g.then(Via(seat, option & NOUN, [], g.ring[seat], False, False))
        elif not chosen_yellow(g, seat, option):
            use(g, seat, option & NOUN, step_1=False)
        g.then(self)

    def why_not(self, g: FineSand) -> list[Refusal]:
        seat = self.seat
        return refuse_yellow(g, seat) + refuse_builds(g, seat, step_2=False) + refuse_idle(g, seat, b.PURPLE)


@final
class Duty(Step[FineSand]):
    """FS-14.4 Solo: from turn 14 on exactly one card must be off-loaded each turn, at the latest now."""

    rule: ClassVar[str] = "FS-14.4"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: FineSand) -> None:
        if g.duty[self.seat]:
            g.then(OffLoad(self.seat))


@final
class CheckLimit(Step[FineSand]):
    """FS-7.3 With more hand cards than the limit discard exactly the surplus."""

    rule: ClassVar[str] = "FS-7.3"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: FineSand) -> None:
        surplus = len(g.hand[self.seat]) - g.limit(self.seat)
        if surplus > 0:
            g.then(DiscardSurplus(self.seat, surplus, 0))


@final
class DiscardSurplus(Discards):
    """FS-7.3 Which cards, is your choice: one at a time."""

    rule: ClassVar[str] = "FS-7.3"

    def question(self, g: FineSand) -> Phrase:
        return Phrase("ask-discard-surplus", count=self.left)

    def again(self, left: int, least: int) -> DiscardSurplus:
        return DiscardSurplus(self.seat, left, least)


@final
class Done(Decision[FineSand]):
    """FS-7.4 Take the disc back: the turn is over, and only a table that agrees takes that back."""

    rule: ClassVar[str] = "FS-7.4"

    def options(self, g: FineSand) -> list[int]:
        return [DONE, PROPOSE] if may_propose(g, self.seat) else [DONE]

    def automatic(self, g: FineSand) -> bool:
        return False

    def binds(self, g: FineSand, option: int) -> bool:
        return option == DONE

    def chosen(self, g: FineSand, option: int) -> None:
        seat = self.seat
        if option == PROPOSE:
            propose(g, seat)
            g.then(self)
            return
        put_bursts_away(g, seat)
        g.limit_bonus[seat] = 0
        if g.solo and g.timer:
            g.timer -= 1  # FS-14.3
            g.tell(TIMER, seat, g.timer)
        g.tell(TURN_DONE, seat, len(g.hand[seat]))
        if g.coaching and len(g.draw_stack[seat]) + len(g.discard_pile[seat]) <= 4:
            hint(g, seat, PILES_LOW)


def put_bursts_away(g: FineSand, seat: int) -> None:
    """FS-15.14 A used burst goes onto the own Symbol pile at the end of the turn; solo: it is removed (FS-14.16)."""
    book = g.book
    for card in g.column(b.PURPLE, seat)[:]:
        type_ = book.type_of[card]
        if book.use[type_] == b.ONESHOT and g.spent[card] == g.round:
            after = book.after_solo[type_] if g.solo else book.after[type_]
            target = REMOVED_ZONE if after == b.TO_REMOVED else SYMBOL
            g.move(card, COLUMN[b.PURPLE] + seat, target + seat)
