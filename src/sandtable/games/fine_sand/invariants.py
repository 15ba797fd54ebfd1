"""What is true of every position of Fine Sand, whatever happened before. Fuzzing and the tests look after every pick."""

from __future__ import annotations

from typing import Final

from sandtable.engine.flow import asks
from sandtable.games.fine_sand.book import SEATS
from sandtable.games.fine_sand.position import ASIDE, BILL, BOX_ZONE, FABLE, REVEALED_ZONE, FineSand

BETWEEN_ACTIONS: Final = ("Draw", "Work", "Finish", "Done")


def broken(g: FineSand) -> str:
    """The first promise that a position breaks, in a sentence; empty if all are kept."""
    fault = cards(g)
    for seat in range(g.players):
        fault = fault or between_actions(g, seat)
    return fault


def cards(g: FineSand) -> str:
    """FS-1.1 Each symbol has all cards of a stack in the game, each of them in exactly one place; coins are never owed."""
    inside = [card for pile in range(len(g.piles)) if not FABLE <= pile < BOX_ZONE + SEATS for card in g.piles[pile]]
    if len(inside) != len(set(inside)):
        return "each card is in one place"
    for seat in range(g.players):
        if sum([1 for card in inside if card % SEATS == seat]) not in stack_sizes(g):
            return "each symbol has all cards of a stack in the game"
    return "nobody owes a coin" if min(g.coins) < 0 else ""


def stack_sizes(g: FineSand) -> tuple[int, int]:
    """How many cards a stack has: all start cards, packs included; in a learning game those that are laid out in order."""
    return g.book.fable_round.count(0), len(g.book.presorted)


def between_actions(g: FineSand, seat: int) -> str:
    """FS-2.6, FS-4.7 Between actions no bill is open and nothing lies aside."""
    step = asks(g, seat)
    if step is None or type(step).__name__ not in BETWEEN_ACTIONS:
        return ""
    for zone in (BILL, ASIDE, REVEALED_ZONE):
        if g.piles[zone + seat]:
            return "between actions no bill is open and nothing lies aside"
    return "between actions nothing is still to be paid" if g.bill_sum[seat] else ""
