"""The house: everything a running server consists of, put together and taken apart in the right order."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from functools import partial

from sandtable.server import heartbeat, times
from sandtable.server.bots.attendant import Attendant
from sandtable.server.bots.pool import Bots
from sandtable.server.heartbeat import Heartbeat
from sandtable.server.hosts import following
from sandtable.server.hosts.hosts import Hosts
from sandtable.server.hosts.standing import Standing
from sandtable.server.limits import Limits
from sandtable.server.metrics import Metrics
from sandtable.server.nodes.bus import open_bus
from sandtable.server.nodes.news import News
from sandtable.server.notices.forgotten import Reminder
from sandtable.server.notices.herald import Herald
from sandtable.server.notices.hooks import Messenger
from sandtable.server.notices.letters import FORGOTTEN, HOOK, MAIL, PUSH
from sandtable.server.notices.mail import Postman
from sandtable.server.notices.outbox import Outbox
from sandtable.server.notices.push import Pusher, contact
from sandtable.server.notices.push_protocol import Signer, new_key
from sandtable.server.people.identity import AT_ONCE, Identity
from sandtable.server.people.presence import Crowd
from sandtable.server.people.unsubscribing import Unsubscribing
from sandtable.server.problems import Damaged, Unavailable
from sandtable.server.pulse import DELAY, Pulse
from sandtable.server.settings import Settings
from sandtable.server.storage.asking import Guarded, parted
from sandtable.server.storage.moderation import MARK
from sandtable.server.storage.opening import open_database
from sandtable.server.storage.purge import purge
from sandtable.server.storage.store import Store
from sandtable.server.tables import chat, chores, snapshots
from sandtable.server.tables.game import Packs, edition
from sandtable.server.tables.registry import Tables
from sandtable.server.tables.replays import Recordings
from sandtable.server.tables.silence import Pauses
from sandtable.server.times import now

log = logging.getLogger("sandtable.house")

SWEEP = 1.0  # seconds
NEWS = 3.0  # seconds between two looks at the storage for what other nodes did
NAMES = 30.0  # seconds between two looks at the storage for names that changed on other nodes
SNAPSHOTS = 5.0  # seconds between two looks for games that went on for long
RECORD = 5.0  # seconds between two looks for games that are over
TIDY = 10.0  # seconds between two looks for tables that nobody uses
TELL = 20.0  # seconds between two looks for people who are to be told that it is their turn


GiveUp = Callable[[str], None]  # the server has to stop, and why


class House:
    """A server's parts and its background work."""

    def __init__(self, settings: Settings, store: Store, secret: bytes, push_key: str, give_up: GiveUp) -> None:
        self.settings = settings
        self.give_up = give_up
        self.store = store
        self.identity = Identity(store, secret)
        self.hosts = Hosts(store)
        self.identity.check_name = self.hosts.check_name
        self.packs = Packs(settings.packs)
        self.recordings = Recordings(store)
        self.bots = Bots(settings.workers, settings.budget)
        self.crowd = Crowd()
        self.limits = Limits(settings.limits)
        self.metrics = Metrics()
        self.pulse = Pulse()
        self.tables = Tables(store, self.identity, self.packs, self.crowd, self.metrics)
        self.tables.shared = bool(settings.redis)
        self.tables.heard = self.hosts.heard
        self.tables.loader.pauses = Pauses.of(settings.pause, settings.budget)
        if settings.redis:
            self.identity.sessions.fresh = NEWS
        self.tables.bus = open_bus(settings.redis, self.hear)
        self.attendant = Attendant(self.bots, self.tables.change, self.metrics, store)
        self.tables.attend = self.attendant.see_to
        self.unsubscribing = Unsubscribing(secret)
        self.herald = Herald(store, self.identity, settings, self.unsubscribing, self.limits)
        self.signer, inside = Signer(push_key, contact(settings)), settings.hooks_inside
        reminder = Reminder(store, settings.address, lambda: self.outbox.hurry())
        ways = {MAIL: Postman(settings, self.limits).send, FORGOTTEN: reminder.send}
        out = {HOOK: Messenger(inside).send, PUSH: Pusher(store, self.signer, inside).send}
        self.outbox = Outbox(store, {**ways, **out})
        self.heartbeat = Heartbeat(store, times.clock, self._put_tables_right, edition())
        self._chores: list[asyncio.Task[None]] = []

    @classmethod
    async def open(cls, settings: Settings, give_up: GiveUp) -> House:
        settings.data.mkdir(parents=True, exist_ok=True)
        store = Store(Guarded(await open_database(settings.database_url)))
        for name, value in (("secret", secrets.token_hex(32)), ("push key", new_key()), (MARK, ""), ("absent", "0")):
            await store.keep_fact(name, value, only_first=True)
        secret, push_key = [str(await store.fact(name)) for name in ("secret", "push key")]
        house = cls(settings, store, bytes.fromhex(secret), push_key, give_up)
        await house.heartbeat.beat()
        await house.hosts.refresh()
        house.begin_chores()
        return house

    def _put_tables_right(self) -> None:
        """The moments of all rooms have moved: so they do at the tables in memory, and for everybody who watches."""
        for live in self.tables.live.values():
            self.attendant.see_to(live)
            live.tell()

    def begin_chores(self) -> None:
        self._chore(self.heartbeat.tick, heartbeat.TICK)
        self._chore(self.heartbeat.beat, heartbeat.EVERY)
        self._chore(lambda: take_pulse(self.pulse, self.store), 0.0)
        self._chore(lambda: chores.look_after_due(self.tables), SWEEP)
        self._chore(lambda: self.tables.echoes.look(self.tables.live.values()), SWEEP)
        self._chore(lambda: snapshots.keep_due(self.tables), SNAPSHOTS)
        self._chore(lambda: self.recordings.keep_all(self.tables), RECORD)
        self._chore(lambda: self.herald.tell(self.crowd.people), TELL)
        for kind in (MAIL, HOOK, PUSH, FORGOTTEN):
            self._chore(partial(self.outbox.work, kind), 0.0)
        self._chore(lambda: chores.put_away_idle(self.tables), TIDY)
        self._chore(lambda: following.follow(self.hosts, self.tables), NEWS)
        self._chore(lambda: purge(self.store.database, now()), 600.0)
        if self.settings.redis:
            self._chore(lambda: chores.look_for_news(self.tables), NEWS)
            self._chore(lambda: look_for_people(self), NEWS)
            self._chore(lambda: chores.look_for_names(self.tables), NAMES)

    def _chore(self, work: Callable[[], Awaitable[None]], every: float) -> None:
        self._chores.append(asyncio.create_task(self._repeat(work, every)))

    async def _repeat(self, work: Callable[[], Awaitable[None]], every: float) -> None:
        while True:
            try:
                await work()
            except Damaged as damage:
                log.error("%s", damage)
                self.give_up(damage.said(self.settings.language))
                return
            except Unavailable as problem:
                log.error("%s", problem)
            except Exception:
                self.metrics.errors += 1
                log.exception("a chore failed")
            await asyncio.sleep(every)

    async def hear(self, news: News) -> None:
        """Something happened on another node."""
        if news.kind == "game":
            self.crowd.tell_turn(news.id, news.asked)
            await self.tables.catch_up(news.id, news.n)
        elif news.kind == "yield":
            await self.tables.handover.hand_over(news.id, news.n)
        elif news.kind == "chat":
            await chat.hear(self.tables, news.id, news.n)
        elif news.kind == "person":
            await chores.look_up_again(self.tables, news.id)
            self.crowd.dismiss(news.id, await self.identity.sessions.of(news.id))
        elif news.kind == "hosts":
            await following.follow(self.hosts, self.tables)
        else:
            self.crowd.tell_lobby(news.asked)

    async def sign_out(self, person: str, sessions: list[str]) -> None:
        """End some sessions of a person and their connections, on every node."""
        await self.identity.sessions.end(person, sessions)
        parted(person, sessions)
        self.crowd.dismiss(person, await self.identity.sessions.of(person))
        await self.tables.bus.tell(News("person", person))

    def standing(self, person: str, session: str, address: str) -> Standing:
        """Whether somebody who asks for something may still do so when it is done."""
        return Standing(self.hosts, self.identity.sessions, person, session, address)

    def gauges(self) -> dict[str, float]:
        return {
            "connections": len(self.crowd),
            "tables_in_memory": len(self.tables.live),
            "commits": self.tables.commits,
            "bot_jobs_waiting": self.bots.waiting,
            "bot_workers_replaced": self.bots.replaced,
            "delay_milliseconds": self.pulse.delay or 0,
        }

    async def close(self) -> None:
        await self.outbox.stop()
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        for device in self.crowd.everybody():
            device.hang_up(1012, "goodbye-restart")
        await self.recordings.keep_last(self.tables)
        chores.close(self.tables)
        await self.attendant.close()
        await snapshots.keep_all(self.tables)
        await self.bots.close()
        await self.tables.bus.close()
        with contextlib.suppress(Unavailable):
            await self.heartbeat.stop()
        await self.store.database.close()


async def take_pulse(pulse: Pulse, store: Store) -> None:
    """Measure for a minute, and let the command line know, too."""
    await pulse.measure()
    await store.keep_fact(DELAY, str(pulse.delay))


async def look_for_people(house: House) -> None:
    """Hang up on everybody who signed out on another node, in case no news came."""
    people = house.crowd.people
    for start in range(0, len(people), AT_ONCE):
        for person, sessions in (await house.store.sessions_of(people[start : start + AT_ONCE])).items():
            house.identity.sessions.forget(person)  # what is remembered may be older
            house.crowd.dismiss(person, sessions)
