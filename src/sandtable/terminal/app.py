"""The terminal application: the start, the table, and what follows a game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from sandtable import Record
from sandtable.engine.messages import ENGLISH, house
from sandtable.terminal.ending import AGAIN, NEXT
from sandtable.terminal.look import DARK, LIGHT, first_theme
from sandtable.terminal.replay import ReplayScreen
from sandtable.terminal.session import Session
from sandtable.terminal.speech import Speech
from sandtable.terminal.start import Start
from sandtable.terminal.table import PAUSE, TableScreen


class SandApp(App[str]):
    """What playing and replaying share: the look."""

    CSS_PATH = "style.tcss"
    TITLE = "Sandtable"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2", "other_theme", show=False),
        Binding("ctrl+c", "quit", show=False, priority=True),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.register_theme(DARK)
        self.register_theme(LIGHT)
        self.theme = first_theme()

    def action_other_theme(self) -> None:
        self.theme = LIGHT.name if self.theme == DARK.name else DARK.name


class TableApp(SandApp):
    """Opens the start screen, or a game that was chosen already."""

    def __init__(self, session: Session | None = None, *, language: str = ENGLISH, pause: float = PAUSE) -> None:
        super().__init__()
        self.session = session
        self.language = language
        self.pause = pause  # after what a bot openly does

    def on_mount(self) -> None:
        self.push_screen(Start(house(self.language), self.open_game))
        if self.session:
            self.open_game(self.session)

    def open_game(self, session: Session) -> None:
        """Sit down at a table, with the start below it."""
        self.back_to_start()
        self.push_screen(TableScreen(Speech(session, self.language), self.after_game, self.pause))

    def after_game(self, session: Session, choice: str) -> None:
        if choice == NEXT:
            self.open_game(session.next_game())
        elif choice == AGAIN:
            self.open_game(Session.start(replace(session.wish, places=session.seats, seed="")))
        else:
            self.back_to_start()

    def back_to_start(self) -> None:
        while len(self.screen_stack) > 2:
            self.pop_screen()

    async def action_quit(self) -> None:
        """Leave, from wherever: a game on the table is saved first."""
        tables = [screen for screen in self.screen_stack if isinstance(screen, TableScreen)]
        if tables:
            tables[-1].action_quit()
        else:
            self.exit()


class ReplayApp(SandApp):
    """Steps through a record."""

    def __init__(self, screen: ReplayScreen) -> None:
        super().__init__()
        self.replay = screen

    def on_mount(self) -> None:
        self.push_screen(self.replay)


def step_through(record: Record, seat: int, *, at: int, packs: list[Path] | None, language: str = ENGLISH) -> int:
    ReplayApp(ReplayScreen(record, seat, at, packs, language)).run()
    return 0
