"""Whole recorded games: every number of players, with and without Despatches, and complete campaigns."""

from __future__ import annotations

from pathlib import Path

import pytest

import sandtable
from sandtable.engine.record import Record

FOLDER = Path(__file__).parent / "games"
GAMES = sorted(path.stem for path in FOLDER.glob("*.jsonl"))


def read(name: str) -> Record:
    return Record.loads((FOLDER / f"{name}.jsonl").read_text("utf-8"))


def test_there_is_a_game_for_every_table() -> None:
    kinds = {(record.mode, record.players, record.settings["despatches"]) for record in map(read, GAMES)}
    assert {("standard", players, despatches) for players in (2, 3, 4) for despatches in ("off", "on")} <= kinds
    assert {("survival", players, "off") for players in (2, 3, 4)} <= kinds


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_replays_to_its_result(name: str) -> None:
    record = read(name)
    table = sandtable.replay(record)
    assert table.over
    table.verify(record)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_recorded_campaign_goes_from_game_to_game(players: int) -> None:
    """LE-13.1 What one game leaves is what the next begins with."""
    campaign = None
    for game in range(1, 4):
        record = read(f"survival-{players}-game-{game}")
        assert record.campaign == campaign
        campaign = sandtable.replay(record).campaign
    assert campaign is not None
    assert campaign["over"]
    assert len(campaign["diary"]) == 3
