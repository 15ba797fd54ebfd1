"""Replays: finished games at any moment, as any seat saw them; and who is there."""

from __future__ import annotations

import random
import string
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.engine.words import Words
from sandtable.server import house
from sandtable.server.tables import story
from sandtable.server.wire.view import StoryMoment
from tests.server.people import Player, Refusal, play_on, serving


def finished(anna: Player, bela: Player) -> str:
    table = anna.make(title="waral", mode="revolt")
    bela.join(table)
    play_on([anna, bela], table, 2000, random.Random(4))
    return table


def test_a_finished_game_is_shown_pick_by_pick_to_anybody(anna: Player, bela: Player) -> None:
    table = finished(anna, bela)
    reel = bela.get(f"/api/tables/{table}/replay")
    assert reel["steps"] == len(reel["picks"]) > 20
    first = bela.get(f"/api/tables/{table}/replay/step", step=0, seat=0)
    last = bela.get(f"/api/tables/{table}/replay/step", step=reel["steps"] + 5, seat=0)
    assert (first["step"], last["step"]) == (0, reel["steps"])
    assert not first["view"]["over"]
    assert last["view"]["over"]
    assert first["log"] == last["log"][: len(first["log"])]
    assert last["log"] == anna.get(f"/api/tables/{table}", seat=0)["log"]


def test_the_story_of_a_game_tells_its_scores_and_the_moments_that_turned_it(anna: Player, bela: Player) -> None:
    table = finished(anna, bela)
    told, last = bela.get(f"/api/tables/{table}/story"), bela.get(f"/api/tables/{table}/replay/step", step=1_000_000)
    assert (told["measure"], told["fewest"]) == ("power", False)
    assert told["points"][-1]["scores"] == [each["score"] for each in last["view"]["status"]["seats"]]
    assert [point["step"] for point in told["points"]] == sorted({point["step"] for point in told["points"]})
    assert 0 < len(told["moments"]) <= 5
    for moment in told["moments"]:
        before, after = [
            bela.get(f"/api/tables/{table}/replay/step", step=moment["step"] - back)["view"]["status"]["seats"] for back in (1, 0)
        ]
        assert after[moment["seat"]]["score"] - before[moment["seat"]]["score"] == moment["gain"] != 0
        assert told_by(moment["text"], read(last["log"])), "lines of the log, whatever stands between them"


def told_by(text: str, log: list[str]) -> bool:
    """Whether a text is made of lines of a log."""
    for line in sorted(log, key=len, reverse=True):
        text = text.replace(line, "")
    return not text.strip()


def test_a_turning_point_is_told_by_what_moved_the_score() -> None:
    texts = [("paid", 0, "Anna pays."), ("took", 1, "Bela takes."), ("took", 0, "Anna takes."), ("round-begins", -1, "Round 2.")]
    lines = [{"kind": kind, "seat": seat, "text": text} for kind, seat, text in texts]
    assert story.in_words(lines, 0, ("took",)) == "Anna takes."
    assert story.in_words(lines, 2, ("took",)) == "Bela takes. Anna takes."
    assert story.in_words(lines, 0, ()) == "Anna pays. Bela takes."
    for title in map(sandtable.title, sandtable.titles()):
        assert title.telling
        assert set(title.telling) <= {event.name for event in title.events.all}, title.slug


def told_of(scores: Sequence[tuple[int, ...]], rounds: str = "", *, fewest: bool = False) -> list[StoryMoment]:
    """The moments of a game in which the scores stood like this, pick after pick, in the rounds of these letters."""
    best = min if fewest else max
    stands = [
        (step, {"round": round, "seats": [{"score": each} for each in row], "leaders": ahead(row, best(row))})
        for step, (row, round) in enumerate(zip(scores, rounds or string.ascii_letters, strict=False))
    ]
    lines = {step: [{"kind": "took", "seat": 0, "text": f"step {step}"}] for step in range(len(scores))}
    return story.moments(stands, lines, (), fewest=fewest)


def ahead(row: tuple[int, ...], best: int) -> list[int]:
    return [seat for seat, score in enumerate(row) if score == best]


def test_the_smallest_step_turned_nothing_unless_it_brought_a_new_leader() -> None:
    told = told_of([(0, 0), (1, 0), (2, 0), (2, 1), (2, 3), (9, 9), (9, 10), (9, 11)])
    assert [moment.text for moment in told] == ["step 1", "step 4", "step 6"]
    assert [moment.leader for moment in told] == [0, 1, 1]


def test_the_moment_that_brought_the_lead_of_the_end_is_told_however_small_it_was() -> None:
    leaps = [(0, 0), (20, 0), (20, 40), (60, 40), (60, 80), (100, 80), (100, 120), (119, 120), (120, 120), (121, 120), (122, 120)]
    told = told_of(leaps)
    assert [moment.text for moment in told if moment.decides] == ["step 9"]
    assert len(told) == 5
    tied = told_of([(0, 0), (5, 0), (5, 3), (5, 5)])
    assert [(moment.text, moment.leader) for moment in tied if moment.decides] == [("step 3", None)]


def test_a_lead_that_is_lost_at_once_turned_less_than_one_that_grows() -> None:
    to_and_fro = [(step // 2 + step % 2, step // 2) for step in range(8)]  # ahead by one, and caught up with
    grows = [(4, 4), (5, 4), (8, 4), (8, 6), (12, 6), (12, 9), (17, 9)]
    told = [moment.text for moment in told_of([*to_and_fro, *grows])]
    assert told == ["step 9", "step 10", "step 12", "step 13", "step 14"]


def test_what_ends_the_game_is_told_of_the_winner_and_not_of_whom_the_last_count_moved_most() -> None:
    told = told_of([(0, 0), (7, 5), (9, 12), (20, 12), (25, 24)])
    assert [(moment.text, moment.seat, moment.gain) for moment in told][-2:] == [("step 3", 0, 11), ("step 4", 0, 5)]


def test_what_moves_everybody_alike_turned_nothing() -> None:
    assert [moment.text for moment in told_of([(9, 9), (4, 9), (3, 8), (1, 6), (1, 5)], fewest=True)] == ["step 1"]


def test_of_what_a_player_did_in_one_round_the_heaviest_is_told() -> None:
    scores = [(0, 0), (3, 0), (7, 0), (7, 1), (7, 9), (7, 12)]
    assert [moment.text for moment in told_of(scores, "aaaaaa")] == ["step 1", "step 4"], "one of each player"
    assert [moment.text for moment in told_of(scores, "abbbcc")] == ["step 1", "step 2", "step 4", "step 5"]


def read(log: list[dict[str, Any]]) -> list[str]:
    """The log as it is read: a line that joins the one before it tells that as well."""
    return [line["text"] for line, after in zip(log, [*log[1:], None], strict=True) if not (after and after["joins"])]


def test_every_moment_is_the_same_however_it_is_reached(anna: Player, bela: Player) -> None:
    table = finished(anna, bela)
    steps = [0, 15, 16, 17, 33, 16]
    shown = [anna.get(f"/api/tables/{table}/replay/step", step=step, seat=1) for step in steps]
    assert shown[2] == shown[5]
    assert [len(one["log"]) for one in shown[:5]] == sorted(len(one["log"]) for one in shown[:5])


def test_a_replay_shows_a_seat_what_it_saw_then_and_no_more(anna: Player, bela: Player) -> None:
    table, rng = anna.make(title="waral", mode="revolt"), random.Random(4)
    bela.join(table)
    seen = []
    for _ in range(40):
        seen.append(anna.look(table, seat=0)["view"]["zones"])
        play_on([anna, bela], table, 1, rng)
    play_on([anna, bela], table, 2000, rng)
    for step, zones in enumerate(seen):
        view = bela.get(f"/api/tables/{table}/replay/step", step=step, seat=0)["view"]
        assert view["zones"] == zones
        assert view["ask"] is None


def test_a_running_game_is_not_replayed_and_there_is_no_seat_beyond_the_last(anna: Player, bela: Player) -> None:
    running = anna.make(seats=[{"kind": "me"}, {"kind": "me"}])
    with pytest.raises(Refusal, match="over"):
        anna.get(f"/api/tables/{running}/replay")
    table = finished(anna, bela)
    with pytest.raises(Refusal, match="no such seat"):
        anna.get(f"/api/tables/{table}/replay/step", step=0, seat=7)


def test_a_long_game_is_put_into_words_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits because somebody reads it again and again."""
    monkeypatch.setattr(house, "RECORD", 3600.0)  # or the server would put it into words by itself, at a time of its own
    with serving(tmp_path) as place:
        anna, bela = place.player("Anna"), place.player("Bela")
        table = finished(anna, bela)
        paths = [f"/api/tables/{table}/transcript", *(f"/api/tables/{table}/replay/step?step={step}&seat=0" for step in (3, 40))]
        before = [anna.http.get(path).text for path in paths]
        said = []
        monkeypatch.setattr(Words, "line", lambda *_: said.append(1))
        assert [anna.http.get(path).text for path in paths] == before
        assert not said


def test_who_is_connected_can_be_seen(anna: Player, bela: Player) -> None:
    table = anna.make()
    assert bela.get(f"/api/tables/{table}/online")["people"] == []
    with anna.socket() as socket:
        socket.ask("lobby")
        assert bela.get(f"/api/tables/{table}/online")["people"] == [anna.get("/api/me")["id"]]
        assert bela.get("/api/online")["count"] == 1
