"""FW-14 Playing cards and using skills: whether that could do anything, and what becomes of the card."""

from __future__ import annotations

from typing import Any

from sandtable.games.frontier_wars.book import BATTLE, KEPT, Effect
from sandtable.games.frontier_wars.cards import discard, find_card
from sandtable.games.frontier_wars.layout import FACE_UP, HAND, WAITING
from sandtable.games.frontier_wars.position import FrontierWars
from sandtable.games.frontier_wars.verbs import KEPT_CARD, PLAYED


def playable(g: FrontierWars, seat: int, type_: int) -> bool:
    """FW-14.3 A card may be played if at least part of its effect is possible; battle orders and kept cards always are."""
    return g.book.timing[type_] in (BATTLE, KEPT) or any_possible(g, seat, g.book.effects[type_])


def any_possible(g: FrontierWars, seat: int, effects: list[Effect[Any]]) -> bool:
    for effect in effects:
        if effect.possible(g, seat):
            return True
    return False


def play_card(g: FrontierWars, seat: int, type_: int) -> None:
    """Lay a card open and carry it out: a battle order waits (FW-6.3), a kept card stays (FW-14.7), others are discarded."""
    card = find_card(g, g.hand[seat], type_)
    g.show(card, g.layout.everybody)  # what the others have seen cannot be taken back
    timing = g.book.timing[type_]
    if timing == BATTLE:
        g.move(card, HAND + seat, WAITING + seat)
        g.tell(PLAYED, seat, type_)
    elif timing == KEPT:
        for other in g.face_up[seat][:]:
            discard(g, seat, other, FACE_UP + seat)
        g.move(card, HAND + seat, FACE_UP + seat)
        g.tell(KEPT_CARD, seat, type_)
    else:
        discard(g, seat, card, HAND + seat)
        g.tell(PLAYED, seat, type_)
        carry_out_all(g, seat, g.book.effects[type_])


def carry_out_all(g: FrontierWars, seat: int, effects: list[Effect[Any]]) -> None:
    for effect in effects:
        effect.carry_out(g, seat)
