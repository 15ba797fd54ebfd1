"""Ladders: who plays whom, and what the games say of each."""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from sandtable import BadSetup
from sandtable.arena.entrants import parse_bot
from sandtable.arena.executors import Cores
from sandtable.arena.games import Game, Table
from sandtable.arena.ladder import Ladder, rankings
from sandtable.arena.ratings import rated
from sandtable.arena.series import in_order, play_series

LADDER = Ladder(Table("fine_sand", "learning"), ("random", "level1", "greedy", "habit"), (2, 3), "7")
OWN_BOT = """
from sandtable.bots.players import Bot

class First(Bot):
    def pick(self, eyes):
        return eyes.options[0]

def nothing():
    return None
"""


def game(bots: list[str], ranks: list[int]) -> Game:
    return Game(bots, ranks, [0] * len(ranks), "", 10, None, [5] * len(ranks), [0.01] * len(ranks))


def test_every_set_of_bots_comes_equally_often_with_the_same_deal_in_every_turn_round_the_table() -> None:
    seatings = [LADDER.seating(number) for number in range(2 * 12)]
    pairs = [(bots, deal) for bots, deal in seatings if len(bots) == 2]
    trios = [(bots, deal) for bots, deal in seatings if len(bots) == 3]
    assert Counter(frozenset(bots) for bots, _ in pairs).most_common()[-1][1] == 2
    assert len({frozenset(bots) for bots, _ in pairs}) == 6
    assert len({frozenset(bots) for bots, _ in trios}) == 4
    assert {deal: len({bots[0] for bots, at in trios if at == deal}) for _, deal in trios} == {f"7/3/{n}": 3 for n in range(4)}


def test_whoever_comes_in_first_is_rated_higher_and_games_make_ratings_surer() -> None:
    bots = ["a", "b", "c"]
    few, many = rated(bots, [game(bots, [1, 2, 3])] * 3), rated(bots, [game(bots, [1, 2, 3])] * 30)
    assert few["a"].rating > few["b"].rating > few["c"].rating
    assert many["a"].high - many["a"].low < few["a"].high - few["a"].low


def test_rankings_count_wins_pairs_and_times() -> None:
    ladder = replace(LADDER, bots=("random", "greedy"), counts=(2,))
    found = rankings(ladder, [game(["random", "greedy"], [2, 1]), game(["greedy", "random"], [1, 1])])
    assert [rung["bot"] for rung in found["ladder"]] == ["greedy", "random"]
    assert found["ladder"][0]["won"][0]["rate"] == 0.75
    assert found["ladder"][0]["cpu_ms"] == 2.0
    assert found["pairs"][0]["ahead"] == 0.75


def test_the_same_seed_climbs_the_same_ladder_on_any_number_of_processes() -> None:
    games = [in_order(play_series(LADDER, 8, Cores(processes))) for processes in (1, 2)]
    assert [replace(one, seconds=[]) for one in games[0]] == [replace(one, seconds=[]) for one in games[1]]


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"bots": ("random", "random")}, "only once"),
        ({"counts": (4,), "bots": ("random", "greedy")}, "as many different bots"),
        ({"counts": (), "bots": ("random",)}, "2 players need as many different bots"),
        ({"counts": (9,)}, "9 cannot play"),
        ({"counts": (2,), "bots": ("random", "clever")}, "no bot 'clever'"),
    ],
)
def test_a_ladder_that_cannot_be_is_refused_before_any_game(change: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadSetup, match=complaint):
        replace(LADDER, **change).check()  # type: ignore[arg-type]


def test_a_bot_of_somebodys_own_takes_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "own_bot.py").write_text(OWN_BOT)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    ladder = replace(LADDER, bots=("own_bot:First", "random"), counts=(2,))
    assert [one.bots for one in in_order(play_series(ladder, 2, Cores(1)))] == [
        ["own_bot:First", "random"],
        ["random", "own_bot:First"],
    ]
    for text, complaint in (("own_bot:Second", "Second"), ("no_bot:First", "no_bot"), ("own_bot:nothing", "made a NoneType")):
        with pytest.raises(BadSetup, match=complaint):
            parse_bot(text).bot(None)
