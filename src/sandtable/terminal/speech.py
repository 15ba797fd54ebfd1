"""A game at this terminal in words: the question, the log, who sits where, in the language of whoever plays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sandtable.engine.coach import KIND
from sandtable.engine.gathering import Run, ends
from sandtable.engine.messages import Messages
from sandtable.terminal.session import Session
from sandtable.terminal.wish import HUMAN


@dataclass(frozen=True)
class Line:
    """A sentence of the log."""

    text: str
    new: bool  # told since this seat's last turn
    hint: bool  # a coach's line


class Speech:
    """One session told in one language."""

    def __init__(self, session: Session, language: str) -> None:
        self.session = session
        self.language = language
        self.voice = session.table.voice(language)
        self.messages = self.voice.words.messages

    def say(self, message: str, **arguments: str | int) -> str:
        return self.messages.text(message, **arguments)

    @property
    def title(self) -> str:
        return self.say("title")

    def ask(self) -> dict[str, Any] | None:
        """The question that is put to the seat the screen is for."""
        return self.voice.ask(self.session.viewer)

    def who(self, seat: int) -> str:
        """Which kind of player has a seat: the one at the screen, another person, or a bot."""
        if seat == self.session.viewer:
            return self.say("terminal-you")
        return bot_or_person(self.messages, self.session.seats[seat], "terminal-at-this-screen")

    def thinking(self) -> str:
        """Whom the table waits for."""
        names = [self.session.table.names[seat] for seat in self.session.table.waiting_for]
        return self.say("terminal-thinking", count=len(names), players=self.messages.listed(names))

    def undone(self, code: int | None) -> str:
        """What was taken back, and how much further it goes."""
        if code is None:
            return self.say("terminal-no-undo")
        left = self.session.table.undoable(self.session.viewer)
        return self.say("terminal-undone", option=self.voice.label(code), left=left)

    def lines(self, most: int = 80) -> list[Line]:
        """The latest sentences of the log, as the seat the screen is for may know them."""
        reading, viewer = self.session.reading, self.session.viewer
        told, mark = self.voice.runs(viewer), reading.marks.get(viewer, 0)
        return [self._line(told[end], new=end >= mark) for end in ends(told)[-most:]]

    def _line(self, run: Run, *, new: bool) -> Line:
        words = self.voice.words
        hint = any(kind == KIND for _, kind in words.events.all[run[-1].kind].arguments)
        return Line(words.sentence(run, self.session.table.names), new, hint)


def bot_or_person(messages: Messages, who: str, person: str = "terminal-person") -> str:
    """Who plays a seat: a bot by its name, or a person, in the words of this message."""
    if who == HUMAN:
        return messages.text(person)
    level, _, character = who.partition("-")
    name = messages.text(f"terminal-bot-{level}")
    if not character:
        return name
    return messages.text("level-with-character", level=name, character=messages.text(f"character-{character}"))
