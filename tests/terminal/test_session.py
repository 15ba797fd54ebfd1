"""A game at this terminal without a screen: seats, saving, campaigns, the log."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import sandtable
from sandtable import SandtableError
from sandtable.bots.roster import USUAL
from sandtable.engine.messages import ENGLISH, house
from sandtable.terminal import files, saves
from sandtable.terminal.session import Session
from sandtable.terminal.speech import Speech
from sandtable.terminal.start import ago, saved_words
from sandtable.terminal.wish import HUMAN, Wish
from tests.server.versions import other_cards, smaller_hands
from tests.terminal.pilot import play_on


def test_who_sits_where_follows_the_wish() -> None:
    assert Wish("fine_sand").seats() == [HUMAN, USUAL]
    assert Wish("fine_sand", 4, against=["random", HUMAN]).seats() == [HUMAN, "random", HUMAN, HUMAN]
    assert Wish("fine_sand", mode="solo_single").seats() == [HUMAN]
    assert Wish("fine_sand", 2, places=["greedy", HUMAN]).seats() == ["greedy", HUMAN]


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(SandtableError, match="there is no bot 'clever'"):
        Session.start(Wish("fine_sand", against=["clever"]))


def test_the_same_seed_and_picks_give_the_same_game() -> None:
    records = []
    for _ in range(2):
        session = Session.start(Wish("fine_sand", against=["greedy"], seed="9", settings={"round_cap": 40}))
        play_on(session, 60)
        records.append(session.table.record.dumps())
    assert records[0] == records[1]


def test_a_saved_game_resumes_with_everything_as_it_was() -> None:
    session = Session.start(Wish("fine_sand", 3, against=["random", "greedy"], seed="9"))
    play_on(session, 40)
    again = Session.resume(session.save())
    assert again.seats == session.seats
    assert again.table.view(0) == session.table.view(0)
    assert again.table.undoable(0) == session.table.undoable(0)
    assert not any(line.new for line in Speech(again, ENGLISH).lines())


def test_a_saved_game_goes_on_with_its_cards_where_this_version_has_others(monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session.start(Wish("fine_sand", mode="basic", seed="cards"))
    before, path = session.table.view(0)["zones"], session.save()
    other_cards(monkeypatch, smaller_hands)
    assert Session.resume(path).table.view(0)["zones"] == before


def test_the_scenario_of_a_pack_is_chosen_and_found_again() -> None:
    river = Path(__file__).parents[2] / "examples" / "packs" / "river_line"
    session = Session.start(
        Wish("frontier_wars", against=["greedy"], seed="9", settings={"scenario": "river_line"}, packs=[river])
    )
    assert session.table.view(0)["facts"]["scenario"] == "The River Line"
    again = Session.resume(session.save())
    assert (again.wish.packs, again.table.view(0)) == ([river.resolve()], session.table.view(0))


def test_a_mailed_record_without_seats_is_played_against_a_bot(tmp_path: Path) -> None:
    path = tmp_path / "mailed.jsonl"
    path.write_text(sandtable.new("fine_sand", players=2, seed=1).record.dumps())
    assert Session.resume(path).seats == [HUMAN, USUAL]


def test_a_stale_pick_of_a_bot_is_dropped() -> None:
    session = Session.start(Wish("fine_sand", mode="basic", seed="9"))
    option = session.table.g.offers[1][0]
    assert not session.bot_pick(1, 7, option)
    assert session.bot_pick(1, 0, option)
    assert not session.bot_pick(1, 0, option)


def test_a_campaign_goes_on_with_what_it_carried_over() -> None:
    session = Session.start(Wish("fine_sand", mode="fable", seed="9"))
    play_on(session)
    session.save()
    assert [saved.path for saved in saves.saved_games()] == [session.path]
    assert "the next game is ready" in saved_words(saves.saved_games()[0], house(ENGLISH))
    following = Session.resume(session.path).next_game()
    assert following.table.setup.campaign == session.table.campaign
    assert following.seats == session.seats
    assert [saved.path for saved in saves.saved_games()] == [following.path]


def test_bots_of_a_saved_game_are_told_apart() -> None:
    Session.start(Wish("fine_sand", mode="basic", players=4, against=["level3", "greedy"], seed="9")).save()
    told = saved_words(saves.saved_games()[0], house(ENGLISH))
    assert "against regular bot, greedy bot and greedy bot (2)" in told


def test_a_single_game_has_no_next_one() -> None:
    session = Session.start(Wish("fine_sand", mode="basic", seed="9"))
    with pytest.raises(SandtableError, match="no next game"):
        session.next_game()


def test_lines_since_the_last_turn_are_new() -> None:
    session = Session.start(Wish("fine_sand", mode="basic", seed="9"))
    session.pick("keep_rest")
    play_on(session, 30)
    lines = Speech(session, ENGLISH).lines()
    assert [line.new for line in lines] == sorted(line.new for line in lines)
    assert lines[-1].new


def test_undo_says_when_nothing_can_be_taken_back() -> None:
    session = Session.start(Wish("fine_sand", mode="basic", seed="9"))
    assert session.undo() is None
    assert Speech(session, ENGLISH).undone(None).startswith("There is nothing to take back")


def test_a_failed_save_leaves_the_old_file_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session.start(Wish("fine_sand", mode="basic", seed="9"))
    path = session.save()
    before = path.read_text()
    session.pick(session.table.options(0)[0].text)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        session.save()
    assert path.read_text() == before
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"{}\n", b'{"sandtable": 1, "title": "fine_sand"}\n'])
def test_what_cannot_be_read_is_left_alone_and_told(content: bytes) -> None:
    path = saves.new_path("fine_sand", "basic")
    path.parent.mkdir(parents=True)
    path.write_bytes(content)
    assert saves.saved_games() == []
    with pytest.raises(SandtableError, match=r"fine_sand-basic"):
        Session.resume(path)
    assert path.read_bytes() == content


def test_the_data_folder_follows_the_system(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert files.data_folder() == tmp_path / "data"
    monkeypatch.delenv("SANDTABLE_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "xdg"))
    monkeypatch.setattr("sys.platform", "linux")
    assert files.data_folder() == tmp_path / "xdg" / "sandtable"


@pytest.mark.parametrize(
    ("seconds", "words"), [(5, "just now"), (60, "a minute ago"), (7200, "2 hours ago"), (90000, "yesterday")]
)
def test_how_long_ago(seconds: float, words: str) -> None:
    assert ago(seconds, house(ENGLISH)) == words


def test_round_one_screen_reactions_are_used_at_the_first_chance() -> None:
    """WA-6.8 The screen need not change hands."""
    session = Session.start(Wish("waral", 2, seed="1450", places=[HUMAN, HUMAN], settings={"draft": "starter"}))
    table, rng = session.table, random.Random(1)
    while not any(text == "play trk-15" for _, text in table.record.picks):
        session.viewer = rng.choice(table.waiting_for)
        session.pick(rng.choice(table.options(session.viewer)).text)
        assert len(table.history) < 20
    assert table.history[-1].seat == 1
    assert table.history[-2].seat == 0
