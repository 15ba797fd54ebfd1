"""Replays: finished games, shown at any pick, as any seat saw them then. They are recorded soon after they end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from typing import Final

from sandtable.engine.content import Content
from sandtable.engine.messages import ENGLISH, languages
from sandtable.server import heap
from sandtable.server.problems import Clash, Elsewhere, Refused, Unavailable
from sandtable.server.storage.keeping import keeping_recording
from sandtable.server.storage.store import Store
from sandtable.server.tables import game
from sandtable.server.tables.game import PickList
from sandtable.server.tables.live import LiveTable
from sandtable.server.tables.recording import Recorder, Recording, Told
from sandtable.server.tables.registry import Tables
from sandtable.server.wire.view import Replay, ReplayPick, ReplayStep

log = logging.getLogger("sandtable.replays")

MOST: Final = 16  # recordings in memory
LAST: Final = 10.0  # seconds to record games in when the server stops
AT_ONCE: Final = 50  # games recorded in one go, so that other chores wait for nobody


def record(head: str, picks: PickList, content: Content, spoken: list[str]) -> Recording:
    """Play a game again and record it in some languages. A long one takes a second or two.

    What was picked before other rules went on with it is told, but shown as the table was when they did.
    """
    table = game.beginning(head, content)
    made = Recorder(table, spoken).follow(picks[len(table.history) :]).recording()
    table.fall_silent()  # else its memory would not be free until somebody looks for garbage
    return made


def made_of(live: LiveTable, spoken: list[str]) -> Recording:
    assert live.content is not None
    shown = live.shown
    if shown is None:
        raise Clash("nothing-to-show")
    return record(game.head_of(live.table) if live.table else live.head, shown.record.picks, live.content, spoken)


class Recordings:
    """Finished games: kept in the storage for ever, in memory for those who look at them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._at_hand: OrderedDict[tuple[str, str], Recording] = OrderedDict()  # by game and language
        self._broken: set[str] = set()  # games that cannot be recorded by this version

    def has(self, live: LiveTable, language: str) -> bool:
        """Whether a recording can be shown without playing the game again."""
        kept = live.recorded.recording.words if live.recorded else {}
        return (live.id, language) in self._at_hand or language in kept

    async def of(self, live: LiveTable, language: str) -> Recording:
        """The recording of a finished game in a language, or in English if it cannot be told in that one any more."""
        key = live.id, language
        if key not in self._at_hand:
            self._at_hand[key] = await self._find(live, language)
            while len(self._at_hand) > MOST:
                self._at_hand.popitem(last=False)
        self._at_hand.move_to_end(key)
        return self._at_hand[key]

    async def _find(self, live: LiveTable, language: str) -> Recording:
        kept = live.recorded.recording if live.recorded else await self.keep(live)
        if language in kept.words or live.content is None:
            return kept
        try:
            return await asyncio.to_thread(made_of, live, [language])
        except Refused:
            return kept

    async def keep(self, live: LiveTable) -> Recording:
        """Record a finished game, in all languages of the house."""
        spoken = [language for language in languages() if language != ENGLISH]
        made = await asyncio.to_thread(made_of, live, spoken)
        await self._store.database.write([keeping_recording(live.id, await asyncio.to_thread(made.dumps))])
        return made

    async def keep_all(self, tables: Tables) -> None:
        """Record the games that are over and not recorded yet, one after the other. Each takes tens of MiB for a moment."""
        waiting = [id for id in await self._store.unrecorded_games(AT_ONCE + len(self._broken)) if id not in self._broken]
        await self._keep_each(tables, waiting)
        if waiting:
            heap.give_back()

    async def _keep_each(self, tables: Tables, waiting: list[str]) -> None:
        for id in waiting:
            try:
                await self.keep(await tables.find(id, in_passing=True))
            except Elsewhere:
                continue  # a node of the version it was played by records it
            except Unavailable:
                raise
            except Exception as problem:
                self._broken.add(id)
                log.warning("%s cannot be recorded: %s", id, problem)

    async def keep_last(self, tables: Tables) -> None:
        """The server stops: record what ended just now, as long as its rules are here. The next version may have others."""
        with contextlib.suppress(Unavailable, TimeoutError):
            async with asyncio.timeout(LAST):
                await self.keep_all(tables)


def show(recording: Recording, names: list[str], language: str) -> Replay:
    """The picks of a game."""
    told = Told(recording, recording.steps, language)
    told.names = names
    picks = zip(recording.seats, told.labels(), strict=True)
    return Replay(recording.steps, names, [ReplayPick(seat, label) for seat, label in picks])


def at(recording: Recording, step: int, seat: int, names: list[str], language: str) -> ReplayStep:
    """What a seat saw after so many picks."""
    step = min(step, recording.steps)
    told = Told(recording, step, language)
    told.names = names
    return ReplayStep(step, seat, told.view(seat), told.story(seat))  # type: ignore[arg-type]
