"""A recorded game on the screen, pick by pick."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Footer, Static

import sandtable
from sandtable import Record, Table
from sandtable.terminal import draw
from sandtable.terminal.faces import Faces
from sandtable.terminal.scene import make_scene
from sandtable.terminal.screens import Speaking
from sandtable.terminal.shapes import Room
from sandtable.terminal.story import Story

LEAP = 10
MOST_TOLD = 60  # sentences of the log


class ReplayScreen(Speaking[None]):
    """Arrows step, Home and End leap. Tab looks through other eyes."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right", "step(1)", "terminal-key-step", key_display="← →"),
        Binding("left", "step(-1)", show=False),
        Binding("down,pagedown", f"step({LEAP})", "terminal-key-leap", key_display="↑ ↓"),
        Binding("up,pageup", f"step({-LEAP})", show=False),
        Binding("home", "step(-1000000)", "terminal-key-begin"),
        Binding("end", "step(1000000)", "terminal-key-end"),
        Binding("tab", "other_eyes", "terminal-key-seat", priority=True),
        Binding("q,escape", "app.quit", "terminal-key-quit"),
    ]

    def __init__(self, record: Record, seat: int, at: int, packs: list[Path] | None, language: str) -> None:
        self.table: Table = sandtable.replay(record, upto=at, packs=packs)
        super().__init__(self.table.title.messages(language))
        self.record = record
        self.seat = seat
        self.packs = packs
        self.faces = Faces(self.table, self.table.voice(language))

    def compose(self) -> ComposeResult:
        yield Static(id="heading", markup=False)
        yield Static(id="strips")
        with VerticalScroll(id="board", can_focus=False):
            yield Static(id="board-text")
        yield Story(id="bottom")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.show_position()

    def on_resize(self) -> None:
        self.call_after_refresh(self.show_position)

    def action_step(self, count: int) -> None:
        """Forward by playing on; back by replaying from the start."""
        at = len(self.table.history)
        to = max(0, min(len(self.record.picks), at + count))
        if to < at:
            self.table = sandtable.replay(self.record, upto=to, packs=self.packs)
        else:
            for seat, text in self.record.picks[at:to]:
                self.table.play(seat, text)
        self.show_position()

    def action_other_eyes(self) -> None:
        self.seat = self.seat + 1 if self.seat + 1 < self.record.players else -1
        self.show_position()

    def show_position(self) -> None:
        voice = self.table.voice(self.messages.language)
        scene = make_scene(self.table, voice, self.faces, self.seat)
        height = self.size.height - 2 - self.query_one("#bottom").outer_size.height
        room = Room.of(self.size.width - 3, height, len(scene.others))
        self.query_one("#heading", Static).update("  ·  ".join([*scene.heading, *self.place()]))
        self.query_one("#strips", Static).update(draw.strips(scene, {}, room))
        self.query_one("#board-text", Static).update(draw.board(scene, room, {}))
        told = voice.log(self.seat)[-MOST_TOLD:]
        self.query_one(Story).show(Content("\n").join([Content(line) for line in told]))

    def place(self) -> list[str]:
        """Which pick of the record is shown, and which seat it is shown to."""
        at = self.say("terminal-pick-of", pick=len(self.table.history), all=len(self.record.picks))
        seen = self.say("terminal-eyes", player=self.table.names[self.seat]) if self.seat >= 0 else self.say("terminal-all-eyes")
        return [at, seen]
