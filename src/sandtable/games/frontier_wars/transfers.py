"""FW-14.11 Moves by cards and skills, each with when it is possible. They are not the units' movement of the round."""

from __future__ import annotations

from typing import Final, final

from sandtable.games.frontier_wars.book import Effect
from sandtable.games.frontier_wars.casualties import has_units
from sandtable.games.frontier_wars.position import FrontierWars
from sandtable.games.frontier_wars.relief import Relieve, Scramble, Withdraw, planes_in_range, relievers
from sandtable.games.frontier_wars.shifts import BreakThrough, RailFrom, Redeploy, open_neighbours, rail_sources, redeployable


@final
class WithdrawAll(Effect[FrontierWars]):
    """All units leave the battle together for a tile next to it."""

    def possible(self, g: FrontierWars, seat: int) -> bool:
        return has_units(g, g.battle, seat) and bool(open_neighbours(g, seat, g.battle))

    def carry_out(self, g: FrontierWars, seat: int) -> None:
        g.then(Withdraw(seat))


@final
class ScramblePlanes(Effect[FrontierWars]):
    """A plane in range joins the battle."""

    def possible(self, g: FrontierWars, seat: int) -> bool:
        return bool(planes_in_range(g, seat))

    def carry_out(self, g: FrontierWars, seat: int) -> None:
        g.then(Scramble(seat))


@final
class RelieveBattle(Effect[FrontierWars]):
    """Ground units from next door join the battle."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def possible(self, g: FrontierWars, seat: int) -> bool:
        return bool(relievers(g, seat))

    def carry_out(self, g: FrontierWars, seat: int) -> None:
        g.then(Relieve(seat, self.count, True))


@final
class RedeployUnits(Effect[FrontierWars]):
    """Some units move to a tile next to theirs."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def possible(self, g: FrontierWars, seat: int) -> bool:
        return bool(redeployable(g, seat))

    def carry_out(self, g: FrontierWars, seat: int) -> None:
        g.then(Redeploy(seat, self.count, True))


@final
class MoveByRail(Effect[FrontierWars]):
    """Some units of one tile move over land without enemies."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def possible(self, g: FrontierWars, seat: int) -> bool:
        return bool(rail_sources(g, seat))

    def carry_out(self, g: FrontierWars, seat: int) -> None:
        g.then(RailFrom(seat, self.count))


@final
class BreakThroughAfter(Effect[FrontierWars]):
    """After a victory some units go on to a tile next to the battle."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def possible(self, g: FrontierWars, seat: int) -> bool:
        return has_units(g, g.battle, seat) and bool(open_neighbours(g, seat, g.battle))

    def carry_out(self, g: FrontierWars, seat: int) -> None:
        g.then(BreakThrough(seat, self.count))
