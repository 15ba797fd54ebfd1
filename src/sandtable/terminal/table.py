"""The table on the screen: the others, one's own cards, what is asked, what may be picked, and what happened."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import ClassVar

from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Footer, OptionList, Static

from sandtable import SandtableError
from sandtable.terminal import draw
from sandtable.terminal.commands import Commands
from sandtable.terminal.dialogs import Curtain
from sandtable.terminal.ending import SCORES, choices, result_text
from sandtable.terminal.high_scores import HighScores
from sandtable.terminal.options import KEYS, Options, choice_of, keys_of
from sandtable.terminal.scene import Scene, make_scene
from sandtable.terminal.scores import Scores, enter
from sandtable.terminal.session import Session
from sandtable.terminal.shapes import Room
from sandtable.terminal.speech import Speech
from sandtable.terminal.story import Story, prompt, story

PAUSE = 0.7  # seconds to read what a bot did


class TableScreen(Commands):
    """One game. Everything shown is a view of the seat that looks; everything picked is an option of it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("space", "skip", show=False)]

    def __init__(self, speech: Speech, after_game: Callable[[Session, str], None], pause: float = PAUSE) -> None:
        super().__init__(speech)
        self.after_game = after_game
        self.seconds = pause
        self.scene: Scene | None = None
        self.scores = Scores([])  # read when the game is over
        self.playing = False  # whether bots are at it
        self.hurry = asyncio.Event()

    def compose(self) -> ComposeResult:
        yield Static(id="heading", markup=False)
        yield Static(id="strips")
        with VerticalScroll(id="board", can_focus=False):
            yield Static(id="board-text")
        with Horizontal(id="bottom"):
            with Vertical(id="ask"):
                yield Static(id="prompt")
                yield Options(id="options")
                yield Static(id="meaning", markup=False)
            yield Story(id="log")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.query_one(Options).focus()
        if self.session.hot_seat and not self.session.table.over:
            self.draw_curtain(self.session.next_person())
        else:
            self.go_on()

    def on_resize(self) -> None:
        self.call_after_refresh(self.show_table)

    # The course of the game

    def go_on(self) -> None:
        """Show the table, let bots play, and hand the screen over when somebody else is asked."""
        session = self.session
        following = session.next_person()
        if following != session.viewer and not session.table.over:
            self.draw_curtain(following)
            return
        if session.table.over:
            self.finish()
        self.show_table()
        if session.asked_bots() and not self.playing:
            self.let_bots_play()

    def finish(self) -> None:
        """Save the finished game, and write down what it is worth."""
        self.keep("terminal-not-saved")
        try:
            self.scores = enter(self.session)
        except OSError as error:
            self.complain_of_file("terminal-scores-not-kept", error)
        self.tell_damaged(self.scores.aside)

    def draw_curtain(self, seat: int) -> None:
        """Hide everything until the next person is there."""

        def lift(_: None) -> None:
            self.session.viewer = seat
            self.go_on()

        self.app.push_screen(Curtain(self.messages, self.session.table.names[seat]), lift)

    @work
    async def let_bots_play(self) -> None:
        """Bots think in a thread, one after the other. What they openly do stays on the screen for a moment, if there is one."""
        self.playing = True
        self.hurry.clear()
        try:
            while self.stands and (asked := self.session.asked_bots()):
                if await self.session.bot_plays(asked[0]) and self.seconds:
                    self.show_table()
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(self.hurry.wait(), self.seconds)
        finally:
            self.playing = False
        if self.stands:
            self.go_on()

    # Drawing

    @property
    def stands(self) -> bool:
        """False while the application is taken down, piece by piece: a bot may answer in between."""
        return self.app.is_running and self.is_attached

    def show_table(self) -> None:
        if not (self.stands and self.size.width):
            return
        speech, over = self.speech, self.session.table.over
        self.set_class(over, "over")
        scene = self.scene = make_scene(self.session.table, speech.voice, self.faces, self.session.viewer)
        height = self.size.height - 2 - self.query_one("#bottom").outer_size.height
        room = Room.of(self.size.width - 3, height, len(scene.others))
        options = speech.voice.options(self.session.viewer)
        listed = choices(speech, self.scores) if over else [choice_of(option, scene, self.faces) for option in options]
        self.query_one(Options).show(listed, (self.size.width * 3) // 5 - 4)
        self.tell_meaning()
        self.query_one("#heading", Static).update("  ·  ".join(scene.heading))
        who = {place.seat: speech.who(place.seat) for place in scene.others}
        self.query_one("#strips", Static).update(draw.strips(scene, who, room))
        self.query_one("#board-text", Static).update(draw.board(scene, room, keys_of(options)))
        self.query_one("#prompt", Static).update(result_text(speech, self.scores) if over else prompt(speech))
        self.query_one(Story).show(story(speech))

    def tell_meaning(self) -> None:
        self.query_one("#meaning", Static).update(self.query_one(Options).about)

    # Picking

    def on_key(self, event: events.Key) -> None:
        index = KEYS.find(event.character) if event.character else -1
        if 0 <= index < len(self.query_one(Options).offered):
            event.stop()
            self.choose(index)

    def on_option_list_option_highlighted(self) -> None:
        self.tell_meaning()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.choose(event.option_index)

    def choose(self, index: int) -> None:
        session, text = self.session, self.query_one(Options).offered[index]
        if text == SCORES and session.table.over:
            self.app.push_screen(HighScores(self.messages))
            return
        if session.table.over:
            self.after_game(session, text)
            return
        try:
            session.pick(text)
            self.keep("terminal-pick-not-saved")
        except SandtableError as error:
            self.complain(error)
        self.go_on()

    def action_undo(self) -> None:
        self.notify(self.speech.undone(self.session.undo()), markup=False)
        self.go_on()

    def action_skip(self) -> None:
        self.hurry.set()
