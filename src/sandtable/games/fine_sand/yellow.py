"""FS-6 Yellow: actions out of sequence, offered beside everything else a player may do in a turn."""

from __future__ import annotations

from sandtable.engine.names import NOUN, VERB
from sandtable.engine.phrases import Phrase
from sandtable.engine.steps import Refusal
from sandtable.games.fine_sand import book as b
from sandtable.games.fine_sand.actions import use
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
    return sorted({type_of[card] for card in column if spent[card] < g.round})


def usable(g: FineSand, seat: int, type_: int) -> bool:
    """FS-6.3 Costs must be payable in full; building is offered elsewhere; passive cards do not act."""
    book = g.book
    if book.build[type_] >= 0 or book.use[type_] == b.PASSIVE:
        return False
    if book.effects[type_][0].op == b.STOW_COIN:
        return can_stow(g, seat)
    return len(g.hand[seat]) >= book.cost_cards[type_] + (g.duty[seat] if book.cost_cards[type_] else 0)


def can_stow(g: FineSand, seat: int) -> bool:
    """FS-15.21 A free Pallet and a coin card in hand (which is not the last card while the solo duty is open, FS-14.5)."""
    book = g.book
    held = [book.effects[book.type_of[card]][0] for card in g.column(b.YELLOW, seat)]
    room = sum([effect.n for effect in held if effect.op == b.STOW_COIN])
    if len(g.pallet[seat]) >= room or len(g.hand[seat]) <= g.duty[seat]:
        return False
    return any([book.kind[book.type_of[card]] == b.COIN for card in g.hand[seat]])


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
        elif g.book.effects[type_][0].op == b.STOW_COIN:
            refusals.append((USE | type_, "FS-15.21", Phrase("why-pallet")))
    return refusals
