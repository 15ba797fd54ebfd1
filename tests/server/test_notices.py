"""E-mail addresses, passphrases set anew, and what people are told when no page of theirs is open."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from sandtable.server.notices import questions
from sandtable.server.notices.hooks import Messenger, address_of, is_public, signature
from sandtable.server.notices.letters import HookCall, letter
from sandtable.server.notices.outbox import LEASE, PAUSES, Outbox, Undeliverable
from sandtable.server.notices.wishes import is_due, is_quiet
from sandtable.server.storage.database import Statement
from sandtable.server.storage.notices import posting
from sandtable.server.storage.room import ClockRules
from sandtable.server.storage.rows import Letter
from sandtable.server.storage.store import Game, Store
from sandtable.server.times import now
from sandtable.server.wire.notices import Wishes
from tests.server.people import PATIENCE, Place, Player, Refusal, serving
from tests.server.post import Mailbox, Receiver, receiver, smtp
from tests.server.test_store import a_room, with_store

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


def in_house(place: Place, work: Callable[[], Awaitable[None]]) -> None:
    """Do something in the event loop of the server."""

    async def do() -> None:
        await work()

    asyncio.run_coroutine_threadsafe(do(), place.app.house._chores[0].get_loop()).result(PATIENCE)


def tell(place: Place) -> None:
    """Let the herald look round now, as if everything had waited for an hour."""

    async def work() -> None:
        house = place.app.house
        for stored in [await house.store.game(id) for id in await house.store.unfinished_games()]:
            assert stored is not None
            stored.room.shown = [max(since - HOUR, 1) if since else 0 for since in stored.room.shown]
            await house.store.commit(stored.id, stored.version + 1, stored.room, None, None, False, ())
            house.tables.live.pop(stored.id, None)
        await house.herald.tell([])
        house.outbox.hurry()

    in_house(place, work)


# Addresses and passphrases


def test_an_address_counts_once_the_link_in_its_mail_is_followed(posted: tuple[Place, Mailbox, Receiver]) -> None:
    place, box, _ = posted
    player = place.player("Dora")
    with pytest.raises(Refusal, match="Register first"):
        player.put("/api/me/email", email="dora@example.org")
    player.post("/api/register", name="Dora", passphrase="correct horse")
    with pytest.raises(Refusal, match="not your passphrase"):
        player.put("/api/me/email", email="dora@example.org", passphrase="wrong")
    with pytest.raises(Refusal, match="no e-mail address"):
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
    with pytest.raises(Refusal, match="no longer counts"):
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
    with pytest.raises(Refusal, match="no longer counts"):
        somebody.post("/api/reset/finish", secret=secret, passphrase="another one")
    assert box.mails.empty()


def test_a_server_without_mail_says_so(anna: Player, place: Place) -> None:
    assert not anna.get("/api/me/notices")["mails"]
    with pytest.raises(Refusal, match="sends no mails"):
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
    assert httpx.post(link, content=b"List-Unsubscribe=One-Click").status_code == 204
    assert not fritz.get("/api/me/notices")["wishes"]["mail"]
    assert httpx.post(link + "0").status_code == 404
    assert box.mails.empty(), "the second look found nothing new"


def test_nobody_is_told_who_has_a_page_open(posted: tuple[Place, Mailbox, Receiver]) -> None:
    place, box, _ = posted
    hanna, other = with_email(place, box, "Hanna"), place.player("Ivo")
    hanna.put("/api/me/notices", mail=True, quiet_from=0, quiet_to=0)
    table = hanna.make(pace="days")
    other.join(table)
    in_house(place, lambda: place.app.house.herald.tell([hanna.id]))
    tell(place)
    in_house(place, place.app.house.outbox.empty)
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
            await Outbox(store, {"hook": die}).empty()
        await Outbox(store, {"hook": send}).empty()
        assert sent == [], "another node may be at it"
        await store.database.write([Statement("UPDATE outbox SET due = due - $1", (LEASE,))])
        await asyncio.gather(*(Outbox(store, {"hook": send}).empty() for _ in range(3)))
        assert sent == [call.id]
        assert await store.due_letters(now() + LEASE * 2, 10) == []

    with_store(database_url, work)


def test_what_fails_is_tried_again_later_and_given_up_one_day(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        tries: list[int] = []

        async def fail(letter: Letter) -> None:
            tries.append(letter.tries)
            raise ConnectionError("nobody answers")

        await store.database.write([posting(letter("anna", HookCall("http://x", "{}", "s"), now()))])
        for pause in (0, *PAUSES):
            await Outbox(store, {"hook": fail}).empty()
            assert len(tries) == tries[-1] + 1, "not before its time"
            await store.database.write([Statement("UPDATE outbox SET due = due - $1", (max(PAUSES),))])
            del pause
        await Outbox(store, {"hook": fail}).empty()
        assert tries == list(range(len(PAUSES) + 1))
        assert await store.due_letters(2**60, 10) == []

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


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "0.0.0.0", "::1", "fe80::1", "::ffff:127.0.0.1", "224.0.0.1"],
)
def test_addresses_inside_are_refused(address: str) -> None:
    assert not is_public(address)


def test_a_name_that_means_an_address_inside_is_refused() -> None:
    assert is_public("93.184.216.34")
    with pytest.raises(Undeliverable):
        address_of("localhost", 80, inside=False)
    assert address_of("127.0.0.1", 80, inside=True) == "127.0.0.1"
