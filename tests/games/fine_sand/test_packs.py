"""Packs lay other numbers over the cards and the sheet; what the rules cannot do they refuse, naming the place."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.arena.witness import Witness
from sandtable.engine.content import Content
from sandtable.engine.errors import ContentError
from sandtable.engine.flow import advance
from sandtable.games.fine_sand.actions import use
from sandtable.games.fine_sand.book import YELLOW, Book, Build
from sandtable.games.fine_sand.content import read_book
from sandtable.games.fine_sand.position import COLUMN, DRAW_STACK, HAND, REMOVED_ZONE, FineSand
from sandtable.games.fine_sand.title import TITLE
from tests.games.changes import as_plain, names_of, unread, unread_by_rules

SIFT = '[[card]]\nid = "f2-sift"\neffects = [{effect}]\n'
PALLET = '[[card]]\nid = "f7-pallet"\neffects = [{effect}]\n'


def pack(folder: Path, file: str, text: str) -> list[Path]:
    (folder / file).write_text(text)
    return [folder]


def test_a_pack_changes_the_numbers_of_the_board(tmp_path: Path) -> None:
    packs = pack(tmp_path, "rules.toml", "[board]\nopening_hand = 4\n")
    table = sandtable.new("fine_sand", players=2, seed=1, mode="basic", packs=packs)
    hand = next(zone for zone in table.view(0)["zones"] if (zone["zone"], zone["owner"]) == ("hand", 0))
    assert len(hand["cards"]) == 4


def test_a_pack_changes_what_struck_numbers_are_worth(tmp_path: Path) -> None:
    packs = pack(tmp_path, "rules.toml", f"[solo_sheet]\nvictory_points = {[3] * 20}\n")
    setup = TITLE.setup(players=1, seed="1", mode="solo_campaign", packs=packs)
    assert TITLE.empty(setup).book.victory_points == [3] * 20


@pytest.mark.parametrize(
    ("file", "text", "complaint"),
    [
        ("rules.toml", "[solo_sheet]\nnumbers = [1, 2, 3]\n", "numbers run from 1 to 20"),
        ("rules.toml", "[solo_sheet]\nvictory_points = [1]\n", "victory_points has 20 entries, not 1"),
        ("rules.toml", "[solo_sheet]\ncoin_sets = [99]\n", "coin_sets has 10 entries from 0 to 9"),
        ("cards.toml", SIFT.format(effect='{op = "draw_keep", n = 3, keep = 2}'), "card 'f2-sift': .* exactly one is kept"),
        ("cards.toml", PALLET.format(effect='{op = "stow_coin", n = 2}'), "card 'f7-pallet': n"),
        ("rules.toml", "[limits]\nsolo_games = 11\n", "solo_games"),
        ("presort.toml", '[presort]\norder = ["S14", "S14"]\n', "order"),
    ],
)
def test_what_the_rules_cannot_do_is_refused(tmp_path: Path, file: str, text: str, complaint: str) -> None:
    with pytest.raises(ContentError, match=complaint):
        sandtable.new("fine_sand", players=1, seed=1, mode="solo_campaign", packs=pack(tmp_path, file, text))


TEXTS = {"name", "text", "flavour", "rules", "provenance"}


FOR_BOTS = {"acts", "amount", "machine"}  # worked out from the others, for those who judge cards


def numbers(content: Content, file: str, entry: str) -> Any:
    """The book as the rules know it: a field that only bots would notice is not read."""
    return {name: value for name, value in as_plain(read_book(content)).items() if name not in FOR_BOTS}


def shown(content: Content, file: str, entry: str) -> Any:
    return TITLE.cards(content, TITLE.messages())


def test_every_field_is_read_or_refused() -> None:
    assert unread(TITLE.content(), TEXTS, numbers, shown) == []


def test_everything_in_the_book_is_read_by_a_rule() -> None:
    apart = ("book", "content", "checks", "bot", "judge", "worth", "balance")
    assert unread_by_rules(TITLE, names_of(Book()), "book", apart) == sorted(FOR_BOTS)
    assert unread_by_rules(TITLE, names_of(Build()), "build|effect|via|self", apart) == []


BUCKETS = Path(__file__).parents[3] / "examples" / "packs" / "seven_buckets"
BUCKET = (BUCKETS / "cards.toml").read_text("utf-8")


def test_a_pack_adds_a_card_built_from_known_effects() -> None:
    """FS-15.6, FS-15.9 Counts above one are read: one discarded, two removed, two taken (the second from the draw stack)."""
    table = sandtable.new("fine_sand", players=2, seed=1, mode="basic", turns="one_by_one", packs=[BUCKETS])
    for seat in (0, 1):
        table.play(seat, "keep_rest")
    g = table.g
    assert isinstance(g, FineSand)
    new = g.book.slugs.index("seven-buckets")
    card = next(card for pile in (g.hand[0], g.draw_stack[0]) for card in pile if g.book.type_of[card] == new)
    assert len(g.hand[0]) + len(g.draw_stack[0]) == 31
    g.move(card, HAND if card in g.hand[0] else DRAW_STACK, COLUMN[YELLOW])
    held = len(g.hand[0])
    use(g, 0, new, step_1=False)
    g.offers.clear()
    advance(g)
    for verb in ("discard", "remove", "remove"):
        table.play(0, next(option for option in table.options(0) if option.text.startswith(verb)))
    assert len(g.piles[REMOVED_ZONE]) == 2
    assert not g.discard_pile[0]
    assert len(g.hand[0]) == held - 3 + 2


@pytest.mark.parametrize(("mode", "players"), [("basic", 2), ("fable", 3), ("solo_campaign", 1)])
def test_games_with_an_added_card_keep_every_promise(mode: str, players: int) -> None:
    Witness(sandtable.new("fine_sand", players=players, seed=1, mode=mode, packs=[BUCKETS]), mode).play()


@pytest.mark.parametrize(("field", "value"), [
    ("step", '"1"'), ("use", '"repeat"'), ("after", '"discard"'), ("round", "3"), ("coin", "2"), ("kind", '"red"'),
    ("on_draw", '"layout"'), ("on_build_solo", '"stay"'), ("id", '"Seven Buckets"'),
    ("effects", '[{op = "offload", n = 1, from = "hand"}]'), ("effects", '[{op = "build", n = 2, from = "hand"}]'),
    ("effects", '[{op = "draw", n = "N+1"}]'), ("effects", '[{op = "draw", n = 1, keep = 1}]'),
])  # fmt: skip
def test_an_added_card_that_the_rules_cannot_play_is_refused(tmp_path: Path, field: str, value: str) -> None:
    lines = [line for line in BUCKET.splitlines() if not line.startswith(f"{field} =")]
    with pytest.raises(ContentError, match="card"):
        TITLE.content(pack(tmp_path, "cards.toml", "\n".join([*lines, f"{field} = {value}"])))
