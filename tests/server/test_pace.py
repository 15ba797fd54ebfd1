"""A pick costs the server the same on the first day of a game and after weeks: nothing of it grows with those made before."""

from __future__ import annotations

import random
import time
from pathlib import Path
from statistics import median

import sandtable
from sandtable import Table
from sandtable.server.people.identity import Identity
from sandtable.server.storage.store import Game, Store
from sandtable.server.tables import clocks, play, snapshots
from sandtable.server.tables.live import LiveTable
from sandtable.server.times import now
from tests.server.test_store import a_room, with_store

BEGUN = 60  # picks of a game that has just begun
TIMES = 100  # as many were made in the other one
PICKS = 40
ROUNDS = 5
MOST = 1.5  # times as much, at most; if the whole history were gone through for every pick, it would be many times


class Watcher:
    """Somebody who watches: what they are sent is made, and dropped."""

    def __init__(self, person: str) -> None:
        self.person = person

    def send(self, data: bytes) -> None:
        """Take a message."""


def begun() -> Table:
    """A game in one of its first rounds."""
    table, rng = sandtable.new("fine_sand", players=2, seed=1, round_cap=99), random.Random(1)
    for _ in range(BEGUN):
        seat = table.waiting_for[0]
        table.play(seat, rng.choice(table.options(seat)))
    return table


def after_weeks(table: Table) -> Table:
    """The same position in a game that has gone on for weeks."""
    table = table.at(table.g.clone(), BEGUN)
    table.history *= TIMES
    return table.at(table.g, len(table.history))


def seated(table: Table, store: Store) -> LiveTable:
    """This game at a table of the server, with somebody who watches from every seat."""
    room = a_room("anna", "bela", title="fine_sand", status="playing")
    live = LiveTable(Game("g", 1, "", room), Identity(store, b""))
    live.lay_out(table)
    clocks.start(room, live.turns(), now())
    for seat, person in enumerate(("anna", "bela")):
        live.perspective(seat).watchers.add(Watcher(person))  # type: ignore[arg-type]
    return live


def cost(live: LiveTable, rng: random.Random) -> float:
    """The seconds of computing time for one pick, with all that follows for the table and its watchers."""
    assert live.table is not None
    seat = live.table.waiting_for[0]
    pick = rng.choice(live.table.options(seat)).text
    began = time.thread_time()
    room = live.room.copy()
    live.went_on(play.pick(live, room, seat, room.numbers[seat], [pick]))
    live.room = room
    live.tell()
    return time.thread_time() - began


def costs(table: Table, store: Store) -> list[float]:
    """What the same picks cost in a game that stands like this, each by itself."""
    live, dice = seated(table.at(table.g.clone(), len(table.history)), store), random.Random(2)
    return [cost(live, dice) for _ in range(PICKS)]


def test_a_pick_costs_the_same_however_many_were_made_before(tmp_path: Path) -> None:
    """Each pick counts with the least it costs in several games that are alike: the machine has other things to do, too."""

    async def work(store: Store) -> None:
        early = begun()
        late = after_weeks(early)
        assert len(late.history) == BEGUN * TIMES
        rounds = [(costs(late, store), costs(early, store)) for _ in range(ROUNDS)]
        least = [list(map(min, *games)) for games in zip(*rounds, strict=True)]
        assert median(long / short for long, short in zip(*least, strict=True)) < MOST

    with_store(f"sqlite:///{tmp_path / 'sandtable.db'}", work)


def test_nothing_of_a_pick_looks_at_what_was_picked_long_ago(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        live, rng = seated(begun(), store), random.Random(3)
        live.tell()
        assert live.table is not None
        for _ in range(PICKS):
            cost(live, rng)
        live.table.history[:BEGUN] = [None] * BEGUN  # type: ignore[list-item]
        for _ in range(PICKS):
            cost(live, rng)
        assert live.made == BEGUN + 2 * PICKS

    with_store(f"sqlite:///{tmp_path / 'sandtable.db'}", work)


def test_the_longer_a_game_is_the_more_picks_are_between_two_snapshots(tmp_path: Path) -> None:
    """To keep one takes longer, too."""

    async def work(store: Store) -> None:
        due: list[list[int]] = []
        for table in (early := begun(), after_weeks(early)):
            live = seated(table, store)
            due.append([])
            for live.unsaved in (99, 100, 299, 300):
                due[-1] += [live.unsaved] * snapshots.is_due(live)
        assert due == [[100, 299, 300], [300]]

    with_store(f"sqlite:///{tmp_path / 'sandtable.db'}", work)
