"""The stage for the worked examples of Legion: who leads which faction, who stands on which Plot, and the phase that begins."""

from __future__ import annotations

from sandtable.engine.steps import Step
from sandtable.games.legion.march import March
from sandtable.games.legion.position import Legion
from sandtable.games.legion.resolution import OrderPhase
from sandtable.games.legion.rounds import Cold, PlotPhase
from tests.games.legion.scene import Scene
from tests.games.stage import Given, of_seat, of_table

PHASES: dict[str, type[Step[Legion]]] = {"march": March, "orders": OrderPhase, "plots": PlotPhase, "cold": Cold}


class Siberia:
    """A table of Legion."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    def play(self, seat: int, pick: str) -> None:
        self.scene.play(seat, pick)

    def refusal(self, seat: int, pick: str) -> str:
        return "" if pick in self.scene.options(seat) else self.scene.reasons(seat)[pick][0]

    def look(self, what: str, seat: int) -> str:
        if what == "points":
            return str(self.scene.g.vp[seat])
        if what == "supplies":
            return str(self.scene.g.supplies[seat])
        verb, _, name = what.partition(" ")
        return str(getattr(self.scene, verb)(name))


def lay_out(given: Given, names: list[str]) -> Siberia:
    things, seats = of_table(given), [of_seat(given, seat) for seat in range(len(names))]
    scene = Scene(*(seat["faction"] for seat in seats), plots=tuple(things["plots"].split()))
    for seat in seats:
        scene.hand(*seat.get("hand", "").split())
        for plot in range(1, len(things["plots"].split()) + 1):
            for name in seat.get(f"on {plot}", "").split():
                who, _, kit = name.partition("+")
                scene.put(who, plot, kit=kit)
        for order in seat.get("orders", "").split():
            kind, _, bearer = order.partition("@")
            scene.order(kind, bearer)
    scene.run(PHASES[things["at"]]())
    return Siberia(scene)
