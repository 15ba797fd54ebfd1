"""What is true of every position of Waral, whatever happened before. Fuzzing and the tests look after every pick."""

from __future__ import annotations

from sandtable.games.waral.position import SLOTS, Waral


def broken(g: Waral) -> str:
    """The first promise that a position breaks, in a sentence; empty if all are kept."""
    return coins(g) or area(g) or tokens(g) or blocks(g)


def coins(g: Waral) -> str:
    """WA-1.1 Nobody owes a coin."""
    return "nobody owes a coin" if min([min(row) for row in g.coins]) < 0 else ""


def area(g: Waral) -> str:
    """WA-1.1 Each slot in use holds one district at most, and no other slot any."""
    for slot in range(SLOTS):
        if len(g.area[slot]) > (1 if slot < g.slots else 0):
            return "a slot of the area holds one district at most, and only as many slots are used as players need"
    return ""


def tokens(g: Waral) -> str:
    """WA-4.1 Whoever stands on a district has been used, and the district is there."""
    for seat in range(g.players):
        for character in g.band[seat]:
            slot = g.stands[character]
            if slot and not (g.area[slot - 1] and g.used[character]):
                return "a character stands on a district of the area, and has been used"
    return ""


def blocks(g: Waral) -> str:
    """WA-7.8 Only a district that somebody controls and that collects something is blocked."""
    for district in range(len(g.blocked)):
        if g.blocked[district] and not (g.owner(district) >= 0 and g.book.collect[district]):
            return "a blocked district is controlled by somebody and collects something"
    return ""
