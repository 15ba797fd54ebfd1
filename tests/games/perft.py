"""Perft, as chess programs call it: how many sequences of picks there are from a position. A changed rule changes the numbers."""

from __future__ import annotations

import sandtable
from sandtable.engine.flow import apply
from sandtable.engine.position import Position

STARTS = {  # what is counted: titles, modes and players, after how many picks, how deep
    "fine_sand": [("basic", 2, 0, 6), ("basic", 4, 60, 7)],
    "waral": [("revolt", 2, 0, 7), ("revolt", 3, 60, 5)],
    "legion": [("standard", 2, 60, 5), ("survival", 3, 60, 3)],
    "frontier_wars": [("war", 2, 60, 7), ("war", 4, 60, 6)],
}


def perft(g: Position, depth: int) -> int:
    """How many sequences of so many picks there are for search; of several seats the lowest goes first."""
    if depth == 0 or not g.offers:
        return 1
    seat = min(g.offers)
    if depth == 1:
        return len(g.offers[seat])
    total = 0
    for option in g.offers[seat]:
        h = g.clone()
        apply(h, seat, option)
        total += perft(h, depth - 1)
    return total


def counts(g: Position, depth: int) -> list[int]:
    """The numbers for each depth up to this one, with sets of picks counted once, whatever their order."""
    h = g.clone()
    h.any_order = False
    return [perft(h, picks) for picks in range(1, depth + 1)]


def after(slug: str, mode: str, players: int, picks: int) -> Position:
    """A position some way into a game in which everybody picks by a simple pattern."""
    table = sandtable.new(slug, mode=mode, players=players, seed="perft")
    for made in range(picks):
        seat = min(table.waiting_for)
        table.play(seat, table.g.offers[seat][made % len(table.g.offers[seat])])
    g: Position = table.g
    return g


def row(slug: str, mode: str, players: int, picks: int, depth: int) -> str:
    """A row of the table in docs/engine.md."""
    numbers = " ".join(map(str, counts(after(slug, mode, players, picks), depth)))
    return f"| {slug} | {mode} | {players} | {picks} | {numbers} |"


if __name__ == "__main__":
    for slug, starts in STARTS.items():
        for start in starts:
            print(row(slug, *start))
