"""Reading the content files of Fine Sand into the book."""

from __future__ import annotations

from typing import Literal

import msgspec

from sandtable.engine.content import Content
from sandtable.engine.errors import ContentError
from sandtable.games.fine_sand import book as b
from sandtable.games.fine_sand.position import SET_VALUES, SHEET_NUMBERS, SHEET_SETS


class Copy(msgspec.Struct, forbid_unknown_fields=True):
    uid: str
    mark: str


class EffectEntry(msgspec.Struct, forbid_unknown_fields=True, rename={"least": "min", "source": "from"}):
    op: str
    n: int | str = 1
    least: int = 0
    keep: int = 0
    source: Literal["hand", "reveal", ""] = ""
    red_discount: bool = False
    own_discount: int = 0
    max_printed_cost: int = 99
    free: bool = False
    reveal_max: int = 0
    capacity: int = 1


class CardEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    set: Literal["start", "fable", "table"]
    kind: Literal["castle", "green", "red", "blue", "purple", "yellow", "coin", "table"]
    step: Literal["1", "2A", "2B", "3", "any", "end", "none"]
    use: Literal["passive", "turn", "repeat", "oneshot"]
    ready: Literal["now", "next"]
    copies: list[Copy]
    effects: list[EffectEntry]
    rules: list[str]
    provenance: Literal["rulebook", "public", "designed"]
    text: str
    flavour: str = ""
    round: int = 0
    cost: int = 0
    coin: int = -1
    after: Literal["stay", "discard", "offload"] = "stay"
    after_solo: Literal["", "remove"] = ""
    on_draw: Literal["", "layout"] = ""
    on_pay: Literal["discard", "remove", "never"] = "discard"
    on_build: Literal["", "left_discard"] = ""
    on_build_solo: Literal["", "stay"] = ""


class BoardEntry(msgspec.Struct, forbid_unknown_fields=True):
    draw: int
    build: int
    blue_draw: int
    hand_limit: int
    opening_hand: int


class LimitsEntry(msgspec.Struct, forbid_unknown_fields=True):
    round_cap: int
    solo_timer: int
    campaign_swap: int
    solo_reveal: int
    solo_games: int
    wooden_coins_in_box: int


class SheetEntry(msgspec.Struct, forbid_unknown_fields=True):
    numbers: list[int]
    victory_points: list[int]
    stack_points_each: int
    offload_points_each: int
    spaces_per_coin_set: int
    coin_sets: list[int]


class SlotEntry(msgspec.Struct, forbid_unknown_fields=True):
    pos: int
    uid: str
    card: str
    why: str


def entries(content: Content) -> list[CardEntry]:
    """The cards of a set that can lie in a stack, in file order."""
    return [card for card in content.read("cards", "card", CardEntry) if card.set != "table"]


def read_book(content: Content) -> b.Book:
    book = b.Book()
    for type_, card in enumerate(entries(content)):
        add_type(book, card)
        for copy in card.copies:
            book.uids.append(copy.uid)
            book.numbered.append(copy.mark != "!")
            book.fable_round.append(card.round)
            book.type_of += [type_] * b.SEATS
    if len(set(book.uids)) != len(book.uids):
        raise ContentError("cards.toml: a uid is used twice")
    read_numbers(book, content)
    return book


def add_type(book: b.Book, card: CardEntry) -> None:
    where = f"cards.toml, card {card.id!r}"
    if card.kind == "coin" and card.coin < 0:
        raise ContentError(f"{where}: a coin card needs `coin`, what it pays")
    if card.kind != "coin" and card.cost < 1:
        raise ContentError(f"{where}: a card that can be built needs a `cost` of at least 1")
    effects = [read_effect(effect, where) for effect in card.effects]
    ops = {effect.op: effect for effect in effects}
    book.slugs.append(card.id)
    book.kind.append(b.KINDS[card.kind])
    book.cost.append(card.cost)
    book.value.append(1 if card.kind != "coin" else 0 if card.on_pay == "never" else card.coin)
    book.use.append(b.USES[card.use])
    book.ready_now.append(card.ready == "now")
    book.after.append({"stay": b.STAY, "discard": b.TO_DISCARD, "offload": b.TO_SYMBOL}[card.after])
    book.after_solo.append(b.TO_REMOVED if card.after_solo else book.after[-1])
    book.removed_by_paying.append(card.on_pay == "remove")
    book.laid_out.append(card.on_draw == "layout")
    book.to_left_neighbour.append(card.on_build == "left_discard")
    book.stays_in_solo.append(card.on_build_solo == "stay")
    book.effects.append(effects)
    plain = len(effects) == 1 and card.use == "turn"
    book.draws.append(effects[0].n if plain and effects[0].op == b.DRAW else 0)
    book.build.append(next((i for i, e in enumerate(effects) if e.op == b.BUILD_OP), -1))
    book.plain_build.append(plain and effects[0].op == b.BUILD_OP and is_plain(effects[0]))
    book.discount.append(ops[b.DISCOUNT].n if b.DISCOUNT in ops else 0)
    book.hand_limit.append(ops[b.HAND_LIMIT].n if b.HAND_LIMIT in ops else 0)
    book.end_remove.append(ops[b.END_REMOVE].n if b.END_REMOVE in ops else 0)
    book.cost_cards.append(cost_cards(effects))


def is_plain(effect: b.Effect) -> bool:
    return effect.red_discount and not effect.free and not effect.own_discount and effect.max_cost == 99 and not effect.reveal_max


def cost_cards(effects: list[b.Effect]) -> int:
    """How many hand cards an action needs before it may begin (FS-6.3)."""
    total = 0
    for effect in effects:
        if effect.op == b.DISCARD_COST:
            total += effect.least if effect.n == b.ANY_NUMBER else effect.n
        elif effect.op in (b.REMOVE_OP, b.OFFLOAD_OP):
            total += effect.n
    return total


def read_effect(entry: EffectEntry, where: str) -> b.Effect:
    if entry.op not in b.OPS:
        raise ContentError(f"{where}: there is no operation {entry.op!r}; there are {', '.join(b.OPS)}")
    if entry.op == "draw_keep" and entry.keep != 1:
        raise ContentError(f"{where}: of cards drawn to choose from exactly one is kept (FS-15.5), not {entry.keep}")
    if entry.capacity != 1:
        raise ContentError(f"{where}: a card holds one coin card (FS-15.21), not {entry.capacity}")
    n = entry.n
    if isinstance(n, str):
        if n not in b.FORMULAS:
            raise ContentError(f"{where}: n is a number or one of {', '.join(b.FORMULAS)}, not {n!r}")
        n = b.FORMULAS[n]
    return b.Effect(
        b.OPS[entry.op],
        n,
        least=entry.least,
        own_discount=entry.own_discount,
        red_discount=entry.red_discount,
        max_cost=entry.max_printed_cost,
        free=entry.free,
        reveal_max=entry.reveal_max if entry.source == "reveal" else 0,
    )


def check_sheet(sheet: SheetEntry) -> None:
    """The sheet has the rows of the printed one; what they are worth is free."""
    where = "rules.toml, solo_sheet"
    if sheet.numbers != list(range(1, SHEET_NUMBERS + 1)):
        raise ContentError(f"{where}: numbers run from 1 to {SHEET_NUMBERS}")
    if len(sheet.victory_points) != SHEET_NUMBERS:
        raise ContentError(f"{where}: victory_points has {SHEET_NUMBERS} entries, not {len(sheet.victory_points)}")
    if len(sheet.coin_sets) != SHEET_SETS or not all(0 <= value < SET_VALUES for value in sheet.coin_sets):
        raise ContentError(f"{where}: coin_sets has {SHEET_SETS} entries from 0 to {SET_VALUES - 1}")


def read_numbers(book: b.Book, content: Content) -> None:
    board = content.table("rules", "board", BoardEntry)
    book.board_draw, book.board_builds, book.blue_draw = board.draw, board.build, board.blue_draw
    book.limit, book.opening = board.hand_limit, board.opening_hand
    limits = content.table("rules", "limits", LimitsEntry)
    book.timer, book.swap = limits.solo_timer, limits.campaign_swap
    book.solo_reveal, book.solo_games = limits.solo_reveal, limits.solo_games
    sheet = content.table("rules", "solo_sheet", SheetEntry)
    check_sheet(sheet)
    book.sets, book.spaces = sheet.coin_sets, sheet.spaces_per_coin_set
    book.victory_points = sheet.victory_points
    book.stack_points, book.offload_points = sheet.stack_points_each, sheet.offload_points_each
    slots = sorted(content.read("presort", "slot", SlotEntry), key=lambda slot: slot.pos)
    try:
        book.presorted = [book.uids.index(slot.uid) for slot in slots]
    except ValueError as error:
        raise ContentError(f"presort.toml: {error}") from None
