"""Thinking ahead when time runs out."""

from __future__ import annotations

from typing import Any, cast

import pytest

import sandtable
from sandtable.bots.deadline import Deadline
from sandtable.bots.eyes import Eyes
from sandtable.bots.search import first_look
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
