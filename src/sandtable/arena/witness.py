"""A witness plays a game at random and watches that every promise is kept."""

from __future__ import annotations

import random
from typing import Any

from sandtable import Table
from sandtable.arena import promises
from sandtable.arena.promises import Broken, keep, state
from sandtable.engine.chance import Dice
from sandtable.engine.flow import apply
from sandtable.engine.position import Position
from sandtable.engine.words import RESIGN

MOST_PICKS = 20_000
LEAVING = (30, 150, 600)
SELDOM = 4  # of so many thorough looks, one more thing is done that takes long


class Witness:
    """Plays one table at random. `every` picks it looks thoroughly; one in `twins` is made in another deal, too.

    Where the rules let seats leave, they do so in most games: at any decision, whoever is asked. A second table goes on from a
    snapshot of the first, and a position that nobody watches makes the same picks as search would.
    """

    def __init__(self, table: Table, seed: str, every: int = 29, twins: int = 1) -> None:
        self.table = table
        self.rng = random.Random(seed)
        self.stays = self.rng.choice([0, *LEAVING])  # a seat leaves once in so many picks
        self.dice = Dice(self.rng.randrange(1 << 60))
        self.every = every
        self.twins = twins
        self.cards = promises.cards(table.g)
        self.fast = unwatched(table.g)
        self.again: Table | None = None  # from a snapshot
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
            promises.options_can_be_listed_again(table.g)
            if number % self.every == 0:
                self.look(seat)
            leaver = self.leaver()
            self.pick(seat if leaver is None else leaver, self.rng.choice(options) if leaver is None else RESIGN)
            if self.rng.randrange(self.every * SELDOM) == 0:
                self.take_back_all(seat)
        raise Broken(f"the game ends within {MOST_PICKS} picks")

    def leaver(self) -> int | None:
        """The seat that leaves the game now, if any does."""
        if not self.stays or self.rng.randrange(self.stays):
            return None
        seats = [seat for seat in range(self.table.setup.players) if self.table.title.may_resign(self.table.g, seat)]
        return self.rng.choice(seats) if seats else None

    def pick(self, seat: int, option: int) -> None:
        self.attempt = (seat, option)
        if self.rng.randrange(self.every) == 0:
            self.take_back_once(seat, option)
        if self.attempt:
            self.pick_for_good(seat, option)
        self.attempt = None
        self.follow(seat, option)
        promises.position_is_sound(self.table, self.cards)

    def pick_for_good(self, seat: int, option: int) -> None:
        """Make a pick. If it can be taken back, it told nothing."""
        table = self.table
        rolls = table.g.rolls[:]
        twin = promises.imagined_twin(table, seat, self.dice) if self.rng.randrange(self.twins) == 0 else None
        said = promises.said_to_be_final(table, seat, option) if twin is not None else None
        table.play(seat, option)
        if twin is not None:
            promises.nothing_told(table, twin, seat, option)
            promises.finality_is_true(table, said)
        keep(not table.can_undo(seat) or table.g.rolls == rolls, "a pick that rolled or shuffled cannot be taken back")

    def follow(self, seat: int, option: int) -> None:
        """Make the same pick in the position that nobody watches, and at the table from a snapshot."""
        if option == RESIGN:
            self.table.title.resign(self.fast, seat)
        else:
            apply(self.fast, seat, option)
        keep(self.fast.offers == self.table.g.offers, "search plays the same game as the table")
        if self.again:
            self.again.play(seat, option)

    def take_back_once(self, seat: int, option: int) -> None:
        """Undo takes back exactly one pick. One that cannot be taken back stays made."""
        table = self.table
        before, told = state(table, table.g), [len(pick.events) for pick in table.history]
        table.play(seat, option)
        if not table.can_undo(seat):
            self.attempt = None
            return
        table.undo(seat)
        promises.undo_is_exact(table, before, told)

    def take_back_all(self, seat: int) -> None:
        """Undo as far as it goes, here and at the table from a snapshot."""
        undone = self.table.undoable(seat)
        keep(not self.again or self.again.undoable(seat) == undone, "a game from a snapshot lets as much be taken back")
        promises.undo_leads_to_the_game_without(self.table, seat)
        if undone:
            self.fast = unwatched(self.table.g)
            if self.again:
                promises.undo_leads_to_the_game_without(self.again, seat)

    def look(self, seat: int) -> None:
        """A clone made earlier is as it was; nothing hidden shows; a snapshot is the game."""
        table = self.table
        if self.clone:
            keep(state(table, self.clone[0]) == self.clone[1], "a clone shares nothing that changes")
        promises.looking_changes_nothing(table, seat, self.dice, self.cards)
        self.clone = (table.g.clone(), state(table, table.g))
        promises.picks_apart_commute(table, seat, self.rng)
        if self.again is None or self.rng.randrange(SELDOM) == 0:
            self.again = promises.snapshot_is_the_game(table)

    def look_back(self) -> None:
        """The game is over, and so are those that went along."""
        promises.end_is_sound(self.table)
        keep(self.fast.piles == self.table.g.piles, "search comes to the same end as the table")
        if self.again:
            promises.same_game(self.again, self.table)


def unwatched(g: Position) -> Position:
    """A copy of a position that nobody follows, as search has it."""
    fast = g.clone()
    fast.watched = False
    return fast
