"""A table: one game being played, with its record, its log, safe undo, and words for everything."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from sandtable.engine.errors import BadRecord, IllegalPick
from sandtable.engine.flow import asks
from sandtable.engine.history import Pick, WayBack, carry_out, told
from sandtable.engine.piles import Sight
from sandtable.engine.position import Position
from sandtable.engine.record import Record
from sandtable.engine.sight import SPECTATOR, beside_cards, changed_piles, marks_on_cards
from sandtable.engine.steps import Decision, Together
from sandtable.engine.title import ASK, Result, Setup, Title
from sandtable.engine.words import RESIGN, Option, shared


@dataclass(frozen=True)
class WhyNot:
    """An option that is not offered, the rule that forbids it, and why."""

    option: Option
    rule: str
    reason: str


class Table:
    """One game. Seats are numbered from 0; `-1` is a spectator. `sandtable.new` makes one."""

    def __init__(self, title: Title, setup: Setup, names: list[str] | None = None) -> None:
        self.title = title
        self.setup = setup
        self.g = title.begin(setup)
        self.words = shared(f"{title.slug} {setup.mode} {setup.players} {setup.content.hash}", title.words(setup, self.g))
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

    def options(self, seat: int) -> list[Option]:
        """What a seat may pick now. Empty when it is not asked."""
        return [self.words.option(code, self.names) for code in self.g.offers.get(seat, [])]

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

        As long as all could be taken back, one that is refused takes the others with it, and nothing has changed. The first one
        that brings something to light stands, and those after it are dropped unread: refusing them would tell what came to light.
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
        offered = self.g.offers.get(seat)
        if code == RESIGN:
            if not self.over and self.title.may_resign(self.g, seat):
                return RESIGN
            raise IllegalPick(f"{self._name(seat)} cannot resign" if not self.over else "the game is over")
        if offered is None:
            raise IllegalPick(f"{self._name(seat)} is not asked now" if not self.over else "the game is over")
        if code is None:
            raise IllegalPick(f"no option is called {str(option)!r}")
        if code not in offered:
            reason = next((w for w in self.why_not(seat) if w.option.code == code), None)
            told = f": {reason.reason} ({reason.rule})" if reason else " here"
            raise IllegalPick(f"{self._name(seat)} may not {self.words.text(code)}{told}")
        return code

    def _name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else f"seat {seat}"

    # Taking back

    def can_undo(self, seat: int) -> bool:
        return self.undoable(seat) > 0

    def undoable(self, seat: int) -> int:
        """How many picks a seat may take back, one after the other."""
        return self._way_back.length(seat, self.g.phase)

    def undo(self, seat: int) -> int:
        """Take back the last pick of a seat. Returns how many more could be taken back."""
        if not self.can_undo(seat):
            raise IllegalPick(f"{self._name(seat)} cannot take anything back: something came to light, or others went on")
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

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """All that a seat may know, in words, ready for JSON."""
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
            "facts": self.title.facts(self.setup, self.g, seat),
            "waiting_for": raw["waiting_for"],
            "ask": self.ask(seat),
            "picked": None if raw["picked"] is None else self.words.text(self.g.sealed[seat]),
            "over": self.over,
        }

    def ask(self, seat: int) -> dict[str, Any] | None:
        """What a seat is asked: the decision, its rule, its prompt and its options."""
        step = asks(self.g, seat)
        if not isinstance(step, (Decision, Together)) or seat not in self.g.offers:
            return None
        kind = type(step)
        return {
            "decision": kind.__name__,
            "rule": kind.rule,
            "prompt": kind.prompt,
            "detail": step.detail(self.g, seat) if isinstance(step, Together) else step.detail(self.g),
            "options": [option.info for option in self.options(seat)],
            "undo": self.undoable(seat),
            "number": self.number(seat),
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

    def why_not(self, seat: int) -> list[WhyNot]:
        """What a seat might look for and is not offered, with the rule that forbids it."""
        step = asks(self.g, seat)
        if isinstance(step, Together):
            refusals = step.why_not(self.g, seat)
        else:
            refusals = step.why_not(self.g) if isinstance(step, Decision) else []
        offered = self.g.offers.get(seat, [])
        return [WhyNot(self.words.option(code, self.names), rule, why) for code, rule, why in refusals if code not in offered]

    def log(self, seat: int = SPECTATOR, after: int = 0) -> list[str]:
        """What happened, in sentences, as far as a seat was told: all of it, or what came after some number of picks."""
        return [line["text"] for line in self.story(seat, after)]

    def story(self, seat: int = SPECTATOR, after: int = 0) -> list[dict[str, Any]]:
        """The log, each line with its `text`, the `seat` that acts (-1: none), and the notation of what it is `about`."""
        told = [] if after else self.opening[:]
        told += [event for pick in self.history[after:] for event in pick.events]
        sees = self.g.layout.sees
        return [self.words.line(event, self.names) for event in told if sees(event.audience, seat)]

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
    def replay(cls, title: Title, record: Record, *, upto: int | None = None, packs: list[Path] | None = None) -> Table:
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
