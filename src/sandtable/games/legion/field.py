"""The verbs of the rulebook: arrive, move, withdraw, be wounded, die, take Supplies (LE-1)."""

from __future__ import annotations

from sandtable.engine.phrases import Thing, things
from sandtable.games.legion import book as b
from sandtable.games.legion import verbs as v
from sandtable.games.legion.book import SEATS
from sandtable.games.legion.position import Legion
from sandtable.games.legion.tokens import slot_on, token_in
from sandtable.games.legion.zones import (
    ALL_STANDS,
    DECK,
    DOWN,
    FACE_DOWN,
    GRAVEYARD,
    HAND,
    NOWHERE,
    OPEN,
    SEEN,
    SEEN_FROSTBITES,
    SEEN_WOUNDS,
    TOKEN,
    UP,
    USED_DOWN,
    USED_UP,
)


def gain(g: Legion, seat: int, amount: int) -> None:
    """LE-1.8 Take Supplies, as far as the reserve reaches."""
    taken = min(amount, g.reserve())
    if taken < amount:
        g.tell(v.SHARED, seat, taken)
    if taken:
        g.supplies[seat] += taken
        g.tell(v.GAINED, seat, taken)


def arrive(g: Legion, seat: int, character: int, plot: int, *, hidden: bool) -> int:
    """LE-5.3 A character comes from hand to a Plot. Returns its place."""
    place = seat
    while g.where[place] >= 0:
        place += SEATS
    g.where[place] = plot
    g.arrivals += 1
    g.arrival[place] = g.arrivals
    if hidden:
        g.move(character, HAND + seat, DOWN + place)
        g.tell_only(v.SENT_HIDDEN, seat, character, plot + 1)
        g.tell_others(v.SENT_DOWN, seat, 0, plot + 1)
    else:
        g.move(character, HAND + seat, UP + place)
        g.news[character] = 0
        g.tell(v.SENT, seat, character, plot + 1)
    return place


def turn_up(g: Legion, place: int) -> None:
    """LE-5.6 A face-down card is turned up."""
    if g.face_down(place):
        character = g.who(place)
        g.move(character, DOWN + place, UP + place)
        g.news[character] = 0
        g.tell(v.TURNED_UP, place % SEATS, character, g.where[place] + 1)


def shift(g: Legion, place: int, plot: int) -> None:
    """LE-1.11 Move to another Plot, keeping cards and token; a mover is the last arrival there."""
    source = g.where[place]
    g.where[place] = plot
    g.arrivals += 1
    g.arrival[place] = g.arrivals
    told(g, place, v.MOVED, v.MOVED_BACK, source + 1)


def told(g: Legion, place: int, open: int, hidden: int, source: int = 0) -> None:
    """Say what happens to a character on its Plot, and whence it came; of a face-down one others hear no name."""
    seat, character, plot = place % SEATS, g.who(place), g.where[place] + 1
    if g.face_down(place):
        g.tell_only(open, seat, character, plot, source)
        g.tell_others(hidden, seat, 0, plot, source)
    else:
        g.tell(open, seat, character, plot, source)


def withdraw(g: Legion, place: int) -> None:
    """LE-1.10 Return to hand with all cards, and take no further part this round."""
    told(g, place, v.WITHDREW, v.WITHDREW_BACK)
    leave(g, place, HAND + place % SEATS)


def cure(g: Legion, seat: int, character: int, wounds: int = 1) -> None:
    """Remove Wounds from somebody in hand or deck. Others see that it happens, not to whom."""
    g.wounds[character] -= wounds
    g.tell_only(v.CURED, seat, character)
    g.tell_others(v.WOUND_REMOVED, seat, wounds)


def warm(g: Legion, seat: int, character: int, frostbites: int = 1) -> None:
    """Remove Frostbites from somebody in hand or deck. Others see that it happens, not to whom."""
    g.frostbites[character] -= frostbites
    g.tell_only(v.WARMED, seat, character)
    g.tell_others(v.FROSTBITE_REMOVED, seat, frostbites)


def under_deck(g: Legion, place: int) -> None:
    """LE-8.2 Go under the deck: the latest lies lowest."""
    told(g, place, v.UNDER_DECK, v.UNDER_DECK_BACK)
    seat, character = place % SEATS, g.who(place)
    if g.face_down(place):
        g.unseen[seat] += 1
    lift_token(g, place)
    remember(g, place)
    g.tuck(character, pile_of(g, place), DECK + seat)
    vacate(g, place)


def wound(g: Legion, place: int) -> None:
    """A Wound is put on a character, which turns it up (LE-5.6)."""
    turn_up(g, place)
    character = g.who(place)
    g.wounds[character] += 1
    g.tell(v.WOUNDED, place % SEATS, character, g.where[place] + 1)


def die(g: Legion, place: int, kind: int = v.DIED) -> None:
    """LE-1.9 Go face up to the graveyard with all cards. The token goes to the used tokens (LE-1.12)."""
    turn_up(g, place)
    g.tell(kind, place % SEATS, g.who(place), g.where[place] + 1)
    leave(g, place, GRAVEYARD + place % SEATS)


def leave(g: Legion, place: int, target: int) -> None:
    lift_token(g, place)
    remember(g, place)
    g.move(g.who(place), pile_of(g, place), target)
    vacate(g, place)


def pile_of(g: Legion, place: int) -> int:
    return DOWN + place if g.face_down(place) else UP + place


def remember(g: Legion, place: int) -> None:
    """Whoever saw a character remembers its state: equipment (that of packs last), Wounds, Frostbite and lost skills, packed."""
    if not g.face_down(place):
        character = g.who(place)
        kit = g.kit[character] & 0xFF | g.kit[character] >> 8 << 16
        damage = g.wounds[character] << SEEN_WOUNDS | g.frostbites[character] << SEEN_FROSTBITES
        g.last_seen[character] = SEEN | kit | damage | g.crippled[character] << 12


def vacate(g: Legion, place: int) -> None:
    g.where[place] = NOWHERE
    g.ordered[place] = 0
    g.fury[place] = 0


def lift_token(g: Legion, place: int) -> None:
    """LE-1.12 An unresolved token goes unseen to the used tokens; a revealed one lies face up."""
    slot = slot_on(g, place)
    if slot >= 0:
        put_away(g, slot)


def put_away(g: Legion, slot: int) -> None:
    """A placed token goes to the used ones: face up if it was open, else face down."""
    target = USED_DOWN if g.state[slot] == FACE_DOWN else USED_UP
    g.move(token_in(g, slot), TOKEN + slot, target + slot % SEATS)
    g.bearer[slot] = NOWHERE
    g.state[slot] = FACE_DOWN


def open_token(g: Legion, slot: int) -> None:
    """A placed token is turned up and stays with its bearer."""
    g.state[slot] = OPEN
    g.show(token_in(g, slot), g.layout.everybody)


def turn_over(g: Legion, slot: int, target: int) -> None:
    """A placed token is turned up and laid aside."""
    g.move(token_in(g, slot), TOKEN + slot, target)
    g.bearer[slot] = NOWHERE
    g.state[slot] = FACE_DOWN


def by_arrival(g: Legion, places: list[int]) -> list[int]:
    """In order of arrival."""
    ordered = sorted([g.arrival[place] * ALL_STANDS + place for place in places])
    return [number % ALL_STANDS for number in ordered]


def skill_names(skills: int) -> list[Thing]:
    return things("skill", [i for i in range(len(b.SKILLS)) if skills >> i & 1])
