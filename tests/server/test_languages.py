"""Every word in the language of whoever reads it: over HTTP and the WebSocket, at one table and on two nodes."""

from __future__ import annotations

import ast
import random
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import sandtable
from sandtable.engine.messages import ENGLISH, HOUSE, TESTING, house
from sandtable.server import problems
from sandtable.server.http.routes.all import ROUTES
from sandtable.server.languages import by_preference, understood
from sandtable.server.problems import Refused, Unavailable
from tests.project.files import PACKAGE
from tests.server.brackets import LETTER, READING, is_said, printed, unsaid
from tests.server.people import Place, Player, Process, Socket, serving
from tests.server.test_campaigns import let_bots_finish
from tests.waiting import PATIENCE, until

HOT_SEAT = [{"kind": "me"}, {"kind": "me"}]
WRONG: list[dict[str, Any]] = [
    {"mode": "chess"}, {"settings": {"turns": "never"}}, {"settings": {"x": 1}}, {"seats": HOT_SEAT * 4}, {"title": "go"},
    {"packs": ["x"]}, {"helper": "x"}, {"seats": [{"kind": "us"}]}, {"seats": []}, {"clock": {"start": 1}},
]  # fmt: skip
FOR_PROGRAMS = {
    "/api/openapi.json",
    "/api/asyncapi.json",
    "/metrics",
    "/healthz",
    "/api/tables/{table}/record",
    "/api/me/everything",
}


# Which language


@pytest.mark.parametrize(
    ("asked", "accepted", "language"),
    [
        ("", "", "en"),
        ("en-x-test", "en", "en-x-test"),
        ("", "EN-X-Test", "en-x-test"),
        ("", "tlh, en-x-test;q=0.5, en;q=0.2", "en-x-test"),
        ("", "en-x-test;q=0.1, en;q=0.2", "en"),
        ("tlh", "en-GB", "en"),
        ("", "en;q=nonsense, en-x-test;q=0", "en"),
    ],
)
def test_the_best_liked_language_that_the_house_speaks_is_taken(asked: str, accepted: str, language: str) -> None:
    assert understood(asked, accepted) == language


def test_languages_are_liked_as_their_weights_say() -> None:
    assert by_preference("de;q=0.5, fr, *;q=0.1, it;q=0") == ["fr", "de", "*"]


# Messages and those who name them


def named() -> Iterator[str]:
    """The messages that the server names where it refuses something."""
    kinds = {name for name, kind in vars(problems).items() if isinstance(kind, type) and issubclass(kind, Refused)}
    for path in (PACKAGE / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in kinds and node.args:
                yield from literals(node.args[0])


def literals(node: ast.expr) -> list[str]:
    parts = [node.body, node.orelse] if isinstance(node, ast.IfExp) else [node]
    return [part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)]


def test_every_refusal_names_a_message() -> None:
    assert [name for name in named() if name not in house(ENGLISH)] == []


def test_no_message_of_the_house_is_left_over() -> None:
    """Each stands in some source, whole or as the beginning of a text with holes."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
    starts = re.findall(r'f"([a-z-]+-)\{', text)
    files = [HOUSE / "en" / f"{room}.ftl" for room in ("engine", "server", "people", "cli")]
    entries = [entry for path in files for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body]
    found = [entry.id.name for entry in entries if isinstance(entry, Message)]
    assert [name for name in found if f'"{name}' not in text and not any(name.startswith(start) for start in starts)] == []


# The whole API in a made-up language


class Reader:
    """Somebody who reads the made-up language, asks for everything there is, and notes what was not said in it."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.asked: set[tuple[str, str]] = set()
        self.wrong: list[str] = []
        self.codes: set[str] = set()

    def ask(self, method: str, path: str, body: Any = None, **query: Any) -> Any:
        """Ask for something; parts of the path in braces are filled in from the query."""
        inside = {name: query.pop(name) for name in re.findall(r"{(\w+)}", path)}
        answer = self.player.http.request(method, path.format(**inside), json=body, params=query, headers=READING)
        self.asked.add((method, path))
        assert answer.headers["content-language"] == TESTING
        assert "Accept-Language" in answer.headers["vary"]
        json = "json" in answer.headers.get("content-type", "")
        told: Any = answer.json() if json else answer.text
        if answer.status_code >= 400:
            self.codes.add(told["code"])
        if path.endswith("/cards") and answer.status_code == 200:
            told = printed(told)
        if path not in FOR_PROGRAMS:
            self.wrong += [f"{path} {text}" for text in (unsaid(told) if json else lines_unsaid(told))]
        return told


def lines_unsaid(text: str) -> list[str]:
    """The lines of a text that no message said. What a page is made of besides words is none of its business."""
    if text.startswith("<!doctype"):
        text = re.sub(r"<style>.*?</style>|<[^>]*>", "\n", text, flags=re.S)
    lines = [line.strip() for line in text.splitlines()]
    moment = re.compile(r"[\d :-]+UTC")
    return [line for line in lines if LETTER.search(line) and not is_said(line) and not moment.fullmatch(line)
            and line not in ("Anna", "Bela")]  # fmt: skip


@pytest.fixture(scope="module")
def own_place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with serving(tmp_path_factory.mktemp("house")) as place:
        yield place


def test_nothing_is_said_over_http_that_is_not_in_a_message_file(own_place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    with own_place.player("Anna") as anna, own_place.player("Bela") as bela:
        reader, other = Reader(anna), Reader(bela)
        table = read_the_house(reader)
        play_a_little(reader, other, table)
        look_after_the_house(reader, other, own_place, table)
        read_what_is_over(reader, table)
        read_a_campaign(reader)
        provoke(reader, other, own_place, monkeypatch)
        leave(reader)
    assert reader.wrong + other.wrong == []
    everything = {(route.method, route.path) for route in ROUTES}
    assert everything - reader.asked - other.asked == set()
    refusals = {kind.code for kind in vars(problems).values() if isinstance(kind, type) and issubclass(kind, Refused)}
    assert refusals - reader.codes - other.codes == set()


def read_the_house(reader: Reader) -> str:
    """Everything that needs no table, and a new one."""
    for path in ("/api/me", "/api/house", "/api/online", "/api/lobby", "/api/lobby/open", "/api/lobby/running", "/healthz",
                 "/metrics", "/api/openapi.json", "/api/asyncapi.json", "/api/my/tables", "/api/my/finished",
                 "/api/my/scores"):  # fmt: skip
        reader.ask("GET", path)
    for slug in sandtable.titles():
        for part in ("", "/rules", "/cards", "/scenarios"):
            reader.ask("GET", "/api/titles/{title}" + part, title=slug)
    wish = {"title": "waral", "helper": "random", "seats": [{"kind": "me"}, {"kind": "open"}]}
    made = reader.ask("POST", "/api/tables", wish)
    reader.ask("GET", "/api/lobby")
    return str(made["id"])


def play_a_little(reader: Reader, other: Reader, table: str) -> None:
    """Sit down, look, pick, take back, ask why, talk, propose, and give up."""
    at = {"table": table}
    other.ask("POST", "/api/tables/{table}/join", {}, **at)
    for who in (reader, other):
        state = who.ask("GET", "/api/tables/{table}", **at)
        who.ask("GET", "/api/tables/{table}/why", seat=state["seat"], **at)
    who = reader if reader.player.look(table)["view"]["ask"] else other
    state = who.ask("GET", "/api/tables/{table}", **at)
    pick = {"seat": state["seat"], "number": state["number"], "picks": [state["view"]["ask"]["options"][0]["text"]]}
    who.ask("POST", "/api/tables/{table}/preview", pick, **at)
    who.ask("POST", "/api/tables/{table}/picks", pick, **at)
    who.ask("POST", "/api/tables/{table}/undo", {"seat": state["seat"], "number": state["number"] + 1}, **at)
    orders = reader.ask("GET", "/api/tables/{table}/orders", seat=0, **at)
    reader.ask("PUT", "/api/tables/{table}/orders", {"seat": 0, "orders": orders["orders"]}, **at)
    reader.ask("POST", "/api/tables/{table}/chat", {"text": "hello"}, **at)
    reader.ask("GET", "/api/tables/{table}/chat", **at)
    reader.ask("PUT", "/api/tables/{table}/note", {"text": "a note of mine"}, **at)
    for path in ("note", "online", "cards"):
        reader.ask("GET", f"/api/tables/{{table}}/{path}", **at)
    reader.ask("POST", "/api/tables/{table}/propose", {"kind": "pause"}, **at)
    other.ask("POST", "/api/tables/{table}/answer", {"agree": True}, **at)
    other.ask("POST", "/api/tables/{table}/resume", **at)
    other.ask("POST", "/api/tables/{table}/leave", {}, **at)
    other.ask("POST", "/api/tables/{table}/join", {}, **at)
    other.ask("POST", "/api/tables/{table}/resign", {"seat": 1}, **at)


def look_after_the_house(reader: Reader, other: Reader, place: Place, table: str) -> None:
    """Tell the hosts something, and be one."""
    rude, at = other.player.id, {"table": table}
    reader.ask("POST", "/api/tables/{table}/reports", {"person": rude, "why": "hello"}, **at)
    reader.ask("POST", "/api/tables/{table}/mute", {"person": rude}, **at)
    reader.ask("POST", "/api/tables/{table}/kick", {"person": rude}, **at)
    with sqlite3.connect(place.app.settings.data / "sandtable.db") as storage:
        storage.execute("INSERT INTO roles VALUES (?, 'admin')", (reader.player.id,))
        storage.execute("UPDATE facts SET value = 'changed' WHERE name = 'hosts'")
    until(lambda: bool(reader.player.get("/api/me").get("role") == "admin"), "nobody noticed the role")
    reader.ask("POST", "/api/me/pushes", {"endpoint": "https://push.example.org/x", "p256dh": "x", "auth": "x"})
    reader.ask("POST", "/api/me/pushes/{push}/remove", push="nothing")
    told = reader.ask("GET", "/api/host/reports")["reports"][0]
    reader.ask("POST", "/api/host/reports/{report}/close", {"answer": "hello"}, report=told["id"])
    reader.ask("POST", "/api/host/bans", {"kind": "mute", "what": rude, "reason": "hello"})
    ban = reader.ask("GET", "/api/host/bans")[0]
    reader.ask("POST", "/api/host/bans/{ban}/lift", ban=ban["id"])
    reader.ask("PUT", "/api/host/words", {"words": ["hello"]})
    reader.ask("PUT", "/api/host/notice", {"text": "hello"})
    reader.ask("POST", "/api/host/tables/{table}", {"act": "back"}, **at)
    for path in ("glance", "people", "tables", "words", "audit"):
        reader.ask("GET", f"/api/host/{path}")


def read_what_is_over(reader: Reader, table: str) -> None:
    for path in ("", "/replay", "/record", "/transcript", "/story"):
        reader.ask("GET", "/api/tables/{table}" + path, table=table)
    reader.ask("GET", "/api/tables/{table}/replay/step", table=table, step=1)
    following = reader.ask("POST", "/api/tables/{table}/again", table=table)
    reader.ask("POST", "/api/tables/{table}/bot", {"seat": 1, "level": "random"}, table=following["id"])
    reader.ask("GET", "/api/my/finished")


def read_a_campaign(reader: Reader) -> None:
    """A game of a campaign, played to its end by bots."""
    wish = {
        "title": "legion",
        "mode": "survival",
        "helper": "random",
        "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}],
    }
    campaign = reader.ask("POST", "/api/tables", wish)["id"]
    reader.ask("GET", "/api/tables/{table}", table=campaign)
    let_bots_finish(reader.player, campaign)
    reader.ask("GET", "/api/tables/{table}", table=campaign)
    reader.ask("GET", "/api/my/campaigns")
    reader.ask("GET", "/api/campaigns/{campaign}", campaign=campaign)
    reader.ask("GET", "/api/campaigns/{campaign}/page", campaign=campaign)


def provoke(reader: Reader, other: Reader, place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """Be refused for every reason there is."""
    open_table = reader.player.make()
    running = reader.player.make(seats=HOT_SEAT)
    bad = {"title": "fine_sand", "mode": "basic", "seats": HOT_SEAT}
    for wrong in WRONG:
        reader.ask("POST", "/api/tables", bad | wrong)
    state = reader.player.look(running)
    pick = {"seat": state["seat"], "number": state["number"]}
    for picks in (["build moon"], ["resign"], [3]):
        reader.ask("POST", "/api/tables/{table}/picks", pick | {"picks": picks}, table=running)
    reader.ask("POST", "/api/tables/{table}/picks", pick | {"number": 99, "picks": ["x"]}, table=running)
    other.ask("POST", "/api/tables/{table}/picks", pick | {"picks": ["x"]}, table=running)
    reader.ask("POST", "/api/tables/{table}/undo", {"seat": 0, "number": 99}, table=running)
    reader.ask("GET", "/api/tables/{table}", table="nowhere")
    reader.ask("GET", "/api/tables/{table}/why", seat=0, table=open_table)
    other.ask("GET", "/api/tables/{table}/chat", table=running)
    reader.ask("POST", "/api/tables/{table}/note", {"text": ""}, table=running)
    reader.asked.discard(("POST", "/api/tables/{table}/note"))
    reader.ask("POST", "/api/register", {"name": "Bot greedy", "passphrase": "x" * 8})
    reader.ask("POST", "/api/register", {"name": "Anna", "passphrase": "short"})
    reader.ask("POST", "/api/signin", {"name": "Nobody", "passphrase": "x" * 70_000})
    reader.ask("POST", "/api/signin", {"name": "Nobody", "passphrase": "x" * 8})
    for error in (Unavailable("storage-unreadable", error="disk"), RuntimeError("a fault")):
        with monkeypatch.context() as patch:
            patch.setattr(place.app.house.store, "fact", raising(error))
            refused = Reader(reader.player)
            told = refused.ask("GET", "/healthz")
            reader.codes |= refused.codes
            reader.wrong += list(unsaid(told))
    with monkeypatch.context() as patch:
        patch.setattr(place.app.house.limits, "_on", True)
        for _ in range(60):
            other.ask("POST", "/api/guest", {})


def raising(error: Exception) -> Any:
    async def fail(*_: Any) -> None:
        raise error

    return fail


def leave(reader: Reader) -> None:
    reader.ask("POST", "/api/register", {"name": "Anna", "passphrase": "long enough"})
    reader.player.http.patch("/api/me", json={"name": "Anna"})
    reader.ask("PATCH", "/api/me", {"name": "Anna"})
    read_an_account(reader)
    reader.ask("POST", "/api/signout-everywhere")
    reader.ask("GET", "/api/my/tables")
    reader.ask("POST", "/api/signout")


def read_an_account(reader: Reader) -> None:
    reader.ask("PUT", "/api/me/passphrase", {"old": "long enough", "new": "long enough"})
    reader.ask("GET", "/api/me/sessions")
    reader.ask("POST", "/api/me/sessions/{session}/end", session="none")
    reader.ask("POST", "/api/me/link")
    reader.ask("GET", "/api/me/everything")
    reader.ask("GET", "/api/privacy")
    reader.ask("POST", "/api/me/delete", {"passphrase": "wrong"})
    reader.ask("POST", "/api/return", {"secret": "none"})
    reader.ask("GET", "/api/me/notices")
    reader.ask("PUT", "/api/me/notices", {"mail": True})
    reader.ask("PUT", "/api/me/email", {"email": "anna@example.org", "passphrase": "long enough"})
    reader.ask("POST", "/api/me/hooks", {"url": "nowhere at all"})
    reader.ask("POST", "/api/me/hooks/{hook}/remove", hook="none")
    reader.ask("POST", "/api/confirm", {"secret": "none"})
    reader.ask("POST", "/api/reset", {"name": "Anna"})
    reader.ask("POST", "/api/reset/finish", {"secret": "none", "passphrase": "long enough"})
    reader.ask("POST", "/api/unsubscribe/{token}", token="none")


# Two devices, two languages


class Screen:
    """A table as a device shows it, which only gets what changed."""

    def __init__(self, socket: Socket, table: str, language: str) -> None:
        self.socket = socket
        socket.ask("watch", table=table, language=language)
        self.state = socket.next("state")

    def follow(self) -> None:
        """Take over the next update."""
        update = self.socket.next("update")
        view = update["view"] or {}
        zones = {(zone["zone"], zone["slot"]): zone for zone in view.get("zones", [])}
        before = self.state["view"]
        kept = [zones.get((zone["zone"], zone["slot"]), zone) for zone in before["zones"]]
        self.state["view"] = {**before, **view, "zones": kept}
        self.state["log"][update["log_from"] :] = update["log"]
        self.state["info"] = update["info"] or self.state["info"]
        self.state["n"] = update["n"]


def two_screens(one: Player, two: Player, picks: int, **wish: Any) -> None:
    """One person at one table with two devices that read different languages: both are told the same, each in its own."""
    table, rng = one.make(seats=HOT_SEAT, **wish), random.Random(5)
    with one.socket() as first, two.socket() as second:
        english, testing = Screen(first, table, ENGLISH), Screen(second, table, TESTING)
        for _ in range(picks):
            seat, ask = seat_asked(one, table)
            one.post(f"/api/tables/{table}/picks", seat=seat, number=ask["number"], picks=[rng.choice(ask["options"])["text"]])
        for screen, player, language in ((english, one, ENGLISH), (testing, two, TESTING)):
            shown = player.look(table, seat=screen.state["seat"], language=language)
            while screen.state["n"] < shown["n"]:
                screen.follow()
            assert (screen.state["view"], screen.state["log"]) == (shown["view"], shown["log"])
        assert [line["text"] for line in english.state["log"] if "[" in line["text"]] == []
        assert list(unsaid(testing.state)) == []
        assert len(english.state["log"]) == len(testing.state["log"]) > 0
        refused = [socket.ask("pick", table=table, seat=0, number=999, picks=["x"]) for socket in (first, second)]
        assert [is_said(answer["problem"]["message"]) for answer in refused] == [False, True]
        assert list(unsaid(second.ask("why", table=table, seat=seat_asked(one, table)[0]))) == []


def seat_asked(player: Player, table: str) -> tuple[int, Any]:
    asks = {seat: player.look(table, seat=seat)["view"]["ask"] for seat in (0, 1)}
    return next((seat, ask) for seat, ask in asks.items() if ask is not None)


@pytest.mark.parametrize("slug", sandtable.titles())
def test_two_devices_at_one_table_read_two_languages(place: Place, slug: str) -> None:
    with place.player("Anna") as anna:
        two_screens(anna, anna, 12, title=slug, mode="", pace="days")


def test_two_devices_read_two_languages_through_two_nodes(postgresql_url: str, redis_url: str, tmp_path: Path) -> None:
    options = ["--database", postgresql_url, "--redis", redis_url, "--workers", "1"]
    with Process(tmp_path / "one", *options) as one, Process(tmp_path / "two", *options) as two:
        anna, elsewhere = one.player("Anna"), two.player()
        elsewhere.http.cookies.set("sandtable", anna.http.cookies["sandtable"])
        two_screens(anna, elsewhere, 6, title="fine_sand", settings={"turns": "one_by_one"}, pace="days")


def test_a_connection_is_refused_in_the_language_of_its_browser(place: Place) -> None:
    from websockets.exceptions import ConnectionClosed
    from websockets.sync.client import connect

    url = place.url.replace("http", "ws", 1) + "/api/live"
    with connect(url, additional_headers=READING) as connection, pytest.raises(ConnectionClosed) as closed:
        connection.recv(PATIENCE)
    assert closed.value.rcvd is not None
    assert is_said(closed.value.rcvd.reason)
    assert is_said(httpx.get(f"{place.url}/", headers=READING, timeout=PATIENCE).text.strip())
