"""What cards do when they act: the operations of their effects, one after the other (FS-2.6, FS-6.6, FS-15)."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from sandtable.engine.library import another_of, one_of
from sandtable.engine.names import NOUN
from sandtable.engine.phrases import Phrase
from sandtable.engine.steps import Decision, Refusal
from sandtable.games.fine_sand import book as b
from sandtable.games.fine_sand.book import Action, Effect
from sandtable.games.fine_sand.position import BLUE_SIDE, COLUMN, DISCARD_PILE, FineSand
from sandtable.games.fine_sand.stacks import end_draw_action
from sandtable.games.fine_sand.verbs import DISCARD, ENOUGH, USED


def use(g: FineSand, seat: int, type_: int, *, step_1: bool) -> None:
    """FS-2.4 A ready card of this type acts. The ring moves with a blue one (FS-4.1)."""
    kind = g.book.kind[type_]
    card = ready_card(g, seat, type_)
    if g.book.use[type_] != b.REPEAT:
        g.spent[card] = g.round
    if kind == b.BLUE_KIND:
        g.ring[seat] = BLUE_SIDE
    g.tell(USED, seat, type_)
    g.then(Act(seat, card, 0, 0, step_1=step_1))


def ready_card(g: FineSand, seat: int, type_: int) -> int:
    type_of = g.book.type_of
    for card in g.column(g.book.kind[type_], seat):
        if type_of[card] == type_ and g.ready(card):
            return card
    return -1


@final
class Act(Action[FineSand]):
    """FS-2.6 An action is completed before the next begins: the effects of a card from `index` on, after n discards."""

    rule: ClassVar[str] = "FS-2.6"

    def run(self, g: FineSand) -> None:
        effects = g.book.effects[g.book.type_of[self.card]]
        if self.index == len(effects):
            self.finish(g, effects)
            return
        effect = effects[self.index]
        effect.start(g, self)
        if effect.goes_on:
            g.then(Act(self.seat, self.card, self.index + 1, self.n, self.step_1))

    def finish(self, g: FineSand, effects: list[Effect[Any]]) -> None:
        """FS-10.6 A one-shot card joins the discard pile as part of its own action; FS-9.7 then the trigger is checked."""
        seat, type_ = self.seat, g.book.type_of[self.card]
        if g.book.use[type_] == b.ONESHOT and g.book.after[type_] == b.TO_DISCARD:
            g.move(self.card, COLUMN[g.book.kind[type_]] + seat, DISCARD_PILE + seat)
        for effect in effects:
            if effect.draws:
                end_draw_action(g, seat, step_1=self.step_1)
                return


@final
class DiscardAny(Decision[FineSand]):
    """FS-15.11, FS-15.18 Discard as many as you like. All discards come first."""

    rule: ClassVar[str] = "FS-6.6"

    def __init__(self, seat: int, card: int, index: int, n: int, least: int, step_1: bool) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.index: Final = index
        self.n: Final = n
        self.least: Final = least
        self.step_1: Final = step_1

    def options(self, g: FineSand) -> list[int]:
        effect = g.book.effects[g.book.type_of[self.card]][self.index]
        left = max(effect.cost_cards - self.n, 1)
        types = g.hand_types(self.seat) if len(g.hand[self.seat]) >= left + g.duty[self.seat] else []
        if self.n < effect.cost_cards:
            return one_of(g, types, left, self.least, DISCARD)
        return [*another_of(g, types, left, self.least, DISCARD), ENOUGH]

    def why_not(self, g: FineSand) -> list[Refusal]:
        """FS-14.5 What the solo player owes is kept; else one that must go in any case goes first."""
        owed = len(g.hand[self.seat]) <= g.duty[self.seat]
        rule, why = ("FS-14.5", "why-last-card-owed") if owed else ("FS-6.6", "why-others-first")
        return [(DISCARD | type_, rule, Phrase(why)) for type_ in g.types(g.hand[self.seat])]

    def chosen(self, g: FineSand, option: int) -> None:
        if option == ENOUGH:
            g.then(Act(self.seat, self.card, self.index + 1, self.n, self.step_1))
            return
        g.discard(self.seat, option & NOUN)
        g.then(DiscardAny(self.seat, self.card, self.index, self.n + 1, option & NOUN, self.step_1))
