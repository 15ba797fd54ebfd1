"""The stage for the worked examples of Fine Sand: `hand Ann`, `built Ann`, `step` and so on, as `arrange.table` has them."""

from __future__ import annotations

from typing import Any

from tests.games.fine_sand.arrange import Beach, game, table
from tests.games.stage import Given, of_seat, of_table

NUMBERS = {"step", "round", "coins"}
COUNTED = {"draw", "discard"}  # a number of any cards will do


class Sand:
    """A table of Fine Sand. `pay a b` pays a bill with these parts, `end turn` and `end round` go on in the plainest way."""

    def __init__(self, table: Beach) -> None:
        self.table = table

    def play(self, seat: int, pick: str) -> None:
        verb, _, rest = pick.partition(" ")
        if verb == "pay" and rest:
            self.table.pay(rest, seat)
        elif verb == "offload":
            self.table.offload(rest, seat)
        elif pick == "end turn":
            self.table.end_turn(seat)
        elif pick == "end round":
            self.table.end_round()
        else:
            self.table.do(pick, seat=seat)

    def refusal(self, seat: int, pick: str) -> str:
        return "" if pick in self.table.offered(seat) else self.table.refusal(pick, seat)

    def look(self, what: str, seat: int) -> str:
        if what == "limit":
            return str(self.table.position.limit(seat))
        if what == "winners":
            return ", ".join(self.table.names[winner] for winner in self.table.result.winners) if self.table.result else ""
        return str(getattr(self.table, what)(seat))


def valued(what: str, value: str) -> Any:
    return int(value) if what in NUMBERS or (what in COUNTED and value.isdigit()) else value


def lay_out(given: Given, names: list[str]) -> Sand:
    things = {what: valued(what, value) for what, value in of_table(given).items()}
    if "mode" in things:
        return Sand(game(players=len(names), **things))
    seats = [{what: valued(what, value) for what, value in of_seat(given, seat).items()} for seat in range(len(names))]
    return Sand(table(players=len(names), others=dict(enumerate(seats)), **things, **seats[0]))
