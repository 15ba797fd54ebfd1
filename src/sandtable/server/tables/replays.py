"""Replays: finished games, shown at any pick, as any seat saw them then."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from sandtable import Table
from sandtable.engine.position import Position
from sandtable.server.tables import game
from sandtable.server.tables.game import Packs, PickList
from sandtable.server.tables.live import LiveTable
from sandtable.server.wire.table import Replay, ReplayPick, ReplayStep

EVERY = 16  # picks between two positions that are kept
MOST = 16  # recordings in memory


class Recording:
    """One finished game with a position kept every few picks: any moment is a few picks away."""

    def __init__(self, head: str, picks: PickList, packs: Packs, names: list[str]) -> None:
        table = game.replay(head, [], packs)
        table.names = names
        self.kept: list[Position] = [table.g.clone()]
        self.labels: list[ReplayPick] = []
        for index, (seat, text) in enumerate(picks, 1):
            label = next((option.label for option in table.options(seat) if option.text == text), text.capitalize())  # resigns
            self.labels.append(ReplayPick(seat, label))
            table.play(seat, text)
            if index % EVERY == 0:
                self.kept.append(table.g.clone())
        self._table = table

    def show(self) -> Replay:
        return Replay(len(self.labels), self._table.names, self.labels)

    def at(self, step: int, seat: int) -> ReplayStep:
        """What a seat saw after so many picks."""
        step = min(step, len(self.labels))
        table = self._wind(step)
        view = table.view(seat)
        view["ask"] = None
        return ReplayStep(step, seat, view, table.story(seat))  # type: ignore[arg-type]

    def _wind(self, step: int) -> Table:
        near = step // EVERY
        table = self._table.at(self.kept[near].clone(), near * EVERY)
        for pick in self._table.history[near * EVERY : step]:
            table.play(pick.seat, pick.code)
        return table


class Recordings:
    """The finished games that were looked at last."""

    def __init__(self, packs: Packs) -> None:
        self._packs = packs
        self._made: OrderedDict[str, Recording] = OrderedDict()

    async def of(self, live: LiveTable) -> Recording:
        """The recording of a finished game. Made once, beside the event loop: a long game takes a while."""
        recording = self._made.get(live.id)
        if recording is None:
            recording = await asyncio.to_thread(Recording, live.head, live.picks, self._packs, live.names())
            self._made[live.id] = recording
        self._made.move_to_end(live.id)
        while len(self._made) > MOST:
            self._made.popitem(last=False)
        return recording
