"""Bots at tables: they play in processes of their own, and a process that dies is replaced."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

import sandtable
from sandtable.bots.levels import longest
from sandtable.engine.history import Pick
from sandtable.games.legion.resolution import OrderPhase
from sandtable.server.bots import pool, worker
from sandtable.server.bots.attendant import least_thought, until_beat
from sandtable.server.bots.pool import Bots, NoThought
from sandtable.server.bots.queue import FairQueue
from sandtable.server.bots.worker import Job, job_for
from sandtable.server.problems import Unavailable
from sandtable.server.storage.room import Chair, Room
from sandtable.server.tables.live import LiveTable
from sandtable.server.tables.silence import Pauses
from tests.games.legion.scene import Scene
from tests.server.bot_kills import kill_workers
from tests.server.people import Player, serving

BOTS = [{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]


def test_tables_of_bots_alone_play_to_the_end(anna: Player) -> None:
    tables = [anna.make(seats=BOTS, settings={"round_cap": 40}) for _ in range(2)]
    for table in tables:
        state = anna.look(table)
        while state["info"]["status"] == "playing":
            state = anna.look(table, era=state["era"], n=state["n"], wait=30)
        assert state["info"]["outcome"]["reason"]


def test_bot_processes_are_killed_while_games_run_and_all_games_end(tmp_path: Path) -> None:
    assert kill_workers(tmp_path, kills=4) > 0


# The pool


def job() -> tuple[str, Job]:
    """A question for a bot: seat 1 in the first round of a game."""
    table = sandtable.new("fine_sand", players=2, seed=7, mode="basic")
    return "game", job_for(table, 1, "random")


async def only_worker(bots: Bots) -> int:
    """The process id of a worker that has answered once and has nothing to do."""
    assert await bots.think("Anna", *job())
    (process,) = bots.processes
    return process.pid


def with_one_worker(play: Callable[[Bots], Awaitable[None]]) -> None:
    async def run() -> None:
        bots = Bots(1, 0.2)
        try:
            await play(bots)
        finally:
            await bots.close()

    asyncio.run(run())


def test_a_worker_that_dies_idle_is_replaced_and_the_next_job_done() -> None:
    async def play(bots: Bots) -> None:
        for deaths in (1, 2):
            os.kill(await only_worker(bots), signal.SIGKILL)
            assert await bots.think("Anna", *job())
            assert bots.replaced == deaths

    with_one_worker(play)


def test_a_worker_that_dies_thinking_is_replaced_and_its_job_done_again() -> None:
    async def play(bots: Bots) -> None:
        worker = await only_worker(bots)
        os.kill(worker, signal.SIGSTOP)
        thought = asyncio.create_task(bots.think("Anna", *job()))
        await asyncio.sleep(0.1)
        os.kill(worker, signal.SIGKILL)
        assert await thought
        assert bots.replaced == 1

    with_one_worker(play)


def test_a_worker_that_is_stuck_is_replaced_after_its_budget_and_its_job_comes_to_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def play(bots: Bots) -> None:
        worker = await only_worker(bots)
        os.kill(worker, signal.SIGSTOP)
        with monkeypatch.context() as impatient:
            impatient.setattr(pool, "GRACE", 0.1)
            with pytest.raises(NoThought, match="in time"):
                await bots.think("Anna", *job())
        assert await only_worker(bots) != worker
        assert bots.replaced == 1

    with_one_worker(play)


def test_a_bot_that_has_no_time_to_think_ahead_plays_what_looks_best_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not what the table does for somebody who is away: the machine is slow, the bot is there."""
    asked, serve = list[str](), Bots._do

    async def slow(bots: Bots, process: asyncio.subprocess.Process, job: Job) -> Any:
        asked.append(job.level)
        return NoThought("it did not answer in time") if job.level == "level4" else await serve(bots, process, job)

    async def play(bots: Bots) -> None:
        table = sandtable.new("fine_sand", players=2, seed=7, mode="basic")
        picks = await bots.think("Anna", "game", job_for(table, 1, "level4"))
        assert asked == ["level4", "level2"]
        table.play_all(1, picks)

    monkeypatch.setattr(Bots, "_do", slow)
    with_one_worker(play)


@pytest.mark.parametrize("error", [RuntimeError("the handle is closed"), msgspec.DecodeError("no sense"), BrokenPipeError()])
def test_whatever_a_worker_says_the_job_is_done_by_another(error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = [error]

    async def read(stream: asyncio.StreamReader) -> worker.Thought:
        if answers:
            raise answers.pop()
        return await worker.read_answer(stream)

    async def play(bots: Bots) -> None:
        assert await bots.think("Anna", *job())
        assert bots.replaced == 1

    monkeypatch.setattr(pool, "read_answer", read)
    with_one_worker(play)


def test_a_worker_that_cannot_be_started_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    start, failures = asyncio.create_subprocess_exec, [OSError("too many open files")]

    async def fail_first(*arguments: Any, **options: Any) -> asyncio.subprocess.Process:
        if failures:
            raise failures.pop()
        return await start(*arguments, **options)

    async def play(bots: Bots) -> None:
        assert await bots.think("Anna", *job())

    monkeypatch.setattr(asyncio, "create_subprocess_exec", fail_first)
    monkeypatch.setattr(pool, "RETRY", 0.0)
    with_one_worker(play)


def test_a_job_that_kills_every_worker_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(stream: asyncio.StreamReader) -> worker.Thought:
        raise EOFError

    async def play(bots: Bots) -> None:
        with pytest.raises(NoThought, match="died"):
            await bots.think("Anna", *job())

    monkeypatch.setattr(pool, "read_answer", fail)
    with_one_worker(play)


def test_whoever_has_few_tables_does_not_wait_behind_somebody_who_has_many() -> None:
    async def play() -> list[str]:
        queue: FairQueue[str] = FairQueue()
        for thing in ("a1", "a2", "a3", "b1", "b2", "c1"):
            queue.put(thing[0], thing)
        assert len(queue) == 6
        return [await queue.get() for _ in range(6)]

    assert asyncio.run(play()) == ["a1", "b1", "c1", "a2", "b2", "a3"]


# The attendant


@pytest.mark.parametrize("error", [NoThought("nothing"), RuntimeError("a mistake"), None])
def test_a_bot_that_fails_or_picks_what_it_may_not_lets_the_title_pick(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception | None
) -> None:
    async def fail(*_: object) -> list[str]:
        if error is not None:
            raise error
        return ["nonsense"]

    with serving(tmp_path) as place, place.player("Anna") as anna:
        monkeypatch.setattr(place.app.house.bots, "think", fail)
        table = anna.make(seats=[{"kind": "me"}, {"kind": "bot"}])
        anna.pick(table, "keep_rest")
        assert anna.wait_until_asked(table)["number"] == 1
        assert bool(place.app.house.metrics.errors) == isinstance(error, RuntimeError)


def test_a_bot_moves_as_soon_as_the_storage_is_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as place, place.player("Anna") as anna:
        attendant, failures = place.app.house.attendant, [Unavailable("table-too-busy"), Unavailable("table-too-busy")]
        change = attendant._change

        async def fail_first(id: str, action: Any, **more: Any) -> Any:
            if failures:
                raise failures.pop()
            return await change(id, action, **more)

        monkeypatch.setattr(attendant, "_change", fail_first)
        monkeypatch.setattr("sandtable.server.bots.attendant.RETRY", 0.01)
        table = anna.make(seats=[{"kind": "me"}, {"kind": "bot"}])
        anna.pick(table, "keep_rest")
        assert anna.wait_until_asked(table)["number"] == 1
        assert failures == []


def test_a_bot_answers_in_time_with_a_beat_however_quickly_it_thought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def at_once(*_: object) -> list[str]:
        return ["keep_rest"]

    monkeypatch.setattr("sandtable.server.bots.attendant.BEAT", 0.6)
    with serving(tmp_path, pause=5) as place, place.player("Anna") as anna:
        monkeypatch.setattr(place.app.house.bots, "think", at_once)
        begun = time.monotonic()
        table = anna.make(seats=[{"kind": "me"}, {"kind": "bot"}])
        anna.pick(table, "keep_rest")
        assert anna.wait_until_asked(table)["number"] == 1
        assert time.monotonic() - begun >= 0.6


def a_table(*chairs: Chair, pause: float = 5.0, asked: int = 1, shown: int = 1, table: object = None) -> LiveTable:
    room = Room(
        title="t", mode="m", settings={}, packs=[], host="a", visibility="public", pace="live", spectators=True, clock=None,
        helper="random", created=0, status="playing", chairs=list(chairs), asked=[0, asked], shown=[0, shown],
    )  # fmt: skip
    return cast(LiveTable, SimpleNamespace(room=room, pauses=Pauses(pause, pause), table=table))


def test_the_beat_is_for_tables_where_something_is_kept_from_people() -> None:
    person, bot = Chair("person", "anna"), Chair("bot")
    waits = [until_beat(a_table(person, bot), 1, thought) for thought in (0.001, 0.4, 0.7)]
    assert [round(wait, 3) for wait in waits] == [0.499, 0.1, 0.3]
    assert until_beat(a_table(bot, bot), 1, 0.1) == 0, "nobody is there"
    assert until_beat(a_table(person, bot, pause=0), 1, 0.1) == 0, "the owner wants no silence"
    assert until_beat(a_table(person, bot, shown=0), 1, 0.1) == 0, "nobody sees that it is asked"


def test_bots_leave_people_a_moment_to_take_back_what_handed_the_table_on_to_them() -> None:
    def after(seat: int, *, undo: bool) -> object:
        return SimpleNamespace(history=[Pick(seat, 1)], can_undo=lambda seat: undo)

    anna, ben, bot = Chair("person", "anna"), Chair("person", "ben"), Chair("bot")
    assert until_beat(a_table(anna, bot, table=after(0, undo=True)), 1, 0.1) == pytest.approx(1.4)
    assert until_beat(a_table(anna, bot, table=after(0, undo=True)), 1, 1.7) == pytest.approx(0.3)
    assert until_beat(a_table(anna, bot, table=after(0, undo=False)), 1, 0.1) == pytest.approx(0.4), "there is no way back"
    assert until_beat(a_table(anna, bot, table=after(1, undo=True)), 1, 0.1) == pytest.approx(0.4), "the bot goes on"
    with_ben = a_table(anna, bot, ben, table=after(0, undo=False))
    assert until_beat(with_ben, 1, 0.1) == pytest.approx(1.4), "nobody else is told that there is none"
    with_ben.room.asked = [0, 1, 1]
    assert until_beat(with_ben, 1, 0.1) == pytest.approx(0.4), "Ben is asked as well"


def test_how_soon_a_bot_goes_on_does_not_tell_that_somebody_answered_in_secret() -> None:
    """Whether a bot struck a person or a person a bot: who was struck declined, or could not answer at all."""
    anna, ben, bot = Chair("person", "anna"), Chair("person", "ben"), Chair("bot")
    for striker, struck in ((1, 2), (0, 3)):
        waits = []
        for answers in ([], [Pick(struck, 1, secret=True)]):
            table = SimpleNamespace(history=[Pick(striker, 1), *answers], can_undo=lambda seat: False)
            waits.append(until_beat(a_table(anna, bot, ben, bot, table=table), 1, 0.1))
        assert waits[0] == waits[1]


@pytest.mark.parametrize("level", ["random", "level2", "level3", "level4-bold", "level5"])
def test_a_bot_without_a_choice_takes_as_long_as_one_that_has_one(level: str) -> None:
    """LE-7.4: an order that stays where it is gives nothing to think about, a blank does; others must not notice which it is."""
    waits = []
    for token, choices in (("plus_two", 1), ("blank", 2)):
        scene = Scene("reds", "whites")
        scene.put("Kolya")
        scene.order(token, "Kolya")
        scene.run(OrderPhase())
        assert len(scene.g.offers[1]) == choices
        live = a_table(Chair("person", "anna"), Chair("bot", level=level), table=SimpleNamespace(g=scene.g, history=[]))
        thought = 0.001 if choices == 1 else longest(level, seconds=1.0) + 0.05
        waits.append(thought + until_beat(live, 1, thought, least_thought(live, 1, budget=1.0)))
    assert waits[0] == pytest.approx(waits[1])


# The worker


def answer(table: sandtable.Table, seat: int) -> worker.Thought:
    return worker.answer(job_for(table, seat, "random"))


@pytest.mark.parametrize("slug", sandtable.titles())
def test_a_worker_gets_the_position_and_picks_what_it_offers(slug: str) -> None:
    table, dice = sandtable.new(slug, players=2, seed=7), random.Random(7)
    while not table.over and len(table.history) < 60:
        seat = dice.choice(table.waiting_for)
        thought = answer(table, seat)
        assert thought.error == ""
        table.play(seat, thought.picks[0])


def test_a_job_is_as_small_in_a_late_round_as_in_the_first() -> None:
    table, sizes = sandtable.new("fine_sand", players=2, seed=7, mode="basic", round_cap=99), []
    while not table.over:
        seat = table.waiting_for[0]
        sizes.append(len(msgspec.msgpack.encode(job_for(table, seat, "random"))))
        table.play(seat, table.options(seat)[-1])
    assert len(sizes) > 150
    assert max(sizes) < 1.2 * max(sizes[:20])


def test_a_worker_that_is_told_nonsense_says_so() -> None:
    table = sandtable.new("fine_sand", players=2, seed=7, mode="basic")
    job = job_for(table, 1, "random")
    job.head = "nonsense"
    thought = worker.answer(job)
    assert (thought.picks, "nonsense" in thought.error or "line 1" in thought.error) == ([], True)
