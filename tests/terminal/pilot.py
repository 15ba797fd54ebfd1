"""A person at the keyboard, for tests."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from textual.pilot import Pilot

from sandtable.engine.messages import ENGLISH
from sandtable.terminal.app import TableApp
from sandtable.terminal.options import KEYS, Options
from sandtable.terminal.session import Session
from sandtable.terminal.table import TableScreen

Play = Callable[[Pilot[str]], Awaitable[None]]


def at_the_keyboard(
    play: Play, session: Session | None = None, size: tuple[int, int] = (80, 24), language: str = ENGLISH
) -> str | None:
    """Run the application under a player; answer what it says when it is left."""
    app = TableApp(session, language=language, pause=0)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await play(pilot)

    asyncio.run(run())
    return app.return_value


def table_screen(pilot: Pilot[Any]) -> TableScreen:
    screen = pilot.app.screen
    assert isinstance(screen, TableScreen)
    return screen


def offered(pilot: Pilot[Any]) -> list[str]:
    """The notations of what the table offers."""
    return list(table_screen(pilot).query_one(Options).offered)


async def until(pilot: Pilot[Any], true: Callable[[], bool]) -> None:
    """Wait for bots and screens."""
    for _ in range(2000):
        if true():
            return
        await pilot.pause(0.01)
    raise AssertionError("it never came")


async def pick(pilot: Pilot[Any], text: str) -> None:
    """Press the key of an option."""
    await pilot.press(KEYS[offered(pilot).index(text)])


def play_on(session: Session, picks: int = 100_000) -> None:
    """Let the table pick for people, and bots for themselves."""
    table = session.table
    for _ in range(picks):
        if table.over:
            return
        seat = session.next_person()
        if asked := session.asked_bots():
            eyes = session.eyes(asked[0])
            assert session.bot_pick(asked[0], table.number(asked[0]), session.bots[asked[0]].pick(eyes))
        else:
            session.viewer = seat
            session.pick(table.words.text(table.title.idle(table.g, seat)))
