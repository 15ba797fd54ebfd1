"""FW-4, FW-12 Cards in hand, before a seat, in the decks and in the discards."""

from __future__ import annotations

from sandtable.engine.cards import each_once
from sandtable.games.frontier_wars.layout import DECK, DISCARDS, HAND
from sandtable.games.frontier_wars.position import FrontierWars
from sandtable.games.frontier_wars.verbs import DISCARDED, SHUFFLED


def hand_types(g: FrontierWars, seat: int, deck: int) -> list[int]:
    """The card types in a hand from one deck, each once, in file order."""
    type_of = g.book.type_of
    return each_once([type_of[card] for card in g.hand[seat] if g.layout.back[card] == deck])


def all_types(g: FrontierWars, seat: int) -> list[int]:
    type_of = g.book.type_of
    return each_once([type_of[card] for card in g.hand[seat]])


def find_card(g: FrontierWars, cards: list[int], type_: int) -> int:
    for card in cards:
        if g.book.type_of[card] == type_:
            return card
    return -1


def holds(g: FrontierWars, seat: int, modifier: int) -> bool:
    """Whether a card with this modifier lies face up before the seat."""
    for card in g.face_up[seat]:
        if g.book.modifier[g.book.type_of[card]] == modifier:
            return True
    return False


def discard(g: FrontierWars, seat: int, card: int, source: int) -> None:
    """FW-14.13 Put a card face up on the discard pile of its type."""
    g.move(card, source, DISCARDS + g.layout.back[card])


def discard_type(g: FrontierWars, seat: int, type_: int) -> None:
    card = find_card(g, g.hand[seat], type_)
    g.show(card, g.layout.everybody)  # what the others have seen cannot be taken back
    discard(g, seat, card, HAND + seat)
    g.tell(DISCARDED, seat, type_)


def can_draw(g: FrontierWars, deck: int) -> bool:
    return bool(g.piles[DECK + deck]) or bool(g.piles[DISCARDS + deck])


def refill(g: FrontierWars, deck: int) -> None:
    """FW-4.3 An empty deck is formed anew from its discards."""
    if not g.piles[DECK + deck]:
        g.gather(DISCARDS + deck, DECK + deck)
        g.shuffle(DECK + deck)
        g.tell(SHUFFLED, 0, deck)
