"""Thinking ahead when time runs out."""

from __future__ import annotations

from typing import Any, cast

import pytest

import sandtable
from sandtable.bots.deadline import Deadline
from sandtable.bots.eyes import Eyes
from sandtable.bots.foresight import Foresight
from sandtable.bots.halving import Halving
from sandtable.bots.search import SearchBot, first_look
from sandtable.bots.team import answer_of, largest_team, send
from sandtable.engine.chance import Dice
from sandtable.engine.table import Table


class Looks:
    """A deadline that passes when it has been asked about so many times."""

    def __init__(self, most: int) -> None:
        self.left = most

    def passed(self) -> bool:
        self.left -= 1
        return self.left < 0


def looked_at(table: Table, samples: int, deadline: object) -> list[int]:
    seat = table.waiting_for[0]
    eyes = Eyes(table.g, seat, table.title.judge, Dice(1))
    return first_look(eyes, eyes.options, samples, cast(Any, deadline))


@pytest.mark.parametrize("slug", ["fine_sand", "frontier_wars", "legion", "waral"])
def test_an_imagined_position_that_time_cuts_short_favours_nobody(slug: str) -> None:
    table = sandtable.new(slug, players=2, seed=4)
    for _ in range(24):
        seat = table.waiting_for[0]
        options = len(Eyes(table.g, seat, table.title.judge, Dice(1)).options)
        if options > 2:
            halfway = Looks(options + options // 2)
            assert looked_at(table, 2, halfway) == looked_at(table, 1, Deadline(0.0))
        table.play(seat, table.g.offers[seat][0])


def test_options_that_nobody_had_time_to_look_at_are_left_out() -> None:
    table = sandtable.new("frontier_wars", players=2, seed=4)
    while len(table.g.offers[table.waiting_for[0]]) < 4:
        seat = table.waiting_for[0]
        table.play(seat, table.g.offers[seat][0])
    first = table.g.offers[table.waiting_for[0]][:2]
    assert sorted(looked_at(table, 2, Looks(1))) == sorted(first)
    assert len(looked_at(table, 2, Looks(0))) == 1


@pytest.mark.parametrize("slug", ["fine_sand", "frontier_wars", "legion", "waral"])
def test_somebody_farsighted_judges_the_same_game_again_and_again(slug: str) -> None:
    """What counts is the mean of what it looks like after each stretch."""
    table = sandtable.new(slug, players=2, seed=4)
    for _ in range(12):
        seat = table.waiting_for[0]
        table.play(seat, table.g.offers[seat][0])
    seat, judge = table.waiting_for[0], table.title.judge
    eyes = Eyes(table.g, seat, judge, Dice(1))
    world, option, start = eyes.imagine(), eyes.options[0], eyes.stretch()
    alone = [Foresight(judge, seat, start + far, Deadline(0.0)).chance_after(world, option, judge) for far in (1, 2, 3)]
    several = Foresight(judge, seat, start + 1, Deadline(0.0), judged=3).chance_after(world, option, judge)
    assert several == pytest.approx(sum(alone) / 3)
    assert len(set(alone)) > 1


@pytest.mark.skipif(largest_team() < 2, reason="one process only: the machine has one core, or no way to copy a process")
def test_several_processes_share_a_search_and_the_same_luck_makes_the_same_pick() -> None:
    """They imagine other positions than one alone, so that all of them count."""
    table = sandtable.new("waral", players=2, seed=4)
    for _ in range(12):
        seat = table.waiting_for[0]
        picks = [SearchBot(12, 3, processes=2).pick(Eyes(table.g, seat, table.title.judge, Dice(1))) for _ in range(2)]
        assert picks[0] == picks[1]
        table.play(seat, picks[0])
    eyes = Eyes(table.g, table.waiting_for[0], table.title.judge, Dice(1))
    alone, together = totals(eyes, 1), totals(eyes, 2)
    assert all(0 < found <= 8 for found in alone)
    assert all(more > found for more, found in zip(together, alone, strict=True))


def totals(eyes: Eyes, processes: int) -> list[float]:
    """What a contest counted in its first round, eight positions for each process, before anybody was dropped."""
    foresight = Foresight(eyes.judge, eyes.seat, eyes.stretch() + 1, Deadline(0.0))
    halving = Halving(eyes.with_luck(Dice(2)), foresight, eyes.options[:2], processes=processes)
    members = [halving.send_member(8, 1, 1) for _ in range(1, processes)]
    halving.hold_round(8, 1, 1)
    for member in members:
        halving.add(answer_of(member))
    return halving.totals


@pytest.mark.skipif(largest_team() < 2, reason="one process only: the machine has one core, or no way to copy a process")
def test_a_process_that_dies_has_found_nothing() -> None:
    def die() -> list[float]:
        raise SystemExit(1)

    assert answer_of(send(lambda: [1.5, -2.0])) == [1.5, -2.0]
    assert answer_of(send(die)) == []
