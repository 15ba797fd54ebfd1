"""Playing at the terminal table, by keyboard alone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

import sandtable
from sandtable.bots.roster import USUAL
from sandtable.engine.messages import ENGLISH
from sandtable.terminal import dialogs, files, saves
from sandtable.terminal.prepare import Prepare
from sandtable.terminal.session import Session
from sandtable.terminal.speech import Speech
from sandtable.terminal.start import Start
from sandtable.terminal.table import TableScreen
from sandtable.terminal.wish import HUMAN, Wish
from tests.terminal.pilot import at_the_keyboard, offered, pick, play_on, table_screen, until

RULES = """# Fine Sand

### FS-1 Set-up
- **FS-1.4** Everyone draws six cards as opening hand.
- **FS-1.5** Throw away what you do not like, once, and draw as many.
"""


def against_a_bot(**wish: Any) -> Session:
    return Session.start(Wish("fine_sand", seed="5", **wish))


def shown(screen: Any, where: str) -> str:
    return str(screen.query_one(where, Static).visual)


def test_enter_and_enter_again_start_a_game_against_the_usual_bot() -> None:
    async def play(pilot: Pilot[str]) -> None:
        assert isinstance(pilot.app.screen, Start)
        await pilot.press("enter")
        assert isinstance(pilot.app.screen, Prepare)
        await pilot.press("enter")
        assert table_screen(pilot).session.seats == [HUMAN, USUAL]

    at_the_keyboard(play)


def test_a_whole_game_by_keyboard_ends_with_its_result_and_is_saved() -> None:
    session = against_a_bot(mode="basic")
    table = session.table

    async def play(pilot: Pilot[str]) -> None:
        while not table.over:
            await until(pilot, lambda: table.over or 0 in table.waiting_for)
            if not table.over:
                await pick(pilot, table.words.text(table.title.idle(table.g, 0)))
        await until(pilot, lambda: offered(pilot) == ["again", "start"])
        assert "The game is over" in shown(table_screen(pilot), "#prompt")
        await pick(pilot, "start")
        assert isinstance(pilot.app.screen, Start)

    at_the_keyboard(play, session)
    record = saves.read(session.path)
    assert record.result is not None
    sandtable.replay(record).verify(record)
    assert saves.saved_games() == []


def test_a_game_left_with_q_is_saved_and_goes_on_where_it_was() -> None:
    session = against_a_bot()

    async def leave(pilot: Pilot[str]) -> None:
        await pilot.press("1", "1", "q")

    farewell = at_the_keyboard(leave, session)
    assert farewell is not None
    assert str(session.path) in farewell

    async def come_back(pilot: Pilot[str]) -> None:
        await pilot.press("end", "enter")
        again = table_screen(pilot).session
        assert again.seats == [HUMAN, USUAL]
        assert again.table.history[0].code == session.table.history[0].code
        assert again.table.number(0) == 2

    at_the_keyboard(come_back)


def test_undo_takes_a_pick_back_and_says_how_far_it_reaches() -> None:
    session = against_a_bot(mode="learning", settings={"turns": "one_by_one"})

    async def play(pilot: Pilot[str]) -> None:
        before = offered(pilot)
        await pilot.press("1")
        assert session.table.number(0) == 1
        assert "Press u to take back your last pick" in shown(table_screen(pilot), "#prompt")
        await pilot.press("u")
        assert session.table.number(0) == 0
        assert offered(pilot) == before
        await pilot.press("u")
        assert session.table.number(0) == 0

    at_the_keyboard(play, session)


def test_arrows_and_enter_pick_what_a_key_would() -> None:
    session = against_a_bot()

    async def play(pilot: Pilot[str]) -> None:
        second = offered(pilot)[1]
        await pilot.press("down", "enter")
        assert [text for seat, text in session.table.record.picks if seat == 0] == [second]

    at_the_keyboard(play, session)


def test_why_not_names_the_rule() -> None:
    session = against_a_bot(mode="learning", settings={"turns": "one_by_one"})
    refusals = session.table.why_not(0)
    assert refusals

    async def play(pilot: Pilot[str]) -> None:
        await pilot.press("w")
        assert isinstance(pilot.app.screen, dialogs.Text)
        assert refusals[0].rule in str(dialogs.why_not_text(refusals, session.table.words.messages))
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, TableScreen)

    at_the_keyboard(play, session)


def test_the_rules_open_at_the_rule_in_force_and_can_be_searched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = against_a_bot(mode="basic")
    title, folder = session.table.title, tmp_path / "title"
    folder.mkdir()
    for path in Path(str(title.folder)).iterdir():
        (folder / path.name).symlink_to(path)
    (folder / "rules.md").unlink()
    (folder / "rules.md").write_text(RULES)
    monkeypatch.setattr(title, "folder", folder, raising=False)

    async def play(pilot: Pilot[str]) -> None:
        await pilot.press("r")
        options = pilot.app.screen.query_one("#found", OptionList)
        assert isinstance(pilot.app.screen, dialogs.Rules)
        assert options.highlighted == [row.id for row in pilot.app.screen.rows].index("FS-1.5")
        await pilot.press(*"six")
        assert pilot.app.screen.query_one(Input).value == "six"
        assert options.option_count == 1
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, TableScreen)

    at_the_keyboard(play, session)


def test_card_help_opens_at_the_card_of_the_option() -> None:
    session = against_a_bot(mode="basic")

    async def play(pilot: Pilot[str]) -> None:
        noun = session.table.options(0)[0].noun
        await pilot.press("c")
        screen = pilot.app.screen
        assert isinstance(screen, dialogs.Cards)
        highlighted = screen.query_one(OptionList).highlighted
        assert highlighted is not None
        assert screen.found[highlighted]["id"] == noun

    at_the_keyboard(play, session)


@pytest.mark.parametrize("key", ["question_mark", "s"])
def test_help_and_save_do_not_touch_the_game(key: str) -> None:
    session = against_a_bot(mode="basic")

    async def play(pilot: Pilot[str]) -> None:
        await pilot.press(key)
        assert session.table.number(0) == 0

    at_the_keyboard(play, session)
    assert session.path.exists() == (key == "s")


def test_a_curtain_falls_between_two_people_at_one_screen() -> None:
    session = Session.start(Wish("fine_sand", 2, "basic", seed="5", places=[HUMAN, HUMAN]))

    async def play(pilot: Pilot[str]) -> None:
        assert isinstance(pilot.app.screen, dialogs.Curtain)
        await pilot.press("1")  # nothing can be picked through a curtain
        await pilot.press("enter")
        assert session.viewer == 0
        await pick(pilot, "keep_rest")
        curtain = pilot.app.screen
        assert isinstance(curtain, dialogs.Curtain)
        assert curtain.next_name == session.table.names[1]
        await pilot.press("enter")
        assert session.viewer == 1
        assert "You are Shovel" in shown(table_screen(pilot), "#board-text")

    at_the_keyboard(play, session, (120, 40))
    assert session.table.number(0) == 1


def test_coach_lines_appear_as_hints() -> None:
    session = against_a_bot(mode="learning")

    async def play(pilot: Pilot[str]) -> None:
        assert any(line.hint for line in Speech(session, ENGLISH).lines())
        assert "Hint: " in shown(table_screen(pilot), "#prompt")

    at_the_keyboard(play, session)


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (60, 18)])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_size_shows_hand_prompt_and_options(size: tuple[int, int], players: int) -> None:
    session = Session.start(Wish("fine_sand", players, seed="5"))

    async def play(pilot: Pilot[str]) -> None:
        screen = table_screen(pilot)
        own = screen.scene.own if screen.scene else None
        pile = own.pile("hand") if own else None
        hand = [face.name for face in pile.open] if pile else []
        drawn = shown(screen, "#board-text")
        assert hand
        assert all(name.split()[0] in drawn for name in hand)
        assert screen.query_one("#options", OptionList).size.height >= 3

    at_the_keyboard(play, session, size)


def test_the_price_stands_beside_a_build() -> None:
    session = Session.start(Wish("fine_sand", 2, "basic", seed="5"))
    session.pick("keep_rest")
    while session.asked_bots():
        seat = session.asked_bots()[0]
        session.bot_pick(seat, session.table.number(seat), session.bots[seat].pick(session.eyes(seat)))

    async def play(pilot: Pilot[str]) -> None:
        screen = table_screen(pilot)
        rows = screen.query_one("#options", OptionList)
        builds = [i for i, text in enumerate(offered(pilot)) if text.startswith("build ")]
        assert builds
        assert all("Costs " in str(rows.get_option_at_index(i).prompt) for i in builds)

    at_the_keyboard(play, session)


def test_dark_and_light_change_with_a_key() -> None:
    async def play(pilot: Pilot[str]) -> None:
        before = pilot.app.theme
        await pilot.press("f2")
        assert {before, pilot.app.theme} == {"sand-dark", "sand-light"}

    at_the_keyboard(play)


def test_control_c_saves_too() -> None:
    session = against_a_bot(mode="basic")

    async def play(pilot: Pilot[str]) -> None:
        await pilot.press("1", "ctrl+c")

    assert "Your game is saved" in (at_the_keyboard(play, session) or "")
    assert len(saves.read(session.path).picks) >= 1


def test_the_start_form_changes_mode_players_seats_and_settings() -> None:
    async def play(pilot: Pilot[str]) -> None:
        await pilot.press("enter")
        form = pilot.app.screen
        assert isinstance(form, Prepare)
        await pilot.press("down", "right", "right")
        assert form.mode.id == "fable"
        await pilot.press("down", "right")
        assert form.seats == [HUMAN, USUAL, USUAL]
        await pilot.press("down", "down", "left")
        assert form.seats == [HUMAN, "level2", USUAL]
        await pilot.press("down", "down", "right")
        assert form.values["turns"] == "one_by_one"
        await pilot.press("home", "enter")
        session = table_screen(pilot).session
        assert (session.table.setup.mode, session.table.setup.players) == ("fable", 3)
        assert session.table.setup.settings["turns"] == "one_by_one"

    at_the_keyboard(play)


def test_the_form_offers_what_fits_the_number_of_players() -> None:
    title = sandtable.title("frontier_wars")
    form = Prepare(title, title.messages(ENGLISH), lambda session: None)
    assert "faction_3" not in [setting.id for setting in form.settings()]
    form.values["scenario"] = "varsity"
    form.seat(3)
    assert form.values["scenario"] == "compact"
    assert "faction_3" in [setting.id for setting in form.settings()]
    form.change_seat_or_setting(row=3, way=2)
    assert form.values["scenario"] == "kutuzov"


def test_a_campaign_goes_on_from_the_table() -> None:
    session = against_a_bot(mode="fable")
    play_on(session)

    async def play(pilot: Pilot[str]) -> None:
        assert offered(pilot) == ["next", "again", "start"]
        await pick(pilot, "next")
        assert table_screen(pilot).session.table.setup.campaign == session.table.campaign

    at_the_keyboard(play, session)


def test_a_save_that_fails_is_told_and_the_table_stays_open(monkeypatch: pytest.MonkeyPatch) -> None:
    session = against_a_bot(mode="basic")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    async def play(pilot: Pilot[str]) -> None:
        monkeypatch.setattr(files, "write", full)
        await pilot.press("1", "s", "q")
        assert session.table.number(0) == 1
        assert isinstance(pilot.app.screen, TableScreen)

    assert at_the_keyboard(play, session) is None


def test_bots_alone_are_watched_by_a_spectator() -> None:
    session = Session.start(Wish("fine_sand", 2, "basic", seed="5", places=["random", "random"]))

    async def play(pilot: Pilot[str]) -> None:
        await until(pilot, lambda: offered(pilot) != [])
        assert session.table.over, "a spectator is offered nothing before the end"
        assert session.viewer == -1

    at_the_keyboard(play, session)


def test_a_bot_may_answer_while_the_application_is_taken_down() -> None:
    session = against_a_bot()
    knocking: list[asyncio.Task[None]] = []

    async def play(pilot: Pilot[str]) -> None:
        screen = table_screen(pilot)

        async def knock() -> None:
            while screen.is_attached:
                screen.show_table()
                await asyncio.sleep(0)

        knocking.append(asyncio.create_task(knock()))

    at_the_keyboard(play, session)
    assert knocking[0].done()
    assert knocking[0].exception() is None


def test_the_option_somebody_stands_on_is_explained_and_its_card_opens() -> None:
    """Also where it names somebody and the place they go to."""
    session = Session.start(Wish("legion", seed="5"))

    async def play(pilot: Pilot[str]) -> None:
        screen = table_screen(pilot)
        await until(pilot, lambda: "faction whites" in offered(pilot))
        await pilot.press("down")
        assert "the highest power" in shown(screen, "#meaning")
        while not any(text.startswith("send") for text in offered(pilot)):
            await pick(pilot, offered(pilot)[-1])
            await until(pilot, lambda: bool(offered(pilot)))
        someone = offered(pilot)[0].removeprefix("send ").partition("/")[0]
        await pilot.press("home", "c")
        await until(pilot, lambda: isinstance(pilot.app.screen, dialogs.Cards))
        await until(pilot, lambda: screen.faces.name(someone) in shown(pilot.app.screen, "#card-text"))

    at_the_keyboard(play, session)
