"""Who watches a table hears all they may and nothing else: also when seats change hands, and whoever else looks."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any, cast

import msgspec
import pytest

import sandtable
from sandtable.engine.sight import SPECTATOR
from sandtable.server.people.identity import Identity
from sandtable.server.storage.room import Chair, Room
from sandtable.server.storage.store import Game
from sandtable.server.tables import game
from sandtable.server.tables.live import LiveTable
from sandtable.server.tables.rights import may_look
from tests.server.people import Place, Player, Refusal
from tests.waiting import until

THREE = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


@pytest.mark.parametrize("spectators", [True, False])
def test_who_gets_up_no_longer_hears_what_that_seat_hears(
    anna: Player, bela: Player, carl: Player, eve: Player, spectators: bool
) -> None:
    table = anna.make(seats=THREE, spectators=spectators)
    with eve.socket() as hers:
        eve.post(f"/api/tables/{table}/join", seat=1)
        hers.ask("watch", table=table, seat=1)
        assert hers.next("state")["seat"] == 1
        eve.post(f"/api/tables/{table}/leave")
        assert hers.next("state")["seat"] == SPECTATOR, "an open table may be looked at"
        bela.post(f"/api/tables/{table}/join", seat=1)
        carl.post(f"/api/tables/{table}/join", seat=2)
        bela.pick(table, "keep_rest")
        bela.post(f"/api/tables/{table}/chat", text="Is she gone?")
        assert hers.ask("ping")["type"] == "done"
        heard = hers.kept
        if spectators:
            assert {message["seat"] for message in heard} == {SPECTATOR}
            assert {message["type"] for message in heard} == {"update"}
        else:
            assert [message["type"] for message in heard][-1] == "gone"
            assert all(message["view"] is None for message in heard[:-1]), "until the game began there was nothing to see"
            assert heard[-1]["problem"]["code"] == "forbidden"


def test_who_frees_one_of_two_seats_looks_from_the_other(anna: Player, bela: Player) -> None:
    table = anna.make(seats=[*THREE, {"kind": "open"}], visibility="link")
    for seat in (1, 2):
        bela.post(f"/api/tables/{table}/join", seat=seat)
    with bela.socket() as his:
        his.ask("watch", table=table, seat=1)
        assert his.next("state")["seat"] == 1
        bela.post(f"/api/tables/{table}/leave", seat=1)
        assert his.next("state")["seat"] == 2


def test_a_poll_that_waits_is_refused_once_the_seat_is_left(anna: Player, eve: Player) -> None:
    table = anna.make(seats=THREE, spectators=False)
    eve.post(f"/api/tables/{table}/join", seat=1)
    state = eve.look(table, seat=1)
    with ThreadPoolExecutor() as pool:
        polled = pool.submit(eve.look, table, seat=1, era=state["era"], n=state["n"], wait=20)
        watcher = Player(eve.url)
        watcher.http.cookies.update(eve.http.cookies)
        watcher.post(f"/api/tables/{table}/leave")
        with pytest.raises(Refusal, match="not your seat"):
            polled.result()
        watcher.close()


def test_a_poll_that_waits_is_refused_once_its_person_has_signed_out(place: Place, anna: Player, eve: Player) -> None:
    table = anna.make(seats=THREE, spectators=False)
    eve.post(f"/api/tables/{table}/join", seat=1)
    state, live = eve.look(table, seat=1), place.app.house.tables.live[table]
    with ThreadPoolExecutor() as pool, Player(eve.url) as elsewhere:
        elsewhere.http.cookies.update(eve.http.cookies)
        live._change = None  # which the look before asked for, and did not wait for
        polled = pool.submit(eve.look, table, seat=1, era=state["era"], n=state["n"], wait=20)
        until(lambda: live._change is not None, "nobody polls")
        elsewhere.post("/api/signout")
        anna.post(f"/api/tables/{table}/bot", seat=2, level="random")
        with pytest.raises(Refusal, match="sign_in"):
            polled.result()


def test_a_seat_that_a_bot_keeps_warm_is_still_looked_from(anna: Player, bela: Player) -> None:
    table = anna.make()
    bela.join(table)
    with bela.socket() as his:
        his.ask("watch", table=table)
        his.next("state")
        bela.post(f"/api/tables/{table}/leave")
        assert his.next("update")["seat"] == 1
        assert bela.look(table)["seat"] == 1


def test_who_gave_up_sees_what_a_spectator_sees(anna: Player, bela: Player, carl: Player) -> None:
    table = anna.make(seats=THREE)
    bela.join(table)
    carl.join(table)
    with bela.socket() as his:
        his.ask("watch", table=table)
        his.next("state")
        bela.post(f"/api/tables/{table}/resign", seat=1)
        assert his.next("state")["seat"] == SPECTATOR
        with pytest.raises(Refusal):
            bela.look(table, seat=1)


class Names:
    """Everybody is called by their id."""

    changes = 0

    def name(self, person: str, language: str) -> str:
        return person


class Ear:
    """A device that notes whether it is ever sent something from a seat that its person may not look from."""

    address = session = ""

    def __init__(self, person: str) -> None:
        self.person = person
        self.session = ""
        self.heard: list[dict[str, Any]] = []

    def send(self, data: bytes) -> None:
        message = msgspec.json.decode(data)
        assert may_look(LIVE[message["table"]].room, self.person, message["seat"]), f"{self.person} hears seat {message['seat']}"
        self.heard.append(message)

    def watches(self, table: str) -> bool:
        return True

    def hang_up(self, code: int, reason: str) -> None:
        return

    def moved(self, live: LiveTable) -> None:
        return


LIVE: dict[str, LiveTable] = {}


def test_however_seats_change_nobody_is_sent_what_another_seat_sees() -> None:
    """Everything that changes who sits where, in any order, with many who watch from wherever they may."""
    rng, heard = random.Random(3), 0
    for number in range(20):
        live = LIVE["t"] = a_table(rng, str(number))
        ears = [Ear(person) for person in "abcdxyz" for _ in range(2)]
        for _ in range(60):
            come(live, rng.choice(ears), rng)
            room = live.room.copy()
            reseat(room, rng)
            live.room = room
            if rng.random() < 0.5:
                play_something(live, rng)
            live.tell()
            live.perspective(rng.randrange(SPECTATOR, 4)).send(msgspec.json.encode({"table": "t", "seat": SPECTATOR}))
        heard += sum(len(ear.heard) for ear in ears)
    assert heard > 1000


def test_whoever_looks_takes_nothing_from_those_who_watch() -> None:
    """However a difference is noticed first: all updates come, numbered without a gap, and lead to what a newcomer sees."""
    rng = random.Random(5)
    live = LIVE["t"] = a_table(rng, "5")
    ears = {seat: Ear(person) for seat, person in enumerate("abcd")}
    for seat, ear in ears.items():
        live.perspective(seat).state()
        live.perspective(seat).watchers.add(ear)
    for _ in range(60):
        play_something(live, rng)
        for seat in rng.sample(range(4), 2):
            perspective = live.perspective(seat)
            rng.choice([perspective.state, lambda: perspective.since(perspective.sight.era, 1), perspective.tell])()  # noqa: B023
    live.tell()
    for seat, ear in ears.items():
        assert [update["n"] for update in ear.heard] == list(range(2, live.perspective(seat).sight.n + 1))
        assert sum(len(update["log"]) for update in ear.heard) > 20


def a_table(rng: random.Random, seed: str) -> LiveTable:
    table = sandtable.new("fine_sand", players=4, seed=seed)
    room = Room(
        title="fine_sand", mode=table.setup.mode, settings={}, packs=[], host="a", visibility="public", pace="live",
        spectators=rng.random() < 0.5, clock=None, helper="random", chairs=[Chair("person", person) for person in "abcd"],
        created=0, status="playing", numbers=[0] * 4, asked=[1] * 4, shown=[1] * 4, left=[0] * 4,
    )  # fmt: skip
    live = LiveTable(Game("t", 1, game.head_of(table), room), cast(Identity, Names()))
    live.table = table
    return live


def come(live: LiveTable, ear: Ear, rng: random.Random) -> None:
    """Somebody begins to watch from where they may."""
    seat = rng.randrange(SPECTATOR, 4)
    if may_look(live.room, ear.person, seat):
        live.perspective(seat).state()
        live.perspective(seat).watchers.add(ear)


def reseat(room: Room, rng: random.Random) -> None:
    chair = rng.choice(room.chairs)
    match rng.randrange(5):
        case 0:
            chair.kind, chair.person, chair.out = "person", rng.choice("abcdxyz"), ""
        case 1:
            chair.kind = "bot"
        case 2:
            chair.out = rng.choice(["", "resigned"])
        case 3:
            room.spectators = not room.spectators
        case _:
            room.status = rng.choice(["playing", "paused", "over", "closed"])


def play_something(live: LiveTable, rng: random.Random) -> None:
    assert live.table is not None
    if not live.table.over:
        seat = rng.choice(live.table.waiting_for)
        live.table.play(seat, rng.choice(live.table.options(seat)))
