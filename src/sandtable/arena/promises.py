"""What every game must keep, checked along a game played at random."""

from __future__ import annotations

import random
from typing import Any

import sandtable
from sandtable import Table
from sandtable.engine.chance import Dice
from sandtable.engine.flow import apply
from sandtable.engine.history import Pick, carry_out
from sandtable.engine.position import Position
from sandtable.engine.sight import SPECTATOR, imagine, view
from sandtable.engine.store import dump, load
from sandtable.engine.words import RESIGN

MOST_PICKS = 20_000
LEAVING = (30, 150, 600)


class Broken(Exception):
    """A promise was broken. The message says which."""


def keep(kept: bool, promise: str) -> None:
    if not kept:
        raise Broken(promise)


class Witness:
    """Plays one table at random and watches that every promise is kept. `every` picks it looks thoroughly.

    Where the rules let seats leave, they do so in most games: at any decision, whoever is asked.
    """

    def __init__(self, table: Table, seed: str, every: int = 29) -> None:
        self.table = table
        self.rng = random.Random(seed)
        self.stays = self.rng.choice([0, *LEAVING])  # a seat leaves once in so many picks
        self.dice = Dice(self.rng.randrange(1 << 60))
        self.every = every
        self.cards = cards(table.g)
        self.fast = table.g.clone()
        self.fast.watched = False
        self.clone: tuple[Position, dict[str, Any]] | None = None
        self.attempt: tuple[int, int] | None = None  # the pick being made: the one to blame if it fails

    def play(self) -> None:
        """Play to the end. Raises `Broken`, or whatever the rules raise."""
        table = self.table
        for number in range(MOST_PICKS):
            if table.over:
                self.look_back()
                return
            seat = self.rng.choice(table.waiting_for)
            options = table.g.offers[seat]
            keep(len(set(options)) == len(options) > 0, "options are distinct")
            if number % self.every == 0:
                self.look(seat)
            leaver = self.leaver()
            self.pick(seat if leaver is None else leaver, self.rng.choice(options) if leaver is None else RESIGN)
        raise Broken(f"the game ends within {MOST_PICKS} picks")

    def leaver(self) -> int | None:
        """The seat that leaves the game now, if any does."""
        if not self.stays or self.rng.randrange(self.stays):
            return None
        seats = [seat for seat in range(self.table.setup.players) if self.table.title.may_resign(self.table.g, seat)]
        return self.rng.choice(seats) if seats else None

    def pick(self, seat: int, option: int) -> None:
        table = self.table
        self.attempt = (seat, option)
        if self.rng.randrange(self.every) == 0:
            self.take_back_once(seat, option)
        if self.attempt:
            rolls, twin = table.g.rolls[:], self.imagined(seat)
            table.play(seat, option)
            self.nothing_told(twin, seat, option)
            keep(not table.can_undo(seat) or table.g.rolls == rolls, "a pick that rolled or shuffled cannot be taken back")
        self.attempt = None
        self.search(seat, option)
        fault = table.title.broken(table.g)
        keep(not fault, fault)
        keep(cards(table.g) == self.cards, "no card is lost or doubled")
        keep(self.fast.offers == table.g.offers, "search plays the same game as the table")

    def imagined(self, seat: int) -> Position:
        """A position that looks the same to a seat, in which people could play on."""
        twin = imagine(self.table.g, seat, self.dice)
        twin.watched, twin.any_order = True, self.table.g.any_order
        return twin

    def nothing_told(self, twin: Position, seat: int, option: int) -> None:
        """What a pick brought about depends on nothing hidden, or it is for good: so it was in another deal."""
        if option == RESIGN:
            return
        pick, made = Pick(seat, option), self.table.history[-1]
        carry_out(self.table.title, twin, pick)
        keep(pick.fence == made.fence, "whether a pick can be taken back depends on nothing hidden")
        keep(made.fence or view(twin, seat) == view(self.table.g, seat), "who takes a pick back has seen nothing hidden")

    def search(self, seat: int, option: int) -> None:
        """Make the same pick in the position that nobody watches."""
        if option == RESIGN:
            self.table.title.resign(self.fast, seat)
        else:
            apply(self.fast, seat, option)

    def take_back_once(self, seat: int, option: int) -> None:
        """Undo takes back exactly one pick. One that cannot be taken back stays made."""
        table = self.table
        before, told = self.state(table.g), [len(pick.events) for pick in table.history]
        table.play(seat, option)
        if not table.can_undo(seat):
            self.attempt = None
            return
        table.undo(seat)
        keep(self.state(table.g) == before, "undo restores the position")
        keep([len(pick.events) for pick in table.history] == told, "undo restores log and record")

    def look(self, seat: int) -> None:
        """Clone, load, view and imagination change nothing and show nothing hidden."""
        table, g = self.table, self.table.g
        if self.clone:
            keep(self.state(self.clone[0]) == self.clone[1], "a clone shares nothing that changes")
        before = self.state(g)
        keep(self.state(load(table.title, table.setup, before)) == before, "a stored position loads as it was")
        self.clone = (g.clone(), before)
        for onlooker in [SPECTATOR, *range(g.layout.players)]:
            self.nothing_hidden_shows(onlooker)
        keep(self.state(g) == before, "looking changes nothing")
        self.refusals(seat)
        self.picks_apart_commute(seat)

    def nothing_hidden_shows(self, seat: int) -> None:
        table, g = self.table, self.table.g
        imagined = imagine(g, seat, self.dice)
        keep(view(imagined, seat) == view(g, seat), f"nothing hidden shows to seat {seat}")
        facts = [table.title.facts(table.setup, h, seat, table.words) for h in (g, imagined)]
        keep(facts[0] == facts[1], f"no fact tells seat {seat} something hidden")
        pictures = [table.title.picture(table.setup, h, seat) for h in (g, imagined)]
        keep(pictures[0] == pictures[1], f"the picture shows seat {seat} nothing hidden")
        keep(cards(imagined) == self.cards, "imagination loses no card")

    def refusals(self, seat: int) -> None:
        offered = {option.code for option in self.table.options(seat)}
        for refusal in self.table.why_not(seat):
            keep(refusal.option.code not in offered, "why-not names nothing that is offered")
            keep(bool(refusal.rule and refusal.reason), "every refusal has its rule and its reason")

    def picks_apart_commute(self, seat: int) -> None:
        g = self.table.g
        for other in g.offers:
            if other != seat and seat in g.lanes and other in g.lanes:
                first, second = self.rng.choice(g.offers[seat]), self.rng.choice(g.offers[other])
                one, two = g.clone(), g.clone()
                for g_, picks in ((one, ((seat, first), (other, second))), (two, ((other, second), (seat, first)))):
                    for who, option in picks:
                        apply(g_, who, option)
                keep(self.state(one) == self.state(two), "seats that act apart do not disturb each other")

    def look_back(self) -> None:
        """The game is over: it has a result, and its record replays to the same end."""
        table = self.table
        result = table.result
        keep(result is not None and min(result.ranks) >= 1, "a finished game has a result")
        again = sandtable.replay(table.record.dumps())
        keep(self.state(again.g) == self.state(table.g), "a record replays to the same position")
        keep(again.log() == table.log(), "a record tells the same story again")

    def state(self, g: Position) -> dict[str, Any]:
        return dump(self.table.title, g)


def cards(g: Position) -> list[int]:
    return sorted([card for pile in g.piles for card in pile])
