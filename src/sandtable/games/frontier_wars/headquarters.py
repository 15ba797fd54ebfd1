"""FW-8 The fall of a headquarters, elimination, neutral troops."""

from __future__ import annotations

from sandtable.engine.flow import dismiss
from sandtable.games.frontier_wars.book import GARRISON, TYPES
from sandtable.games.frontier_wars.cards import discard
from sandtable.games.frontier_wars.casualties import LOADS
from sandtable.games.frontier_wars.control import enemy_in, note_control
from sandtable.games.frontier_wars.layout import DECK, FACE_UP, GROUPS, HAND, LOOKED_AT, RESEARCH, WAITING
from sandtable.games.frontier_wars.position import BY_CONQUEST, NO_ONE, FrontierWars
from sandtable.games.frontier_wars.verbs import ELIMINATED, HQ_FALLS, TOOK_CARDS, WON_BY_CONQUEST
from sandtable.games.frontier_wars.victory import end_game


def fall_of(g: FrontierWars, tile: int, destroyer: int) -> None:
    """FW-8.3 The headquarters is destroyed and its flag taken off. FW-8.5 Who has no other is eliminated."""
    owner = g.flag[tile]
    g.flag[tile] = NO_ONE
    g.intact[tile] = 0
    g.resistance[tile] = 0
    note_control(g, tile)
    for index in range(tile * TYPES, (tile + 1) * TYPES):
        g.fresh[index] = 0
    if tile == g.battle:
        garrison = owner * GROUPS + GARRISON
        g.to_strike[garrison] = g.struck[garrison] = g.shielded[owner] = 0
    elif g.active != NO_ONE and not enemy_in(g, tile, g.active):
        land(g, tile)
    g.tell(HQ_FALLS, owner, 0, tile)
    if not owns_headquarters(g, owner):
        eliminate(g, owner, destroyer)


def land(g: FrontierWars, tile: int) -> None:
    """FW-7.13 Passengers stay aboard among enemies only: where none are left they stand on the ground."""
    for index in range(tile * LOADS, (tile + 1) * LOADS):
        g.cargo[index] = 0


def owns_headquarters(g: FrontierWars, seat: int) -> bool:
    return seat in g.flag


def eliminate(g: FrontierWars, seat: int, destroyer: int) -> None:
    """FW-8.5 Hand and research deck go to the destroyer, face-up cards are discarded, medals and supply leave the game."""
    dismiss(g, seat)
    g.outs += 1
    g.out[seat] = g.outs
    g.tell(ELIMINATED, seat)
    taken = plunder(g, seat, destroyer)
    for pile in (FACE_UP + seat, WAITING + seat):
        for card in g.piles[pile][:]:
            discard(g, seat, card, pile)
    for card in g.piles[LOOKED_AT + seat][:]:
        g.tuck(card, LOOKED_AT + seat, DECK + g.layout.back[card])  # FW-4.5 it was nobody's yet
    if taken:
        g.tell(TOOK_CARDS, destroyer, taken, seat)
    g.medals[seat] = 0
    g.factories[seat] = 0
    g.encampments[seat] = 0
    last_one_standing(g)


def plunder(g: FrontierWars, seat: int, destroyer: int) -> int:
    """FW-8.5 The destroyer, if there is one who still plays, takes hand and research deck. Returns how many cards that were."""
    heirless = destroyer == NO_ONE or g.out[destroyer] > 0
    taken = 0
    for pile in (HAND + seat, RESEARCH + seat):
        for card in g.piles[pile][:]:
            if heirless:
                discard(g, seat, card, pile)
            else:
                g.move(card, pile, HAND + destroyer)
                taken += 1
    return taken


def last_one_standing(g: FrontierWars) -> None:
    """FW-8.7 When one player is left, that player wins at once."""
    left = g.in_turn_order()
    if len(left) == 1:
        g.tell(WON_BY_CONQUEST, left[0])
        end_game(g, left[0], BY_CONQUEST)
