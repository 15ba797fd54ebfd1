"""The stage for the worked examples of Waral: `band Ann`, `control Ann`, `area` and so on, as `tables.scene` has them."""

from __future__ import annotations

from sandtable.games.waral.rounds import EndOfRound
from tests.games.stage import Given, of_seat, of_table
from tests.games.waral.tables import Scene, default_bands, scene


class City:
    """A table of Waral."""

    def __init__(self, table: Scene) -> None:
        self.table = table

    def play(self, seat: int, pick: str) -> None:
        self.table.do(seat, pick)

    def refusal(self, seat: int, pick: str) -> str:
        return "" if pick in self.table.texts(seat) else self.table.reasons(seat)[pick][0]

    def look(self, what: str, seat: int) -> str:
        if what in ("control", "hand"):
            return " ".join(getattr(self.table, what)(seat))
        if what in ("area", "deck"):
            return " ".join(getattr(self.table, what)())
        if what == "scores":
            return " ".join(map(str, self.table.result.scores)) if self.table.result else ""
        if what == "power":
            return str(self.table.pos.power_of(seat))
        if what == "asked":
            return self.table.waits()[1] if self.table.waits()[0] == seat else ""
        if what.startswith("used "):
            return "yes" if self.table.used(what.split()[1]) else "no"
        return str(getattr(self.table, what)(seat))


def lay_out(given: Given, names: list[str]) -> City:
    things, seats = of_table(given), [of_seat(given, seat) for seat in range(len(names))]
    bands = default_bands(len(names))
    return City(
        scene(
            len(names),
            bands=[one["band"].split() if "band" in one else bands[seat] for seat, one in enumerate(seats)],
            area=things["area"].split() if "area" in things else None,
            deck=things["deck"].split() if "deck" in things else None,
            control={seat: one.get("control", "").split() for seat, one in enumerate(seats)},
            coins={seat: one.get("coins", "") for seat, one in enumerate(seats)},
            hands={seat: one.get("hand", "").split() for seat, one in enumerate(seats)},
            stands=dict(pair.split("@") for pair in things.get("stands", "").split()),
            used=things.get("used", "").split(),
            begin=EndOfRound() if things.get("at") == "end of round" else None,
        )
    )
