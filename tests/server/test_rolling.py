"""A rolling upgrade: nodes of two versions side by side on one storage. Every table is served by a node that can, all the time.

Both versions are real: the newer one is made of changed sources, and runs as a process of its own.
"""

from __future__ import annotations

import asyncio
import random
import signal
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.faults import Survivor, cookie, examine_postgresql, let_play, rise
from tests.server.next_version import next_version
from tests.server.people import Player, Process, Refusal

MINE = [{"kind": "me"}, {"kind": "me"}]


@pytest.fixture
def database(postgresql_url: str) -> str:
    """A database of its own: a newer version changes its schema."""

    async def create() -> None:
        connection = await asyncpg.connect(postgresql_url)
        await connection.execute("CREATE DATABASE rolling")
        await connection.close()

    asyncio.run(create())
    return postgresql_url.rsplit("/", 1)[0] + "/rolling"


class Nodes:
    """The nodes of one storage, of either version."""

    def __init__(self, database: str, redis: str, folder: Path) -> None:
        self._options = ["--database", database, "--redis", redis, "--workers", "1", "--pause", "0"]
        self._folder = folder
        self.there: list[Process] = []

    def start(self, **more: Any) -> Process:
        node = Process(self._folder / str(len(self.there)), *self._options, **more)
        self.there.append(node)
        return node


@pytest.fixture
def nodes(database: str, redis_url: str, tmp_path: Path) -> Iterator[Nodes]:
    nodes = Nodes(database, redis_url, tmp_path)
    try:
        yield nodes
    finally:
        for node in nodes.there:
            node.__exit__(None, None, None)


class Somebody:
    """A person before whom a proxy stands, as docs/hosting.md sets it up: each request goes to another node, and where one
    answers 503 to the next."""

    def __init__(self, name: str, first: Process) -> None:
        self.ways = [first.player(name)]

    def reach(self, node: Process) -> Player:
        """From now on this node is among those that the proxy knows."""
        self.ways.append(node.player())
        self.ways[-1].http.cookies.set("sandtable", self.ways[0].http.cookies["sandtable"])
        return self.ways[-1]

    def __getattr__(self, wish: str) -> Any:
        return partial(self._ask, wish)

    def _ask(self, wish: str, *values: Any, **more: Any) -> Any:
        self.ways.append(self.ways.pop(0))
        for way in self.ways[:-1]:
            try:
                return getattr(way, wish)(*values, **more)
            except Refusal as refusal:
                if refusal.status != 503:
                    raise
        return getattr(self.ways[-1], wish)(*values, **more)


def play(player: Any, table: str, picks: int, rng: random.Random) -> None:
    for _ in range(picks):
        player.pick(table, rng.choice(player.look(table)["view"]["ask"]["options"])["text"])


def seen(state: Any) -> Any:
    return [state["view"]["zones"], state["view"]["numbers"], state["log"], state["info"]["status"]]


def test_an_upgrade_node_by_node_interrupts_nobody(nodes: Nodes, database: str, tmp_path: Path) -> None:
    rng = random.Random(7)
    old = nodes.start()
    anna = Somebody("Anna", old)
    waral, idle, sand = [anna.make(seats=MINE, title=title, mode="") for title in ("waral", "waral", "fine_sand")]
    for table in (waral, idle, sand):
        play(anna, table, 9, rng)
    left = seen(anna.look(idle, seat=0))
    stop = threading.Event()
    survivors = two_who_play_on(old, stop)
    let_play(survivors, rng)
    with anna.socket() as watching:
        watching.ask("watch", table=waral)
        new = nodes.start(sources=next_version(tmp_path / "next"))
        through_old, through_new = anna.ways[0], anna.reach(new)
        before = seen(through_old.look(waral, seat=0))
        assert seen(through_new.look(waral, seat=0)) == before, "the new node goes on where the old one was"
        with pytest.raises(ConnectionClosed) as closed:
            watching.next("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012, "whoever watched through the old node connects anew"
    for survivor in survivors:
        survivor.urls = [address(old), address(new)]
    with pytest.raises(Refusal, match=r"another version|newer version") as refusal:
        through_old.look(waral)
    assert refusal.value.status == 503
    play(anna, waral, 12, rng)
    both_serve_a_table_with_other_cards(through_old, through_new, sand, rng)
    made = each_with_the_rules_of_its_node(anna, through_old, through_new, rng)
    let_play(survivors, rng)
    assert old.stop() in (0, -signal.SIGTERM)
    anna.ways.remove(through_old)
    for survivor in survivors:
        survivor.urls = [address(new)]
    assert seen(anna.look(idle, seat=0)) == left, "what nobody asked for meanwhile goes on as well"
    for table in (waral, idle, sand, *made):
        play(anna, table, 3, rng)
    rise(survivors, stop)
    assert examine_postgresql(database, survivors, replay=False) > 0


def two_who_play_on(node: Process, stop: threading.Event) -> list[Survivor]:
    """Two people who play a live game with each other until they are stopped, whatever becomes of the node."""
    players = [node.player("Bela"), node.player("Carl")]
    table = players[0].make(title="waral", mode="", settings={"draft": "starter", "round_cap": 15})
    players[1].join(table)
    survivors = [
        Survivor([address(node)], cookie(player), table, seat, stop, random.Random(seat)) for seat, player in enumerate(players)
    ]
    for survivor in survivors:
        survivor.start()
    return survivors


def both_serve_a_table_with_other_cards(old: Player, new: Player, table: str, rng: random.Random) -> None:
    """Other cards alone keep no node from serving a table."""
    for _ in range(4):
        assert seen(old.look(table, seat=0)) == seen(new.look(table, seat=0))
        play(old, table, 1, rng)
        play(new, table, 1, rng)


def each_with_the_rules_of_its_node(anna: Somebody, old: Player, new: Player, rng: random.Random) -> list[str]:
    """Games begin as the cards and rules of their node say. Returns those of Waral, after a few picks."""
    made = {way: way.make(seats=MINE, title="fine_sand") for way in (old, new)}
    hands = [hand_of(anna.look(table, seat=0)) for table in made.values()]
    assert hands[0] == hands[1] + 2
    for table in made.values():
        play(old, table, 2, rng)
        play(new, table, 2, rng)
    rich, poor = [way.make(seats=MINE, title="waral", mode="", settings={"draft": "starter"}) for way in (new, old)]
    assert anna.look(rich)["view"]["numbers"] != anna.look(poor)["view"]["numbers"]
    play(anna, rich, 4, rng)
    play(anna, poor, 4, rng)
    return [rich, poor]


def address(node: Process) -> str:
    return node.url.replace("http", "ws", 1) + "/api/live"


def hand_of(state: Any) -> int:
    return next(len(zone["cards"]) for zone in state["view"]["zones"] if zone["zone"] == "hand")
