"""Several nodes: one PostgreSQL, one Redis, two server processes. Any node may serve any table; one may die."""

from __future__ import annotations

import contextlib
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from threading import Thread
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from sandtable.server.commands import hosting
from sandtable.server.nodes import redis_bus
from sandtable.server.settings import Settings
from sandtable.server.times import Millis, wall_time
from tests.server import services
from tests.server.faults import examine_postgresql, torment_nodes
from tests.server.people import Player, Process, Socket
from tests.waiting import until

Nodes = tuple[Process, Process]
PAUSE = 1.5
SOON = 30.0  # seconds: news come from the other node at once, as far as a busy machine knows that word


@pytest.fixture
def nodes(postgresql_url: str, redis_url: str, tmp_path: Path) -> Iterator[Nodes]:
    options = ["--database", postgresql_url, "--redis", redis_url, "--workers", "1", "--pause", str(PAUSE)]
    with Process(tmp_path / "one", *options) as one, Process(tmp_path / "two", *options) as two:
        yield one, two


def through(node: Process, player: Player) -> Player:
    """The same person, talking to another node."""
    moved = node.player()
    moved.http.cookies.set("sandtable", player.http.cookies["sandtable"])
    moved.id = player.id
    return moved


def watch(socket: Socket, table: str) -> None:
    socket.ask("watch", table=table)


def test_two_people_at_one_table_through_two_nodes_and_one_node_dies(nodes: Nodes) -> None:
    one, two = nodes
    anna, bela = one.player("Anna"), two.player("Bela")
    table = anna.make(settings={"turns": "one_by_one"}, clock={"start": 600})
    bela.join(table)
    with anna.socket() as hers, bela.socket() as his:
        watch(hers, table)
        watch(his, table)
        for _ in range(6):
            asked, other = (anna, his) if anna.look(table)["view"]["ask"] else (bela, hers)
            before = asked.look(table)["view"]["waiting_for"]
            while asked.look(table)["view"]["waiting_for"] == before:
                asked.pick(table)
            other.next("update", timeout=SOON)
        bela.post(f"/api/tables/{table}/chat", text="hello from the other node")
        assert hers.next("chat", timeout=SOON)["name"] == "Bela"
        bela.http.patch("/api/me", json={"name": "Belinda"})
        assert len(anna.look(table)["log"]) > 2
        one.kill()
        anna_there = through(two, anna)
        assert anna_there.look(table)["log"] == anna_there.look(table)["log"]
        for _ in range(10):
            asked = anna_there if anna_there.look(table)["view"]["ask"] else bela
            asked.pick(table)
        assert his.next("update", timeout=SOON)
    for player in (anna, bela, anna_there):
        player.close()


def test_who_gets_up_on_one_node_no_longer_hears_on_another_what_that_seat_hears(nodes: Nodes) -> None:
    one, two = nodes
    anna, bela, eve = one.player("Anna"), one.player("Bela"), two.player("Eve")
    table = anna.make(seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], spectators=False)
    eve.post(f"/api/tables/{table}/join", seat=1)
    with eve.socket() as hers, through(one, eve) as eve_there, through(two, bela) as bela_there, bela_there.socket() as his:
        watch(hers, table)
        assert hers.next("state")["seat"] == 1
        eve_there.post(f"/api/tables/{table}/leave")
        assert hers.next("state")["seat"] == -1
        bela.post(f"/api/tables/{table}/join", seat=1)
        anna.post(f"/api/tables/{table}/bot", seat=2, level="random")
        assert hers.next("gone")["table"] == table
        watch(his, table)
        bela.pick(table)
        his.next("update")
        hers.ask("ping")
        assert [message["type"] for message in hers.kept if message.get("table") == table] == []
    for player in (anna, bela, eve):
        player.close()


def test_picks_through_both_nodes_at_once_are_all_kept(nodes: Nodes) -> None:
    """Simultaneous turns: each node commits its own player's picks; neither loses or doubles any."""
    one, two = nodes
    anna, bela = one.player("Anna"), two.player("Bela")
    table = anna.make()
    bela.join(table)
    rng, made = random.Random(5), {anna.id: 0, bela.id: 0}
    for _ in range(40):
        for player in (anna, bela):
            state = player.look(table)
            if state["view"]["ask"] is not None:
                done = player.pick(table, rng.choice(state["view"]["ask"]["options"])["text"])
                made[player.id] += 1
                assert done["number"] == made[player.id]
    elsewhere = through(two, anna)
    mine, theirs = anna.look(table), elsewhere.look(table)
    assert (mine["view"], mine["log"], mine["number"]) == (theirs["view"], theirs["log"], theirs["number"])
    for player in (anna, bela, elsewhere):
        player.close()


def test_the_silence_after_a_strike_holds_on_every_node(nodes: Nodes) -> None:
    """WA-6.8: who watches through another node hears of it no sooner."""
    one, two = nodes
    with one.player("Anna") as anna, one.player("Bela") as bela, two.player("Vera") as vera, vera.socket() as hers:
        table = anna.make(title="waral", mode="", settings={"draft": "starter"})
        bela.join(table)
        watch(hers, table)
        rng, heard = random.Random(3), list[tuple[Millis, Any]]()
        Thread(target=listen, args=(hers, heard), daemon=True).start()
        while silent_from(heard) is None:
            assert anna.look(table)["info"]["status"] == "playing", "nobody fell silent"
            for player in (anna, bela):
                ask = player.look(table)["view"]["ask"]
                if ask is not None:
                    player.pick(table, rng.choice(ask["options"])["text"])
        first = silent_from(heard)
        assert first is not None
        until(lambda: "update" in [message["type"] for _, message in heard[first:]], "the silence does not end")
        told = next(at for at, message in heard[first:] if message["type"] == "update")
        before = next(message["now"] for _, message in reversed(heard[:first]) if "now" in message)
        assert told >= before + heard[first][1]["millis"]


def silent_from(heard: list[tuple[Millis, Any]]) -> int | None:
    """Which of these messages says that nothing is heard for at least half of a pause: a busy node may take the rest of it."""
    hushes = (index for index, (_, message) in enumerate(heard) if message["type"] == "hush" and message["millis"] > PAUSE * 500)
    return next(hushes, None)


def listen(socket: Socket, heard: list[tuple[Millis, Any]]) -> None:
    """Note what comes, and when, until the connection ends."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            message = socket.receive(timeout=120)
            heard.append((wall_time(), message))


def test_a_bot_whose_node_dies_is_thought_for_by_another(nodes: Nodes, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = nodes
    anna = one.player("Anna")
    table = anna.make(seats=[{"kind": "bot", "level": "random"}] * 2, settings={"round_cap": 99})
    one.kill()
    there = through(two, anna)
    state = there.look(table)
    while state["info"]["status"] == "playing":
        state = there.look(table, era=state["era"], n=state["n"], wait=40)
    assert state["info"]["outcome"]["reason"]
    for player in (anna, there):
        player.close()


def test_nodes_killed_again_and_again_lose_nothing_they_acknowledged(postgresql_url: str, redis_url: str, tmp_path: Path) -> None:
    survivors = torment_nodes(tmp_path, postgresql_url, redis_url, kills=2)
    assert examine_postgresql(postgresql_url, survivors) > 0


def test_somebody_who_signs_out_everywhere_is_signed_out_on_every_node(nodes: Nodes) -> None:
    one, two = nodes
    with one.player("Anna") as anna, through(two, anna) as there:
        with there.socket() as socket:
            assert socket.ask("ping")["type"] == "done"
            anna.post("/api/signout-everywhere")
            with pytest.raises(ConnectionClosed) as closed:
                socket.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
        assert there.get("/api/me") is None


def test_a_redis_that_hangs_makes_nobody_wait_and_signing_out_still_reaches_all_nodes(
    postgresql_url: str, tmp_path: Path
) -> None:
    with services.redis() as bus:
        options = ["--database", postgresql_url, "--redis", bus.url, "--workers", "1", "--pause", "0"]
        with (
            Process(tmp_path / "one", *options) as one,
            Process(tmp_path / "two", *options) as two,
            one.player("Anna") as anna,
            through(two, anna) as there,
            there.socket() as socket,
        ):
            table = anna.make(seats=[{"kind": "me"}, {"kind": "me"}])
            bus.pause()
            taken = [seconds_of(lambda: anna.pick(table)) for _ in range(10)]
            assert median(taken) < redis_bus.PATIENCE, "every pick waits for Redis"
            anna.post("/api/signout-everywhere")
            listen(socket, [])
            until(lambda: there.get("/api/me") is None, "the other node does not notice")


def seconds_of(act: Callable[[], object]) -> float:
    begun = time.monotonic()
    act()
    return time.monotonic() - begun


def test_a_ban_on_one_node_holds_on_the_other_at_once(nodes: Nodes, postgresql_url: str) -> None:
    one, two = nodes
    ada, rude = one.player(), two.player("Rudi")
    ada.post("/api/register", name="Ada of the nodes", passphrase="correct horse")
    hosting.role(Settings(database=postgresql_url), "Ada of the nodes", "admin")
    until(lambda: ada.http.get("/api/host/glance").status_code == 200, "nobody noticed the role")
    with rude.socket() as socket:
        socket.ask("ping")
        ada.post("/api/host/bans", kind="person", what=rude.id, reason="Spam.")
        with pytest.raises(ConnectionClosed):
            socket.receive()
    assert rude.http.get("/api/lobby").status_code == 403
