"""Packs lay other numbers over the cards and the sheet; what the rules cannot do they refuse, naming the place."""

from __future__ import annotations

from pathlib import Path

import pytest

import sandtable
from sandtable.engine.errors import ContentError
from sandtable.games.fine_sand.title import TITLE

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
        ("cards.toml", PALLET.format(effect='{op = "stow_coin", capacity = 2}'), "card 'f7-pallet': a card holds one coin card"),
    ],
)
def test_what_the_rules_cannot_do_is_refused(tmp_path: Path, file: str, text: str, complaint: str) -> None:
    with pytest.raises(ContentError, match=complaint):
        sandtable.new("fine_sand", players=1, seed=1, mode="solo_campaign", packs=pack(tmp_path, file, text))
