"""The attendant: answers for whoever does not answer by hand. Bots think, standing orders are followed, clocks run out."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Coroutine
from typing import Any, Final, Protocol

from sandtable.bots.levels import longest
from sandtable.engine.flow import asks
from sandtable.engine.steps import Decision
from sandtable.server.bots.pool import Bots, NoThought
from sandtable.server.bots.worker import job_for
from sandtable.server.metrics import Metrics
from sandtable.server.problems import Elsewhere, Illegal, Refused, Unavailable
from sandtable.server.storage.asking import for_nobody
from sandtable.server.storage.room import Room
from sandtable.server.storage.store import Move, Store
from sandtable.server.tables import clocks, endings, play, standing_orders
from sandtable.server.tables.live import Action, LiveTable
from sandtable.server.tables.registry import Exempt, everybody
from sandtable.server.tables.silence import asked_in_secret
from sandtable.server.times import now

log = logging.getLogger("sandtable.attendant")

RETRY: Final = 1.0  # seconds until a bot tries again to move whose pick could not be kept
BEAT: Final = 0.5  # seconds: what a bot answers is made after a whole number of these
GRACE: Final = 1.5  # seconds in which somebody may take back what handed the table on to bots
LONGEST_TIMER: Final = 86_400  # seconds: clocks over many days are looked at once a day


class Change(Protocol):
    """How a table is changed: `Tables.change`."""

    def __call__(self, id: str, action: Action, *, exempt: Exempt = ...) -> Awaitable[LiveTable]: ...


class Attendant:
    """Looks at a table whenever it went on. What it does takes the same way as the picks of people."""

    def __init__(self, bots: Bots, change: Change, metrics: Metrics, store: Store) -> None:
        self._bots = bots
        self._change = change
        self._metrics = metrics
        self._store = store
        self._tasks: set[asyncio.Task[None]] = set()

    def see_to(self, live: LiveTable) -> None:
        """Let bots think where they are asked, and note the next clock that runs out."""
        if live.room.absent != self._store.absent:  # the server noticed an absence while this change was under way
            live.room = live.room.copy()
            live.room.make_up(self._store.absent)
        self._set_timer(live)
        if live.room.status == "playing":
            self._let_answer(live)

    def _set_timer(self, live: LiveTable) -> None:
        """Look at a table again when its next clock runs out."""
        live.stop_timer()
        end = clocks.deadline(live.room)
        if end is not None:
            delay = min(max(end - now(), 0) / 1000, LONGEST_TIMER)
            live.timer = asyncio.get_running_loop().call_later(delay, self._ring, live.id, context=for_nobody())

    def _let_answer(self, live: LiveTable) -> None:
        """Have bots think and standing orders followed, for every question that nobody is at yet."""
        for seat in clocks.thinking(live.room, "bot"):
            key = (seat, live.room.numbers[seat])
            if key not in live.thinking:
                live.thinking[key] = self._start(self._let_think(live, *key))
        for seat in clocks.thinking(live.room, "person"):
            key = (seat, live.room.numbers[seat])
            if key not in live.thinking and (pick := standing_orders.answer(live, seat)) is not None:
                live.thinking[key] = self._start(self._follow_orders(live, *key, pick))

    def _ring(self, id: str) -> None:
        self._start(self._time_is_up(id))

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work, context=for_nobody())
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        """What went wrong in one task stops no other. The table is looked at again when it is due."""
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            if isinstance(error, Refused):
                log.warning("a table could not be attended to: %s", error)
            else:
                self._metrics.errors += 1
                log.error("a table could not be attended to", exc_info=error)

    async def _time_is_up(self, id: str) -> None:
        self.see_to(await self._change(id, endings.out_of_time, exempt=everybody))

    async def _let_think(self, live: LiveTable, seat: int, number: int) -> None:
        """Have a bot pick, and make its picks unless the table went another way meanwhile."""
        asked, least = time.monotonic(), least_thought(live, seat, self._bots.budget)
        picks = await self._thought(live, seat)
        await asyncio.sleep(until_beat(live, seat, time.monotonic() - asked, least))
        try:
            await self._make(live, seat, number, picks)
        except Illegal as problem:
            log.warning("a bot at %s picked what it may not: %s", live.id, problem)
            await self._make(live, seat, number, [])
        finally:
            live.thinking.pop((seat, number), None)

    async def _thought(self, live: LiveTable, seat: int) -> list[str]:
        """What a bot comes to; nothing if thinking failed, whatever the reason."""
        room = live.room
        try:
            job = job_for(live.playing(), seat, room.chairs[seat].level)
            return await self._bots.think(room.host, live.id, job)
        except (NoThought, Refused) as problem:
            log.warning("a bot at %s came to no pick: %s", live.id, problem)
        except Exception:
            self._metrics.errors += 1
            log.exception("a bot at %s could not think", live.id)
        return []

    async def _make(self, live: LiveTable, seat: int, number: int, picks: list[str]) -> None:
        """Make a bot's picks, as soon as the storage can keep them."""
        while True:
            try:
                await self._change(live.id, lambda live, room: bot_picks(live, room, seat, number, picks), exempt=in_secret(seat))
                return
            except Elsewhere:
                return  # a node of another version thinks for this bot
            except Unavailable as problem:
                log.warning("a bot at %s waits to move: %s", live.id, problem)
                await asyncio.sleep(RETRY)

    async def _follow_orders(self, live: LiveTable, seat: int, number: int, pick: str) -> None:
        """Answer for somebody as they ordered, unless they were quicker."""
        try:
            await self._change(live.id, lambda live, room: play.pick(live, room, seat, number, [pick]), exempt=in_secret(seat))
        except Refused as problem:
            log.info("orders at %s came too late: %s", live.id, problem)
        finally:
            live.thinking.pop((seat, number), None)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def in_secret(seat: int) -> Exempt:
    """A silence does not hold up who answers in secret."""
    return lambda room: asked_in_secret(room, seat)


def least_thought(live: LiveTable, seat: int, budget: float) -> float:
    """How many seconds a bot seems to think at least: as long as it may, where it is asked even if it has no choice.

    Rules ask like that where the silence would betray what somebody holds, and a quick answer would betray it as well.
    """
    if live.table is None:
        return 0.0
    step = asks(live.table.g, seat)
    if step is None or (isinstance(step, Decision) and step.automatic(live.table.g)):
        return 0.0
    return longest(live.room.chairs[seat].level, budget) + BEAT / 2


def until_beat(live: LiveTable, seat: int, thought: float, least: float = 0.0) -> float:
    """How many seconds a bot that has thought for some waits with its answer.

    How long it thinks depends on what it holds: a single card takes no thought. So answers come in time with a beat, wherever
    people play and something is kept from them. What is answered in a silence shows to nobody, and must not be late.
    """
    room = live.room
    if not room.people or live.pauses.at(room) <= 0 or asked_in_secret(room, seat):
        return 0.0
    answered = max(thought, least, GRACE if may_think_again(live) else 0.0)
    return answered + -answered % BEAT - thought


def may_think_again(live: LiveTable) -> bool:
    """Whether a person has just handed the table on to bots alone, and may still take that back.

    Others at the table are not told whether there is a way back: there it is always as if there were. Nor must they notice that
    somebody answered in secret meanwhile.
    """
    table, room = live.table, live.room
    if table is None or clocks.thinking(room, "person"):
        return False
    seat = next((pick.seat for pick in reversed(table.history) if not pick.secret), None)
    return seat is not None and room.chairs[seat].kind == "person" and (len(room.owners) > 1 or table.can_undo(seat))


def bot_picks(live: LiveTable, room: Room, seat: int, number: int, picks: list[str]) -> Move | None:
    """What a bot thought of, or what the title does for somebody who is away if it came to nothing."""
    if room.status != "playing" or room.chairs[seat].kind != "bot" or room.numbers[seat] != number:
        return None
    return play.pick(live, room, seat, number, picks or [endings.idle(live, seat)])
