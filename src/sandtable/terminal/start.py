"""Before a game: what to play. Enter, Enter starts one against a greedy bot."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

import sandtable
from sandtable import SandtableError
from sandtable.bots.names import told_apart
from sandtable.engine.messages import Messages
from sandtable.engine.title import Title
from sandtable.terminal.high_scores import HighScores
from sandtable.terminal.prepare import OpenGame, Prepare
from sandtable.terminal.saves import Saved, saved_games
from sandtable.terminal.screens import Speaking
from sandtable.terminal.session import Session
from sandtable.terminal.speech import bot_or_person
from sandtable.terminal.wish import HUMAN

AGO = (("days", 86400), ("hours", 3600), ("minutes", 60))


class Start(Speaking[None]):
    """The first screen: the titles on the shelf, and the saved games."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("h", "scores", "terminal-key-scores"),
        Binding("q,escape", "app.quit", "terminal-key-quit"),
    ]

    def __init__(self, messages: Messages, open_game: OpenGame) -> None:
        super().__init__(messages)
        self.open_game = open_game
        self.titles = [sandtable.title(slug) for slug in sandtable.titles()]
        self.chosen: list[Callable[[], None]] = []  # what each row of the shelf does
        self.abouts: list[str] = []  # what is told of each row

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(self.say("terminal-banner"), classes="banner", markup=False)
            yield OptionList(id="shelf")
            yield Static(id="about", markup=False)
        yield Footer(show_command_palette=False)

    def on_screen_resume(self) -> None:
        self.fill()

    def fill(self) -> None:
        """List titles and saved games afresh."""
        shelf = self.query_one("#shelf", OptionList)
        shelf.clear_options()
        self.chosen, self.abouts = [], []
        for title in self.titles:
            self.add(self.title_row(title), lambda title=title: self.prepare(title), self.about(title))  # type: ignore[misc]
        saved = saved_games()
        if saved:
            shelf.add_option(None)
            self.add(Content.styled(self.say("terminal-go-on"), "bold $accent"), None, "")
        for game in saved:
            self.add(Content(saved_words(game, self.messages)), lambda game=game: self.resume(game), str(game.path))  # type: ignore[misc]
        shelf.highlighted = 0
        shelf.focus()

    def add(self, row: Content, chosen: Callable[[], None] | None, about: str) -> None:
        """Add a row to the shelf. A row that does nothing is a heading."""
        self.query_one("#shelf", OptionList).add_option(Option(row, disabled=chosen is None))
        self.chosen.append(chosen or self.fill)
        self.abouts.append(about)

    def words_of(self, title: Title[Any]) -> Messages:
        return title.messages(self.messages.language)

    def title_row(self, title: Title[Any]) -> Content:
        counts = [count for mode in title.modes for count in mode.players]
        players = self.say("terminal-players", least=min(counts), most=max(counts))
        return Content.assemble((self.words_of(title).text("title"), "bold"), "  ", (players, "dim"))

    def about(self, title: Title[Any]) -> str:
        messages = self.words_of(title)
        modes = messages.listed([title.mode_name(mode.id, messages.language) for mode in title.modes])
        return f"{messages.text('title.about')}\n{self.say('terminal-modes', modes=modes)}"

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self.query_one("#about", Static).update(self.abouts[event.option_index])

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.chosen[event.option_index]()

    def action_scores(self) -> None:
        self.app.push_screen(HighScores(self.messages))

    def prepare(self, title: Title[Any]) -> None:
        self.app.push_screen(Prepare(title, self.words_of(title), self.open_game))

    def resume(self, saved: Saved) -> None:
        try:
            self.open_game(Session.resume(saved.path))
        except SandtableError as error:
            self.complain(error)


def saved_words(saved: Saved, messages: Messages) -> str:
    """A saved game in a line: what is played, by whom, how far it is, and when it was left."""
    record, title = saved.record, sandtable.title(saved.record.title)
    own, text = title.messages(messages.language), messages.text
    game = text("terminal-game", title=own.text("title"), mode=title.mode_name(record.mode, messages.language))
    seats = record.notes.get("seats", [])
    bots = told_apart([bot_or_person(messages, str(who)) for who in seats if who != HUMAN], messages)
    company = text(
        "terminal-company", people=record.players - len(bots), bots=len(bots), names=messages.listed(bots) if bots else ""
    )
    state = "terminal-next-waits" if record.result else "terminal-picks"
    return text(
        "terminal-saved-game",
        game=game,
        company=company,
        state=text(state, count=len(record.picks)),
        ago=ago(time.time() - saved.when, messages),
    )


def ago(seconds: float, messages: Messages) -> str:
    for unit, size in AGO:
        if seconds >= size:
            return messages.text(f"terminal-ago-{unit}", count=int(seconds // size))
    return messages.text("terminal-just-now")
