"""High scores: FS-14.15 what a solo campaign was worth, kept on this machine."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest
from textual.pilot import Pilot

from sandtable.terminal import files, scores
from sandtable.terminal.ending import SCORES
from sandtable.terminal.high_scores import HighScores
from sandtable.terminal.scores import Score
from sandtable.terminal.session import Session
from sandtable.terminal.wish import Wish
from tests.terminal.pilot import at_the_keyboard, offered, pick, play_on
from tests.terminal.test_table import shown

KEPT = Score("fine_sand", "solo_campaign", "an-older-game", 12, date(2026, 1, 2))


@pytest.fixture
def won(monkeypatch: pytest.MonkeyPatch) -> Session:
    """The last game of a solo campaign that was won."""
    session = Session.start(Wish("fine_sand", mode="solo_campaign", seed="5"))
    play_on(session)
    last = {"round": 0, "ranks": [1], "scores": [20]}
    campaign: dict[str, Any] = {**(session.table.campaign or {}), "over": True, "points": 30, "results": [last]}
    monkeypatch.setattr(type(session.table), "campaign", campaign)
    return session


def keep(*kept: Score) -> None:
    files.write(scores.path(), scores.encoded(list(kept)))


def test_a_campaign_that_was_won_is_written_down_once(won: Session) -> None:
    keep(KEPT)
    for _ in range(2):
        found = scores.enter(won).all
        assert [(score.points, score.game) for score in found] == [(30, won.path.stem), (12, KEPT.game)]
    assert scores.read().all == found


def test_a_game_of_a_campaign_that_goes_on_is_not_written_down() -> None:
    session = Session.start(Wish("fine_sand", mode="solo_campaign", seed="5"))
    play_on(session)
    assert scores.enter(session).all == []
    assert not scores.path().exists()


def test_a_lost_campaign_is_not_written_down(won: Session) -> None:
    assert won.table.campaign is not None
    won.table.campaign["results"][-1]["ranks"] = [2]
    assert scores.enter(won).all == []


@pytest.mark.parametrize("damage", [b"", b"\xff", b"[{}]", b'{"a": 1}'])
def test_a_damaged_list_is_set_aside_and_a_new_one_begins(damage: bytes, won: Session) -> None:
    keep(KEPT)
    scores.path().write_bytes(damage)
    entered = scores.enter(won)
    assert entered.aside is not None
    assert entered.aside.read_bytes() == damage
    assert [score.points for score in scores.read().all] == [30]


def test_a_list_that_cannot_be_written_keeps_what_it_was(won: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    keep(KEPT)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        scores.enter(won)
    assert scores.read().all == [KEPT]


def test_the_best_is_shown_after_the_game_and_all_on_a_screen_of_their_own(won: Session) -> None:
    keep(KEPT)

    async def play(pilot: Pilot[str]) -> None:
        assert "High score: 30 points" in shown(pilot.app.screen, "#prompt")
        assert SCORES in offered(pilot)
        await pick(pilot, SCORES)
        screen = pilot.app.screen
        assert isinstance(screen, HighScores)
        for words in ("Fine Sand, Solo campaign", "1. 30 points", "2. 12 points, 2 Jan 2026"):
            assert words in str(screen.content)

    at_the_keyboard(play, won)


def test_the_list_opens_from_the_start_and_says_so_when_it_was_damaged() -> None:
    scores.path().parent.mkdir(parents=True)
    scores.path().write_text("[")

    async def play(pilot: Pilot[str]) -> None:
        await pilot.press("h")
        screen = pilot.app.screen
        assert isinstance(screen, HighScores)
        assert "no high scores yet" in str(screen.content)
        told = [notification.message for notification in pilot.app._notifications]
        assert [str(screen.scores.aside) in message for message in told] == [True]

    at_the_keyboard(play)
