"""How to play a title: mode, seats and settings, with a start on top that needs none of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, TypeVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

from sandtable import SandtableError
from sandtable.bots.names import level_about
from sandtable.bots.roster import USUAL, bot_names
from sandtable.engine.messages import Messages
from sandtable.engine.setup import Mode, Setting
from sandtable.engine.title import Title
from sandtable.terminal.boards import word
from sandtable.terminal.screens import Speaking
from sandtable.terminal.session import Session
from sandtable.terminal.speech import bot_or_person
from sandtable.terminal.wish import HUMAN, Wish

OpenGame = Callable[[Session], None]
Row = tuple[str, str, str]  # what can be changed: its name, its value, and what it means
T = TypeVar("T")
NAME_WIDTH = 16


class Prepare(Speaking[None]):
    """The form of a game to come."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "change(-1)", "terminal-key-change", key_display="← →"),
        Binding("right", "change(1)", show=False),
        Binding("escape", "back", "terminal-key-back"),
        Binding("q", "back", show=False),
    ]

    def __init__(self, title: Title[Any], messages: Messages, open_game: OpenGame) -> None:
        super().__init__(messages)
        self.open_game = open_game
        self.title_ = title
        self.mode = next((mode for mode in title.modes if 2 in mode.players), title.modes[0])
        self.seats: list[str] = []
        self.values: dict[str, str | int] = {}
        self.take(self.mode)

    def take(self, mode: Mode) -> None:
        """Another mode: its numbers of players, its settings at their defaults."""
        self.mode = mode
        self.seat(2 if 2 in mode.players else mode.players[0])
        self.values = {setting.id: self.usual(setting) for setting in self.settings()}

    def seat(self, count: int) -> None:
        """So many players. What does not fit them any more is as usual again."""
        self.seats = [*self.seats, *[USUAL] * count][:count]
        self.seats[0] = HUMAN
        for setting in self.settings():
            if setting.values and self.values.get(setting.id) not in setting.fitting(count):
                self.values[setting.id] = self.usual(setting)

    def usual(self, setting: Setting) -> str | int:
        return setting.defaults.get(self.mode.id, setting.default)

    def settings(self) -> list[Setting]:
        return [setting for setting in self.title_.settings if setting.applies(self.mode.id, len(self.seats))]

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(self.say("title"), classes="banner", markup=False)
            yield OptionList(id="form")
            yield Static(id="about", markup=False)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.fill(0)
        self.query_one("#form").focus()

    # What the form shows

    def rows(self) -> list[Row]:
        mode, language = self.mode.id, self.messages.language
        mode_row = (self.say("terminal-mode"), self.title_.mode_name(mode, language), self.title_.mode_about(mode, language))
        players = (self.say("terminal-player-count"), str(len(self.seats)), self.say("terminal-player-count.about"))
        seats = [self.seat_row(number, who) for number, who in enumerate(self.seats, 1)]
        return [mode_row, players, *seats, *(self.setting_row(setting) for setting in self.settings())]

    def seat_row(self, number: int, who: str) -> Row:
        about = self.say("terminal-seat-about") if who == HUMAN else level_about(who, self.messages)
        return self.say("seat", number=number), bot_or_person(self.messages, who), about

    def setting_row(self, setting: Setting) -> Row:
        name = word(self.messages, "setting-name", setting.id)
        value = word(self.messages, "value", str(self.values[setting.id]))
        return name, value, self.title_.setting_about(setting.id, self.messages.language)

    def fill(self, at: int) -> None:
        form = self.query_one("#form", OptionList)
        form.clear_options()
        form.add_option(Option(Content.styled(f"▶ {self.say('terminal-start')}", "bold $accent")))
        for name, value, _ in self.rows():
            form.add_option(Option(Content.assemble((f"  {name:<{NAME_WIDTH}}", "dim"), "◂ ", (value, "bold"), " ▸")))
        form.highlighted = at

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        rows = [self.say("terminal-start.about"), *(about for _, _, about in self.rows())]
        self.query_one("#about", Static).update(rows[event.option_index])

    # What it changes

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_index == 0:
            self.start()
        else:
            self.action_change(1)

    def action_back(self) -> None:
        self.app.pop_screen()

    def action_change(self, way: int) -> None:
        at = self.query_one("#form", OptionList).highlighted or 0
        row = at - 1
        if row == 0:
            self.take(turn(list(self.title_.modes), self.mode, way))
        elif row == 1:
            self.seat(turn(list(self.mode.players), len(self.seats), way))
        elif row > 1:
            self.change_seat_or_setting(row - 2, way)
        self.fill(at)

    def change_seat_or_setting(self, row: int, way: int) -> None:
        if row < len(self.seats):
            self.seats[row] = turn([HUMAN, *bot_names()], self.seats[row], way)
            return
        setting = self.settings()[row - len(self.seats)]
        values: list[str | int] = [*setting.fitting(len(self.seats))]
        if setting.range:
            values = [*range(setting.range[0], setting.range[1] + 1)]
        self.values[setting.id] = turn(values, self.values[setting.id], way)

    def start(self) -> None:
        chosen = {setting.id: self.values[setting.id] for setting in self.settings()}
        wish = Wish(self.title_.slug, len(self.seats), self.mode.id, chosen, places=self.seats)
        try:
            self.open_game(Session.start(wish))
        except SandtableError as error:
            self.complain(error)


def turn(values: list[T], value: T, way: int) -> T:
    """The next value, round and round."""
    return values[(values.index(value) + way) % len(values)]
