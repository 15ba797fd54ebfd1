"""The server's own time, and its heartbeat: a server that was stopped and a clock that was changed cost nobody time."""

from __future__ import annotations

import asyncio
import signal
import time
from pathlib import Path
from typing import Any

import pytest

from sandtable.server import times
from sandtable.server.heartbeat import MOST_SILENCE, Heartbeat
from sandtable.server.storage.opening import open_database
from sandtable.server.storage.store import Store
from sandtable.server.times import MOST_AT_ONCE, Clock, Millis
from tests.server.people import Place, Process, serving
from tests.waiting import until

HOUR: Millis = 3_600_000
LONG = 15  # seconds: longer than MOST_SILENCE; most of them are left for a busy machine to wake up before time runs out
CLOCK: dict[str, Any] = {"start": 1800, "at_zero": "forfeit"}  # less than an hour, and far more than this takes on a busy machine
SLACK: Millis = 600_000


class Machine:
    """A machine whose clocks can be changed, and which can sleep."""

    def __init__(self) -> None:
        self.jumped: Millis = 0
        self.slept: Millis = 0

    def wall(self) -> Millis:
        return times.wall_time() + self.jumped + self.slept

    def steady(self) -> float:
        return time.monotonic() + self.slept / 1000

    def clock(self) -> Clock:
        return Clock(self.wall, self.steady)


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    """This machine: the clock of every server that is opened is its clock."""
    machine = Machine()
    monkeypatch.setattr(times, "clock", machine.clock())
    return machine


def test_the_servers_time_stands_still_while_it_does_not_tick() -> None:
    moment, machine_time = [10.0], [1_000_000]
    clock = Clock(lambda: machine_time[0], lambda: moment[0])
    assert clock.now() == 1_000_000
    clock.tick()
    moment[0] += 0.5
    machine_time[0] += HOUR
    assert clock.now() == 1_000_500
    moment[0] += 60
    assert clock.now() == 1_000_000 + MOST_AT_ONCE
    clock.tick()
    moment[0] += 0.25
    assert clock.now() == 1_000_250 + MOST_AT_ONCE
    clock.set_right()
    assert clock.now() == 1_000_000 + HOUR
    clock.stop()
    assert clock.now() == machine_time[0]


@pytest.mark.parametrize("what", ["forwards", "backwards", "asleep"])
def test_a_clock_that_jumps_or_a_server_that_was_stopped_costs_nobody_time(tmp_path: Path, machine: Machine, what: str) -> None:
    with serving(tmp_path) as place, place.player("Anna") as anna, place.player("Bela") as bela:
        table = anna.make(clock=CLOCK, settings={"turns": "one_by_one"})
        bela.join(table)
        idle = anna.make(clock=CLOCK, seats=[{"kind": "me"}, {"kind": "me"}])
        if what == "asleep":
            machine.slept = HOUR
        else:
            machine.jumped = HOUR if what == "forwards" else -HOUR
        asked = anna if anna.look(table)["view"]["ask"] else bela
        asked.pick(table)  # before the server has noticed
        until_made_up(place)
        (asked if asked.look(table)["view"]["ask"] else bela).pick(table)
        for each in (table, idle):
            info = anna.look(each)["info"]
            assert info["status"] == "playing"
            assert min(seat["left"] for seat in info["seats"]) > CLOCK["start"] * 1000 - SLACK
            assert all(seat["left"] <= CLOCK["start"] * 1000 for seat in info["seats"])
            since = [machine.wall() - seat["asked"] for seat in info["seats"] if "asked" in seat]
            assert all(abs(asked) < SLACK for asked in since)


def until_made_up(place: Place) -> None:
    until(lambda: abs(place.app.house.store.absent) >= HOUR / 2, "nobody noticed")


def test_only_one_of_several_servers_makes_up_for_an_absence(database_url: str) -> None:
    async def play() -> list[Millis]:
        stores = [Store(await open_database(database_url)) for _ in range(3)]
        machine = Machine()
        hearts = [Heartbeat(store, machine.clock(), lambda: None) for store in stores]
        await stores[0].keep_fact("absent", "0")
        await stores[0].keep_fact("alive", str(machine.wall() - HOUR))
        for _ in range(2):  # who was too late sees it with the next beat
            await asyncio.gather(*(heart.beat() for heart in hearts))
        absent = [store.absent for store in stores]
        for store in stores:
            await store.database.close()
        return absent

    absent = asyncio.run(play())
    assert len(set(absent)) == 1
    assert HOUR <= absent[0] < HOUR + MOST_SILENCE


def test_a_server_process_that_was_really_stopped_gives_the_time_back(tmp_path: Path) -> None:
    with Process(tmp_path) as server, server.player("Anna") as anna:
        table = anna.make(clock={"start": LONG, "at_zero": "forfeit"}, seats=[{"kind": "me"}, {"kind": "me"}])
        server.signal(signal.SIGSTOP)
        time.sleep(LONG)
        server.signal(signal.SIGCONT)
        anna.pick(table)
        info = anna.look(table)["info"]
        assert (info["status"], [seat.get("out", "") for seat in info["seats"]]) == ("playing", ["", ""])
