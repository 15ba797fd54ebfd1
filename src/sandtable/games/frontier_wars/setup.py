"""FW-1 Set-up."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.steps import Step
from sandtable.games.frontier_wars.book import AIRBORNE_START, DECKS, HEADQUARTERS, PLANE, TYPES
from sandtable.games.frontier_wars.coach import FIRST_HAND, hint
from sandtable.games.frontier_wars.drawing import DrawCard
from sandtable.games.frontier_wars.layout import DECK
from sandtable.games.frontier_wars.muster import stand_down
from sandtable.games.frontier_wars.position import FrontierWars
from sandtable.games.frontier_wars.rounds import Round, set_turn_order
from sandtable.games.frontier_wars.verbs import LEADS


@final
class Prepare(Step[FrontierWars]):
    """FW-1.4 Headquarters and starting troops; FW-1.5 three shuffled decks; FW-1.6 opening hands; FW-1.7 round 1."""

    rule: ClassVar[str] = "FW-1.4"

    def __init__(self, places: list[int]) -> None:
        self.places: Final = places  # the start tile of each seat

    def run(self, g: FrontierWars) -> None:
        for seat in range(g.players):
            encamp(g, seat, self.places[seat])
        for deck in range(len(DECKS)):
            g.shuffle(DECK + deck)
        stand_down(g)
        set_turn_order(g)
        for seat in range(g.players):
            hint(g, seat, FIRST_HAND)
        for seat in g.in_turn_order():
            g.apart(seat, DrawCard(seat, g.sheet(seat).hand))
        g.then(Round())


def encamp(g: FrontierWars, seat: int, tile: int) -> None:
    """FW-1.4 The headquarters at full resistance with the troops of the sheet; the rest is reserve and supply."""
    sheet = g.sheet(seat)
    for type_ in range(TYPES):
        g.reserve[seat * TYPES + type_] = g.book.box[type_]
        for _ in range(sheet.troops[type_]):
            g.put(tile, seat, type_)
    if g.rules_on and g.scenario.special == AIRBORNE_START:
        g.put(tile, seat, PLANE)
    g.building[tile] = HEADQUARTERS
    g.colour[tile] = seat
    g.intact[tile] = 1
    g.flag[tile] = seat
    g.keeper[tile] = seat
    g.resistance[tile] = sheet.resistance
    g.factories[seat] = g.book.factories
    g.encampments[seat] = g.book.encampments
    g.tell(LEADS, seat, g.faction[seat], tile)
