"""What people bear, for screens: everything on a card that is not printed there, wherever it lies."""

from __future__ import annotations

from sandtable.engine.sight import stage, visible
from sandtable.games.legion import book as b
from sandtable.games.legion.fact_types import Soldier
from sandtable.games.legion.people import skills_of, wounds_left
from sandtable.games.legion.position import Legion
from sandtable.games.legion.zones import HAND, SEEN, SEEN_FROSTBITES, SEEN_WOUNDS


def names(words: list[str], bits: int) -> list[str]:
    return [word for i, word in enumerate(words) if bits >> i & 1]


def characters(g: Legion, seat: int) -> list[tuple[Legion, int]]:
    """The characters whose cards a seat sees, each with the position as their owner has it."""
    layout = g.layout
    found: list[tuple[Legion, int]] = []
    for pile in range(len(g.piles)):
        if layout.sees(layout.seen[pile], seat):
            h = stage(g, layout.owner[pile], seat)
            found += [(h, card) for card in h.piles[pile] if card < g.book.characters]
    return found


def soldiers(g: Legion, seat: int, seen: list[tuple[Legion, int]]) -> dict[str, Soldier]:
    """Everybody in sight who bears something or breaks easily; of people in rivals' hands, what all saw last."""
    found = {g.book.slugs[card]: soldier(h, card) for h, card in seen if differs(h, card)}
    remembered = [card for card in faces(g, seat) if g.last_seen[card] & SEEN and g.book.slugs[card] not in found]
    h = g.clone() if remembered else g
    for card in remembered:
        recall(h, card)
        if differs(h, card):
            found[g.book.slugs[card]] = {**soldier(h, card), "remembered": True}
    return found


def faces(g: Legion, seat: int) -> list[int]:
    """The people a seat knows to be in the hands of others."""
    hands = [visible(g, HAND + other, seat) for other in range(g.players) if other != seat]
    return [card for hand in hands for card in hand if card >= 0]


def recall(g: Legion, card: int) -> None:
    """Put on somebody what they bore when all last saw them."""
    seen = g.last_seen[card]
    g.kit[card] = seen & 0xFF | seen >> 16 << 8
    g.wounds[card] = seen >> SEEN_WOUNDS & 3
    g.frostbites[card] = seen >> SEEN_FROSTBITES & 3
    g.crippled[card] = seen >> 12 & 7


def differs(g: Legion, card: int) -> bool:
    """Whether somebody is not as printed, or dies of the first Wound."""
    return bool(g.kit[card] or g.wounds[card] or g.frostbites[card] or g.crippled[card]) or wounds_left(g, card) < 2


def soldier(g: Legion, card: int) -> Soldier:
    book = g.book
    return {
        "power": book.power[card] + book.power_of_kit[g.kit[card]],
        "skills": names(b.SKILLS, skills_of(g, card)),
        "lost": names(b.SKILLS, g.crippled[card]),
        "abilities": names(b.ABILITIES, book.abilities[card] | book.abilities_of_kit[g.kit[card]]),
        "kit": names(book.kit_slugs, g.kit[card]),
        "wounds": g.wounds[card],
        "frostbites": g.frostbites[card],
        "mortal": wounds_left(g, card) == 1,
        "remembered": False,
    }
