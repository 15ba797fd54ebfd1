"""Tables change hands between versions of the server: a node takes a game of older rules over, an older node lets go of it."""

from __future__ import annotations

import time
from typing import Final, Protocol

from sandtable.server import times
from sandtable.server.nodes.news import Bus, News
from sandtable.server.problems import Elsewhere
from sandtable.server.storage.database import Conflict
from sandtable.server.storage.room import Gap
from sandtable.server.storage.store import Store
from sandtable.server.tables import clocks, game, snapshots, upgrades
from sandtable.server.tables.live import LiveTable
from sandtable.server.tables.ways import Way
from sandtable.server.times import Millis

AWAY: Final = 5.0  # seconds that a table which was let go is left to others
THERE: Final[Millis] = 6_000  # a node that said so within this time is there


class Node(Protocol):
    """The tables of this server, as far as they change hands."""

    store: Store
    bus: Bus
    shared: bool
    live: dict[str, LiveTable]


class Handover:
    """Who has which table while versions change."""

    def __init__(self, node: Node) -> None:
        self._node = node
        self._away: dict[str, float] = {}  # by table: until when it is left to others

    def check(self, id: str) -> None:
        """Refuse to look after a table that another version has asked for."""
        if self._away.get(id, 0.0) > time.monotonic():
            raise Elsewhere("handed-over")
        self._away.pop(id, None)

    async def take_over(self, live: LiveTable, way: Way) -> None:
        """Go on with a game of older rules, or let it wait until people have agreed how; unless an older node still has it."""
        room, move, rules = live.room.copy(), None, game.rules_of(live.head)
        if way.exact:
            room.gap, move = None, upgrades.taken_over(way)
        elif await self._has_older_node(room.title, rules):
            await self._node.bus.tell(News("yield", live.id, rules))
            raise Elsewhere("handed-over")
        elif room.gap == Gap(rules, way.made, way.kept):
            return
        else:
            upgrades.hold(room, way, rules)
        try:
            await self._node.store.commit(live.id, live.version + 1, room, move, clocks.listing(room), False, ())
        except Conflict:
            raise Elsewhere("handed-over") from None
        live.version, live.room = live.version + 1, room
        live.went_on(move)
        await self._node.bus.tell(News("game", live.id, live.version))

    async def _has_older_node(self, title: str, rules: int) -> bool:
        """Whether a node is there that still plays a title by these rules."""
        return self._node.shared and await self._node.store.is_played(title, rules, times.clock.wall() - THERE)

    async def hand_over(self, id: str, rules: int) -> None:
        """A newer node wants a table that is played by these rules: keep how it stands, and let it have it."""
        live = self._node.live.get(id)
        if live is not None and live.way is None and game.rules_of(live.head) == rules:
            async with live.lock:
                await snapshots.keep(self._node.store, live)
            self.let_go(live)

    def let_go(self, live: LiveTable) -> None:
        """Forget a table that another version of the server has from now on. Whoever watches it finds it there."""
        self._away[live.id] = time.monotonic() + AWAY
        self._node.live.pop(live.id, None)
        live.stop_timer()
        for task in live.thinking.values():
            task.cancel()
        for watcher in [watcher for perspective in live.perspectives.values() for watcher in perspective.watchers]:
            watcher.hang_up(1012, "goodbye-restart")
