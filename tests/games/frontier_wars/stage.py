"""The stage for the worked examples of Frontier Wars: units on the tiles of Compact 2, and a turn or an attack that begins."""

from __future__ import annotations

from tests.games.frontier_wars.field import Field
from tests.games.stage import Given, of_seat, of_table


class Island:
    """A table of Frontier Wars."""

    def __init__(self, field: Field) -> None:
        self.field = field

    def play(self, seat: int, pick: str) -> None:
        self.field.play(seat, pick)

    def refusal(self, seat: int, pick: str) -> str:
        return "" if pick in self.field.offered(seat) else self.field.refuses(seat, pick)

    def look(self, what: str, seat: int) -> str:
        if what == "medals":
            return str(self.field.g.medals[seat])
        if what == "won":
            result = self.field.table.result
            return "yes" if result is not None and seat in result.winners else "no"
        verb, _, tile = what.partition(" ")
        return self.field.army(seat, tile) if verb == "army" else str(getattr(self.field, verb)(tile))


def lay_out(given: Given, names: list[str]) -> Island:
    things, seats = of_table(given), [of_seat(given, seat) for seat in range(len(names))]
    field = Field(factions=tuple(seat["faction"] for seat in seats))
    for seat, one in enumerate(seats):
        field.give(seat, *one.get("hand", "").split())
        for army in one.get("units", "").split():
            tile, _, units = army.partition("=")
            field.units(seat, tile, units)
    for pair in things.get("resistance", "").split():
        tile, _, points = pair.partition("=")
        field.g.resistance[field.tiles[tile]] = int(points)
    attacked = things.get("attack", "")
    return Island(field.attack(0, attacked) if attacked else field.turn(0))
