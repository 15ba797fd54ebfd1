"""A table: one game being played, with its record, its log, safe undo, and words for everything."""

from __future__ import annotations

import copy
from functools import cached_property
from pathlib import Path
from typing import Any

from sandtable.engine.errors import BadRecord, IllegalPick
from sandtable.engine.history import Pick, WayBack, carry_out, told
from sandtable.engine.messages import ENGLISH
from sandtable.engine.phrases import Phrase
from sandtable.engine.piles import Sight
from sandtable.engine.position import Position
from sandtable.engine.record import Record
from sandtable.engine.sight import SPECTATOR, beside_cards, changed_piles, marks_on_cards
from sandtable.engine.title import ASK, Result, Setup, Title
from sandtable.engine.voice import Voice, WhyNot, refusals
from sandtable.engine.words import RESIGN, Option, Words, shared


class Table:
    """One game. Seats are numbered from 0; `-1` is a spectator. `sandtable.new` makes one."""

    def __init__(self, title: Title[Any], setup: Setup, names: list[str] | None = None) -> None:
        self.title = title
        self.setup = setup
        self.g = title.begin(setup)
        self._voices: dict[str, Voice] = {}  # by language
        self.names = names or title.seat_names(setup.players)
        self.opening = told(self.g)
        self.history: list[Pick] = []
        self._way_back = WayBack()
        self._made = [0] * setup.players  # how many picks each seat has made
        self._sights: dict[int, Sight] = {}  # by seat

    # Playing

    @property
    def waiting_for(self) -> list[int]:
        """The seats that owe a pick."""
        return sorted(self.g.offers)

    @property
    def over(self) -> bool:
        return not self.g.offers

    @property
    def result(self) -> Result | None:
        return self.title.result(self.setup, self.g) if self.over else None

    @property
    def campaign(self) -> dict[str, Any] | None:
        """After a game of a campaign: what to start the next one from."""
        return self.title.carry(self.setup, self.g) if self.over else None

    @property
    def keeps_secrets(self) -> bool:
        """Whether the game is over, but a campaign goes on with cards that somebody hides.

        Its views show each seat no more than before. Its record tells everything, and so does a replay from another seat: whoever
        keeps them hands them to nobody before the campaign is over.
        """
        return self.over and not self.g.ends_openly()

    def play(self, seat: int, option: Option | str | int) -> None:
        """Make a pick, given as an option, its notation or its number. What is not offered is refused with the reason."""
        code = self._code(seat, option)
        self._way_back.keep(self.g, len(self.history))
        pick = Pick(seat, code)
        carry_out(self.title, self.g, pick)
        self.history.append(pick)
        self._made[seat] += 1
        self._way_back.add(pick)

    def resign(self, seat: int) -> None:
        """Leave for good while the others play on, where the rules of the title provide for it."""
        self.play(seat, RESIGN)

    def play_all(self, seat: int, options: list[str]) -> int:
        """Make several picks of one seat, one after the other. Returns how many of them were made.

        As long as all could be taken back, one that is refused takes the others with it, and nothing has changed. The first that
        brings something to light stands, and those after it are dropped unread: to refuse them would tell what came to light.
        """
        before = self._keepsake(seat) if len(options) > 1 else None
        for made, option in enumerate(options, 1):
            try:
                self.play(seat, option)
            except IllegalPick:
                if before is not None:
                    self.g, self.history, self._made[seat], self._way_back = before
                raise
            if self.history[-1].fence:
                return made
        return len(options)

    def _keepsake(self, seat: int) -> tuple[Position, list[Pick], int, WayBack]:
        """All that picks of a seat change, as it is now."""
        return self.g.clone(), self.history[:], self._made[seat], WayBack(self._way_back)

    def _code(self, seat: int, option: Option | str | int) -> int:
        code = option.code if isinstance(option, Option) else self.words.code(option) if isinstance(option, str) else option
        if self.over:
            raise self._illegal("refused-over")
        if code == RESIGN:
            if not self.title.may_resign(self.g, seat):
                raise self._illegal("refused-resign", player=self._name(seat))
            return RESIGN
        if seat not in self.g.offers:
            raise self._illegal("refused-not-asked", player=self._name(seat))
        if code is None:
            raise self._illegal("refused-unknown", option=str(option))
        if code not in self.g.offers[seat]:
            raise self._not_offered(seat, code)
        return code

    def _not_offered(self, seat: int, code: int) -> IllegalPick:
        """The refusal of what is not offered, with the rule that forbids it if there is one."""
        player, option = self._name(seat), self.words.text(code)
        for refused, rule, why in refusals(self, seat):
            if refused == code:
                reason = self.voice().say(why)
                return self._illegal("refused-by-rule", player=player, option=option, reason=reason, rule=rule)
        return self._illegal("refused-not-offered", player=player, option=option)

    def _illegal(self, message: str, **arguments: str) -> IllegalPick:
        return IllegalPick(self.voice().say(Phrase(message, **arguments)))

    def _name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else self.voice().say(Phrase("seat", number=seat + 1))

    # Taking back

    def can_undo(self, seat: int) -> bool:
        return self.undoable(seat) > 0

    def undoable(self, seat: int) -> int:
        """How many picks a seat may take back, one after the other."""
        return self._way_back.length(seat, self.g.phase, self.history)

    def undo(self, seat: int) -> int:
        """Take back the last pick of a seat. Returns how many more could be taken back."""
        if not self.can_undo(seat):
            raise self._illegal("refused-undo", player=self._name(seat))
        index = max(i for i, pick in enumerate(self.history) if pick.seat == seat)
        later = self.history[index + 1 :]
        self.g = self._way_back.go(self.title, self.history, index)
        del self.history[index:]
        self._made[seat] -= 1
        for pick in later:  # picks of others who act at the same time: they do not depend on this one
            carry_out(self.title, self.g, pick)
            self.history.append(pick)
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
        if seat not in self._sights:
            self._sights[seat] = Sight(self.g.layout)
        sight = self._sights[seat]
        changed = changed_piles(self.g, seat, sight.piles)
        marks = marks_on_cards(self.g, seat, sight.piles)
        raw: dict[str, Any] = beside_cards(self.g, seat)
        return {
            "title": self.title.slug,
            "mode": self.setup.mode,
            "seat": seat,
            "names": self.names,
            "zones": sight.in_words(changed, marks),
            "numbers": raw["numbers"],
            "scalars": raw["scalars"],
            "waiting_for": raw["waiting_for"],
            "picked": None if raw["picked"] is None else self.words.text(self.g.sealed[seat]),
            "over": self.over,
        }

    @cached_property
    def ordered(self) -> list[str]:
        """The cards on which players may leave standing orders."""
        return self.title.orders(self.setup.content)

    def obey(self, seat: int, orders: dict[str, str], otherwise: str = ASK) -> str | None:
        """The pick that standing orders make for a seat; None if it must be asked. Orders are no part of the game."""
        if not self.ordered or seat not in self.g.offers:
            return None
        code = self.title.obey(self.setup, self.g, seat, {card: orders.get(card, otherwise) for card in self.ordered})
        return None if code is None else self.words.text(code)

    def number(self, seat: int) -> int:
        """How many picks this seat has made: a pick that answers another number is stale."""
        return self._made[seat]

    def at(self, g: Position, made: int) -> Table:
        """The same game at an earlier moment: the position after so many of its picks, which goes on by itself."""
        table = copy.copy(self)
        table.g, table.history = g, self.history[:made]
        table._way_back, table._voices, table._sights = WayBack(), {}, {}
        table._made = [sum(pick.seat == seat for pick in table.history) for seat in range(self.setup.players)]
        return table

    # Keeping

    @property
    def picks(self) -> list[tuple[int, str]]:
        """The picks that stand: who made them, and their notation."""
        return [(pick.seat, self.words.text(pick.code)) for pick in self.history]

    @property
    def record(self) -> Record:
        setup = self.setup
        result = self.result
        return Record(
            title=self.title.slug,
            rules=self.title.version,
            content=setup.content.hash,
            mode=setup.mode,
            players=setup.players,
            settings=setup.settings,
            seed=setup.seed,
            packs=list(setup.content.packs),
            campaign=setup.campaign,
            picks=self.picks,
            result={"ranks": result.ranks, "scores": result.scores, "reason": result.reason} if result else None,
        )

    @classmethod
    def replay(cls, title: Title[Any], record: Record, *, upto: int | None = None, packs: list[Path] | None = None) -> Table:
        """Play a record again, to the end or to a number of picks. Refuses one that does not fit these rules and cards."""
        if record.rules != title.version:
            raise BadRecord(f"the record follows version {record.rules} of the rules, this is version {title.version}")
        setup = title.setup(
            players=record.players,
            seed=record.seed,
            mode=record.mode,
            settings=record.settings,
            packs=packs,
            campaign=record.campaign,
        )
        if setup.content.hash != record.content:
            named = f" (packs: {', '.join(record.packs)})" if record.packs else ""
            raise BadRecord(f"the record was played with other cards{named}: {record.content}, not {setup.content.hash}")
        table = cls(title, setup)
        for index, (seat, text) in enumerate(record.picks[:upto], 1):
            try:
                table.play(seat, text)
            except IllegalPick as error:
                raise BadRecord(f"pick {index}: {error}") from None
        return table

    def verify(self, record: Record) -> None:
        """Compare the result a record claims with the one it replays to."""
        mine = self.record.result
        if record.result != mine:
            raise BadRecord(f"the record claims the result {record.result}, but it replays to {mine}")
