"""A game at this terminal: the table, who sits where, whose eyes we look through, and the file it is kept in."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import sandtable
from sandtable import SandtableError, Table
from sandtable.bots.eyes import Eyes
from sandtable.bots.players import Bot
from sandtable.bots.roster import new_bot
from sandtable.engine.chance import Dice, key
from sandtable.engine.position import Event
from sandtable.engine.sight import SPECTATOR
from sandtable.engine.title import USE
from sandtable.terminal import saves

HUMAN = "human"


@dataclass(frozen=True)
class Wish:
    """What somebody wants to play."""

    title: str
    players: int = 0  # 0: two, or as few as can
    mode: str = ""
    settings: dict[str, Any] = field(default_factory=dict)
    against: list[str] = field(default_factory=lambda: ["greedy"])  # who sits opposite seat 1; the last one fills up
    places: list[str] = field(default_factory=list)  # who sits where, if somebody said so for every seat
    seed: str = ""
    packs: list[Path] = field(default_factory=list)
    campaign: dict[str, Any] | None = None

    def count(self) -> int:
        if self.players:
            return self.players
        chosen = sandtable.title(self.title)
        counts = chosen.mode(self.mode).players if self.mode else [n for mode in chosen.modes for n in mode.players]
        return 2 if 2 in counts else min(counts)

    def seats(self) -> list[str]:
        names = [name for name in self.against if name] or [HUMAN]
        others = self.count() - 1
        return self.places or [HUMAN, *(names + names[-1:] * others)[:others]]


@dataclass(frozen=True)
class Line:
    """A sentence of the log."""

    text: str
    new: bool  # told since this seat's last turn
    hint: bool  # a coach's line


class Session:
    """One game being played here."""

    def __init__(self, table: Table, seats: list[str], wish: Wish, path: Path) -> None:
        self.table = table
        self.seats = seats
        self.wish = wish
        self.path = path
        self.humans = [seat for seat, who in enumerate(seats) if who == HUMAN]
        self.viewer = self.humans[0] if self.humans else SPECTATOR
        self.bots: dict[int, Bot] = {seat: new_bot(who) for seat, who in enumerate(seats) if who != HUMAN}
        self.marks = dict.fromkeys([*self.humans, SPECTATOR], 0)  # how much each person had read when their last turn ended
        self._hints = {noun.name for noun in table.words.nouns.get("coach", [])}

    @classmethod
    def start(cls, wish: Wish) -> Session:
        seats = wish.seats()
        table = sandtable.new(
            wish.title,
            players=wish.count(),
            seed=wish.seed or secrets.token_hex(16),
            mode=wish.mode,
            packs=wish.packs,
            campaign=wish.campaign,
            **wish.settings,
        )
        return cls(table, seats, wish, saves.new_path(wish.title, table.setup.mode))

    @classmethod
    def resume(cls, path: Path) -> Session:
        """Replay a saved game. One that somebody mailed, without a word on who sat where, is played against greedy bots."""
        record = saves.read(path)
        notes = record.notes
        packs = [Path(pack) for pack in notes.get("packs", [])]
        table = sandtable.replay(record, packs=packs)
        settings = dict(record.settings)
        wish = Wish(record.title, record.players, record.mode, settings, packs=packs, campaign=record.campaign)
        given = notes.get("seats")
        seats = [str(who) for who in given] if isinstance(given, list) and len(given) == record.players else wish.seats()
        session = cls(table, seats, wish, path)
        for seat in session.marks:
            session.marks[seat] = len(session.told(seat))
        return session

    # Whose turn it is

    @property
    def hot_seat(self) -> bool:
        return len(self.humans) > 1

    def next_person(self) -> int:
        """The person to pick next: whoever sits here now, if asked; else the next who is; else nobody changes."""
        waiting = [seat for seat in self.table.waiting_for if seat in self.humans]
        return self.viewer if self.viewer in waiting or not waiting else waiting[0]

    def asked_bots(self) -> list[int]:
        return [seat for seat in self.table.waiting_for if seat in self.bots]

    # Picks

    def pick(self, text: str) -> None:
        self._play(self.viewer, text)

    def _play(self, seat: int, option: str | int) -> None:
        table = self.table
        read = len(self.told(seat))
        table.play(seat, option)
        told = [event.seat for event in table.history[-1].events if table.g.layout.sees(event.audience, seat)]
        handed_over = seat not in table.waiting_for or any(other != seat for other in told)
        if seat in self.marks and handed_over:
            self.marks[seat] = read
        self._answer_for_others()

    def _answer_for_others(self) -> None:
        """Round one screen, reactions are used at the first chance: the screen need not change hands for them."""
        for seat in self.humans if self.hot_seat else []:
            answer = self.table.obey(seat, {}, USE)
            if answer is not None:
                self._play(seat, answer)
                return

    def undo(self) -> str:
        """Take back the last pick of whoever looks, and say how much further it goes."""
        table, seat = self.table, self.viewer
        if seat == SPECTATOR or not table.can_undo(seat):
            return "Nothing can be taken back: something came to light, or others went on."
        last = next(pick for pick in reversed(table.history) if pick.seat == seat)
        label = table.words.option(last.code, table.names).label
        left = table.undo(seat)
        self.marks[seat] = min(self.marks[seat], len(self.told(seat)))
        return f"Taken back: {label}. " + (f"{left} more can be taken back." if left else "No more can be taken back.")

    def eyes(self, seat: int) -> Eyes:
        """What a bot may know now, apart from the table, so that it can think while people act."""
        table = self.table
        luck = Dice(key(f"{table.setup.seed} bots", seat, table.number(seat)))
        return Eyes(table.g.clone(), seat, table.title.evaluate, luck)

    def bot_pick(self, seat: int, number: int, option: int) -> bool:
        """Make a bot's pick, unless the table has changed while it thought."""
        table = self.table
        if table.number(seat) != number or option not in table.g.offers.get(seat, []):
            return False
        self._play(seat, option)
        return True

    # Keeping

    def save(self) -> Path:
        record = self.table.record
        record.notes = {"seats": self.seats}
        if self.wish.packs:
            record.notes["packs"] = [str(pack.resolve()) for pack in self.wish.packs]
        if self.next_wish():
            record.notes["next"] = "waits"
        saves.write(self.path, record)
        return self.path

    def next_wish(self) -> Wish | None:
        """After a game of a campaign: the next one."""
        campaign = self.table.campaign
        if campaign is None or campaign.get("over"):
            return None
        return replace(
            self.wish, mode=self.table.setup.mode, players=len(self.seats), places=self.seats, campaign=campaign, seed=""
        )

    def next_game(self) -> Session:
        """Begin the next game of the campaign; the finished one no longer waits for it."""
        wish = self.next_wish()
        if wish is None:
            raise SandtableError("there is no next game")
        begun = Session.start(wish)
        begun.save()
        record = self.table.record
        record.notes = {"seats": self.seats}
        saves.write(self.path, record)
        return begun

    # Words

    def told(self, seat: int) -> list[Event]:
        """The events a seat was told of, without their sentences."""
        table = self.table
        sees = table.g.layout.sees
        events = table.opening + [event for pick in table.history for event in pick.events]
        return [event for event in events if sees(event.audience, seat)]

    def lines(self, most: int = 80) -> list[Line]:
        """The latest sentences of the log of whoever looks."""
        told, mark, table = self.told(self.viewer), self.marks.get(self.viewer, 0), self.table
        lines = []
        for number in range(max(0, len(told) - most), len(told)):
            text = table.words.sentence(told[number], table.names)
            lines.append(Line(text, number >= mark, text in self._hints))
        return lines

    def who(self, seat: int) -> str:
        if seat == self.viewer:
            return "you"
        return "at this screen" if seat in self.humans else f"{self.seats[seat]} bot"
