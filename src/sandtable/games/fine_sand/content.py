"""Reading the content files of Fine Sand into the book."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from sandtable.engine.content import Content
from sandtable.engine.errors import ContentError
from sandtable.games.fine_sand import book as b
from sandtable.games.fine_sand.checks import CardEntry, check
from sandtable.games.fine_sand.effect_words import MOST, OPERATIONS
from sandtable.games.fine_sand.effects import Discount, Draw, EndRemove, HandLimit, StowCoin
from sandtable.games.fine_sand.position import SET_VALUES, SHEET_NUMBERS, SHEET_SETS, FineSand
from sandtable.games.fine_sand.worth import appraise


class BoardEntry(msgspec.Struct, forbid_unknown_fields=True):
    draw: int
    build: int
    blue_draw: int
    hand_limit: int
    opening_hand: int


class LimitsEntry(msgspec.Struct, forbid_unknown_fields=True):
    solo_timer: int
    campaign_swap: int
    solo_reveal: int
    solo_games: int


class SheetEntry(msgspec.Struct, forbid_unknown_fields=True):
    numbers: list[int]
    victory_points: list[int]
    stack_points_each: int
    offload_points_each: int
    spaces_per_coin_set: int
    coin_sets: list[int]


class PresortEntry(msgspec.Struct, forbid_unknown_fields=True):
    order: list[str]


def entries(content: Content) -> list[CardEntry]:
    """The cards of a set that can lie in a stack, in file order."""
    cards = content.read("cards", "card", CardEntry)
    for card in cards:
        check(card)
    return [card for card in cards if card.set != "table"]


@lru_cache(maxsize=32)  # every game with the same cards reads the same book
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
        raise ContentError(f"cards.toml: the uid {max(book.uids, key=book.uids.count)!r} is used twice")
    read_numbers(book, content)
    appraise(book)
    return book


def add_type(book: b.Book, card: CardEntry) -> None:
    effects = [OPERATIONS[entry.op].effect(entry) for entry in card.effects]
    book.slugs.append(card.id)
    book.kind.append(b.KINDS[card.kind])
    book.cost.append(card.cost)
    book.value.append(0 if card.on_pay == "never" else card.coin if card.kind == "coin" else 1)
    book.use.append(b.USES[card.use])
    book.ready_now.append(card.ready == "now")
    book.after.append({"stay": b.STAY, "discard": b.TO_DISCARD, "offload": b.TO_SYMBOL}[card.after])
    book.after_solo.append(b.TO_REMOVED if card.after_solo else book.after[-1])
    book.removed_by_paying.append(card.on_pay == "remove")
    book.laid_out.append(card.on_draw == "layout")
    book.to_left_neighbour.append(card.on_build == "left_discard")
    book.stays_in_solo.append(card.on_build_solo == "stay")
    book.effects.append(effects)
    sum_up(book, effects, plain=len(effects) == 1 and card.use == "turn")


def sum_up(book: b.Book, effects: list[b.Effect[FineSand]], *, plain: bool) -> None:
    """What the effects of a type amount to, looked up often. A plain card has one effect, which it does once in a turn."""
    build = next((effect for effect in effects if isinstance(effect, b.Build)), None)
    book.draws.append(effects[0].n if plain and isinstance(effects[0], Draw) else 0)
    book.build.append(build)
    book.plain_build.append(plain and book.kind[-1] == b.RED and build is not None and is_plain(build))
    book.discount.append(total(effects, Discount))
    book.hand_limit.append(total(effects, HandLimit))
    book.end_remove.append(total(effects, EndRemove))
    book.holds.append(total(effects, StowCoin))
    book.cost_cards.append(sum(effect.cost_cards for effect in effects))


def total(effects: list[b.Effect[FineSand]], kind: type[b.Effect[FineSand]]) -> int:
    """How much the effects of a kind come to."""
    return sum(effect.n for effect in effects if isinstance(effect, kind))


def is_plain(build: b.Build) -> bool:
    return build.red_discount and not build.free and not build.own_discount and build.max_cost == 99 and not build.reveal_max


def check_sheet(sheet: SheetEntry) -> None:
    """The sheet has the rows of the printed one; what they are worth is free."""
    where = "rules.toml, solo_sheet"
    if sheet.numbers != list(range(1, SHEET_NUMBERS + 1)):
        raise ContentError(f"{where}: numbers run from 1 to {SHEET_NUMBERS}")
    if len(sheet.victory_points) != SHEET_NUMBERS:
        raise ContentError(f"{where}: victory_points has {SHEET_NUMBERS} entries, not {len(sheet.victory_points)}")
    if len(sheet.coin_sets) != SHEET_SETS or not all(0 <= value < SET_VALUES for value in sheet.coin_sets):
        raise ContentError(f"{where}: coin_sets has {SHEET_SETS} entries from 0 to {SET_VALUES - 1}")
    for name in ("spaces_per_coin_set", "stack_points_each", "offload_points_each"):
        if getattr(sheet, name) < (1 if name == "spaces_per_coin_set" else 0):
            raise ContentError(f"{where}: {name} is too low")


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
    check_counts(book, board, limits)
    order = content.table("presort", "presort", PresortEntry).order
    for uid in order:
        if uid not in book.uids or order.count(uid) > 1:
            raise ContentError(f"presort.toml, order: no card has the uid {uid!r}, or it stands there twice")
    book.presorted = [book.uids.index(uid) for uid in order]
    if len(order) < book.opening:
        raise ContentError(f"presort.toml, order: fewer cards than an opening hand of {book.opening}")


def check_counts(book: b.Book, board: BoardEntry, limits: LimitsEntry) -> None:
    """Whether there are enough cards for what the numbers ask."""
    stack = sum(1 for round in book.fable_round if not round)
    numbered = sum(1 for round, mark in zip(book.fable_round, book.numbered, strict=True) if mark and not round)
    for name, value in msgspec.to_builtins(board).items():
        if not 0 <= value <= MOST:
            raise ContentError(f"rules.toml, board: {name} is a number from 0 to {MOST}, not {value}")
    if book.opening > stack - 1:
        raise ContentError(f"rules.toml, board: opening_hand is above what a stack of {stack} cards allows")
    if not 1 <= limits.campaign_swap <= limits.solo_reveal <= numbered:
        wanted = f"at most solo_reveal ({limits.solo_reveal}), that at most the {numbered} numbered start cards"
        raise ContentError(f"rules.toml, limits: campaign_swap ({limits.campaign_swap}) must be {wanted}")
    if limits.solo_timer < 0 or (limits.solo_games - 1) * limits.campaign_swap > len(book.fable_round) - stack:
        raise ContentError("rules.toml, limits: solo_timer is at least 0, and solo_games need enough Fable cards to swap in")
