"""Clocks: they run for whoever is asked, end as the table chose, and survive restarts."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import cast

import pytest

from sandtable.server.problems import Clash
from sandtable.server.storage import room
from sandtable.server.storage.room import Chair, ClockRules, Room
from sandtable.server.tables import clocks, seating
from sandtable.server.tables.live import LiveTable
from sandtable.server.times import now
from tests.server.people import serving

CLOCK = {"start": 600, "increment": 10, "cap": 605}


def openly(*seats: int) -> clocks.Turns:
    return clocks.Turns(list(seats), list(seats))


def a_room() -> Room:
    made = Room(
        title="t", mode="m", settings={}, packs=[], host="a", visibility="public", pace="live", spectators=True,
        clock=ClockRules(100, 10, 105), helper="random", chairs=[Chair("person", "a"), Chair("person", "b")], created=0,
        status="playing",
    )  # fmt: skip
    clocks.start(made, openly(0), 1000)
    return made


def test_whoever_is_asked_pays_and_gets_the_increment_up_to_the_cap() -> None:
    made = a_room()
    assert clocks.deadline(made) == 101_000
    clocks.turn(made, openly(1), 31_000, ended=[])
    assert (made.left, made.asked) == ([80_000, 100_000], [0, 31_000])
    clocks.turn(made, openly(0), 32_000, ended=[])
    assert (made.left, made.asked) == ([80_000, 105_000], [32_000, 0])


def test_a_turn_that_goes_on_is_charged_once_at_its_end() -> None:
    made = a_room()
    clocks.turn(made, openly(0), 11_000, ended=[])
    assert (made.left[0], made.asked[0]) == (100_000, 1000)
    clocks.turn(made, openly(0), 21_000, ended=[0])
    assert (made.left[0], made.asked[0]) == (80_000, 21_000)


def test_a_turn_of_many_picks_gives_one_increment() -> None:
    made = a_room()
    for pick in range(1, 6):
        clocks.turn(made, openly(0), 1000 + 1000 * pick, ended=[0])
    assert made.left[0] == 95_000
    clocks.turn(made, openly(1), 7000, ended=[0])
    assert made.left[0] == 104_000


def test_whoever_ends_the_moment_for_all_gets_the_increment_like_the_others() -> None:
    made = a_room()
    clocks.turn(made, openly(0, 1), 3000, ended=[0])
    assert made.left[0] == 105_000


def test_to_take_a_turn_back_and_end_it_again_is_no_way_to_more_time() -> None:
    made = a_room()
    made.left = [50_000, 50_000]
    for again in range(4):
        clocks.turn(made, openly(1), 2000 + 2000 * again, ended=[0])
        clocks.turn_back(made, openly(0), 3000 + 2000 * again)
    assert made.left == [46_000, 46_000], "a second each time, and no increment"


def test_nobody_pays_during_a_pause_or_for_a_bot() -> None:
    made = a_room()
    clocks.stop(made, 11_000)
    assert clocks.deadline(made) is None
    clocks.resume(made, openly(0), 90_000)
    assert clocks.deadline(made) == 180_000
    made.chairs[0].kind = "bot"
    assert clocks.deadline(made) is None
    clocks.hand_over(made, 0, 95_000)
    assert made.left[0] == 90_000


def test_a_secret_question_shows_on_no_clock_and_must_be_answered_in_time() -> None:
    """Seat 0 plays on as everybody sees it, while in truth seat 1 is asked for a while."""
    secretly, plainly = a_room(), a_room()
    before = secretly.copy()
    clocks.turn(secretly, clocks.Turns([1], [0]), 11_000, ended=[])
    assert (secretly.asked, secretly.shown) == ([0, 11_000], [1000, 0])
    assert clocks.deadline(secretly) == 11_000 + 25_000
    assert clocks.called(before, secretly) == ["b"], "who is asked hears of it, and nobody else hears anything"
    for made in (secretly, plainly):
        clocks.turn(made, openly(0), 21_000, ended=[])
        clocks.turn(made, openly(1), 31_000, ended=[])
    assert secretly.left == plainly.left
    assert secretly.shown == plainly.shown


def test_to_leave_and_come_back_is_no_way_to_more_time() -> None:
    """Neither while others think, nor while the bot does that was let in: it picks first."""
    made, nothing = a_room(), cast(LiveTable, None)
    made.left = [3_000, 4_000]
    seating.leave(made, "b", None)
    seating.join(nothing, made, "b", None)
    assert made.left[1] == 4_000
    made.shown[0] = now()
    seating.leave(made, "a", None)
    with pytest.raises(Clash, match="about to pick"):
        seating.join(nothing, made, "a", None)
    clocks.turn(made, openly(1), now(), ended=[])
    seating.join(nothing, made, "a", None)
    assert made.left[0] <= 13_000, "what was left, and the increment"


@pytest.mark.parametrize("at_zero", ["bot", "forfeit"])
def test_at_zero_the_choice_of_the_table_applies(tmp_path: Path, at_zero: str) -> None:
    with serving(tmp_path) as place, place.player("Anna") as anna, place.player("Bela") as bela:
        table = anna.make(clock={**CLOCK, "at_zero": at_zero})
        bela.join(table)
        bela.pick(table, "keep_rest")
        hurry(tmp_path, table, by=599_500)
        house = place.app.house
        house.tables.live.clear()
        state = anna.look(table)
        while state["info"]["seats"][0]["kind"] == "person" and state["info"]["status"] == "playing":
            state = anna.look(table, seat=-1, era=state["era"], n=state["n"], wait=10)
        seat = state["info"]["seats"][0]
        if at_zero == "bot":
            assert (seat["kind"], seat["person"]) == ("bot", anna.id)
            while state["info"]["seats"][0].get("asked"):
                state = anna.look(table, seat=-1, era=state["era"], n=state["n"], wait=10)
            anna.join(table)
            assert anna.look(table)["info"]["seats"][0]["left"] >= clocks.MERCY
        else:
            assert seat["out"] == "time"
            assert state["info"]["outcome"]["ranks"] == [2, 1]


def hurry(data: Path, table: str, by: int) -> None:
    """Let time pass for a table, in its storage."""
    with sqlite3.connect(data / "sandtable.db") as database:
        (text,) = database.execute("SELECT room FROM games WHERE id = ?", (table,)).fetchone()
        kept = room.decode(text)
        kept.absent += by
        kept.make_up(kept.absent - by)
        wake = clocks.wake(kept, now())
        database.execute("UPDATE games SET room = ?, wake = ? WHERE id = ?", (room.encode(kept).decode(), wake, table))
    database.close()


def test_clocks_go_on_after_a_restart_and_nobody_pays_for_the_absence(tmp_path: Path) -> None:
    with serving(tmp_path) as place, place.player("Anna") as anna, place.player("Bela") as bela:
        table = anna.make(clock=CLOCK)
        bela.join(table)
        before = anna.look(table)["info"]["seats"][0]
        cookie = anna.http.cookies["sandtable"]
    away = 3_600_000
    hurry(tmp_path, table, by=away)
    with sqlite3.connect(tmp_path / "sandtable.db") as database:
        database.execute("UPDATE facts SET value = value - ? WHERE name = 'alive'", (away,))
    database.close()
    with serving(tmp_path) as place, place.player() as anna:
        anna.http.cookies.set("sandtable", cookie)
        after = anna.look(table)["info"]["seats"][0]
        assert after["left"] == before["left"]
        assert 0 <= after["asked"] - before["asked"] < 5000
