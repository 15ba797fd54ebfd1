"""FS-6 Yellow: actions out of sequence, offered beside everything else a player may do in a turn."""

from __future__ import annotations

from typing import Any

from sandtable.engine.cards import each_once
from sandtable.engine.names import NOUN, VERB
from sandtable.engine.phrases import Phrase
from sandtable.engine.steps import Refusal
from sandtable.games.fine_sand import book as b
from sandtable.games.fine_sand.actions import use
from sandtable.games.fine_sand.book import Effect
from sandtable.games.fine_sand.hand_cards import OffLoad
from sandtable.games.fine_sand.position import FineSand
from sandtable.games.fine_sand.verbs import OFFLOAD, USE


def add_yellow(g: FineSand, seat: int, options: list[int]) -> None:
    """FS-6.1 Each ready yellow card once per turn, at any moment between two actions; Off-load among them (FS-6.4)."""
    if g.offloads[seat] and g.hand[seat]:
        options.append(OFFLOAD)
    column = g.column(b.YELLOW, seat)
    if column:
        for type_ in ready_types(g, column):
            if usable(g, seat, type_):
                options.append(USE | type_)


def ready_types(g: FineSand, column: list[int]) -> list[int]:
    """The types of a column of which a card may act now."""
    spent, type_of = g.spent, g.book.type_of
    return each_once([type_of[card] for card in column if spent[card] < g.round])


def usable(g: FineSand, seat: int, type_: int) -> bool:
    """FS-6.3 Costs must be payable in full; building is offered elsewhere; passive cards do not act."""
    book = g.book
    if book.build[type_] is not None or book.use[type_] == b.PASSIVE:
        return False
    needed = book.cost_cards[type_]
    return (not needed or len(g.hand[seat]) >= needed + g.duty[seat]) and obstacle(g, seat, type_) is None


def obstacle(g: FineSand, seat: int, type_: int) -> Effect[Any] | None:
    """The first effect of a card for which something besides hand cards is missing."""
    for effect in g.book.effects[type_]:
        if not effect.possible(g, seat):
            return effect
    return None


def chosen_yellow(g: FineSand, seat: int, option: int) -> bool:
    """Carry out a yellow option. Draws by yellow cards count as type B in any step (FS-10.3)."""
    if option == OFFLOAD:
        g.then(OffLoad(seat))
        return True
    if option // VERB == USE // VERB and g.book.kind[option & NOUN] == b.YELLOW:
        use(g, seat, option & NOUN, step_1=False)
        return True
    return False


def refuse_yellow(g: FineSand, seat: int) -> list[Refusal]:
    """Why a yellow action is not offered."""
    refusals: list[Refusal] = []
    if g.solo and g.timer:
        refusals.append((OFFLOAD, "FS-14.3", Phrase("why-timer", count=g.timer)))
    elif not g.offloads[seat]:
        refusals.append((OFFLOAD, "FS-6.1", Phrase("why-off-loaded-already")))
    elif not g.hand[seat]:
        refusals.append((OFFLOAD, "FS-6.4", Phrase("why-nothing-to-off-load")))
    return refusals + refuse_idle(g, seat, b.YELLOW)


def refuse_idle(g: FineSand, seat: int, kind: int) -> list[Refusal]:
    """Why a built card of a column does not act."""
    refusals: list[Refusal] = []
    held = len(g.hand[seat])
    for card in g.column(kind, seat):
        type_ = g.book.type_of[card]
        needed = g.book.cost_cards[type_]
        if g.book.use[type_] == b.PASSIVE:
            continue
        if not g.ready(card):
            rule = "FS-6.1" if kind == b.YELLOW else "FS-2.5"
            refusals.append((USE | type_, rule, Phrase("why-not-ready")))
        elif needed and held < needed:
            refusals.append((USE | type_, "FS-6.3", Phrase("why-needs-cards", count=needed, held=held)))
        elif needed and held < needed + g.duty[seat]:
            refusals.append((USE | type_, "FS-14.5", Phrase("why-last-card-owed")))
        else:
            missing = obstacle(g, seat, type_)
            if missing is not None:
                refusals.append((USE | type_, *missing.why_not()))
    return refusals
