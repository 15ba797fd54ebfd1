"""Notices in browsers: Web Push, through a push service that checks everything and lets only the browser read."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key

from sandtable.engine.messages import house
from sandtable.server.notices import texts
from sandtable.server.notices.letters import letter
from sandtable.server.notices.outbox import Outbox, Undeliverable
from sandtable.server.notices.push import LIFETIME, Pusher
from sandtable.server.notices.push_protocol import LAST, Signer, Subscriber, bytes_of, encrypted, new_key, padded, text_of
from sandtable.server.notices.questions import question, waiting
from sandtable.server.storage.notices import posting
from sandtable.server.storage.purge import purge
from sandtable.server.storage.rows import Push
from sandtable.server.storage.store import Store
from sandtable.server.times import now
from tests.server.people import Place, Player, Refusal, serving
from tests.server.push_service import Browser, PushService, decrypted, push_service
from tests.server.test_notices import asked_in_secret, in_house, tell
from tests.server.test_store import with_store


@pytest.fixture(scope="module")
def pushed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Place, PushService]]:
    with push_service() as service, serving(tmp_path_factory.mktemp("pushed"), hooks_inside=True) as place:
        yield place, service


def subscribed(player: Player, service: PushService, **wishes: Any) -> Browser:
    """A browser that shows a player's notices, at any hour."""
    browser = Browser(service, player.get("/api/me/notices")["push_key"])
    player.post("/api/me/pushes", **browser.subscription)
    player.put("/api/me/notices", quiet_from=0, quiet_to=0, **wishes)
    return browser


def at_a_table(place: Place, player: Player) -> str:
    table = player.make(pace="days")
    place.player("Gerda").join(table)
    return table


def settled(place: Place) -> None:
    """Let everybody be told now, until nothing is left to be sent."""

    async def sent() -> None:
        while await place.app.house.store.database.read("SELECT id FROM outbox"):
            await asyncio.sleep(0.02)

    tell(place)
    in_house(place, sent)


# The protocol


def test_a_message_is_encrypted_as_the_standard_shows_it() -> None:
    """The example of RFC 8291, to the byte."""
    browser = Subscriber.read(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4", "BTBZMqHH6r4Tts7J_aSIgg"
    )
    own = derive_private_key(int.from_bytes(bytes_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), SECP256R1())
    text = b"When I grow up, I want to be a watermelon"
    made = encrypted(text + LAST, browser, own, bytes_of("DGv6ra1nlYgDCS1FRnbzlw"))
    assert text_of(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y"
        "l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    receiver = derive_private_key(int.from_bytes(bytes_of("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")), SECP256R1())
    assert decrypted(made, receiver, browser.auth) == text


def test_a_message_does_not_tell_by_its_size_what_it_says() -> None:
    assert {len(padded(b"x" * length)) for length in (0, 1, 500, 1023)} == {1024}
    assert len(padded(b"x" * 1024)) == 2048


# At a server


def test_every_browser_of_somebody_away_shows_each_turn_once(pushed: tuple[Place, PushService]) -> None:
    place, service = pushed
    anna = place.player("Anna")
    first = subscribed(anna, service)
    table = at_a_table(place, anna)
    settled(place)
    link = f"/table/{table}"
    assert first.next() == {"title": "Sandtable", "text": "It is your turn at Fine Sand.", "link": link, "tag": link}
    settled(place)
    assert first.messages.empty(), "the second look found nothing new"
    here = anna.get("/api/me/notices")["pushes"]
    assert [push["here"] for push in here] == [True]
    anna.post(f"/api/me/pushes/{here[0]['id']}/remove")
    at_a_table(place, anna)
    settled(place)
    assert first.messages.empty()
    with pytest.raises(Refusal, match="no such browser"):
        anna.post(f"/api/me/pushes/{here[0]['id']}/remove")


def test_several_tables_make_one_message_and_no_more_often_than_wished(pushed: tuple[Place, PushService]) -> None:
    place, service = pushed
    bela = place.player("Bela")
    browser = subscribed(bela, service, digest=60)
    for _ in range(3):
        at_a_table(place, bela)
    settled(place)
    assert browser.next()["text"] == "3 questions are waiting for you."
    at_a_table(place, bela)
    settled(place)
    assert browser.messages.empty(), "the last message was not an hour ago"
    assert len(set(browser.sizes)) == 1


def test_nothing_is_shown_in_quiet_hours(pushed: tuple[Place, PushService], monkeypatch: pytest.MonkeyPatch) -> None:
    place, service = pushed
    carl = place.player("Carl")
    browser = subscribed(carl, service)
    at_a_table(place, carl)
    monkeypatch.setattr("sandtable.server.notices.herald.wishes.is_quiet", lambda wished, at: True)
    settled(place)
    assert browser.messages.empty()
    monkeypatch.undo()
    settled(place)
    assert browser.next()["text"] == "It is your turn at Fine Sand."


def test_whoever_signs_out_there_is_told_nothing_there_and_who_registers_still_is(pushed: tuple[Place, PushService]) -> None:
    place, service = pushed
    dora = place.player("Dora")
    browser = subscribed(dora, service)
    dora.post("/api/register", name="Dora", passphrase="correct horse")
    at_a_table(place, dora)
    settled(place)
    assert browser.next()["text"] == "It is your turn at Fine Sand."
    at_a_table(place, dora)
    dora.post("/api/signout")
    settled(place)
    assert browser.messages.empty()


def test_a_browser_shows_the_notices_of_whoever_asked_last(pushed: tuple[Place, PushService]) -> None:
    place, service = pushed
    emil, fritz = place.player("Emil"), place.player("Fritz")
    browser = subscribed(emil, service)
    fritz.post("/api/me/pushes", **browser.subscription)
    assert emil.get("/api/me/notices")["pushes"] == []
    at_a_table(place, emil)
    settled(place)
    assert browser.messages.empty()


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(pushed: tuple[Place, PushService], status: int) -> None:
    place, service = pushed
    hanna = place.player("Hanna")
    browser = subscribed(hanna, service)
    browser.gone = status
    at_a_table(place, hanna)
    settled(place)
    assert hanna.get("/api/me/notices")["pushes"] == []


@pytest.mark.parametrize(
    "wrong",
    [{"endpoint": "ftp://example.org/x"}, {"endpoint": "https:///x"}, {"p256dh": "A" * 87}, {"auth": "A" * 24}],
    ids=lambda wrong: next(iter(wrong)),
)
def test_what_no_browser_would_send_is_refused(pushed: tuple[Place, PushService], wrong: dict[str, str]) -> None:
    place, service = pushed
    ivo = place.player("Ivo")
    with pytest.raises(Refusal, match="not a browser's subscription"):
        ivo.post("/api/me/pushes", **{**Browser(service, "").subscription, **wrong})


def test_a_secret_question_is_shown_to_whoever_is_asked_and_says_no_more_than_any_other() -> None:
    game = asked_in_secret()
    (hidden,) = waiting(game, "bela", 2000)
    assert hidden.secret
    told, open_one = (texts.push("x", [one], 0, house("en")).text for one in (hidden, question(game, 0, "turn")))
    assert told == open_one
    assert "It is your turn at Chronicles of Waral." in told


# Sending


def test_a_push_service_that_is_busy_is_asked_again_and_what_is_too_late_is_dropped(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        signer = Signer(new_key(), "https://sand.example.org")
        with push_service() as service:
            browser = Browser(service, signer.public)
            await store.add_session("anna", "s", now())
            await store.keep_push(Push("p", "anna", "s", **browser.subscription), now())
            game = asked_in_secret()
            pusher = Pusher(store, signer, inside=True)
            notice = letter("anna", texts.push("p", [question(game, 0, "turn")], now(), house("en")), now())
            service.answers = [429, 503]
            for _ in range(2):
                with pytest.raises(ConnectionError):
                    await pusher.send(notice)
            await pusher.send(notice)
            assert browser.messages.qsize() == 1
            assert {int(request["TTL"]) > 0 for request in service.requests} == {True}
            late = letter("anna", texts.push("p", [question(game, 0, "turn")], now() - LIFETIME, house("en")), now())
            with pytest.raises(Undeliverable, match="too late"):
                await pusher.send(late)
            with pytest.raises(Undeliverable, match="refused"):
                await Pusher(store, Signer(new_key(), ""), inside=True).send(notice)
            with pytest.raises(Undeliverable, match="inside"):
                await Pusher(store, signer, inside=False).send(notice)
            await store.database.write([posting(notice)])
            await asyncio.gather(*(Outbox(store, {"push": pusher.send}).empty("push") for _ in range(3)))
            assert browser.messages.qsize() == 2, "one of several nodes sends it"
            await store.end_sessions("anna", ["s"])
            with pytest.raises(Undeliverable, match="nothing more"):
                await pusher.send(notice)
            await purge(store.database, now())
            assert await store.database.read("SELECT id FROM pushes") == []

    with_store(f"sqlite:///{tmp_path / 'sandtable.db'}", work)


def test_the_key_of_a_server_stays_the_same(tmp_path: Path) -> None:
    keys = set()
    for _ in range(2):
        with serving(tmp_path) as place:
            keys.add(place.player("Anna").get("/api/me/notices")["push_key"])
    assert len(keys) == 1
