"""What others may imagine besides cards: which Officer a seat kept, and on whom it put what it bought."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.chance import Dice
from sandtable.games.legion import book as b
from sandtable.games.legion.book import SEATS
from sandtable.games.legion.zones import ALL_STANDS, DOWN, HAND, LEFT_BEHIND

if TYPE_CHECKING:
    from sandtable.games.legion.position import Legion


def imagine_officer(g: Legion, other: int, seat: int, dice: Dice) -> None:
    """The Officer starts in hand and is in the deck only if something went there unseen; it may be either of the two."""
    if not g.piles[LEFT_BEHIND + other]:
        return
    left = g.piles[LEFT_BEHIND + other][0]
    kept = left + 1 if left % b.SQUAD == b.SQUAD - 2 else left - 1
    known = g.known if g.before is None else g.before.known
    if g.layout.sees(known[kept], seat):
        return
    unseen = [HAND + other] + [DOWN + place for place in range(other, ALL_STANDS, SEATS)]
    deck = g.deck[other]
    if kept in deck and not g.unseen[other]:
        for pile in unseen:
            for slot in range(len(g.piles[pile])):
                card = g.piles[pile][slot]
                if kept in deck and not g.layout.sees(known[card], seat):
                    deck[deck.index(kept)] = card
                    g.piles[pile][slot] = kept
    bare = g.kit[kept] + g.wounds[kept] + g.frostbites[kept] + g.crippled[kept] == 0
    for pile in unseen:
        if kept in g.piles[pile] and bare and dice.roll(2):
            g.piles[pile][g.piles[pile].index(kept)] = left
            g.piles[LEFT_BEHIND + other][0] = kept


def imagine_purchases(g: Legion, other: int, dice: Dice) -> None:
    """What was bought since others last looked may be on any character in hand, or face down, that could take it."""
    unseen = g.hand[other][:]
    for place in range(other, ALL_STANDS, SEATS):
        unseen += g.piles[DOWN + place]
    kinds: list[int] = []
    for card in unseen + g.deck[other]:
        for kind in range(b.KINDS):
            if g.news[card] >> kind & 1:
                kinds.append(kind)
        g.kit[card] &= ~g.news[card]
        g.news[card] = 0
    for kind in kinds:
        able = [card for card in unseen if g.may_take(card, kind)]
        able = able or [card for card in unseen if not g.has(card, kind)]
        if able:
            card = dice.choice(able)
            g.kit[card] |= 1 << kind
            g.news[card] |= 1 << kind
