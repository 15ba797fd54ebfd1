"""What others may imagine besides cards: which Officer a seat kept, and on whom it put what it bought."""

from __future__ import annotations

from typing import final

from sandtable.engine.chance import Dice
from sandtable.engine.layout import Dream
from sandtable.games.legion.book import SEATS
from sandtable.games.legion.people import has, may_take
from sandtable.games.legion.position import Legion
from sandtable.games.legion.zones import ALL_STANDS, DECK, DOWN, HAND, LEFT_BEHIND, SEEN, SEEN_FROSTBITES, SEEN_WOUNDS


@final
class Musters(Dream[Legion]):
    """What a seat cannot know besides cards: which Officer others kept, on whom they put what they bought, whom they healed."""

    def come(self, g: Legion, seat: int, dice: Dice) -> None:
        for other in range(g.players):
            if other != seat and g.faction[other] >= 0:
                bought = take_purchases(g, other)
                imagine_cures(g, other, dice)
                imagine_officer(g, other, seat, dice)
                imagine_purchases(g, other, bought, dice)


def imagine_cures(g: Legion, other: int, dice: Dice) -> None:
    """Who was healed out of sight, since all last saw them, may be anybody who was hurt."""
    hidden = sorted([card for card in unseen_people(g, other) + g.deck[other] if g.last_seen[card] & SEEN])
    for damage, first in ((g.wounds, SEEN_WOUNDS), (g.frostbites, SEEN_FROSTBITES)):
        healed = 0
        for card in hidden:
            now, then = damage[card], g.last_seen[card] >> first & 3
            healed += max(then - now, 0)
            damage[card] = max(then, now)
        for _ in range(healed):
            damage[dice.choice([card for card in hidden if damage[card]])] -= 1


def imagine_officer(g: Legion, other: int, seat: int, dice: Dice) -> None:
    """The Officer starts in hand and is in the deck only if something went there unseen; it may be any of the faction's."""
    left = g.piles[LEFT_BEHIND + other]
    if not left:
        return
    officers = g.book.officers[g.faction[other]]
    kept = next(card for card in officers if card not in left)
    known = g.known if g.before is None else g.before.known
    if g.layout.sees(known[kept], seat) or g.last_seen[kept] & SEEN:
        return
    unseen = [HAND + other] + [DOWN + place for place in range(other, ALL_STANDS, SEATS)]
    if kept in g.piles[DECK + other] and not g.unseen[other]:
        take_from_deck(g, other, kept, unseen, seat)
    bare = g.kit[kept] + g.wounds[kept] + g.frostbites[kept] + g.crippled[kept] == 0
    for pile in [*unseen, DECK + other]:
        if kept in g.piles[pile] and bare:
            change_officer(g, other, pile, kept, officers[dice.roll(len(officers))])
            return


def take_from_deck(g: Legion, other: int, kept: int, unseen: list[int], seat: int) -> None:
    """Put the Officer that was kept in the place of somebody this seat has not seen, and that one into the deck."""
    known = g.known if g.before is None else g.before.known
    deck = g.own(DECK + other)
    for pile in unseen:
        for slot in range(len(g.piles[pile])):
            card = g.piles[pile][slot]
            if kept in deck and not g.layout.sees(known[card], seat):
                deck[deck.index(kept)] = card
                g.own(pile)[slot] = kept
                trade_knowledge(g, kept, card)


def change_officer(g: Legion, other: int, pile: int, kept: int, imagined: int) -> None:
    """Imagine that another Officer was kept."""
    if imagined != kept:
        left = g.own(LEFT_BEHIND + other)
        left[left.index(imagined)] = kept
        g.own(pile)[g.piles[pile].index(kept)] = imagined
        trade_knowledge(g, kept, imagined)


def trade_knowledge(g: Legion, card: int, other: int) -> None:
    """What others know of two places that change cards they now know of the card that came there."""
    memory = g.memory()
    memory[card], memory[other] = memory[other], memory[card]


def unseen_people(g: Legion, other: int) -> list[int]:
    """The characters of a seat in hand or face down."""
    found = g.hand[other][:]
    for place in range(other, ALL_STANDS, SEATS):
        found += g.piles[DOWN + place]
    return found


def take_purchases(g: Legion, other: int) -> list[int]:
    """Take back what was bought since others last looked. Returns what it was."""
    kinds: list[int] = []
    for card in unseen_people(g, other) + g.deck[other]:
        for kind in range(len(g.stock)):
            if g.news[card] >> kind & 1:
                kinds.append(kind)
        g.kit[card] &= ~g.news[card]
        g.news[card] = 0
    return sorted(kinds)


def imagine_purchases(g: Legion, other: int, kinds: list[int], dice: Dice) -> None:
    """What was bought since others last looked may be on any character in hand, or face down, that could take it."""
    unseen = unseen_people(g, other)
    for kind in kinds:
        able = [card for card in unseen if may_take(g, card, kind)]
        able = able or [card for card in unseen if not has(g, card, kind)]
        if able:
            card = dice.choice(able)
            g.kit[card] |= 1 << kind
            g.news[card] |= 1 << kind
