"""The cards of one game as they are drawn, in one language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sandtable import Table
from sandtable.engine.voice import Voice
from sandtable.engine.words import Option
from sandtable.terminal.boards import Board, Entry, Sight, board_of, word

NO_MARKS: dict[str, int] = {}


@dataclass(frozen=True)
class Face:
    """A card as it is drawn."""

    id: str
    name: str
    kind: str = ""
    kind_name: str = ""
    badge: str = ""
    text: str = ""
    worn: str = ""  # what lies on it


class Faces:
    """The cards of one game by id, made once."""

    def __init__(self, table: Table, voice: Voice) -> None:
        words = voice.words
        self.messages = words.messages
        self.board: Board = board_of(table.title)
        self.entries: dict[str, Entry] = {e["id"]: e for e in table.title.cards(table.setup.content, self.messages)}
        self.names = {noun.slug: noun.name for nouns in words.nouns.values() for noun in nouns}

    def name(self, id: str) -> str:
        return str(self.entries.get(id, {}).get("name") or self.names.get(id, id))

    def kind(self, id: str) -> str:
        """What kind of card it is, for people."""
        kind = self.board.kind(self.entries.get(id, {}))
        return word(self.messages, "kind", kind) if kind else ""

    def face(self, id: str, sight: Sight, marks: Mapping[str, int] = NO_MARKS) -> Face:
        entry, board, messages = self.entries.get(id, {}), self.board, self.messages
        worn = ", ".join(board.worn(id, dict(marks), sight))
        kind = board.kind(entry)
        return Face(id, self.name(id), kind, self.kind(id), board.badge(entry, messages), board.text(entry, messages), worn)

    def about(self, option: Option) -> str:
        """What the card says that an option names."""
        entry = self.entries.get(card_of(option))
        if not entry:
            return ""
        others = [f"{self.name(id)} {self.entries[id].get('text', '')}" for id in self.board.brings(entry)]
        return " ".join([self.board.text(entry, self.messages), *others])

    def note(self, option: Option, prices: Mapping[str, int]) -> str:
        """What stands beside an option: its price, or something about the card it names."""
        if option.text in prices:
            return self.messages.text("terminal-price", price=prices[option.text])
        entry = self.entries.get(option.noun)
        return self.board.note(option, entry, self.messages) if entry else ""


def card_of(option: Option) -> str:
    """The card an option names, also where it says more: somebody, and the place they go to."""
    return option.noun.partition("/")[0]
