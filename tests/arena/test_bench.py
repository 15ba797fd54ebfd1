"""The benchmark measures what it says."""

from __future__ import annotations

import sandtable
from sandtable.arena.bench import build, fresh, measure, player_counts, usual_players
from sandtable.bots.playout import play_at_random
from sandtable.engine import flow


def test_a_measurement_has_every_figure() -> None:
    speed = measure("fine_sand", 2, 0.05).as_dict()
    assert (speed.pop("title"), speed.pop("players")) == ("fine_sand", 2)
    assert all(figure > 0 for figure in speed.values())


def test_games_from_one_start_differ_and_come_again() -> None:
    title = sandtable.title("fine_sand")
    start = title.begin(title.setup(players=2, seed="1"))
    lengths = []
    for number in (0, 1, 0):
        g, dice = fresh(start, number)
        lengths.append((play_at_random(g, dice, 100_000), g.piles))
    assert lengths[0] == lengths[2] != lengths[1]


def test_a_playout_stops_where_it_is_told() -> None:
    title = sandtable.title("fine_sand")
    g, dice = fresh(title.begin(title.setup(players=2, seed="1")), 0)
    assert play_at_random(g, dice, 3) == 3
    assert g.offers


def test_the_build_is_told_by_the_engine_that_runs() -> None:
    assert build() == ("interpreted" if str(flow.__file__).endswith(".py") else "compiled")


def test_four_play_where_four_can() -> None:
    title = sandtable.title("fine_sand")
    assert (player_counts(title), usual_players(title)) == ([2, 3, 4], 4)
