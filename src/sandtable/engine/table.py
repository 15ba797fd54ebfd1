"""A table: one game being played, with its record, its log, safe undo, and words for everything."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any, Self

from sandtable.engine.content import Content
from sandtable.engine.errors import BadRecord, IllegalPick
from sandtable.engine.game import Begun, Game
from sandtable.engine.history import Pick
from sandtable.engine.messages import ENGLISH
from sandtable.engine.phrases import Phrase
from sandtable.engine.piles import SeenPiles
from sandtable.engine.position import Position
from sandtable.engine.questions import final_options
from sandtable.engine.record import Record
from sandtable.engine.recording import record_of, setup_of
from sandtable.engine.refusals import code_of, player, refused
from sandtable.engine.setup import Setup
from sandtable.engine.sight import SPECTATOR, beside_cards
from sandtable.engine.title import ASK, Title
from sandtable.engine.voice import Voice, WhyNot
from sandtable.engine.words import RESIGN, Option, Words, shared

Tried = tuple[Position, int, list[bool]]  # where the game stood, after so many picks, and what could not be taken back


class Table(Game):
    """A game as people play it, in words. `-1` is a spectator. `sandtable.new` makes one."""

    def __init__(self, title: Title[Any], setup: Setup, names: list[str] | None = None, begun: Begun | None = None) -> None:
        super().__init__(title, setup, begun)
        self.names = names or title.seat_names(setup.players)
        self._voices: dict[str, Voice] = {}  # by language
        self._seen: dict[int, SeenPiles] = {}  # by seat
        self._final: dict[int, Tried] = {}  # by seat
        self.base = ""  # where these rules went on from, if the game began under others: as in its record

    # Playing

    def play(self, seat: int, option: Option | str | int) -> None:
        """Make a pick, given as an option, its notation or its number. What is not offered is refused with the reason."""
        self.make(Pick(seat, code_of(self, seat, option)))

    def resign(self, seat: int) -> None:
        """Leave for good while the others play on, where the rules of the title provide for it."""
        self.play(seat, RESIGN)

    def play_all(self, seat: int, options: list[str]) -> int:
        """Make several picks of one seat, one after the other. Returns how many of them were made.

        As long as all could be taken back, one that is refused takes the others with it, and nothing has changed. The first that
        brings something to light stands, and those after it are dropped unread: to refuse them would tell what came to light.
        """
        before = self.keepsake() if len(options) > 1 else None
        for made, option in enumerate(options, 1):
            try:
                self.play(seat, option)
            except IllegalPick:
                if before is not None:
                    self.restore(before)
                raise
            if self.history[-1].fence:
                return made
        return len(options)

    def undo(self, seat: int) -> int:
        """Take back the last pick of a seat. Returns how many more could be taken back."""
        if not self.can_undo(seat):
            raise refused(self, "refused-undo", player=player(self, seat))
        self.take_back(seat)
        return self.undoable(seat)

    # Looking

    @property
    def words(self) -> Words:
        """The vocabulary of this game in English. Notation is the same in every language."""
        return self.voice().words

    def voice(self, language: str = ENGLISH) -> Voice:
        """This game told in some language."""
        if language not in self._voices:
            setup = self.setup
            kind = f"{self.title.slug} {setup.mode} {setup.players} {setup.content.hash} {language}"
            self._voices[language] = Voice(self, shared(kind, self.title.words(setup, self.g, language)))
        return self._voices[language]

    def options(self, seat: int) -> list[Option]:
        """What a seat may pick now. Empty when it is not asked."""
        return self.voice().options(seat)

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """All that a seat may know, in words, ready for JSON."""
        return self.voice().view(seat)

    def ask(self, seat: int) -> dict[str, Any] | None:
        """What a seat is asked: the decision, its rule, its prompt and its options."""
        return self.voice().ask(seat)

    def why_not(self, seat: int) -> list[WhyNot]:
        """What a seat might look for and is not offered, with the rule that forbids it."""
        return self.voice().why_not(seat)

    def log(self, seat: int = SPECTATOR, after: int = 0) -> list[str]:
        """What happened, in sentences, as far as a seat was told: all of it, or what came after some number of picks."""
        return self.voice().log(seat, after)

    def story(self, seat: int = SPECTATOR, after: int = 0) -> list[dict[str, Any]]:
        """The log, each line with its `text`, the `seat` that acts (-1: none), and the notation of what it is `about`."""
        return self.voice().story(seat, after)

    def sight(self, seat: int) -> dict[str, Any]:
        """What a seat may know and what needs no words: names of zones, cards and numbers are the same in every language."""
        if seat not in self._seen:
            self._seen[seat] = SeenPiles(self.g.layout)
        return seen_of(self, seat, self._seen[seat])

    def final(self, seat: int) -> list[bool]:
        """Of each option of a seat: whether it could not be taken back. It is tried once for all who look from there."""
        g, made = self.g, len(self.history)
        known = self._final.get(seat)
        if known is None or known[0] is not g or known[1] != made:
            known = self._final[seat] = (g, made, final_options(self.title, g, seat))
        return known[2]

    def fall_silent(self) -> None:
        """Nobody listens any more: its voices, which hold this table as it holds them, are made anew if somebody does."""
        self._voices, self._seen, self._final = {}, {}, {}

    # Standing orders

    @cached_property
    def ordered(self) -> list[str]:
        """The cards on which players may leave standing orders."""
        return self.title.orders(self.setup)

    def obey(self, seat: int, orders: dict[str, str], otherwise: str = ASK) -> str | None:
        """The pick that standing orders make for a seat; None if it must be asked. Orders are no part of the game."""
        if not self.ordered or seat not in self.g.offers:
            return None
        code = self.title.obey(self.setup, self.g, seat, orders, otherwise)
        return None if code is None else self.words.text(code)

    # Keeping

    @property
    def picks(self) -> list[tuple[int, str]]:
        """The picks that stand: who made them, and their notation."""
        return [(pick.seat, self.words.text(pick.code)) for pick in self.history]

    @property
    def record(self) -> Record:
        return record_of(self.title, self.setup, self.picks, self.result, self.base)

    @classmethod
    def replay(
        cls, title: Title[Any], record: Record, *, upto: int | None = None,
        packs: list[Path] | None = None, content: Content | None = None, begun: Table | None = None,
    ) -> Table:  # fmt: skip
        """Play a record again, to the end or to a number of picks. Refuses one that does not fit these rules and cards."""
        return make_again(begun or cls(title, setup_of(title, record, packs, content)), record, upto)

    def verify(self, record: Record) -> None:
        """Compare the result a record claims with the one it replays to."""
        mine = self.record.result
        if record.result != mine:
            raise BadRecord(Phrase("record-other-result", claims=str(record.result), replays=str(mine)))

    def at(self, g: Position, made: int) -> Self:
        table = super().at(g, made)
        table._voices, table._seen, table._final = {}, {}, {}  # these speak of their own table
        return table


def make_again(table: Table, record: Record, upto: int | None) -> Table:
    """Make the picks of a record that a game has not made yet, to the end or to a number of picks."""
    made = len(table.history)
    for index, (seat, text) in enumerate(record.picks[made:upto], made + 1):
        try:
            table.play(seat, text)
        except IllegalPick as error:
            raise BadRecord(Phrase("record-pick", number=index, why=error)) from None
    return table


def seen_of(table: Table, seat: int, piles: SeenPiles) -> dict[str, Any]:
    """What a seat may know of a table and what needs no words."""
    raw: dict[str, Any] = beside_cards(table.g, seat)
    return {
        "title": table.title.slug,
        "mode": table.setup.mode,
        "seat": seat,
        "names": table.names,
        "zones": piles.look(table.g, seat),
        "numbers": raw["numbers"],
        "scalars": raw["scalars"],
        "waiting_for": raw["waiting_for"],
        "picked": None if raw["picked"] is None else table.words.text(table.g.sealed[seat]),
        "over": table.over,
    }
