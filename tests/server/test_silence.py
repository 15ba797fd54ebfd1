"""One silence of one length: whether somebody was asked in secret shows to nobody, on no channel and at no node."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sandtable.server.storage.room import Chair, ClockRules, Room, Silence
from sandtable.server.tables import clocks
from sandtable.server.tables.clocks import Turns
from sandtable.server.tables.silence import LAST_MOMENT, Pauses, answers_due, seen_by
from tests.server.observers import observe

CHAIRS = {
    "person": lambda person: Chair("person", person),
    "bot": lambda person: Chair("bot"),
    "away": lambda person: Chair("bot", person),  # a bot keeps it warm
}


def test_nobody_can_tell_whether_somebody_was_asked_in_secret(tmp_path: Path) -> None:
    """WA-6.7, WA-6.8 Rivals, spectators, idle connections and lists, through two nodes: the same words in the same order at the
    same time. One of these games is over after the pick unless it is answered. There is a longer version: see observers."""
    silences, received = asyncio.run(observe(tmp_path, range(16)))
    assert silences >= 8
    assert min(received[who] for who in ("seat", "idle", "tables of", "the lobby", "a host", "tries to look")) >= silences - 1


def a_room(*kinds: str) -> Room:
    room = Room(
        title="t", mode="m", settings={}, packs=[], host="a", visibility="public", pace="live", spectators=True,
        clock=ClockRules(100, 10), helper="random", created=0, status="playing",
        chairs=[CHAIRS[kind](person) for kind, person in zip(kinds, "abc", strict=False)],
    )  # fmt: skip
    clocks.start(room, Turns([0], [0]), 1000)
    return room


def test_a_silence_costs_nobody_time_and_one_turn_gives_one_increment() -> None:
    """Seat 0 thinks for 40 seconds and strikes; then it is seat 1's turn, at once or after seat 2 has answered in secret."""
    rooms = []
    for secret in (True, False):
        room = a_room("person", "person", "person")
        room.silence = Silence(41_000, 46_000, room.copy())
        if secret:
            clocks.turn_in_silence(room, Turns([2], [0]), 41_000, [0])
            assert seen_by(room).left == [100_000] * 3
            assert clocks.deadline(room) == 46_000 - LAST_MOMENT
        clocks.turn_in_silence(room, Turns([1], [1]), 43_000 if secret else 41_000, [0])
        room.asked, room.silence = [], None
        rooms.append(room)
    assert rooms[0] == rooms[1]
    assert rooms[0].left == [70_000, 100_000, 100_000]
    assert rooms[0].shown == [0, 46_000, 0], "who is next begins to think when everybody hears of it"


def test_secret_answers_are_due_before_the_silence_ends_unless_one_plays_alone() -> None:
    """WA-6.9"""
    tables = [(("person", "person"), [1]), (("bot", "person"), []), (("person", "bot"), [1]), (("away", "person"), [1])]
    for kinds, due in tables:
        room = a_room(*kinds)
        room.asked, room.shown, room.silence = [0, 2000], [1000, 0], Silence(2000, 7000, room.copy())
        assert list(answers_due(room)) == due


def test_how_long_a_table_is_silent_depends_on_what_everybody_knows() -> None:
    pauses = Pauses.of(5, budget=1)
    assert pauses.at(a_room("person", "person")) == 5000
    assert pauses.at(a_room("person", "bot")) == 1750, "long enough for a bot to think"
    assert pauses.at(a_room("person", "away")) == 5000, "who is away may look, and come back"
    assert Pauses.of(0, budget=1).at(a_room("person", "bot")) == 0
    slow = a_room("person", "person")
    slow.pace = "days"
    assert pauses.at(slow) == 0
