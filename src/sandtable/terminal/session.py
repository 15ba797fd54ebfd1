"""A game at this terminal: the table, the people and bots at it, the seat the screen is for, and the file it is kept in."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import replace
from pathlib import Path

import sandtable
from sandtable import SandtableError, Table
from sandtable.bots.eyes import Eyes
from sandtable.bots.players import Bot
from sandtable.bots.roster import PATIENT, new_bot
from sandtable.engine.chance import Dice, key
from sandtable.engine.phrases import Phrase
from sandtable.engine.sight import SPECTATOR
from sandtable.engine.title import USE
from sandtable.terminal import saves
from sandtable.terminal.reading import Reading
from sandtable.terminal.wish import HUMAN, Wish


class Session:
    """One game being played here."""

    def __init__(self, table: Table, seats: list[str], wish: Wish, path: Path) -> None:
        self.table = table
        self.seats = seats
        self.wish = wish
        self.path = path
        self.humans = [seat for seat, who in enumerate(seats) if who == HUMAN]
        self.viewer = self.humans[0] if self.humans else SPECTATOR
        self.bots: dict[int, Bot] = {seat: new_bot(who, PATIENT) for seat, who in enumerate(seats) if who != HUMAN}
        self.reading = Reading(table, [*self.humans, SPECTATOR])

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
        session.reading.all_read()
        return session

    # Whose turn it is

    @property
    def hot_seat(self) -> bool:
        return len(self.humans) > 1

    def next_person(self) -> int:
        """The seat the screen should be for: the present one if it is asked or no person is, else the first person who is."""
        waiting = [seat for seat in self.table.waiting_for if seat in self.humans]
        return self.viewer if self.viewer in waiting or not waiting else waiting[0]

    def asked_bots(self) -> list[int]:
        return [seat for seat in self.table.waiting_for if seat in self.bots]

    # Picks

    def pick(self, text: str) -> None:
        self._play(self.viewer, text)

    def _play(self, seat: int, option: str | int) -> None:
        before = self.reading.count(seat)
        self.table.play(seat, option)
        self.reading.picked(seat, before)
        self._answer_for_others()

    def _answer_for_others(self) -> None:
        """Round one screen, reactions are used at the first chance: the screen need not change hands for them."""
        for seat in self.humans if self.hot_seat else []:
            answer = self.table.obey(seat, {}, USE)
            if answer is not None:
                self._play(seat, answer)
                return

    def undo(self) -> int | None:
        """Take back the last pick of the seat the screen is for, and return it; None if nothing can be taken back."""
        table, seat = self.table, self.viewer
        if seat == SPECTATOR or not table.can_undo(seat):
            return None
        last = next(pick for pick in reversed(table.history) if pick.seat == seat)
        table.undo(seat)
        self.reading.taken_back(seat)
        return last.code

    def eyes(self, seat: int) -> Eyes:
        """What a bot may know now, apart from the table, so that it can think while people act."""
        table = self.table
        luck = Dice(key(f"{table.setup.seed} bots", seat, table.number(seat)))
        return Eyes(table.g.clone(), seat, table.title.judge, luck)

    async def bot_plays(self, seat: int) -> bool:
        """Let a bot think in a thread and pick. Returns whether the seat the screen is for was told of it."""
        number, told = self.table.number(seat), self.reading.count(self.viewer)
        pick = await asyncio.to_thread(self.bots[seat].pick, self.eyes(seat))
        return self.bot_pick(seat, number, pick) and self.reading.count(self.viewer) > told

    def bot_pick(self, seat: int, number: int, option: int) -> bool:
        """Make a bot's pick, unless the table has changed while it thought."""
        table = self.table
        if table.number(seat) != number or option not in table.g.offers.get(seat, []):
            return False
        self._play(seat, option)
        return True

    # Keeping

    def save(self, *, waits: bool | None = None) -> Path:
        """Keep the game, with its cards: it goes on under another version, and with whoever it is mailed to."""
        record = self.table.record
        record.cards = self.table.setup.content.tables
        saves.write_record(self.path, record, self.notes(waits=self.next_wish() is not None if waits is None else waits))
        return self.path

    def notes(self, *, waits: bool) -> dict[str, object]:
        """What is kept with the record: who sits where, the packs, and whether the next game of a campaign waits."""
        packs = [str(pack.resolve()) for pack in self.wish.packs]
        return {"seats": self.seats, **({"packs": packs} if packs else {}), **({"next": "waits"} if waits else {})}

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
            raise SandtableError(Phrase("terminal-no-next-game"))
        begun = Session.start(wish)
        begun.save()
        self.save(waits=False)
        return begun
