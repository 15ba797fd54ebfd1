"""Whoever is away is told when a game waits for their consent, because its rules have changed."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from sandtable.server.notices.questions import wanting_consent
from sandtable.server.storage.room import Chair, Gap, Proposal
from sandtable.server.storage.store import Game
from tests.server.people import Place, Player, play_on, serving
from tests.server.post import Mailbox, receiver, smtp
from tests.server.push_service import Browser, push_service
from tests.server.test_notices import in_house, text_of, with_email
from tests.server.test_store import a_room
from tests.server.test_upgrades import back, no_snapshot
from tests.server.versions import other_rules


def held(**more: object) -> Game:
    """A game of three chairs, two of them Anna's, that waits for consent."""
    room = a_room("anna", "bela", "anna", status="paused", **more)
    room.numbers, room.gap = [4, 5, 6], Gap(rules=1, made=9, kept=7)
    return Game("g", 1, "", room)


def asked(game: Game, person: str) -> list[tuple[str, int, int, str]]:
    return [question.key for question in wanting_consent(game, person)]


def test_everybody_whose_consent_it_takes_is_asked_once_until_they_agree() -> None:
    game = held()
    assert (asked(game, "anna"), asked(game, "bela")) == ([("g", 0, 4, "consent")], [("g", 1, 5, "consent")])
    game.room.proposal = Proposal("go_on", "anna", ["anna"])
    assert (asked(game, "anna"), asked(game, "bela")) == ([], [("g", 1, 5, "consent")])
    game.room.chairs[1] = Chair("bot", "bela")
    assert asked(game, "bela") != [], "also while a bot keeps their seat"
    game.room.chairs[1].out = "resigned"
    assert (asked(game, "bela"), asked(game, "carl")) == ([], [])


def test_no_other_pause_asks_for_consent() -> None:
    game = held()
    game.room.gap = None
    assert asked(game, "anna") == []


def begun(place: Place, box: Mailbox, url: str, browser: Browser) -> tuple[str, Player, Player]:
    """A game over days between Bela and Anna, who is told in every way, but of no turn yet."""
    anna, bela = with_email(place, box, "Anna"), place.player("Bela")
    browser.server = anna.get("/api/me/notices")["push_key"]
    anna.post("/api/me/pushes", **browser.subscription)
    anna.post("/api/me/hooks", url=url, shape="plain")
    anna.put("/api/me/notices", mail=True, wait=1440, remind=False, quiet_from=0, quiet_to=0)
    table = anna.make(title="waral", mode="revolt", pace="days")
    bela.join(table)
    play_on([anna, bela], table, 12, random.Random(1))
    return table, anna, bela


def told(place: Place) -> None:
    """Let the herald look round, and all that is to be sent be sent."""
    house = place.app.house
    in_house(place, lambda: house.herald.tell([]))
    for kind in ("mail", "hook", "push"):
        in_house(place, lambda kind=kind: house.outbox.empty(kind))  # type: ignore[misc]


def test_on_each_way_whoever_is_away_is_told_once_that_a_game_waits_for_their_consent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with smtp() as (box, settings), receiver() as hook, push_service() as service:
        browser, options = Browser(service, ""), {"hooks_inside": True, **settings}
        with monkeypatch.context() as crash, serving(tmp_path, **options) as place:
            crash.setattr("sandtable.server.tables.snapshots.taken_of", no_snapshot)
            table, anna, bela = begun(place, box, hook.url, browser)
            cookies = [player.http.cookies["sandtable"] for player in (anna, bela)]
        other_rules(monkeypatch, "waral")
        with serving(tmp_path, **options) as place:
            anna, bela = [back(place, cookie) for cookie in cookies]
            assert bela.look(table)["info"]["status"] == "paused"
            told(place)
            mail, call = box.next(), json.loads(hook.next()[1])
            assert mail["Subject"] == "Sandtable: a game waits for your consent"
            line = "The rules of Chronicles of Waral have changed, "
            line += "and your game with Bela waits until all of you agree how it goes on: "
            line += f"https://sand.example.org/table/{table}"
            assert line in text_of(mail)
            assert (call["kind"], call["table"], call["text"]) == ("consent", table, line)
            assert browser.next()["text"] == "The rules of Chronicles of Waral have changed: a game waits for your consent."
            told(place)
            assert [box.mails.empty(), hook.calls.empty(), browser.messages.empty()] == [True, True, True]
            bela.post(f"/api/tables/{table}/propose", kind="go_on")
            assert anna.post(f"/api/tables/{table}/answer", agree=True)["status"] == "playing"
