"""Stepping through a record."""

from __future__ import annotations

import asyncio

import sandtable
from sandtable import Record
from sandtable.engine.messages import ENGLISH
from sandtable.terminal.app import ReplayApp
from sandtable.terminal.replay import ReplayScreen


def record() -> Record:
    table = sandtable.new("fine_sand", players=2, seed=7, mode="basic")
    for _ in range(30):
        seat = table.waiting_for[0]
        table.play(seat, table.title.idle(table.g, seat))
    return table.record


def test_arrows_step_and_leap_and_tab_changes_the_eyes() -> None:
    screen = ReplayScreen(record(), -1, 5, None, ENGLISH)

    async def play() -> None:
        async with ReplayApp(screen).run_test() as pilot:
            places = []
            for key in ("right", "left", "down", "end", "right", "home", "left"):
                await pilot.press(key)
                places.append(len(screen.table.history))
            assert places == [6, 5, 15, 30, 30, 0, 0]
            eyes = []
            for _ in range(3):
                await pilot.press("tab")
                eyes.append(screen.seat)
            assert eyes == [0, 1, -1]
            await pilot.press("q")

    asyncio.run(play())
