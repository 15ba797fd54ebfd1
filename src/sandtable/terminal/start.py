"""Before a game: what to play, and how. Enter, Enter starts one against a greedy bot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, TypeVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

import sandtable
from sandtable import SandtableError
from sandtable.bots.roster import bot_names
from sandtable.engine.title import Mode, Setting, Title
from sandtable.terminal.saves import Saved, saved_games
from sandtable.terminal.session import HUMAN, Session, Wish

OpenGame = Callable[[Session], None]
T = TypeVar("T")


class Start(Screen[None]):
    """The titles on the shelf, and the games that wait."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q,escape", "app.quit", "Quit"), Binding("enter", "", "Choose")]

    def __init__(self, open_game: OpenGame) -> None:
        super().__init__()
        self.open_game = open_game
        self.titles = [sandtable.title(slug) for slug in sandtable.titles()]
        self.saved: list[Saved] = []

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static("S A N D T A B L E\nWhat shall we play?", classes="banner")
            yield OptionList(id="shelf")
            yield Static(id="about", markup=False)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.fill()

    def on_screen_resume(self) -> None:
        self.fill()

    def fill(self) -> None:
        shelf = self.query_one("#shelf", OptionList)
        self.saved = saved_games()
        shelf.clear_options()
        shelf.add_options(
            [Option(Content.assemble((title.name, "bold"), "  ", (players(title), "dim"))) for title in self.titles]
        )
        if self.saved:
            shelf.add_options([None, Option(Content.styled("Go on with a saved game", "bold $accent"), disabled=True)])
            shelf.add_options([Option(Content(saved.label)) for saved in self.saved])
        shelf.highlighted = 0
        shelf.focus()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        about = ""
        if event.option_index < len(self.titles):
            title = self.titles[event.option_index]
            about = f"{title.about}\nModes: {', '.join(title.mode_name(mode.id) for mode in title.modes)}."
        self.query_one("#about", Static).update(about)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        index = event.option_index
        if index < len(self.titles):
            self.app.push_screen(Prepare(self.titles[index], self.open_game))
            return
        try:
            self.open_game(Session.resume(self.saved[index - len(self.titles) - 1].path))
        except SandtableError as error:
            self.notify(str(error), severity="error", markup=False)


def players(title: Title[Any]) -> str:
    counts = sorted({count for mode in title.modes for count in mode.players})
    return f"{counts[0]}-{counts[-1]} players" if len(counts) > 1 else f"{counts[0]} players"


class Prepare(Screen[None]):
    """Mode, seats and settings, with a start on top that needs none of them."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "change(-1)", "Change", key_display="← →"),
        Binding("right", "change(1)", show=False),
        Binding("escape", "back", "Back"),
        Binding("q", "back", show=False),
    ]

    def __init__(self, title: Title[Any], open_game: OpenGame) -> None:
        super().__init__()
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
        self.values = {setting.id: setting.defaults.get(mode.id, setting.default) for setting in self.settings()}

    def seat(self, count: int) -> None:
        self.seats = [*self.seats, *["greedy"] * count][:count]
        self.seats[0] = HUMAN

    def settings(self) -> list[Setting]:
        return [setting for setting in self.title_.settings if not setting.modes or self.mode.id in setting.modes]

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(self.title_.name, classes="banner", markup=False)
            yield OptionList(id="form")
            yield Static(id="about", markup=False)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.fill(0)
        self.query_one("#form").focus()

    def rows(self) -> list[tuple[str, str, str]]:
        """What can be changed: its name, its value, and what it means."""
        rows = [
            ("mode", self.title_.mode_name(self.mode.id), self.title_.mode_about(self.mode.id)),
            ("players", str(len(self.seats)), "How many sit at the table."),
        ]
        rows += [
            (f"seat {number}", who_words(who), "You, a bot, or another person at this screen.")
            for number, who in enumerate(self.seats, 1)
        ]
        rows += [
            (setting.id.replace("_", " "), str(self.values[setting.id]).replace("_", " "), self.title_.setting_about(setting.id))
            for setting in self.settings()
        ]
        return rows

    def fill(self, at: int) -> None:
        form = self.query_one("#form", OptionList)
        form.clear_options()
        form.add_option(Option(Content.styled("▶ Start", "bold $accent")))
        for name, value, _ in self.rows():
            form.add_option(Option(Content.assemble((f"  {name:<14}", "dim"), "◂ ", (value, "bold"), " ▸")))
        form.highlighted = at

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        about = "Enter starts the game." if event.option_index == 0 else self.rows()[event.option_index - 1][2]
        self.query_one("#about", Static).update(about)

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
        values: list[str | int] = [*setting.values]
        if setting.range:
            values = [*range(setting.range[0], setting.range[1] + 1)]
        self.values[setting.id] = turn(values, self.values[setting.id], way)

    def start(self) -> None:
        wish = Wish(self.title_.slug, len(self.seats), self.mode.id, dict(self.values), places=self.seats)
        try:
            self.open_game(Session.start(wish))
        except SandtableError as error:
            self.notify(str(error), severity="error", markup=False)


def who_words(who: str) -> str:
    return "a person" if who == HUMAN else f"{who} bot"


def turn(values: list[T], value: T, way: int) -> T:
    """The next value, round and round."""
    return values[(values.index(value) + way) % len(values)]
