"""Questions that are asked in secret: standing orders answer them, and a moment of silence hides whether there was one."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from sandtable.server.storage.room import Room
from sandtable.server.tables import clocks, seating
from sandtable.server.tables.live import LiveTable
from sandtable.server.tables.registry import everybody
from sandtable.server.tables.silence import asked_in_secret
from sandtable.server.times import now
from tests.server.people import Place, Player, Refusal, serving
from tests.waiting import PATIENCE, until

SEED = "1930"  # after a few random picks the first seat is struck and holds Bodyguards
HELPLESS = "376"  # here somebody is struck who holds cards, but none that answers
BODYGUARDS = "trk-15"
PAUSE = 600.0  # seconds: a silence ends when its test wants it to, however long the machine takes
MOMENT = 300  # milliseconds


@pytest.fixture
def fixed_seed(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    seed = getattr(request, "param", SEED)
    monkeypatch.setattr(seating, "secrets", SimpleNamespace(token_hex=lambda _: seed))


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[Place]:
    """A server that falls silent after a strike."""
    with serving(tmp_path, pause=PAUSE) as place:
        yield place


def game(place: Place, anna: Player, bela: Player, **wish: Any) -> tuple[str, LiveTable]:
    table = anna.make(title="waral", mode="", settings={"draft": "starter"}, **wish)
    bela.join(table)
    return table, place.app.house.tables.live[table]


def strike(live: LiveTable, players: list[Player]) -> Room:
    """Play until a pick strikes somebody. Returns the room as it was before that pick."""
    rng = random.Random(1)
    assert live.table is not None
    while True:
        seat = rng.choice(live.table.waiting_for)
        pick, before = rng.choice(live.table.options(seat)).text, live.room
        body = {"seat": seat, "number": live.room.numbers[seat], "picks": [pick]}
        players[seat].post(f"/api/tables/{live.id}/picks", **body)
        if any(asked_in_secret(live.room, each) for each in range(2)) or live.room.silence is not None:
            return before
        if live.table.history[-1].seat != seat:
            return before  # it was answered already


def on_server(place: Place, work: Coroutine[Any, Any, Any]) -> Any:
    """Do something in the server's own loop."""
    loop = place.app.house._chores[0].get_loop()
    return asyncio.run_coroutine_threadsafe(work, loop).result(PATIENCE)


def end_silence(place: Place, live: LiveTable) -> int:
    """Let the silence of a table end in a moment, and say when."""

    def shorten(live: LiveTable, room: Room) -> None:
        assert room.silence is not None
        room.silence = msgspec.structs.replace(room.silence, until=now() + MOMENT)

    on_server(place, place.app.house.tables.change(live.id, shorten, exempt=everybody))
    assert live.room.silence is not None
    return live.room.silence.until


@pytest.mark.usefixtures("fixed_seed")
def test_orders_are_secret_and_answer_for_their_player(place: Place, anna: Player, bela: Player) -> None:
    """WA-6.8"""
    table, live = game(place, anna, bela)
    given = {one["card"]: one["order"] for one in anna.get(f"/api/tables/{table}/orders", seat=0)["orders"]}
    assert given[BODYGUARDS] == "ask"
    before = bela.look(table)
    anna.put(f"/api/tables/{table}/orders", seat=0, orders=[{"card": BODYGUARDS, "order": "use"}])
    assert bela.look(table)["n"] == before["n"], "that somebody gives orders shows to nobody"
    strike(live, [anna, bela])
    until(lambda: live.picks[-1] == (0, f"play {BODYGUARDS}"))
    with pytest.raises(Refusal, match="not your seat"):
        bela.get(f"/api/tables/{table}/orders", seat=0)
    with pytest.raises(Refusal, match="no orders for"):
        bela.put(f"/api/tables/{table}/orders", seat=1, orders=[{"card": "nothing", "order": "use"}])


@pytest.mark.usefixtures("fixed_seed")
def test_orders_given_while_asked_answer_at_once(place: Place, anna: Player, bela: Player) -> None:
    """WA-6.8 They may be changed at any time."""
    table, live = game(place, anna, bela)
    strike(live, [anna, bela])
    anna.put(f"/api/tables/{table}/orders", seat=0, orders=[{"card": BODYGUARDS, "order": "never"}])
    until(lambda: live.picks[-1] == (0, "decline"))


@pytest.mark.usefixtures("fixed_seed")
def test_who_is_asked_in_secret_and_says_nothing_declines(
    place: Place, anna: Player, bela: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """WA-6.9 The seat stays its player's, and its clock has not run."""
    monkeypatch.setattr(clocks, "SECRET_ANSWER", {"live": 1500})
    _, live = game(place, anna, bela, clock={"start": 600})
    before = strike(live, [anna, bela])
    until(lambda: live.picks[-1] == (0, "decline"))
    assert live.room.chairs[0].kind == "person"
    assert live.room.left[0] == before.left[0]


@pytest.mark.usefixtures("fixed_seed")
def test_round_one_screen_reactions_are_used_at_the_first_chance(place: Place, anna: Player) -> None:
    """WA-6.8 The device need not change hands."""
    table = anna.make(title="waral", mode="", settings={"draft": "starter"}, seats=[{"kind": "me"}, {"kind": "me"}])
    live = place.app.house.tables.live[table]
    strike(live, [anna, anna])
    until(lambda: (0, f"play {BODYGUARDS}") in live.picks)


@pytest.mark.parametrize("fixed_seed", [SEED, HELPLESS], indirect=True)
@pytest.mark.usefixtures("fixed_seed")
def test_others_hear_of_a_strike_after_the_same_silence_whether_or_not_it_is_answered(patient: Place) -> None:
    """WA-6.7, WA-6.8"""
    with patient.player("Anna") as anna, patient.player("Bela") as bela, bela.socket() as socket:
        table, live = game(patient, anna, bela)
        socket.ask("watch", table=table)
        strike(live, [anna, bela])
        assert live.room.silence is not None
        assert 0 < live.room.silence.until - now() <= PAUSE * 1000
        assert socket.next("hush")["millis"] <= PAUSE * 1000
        if asked_in_secret(live.room, 0):
            anna.post(f"/api/tables/{table}/picks", seat=0, number=live.room.numbers[0], picks=["decline"])
        end = end_silence(patient, live)
        told = socket.next("update")
        assert told["now"] >= end
        assert any("aims a strike" in line["text"] for line in told["log"])
        assert bela.look(table)["log"][-1] == told["log"][-1]


@pytest.mark.usefixtures("fixed_seed")
def test_who_comes_in_during_the_silence_waits_for_its_end(patient: Place) -> None:
    """WA-6.7"""
    with patient.player("Anna") as anna, patient.player("Bela") as bela, ThreadPoolExecutor() as pool:
        table, live = game(patient, anna, bela)
        strike(live, [anna, bela])
        assert live.room.silence is not None
        live._change = None
        looking = pool.submit(bela.look, table)
        until(lambda: live._change is not None, "nobody waits")
        assert not looking.done()
        end = end_silence(patient, live)
        assert looking.result()["now"] >= end
        assert live.room.silence is None
