"""Observers of a silence: all that anybody can receive, with a secret question and without one, must be the same.

    python -m tests.server.observers 200

plays so many games up to a strike that somebody may answer in secret, each in two worlds: in one they hold the card that
answers and decline, in the other they hold another. Both run by one clock of our own, through two nodes with one storage.
"""

from __future__ import annotations

import asyncio
import random
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import patch

import msgspec

import sandtable
from sandtable.engine.flow import apply
from sandtable.engine.sight import SPECTATOR, waiting_for
from sandtable.games.waral import book as waral_book
from sandtable.games.waral.position import TRICKS, Waral
from sandtable.server import times
from sandtable.server.house import House
from sandtable.server.http.previews import room_of, told
from sandtable.server.http.route import Call
from sandtable.server.http.routes import lobby
from sandtable.server.http.routes.hosts import glance
from sandtable.server.metrics import Metrics
from sandtable.server.nodes.news import News
from sandtable.server.people.identity import Identity, new_id
from sandtable.server.people.presence import Crowd
from sandtable.server.people.privacy import everything
from sandtable.server.problems import Refused
from sandtable.server.storage.opening import open_database
from sandtable.server.storage.room import Chair, ClockRules, Proposal, Room
from sandtable.server.storage.store import Person, Store, adding
from sandtable.server.tables import chat, clocks, endings, game, playing, proposals, standing_orders
from sandtable.server.tables.game import Packs, PickList
from sandtable.server.tables.infos import names_of
from sandtable.server.tables.live import LiveTable
from sandtable.server.tables.registry import Tables, everybody
from sandtable.server.tables.silence import Pauses, asked_in_secret
from sandtable.server.wire.playing import GiveOrders, OrderInfo, Picks, Propose, UndoPick
from tests.waiting import PATIENCE

OWN_COUNT = r'"(facts|status)":\{([^{}]|\{[^{}]*\})*\},?'  # what somebody adds up who knows their own hand
PAUSE = 5_000
NAMES = ["Anna", "Bela", "Carl", "Dora"]
WARAL = sandtable.title("waral")
NAMES_OF_TRICKS = [card["name"] for card in WARAL.cards(WARAL.content(), WARAL.messages()) if card["kind"] == "trick"]
TRICK = "|".join(["trk-[0-9]+", *map(re.escape, NAMES_OF_TRICKS)])  # which card it is may show to its owner and to who steals it
WAYS = ["by hand", "by orders", "not at all", "a bot"]  # how the secret question is answered


class Clock:
    """The time of both worlds."""

    at = 0


@contextmanager
def our_time() -> Iterator[Clock]:
    """Let the server live by our clock."""
    clock = Clock()
    with patch.object(times, "clock", times.Clock(wall=lambda: clock.at)):
        yield clock


@dataclass
class Moment:
    """A game just before a pick after which somebody is asked in secret."""

    head: str
    picks: PickList
    seat: int
    pick: str
    asked: int


def moments(seed: int) -> Moment | None:
    """The first such moment of a game played at random."""
    rng = random.Random(seed)
    when = "any_time" if seed % 2 else "own_turn"
    table = sandtable.new("waral", players=2 + seed % 3, seed=f"observed {seed}", draft="random", free_tricks=when)
    while not table.over:
        seat = rng.choice(table.waiting_for)
        option = rng.choice(table.options(seat))
        after = table.g.clone()
        apply(after, seat, option.code)
        secret = [other for other in after.offers if other not in waiting_for(after, SPECTATOR)]
        if secret and nobody_knows(cast(Waral, table.g), secret[0]):
            return Moment(game.head_of(table), table.picks, seat, option.text, secret[0])
        table.play(seat, option)
    return None


def asked_about(g: Waral, seat: int) -> list[int]:
    """The cards in a seat's hand that it may be asked about in secret."""
    modes = (waral_book.REACTION, waral_book.FREE) if g.any_time else (waral_book.REACTION,)
    return [card for card in g.hand[seat] if g.book.mode[g.book.design[card]] in modes]


def nobody_knows(g: Waral, seat: int) -> bool:
    """Whether nobody else knows that the seat holds such a card: whoever gave it away, for one, has nothing to find out."""
    others = [other for other in range(g.layout.players) if other != seat]
    return not any(g.layout.sees(g.known[card], other) for card in asked_about(g, seat) for other in others)


def disarm(g: Waral, seat: int) -> None:
    """Exchange what a seat may be asked about for cards that are never played: nobody else can tell."""
    hand, deck, book, given = g.hand[seat], g.piles[TRICKS], g.book, asked_about(g, seat)
    others = [at for at, card in enumerate(deck) if book.mode[book.design[card]] == waral_book.END]
    for slot, card in enumerate(hand):
        if card in given:
            at = others.pop(0)  # from the bottom: nobody draws it soon
            hand[slot], deck[at] = deck[at], card


class Ear:
    """A connection: notes what comes, and when."""

    address = session = ""

    def __init__(self, world: World, name: str, person: str, *, watching: bool) -> None:
        self.person = person
        self._world, self._name, self._watching = world, name, watching

    def send(self, data: bytes) -> None:
        self._world.note(self._name, msgspec.json.decode(data))

    def watches(self, table: str) -> bool:
        return self._watching

    def hang_up(self, code: int, reason: str) -> None:
        raise AssertionError(reason)

    def moved(self, live: LiveTable) -> None:
        raise AssertionError("nobody's rights change here")


class Line:
    """The bus between the two nodes."""

    def __init__(self, other: Callable[[], Tables]) -> None:
        self._other = other

    async def tell(self, news: News) -> None:
        there = self._other()
        house = cast(House, SimpleNamespace(crowd=there.crowd, tables=there, identity=there.identity))
        await House.hear(house, news)

    async def close(self) -> None:
        return


@dataclass
class World:
    """One table with all who look at it."""

    clock: Clock
    store: Store
    moment: Moment
    way: str
    secret: bool
    heard: dict[str, list[tuple[int, str]]] = field(default_factory=dict)
    begun: int = 0
    asked: set[int] = field(default_factory=set)  # who was ever asked in secret
    glanced: dict[str, Any] = field(default_factory=dict)  # what a host saw at first

    def note(self, who: str, what: Any) -> None:
        text = msgspec.json.encode(what).decode()
        for one, other in self.masks.items():
            text = text.replace(one, other)
        text = re.sub(r'"era":"[0-9a-f]+"', "", re.sub(TRICK, "a trick", text))
        self.heard.setdefault(who, []).append((self.clock.at - self.begun, text))

    async def run(self) -> None:
        await self.open()
        await self.strike()

    def hand(self, seat: int) -> list[int]:
        """What a seat holds now."""
        table = self.nodes[0].live[self.id].table
        assert table is not None
        return sorted(cast(Waral, table.g).hand[seat])

    def outcome(self) -> dict[str, list[tuple[int, str]]]:
        """What everybody received, by observer."""
        if self.nodes[0].live[self.id].room.status == "over":  # then all cards show, and count
            return {who: [note for note in heard if note[0] < PAUSE] for who, heard in self.heard.items()}
        return self.heard

    async def open(self) -> None:
        """Everybody sits down and looks, through one node or the other."""
        table = game.replay(self.moment.head, self.moment.picks, sandtable.title("waral").content())
        players = table.setup.players
        self.people = [new_id() for _ in range(players)]
        self.victim = self.people[self.moment.asked]
        self.id, self.other = sorted((new_id(), new_id()))  # lists put equal moments in the order of ids
        self.masks = {self.id: "TABLE", self.other: "OTHER", **dict(zip(self.people, NAMES, strict=False))}
        for person, name in zip(self.people, NAMES, strict=False):
            await self.store.add_person(Person(person, name), times.now())
        for id in (self.id, self.other):
            await self.store.database.write(adding(id, self.moment.head, self.room(table)))
        self.nodes = [self.node(), self.node()]
        for node, other in (self.nodes, self.nodes[::-1]):
            node.bus = Line(lambda other=other: other)  # type: ignore[misc]
            await self.furnish(node)

    def node(self) -> Tables:
        node = Tables(self.store, Identity(self.store, b""), Packs(Path()), Crowd(), Metrics())
        node.loader.pauses = Pauses(PAUSE / 1000, PAUSE / 1000)
        node.attend, node.shared = lambda live: None, True
        return node

    def room(self, table: sandtable.Table) -> Room:
        room = Room(
            title="waral", mode=table.setup.mode, settings=table.setup.settings, packs=[], host=self.people[0],
            visibility="public", pace="live", spectators=True, clock=ClockRules(600, 10), helper="random",
            chairs=[Chair("person", person) for person in self.people], created=times.now(), status="playing",
        )  # fmt: skip
        clocks.start(room, clocks.Turns(table.waiting_for, waiting_for(table.g, SPECTATOR)), times.now())
        room.proposal = Proposal("undo", self.victim, [self.victim], self.moment.asked, 1)
        if self.way == "a bot":
            room.chairs[self.moment.asked].kind = "bot"
        return room

    async def furnish(self, node: Tables) -> None:
        """The game in memory as it stands, and the same observers at every node."""
        live = await node.find(self.id)
        live.table = game.replay(self.moment.head, self.moment.picks, sandtable.title("waral").content())
        if not self.secret:
            disarm(cast(Waral, live.table.g), self.moment.asked)
        live.call_by_name()
        where = self.nodes.index(node)
        for seat in [SPECTATOR, *range(len(self.people))]:
            person = self.people[seat] if seat >= 0 else ""
            live.perspective(seat).state()
            live.perspective(seat).watchers.add(Ear(self, f"seat {seat}", person, watching=True))
            if seat >= 0:
                node.crowd.come(person, Ear(self, f"idle {seat}", person, watching=False))
        node.crowd.enter_lobby(Ear(self, f"lobby {where}", "", watching=False))

    async def strike(self) -> None:
        node, moment, self.begun = self.nodes[0], self.moment, self.clock.at
        me = self.people[moment.seat]
        done = await playing.make_picks(node, self.id, me, Picks(moment.seat, 0, [moment.pick, "nonsense"]))
        self.note("striker", done)
        live = node.live[self.id]
        assert live.room.silence is not None
        assert asked_in_secret(live.room, moment.asked) == self.secret
        probes = [asyncio.create_task(self.probe(name, make)) for name, make in self.probes().items()]
        rng = random.Random(f"{moment.head} {self.way}")
        answer = self.begun + rng.randrange(100, PAUSE - 500)
        ticks = sorted({self.begun + 1, self.begun + 700, answer, self.begun + PAUSE - 250, self.begun + PAUSE - 1})
        for at in [*ticks, self.begun + PAUSE, self.begun + PAUSE + 400]:
            self.clock.at = at
            if at == answer and self.secret:
                await self.answer(live)
            if at == self.begun + 1:
                await chat.say(node, self.id, me, "Well?")
            if at == self.begun + 700:
                await self.nodes[1].change(self.other, lambda live, room: setattr(room, "helper", "greedy"))
            self.asked |= {seat for seat in range(len(self.people)) if asked_in_secret(live.room, seat)}
            await self.time_passes(live)
            if at == self.begun + PAUSE:
                await asyncio.wait_for(asyncio.gather(*probes), PATIENCE)
            await self.look_at_lists()

    async def time_passes(self, live: LiveTable) -> None:
        """What the attendant does when a clock rings."""
        while (end := clocks.deadline(live.room)) is not None and end <= self.clock.at:
            await self.nodes[0].change(self.id, endings.out_of_time, exempt=everybody)

    async def answer(self, live: LiveTable) -> None:
        """Who is asked declines, in one way or another."""
        seat, node = self.moment.asked, self.nodes[1]
        if self.way == "by hand":
            while asked_in_secret(live.room, seat):
                picks = Picks(seat, live.room.numbers[seat], ["decline"])
                await playing.make_picks(node, self.id, self.victim, picks)
        elif self.way == "by orders":
            assert live.table is not None
            orders = GiveOrders(seat, [OrderInfo(card, "never") for card in live.table.ordered])
            give: Any = lambda live, room: standing_orders.give(live, room, self.victim, orders)  # noqa: E731
            await node.change(self.id, give, exempt=everybody)

    def probes(self) -> dict[str, Callable[[], Awaitable[Any]]]:
        """What a rival and a spectator may try while the table is silent."""
        node, seat, me = self.nodes[0], self.moment.seat, self.people[self.moment.seat]
        victim, eve = self.moment.asked, self.people[self.moment.seat]

        async def look(person: str | None, at: int | None) -> Any:
            async with node.reading(self.id, playing.who_looks(person, at)) as live:
                return live.perspective(live.may_look(person, at)).state()

        return {
            "look": lambda: look(me, None),
            "watch": lambda: look(None, SPECTATOR),
            "look there": lambda: look(eve, victim),
            "pick there": lambda: playing.make_picks(node, self.id, eve, Picks(victim, 0, ["decline"])),
            "pick next": lambda: playing.make_picks(node, self.id, me, Picks(seat, 1, ["nonsense"])),
            "pick again": lambda: playing.make_picks(node, self.id, me, Picks(seat, 0, [self.moment.pick])),
            "undo": lambda: playing.take_back(node, self.id, me, UndoPick(seat, 1)),
            "why": lambda: playing.explain(node, self.id, me, seat, "en", 0),
            "why there": lambda: playing.explain(node, self.id, eve, victim, "en", 0),
            "preview": lambda: playing.preview(node, self.id, me, Picks(seat, 1, ["nonsense"]), "en"),
            "preview there": lambda: playing.preview(node, self.id, eve, Picks(victim, 0, ["decline"]), "en"),
            "propose": lambda: node.change(
                self.id, lambda live, room: proposals.propose(live, room, me, Propose("undo", seat, 1))
            ),
        }

    async def probe(self, name: str, make: Callable[[], Awaitable[Any]]) -> None:
        try:
            answer = await make()
        except Refused as refused:
            answer = refused.problem("en")
        self.note(f"tries to {name}", None if isinstance(answer, LiveTable) else answer)

    async def look_at_lists(self) -> None:
        """The lists as a rival and as anybody finds them, and their order; copies of what is kept; previews of links."""
        for node in self.nodes:
            house = cast(House, SimpleNamespace(identity=node.identity))
            for seat, person in enumerate(self.people):
                mine = await self.store.games_of(person, 100, over=False)
                self.note(f"tables of {seat}", await lobby.infos(house, mine, "en", person))
                self.note(f"places of {seat}", [found.changed - self.begun for found in mine])  # where a list goes on
                self.note(f"copy for {seat}", await everything(self.store, person))
            room = await room_of(cast(House, SimpleNamespace(store=self.store)), self.id)
            self.note("a link", told(room, names_of(room, node.identity, "en"), "en"))
            running = [found for found in await self.store.running_games(1000) if found.id in (self.id, self.other)]
            self.note("the lobby", await lobby.infos(house, running, "en"))
            self.note("places in the lobby", [found.changed - self.begun for found in running])
            self.note("a host", await self.glance(node))

    async def glance(self, node: Tables) -> dict[str, Any]:
        """What changed on the page of a host since the strike. The storage is shared by both worlds and rounded; how busy the
        machine is depends on all that it does, and is measured by its own clock."""
        hosts = SimpleNamespace(role=lambda person: "admin", notice="")
        parts = {"store": node.store, "crowd": node.crowd, "tables": node, "metrics": node.metrics, "hosts": hosts}
        house = SimpleNamespace(**parts, pulse=SimpleNamespace(load=None, delay=None))
        shown = await glance(cast(Call, SimpleNamespace(house=house, person=SimpleNamespace(id=self.victim))))
        now = {name: value for name, value in msgspec.to_builtins(shown).items() if name not in ("storage", "rights")}
        return {name: value for name, value in now.items() if value != self.glanced.setdefault(name, value)}


async def compare(store: Store, clock: Clock, moment: Moment, way: str) -> Counter[str]:
    """Let a moment pass in both worlds. Returns how much each kind of observer received."""
    worlds = []
    for secret in (True, False):
        clock.at = 1_000_000_000_000
        worlds.append(World(clock, store, moment, way, secret))
        await worlds[-1].run()
    asked, unasked = (world.outcome() for world in worlds)
    knowing = {moment.asked} | worlds[0].asked | worlds[1].asked  # who is asked in secret knows more, and when
    own = {f"{kind} {seat}" for kind in ("seat", "idle", "tables of", "copy for") for seat in knowing}
    for seat in range(len(worlds[0].people)):
        if worlds[0].hand(seat) != worlds[1].hand(seat):
            for who in {f"seat {seat}", "tries to look" if seat == moment.seat else ""} & asked.keys():
                asked[who], unasked[who] = without_facts(asked[who]), without_facts(unasked[who])
    for who in (asked.keys() | unasked.keys()) - own:
        assert asked[who] == unasked[who], f"{who} can tell, answered {way}:\n{difference(asked[who], unasked[who])}"
    return Counter({who.rstrip("-0123456789 "): len(heard) for who, heard in asked.items() if who not in own})


def without_facts(heard: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """What somebody heard who took another card from a hand in this world than in the other, without what they make of it."""
    return [(at, re.sub(OWN_COUNT, "", text)) for at, text in heard]


def difference(one: list[tuple[int, str]], other: list[tuple[int, str]]) -> str:
    odd = next((pair for pair in zip(one, other, strict=False) if pair[0] != pair[1]), (len(one), len(other)))
    return f"asked:   {odd[0]}\nunasked: {odd[1]}"


async def observe(folder: Path, seeds: Iterable[int]) -> tuple[int, Counter[str]]:
    """Compare both worlds in some games. Returns how many there were, and what was received."""
    store = Store(await open_database(f"sqlite:///{folder / 'sandtable.db'}"))
    games, received = 0, Counter[str]()
    try:
        with our_time() as clock:
            for seed in seeds:
                moment = moments(seed)
                if moment is not None:
                    received += await compare(store, clock, moment, WAYS[seed % len(WAYS)])
                    games += 1
    finally:
        await store.database.close()
    return games, received


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place:
        found, counts = asyncio.run(observe(Path(place), range(int(sys.argv[1]))))
    print(f"{found} silences, each with a secret question and without: nobody can tell. Compared: {dict(counts)}")
