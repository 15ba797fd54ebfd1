"""Districts that leave the table, and those that come into the area of confrontation."""

from __future__ import annotations

from sandtable.games.waral.position import AREA, DECK, Waral


def bury(g: Waral, district: int, pile: int) -> None:
    """WA-7.4, WA-7.6 A district goes under the deck, without its block marker."""
    g.tuck(district, pile, DECK)
    g.blocked[district] = 0


def deal_slot(g: Waral, slot: int) -> None:
    """WA-9.2 Fill an empty slot from the deck. With an empty deck it stays empty."""
    if g.piles[DECK]:
        g.draw(DECK, AREA + slot)
