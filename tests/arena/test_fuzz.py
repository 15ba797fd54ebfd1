"""Fuzzing finds what is broken, and keeps a record that shows it."""

from __future__ import annotations

from typing import Any

import pytest

import sandtable
from sandtable import BadSetup, Record, SandtableError
from sandtable.arena import fuzz, promises, witness
from sandtable.engine.flow import options_of
from sandtable.engine.history import Pick
from sandtable.engine.position import Position
from sandtable.engine.title import Title

DUEL: dict[str, Any] = {"mode": "basic", "players": 2}


def reason(variant: dict[str, Any] = DUEL) -> fuzz.Failure:
    failure = fuzz.play_game("fine_sand", variant, "1").failure
    assert failure is not None
    return failure


def test_a_sound_title_keeps_every_promise() -> None:
    games = fuzz.Fuzz("fine_sand", [DUEL, {"mode": "solo_single", "players": 1}], "1")
    outcomes = [games.play(game) for game in range(2)]
    assert [outcome.failure for outcome in outcomes] == [None, None]
    assert sum(outcome.picks for outcome in outcomes) > 50


@pytest.mark.parametrize("first", range(0, 24, 6))
def test_seats_leave_at_any_decision_where_the_rules_let_them(first: int) -> None:
    """The long version is `./sandtable fuzz frontier_wars --games 3000`."""
    games = fuzz.Fuzz("frontier_wars", fuzz.variants_of("frontier_wars"), "leaving")
    assert [failure for game in range(first, first + 6) if (failure := games.play(game).failure)] == []


def test_everybody_but_the_last_may_leave() -> None:
    table = sandtable.new("frontier_wars", seed=1, **fuzz.variants_of("frontier_wars")[-1])
    watching = witness.Witness(table, "1")
    watching.stays = 5
    watching.play()
    assert sum(text == "resign" for _, text in table.picks) == table.setup.players - 1


def test_an_invariant_of_the_title_that_is_broken_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Title, "broken", lambda self, g: "sand is fine" if g.round > 0 else "")
    assert reason().reason == "not kept: sand is fine"


def test_variants_can_be_chosen() -> None:
    assert fuzz.variants_of("fine_sand", "basic", 3) == [
        {"mode": "basic", "players": 3}, {"mode": "basic", "players": 3, "turns": "one_by_one"}]  # fmt: skip
    with pytest.raises(BadSetup, match="no variant"):
        fuzz.variants_of("fine_sand", "basic", 9)


@pytest.mark.parametrize("slug", sandtable.titles())
def test_the_variants_of_each_mode_are_all_variants(slug: str) -> None:
    """Some say no mode and are played in the usual one."""
    title = sandtable.title(slug)
    chosen = [variant for mode in title.modes for variant in fuzz.variants_of(slug, mode.id)]
    assert sorted(map(str, chosen)) == sorted(map(str, fuzz.variants_of(slug)))


def test_a_lost_card_is_found_and_its_record_replays(monkeypatch: pytest.MonkeyPatch) -> None:
    counts = iter(range(100_000))
    monkeypatch.setattr(promises, "cards", lambda g: [] if next(counts) == 0 else [1])
    failure = reason()
    assert failure.reason == "not kept: imagination loses no card"
    assert failure.file_name == "fine_sand-basic-2-1.jsonl"
    assert sandtable.replay(failure.record).record.picks == Record.loads(failure.record).picks


def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(promises, "view", lambda g, seat: g.piles)
    assert "nothing hidden shows" in reason().reason


def test_options_that_differ_when_they_are_listed_again_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(promises, "options_of", lambda step, g, seat: [])
    assert reason().reason == "not kept: options that are listed again are the same"


def test_listing_options_that_changes_something_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def changing(step: Any, g: Position, seat: int) -> list[int]:
        g.numbers[0][0] += 1
        return options_of(step, g, seat)

    monkeypatch.setattr(promises, "options_of", changing)
    assert "to list options changes nothing" in reason().reason


def test_a_clone_that_shares_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real = witness.Witness.look

    def look(self: witness.Witness, seat: int) -> None:
        real(self, seat)
        assert self.clone is not None
        self.clone = (self.table.g, self.clone[1])

    monkeypatch.setattr(witness.Witness, "look", look)
    assert "a clone shares nothing that changes" in reason().reason


def test_a_game_without_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(witness, "MOST_PICKS", 20)
    assert "the game ends within 20 picks" in reason().reason


def test_rules_that_raise_are_a_failure_with_the_pick_to_blame(monkeypatch: pytest.MonkeyPatch) -> None:
    def raises(title: Title[Any], g: Position, pick: Pick) -> None:
        raise ZeroDivisionError("in the rules")

    monkeypatch.setattr("sandtable.engine.game.carry_out", raises)
    failure = reason()
    assert "in the rules" in failure.reason
    assert "Traceback" in failure.trace
    assert (failure.picks, len(Record.loads(failure.record).picks)) == (0, 1)


def test_a_set_up_that_fails_is_a_failure_too() -> None:
    assert "cannot play" in reason({"mode": "basic", "players": 7}).reason


def test_a_promise_is_a_sentence() -> None:
    with pytest.raises(promises.Broken, match="cards stay"):
        promises.keep(False, "cards stay")
    promises.keep(True, "cards stay")
    assert not issubclass(promises.Broken, SandtableError)
