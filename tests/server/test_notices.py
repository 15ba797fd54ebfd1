"""E-mail addresses, passphrases set anew, and what people are told when no page of theirs is open."""

from __future__ import annotations

import asyncio
import contextlib
import json
import queue
import re
import socket
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from sandtable.server.limits import Limits
from sandtable.server.notices import hooks, questions, texts
from sandtable.server.notices.hooks import Messenger, address_of, is_public, signature
from sandtable.server.notices.letters import HookCall, letter
from sandtable.server.notices.mail import Postman
from sandtable.server.notices.outbox import LEASE, PAUSES, Outbox, Undeliverable
from sandtable.server.notices.wishes import is_due, is_quiet
from sandtable.server.settings import Settings
from sandtable.server.storage.database import Statement
from sandtable.server.storage.notices import posting
from sandtable.server.storage.room import ClockRules
from sandtable.server.storage.rows import Letter
from sandtable.server.storage.store import Game, Store
from sandtable.server.times import now
from sandtable.server.wire.notices import Wishes
from tests.server.people import Place, Player, Refusal, serving
from tests.server.post import Mailbox, Receiver, receiver, smtp
from tests.server.test_store import a_room, with_store
from tests.waiting import PATIENCE

HOUR = 3600 * 1000


@pytest.fixture(scope="module")
def posted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Place, Mailbox, Receiver]]:
    """A server that sends mails and calls hooks, and where both arrive."""
    data = tmp_path_factory.mktemp("posted")
    with smtp() as (box, settings), receiver() as calls, serving(data, hooks_inside=True, **settings) as place:
        yield place, box, calls


def secret_in(text: str) -> str:
    found = re.search(r"#\w+=([\w.-]+)", text)
    assert found is not None
    return found[1]


def text_of(mail: Any) -> str:
    return str(mail.get_payload(decode=True).decode())


def with_email(place: Place, box: Mailbox, name: str) -> Player:
    """A registered person with a confirmed address."""
    player = place.player(name)
    player.post("/api/register", name=name, passphrase="correct horse")
    player.put("/api/me/email", email=f"{name.lower()}@example.org", passphrase="correct horse")
    place.player().post("/api/confirm", secret=secret_in(text_of(box.next())))
    return player


def in_house(place: Place, work: Callable[[], Awaitable[Any]]) -> None:
    """Do something in the event loop of the server."""

    async def do() -> None:
        await work()

    asyncio.run_coroutine_threadsafe(do(), place.app.house._chores[0].get_loop()).result(PATIENCE)


def wait_an_hour(place: Place) -> None:
    """Let all questions have waited for an hour."""

    async def work() -> None:
        house = place.app.house
        for stored in [await house.store.game(id) for id in await house.store.unfinished_games()]:
            assert stored is not None
            stored.room.shown = [max(since - HOUR, 1) if since else 0 for since in stored.room.shown]
            await house.store.commit(stored.id, stored.version + 1, stored.room, None, None, False, ())
            house.tables.live.pop(stored.id, None)

    in_house(place, work)


def tell(place: Place) -> None:
    """Let the herald look round now, as if everything had waited for an hour."""
    wait_an_hour(place)
    in_house(place, lambda: place.app.house.herald.tell([]))
    in_house(place, hurry(place))


def hurry(place: Place) -> Callable[[], Awaitable[None]]:
    async def work() -> None:
        place.app.house.outbox.hurry()

    return work


# Addresses and passphrases


def test_an_address_counts_once_the_link_in_its_mail_is_followed(posted: tuple[Place, Mailbox, Receiver]) -> None:
    place, box, _ = posted
    player = place.player("Dora")
    with pytest.raises(Refusal, match="Register first"):
        player.put("/api/me/email", email="dora@example.org")
    player.post("/api/register", name="Dora", passphrase="correct horse")
    with pytest.raises(Refusal, match="not your passphrase"):
        player.put("/api/me/email", email="dora@example.org", passphrase="wrong")
    with pytest.raises(Refusal, match="not an e-mail address"):
        player.put("/api/me/email", email="dora@example.org\nBcc: x@y.z", passphrase="correct horse")
    player.put("/api/me/email", email="dora@example.org", passphrase="correct horse")
    mail = box.next()
    assert (mail["To"], mail["From"]) == ("dora@example.org", "Sandtable <house@example.org>")
    assert "https://sand.example.org/player#confirm=" in text_of(mail)
    told = player.get("/api/me/notices")
    assert (told["email"], told["unconfirmed"]) == ("", "dora@example.org")
    with pytest.raises(Refusal, match="confirm"):
        player.put("/api/me/notices", mail=True)
    place.player().post("/api/confirm", secret=secret_in(text_of(mail)))
    assert player.get("/api/me/notices")["email"] == "dora@example.org"
    with pytest.raises(Refusal, match="no longer valid"):
        place.player().post("/api/confirm", secret=secret_in(text_of(mail)))
    player.put("/api/me/email", email="", passphrase="correct horse")
    assert player.get("/api/me/notices")["email"] == ""


def test_a_forgotten_passphrase_is_set_anew_by_mail_and_ends_every_session(posted: tuple[Place, Mailbox, Receiver]) -> None:
    place, box, _ = posted
    emil, somebody = with_email(place, box, "Emil"), place.player()
    somebody.post("/api/reset", name="Nobody at all")
    somebody.post("/api/reset", name="EMIL")
    secret = secret_in(text_of(box.next()))
    assert somebody.post("/api/reset/finish", secret=secret, passphrase="battery staple")["id"] == emil.id
    assert emil.get("/api/me") is None
    emil.post("/api/signin", name="Emil", passphrase="battery staple")
    with pytest.raises(Refusal, match="no longer valid"):
        somebody.post("/api/reset/finish", secret=secret, passphrase="another one")
    assert box.mails.empty()


def test_for_any_name_the_same_is_done_before_it_is_said_that_a_link_is_on_its_way(
    posted: tuple[Place, Mailbox, Receiver], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether there is somebody with an address is looked up later: the time of an answer tells nothing."""
    place, box, _ = posted
    house, letters = place.app.house, queue.Queue[Letter]()
    edda, somebody, remind = with_email(place, box, "Edda"), place.player(), house.outbox._ways["forgotten"]

    async def hold(letter: Letter) -> None:
        letters.put(letter)

    monkeypatch.setitem(house.outbox._ways, "forgotten", hold)
    for name in ("Edda", "Nobody at all"):
        somebody.post("/api/reset", name=name)
    held = [letters.get(timeout=PATIENCE) for _ in range(2)]
    assert {letter.person for letter in held} == {""}

    async def look_them_up() -> None:
        assert await house.store.tickets_of(edda.id, "reset", now()) == []
        for one in held:
            await remind(one)

    in_house(place, look_them_up)
    assert box.next()["To"] == "edda@example.org"
    assert box.mails.empty()


def test_a_link_counts_no_more_once_the_address_or_the_passphrase_is_another(posted: tuple[Place, Mailbox, Receiver]) -> None:
    place, box, _ = posted
    franz, thief = with_email(place, box, "Franz"), place.player()

    def mailed() -> str:
        return secret_in(text_of(box.next()))

    def too_late(path: str, **body: Any) -> None:
        with pytest.raises(Refusal, match="no longer valid"):
            thief.post(path, **body)

    thief.post("/api/reset", name="Franz")
    before = mailed()
    franz.put("/api/me/passphrase", old="correct horse", new="battery staple")
    too_late("/api/reset/finish", secret=before, passphrase="stolen horse")
    franz.put("/api/me/email", email="franz@example.com", passphrase="battery staple")
    mistyped = mailed()
    franz.put("/api/me/email", email="", passphrase="battery staple")
    too_late("/api/confirm", secret=mistyped)
    assert franz.get("/api/me/notices")["email"] == ""


def test_a_link_in_an_old_mail_keeps_nothing_about_somebody_who_is_gone(posted: tuple[Place, Mailbox, Receiver]) -> None:
    place, _, _ = posted
    gone = place.player("Gone")
    token = place.app.house.unsubscribing.token(gone.id)
    gone.post("/api/me/delete")
    place.player().post(f"/api/unsubscribe/{token}")

    async def nothing_is_kept() -> None:
        assert await place.app.house.store.wishes(gone.id) is None

    in_house(place, nothing_is_kept)


def test_a_server_without_mail_says_so(anna: Player, place: Place) -> None:
    assert not anna.get("/api/me/notices")["mails"]
    with pytest.raises(Refusal, match="does not send e-mail"):
        anna.post("/api/reset", name="Anna")


# Notices


def test_whoever_is_away_is_told_of_each_turn_once_and_can_end_that_with_one_click(
    posted: tuple[Place, Mailbox, Receiver],
) -> None:
    place, box, _ = posted
    fritz, other = with_email(place, box, "Fritz"), place.player("Gerda")
    fritz.put("/api/me/notices", mail=True, quiet_from=0, quiet_to=0)
    table = fritz.make(pace="days")
    other.join(table)
    tell(place)
    mail = box.next()
    assert mail["Subject"] == "Sandtable: it is your turn"
    assert f"with Gerda: https://sand.example.org/table/{table}" in text_of(mail)
    tell(place)
    link = mail["List-Unsubscribe"].strip("<>").replace("https://sand.example.org", place.url)
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert httpx.post(link, content=b"List-Unsubscribe=One-Click", timeout=PATIENCE).status_code == 204
    assert not fritz.get("/api/me/notices")["wishes"]["mail"]
    assert httpx.post(link + "0", timeout=PATIENCE).status_code == 404
    assert box.mails.empty(), "the second look found nothing new"


def test_only_those_are_looked_at_whose_game_runs(tmp_path: Path) -> None:
    """However many wish to be told something and never play: anybody can come as a guest again and again, and wish."""
    found: list[str] = []

    async def look() -> None:
        found[:] = [one.person for one in await place.app.house.store.wishers(now())]

    with serving(tmp_path) as place, place.player("Anna") as anna, place.player("Bela") as bela:
        for player in (anna, bela):
            player.put("/api/me/notices", remind=False)
        table = anna.make(seats=[{"kind": "me"}, {"kind": "bot"}, {"kind": "open"}])
        in_house(place, look)
        assert found == []
        place.player("Carl").join(table)
        in_house(place, look)
        assert found == [anna.id]


def test_whatever_others_do_nobody_is_told_more_than_so_much(tmp_path: Path, limits_clock: list[float]) -> None:
    """Many tables at once, or turns that come and go: by each way thirty at once, then one in four minutes. The rest waits."""
    sent: dict[str, int] = {}

    async def look() -> None:
        house = place.app.house
        await house.herald.tell([])
        for kind in ("mail", "hook"):
            ((count,),) = await house.store.database.read("SELECT COUNT(*) FROM outbox WHERE kind = $1", kind)
            sent[kind] = int(str(count))

    async def ask_anew() -> None:
        await place.app.house.store.database.write([Statement("DELETE FROM told")])

    options = {"smtp": "smtp+plain://127.0.0.1:9", "mail_from": "house@example.org", "address": "https://sand.example.org"}
    with serving(tmp_path, limits=True, hooks_inside=True, **options) as place:
        place.app.house.outbox._ways = {}
        vera, other = place.player("Vera"), place.player("Wanda")
        vera.post("/api/register", name="Vera", passphrase="correct horse")
        in_house(place, lambda: place.app.house.store.set_email(vera.id, "vera@example.org"))
        place.app.house.identity.forget(vera.id)
        vera.put("/api/me/notices", mail=True, quiet_from=0, quiet_to=0)
        vera.post("/api/me/hooks", url="http://127.0.0.1:9/", shape="plain")
        other.join(vera.make(pace="days"))
        for _ in range(40):
            in_house(place, ask_anew)
            wait_an_hour(place)
            in_house(place, look)
        assert sent == {"mail": 30, "hook": 30}
        limits_clock[0] += 240
        in_house(place, look)
        assert sent == {"mail": 31, "hook": 31}, "what was too much is told later"


def test_an_address_gets_only_so_many_links_whoever_asks_for_them(
    monkeypatch: pytest.MonkeyPatch, limits_clock: list[float]
) -> None:
    """Anybody may name the address of somebody else, and everybody's name is known."""
    sent: list[Any] = []
    monkeypatch.setattr(Postman, "_send", lambda postman, letter, message: sent.append(message))

    async def run() -> None:
        postman = Postman(Settings(smtp="smtp+plain://127.0.0.1:9", mail_from="house@example.org"), Limits())
        for turn in range(8):
            made = letter(f"stranger {turn}", texts.confirmation("Victim@example.org", "link", "en"), 0)
            with contextlib.suppress(Undeliverable):
                await postman.send(made)
        assert len(sent) == 5
        await postman.send(letter("owner", texts.way_back("victim@example.org", "link", "en"), 0))
        await postman.send(letter("other", texts.confirmation("other@example.org", "link", "en"), 0))
        assert len(sent) == 7, "one kind of link uses up no other, and no other address"
        limits_clock[0] += 3600
        await postman.send(letter("stranger", texts.confirmation("victim@example.org", "link", "en"), 0))

    asyncio.run(run())
    assert len(sent) == 8


def test_nobody_is_told_who_has_a_page_open(posted: tuple[Place, Mailbox, Receiver]) -> None:
    place, box, _ = posted
    hanna, other = with_email(place, box, "Hanna"), place.player("Ivo")
    hanna.put("/api/me/notices", mail=True, quiet_from=0, quiet_to=0)
    table = hanna.make(pace="days")
    other.join(table)
    in_house(place, lambda: place.app.house.herald.tell([hanna.id]))
    tell(place)
    in_house(place, lambda: place.app.house.outbox.empty("mail"))
    assert box.mails.empty()


@pytest.mark.parametrize(
    ("shape", "fields"),
    [("plain", {"kind", "table", "link", "text"}), ("discord", {"content", "allowed_mentions"}), ("slack", {"text"})],
)
def test_a_hook_gets_a_signed_notice_in_its_shape(posted: tuple[Place, Mailbox, Receiver], shape: str, fields: set[str]) -> None:
    place, _, calls = posted
    jana, other = place.player("Jana"), place.player("Karl")
    hook = jana.post("/api/me/hooks", url=calls.url, shape=shape)
    jana.put("/api/me/notices", quiet_from=0, quiet_to=0)
    assert "secret" not in jana.get("/api/me/notices")["hooks"][0] or not jana.get("/api/me/notices")["hooks"][0]["secret"]
    table = jana.make(pace="days")
    other.join(table)
    tell(place)
    headers, body = calls.next()
    assert headers["X-Sandtable-Signature"] == signature(hook["secret"], body)
    assert set(json.loads(body)) == fields
    assert table in body.decode()
    jana.post(f"/api/me/hooks/{hook['id']}/remove")
    assert jana.get("/api/me/notices")["hooks"] == []


@pytest.mark.parametrize("url", ["ftp://example.org/x", "https://", "nonsense", "http://exa mple.org/"])
def test_a_hook_is_an_address_of_the_web(anna: Player, url: str) -> None:
    with pytest.raises(Refusal, match=r"https://|characters"):
        anna.post("/api/me/hooks", url=url)


def asked_in_secret() -> Game:
    """Seat 1 is asked in secret, and everybody sees the table wait for seat 0."""
    room = a_room("anna", "bela", status="playing", pace="days", clock=ClockRules(86_400))
    room.title, room.numbers, room.left = "waral", [3, 5], [86_400_000, 86_400_000]
    room.asked, room.shown = [0, 1000], [1000, 0]
    return Game("g", 1, "", room)


def test_a_question_that_is_asked_in_secret_is_for_whoever_is_asked_alone() -> None:
    game = asked_in_secret()
    (shown,) = questions.waiting(game, "anna", 2000)
    (hidden,) = questions.waiting(game, "bela", 2000)
    assert (shown.key, shown.secret) == (("g", 0, 3, "turn"), False)
    assert (hidden.key, hidden.secret) == (("g", 1, 5, "turn"), True)
    assert list(questions.waiting(game, "anna", 999)) == []


def test_a_reminder_comes_before_a_clock_runs_out_as_everybody_sees_it() -> None:
    game = asked_in_secret()
    begin = 1000 + 86_400_000 - 6 * HOUR
    assert list(questions.running_out(game, "anna", begin - 1)) == []
    assert [one.key for one in questions.running_out(game, "anna", begin)] == [("g", 0, 3, "clock")]
    assert list(questions.running_out(game, "bela", begin)) == []


def test_quiet_hours_may_go_on_after_midnight_and_are_those_of_the_zone() -> None:
    night = Wishes(quiet_from=22, quiet_to=8)
    assert [is_quiet(night, hour * HOUR) for hour in (7, 8, 21, 22, 23)] == [True, False, False, True, True]
    assert is_quiet(Wishes(quiet_from=22, quiet_to=8, zone="Asia/Tokyo"), 14 * HOUR)
    assert not is_quiet(Wishes(quiet_from=0, quiet_to=0), 0)


def test_mails_are_as_far_apart_as_somebody_wishes() -> None:
    assert [is_due(Wishes(digest=1440), 0, hour * HOUR) for hour in (23, 24)] == [False, True]
    assert is_due(Wishes(digest=0), HOUR, HOUR)


# The outbox


def test_a_letter_is_sent_by_one_node_and_again_if_that_node_dies(database_url: str) -> None:
    async def work(store: Store) -> None:
        await store.database.write([Statement("DELETE FROM outbox")])
        sent: list[str] = []

        async def send(letter: Letter) -> None:
            sent.append(letter.id)

        async def die(letter: Letter) -> None:
            raise asyncio.CancelledError

        call = letter("anna", HookCall("http://x", "{}", "s"), now())
        await store.database.write([posting(call)])
        with pytest.raises(asyncio.CancelledError):
            await Outbox(store, {"hook": die}).empty("hook")
        await Outbox(store, {"hook": send}).empty("hook")
        assert sent == [], "another node may be at it"
        await store.database.write([Statement("UPDATE outbox SET due = due - $1", (LEASE,))])
        await asyncio.gather(*(Outbox(store, {"hook": send}).empty("hook") for _ in range(3)))
        assert sent == [call.id]
        assert await store.due_letters("hook", now() + LEASE * 2, 10) == []

    with_store(database_url, work)


def test_what_fails_is_tried_again_later_and_given_up_one_day(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        tries: list[int] = []

        async def fail(letter: Letter) -> None:
            tries.append(letter.tries)
            raise ConnectionError("nobody answers")

        await store.database.write([posting(letter("anna", HookCall("http://x", "{}", "s"), now()))])
        for pause in (0, *PAUSES):
            await Outbox(store, {"hook": fail}).empty("hook")
            assert len(tries) == tries[-1] + 1, "not before its time"
            await store.database.write([Statement("UPDATE outbox SET due = due - $1", (max(PAUSES),))])
            del pause
        await Outbox(store, {"hook": fail}).empty("hook")
        assert tries == list(range(len(PAUSES) + 1))
        assert await store.due_letters("hook", 2**60, 10) == []

    with_store(f"sqlite:///{tmp_path / 'sandtable.db'}", work)


def test_a_hook_may_refuse_and_is_called_again_but_is_never_followed_elsewhere() -> None:
    with receiver() as calls:
        messenger = Messenger(inside=True)
        notice = letter("anna", HookCall(calls.url, "{}", "s"), 0)
        calls.answers = [500, 302, 410]
        for _ in range(2):
            with pytest.raises(ConnectionError):
                asyncio.run(messenger.send(notice))
        with pytest.raises(Undeliverable):
            asyncio.run(messenger.send(notice))
        asyncio.run(messenger.send(notice))
        assert {calls.next()[0]["X-Sandtable-Delivery"] for _ in range(4)} == {notice.id}


async def hang(place: Place, calls: list[Statement]) -> None:
    await place.app.house.store.database.write(calls)
    place.app.house.outbox.hurry()


def test_hooks_that_hang_hold_up_neither_mails_nor_passphrases(
    posted: tuple[Place, Mailbox, Receiver], monkeypatch: pytest.MonkeyPatch
) -> None:
    """There are more of them than the threads in which passphrases are compared, and they hang for as long as the test runs."""
    monkeypatch.setattr(hooks, "PATIENCE", 10 * PATIENCE)
    place, box, _ = posted
    with_email(place, box, "Frieda")
    with socket.create_server(("127.0.0.1", 0), backlog=100) as silent:
        silent.settimeout(PATIENCE)
        url = f"http://127.0.0.1:{silent.getsockname()[1]}"
        calls = [posting(letter(f"somebody {n}", HookCall(url, "{}", "s"), 0)) for n in range(60)]
        in_house(place, lambda: hang(place, calls))
        held = [silent.accept()[0] for _ in range(6)]
        place.player().post("/api/signin", name="Frieda", passphrase="correct horse")
        place.player().post("/api/reset", name="Frieda")
        assert box.next()["To"] == "frieda@example.org"
        in_house(place, lambda: place.app.house.store.database.write([Statement("DELETE FROM outbox")]))
        for connection in held:
            connection.close()


def test_an_answer_that_comes_a_letter_at_a_time_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hooks, "PATIENCE", 0.3)

    async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError), contextlib.closing(writer):
            while not reader.at_eof():
                writer.write(b"H")
                await writer.drain()
                await asyncio.sleep(0.02)

    async def work() -> None:
        async with await asyncio.start_server(drip, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            notice = letter("anna", HookCall(f"http://127.0.0.1:{port}/", "{}", "s"), 0)
            with pytest.raises(TimeoutError):
                await Messenger(inside=True).send(notice)

    asyncio.run(asyncio.wait_for(work(), PATIENCE))


def test_everybodys_first_letter_comes_before_anybodys_second(database_url: str) -> None:
    async def work(store: Store) -> None:
        await store.database.write([Statement("DELETE FROM outbox")])
        dues = [("anna", 1), ("anna", 2), ("anna", 3), ("bela", 4), ("bela", 5)]
        await store.database.write([posting(letter(who, HookCall("http://x", "{}", "s"), due)) for who, due in dues])
        assert [one.due for one in await store.due_letters("hook", 10, 4)] == [1, 4, 2, 5]
        assert await store.due_letters("mail", 10, 4) == []

    with_store(database_url, work)


INSIDE = [
    "127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "0.0.0.0", "100.64.0.1", "224.0.0.1", "::1", "fe80::1", "fec0::1",
    "::ffff:127.0.0.1", "::127.0.0.1", "2002:7f00:1::", "64:ff9b::127.0.0.1", "64:ff9b::10.0.0.1", "64:ff9b:1::1",
    "::ffff:0:127.0.0.1",
]  # fmt: skip


@pytest.mark.parametrize("address", INSIDE)
def test_addresses_inside_are_refused(address: str) -> None:
    assert not is_public(address)


def test_a_name_that_means_an_address_inside_is_refused() -> None:
    for address in ("93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946", "64:ff9b::93.184.216.34"):
        assert is_public(address)
    with pytest.raises(Undeliverable):
        address_of("localhost", 80, inside=False)
    assert address_of("127.0.0.1", 80, inside=True) == "127.0.0.1"
