"""FW-7.6 What cards and skills change for one battle."""

from __future__ import annotations

from typing import Final, final

from sandtable.engine.native import mypyc_attr
from sandtable.games.frontier_wars.book import ATTACKER, SEATS, SELF, TANK, TYPES, Effect
from sandtable.games.frontier_wars.layout import GROUPS
from sandtable.games.frontier_wars.position import FrontierWars


def in_battle(g: FrontierWars, seat: int, units: list[int]) -> bool:
    """Whether a seat has a unit of these types in the battle."""
    for type_ in units:
        if type_ < TYPES and g.count(g.battle, seat, type_):
            return True
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class BattleEffect(Effect[FrontierWars]):
    """FW-7.6 An effect that lasts for this battle. It needs no target."""

    def possible(self, g: FrontierWars, seat: int) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class ChangeUnits(BattleEffect):
    """An effect on all units of some types, of one side. FW-14.8 Additions add up."""

    def __init__(self, side: int, units: list[int]) -> None:
        self.side: Final = side
        self.units: Final = units

    def possible(self, g: FrontierWars, seat: int) -> bool:
        return in_battle(g, g.active if self.side == ATTACKER else seat, self.units)

    def carry_out(self, g: FrontierWars, seat: int) -> None:
        for other in range(SEATS):
            if other == g.active if self.side == ATTACKER else (other == seat) == (self.side == SELF):
                for type_ in self.units:
                    self.change(g, other, type_)

    def change(self, g: FrontierWars, seat: int, type_: int) -> None:
        raise NotImplementedError


@final
class SetInitiative(ChangeUnits):
    """FW-14.8 Later "set" effects replace earlier ones, also for a tank singled out before."""

    def __init__(self, side: int, units: list[int], initiative: int) -> None:
        super().__init__(side, units)
        self.initiative: Final = initiative

    def change(self, g: FrontierWars, seat: int, type_: int) -> None:
        g.set_init[seat * GROUPS + type_] = self.initiative
        if type_ == TANK and seat == g.active and g.elite >= 0:
            g.elite = self.initiative


@final
class AddInitiative(ChangeUnits):
    """FW-14.8 What is added counts whatever sets the initiative."""

    def __init__(self, side: int, units: list[int], amount: int) -> None:
        super().__init__(side, units)
        self.amount: Final = amount

    def change(self, g: FrontierWars, seat: int, type_: int) -> None:
        g.add_init[seat * GROUPS + type_] += self.amount


@final
class ExtraAttacks(ChangeUnits):
    """FW-7.9 Each such unit strikes more than once."""

    def __init__(self, side: int, units: list[int], amount: int) -> None:
        super().__init__(side, units)
        self.amount: Final = amount

    def change(self, g: FrontierWars, seat: int, type_: int) -> None:
        g.extra[seat * GROUPS + type_] += self.amount


@final
class StrikeWhenRemoved(ChangeUnits):
    """Such a unit strikes even if it is removed before its turn to do so."""

    def change(self, g: FrontierWars, seat: int, type_: int) -> None:
        g.strikes[seat * GROUPS + type_] = 1


@final
class Elite(BattleEffect):
    """FW-7.11 One tank of the attacker strikes at its own initiative, and more often."""

    def __init__(self, initiative: int, attacks: int) -> None:
        self.initiative: Final = initiative
        self.attacks: Final = attacks

    def possible(self, g: FrontierWars, seat: int) -> bool:
        return in_battle(g, seat, [TANK])

    def carry_out(self, g: FrontierWars, seat: int) -> None:
        g.elite = self.initiative
        g.elite_attacks = self.attacks


@final
class IgnoreHits(BattleEffect):
    """Some hits do nothing: more of them where an intact construction stands."""

    def __init__(self, count: int, count_if_built: int) -> None:
        self.count: Final = count
        self.count_if_built: Final = count_if_built

    def carry_out(self, g: FrontierWars, seat: int) -> None:
        g.ignored[seat] += self.count_if_built if g.intact[g.battle] else self.count


@final
class CancelShields(BattleEffect):
    """The garrison has no shields in this battle."""

    def carry_out(self, g: FrontierWars, seat: int) -> None:
        g.no_shields = True


@final
class ForbidDefenceCards(BattleEffect):
    """The defender plays no card in this battle."""

    def carry_out(self, g: FrontierWars, seat: int) -> None:
        g.no_cards = True
