"""A recorded game on the screen, pick by pick."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Footer, Static

import sandtable
from sandtable import Record, Table
from sandtable.terminal import draw
from sandtable.terminal.scene import Faces, make_scene

LEAP = 10


class ReplayScreen(Screen[None]):
    """Arrows step, Home and End leap. Tab looks through other eyes."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right", "step(1)", "Step", key_display="← →"),
        Binding("left", "step(-1)", show=False),
        Binding("down,pagedown", f"step({LEAP})", "Leap", key_display="↑ ↓"),
        Binding("up,pageup", f"step({-LEAP})", show=False),
        Binding("home", "step(-1000000)", "Begin"),
        Binding("end", "step(1000000)", "End"),
        Binding("tab", "other_eyes", "Seat", priority=True),
        Binding("q,escape", "app.quit", "Quit"),
    ]

    def __init__(self, record: Record, seat: int, at: int, packs: list[Path] | None) -> None:
        super().__init__()
        self.record = record
        self.seat = seat
        self.packs = packs
        self.table: Table = sandtable.replay(record, upto=at, packs=packs)
        self.faces = Faces(self.table)

    def compose(self) -> ComposeResult:
        yield Static(id="heading", markup=False)
        yield Static(id="strips")
        with VerticalScroll(id="board", can_focus=False):
            yield Static(id="board-text")
        with VerticalScroll(id="bottom", can_focus=False):
            yield Static(id="story")
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
        scene = make_scene(self.table, self.faces, self.seat)
        height = self.size.height - 2 - self.query_one("#bottom").outer_size.height
        room = draw.Room.of(self.size.width - 3, height, len(scene.others))
        eyes = self.table.names[self.seat] if self.seat >= 0 else "everybody"
        place = f"pick {len(self.table.history)} of {len(self.record.picks)}"
        self.query_one("#heading", Static).update("  ·  ".join([*scene.heading, place, f"as {eyes} sees it"]))
        self.query_one("#strips", Static).update(draw.strips(scene, {}, room))
        self.query_one("#board-text", Static).update(draw.board(scene, room, {}))
        self.query_one("#story", Static).update(Content("\n").join([Content(line) for line in self.table.log(self.seat)[-60:]]))
        self.call_after_refresh(self.query_one("#bottom", VerticalScroll).scroll_end, animate=False)
