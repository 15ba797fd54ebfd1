"""Where the orders in a hand could be aimed, before they are played: everybody could read it off the map."""

from __future__ import annotations

from typing import Final

from sandtable.engine.names import NOUN, VERB_BITS
from sandtable.games.frontier_wars.book import BATTLE, KEPT
from sandtable.games.frontier_wars.effects import carry_out_all
from sandtable.games.frontier_wars.followup import FollowUp
from sandtable.games.frontier_wars.position import FrontierWars
from sandtable.games.frontier_wars.verbs import PLAY, VERBS

TILE: Final = "tile"


def aims(g: FrontierWars, seat: int) -> dict[str, list[str]]:
    """FW-14.3 For each order that a seat may play now: the tiles its first choice would be about."""
    types = [option & NOUN for option in g.offers.get(seat, ()) if option & ~NOUN == PLAY]
    found = {type_: tiles_of(g, seat, type_) for type_ in types}
    return {g.book.slugs[type_]: [g.scenario.labels[tile] for tile in tiles] for type_, tiles in found.items() if tiles}


def tiles_of(g: FrontierWars, seat: int, type_: int) -> list[int]:
    """The tiles that an order asks to choose from first; none if it asks for nothing, or for something else."""
    if g.book.timing[type_] in (BATTLE, KEPT):
        return []
    h = g.clone()
    h.watched = False
    h.todo, h.lanes, h.offers, h.sealed, h.next = [], {}, {}, {}, []
    carry_out_all(h, seat, g.book.effects[type_])
    choices = [option for step in h.next[:1] if isinstance(step, FollowUp) for option in step.options(h)]
    return sorted({option & NOUN for option in choices if VERBS.all[option >> VERB_BITS].noun == TILE})
