"""Finished games are recorded as every seat saw them: they open without the rules they were played by."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

import sandtable
from sandtable.engine.sight import SPECTATOR
from sandtable.engine.words import PLACES
from sandtable.server.tables.recording import Recorder, Recording, Told
from tests.server.people import Place, Player, play_on, serving
from tests.waiting import until

GAMES = Path(__file__).parents[1] / "games"
ONE_EACH = [sorted((GAMES / slug / "games").glob("*.jsonl"))[0] for slug in ("fine_sand", "frontier_wars", "legion", "waral")]


def as_json(thing: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


@pytest.mark.parametrize("file", ONE_EACH, ids=lambda file: file.parts[-3])
def test_a_recording_shows_every_seat_what_it_saw_at_every_pick(file: Path) -> None:
    record = sandtable.Record.loads(file.read_text())
    picks, record.picks = record.picks[:120], []
    made = Recorder(sandtable.replay(record), ["en-x-test"]).follow(picks).recording()
    kept, table = Recording.loads(made.dumps()), sandtable.replay(record)
    for step in range(len(picks) + 1):
        for seat in range(SPECTATOR, record.players) if step % 7 == 0 or step > len(picks) - 3 else ():
            for language in ("en", "en-x-test"):
                told, voice = Told(kept, step, language), table.voice(language)
                told.names = voice.names = table.names
                assert as_json(told.view(seat)) == as_json({**voice.view(seat), "ask": None})
                assert told.story(seat) == as_json(voice.story(seat))
                assert told.story(seat, after=step // 2) == as_json(voice.story(seat, after=step // 2))
        if step < len(picks):
            table.play(*picks[step])


def test_a_recording_calls_people_by_the_names_they_have_now() -> None:
    table = sandtable.new("waral", players=2, seed=3)
    recording = Recorder(table, []).follow([]).recording()
    for name in ("Anna", 'A "quoted" name'):
        told = Told(recording, 0, "en")
        told.names = [name, "Bela"]
        shown = msgspec.json.encode([told.view(0), told.story(0)]).decode()
        assert PLACES[0] not in shown
        assert told.view(0)["names"][0] == name


def test_a_recording_in_a_language_nobody_recorded_is_in_english() -> None:
    recording = Recorder(sandtable.new("waral", players=2, seed=3), []).recording()
    assert Told(recording, 0, "tlh").story() == Told(recording, 0, "en").story()


# At a server


def finished(anna: Player, bela: Player, **wish: Any) -> str:
    table = anna.make(title="waral", mode="revolt", **wish)
    bela.join(table)
    play_on([anna, bela], table, 2000, random.Random(4))
    return table


def until_recorded(place: Place, *games: str) -> None:
    def recorded() -> set[str]:
        with closing(sqlite3.connect(place.app.settings.data / "sandtable.db")) as storage:
            return {row[0] for row in storage.execute("SELECT game FROM recordings")}

    until(lambda: set(games) <= recorded(), "nobody records")


def everything(player: Player, table: str) -> list[Any]:
    """All that a player can ask about a finished game, apart from when it was asked."""
    look = player.look(table)
    pages = [player.get(f"/api/tables/{table}/{page}") for page in ("replay", "record", "transcript")]
    steps = [player.get(f"/api/tables/{table}/replay/step", step=step, seat=1) for step in (0, 17, 10_000)]
    return [look["view"], look["log"], look["info"], look["number"], *pages, *steps]


def other_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """A version whose rules no old game can be played by, and that cannot even lay out its table."""

    def fails(*arguments: Any, **more: Any) -> Any:
        raise AssertionError("a finished game is played again")

    title = sandtable.title("waral")
    monkeypatch.setattr(title, "version", title.version + 1)
    for method in ("begin", "empty", "facts", "nouns"):
        monkeypatch.setattr(title, method, fails)


def test_finished_games_open_with_everything_whatever_became_of_the_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sandtable.server.house.RECORD", 0.1)
    with serving(tmp_path) as place, place.player("Anna") as anna, place.player("Bela") as bela:
        table = finished(anna, bela)
        before, cookie = everything(anna, table), anna.http.cookies["sandtable"]
        until_recorded(place, table)
    other_rules(monkeypatch)
    with serving(tmp_path) as place, place.player() as anna:
        anna.http.cookies.set("sandtable", cookie)
        assert everything(anna, table) == before
        assert [info["id"] for info in anna.get("/api/my/finished")["tables"]] == [table]


def test_a_game_that_was_given_up_is_recorded_as_it_stood(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandtable.server.house.RECORD", 0.1)
    with serving(tmp_path) as place, place.player("Anna") as anna, place.player("Bela") as bela:
        table = anna.make(title="waral", mode="revolt")
        bela.join(table)
        play_on([anna, bela], table, 30, random.Random(4))
        bela.post(f"/api/tables/{table}/resign", seat=1)
        before, cookie = anna.look(table), anna.http.cookies["sandtable"]
        assert before["info"]["status"] == "over"
        until_recorded(place, table)
    other_rules(monkeypatch)
    with serving(tmp_path) as place, place.player() as anna:
        anna.http.cookies.set("sandtable", cookie)
        after = anna.look(table)
        assert after["view"]["zones"] == before["view"]["zones"]
        assert (after["log"], after["view"]["ask"]) == (before["log"], None)
