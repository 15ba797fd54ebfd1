"""A node that freezes while it sends: somebody else takes its letter, and when it wakes up it sends nothing that others may."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from sandtable.server import times
from sandtable.server.limits import Limits
from sandtable.server.notices import hooks, mail, outbox, texts
from sandtable.server.notices.hooks import Messenger
from sandtable.server.notices.letters import HookCall, letter
from sandtable.server.notices.mail import Postman
from sandtable.server.notices.outbox import LEASE, HeldTooLong, Outbox
from sandtable.server.problems import Unavailable
from sandtable.server.settings import Settings
from sandtable.server.storage.database import Statement
from sandtable.server.storage.notices import posting
from sandtable.server.storage.rows import Letter
from sandtable.server.storage.store import Store
from tests.server.people import serving
from tests.server.post import receiver
from tests.server.test_heartbeat import Machine
from tests.server.test_notices import hurry, in_house
from tests.server.test_store import with_store
from tests.waiting import PATIENCE

Sent = list[str]


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    machine = Machine()
    monkeypatch.setattr(times, "clock", machine.clock())
    return machine


def node(store: Store, sent: Sent, name: str, meanwhile: Callable[[], Awaitable[object]] | None = None) -> Outbox:
    """A node that sends hooks. Something may happen while it does."""

    async def send(letter: Letter) -> None:
        if meanwhile is not None:
            await meanwhile()
        sent.append(name)

    return Outbox(store, {"hook": send})


async def one_letter(store: Store) -> Letter:
    await store.database.write([Statement("DELETE FROM outbox")])
    call = letter("anna", HookCall("http://x", "{}", "s"), times.clock.wall())
    await store.database.write([posting(call)])
    return call


def test_a_node_that_froze_with_a_letter_does_not_send_what_another_one_sent(database_url: str, machine: Machine) -> None:
    async def work(store: Store) -> None:
        sent: Sent = []
        frozen = Store(store.database)

        async def take(letter: Letter, until: int) -> Letter | None:
            taken = await store.take(letter, until)
            machine.slept += LEASE + 1
            await node(store, sent, "other").empty("hook")
            return taken

        frozen.take = take  # type: ignore[method-assign]
        await one_letter(store)
        await node(frozen, sent, "frozen").empty("hook")
        assert sent == ["other"]
        assert await store.due_letters("hook", 2**60, 10) == []

    with_store(database_url, work)


def test_a_node_whose_own_time_stood_still_holds_a_letter_as_long_as_any_other(database_url: str, machine: Machine) -> None:
    """It was frozen before it took the letter, and nobody has set its time right yet."""

    async def work(store: Store) -> None:
        sent: Sent = []
        await one_letter(store)
        times.clock.tick()
        machine.jumped += 10 * LEASE
        assert times.now() < machine.wall() - LEASE
        other = node(store, sent, "other")
        await node(store, sent, "late", lambda: other.empty("hook")).empty("hook")
        assert sent == ["late"]

    with_store(database_url, work)


def test_a_node_that_fails_too_late_leaves_a_letter_to_whoever_has_it_now(database_url: str, machine: Machine) -> None:
    async def work(store: Store) -> None:
        sent: Sent = []
        third = node(store, sent, "third")

        async def freeze_and_fail(letter: Letter) -> None:
            machine.slept += LEASE + 1
            (due,) = await store.due_letters("hook", machine.wall(), 10)
            assert await store.take(due, machine.wall() + LEASE) is not None, "the second node has it now"
            raise ConnectionError("nobody answers")

        await one_letter(store)
        await Outbox(store, {"hook": freeze_and_fail}).empty("hook")
        machine.slept += LEASE * 3 // 4
        await third.empty("hook")
        assert sent == [], "the second node has it until its own time is up"
        machine.slept += LEASE
        await third.empty("hook")
        assert sent == ["third"]

    with_store(database_url, work)


def test_what_is_sent_is_deleted_as_soon_as_the_storage_can(
    database_url: str, machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "RETRY", 0.0)

    async def work(store: Store) -> None:
        sent: Sent = []
        shaky, tries = Store(store.database), [0]

        async def drop_letter(id: str) -> None:
            tries[0] += 1
            if tries[0] < 4:
                raise Unavailable("storage-unwritable", error="gone")
            await store.drop_letter(id)

        shaky.drop_letter = drop_letter  # type: ignore[method-assign]
        await one_letter(store)
        await node(shaky, sent, "once").empty("hook")
        machine.slept += LEASE + 1
        await node(store, sent, "twice").empty("hook")
        assert (sent, tries) == (["once"], [4])

    with_store(database_url, work)


def held_by_a_sleeper(machine: Machine, content: Any) -> Letter:
    made = letter("anna", content, 0)
    return Letter(made.id, made.person, made.kind, made.body, 0, held=machine.wall() + LEASE)


def test_a_request_does_not_leave_a_node_that_froze_while_it_connected(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    connected = hooks.connected

    async def slowly(*args: Any, **more: Any) -> Any:
        connection = await connected(*args, **more)
        machine.slept += LEASE
        return connection

    with receiver() as hook:
        call = held_by_a_sleeper(machine, HookCall(hook.url, "{}", "s"))
        asyncio.run(Messenger(inside=True).send(call))
        assert hook.next()
        monkeypatch.setattr(hooks, "connected", slowly)
        with pytest.raises(HeldTooLong):
            asyncio.run(Messenger(inside=True).send(call))
        assert hook.calls.empty()


def test_a_mail_does_not_leave_a_node_that_froze_while_it_connected(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: Sent = []

    class Slow:
        def __enter__(self) -> Slow:
            machine.slept += LEASE
            return self

        def __exit__(self, *_: object) -> None:
            """Hang up."""

        def send_message(self, message: Any) -> None:
            sent.append(str(message["To"]))

    monkeypatch.setattr(mail, "connected", lambda server: Slow())
    postman = Postman(Settings(smtp="smtp+plain://127.0.0.1:9", mail_from="house@example.org"), Limits())
    with pytest.raises(HeldTooLong):
        asyncio.run(postman.send(held_by_a_sleeper(machine, texts.way_back("anna@example.org", "link", "en"))))
    assert sent == []


def test_a_server_that_is_stopped_sends_to_its_end_what_is_on_its_way(tmp_path: Path) -> None:
    """A letter that has left, and is still in the outbox when its node goes, would be sent again by another one."""
    leaving = threading.Event()

    async def send(letter: Letter) -> None:
        leaving.set()
        await stopping.wait()

    async def stop() -> None:
        asyncio.get_running_loop().call_soon(stopping.set)
        await close()

    with serving(tmp_path) as place:
        house, stopping = place.app.house, asyncio.Event()
        close, house.outbox._ways = house.close, {"hook": send}
        house.close = stop  # type: ignore[method-assign]
        in_house(place, lambda: one_letter(house.store))
        in_house(place, hurry(place))
        assert leaving.wait(PATIENCE)
    with closing(sqlite3.connect(tmp_path / "sandtable.db")) as storage:
        assert storage.execute("SELECT id FROM outbox").fetchall() == []


def test_what_a_server_sends_does_not_keep_it_from_stopping(
    database_url: str, machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "LAST", 0.01)

    async def work(store: Store) -> None:
        sent: Sent = []
        leaving = asyncio.Event()

        async def for_ever() -> None:
            leaving.set()
            await asyncio.Event().wait()

        await one_letter(store)
        slow = node(store, sent, "slow", for_ever)
        sending = asyncio.create_task(slow.empty("hook"))
        await leaving.wait()
        await slow.stop()
        assert not sending.done()
        sending.cancel()
        machine.slept += LEASE + 1
        await slow.empty("hook")
        await node(store, sent, "other").empty("hook")
        assert sent == ["other"], "who has stopped takes nothing more"

    with_store(database_url, work)
