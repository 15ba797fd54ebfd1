"""Recordings keep secrets: what is stored for a seat depends on nothing it may not know, and tells no more than the game did."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import sandtable
from sandtable.engine.chance import Dice
from sandtable.engine.sight import SPECTATOR, imagine
from sandtable.server.tables.recording import Recorder, Recording, Told
from tests.server.people import Place, Player, Refusal
from tests.server.test_campaigns import assert_untold, let_bots_finish
from tests.server.test_notices import in_house

PICKS, EVERY = 60, 12
MODES = [("fine_sand", "basic"), ("frontier_wars", ""), ("legion", ""), ("waral", "")]


def stored_for(recording: Recording, seat: int) -> bytes:
    """All that a recording holds for a seat: its sights, what it was told, and the words for both."""
    told = Told(recording, recording.steps, "en")
    told.names = [f"Seat {number}" for number in range(len(recording.sights) - 1)]
    lines = [line for line in recording.lines if line.told is None or seat in line.told]
    words = recording.words["en"]
    apart = [recording.sights[seat + 1], words.facts[seat + 1], words.status[seat + 1], words.glossary, lines]
    return msgspec.json.encode([*apart, told.view(seat), told.story(seat), told.log(seat)])


@pytest.mark.parametrize(("title", "mode"), MODES)
def test_what_is_recorded_for_a_seat_does_not_depend_on_what_it_may_not_know(title: str, mode: str) -> None:
    table = sandtable.new(title, mode=mode, players=3, seed=5)
    rng, dice = random.Random(5), Dice(5)
    for count in range(PICKS):
        if table.over:
            break
        if count % EVERY == 0:
            for seat in (SPECTATOR, *range(3)):
                real, other = (table.at(g, len(table.history)) for g in (table.g.clone(), imagine(table.g, seat, dice)))
                truth, dream = (Recorder(each, []).recording() for each in (real, other))
                assert stored_for(truth, seat) == stored_for(dream, seat), f"something hidden is recorded for seat {seat}"
        seat = rng.choice(table.waiting_for)
        table.play(seat, rng.choice(table.options(seat)))


def answers(visitors: list[Player], table: str) -> list[Any]:
    """What each of these people is answered, whatever they ask about a finished game and from wherever they want to look."""
    found = []
    for visitor in visitors:
        for path in ("", "?seat=-1", "?seat=0", "?seat=1", "/transcript", "/record", "/replay", "/replay/step?step=9&seat=1"):
            answer = visitor.http.get(f"/api/tables/{table}{path}")
            body = answer.json() if "json" in answer.headers["content-type"] else answer.text
            if isinstance(body, dict):
                body = {key: value for key, value in body.items() if key not in ("era", "n", "now")}
            found.append((path, answer.status_code, body))
    return found


def test_a_recorded_game_of_a_campaign_tells_nobody_what_the_next_one_starts_from(
    place: Place, anna: Player, bela: Player, eve: Player
) -> None:
    table = anna.make(title="legion", mode="survival")
    bela.join(table)
    bela.post(f"/api/tables/{table}/leave")
    let_bots_finish(anna, table)
    tables = place.app.house.tables
    visitors = [anna, bela, eve]
    before = answers(visitors, table)
    in_house(place, lambda: place.app.house.recordings.keep_all(tables))
    del tables.live[table]
    after = answers(visitors, table)
    assert tables.live[table].recorded is not None, "what is shown now is its recording"
    assert after == before
    for visitor in visitors:
        assert_untold(visitor, [table])
        for seat in {0, 1} - {visitors.index(visitor)}:
            with pytest.raises(Refusal, match="not your seat"):
                visitor.look(table, seat=seat)
        assert not {"snapshots", "recordings"} & set(visitor.get("/api/me/everything")), "nor in a copy of one's own data"
