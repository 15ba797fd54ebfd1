"""Whole recorded games, each mode, player count and way to end; and counts of all ways to go on (perft)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sandtable.engine.errors import BadRecord
from sandtable.engine.record import Record
from sandtable.games.fine_sand import TITLE
from tests.games.fine_sand.arrange import Beach, game, table
from tests.games.fine_sand.make_games import FOLDER, GAMES, SEQUELS, ending
from tests.games.perft import counts

FILES = sorted(FOLDER.glob("*.jsonl"))


def replayed(path: Path) -> tuple[Record, Beach]:
    record = Record.loads(path.read_text(encoding="utf-8"))
    t = game(players=record.players, mode=record.mode, seed=record.seed, campaign=record.campaign, **record.settings)
    for seat, text in record.picks:
        t.play(seat, text)
    return record, t


def test_every_game_that_can_be_made_is_there() -> None:
    assert [path.stem for path in FILES] == sorted([*GAMES, *SEQUELS])


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_its_result(path: Path) -> None:
    """FS-2.9, FS-10.1 to FS-10.4, FS-10.9, FS-11.3: same content, same picks offered, same ranks and scores."""
    record, t = replayed(path)
    assert record.content == t.setup.content.hash
    assert record.rules == TITLE.version
    assert t.over
    t.verify(record)
    assert t.record.dumps() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", list(GAMES))
def test_a_recorded_game_ends_the_way_its_name_says(name: str) -> None:
    """FS-10.2, FS-10.3, FS-10.9: type A in its round, type B one round later, or the cap."""
    _, end, start = GAMES[name]
    record, t = replayed(FOLDER / f"{name}.jsonl")
    assert ending(t) == end
    assert (record.mode, record.players) == (start["mode"], start["players"])
    triggers = [t.last_round(seat) for seat in range(t.setup.players) if t.last_round(seat)]
    assert (min(triggers) if triggers else t.position.cap) == t.position.round


def test_the_games_cover_every_mode_player_count_and_way_to_end() -> None:
    """FS-1.1, FS-12, FS-13, FS-14"""
    played = {(start["mode"], start["players"]) for _, _, start in GAMES.values()}
    assert played == {(mode.id, players) for mode in TITLE.modes for players in mode.players}
    assert {end for _, end, _ in GAMES.values()} == {"type a", "type b", "cap"}


@pytest.mark.parametrize("name", list(SEQUELS))
def test_a_sequel_goes_on_from_the_game_before_it(name: str) -> None:
    """FS-13.7, FS-14.14"""
    _, before = replayed(FOLDER / f"{SEQUELS[name]}.jsonl")
    record, _ = replayed(FOLDER / f"{name}.jsonl")
    assert record.campaign == before.campaign


def test_a_record_played_with_other_cards_is_refused() -> None:
    """The content hash stands in the record."""
    record = Record.loads((FOLDER / "basic-2-cap.jsonl").read_text(encoding="utf-8"))
    record.content = "other cards"
    with pytest.raises(BadRecord, match="other cards"):
        Beach.replay(TITLE, record)


def test_a_record_that_claims_another_result_is_refused() -> None:
    record, t = replayed(FOLDER / "basic-2-cap.jsonl")
    assert record.result is not None
    record.result["scores"] = [0, 0]
    with pytest.raises(BadRecord, match="claims"):
        t.verify(record)


MACHINES = "green-6 f2-sift red-4 red-7 f9-build-desired blue-3 f1-build-small f8-recycling yellow-4 f4-always-build f7-pallet"


@pytest.mark.parametrize(
    ("start", "numbers"),
    [
        ({"mode": "basic", "players": 2}, [7, 28, 105, 400, 1463, 5179]),
        ({"mode": "learning", "players": 3}, [9, 28, 122, 383, 1285, 3610]),
        ({"mode": "fable", "players": 4, "start_round": 20}, [7, 28, 105, 413, 1624, 6340]),
        ({"mode": "solo_campaign", "players": 1}, [7, 27, 83, 260, 783, 2212, 6030]),
    ],
    ids=str,
)
def test_the_number_of_ways_to_begin_is_known(start: dict[str, Any], numbers: list[int]) -> None:
    """Any change of a rule, a price or an offer shows here."""
    t = game(seed="perft", **start)
    assert counts(t.g, len(numbers)) == numbers


def test_the_number_of_ways_through_a_rich_turn_is_known() -> None:
    t = table(hand="castle-1 castle-3 coin-3 coin-2 blue-4 f2-pit", built=MACHINES, coins=2, laid_out="f1-scaffold")
    assert counts(t.g, 4) == [11, 70, 453, 2646]
