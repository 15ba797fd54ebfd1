"""Tables change hands between versions of the server: a node takes a game of older rules over, an older node lets go of it."""

from __future__ import annotations

import asyncio
import time
from typing import Final, Protocol

import sandtable
from sandtable.server import times
from sandtable.server.nodes.news import Bus, News
from sandtable.server.problems import Elsewhere
from sandtable.server.storage.database import Conflict
from sandtable.server.storage.room import Gap
from sandtable.server.storage.store import Store
from sandtable.server.tables import clocks, game, snapshots, upgrades
from sandtable.server.tables.live import LiveTable, put_away
from sandtable.server.tables.loading import Loader
from sandtable.server.tables.ways import Way
from sandtable.server.times import Millis

AWAY: Final = 5.0  # seconds that a table which was let go is left to others
THERE: Final[Millis] = 6_000  # a node that said so within this time is there
PATIENCE: Final = 2.0  # seconds that an older node has to keep how a table stands
LOOK: Final = 0.05  # seconds between two looks whether it has
TRIES: Final = 4  # how often a table is asked for that others change meanwhile


class Node(Protocol):
    """The tables of this server, as far as they change hands."""

    store: Store
    bus: Bus
    loader: Loader
    shared: bool
    live: dict[str, LiveTable]

    async def find(self, id: str, *, in_passing: bool = False) -> LiveTable: ...


class Handover:
    """Who has which table while versions change."""

    def __init__(self, node: Node) -> None:
        self._node = node
        self._away: dict[str, float] = {}  # by table: until when it is left to others

    async def load(self, id: str, *, in_passing: bool) -> LiveTable:
        """A table, taken over if it was played by older rules. In passing, when nobody asked for it, an older node keeps it."""
        self._check(id)
        for _ in range(TRIES):
            live = await self._node.loader.load(id)
            if live.way is None or live.room.status in ("closed", "aside"):
                return live
            older = await self._has_older_node(live.room.title, game.rules_of(live.head))
            if older and (in_passing or live.room.status == "over"):
                break
            if live.room.status == "over" or await self._take_over(live, live.way, older=older):
                return live
        raise Elsewhere("handed-over")

    def _check(self, id: str) -> None:
        """Refuse to look after a table that another version has asked for."""
        if self._away.get(id, 0.0) > time.monotonic():
            raise Elsewhere("handed-over")
        self._away.pop(id, None)

    async def _take_over(self, live: LiveTable, way: Way, *, older: bool) -> bool:
        """Go on with a game of older rules, or let it wait until people have agreed how. An older node that still has it is asked
        for it first. Returns whether that is done; else it is worth another look."""
        room, move, rules = live.room.copy(), None, game.rules_of(live.head)
        if way.exact:
            room.gap, move = None, upgrades.taken_over(way)
        elif older:
            await self._ask_for(live, rules)
            return False
        elif room.gap == Gap(rules, way.made, way.kept):
            return True
        else:
            upgrades.hold(room, way, rules)
        try:
            await self._node.store.commit(live.id, live.version + 1, room, move, clocks.listing(room), False, ())
        except Conflict:
            return False
        live.version, live.room = live.version + 1, room
        live.went_on(move)
        await self._node.bus.tell(News("game", live.id, live.version))
        return True

    async def _has_older_node(self, title: str, rules: int) -> bool:
        """Whether a node is there that still plays a title by these rules."""
        return self._node.shared and await self._node.store.is_played(title, rules, times.clock.wall() - THERE)

    async def _ask_for(self, live: LiveTable, rules: int) -> None:
        """Ask the older nodes for a table, and wait until one has kept how it stands, but not for ever."""
        await self._node.bus.tell(News("yield", live.id, rules))
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            taken = await self._node.store.snapshot(live.id)
            if taken is not None and taken.n >= live.version and taken.rules == rules:
                return
            await asyncio.sleep(LOOK)

    async def hand_over(self, id: str, rules: int) -> None:
        """A newer node wants a table that is played by these rules. If this node plays by them, it keeps how the table stands,
        also if it has to load it for that, and lets the other one have it."""
        stored = await self._node.store.game(id)
        if stored is None or not rules == game.rules_of(stored.head) == sandtable.title(stored.room.title).version:
            return
        live = await self._node.find(id)
        async with live.lock:
            await snapshots.keep(self._node.store, live)
        self.let_go(live)

    def let_go(self, live: LiveTable) -> None:
        """Forget a table that another version of the server has from now on. Whoever watches it finds it there."""
        self._away[live.id] = time.monotonic() + AWAY
        self._node.live.pop(live.id, None)
        for task in live.thinking.values():
            task.cancel()
        for watcher in live.watchers():
            watcher.hang_up(1012, "goodbye-restart")
        live.change().set()  # whoever waits for news asks elsewhere
        put_away(live)
