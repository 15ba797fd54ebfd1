"""The commands of the table: what its keys do besides picking."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content

from sandtable import SandtableError
from sandtable.engine.rulebook import read_rulebook
from sandtable.terminal.dialogs import Cards, Rules, Text, why_not_text
from sandtable.terminal.faces import Faces, card_of
from sandtable.terminal.options import Options
from sandtable.terminal.screens import Speaking
from sandtable.terminal.speech import Speech


class Commands(Speaking[None]):
    """Help, rules, cards, saving, and leaving: what a table offers at any time."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", "terminal-key-undo"),
        Binding("w", "why_not", "terminal-key-why-not"),
        Binding("c", "cards", "terminal-key-cards"),
        Binding("r", "rules", "terminal-key-rules"),
        Binding("s", "save", "terminal-key-save"),
        Binding("question_mark", "help", "terminal-key-help", key_display="?"),
        Binding("q", "quit", "terminal-key-quit"),
        Binding("pageup", "scroll_board(-1)", show=False),
        Binding("pagedown", "scroll_board(1)", show=False),
    ]

    def __init__(self, speech: Speech) -> None:
        super().__init__(speech.messages)
        self.speech = speech
        self.session = speech.session
        self.faces = Faces(self.session.table, speech.voice)

    def action_scroll_board(self, way: int) -> None:
        board = self.query_one("#board", VerticalScroll)
        board.scroll_relative(y=way * (board.size.height - 1), animate=False)

    def action_why_not(self) -> None:
        seat = self.session.viewer
        refusals = self.speech.voice.why_not(seat) if seat in self.session.table.waiting_for else []
        self.app.push_screen(Text(self.messages, self.say("terminal-why-not"), why_not_text(refusals, self.messages)))

    def action_cards(self) -> None:
        index, options = self.query_one(Options).highlighted, self.speech.voice.options(self.session.viewer)
        at = card_of(options[index]) if index is not None and index < len(options) else ""
        self.app.push_screen(Cards(self.faces, at))

    def action_rules(self) -> None:
        ask = self.speech.ask()
        try:
            book = read_rulebook(self.session.table.title, self.speech.language)
        except SandtableError as error:
            self.complain(error)
            return
        self.app.push_screen(Rules(self.messages, book, ask["rule"] if ask else ""))

    def action_help(self) -> None:
        mode, title = self.session.table.setup.mode, self.session.table.title
        named = {"mode": title.mode_name(mode, self.speech.language), "mode-about": title.mode_about(mode, self.speech.language)}
        about = self.say("terminal-about", title=self.say("title"), about=self.say("title.about"), **named)
        self.app.push_screen(
            Text(self.messages, self.say("terminal-help"), Content(f"{about}\n\n{self.say('terminal-help.keys')}"))
        )

    def action_save(self) -> None:
        try:
            self.notify(self.say("terminal-saved", path=str(self.session.save())), markup=False)
        except OSError as error:
            self.complain_of_file("terminal-not-saved", error)

    def action_quit(self) -> None:
        try:
            path = self.session.save()
        except OSError as error:
            self.complain_of_file("terminal-not-left", error)
            return
        self.app.exit(self.say("terminal-farewell", path=str(path)))

    def keep(self, problem: str) -> None:
        """Save the game, or say with this message that it could not be saved."""
        try:
            self.session.save()
        except OSError as error:
            self.complain_of_file(problem, error)
