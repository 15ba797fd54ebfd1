"""Where spectators see everything later, whoever has no seat can tell nothing of what happened meanwhile, by no channel."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, get_args

import pytest

from sandtable.engine.sight import SPECTATOR
from sandtable.server.http.routes.all import described
from sandtable.server.socket.device import Device
from sandtable.server.storage.room import Silence
from sandtable.server.times import now
from sandtable.server.wire.messages import Order, Watch
from tests.server.people import Place, Player, Refusal, Socket, serving
from tests.server.test_campaigns import let_bots_finish
from tests.waiting import until

DELAY = 3600  # seconds: nothing comes due while a test runs, unless the test lets the time pass
ONE = [{"kind": "me"}, {"kind": "me"}]


def storage(place: Place) -> sqlite3.Connection:
    return sqlite3.connect(place.app.settings.data / "sandtable.db", timeout=20)


def let_time_pass(place: Place, table: str) -> None:
    """Everything that happened at a table so far happened an hour earlier."""
    with closing(storage(place)) as database, database:
        for column, kept in (("due", "moments"), ("made", "messages")):
            database.execute(f"UPDATE {kept} SET {column} = {column} - ? WHERE game = ?", (DELAY * 1000, table))


def begun(anna: Player, bela: Player, **wish: Any) -> str:
    table = anna.make(delay=DELAY, **wish)
    bela.join(table)
    return table


def asked(player: Player, method: str, path: str, **body: Any) -> Any:
    """What somebody is answered, also if that is a refusal."""
    try:
        answer = getattr(player, method)(path, **body)
    except Refusal as refused:
        return refused.status, refused.problem
    if isinstance(answer, dict):
        answer.pop("now", None)  # the time of the answer itself
    return answer


PICKS = {"seat": 0, "number": 0, "picks": ["keep_rest"]}
LOOKS: list[tuple[str, dict[str, Any]]] = [
    ("", {}), ("", {"seat": SPECTATOR}), ("", {"seat": 0}), ("/chat", {}), ("/cards", {}), ("/record", {}), ("/transcript", {}),
    ("/replay", {}), ("/replay/step", {"step": 1}), ("/story", {}), ("/online", {}), ("/note", {}), ("/why", {"seat": 0}),
    ("/orders", {"seat": 0}),
]  # fmt: skip
ACTS: list[tuple[str, str, dict[str, Any]]] = [
    ("post", "/join", {}), ("post", "/leave", {}), ("post", "/bot", {"seat": 0}), ("post", "/resign", {"seat": 0}),
    ("post", "/again", {}), ("post", "/chat", {"text": "What?"}), ("put", "/note", {"text": "So?"}), ("post", "/picks", PICKS),
    ("post", "/preview", PICKS), ("post", "/undo", {"seat": 0, "number": 0}), ("post", "/propose", {"kind": "pause"}),
    ("post", "/answer", {"agree": True}), ("post", "/resume", {}), ("put", "/orders", {"seat": 0, "orders": []}),
    ("post", "/mute", {"person": "somebody"}), ("post", "/kick", {"person": "somebody"}),
]  # fmt: skip
LISTS: list[tuple[str, dict[str, Any]]] = [
    ("/api/lobby", {}), ("/api/lobby/open", {}), ("/api/lobby/running", {}), ("/api/lobby/running", {"limit": 1}),
]  # fmt: skip
ORDERS: list[tuple[str, dict[str, Any]]] = [
    ("pick", PICKS), ("undo", {"seat": 0, "number": 0}), ("why", {"seat": 0}), ("chat", {"text": "What now?"}),
    ("propose", {"kind": "pause"}), ("answer", {"agree": True}),
]  # fmt: skip


def probe(eve: Player, stranger: Player, hers: Socket, table: str, line_of: str) -> list[Any]:
    """Everything that somebody without a seat can ask about a table, and what they are answered."""
    at = f"/api/tables/{table}"
    told = [asked(person, "get", at + path, **query) for path, query in LOOKS for person in (eve, stranger)]
    told += [asked(eve, method, at + path, **body) for method, path, body in ACTS]
    told += [asked(person, "get", path, **query) for path, query in LISTS for person in (eve, stranger)]
    told += [asked(eve, "post", f"{at}/reports", person=line_of, n=1, why="Rude.")]
    for type, order in ORDERS:
        answer = hers.ask(type, table=table, **order)
        told.append({key: value for key, value in answer.items() if key != "id"})
    return told


def test_everything_that_can_be_asked_about_a_table_is_asked() -> None:
    """A new request about tables, or a new message, is tried here as well, or the check fails."""
    at = "/api/tables/{table}"
    tried = {("get", at + path) for path, _ in LOOKS} | {(method, at + path) for method, path, _ in ACTS}
    tried |= {("get", path) for path, _ in LISTS} | {("post", f"{at}/reports")}
    routes = {(method, path) for path, methods in described()["paths"].items() for method in methods}
    assert {(method, path) for method, path in routes if path.startswith((at, "/api/lobby"))} - tried == set()
    spoken = {order.__struct_config__.tag for order in get_args(Order)}
    assert spoken - {type for type, _ in ORDERS} == {"watch", "unwatch", "lobby", "ping"}, "what is asked in the tests themselves"


def play(table: str, *players: Player, picks: int = 6) -> None:
    for _ in range(picks):
        for player in players:
            if player.look(table)["view"]["ask"]:
                player.pick(table)


def carry_on(table: str, anna: Player, bela: Player) -> None:
    play(table, anna, bela)
    anna.post(f"/api/tables/{table}/chat", text="Well played!")


def pause(table: str, anna: Player, bela: Player) -> None:
    anna.post(f"/api/tables/{table}/propose", kind="pause")
    bela.post(f"/api/tables/{table}/answer", agree=True)


def give_up(table: str, anna: Player, bela: Player) -> None:
    play(table, anna, bela, picks=2)
    bela.post(f"/api/tables/{table}/resign", seat=1)
    bela.post(f"/api/tables/{table}/chat", text="Well played!")


def play_again(table: str, anna: Player, bela: Player) -> None:
    give_up(table, anna, bela)
    anna.post(f"/api/tables/{table}/again")


@pytest.mark.parametrize("happens", [carry_on, pause, give_up, play_again])
def test_a_stranger_can_tell_nothing_of_what_happened_meanwhile(
    tmp_path: Path, happens: Callable[[str, Player, Player], None]
) -> None:
    """Every request and every message, before and after: the same answers, and not a word in between. Then the time passes."""
    with serving(tmp_path) as place, place.player("Eve") as eve, place.player() as stranger, eve.socket() as hers:
        anna, bela = place.player("Anna"), place.player("Bela")
        table = begun(anna, bela)
        hers.ask("lobby")
        hers.ask("watch", table=table)
        before = probe(eve, stranger, hers, table, bela.id)
        hers.kept.clear()
        happens(table, anna, bela)
        assert anna.look(table, seat=SPECTATOR)["log"] is not None, "who sits there sees it at once"
        assert probe(eve, stranger, hers, table, bela.id) == before
        assert hers.kept == []
        let_time_pass(place, table)
        assert probe(eve, stranger, hers, table, bela.id) != before
        assert hers.next("update")["table"] == table


def test_a_stranger_sees_each_move_when_it_is_due_and_the_table_tells_how_late(
    place: Place, anna: Player, bela: Player, eve: Player
) -> None:
    table = begun(anna, bela)
    began = eve.look(table)
    assert (began["info"]["delay"], began["info"]["status"], began["seat"]) == (DELAY, "playing", SPECTATOR)
    bela.pick(table, "keep_rest")
    let_time_pass(place, table)
    anna.pick(table, "keep_rest")
    seen = eve.look(table)
    assert seen["view"]["waiting_for"] == [0], "Bela's pick is seen, Anna's is not yet"
    assert abs(now() - DELAY * 1000 - seen["now"]) < 60_000, "its clocks read as they did then"
    let_time_pass(place, table)
    assert eve.look(table)["view"] == anna.look(table, seat=SPECTATOR)["view"]


def test_when_a_game_is_over_for_a_stranger_it_opens_for_them(place: Place, anna: Player, bela: Player, eve: Player) -> None:
    table = begun(anna, bela)
    anna.post(f"/api/tables/{table}/chat", text="Hello!")
    give_up(table, anna, bela)
    assert bela.look(table)["info"]["status"] == "over", "who gave up sees the end at once"
    assert table in [each["id"] for each in eve.get("/api/lobby")["running"]]
    for path in ("record", "replay", "story", "chat"):
        with pytest.raises(Refusal):
            eve.get(f"/api/tables/{table}/{path}")
    let_time_pass(place, table)
    assert table not in [each["id"] for each in eve.get("/api/lobby")["running"]]
    assert eve.look(table)["info"]["status"] == "over"
    assert [line["text"] for line in eve.get(f"/api/tables/{table}/chat")["messages"]] == ["Hello!", "Well played!"]
    assert eve.get(f"/api/tables/{table}/replay")["steps"] == anna.get(f"/api/tables/{table}/replay")["steps"]


def test_who_came_before_the_game_began_watches_on_later(place: Place, anna: Player, bela: Player, eve: Player) -> None:
    table = anna.make(delay=DELAY)
    with eve.socket() as hers:
        hers.ask("watch", table=table)
        assert hers.next("state")["info"]["status"] == "open"
        bela.join(table)
        assert hers.next("state")["info"]["status"] == "playing"
        bela.pick(table, "keep_rest")
        assert hers.ask("ping")["type"] == "done"
        assert hers.kept == []
        let_time_pass(place, table)
        assert hers.next("update")["view"]["waiting_for"] == [0]


def test_whoever_hangs_up_on_the_way_to_several_tables_watches_none(
    anna: Player, bela: Player, eve: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When these games begin, they go on to watch them later; that takes a moment, in which they may hang up."""
    tables, ended = [anna.make(delay=DELAY) for _ in range(2)], list[str]()

    async def on_the_way(device: Device, order: Watch) -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.append(order.table)

    with eve.socket() as hers:
        for table in tables:
            hers.ask("watch", table=table)
        monkeypatch.setattr(Device, "_watch", on_the_way)
        for table in tables:
            bela.join(table)
    until(lambda: set(ended) == set(tables))


def test_a_poll_that_waits_is_answered_when_something_is_due(place: Place, anna: Player, bela: Player, eve: Player) -> None:
    table = begun(anna, bela)
    state = eve.look(table)
    bela.pick(table, "keep_rest")
    let_time_pass(place, table)
    assert eve.look(table, era=state["era"], n=state["n"], wait=20)["view"]["waiting_for"] == [0]


def test_whoever_is_sent_away_goes_at_once(anna: Player, bela: Player, eve: Player) -> None:
    table = begun(anna, bela)
    with eve.socket() as hers:
        hers.ask("watch", table=table)
        hers.next("state")
        anna.post(f"/api/tables/{table}/kick", person=eve.id)
        assert hers.next("gone")["table"] == table
    with pytest.raises(Refusal, match="does not allow spectators"):
        eve.look(table)


def test_its_maker_sees_it_later_too_without_a_seat(anna: Player, bela: Player) -> None:
    table = anna.make(seats=[{"kind": "open"}, {"kind": "open"}], delay=DELAY, visibility="link")
    for seat in (0, 1):
        bela.post(f"/api/tables/{table}/join", seat=seat)
    before = anna.look(table)["info"]
    bela.pick(table, "keep_rest")
    assert {**anna.post(f"/api/tables/{table}/mute", person=bela.id), "muted": []} == {**before, "muted": []}


@pytest.mark.parametrize("happens", [carry_on, pause, give_up, play_again])
def test_its_maker_without_a_seat_can_tell_no_more_than_a_stranger(
    place: Place, anna: Player, bela: Player, eve: Player, happens: Callable[[str, Player, Player], None]
) -> None:
    """Whatever they ask, and whomever they would send away: who gave up is not told by that, either."""
    table = eve.make(seats=[{"kind": "open"}, {"kind": "open"}], delay=DELAY)
    anna.join(table)
    bela.join(table)
    with place.player() as stranger, eve.socket() as hers:
        hers.ask("watch", table=table)
        before = probe(eve, stranger, hers, table, bela.id), send_away(eve, table, anna, bela)
        happens(table, anna, bela)
        assert (probe(eve, stranger, hers, table, bela.id), send_away(eve, table, anna, bela)) == before


def send_away(maker: Player, table: str, *players: Player) -> list[Any]:
    return [asked(maker, "post", f"/api/tables/{table}/kick", person=player.id) for player in players]


def test_a_line_is_reported_once_it_could_be_heard(place: Place, anna: Player, bela: Player, eve: Player) -> None:
    """Whoever reports a line gets a copy of it with what is kept about them."""
    table = begun(anna, bela)
    give_up(table, anna, bela)
    let_time_pass(place, table)
    anna.post(f"/api/tables/{table}/chat", text="Only for Bela.")
    with pytest.raises(Refusal, match="They did not say that"):
        eve.post(f"/api/tables/{table}/reports", person=anna.id, n=2, why="What did she say?")
    assert eve.get("/api/me/everything")["reports"] == []
    bela.post(f"/api/tables/{table}/reports", person=anna.id, n=2, why="Rude.")
    let_time_pass(place, table)
    eve.post(f"/api/tables/{table}/reports", person=anna.id, n=2, why="Rude.")
    assert [one["text"] for one in eve.get("/api/me/everything")["reports"]] == ["Only for Bela."]


def test_who_left_a_campaign_sees_its_later_games_later(place: Place, anna: Player, bela: Player, eve: Player) -> None:
    """They still have the page of the campaign: it tells nothing of a game in which somebody else has their seat."""
    first = anna.make(title="legion", mode="survival", delay=DELAY)
    eve.join(first)
    eve.post(f"/api/tables/{first}/leave")
    let_bots_finish(anna, first)
    second = anna.post(f"/api/tables/{first}/again")["id"]
    eve.post(f"/api/tables/{second}/leave")
    bela.join(second)
    seen = pages(eve, first)
    play(second, anna, bela)
    assert pages(eve, first) == seen
    bela.post(f"/api/tables/{second}/resign", seat=1)
    assert pages(eve, first) == seen
    let_time_pass(place, second)
    assert pages(eve, first) != seen


def pages(player: Player, campaign: str) -> list[Any]:
    """What somebody reads about a campaign, and about its first game."""
    paths = [f"/api/campaigns/{campaign}", "/api/my/campaigns", f"/api/tables/{campaign}/record"]
    return [asked(player, "get", path) for path in paths]


def test_a_silence_holds_nobody_up_who_sees_the_table_later(place: Place, anna: Player, bela: Player, eve: Player) -> None:
    """Else they could tell by the wait that somebody may be asked in secret just now."""
    table = begun(anna, bela)
    live = place.app.house.tables.live[table]
    loud, quiet = live.room, live.room.copy()
    quiet.silence = Silence(now(), now() + 600_000, loud)
    live.room = quiet
    try:
        assert eve.look(table)["info"]["status"] == "playing"
        with pytest.raises(Refusal, match="Only the players can do that"):
            eve.join(table)
        with pytest.raises(Refusal, match="Only the player who made the table"):
            eve.post(f"/api/tables/{table}/mute", person=bela.id)
    finally:
        live.room = loud


def test_after_a_restart_strangers_see_what_they_saw(tmp_path: Path) -> None:
    with serving(tmp_path) as place:
        anna, bela, eve = place.player("Anna"), place.player("Bela"), place.player("Eve")
        table = begun(anna, bela)
        cookies, view = eve.http.cookies, eve.look(table)["view"]
        play(table, bela, anna, picks=3)
        latest = anna.look(table, seat=SPECTATOR)["view"]
    with serving(tmp_path) as place:
        eve = place.player()
        eve.http.cookies.update(cookies)
        assert eve.look(table)["view"] == view
        let_time_pass(place, table)
        assert eve.look(table)["view"] == latest


def test_any_node_shows_what_is_due(tmp_path: Path, redis_url: str) -> None:
    with serving(tmp_path, redis=redis_url) as one, serving(tmp_path, redis=redis_url) as other:
        anna, bela, eve = one.player("Anna"), one.player("Bela"), other.player("Eve")
        table = begun(anna, bela)
        with eve.socket() as hers:
            hers.ask("watch", table=table)
            began = hers.next("state")
            bela.pick(table, "keep_rest")
            assert eve.look(table)["view"] == began["view"]
            let_time_pass(one, table)
            assert hers.next("update")["view"]["waiting_for"] == [0]


def test_moments_that_were_seen_are_forgotten(place: Place, anna: Player, bela: Player) -> None:
    table = begun(anna, bela)
    for player in (bela, anna, anna):
        player.pick(table)
        let_time_pass(place, table)
    anna.pick(table)
    with closing(storage(place)) as database:
        [(kept,)] = database.execute("SELECT COUNT(*) FROM moments WHERE game = ?", (table,)).fetchall()
    assert kept == 2, "what is seen now, and what comes next"


def test_a_table_without_spectators_has_no_delay_and_a_rematch_has_the_same(anna: Player, bela: Player) -> None:
    alone = anna.make(delay=DELAY, spectators=False)
    assert "delay" not in anna.look(alone)["info"]
    table = begun(anna, bela)
    bela.post(f"/api/tables/{table}/resign", seat=1)
    assert anna.post(f"/api/tables/{table}/again")["delay"] == DELAY
