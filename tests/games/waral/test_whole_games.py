"""Whole recorded games: each player count, setting and way to end."""

from __future__ import annotations

from pathlib import Path

import pytest

import sandtable
from sandtable.engine.errors import BadRecord
from sandtable.engine.record import Record
from sandtable.engine.sight import SPECTATOR
from sandtable.games.waral.invariants import broken
from sandtable.games.waral.position import Waral
from tests.games.waral.make_games import FOLDER, GAMES, ending

FILES = sorted(FOLDER.glob("*.jsonl"))


def test_every_game_that_can_be_made_is_there() -> None:
    assert [path.stem for path in FILES] == sorted(GAMES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_its_result(path: Path) -> None:
    """WA-10.1, WA-10.5, WA-10.6: same content, same picks offered, same ranks and scores."""
    text = path.read_text(encoding="utf-8")
    table = sandtable.replay(text)
    assert table.over
    table.verify(Record.loads(text))
    assert table.record.dumps() == text
    assert ending(table) == GAMES[path.stem][1]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_coins_cards_and_tokens_stay_in_order_along_a_game(path: Path) -> None:
    """WA-1.1, WA-4.1, WA-7.8, WA-9.4: what must be true at every moment."""
    record = Record.loads(path.read_text(encoding="utf-8"))
    table = sandtable.replay(record, upto=0)
    start = table.view()["scalars"]["first"]
    for seat, text in record.picks:
        table.play(seat, text)
        g = table.g
        assert isinstance(g, Waral)
        assert broken(g) == ""
        if g.round:
            assert g.first == (start + g.round - 1) % g.players


def test_a_record_with_another_result_is_refused() -> None:
    record = Record.loads(FILES[0].read_text(encoding="utf-8"))
    assert record.result is not None
    record.result["scores"] = [score + 1 for score in record.result["scores"]]
    with pytest.raises(BadRecord, match="the record claims the result"):
        sandtable.replay(record).verify(record)


def test_after_the_game_all_hands_are_open() -> None:
    """WA-10.3"""
    table = sandtable.replay(FILES[0].read_text(encoding="utf-8"))
    hands = [pile["cards"] for pile in table.view(SPECTATOR)["zones"] if pile["zone"] == "hand"]
    assert None not in [card for cards in hands for card in cards]
