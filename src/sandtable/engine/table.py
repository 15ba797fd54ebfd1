"""A table: one game being played, with its record, its log, safe undo, and words for everything."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from itertools import zip_longest
from pathlib import Path
from typing import Any

from sandtable.engine.errors import BadRecord, IllegalPick
from sandtable.engine.flow import apply, asks
from sandtable.engine.layout import ALL, PER_CARD, Layout
from sandtable.engine.position import Event, Position
from sandtable.engine.record import Record
from sandtable.engine.sight import SPECTATOR, beside_cards, changed_piles
from sandtable.engine.steps import Decision, Together
from sandtable.engine.title import ASK, Result, Setup, Title
from sandtable.engine.words import RESIGN, Option, shared

Marks = dict[str, list[int | None]]  # of each kind of number that lies on some card: its value on every card


@dataclass
class Pick:
    """A pick that was made, what it told, and the position before it while it can still be taken back."""

    seat: int
    code: int
    events: list[Event] = field(default_factory=list)
    before: Position | None = None
    fence: bool = False  # something came to light, or the seat was through: no way back
    phase: int = 0


class Sight:
    """The piles as a seat saw them last, in numbers and in words."""

    def __init__(self, layout: Layout) -> None:
        self.piles: list[list[int]] = [[] for _ in layout.owner]
        self.marks: Marks = {}
        self.zones: dict[int, dict[str, Any]] = {}  # by pile
        for zone in layout.zones:
            for slot in range(layout.players if zone.per_seat else zone.count):
                place = {"zone": zone.name, "slot": slot, "owner": slot if zone.per_seat else ALL}
                self.zones[zone.first + slot] = {**place, "cards": [], "marks": []}


@dataclass(frozen=True)
class WhyNot:
    """An option that is not offered, the rule that forbids it, and why."""

    option: Option
    rule: str
    reason: str


def carry_out(title: Title, g: Position, pick: Pick) -> None:
    """Make a pick, and note what it told and whether there is a way back."""
    known = (g.learned, g.rolls[:])
    with_others = pick.seat in g.lanes or isinstance(asks(g, pick.seat), Together)
    phase = g.phase
    if pick.code == RESIGN:
        title.resign(g, pick.seat)
    else:
        apply(g, pick.seat, pick.code)
    through = (pick.seat not in g.lanes and pick.seat not in g.sealed) or g.phase != phase
    final = pick.code == RESIGN or not g.offers
    pick.fence = final or (g.learned, g.rolls) != known or (with_others and through)
    pick.phase = g.phase
    pick.events = told(g)


def told(g: Position) -> list[Event]:
    """The events since somebody asked."""
    events, g.events = g.events, []
    return events


def differing(marks: Marks, last: Marks) -> set[int]:
    """The cards on which other numbers lie than last time."""
    rows = [zip_longest(marks.get(name, ()), last.get(name, ())) for name in marks.keys() | last.keys()]
    return {card for row in rows for card, (now, was) in enumerate(row) if now != was}


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
        self._reachable: list[Pick] = []  # those that may still be taken back
        self._made = [0] * setup.players  # how many picks each seat has made
        self._on_cards = [row.name for row in self.g.layout.numbers if row.kind == PER_CARD]
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
        pick = Pick(seat, code, before=self.g.clone())
        carry_out(self.title, self.g, pick)
        self.history.append(pick)
        self._made[seat] += 1
        self._reachable.append(pick)
        self._forget(pick)

    def resign(self, seat: int) -> None:
        """Leave for good while the others play on, where the rules of the title provide for it."""
        self.play(seat, RESIGN)

    def play_all(self, seat: int, options: list[str]) -> None:
        """Make several picks of one seat, all or none."""
        if len(options) == 1:
            self.play(seat, options[0])  # which makes it or does not
            return
        g, kept, reachable = self.g.clone(), self.history[:], self._reachable[:]
        before, made = [pick.before for pick in reachable], self._made[seat]
        try:
            for option in options:
                self.play(seat, option)
        except IllegalPick:
            self.g, self.history, self._reachable = g, kept, reachable
            self._made[seat] = made
            for pick, position in zip(reachable, before, strict=True):
                pick.before = position
            raise

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
        count, phase = 0, self.g.phase
        for pick in reversed(self.history):
            if pick.seat == seat:
                if pick.before is None or pick.phase != phase:
                    break
                count, phase = count + 1, pick.before.phase
        return count

    def undo(self, seat: int) -> int:
        """Take back the last pick of a seat. Returns how many more could be taken back."""
        if not self.can_undo(seat):
            raise IllegalPick(f"{self._name(seat)} cannot take anything back: something came to light, or others went on")
        index = max(i for i, pick in enumerate(self.history) if pick.seat == seat)
        before = self.history[index].before
        assert before is not None
        later = self.history[index + 1 :]
        self.g = before
        del self.history[index:]
        self._made[seat] -= 1
        for pick in later:  # picks of others who act at the same time: they do not depend on this one
            pick.before = self.g.clone() if pick.before is not None else None
            carry_out(self.title, self.g, pick)
            self.history.append(pick)
        return self.undoable(seat)

    def _forget(self, last: Pick) -> None:
        """Drop the positions no undo can reach after this pick: a fence shuts its seat's way back, a new phase all others'."""
        assert last.before is not None
        moved_on = last.phase != last.before.phase
        for pick in self._reachable:
            if pick.fence if pick is last else last.fence if pick.seat == last.seat else moved_on:
                pick.before = None
        self._reachable = [pick for pick in self._reachable if pick.before is not None]

    # Looking

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """All that a seat may know, in words, ready for JSON."""
        if seat not in self._sights:
            self._sights[seat] = Sight(self.g.layout)
        sight = self._sights[seat]
        changed = changed_piles(self.g, seat, sight.piles)
        raw: dict[str, Any] = beside_cards(self.g, seat, sight.piles)
        marks: Marks = {name: row for name in self._on_cards if any(row := raw["numbers"].pop(name))}
        return {
            "title": self.title.slug,
            "mode": self.setup.mode,
            "seat": seat,
            "names": self.names,
            "zones": self._zones(sight, changed, marks),
            "numbers": raw["numbers"],
            "scalars": raw["scalars"],
            "facts": self.title.facts(self.setup, self.g, seat),
            "waiting_for": raw["waiting_for"],
            "ask": self.ask(seat),
            "picked": None if raw["picked"] is None else self.words.text(self.g.sealed[seat]),
            "over": self.over,
        }

    def _zones(self, sight: Sight, changed: list[int], marks: Marks) -> list[dict[str, Any]]:
        """The piles in words. One that looks as it did last time is the same object: quick to make, and quick to compare."""
        piles, zones = sight.piles, sight.zones
        if marks != sight.marks:
            touched = differing(marks, sight.marks)
            changed += [pile for pile in zones if not touched.isdisjoint(piles[pile])]
            sight.marks = marks
        for pile in changed:
            if pile in zones:
                zones[pile] = {**zones[pile], **self._pile(piles[pile], marks)}
        return list(zones.values())

    def _pile(self, pile: list[int], marks: Marks) -> dict[str, Any]:
        names = self.g.layout.card_names
        return {
            "cards": [names[card] if card >= 0 else None for card in pile],
            "marks": [self._marks(marks, card) if marks else {} for card in pile],
        }

    def _marks(self, marks: Marks, card: int) -> dict[str, int]:
        """The numbers that lie on a card, such as wounds, where there are any to be seen."""
        return {name: value for name, row in marks.items() if card >= 0 and (value := row[card])}

    def ask(self, seat: int) -> dict[str, Any] | None:
        """What a seat is asked: the decision, its rule, its prompt and its options."""
        step = asks(self.g, seat)
        if not isinstance(step, (Decision, Together)) or seat not in self.g.offers:
            return None
        options = [{"text": o.text, "label": o.label, "verb": o.verb, "noun": o.noun, "kind": o.kind} for o in self.options(seat)]
        kind = type(step)
        return {
            "decision": kind.__name__,
            "rule": kind.rule,
            "prompt": kind.prompt,
            "detail": step.detail(self.g, seat) if isinstance(step, Together) else step.detail(self.g),
            "options": options,
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
            picks=[(pick.seat, self.words.text(pick.code)) for pick in self.history],
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
