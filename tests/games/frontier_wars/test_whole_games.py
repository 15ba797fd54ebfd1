"""Whole games: recorded ones for each way to win and each number of players, and random ones that keep every invariant."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import sandtable
from sandtable.engine.record import Record
from sandtable.engine.table import Table
from sandtable.games.frontier_wars.book import ARTILLERY, INFANTRY, UNITS
from sandtable.games.frontier_wars.position import BY_CONQUEST, BY_LIMIT, BY_POINTS, BY_RESEARCH, FrontierWars
from tests.games.frontier_wars import invariants

GAMES = sorted((Path(__file__).parent / "games").glob("*.jsonl"))
ENDS = {"points": BY_POINTS, "research": BY_RESEARCH, "conquest": BY_CONQUEST, "limit": BY_LIMIT}


def position(table: Table) -> FrontierWars:
    assert isinstance(table.g, FrontierWars)
    return table.g


def test_there_is_a_game_for_each_end_and_number_of_players() -> None:
    """FW-13.1, FW-13.2"""
    assert {path.stem for path in GAMES} == {f"{end}_{players}" for end in ENDS for players in (2, 3, 4)}


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_its_end(path: Path) -> None:
    """The same picks are legal, every invariant holds on the way, and the result is the recorded one."""
    record = Record.loads(path.read_text())
    table = sandtable.replay(record, upto=0)
    rounds = 1
    for seat, text in record.picks:
        table.play(seat, text)
        g = position(table)
        invariants.check(g)
        if g.round > rounds:
            rounds = g.round
            invariants.after_upkeep(g)
    table.verify(record)
    end, players = path.stem.split("_")
    assert position(table).ended == ENDS[end]
    assert table.setup.players == int(players)
    result = table.result
    assert result is not None
    assert sorted(result.ranks) == list(range(1, int(players) + 1))


@pytest.mark.parametrize(("scenario", "side"), [("compact_2", "B"), ("chastise_28", "A"), ("bagatrion", "B"), ("varsity", "A")])
def test_random_games_keep_every_invariant(scenario: str, side: str) -> None:
    """Pieces, constructions, headquarters, research, limits; and nobody who is out ever decides."""
    players = {"compact_2": 2, "varsity": 2, "chastise_28": 3, "bagatrion": 4}[scenario]
    rng = random.Random(scenario)
    for seed in range(3):
        table = sandtable.new("frontier_wars", players=players, seed=seed, scenario=scenario, side=side)
        medals = [0] * players
        rounds = 1
        while not table.over:
            seat = rng.choice(table.waiting_for)
            table.play(seat, rng.choice(table.options(seat)))
            g = position(table)
            invariants.check(g)
            for other in range(players):
                assert g.medals[other] >= medals[other] or g.out[other]
            medals = g.medals[:players]
            if g.round > rounds:
                rounds = g.round
                invariants.after_upkeep(g)
        assert position(table).winner >= 0


def test_the_table_says_how_a_game_stands() -> None:
    """Points now, targets and turn order for all; the own research points for their owner alone."""
    table = sandtable.new("frontier_wars", players=2, seed=3)
    facts = table.view(0)["facts"]
    assert facts["points now"] == [0, 0]
    assert (facts["points to win"], facts["research to win"]) == (10, 15)
    assert sorted(facts["turn order"]) == [0, 1]
    assert [tile["tile"] for tile in facts["map"]][:3] == ["a1", "a2", "b1"]
    assert facts["map"][4] == {"tile": "c1", "name": "C1 (city)", "q": -1, "r": 0, "kind": "city", "stars": 2}
    assert "research points" in facts
    assert "research points" not in table.view(-1)["facts"]
    assert "research points" in facts["seats"][0]
    assert "research points" not in facts["seats"][1]


def test_the_map_shows_who_holds_a_tile_and_what_stands_there() -> None:
    table = sandtable.new("frontier_wars", players=2, seed=3)
    g = position(table)
    start, city = g.scenario.starts[0], g.scenario.labels.index("c1")
    g.put(city, 0, INFANTRY)
    g.put(city, 0, INFANTRY)
    g.put(city, 0, ARTILLERY)
    shown = table.view(-1)["facts"]["map"]
    strength = g.resistance[start]
    assert shown[start]["building"] == {"kind": "headquarters", "of": g.flag[start], "intact": True, "resistance": strength}
    assert shown[city]["holder"] == 0
    (army,) = shown[city]["armies"]
    assert (army["seat"], army["units"]) == (0, {"infantry": 2, "artillery": 1})
    g.put(city, 1, INFANTRY)
    shown = table.view(-1)["facts"]["map"]
    assert shown[city]["contested"]
    assert "holder" not in shown[city]


def test_every_unit_and_building_that_is_counted_can_be_said_in_the_plural() -> None:
    plurals = sandtable.new("frontier_wars", players=2, seed=3).view(-1)["facts"]["plurals"]
    said = [plurals.get(thing, thing) for thing in (*UNITS, "factory", "encampment")]
    assert said == ["infantry", "tanks", "artillery", "planes", "factories", "encampments"]


def test_who_runs_out_of_time_passes() -> None:
    """The table's pick for an absent player harms nobody: pass, done, stop, or the first thing offered."""
    title = sandtable.title("frontier_wars")
    table = sandtable.new("frontier_wars", players=2, seed=4)
    for _ in range(200):
        if table.over:
            break
        seat = table.waiting_for[0]
        pick = title.idle(table.g, seat)
        names = [option.text for option in table.options(seat)]
        for harmless in ("pass", "done", "stop", "none"):
            if harmless in names:
                assert table.words.text(pick) == harmless
                break
        table.play(seat, pick)
