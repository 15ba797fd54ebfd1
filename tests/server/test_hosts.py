"""Hosts: roles and rights, bans that hold at once, reports, the words filter, and a log of everything."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed

from sandtable.server import house as running
from sandtable.server import pulse
from sandtable.server.commands import hosting
from sandtable.server.hosts.networks import contains, read
from sandtable.server.hosts.roles import RIGHTS
from sandtable.server.hosts.words import Filter
from sandtable.server.http.routes.all import ROUTES
from sandtable.server.http.routes.hosts import hosts
from sandtable.server.problems import Refused
from sandtable.server.settings import Settings
from sandtable.server.tables import keeping_order
from tests.server.people import Place, Player, Refusal, serving
from tests.server.test_standing import on_server
from tests.waiting import until

PASSPHRASE = "correct horse"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Place, Settings]]:
    data = tmp_path_factory.mktemp("hosts")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(running, "NEWS", 0.2)  # what is done at the command line is noticed sooner than usual
        with serving(data) as place:
            yield place, Settings(data=data)


@pytest.fixture(scope="module")
def admin(house: tuple[Place, Settings]) -> Player:
    return made_host(house, "Ada", "admin")


def made_host(house: tuple[Place, Settings], name: str, role: str) -> Player:
    """Somebody to whom the command line gave a role."""
    place, settings = house
    player = place.player(name)
    player.post("/api/register", name=name, passphrase=PASSPHRASE)
    hosting.role(settings, name, role)
    until(lambda: player.get("/api/me").get("role", "") == role)
    return player


def acts(admin: Player) -> list[tuple[str, str]]:
    return [(act["act"], act["details"]) for act in admin.get("/api/host/audit")["acts"]]


def refused(do: Callable[[], Any]) -> int:
    with pytest.raises(Refusal) as refusal:
        do()
    return refusal.value.status


def newcomer(house: tuple[Place, Settings], name: str) -> Player:
    return house[0].player(name)


# Rights


def example(path: str) -> str:
    return path.replace("{table}", "nothing").replace("{report}", "nothing").replace("{ban}", "nothing")


BODIES: dict[str, dict[str, Any]] = {
    "/api/host/tables/{table}": {"act": "end"},
    "/api/host/reports/{report}/close": {},
    "/api/host/bans": {"kind": "address", "what": "192.0.2.7"},
    "/api/host/words": {"words": ["x"]},
    "/api/host/notice": {"text": "hello"},
}
ALL = [route for route in hosts.routes if route.path.startswith("/api/host/")]


def test_every_route_of_hosts_names_a_right_and_no_other_route_lies_among_them() -> None:
    assert ALL
    assert all(route.right for route in ALL)
    assert [route.path for route in ROUTES if route.path.startswith("/api/host") and route not in ALL] == []
    assert {route.right for route in ALL} == set(RIGHTS["admin"])


def test_guests_registered_people_and_makers_of_tables_are_refused_everything(
    house: tuple[Place, Settings], admin: Player
) -> None:
    guest, maker, nobody = newcomer(house, "Gus"), newcomer(house, "Mia"), house[0].player()
    maker.post("/api/register", name="Mia", passphrase=PASSPHRASE)
    table = maker.make()
    before = acts(admin)
    for route in ALL:
        path = route.path.replace("{table}", table).replace("{report}", "nothing").replace("{ban}", "nothing")
        for player, status in ((guest, 403), (maker, 403), (nobody, 401)):
            body = BODIES.get(route.path, {}) if route.method != "GET" else None
            assert player.http.request(route.method, path, json=body).status_code == status, (route.method, path)
    assert acts(admin) == before
    assert maker.look(table)["info"]["status"] == "open"


def test_a_moderator_judges_but_does_not_run_the_house(house: tuple[Place, Settings], admin: Player) -> None:
    moderator = made_host(house, "Mo", "moderator")
    for route in ALL:
        if route.method == "GET":
            may = route.right in RIGHTS["moderator"]
            assert moderator.http.get(example(route.path)).status_code == (200 if may else 403), route.path
    assert refused(lambda: moderator.put("/api/host/notice", text="hello")) == 403
    hosting.role(house[1], "Mo", "")
    until(lambda: moderator.http.get("/api/host/glance").status_code == 403)


def test_a_role_needs_an_account_and_a_name_that_there_is(house: tuple[Place, Settings]) -> None:
    guest = newcomer(house, "Gil")
    with pytest.raises(SystemExit, match="guest cannot have a role"):
        hosting.role(house[1], guest.id, "admin")
    with pytest.raises(SystemExit, match="nobody called"):
        hosting.role(house[1], "Nemo", "admin")


# Bans


def test_a_ban_ends_open_connections_gives_seats_to_bots_and_can_be_lifted(house: tuple[Place, Settings], admin: Player) -> None:
    rude, other = newcomer(house, "Rudi"), newcomer(house, "Olga")
    table = other.make()
    rude.join(table)
    with rude.socket() as socket:
        socket.ask("ping")
        admin.post("/api/host/bans", kind="person", what=rude.id, reason="Insults.", days=2)
        with pytest.raises(ConnectionClosed) as closed:
            socket.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
    assert refused(lambda: rude.look(table)) == 403
    with pytest.raises(Refusal, match="Insults"):
        rude.get("/api/lobby")
    with rude.socket() as again, pytest.raises(ConnectionClosed):
        again.receive()
    assert rude.http.get("/api/me/everything").status_code == 200, "what is kept about oneself is one's own"
    until(lambda: other.look(table)["info"]["seats"][1]["kind"] == "bot")
    (ban,) = [ban for ban in admin.get("/api/host/bans") if ban["what"] == rude.id]
    admin.post(f"/api/host/bans/{ban['id']}/lift")
    assert rude.join(table)["seats"][1]["kind"] == "person"
    assert acts(admin)[:2] == [("lift", "person"), ("ban-person", "Insults.")]
    assert refused(lambda: admin.post(f"/api/host/bans/{ban['id']}/lift")) == 404


def test_who_is_banned_while_a_connection_is_made_is_not_connected(
    house: tuple[Place, Settings], admin: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    rude, accept = newcomer(house, "Rudi"), WebSocket.accept

    async def accept_late(socket: WebSocket) -> None:
        await asyncio.to_thread(admin.post, "/api/host/bans", kind="person", what=rude.id)
        await accept(socket)

    monkeypatch.setattr(WebSocket, "accept", accept_late)
    with rude.socket() as socket, pytest.raises(ConnectionClosed) as closed:
        socket.ask("ping")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403


def test_a_ban_at_the_command_line_holds_on_a_running_server(house: tuple[Place, Settings], admin: Player) -> None:
    rude = newcomer(house, "Rolf")
    with rude.socket() as socket:
        socket.ask("ping")
        hosting.ban(house[1], "person", rude.id, "Spam.", 0)
        with pytest.raises(ConnectionClosed):
            socket.receive()
    assert [row[1:] for row in hosting.bans(house[1]) if row[2] == "Rolf"] == [["person", "Rolf", "-", "Spam."]]
    hosting.lift(house[1], next(row[0] for row in hosting.bans(house[1]) if row[2] == "Rolf"))
    until(lambda: rude.http.get("/api/lobby").status_code == 200)


def test_an_address_is_known_behind_a_proxy_as_it_is_to_limits(house: tuple[Place, Settings], admin: Player) -> None:
    place = house[0]
    one, two = (place.player() for _ in range(2))
    one.http.headers["x-forwarded-for"], two.http.headers["x-forwarded-for"] = "2001:db8::17", "2001:db8:0:1::17"
    for player, name in ((one, "Una"), (two, "Duo")):
        player.id = player.post("/api/guest", name=name)["id"]
    admin.post("/api/host/bans", kind="address", what="2001:db8::1", reason="Flood.")
    assert refused(lambda: one.get("/api/lobby")) == 403
    assert two.get("/api/lobby")
    with pytest.raises(Refusal, match="Flood"):
        one.post("/api/guest", name="Una again")
    (ban,) = [ban for ban in admin.get("/api/host/bans") if ban["kind"] == "address"]
    assert ban["what"] == "2001:db8::/64"
    admin.post(f"/api/host/bans/{ban['id']}/lift")
    assert one.get("/api/lobby")
    assert refused(lambda: admin.post("/api/host/bans", kind="address", what="127.0.0.1")) == 409


@pytest.mark.parametrize(
    ("given", "network", "inside", "outside"),
    [
        ("192.0.2.7", "192.0.2.7/32", "192.0.2.7", "192.0.2.8"),
        ("192.0.2.7/24", "192.0.2.0/24", "192.0.2.8", "192.0.3.8"),
        ("192.0.2.7", "192.0.2.7/32", "::ffff:192.0.2.7", "unknown"),
        ("::ffff:192.0.2.7", "192.0.2.7/32", "192.0.2.7", "192.0.2.8"),
        ("2001:db8::1", "2001:db8::/64", "2001:db8::ffff:1", "2001:db8:1::1"),
    ],
)
def test_a_network_is_read_and_contains_its_addresses(given: str, network: str, inside: str, outside: str) -> None:
    assert read(given) == network
    assert contains(network, inside)
    assert not contains(network, outside)


@pytest.mark.parametrize("given", ["everybody", "0.0.0.0/0", "::/0", "127.0.0.1", "::1"])
def test_no_ban_locks_everybody_out(given: str) -> None:
    with pytest.raises(Refused):
        read(given)


def test_hosts_are_not_banned_before_their_role_is_taken(house: tuple[Place, Settings], admin: Player) -> None:
    assert refused(lambda: admin.post("/api/host/bans", kind="person", what=admin.id)) == 409


# Talk and names


def test_words_are_covered_in_talk_and_refused_in_names(house: tuple[Place, Settings], admin: Player) -> None:
    anna, bela = newcomer(house, "Anna"), newcomer(house, "Bela")
    table = anna.make()
    bela.join(table)
    admin.put("/api/host/words", words=["Fudge", "drat*"])
    anna.post(f"/api/tables/{table}/chat", text="FUDGE it, you dratted fudgery")
    assert bela.get(f"/api/tables/{table}/chat")["messages"][-1]["text"] == "••••• it, you ••••••• fudgery"
    assert anna.http.patch("/api/me", json={"name": "Fudge"}).status_code == 409
    assert hosting.words(house[1], None) == ["drat*", "fudge"]
    hosting.words(house[1], [])
    until(lambda: admin.get("/api/host/words")["words"] == [])


@pytest.mark.parametrize(("text", "covered"), [("a.b", "•••"), ("axb", "axb"), ("a.bc", "a.bc"), ("(A.B)", "(•••)")])
def test_a_filter_finds_whole_words_only(text: str, covered: str) -> None:
    assert Filter(["a.b"]).covered(text) == covered
    assert Filter([]).covered(text) == text


def test_who_is_muted_by_the_hosts_speaks_nowhere(house: tuple[Place, Settings], admin: Player) -> None:
    anna = newcomer(house, "Anna")
    table = anna.make()
    admin.post("/api/host/bans", kind="mute", what=anna.id)
    with pytest.raises(Refusal, match="muted"):
        anna.post(f"/api/tables/{table}/chat", text="hello")
    with anna.socket() as socket:
        assert socket.ask("chat", table=table, text="hello")["problem"]["code"] == "forbidden"
    assert anna.get(f"/api/tables/{table}/chat")["messages"] == []
    assert anna.look(table)["info"]["status"] == "open", "who may not speak may play"


def test_the_maker_of_a_table_keeps_order_there_and_nobody_else(house: tuple[Place, Settings]) -> None:
    maker, bela, carl = newcomer(house, "Mara"), newcomer(house, "Bela"), newcomer(house, "Carl")
    table, elsewhere = maker.make(), carl.make()
    for act in ("kick", "mute"):
        for player, place in ((bela, table), (carl, table), (maker, elsewhere)):
            assert refused(lambda: player.post(f"/api/tables/{place}/{act}", person=maker.id)) in (403, 409)  # noqa: B023
    bela.join(table)
    assert maker.post(f"/api/tables/{table}/mute", person=bela.id)["muted"] == [bela.id]
    with pytest.raises(Refusal, match="muted"):
        bela.post(f"/api/tables/{table}/chat", text="hello")
    maker.post(f"/api/tables/{table}/mute", person=bela.id, on=False)
    bela.post(f"/api/tables/{table}/chat", text="hello")
    with pytest.raises(Refusal, match="players keep their seats"):
        maker.post(f"/api/tables/{table}/kick", person=bela.id)


def test_who_is_sent_away_loses_the_seat_and_sees_no_more_of_the_game(house: tuple[Place, Settings]) -> None:
    maker, bela, carl = newcomer(house, "Mara"), newcomer(house, "Bela"), newcomer(house, "Carl")
    table = maker.make(seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    bela.join(table)
    info = maker.post(f"/api/tables/{table}/kick", person=bela.id)
    assert (info["seats"][1]["kind"], info["kicked"]) == ("open", [bela.id])
    with pytest.raises(Refusal, match="removed you"):
        bela.join(table)
    for seat in (1, 2):
        maker.post(f"/api/tables/{table}/bot", seat=seat, level="random")
    with carl.socket() as socket:
        socket.ask("watch", table=table)
        assert refused(lambda: bela.look(table)) == 403
        maker.post(f"/api/tables/{table}/kick", person=carl.id)
        assert socket.next("gone")["table"] == table
    maker.post(f"/api/tables/{table}/kick", person=carl.id, on=False)
    assert carl.look(table)["seat"] == -1


def test_who_gave_up_and_is_sent_away_keeps_the_game_that_was_theirs(house: tuple[Place, Settings]) -> None:
    maker, bela, carl = newcomer(house, "Mara"), newcomer(house, "Bela"), newcomer(house, "Carl")
    table = maker.make(seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    bela.join(table)
    carl.join(table)
    bela.post(f"/api/tables/{table}/resign", seat=1)
    assert maker.post(f"/api/tables/{table}/kick", person=bela.id)["seats"][1]["person"] == bela.id
    assert refused(lambda: bela.look(table)) == 403
    assert [one["id"] for one in bela.get("/api/my/tables")["tables"]] == [table]


def test_a_table_remembers_only_so_many_who_were_sent_away(house: tuple[Place, Settings]) -> None:
    maker = newcomer(house, "Mara")
    table = maker.make()
    for act, list_of in (("kick", "kicked"), ("mute", "muted")):
        for number in range(keeping_order.MOST + 1):
            info = maker.post(f"/api/tables/{table}/{act}", person=f"somebody {number}")
        assert info[list_of] == [f"somebody {number}" for number in range(1, keeping_order.MOST + 1)]


# Reports


def test_a_line_of_chat_is_reported_as_it_was_said(house: tuple[Place, Settings], admin: Player) -> None:
    anna, bela, carl = (newcomer(house, name) for name in ("Anna", "Bela", "Carl"))
    table = anna.make()
    bela.join(table)
    bela.post(f"/api/tables/{table}/chat", text="something bad")
    report = {"person": bela.id, "n": 1, "why": "Look at this."}
    assert refused(lambda: carl.post(f"/api/tables/{table}/reports", **report)) == 403, "strangers do not hear it"
    assert refused(lambda: anna.post(f"/api/tables/{table}/reports", **{**report, "person": carl.id})) == 404
    assert refused(lambda: bela.post(f"/api/tables/{table}/reports", **report)) == 409
    anna.post(f"/api/tables/{table}/reports", **report)
    anna.post(f"/api/tables/{table}/reports", person=bela.id, why="Never moves.")
    player, line = admin.get("/api/host/reports")["reports"][:2]
    assert (line["text"], line["name"], line["reporter_name"], line["why"]) == ("something bad", "Bela", "Anna", "Look at this.")
    assert (player["text"], player["line"]) == ("", 0)
    admin.post(f"/api/host/reports/{line['id']}/close", answer="Talked to them.")
    assert refused(lambda: admin.post(f"/api/host/reports/{line['id']}/close")) == 404
    assert line["id"] not in [one["id"] for one in admin.get("/api/host/reports")["reports"]]
    assert [one["answer"] for one in admin.get("/api/host/reports", closed=True)["reports"]] == ["Talked to them."]
    assert acts(admin)[0] == ("close", "Talked to them.")


# Tables and the house


def test_a_host_ends_a_game_or_sets_it_aside_and_sees_nobodys_hand(house: tuple[Place, Settings], admin: Player) -> None:
    anna, bela = newcomer(house, "Anna"), newcomer(house, "Bela")
    table = anna.make(visibility="link", spectators=False)
    bela.join(table)
    assert [one for one in admin.get("/api/host/tables")["tables"] if one["id"] == table], "private ones are listed"
    assert refused(lambda: admin.look(table)) == 403
    assert refused(lambda: admin.look(table, seat=0)) == 403
    assert refused(lambda: admin.get(f"/api/tables/{table}/chat")) == 403
    assert refused(lambda: admin.get(f"/api/tables/{table}/record")) == 403
    admin.post(f"/api/host/tables/{table}", act="aside")
    assert anna.look(table)["info"]["status"] == "aside"
    with pytest.raises(Refusal, match="set this game aside"):
        anna.pick(table)
    assert refused(lambda: admin.look(table)) == 403, "a game that is set aside is not over"
    hosting.see_to(house[1], "back", table)
    until(lambda: bool(anna.look(table)["info"]["status"] == "paused"))
    anna.post(f"/api/tables/{table}/resume")
    anna.pick(table)
    admin.post(f"/api/host/tables/{table}", act="end")
    outcome = anna.look(table)["info"]["outcome"]
    assert outcome["reason"] == "a host of the house ended it"
    assert [act for act, _ in acts(admin)[:3]] == ["end", "back", "aside"]
    assert refused(lambda: admin.post("/api/host/tables/nothing", act="end")) == 404


def test_a_notice_reaches_everybody_at_once_and_whoever_comes_later(house: tuple[Place, Settings], admin: Player) -> None:
    anna = newcomer(house, "Anna")
    with anna.socket() as socket:
        socket.ask("ping")
        admin.put("/api/host/notice", text="We close at ten.")
        assert socket.next("notice")["text"] == "We close at ten."
        assert house[0].player().get("/api/house")["notice"] == "We close at ten."
        hosting.notice(house[1], "")
        assert socket.next("notice")["text"] == ""


def test_the_house_at_a_glance_and_its_people(house: tuple[Place, Settings], admin: Player) -> None:
    anna = newcomer(house, "Zoe_x")
    with anna.socket() as socket:
        socket.ask("ping")
        seen = admin.get("/api/host/glance")
        assert (seen["role"], seen["rights"]) == ("admin", list(RIGHTS["admin"]))
        assert seen["connections"] >= 1
        assert seen["storage"] > 10_000
        assert seen["guests"] >= 1
        (row,) = admin.get("/api/host/people", name="E_X")["people"]
        assert (row["name"], row["guest"], row["networks"]) == ("Zoe_x", True, ["127.0.0.1"])
    assert admin.get("/api/host/people", name="%")["people"] == [], "a text stands for itself"
    assert len(admin.get("/api/host/people", limit=1)["people"]) == 1
    assert hosting.people(house[1], "zoe")[0][1] == "Zoe_x"
    assert [row for row in hosting.glance(house[1]) if row[0] == "guests"]
    assert [row for row in hosting.glance(house[1]) if row[0] == "load"]
    for rows in (hosting.tables(house[1], "open"), hosting.reports(house[1], closed=False), hosting.audit(house[1])):
        assert rows


def test_a_glance_tells_how_busy_the_machine_is_and_how_late_the_server_comes(
    house: tuple[Place, Settings], admin: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rounded, and of a whole minute: no single pick shows in it."""
    place = house[0].app.house
    monkeypatch.setattr(pulse, "STEPS", 2)
    monkeypatch.setattr(os, "getloadavg", lambda: (9.0, 3.14, 2.0))

    async def measure() -> None:
        asyncio.get_running_loop().call_later(pulse.STEP - 0.1, time.sleep, 0.4)
        await running.take_pulse(place.pulse, place.store)

    on_server(house[0], measure())
    seen = admin.get("/api/host/glance")
    assert seen["load"] == 3.1
    assert seen["delay"] >= 290
    assert seen["delay"] % 10 == 0
    rows = dict(hosting.glance(house[1]))
    assert (rows["load"], rows["delay (ms)"]) == ("3.1", str(seen["delay"]))


def test_whoever_is_gone_takes_their_role_and_bans_along(house: tuple[Place, Settings], admin: Player) -> None:
    host, other = made_host(house, "Ida", "moderator"), newcomer(house, "Bela")
    host.post("/api/host/bans", kind="person", what=other.id)
    other.post("/api/me/delete")
    host.post("/api/me/delete", passphrase=PASSPHRASE)
    assert other.id not in [ban["what"] for ban in admin.get("/api/host/bans")]
    assert hosting.people(house[1], "Ida") == []
