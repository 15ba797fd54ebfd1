"""Words of the content files for what lasts for one battle."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from sandtable.games.frontier_wars import battle_effects as effects
from sandtable.games.frontier_wars.book import SIDES, Effect
from sandtable.games.frontier_wars.position import FrontierWars
from sandtable.games.frontier_wars.word import (
    IN_BATTLE,
    SOME_UNITS,
    Change,
    Fighter,
    Initiative,
    OnlyTanks,
    Side,
    Some,
    Unit,
    Word,
    numbers,
)


class BattleWord(Word):
    """Lasts for one battle."""

    def moments(self) -> frozenset[str]:
        return IN_BATTLE


class ModifyInit(BattleWord, tag="modify_init", rename={"set_to": "set"}):
    side: Side
    units: Annotated[list[Fighter], SOME_UNITS]
    set_to: Initiative | None = None
    add: Change = 0

    def effect(self) -> Effect[FrontierWars]:
        if (self.set_to is None) == (self.add == 0):
            raise ValueError("modify_init needs either set or add")
        side, units = SIDES[self.side], numbers(self.units)
        return (
            effects.AddInitiative(side, units, self.add)
            if self.set_to is None
            else effects.SetInitiative(side, units, self.set_to)
        )


class ExtraAttacks(BattleWord, tag="extra_attacks"):
    side: Side
    units: Annotated[list[Unit], SOME_UNITS]
    amount: Some

    def effect(self) -> Effect[FrontierWars]:
        return effects.ExtraAttacks(SIDES[self.side], numbers(self.units), self.amount)


class Elite(BattleWord, tag="elite"):
    side: Literal["self"]
    units: OnlyTanks
    count: Literal[1]
    set_init: Initiative
    extra_attacks: Annotated[int, msgspec.Meta(ge=0, le=9)]

    def moments(self) -> frozenset[str]:
        return frozenset({"battle", "attack_window"})

    def effect(self) -> Effect[FrontierWars]:
        return effects.Elite(self.set_init, self.extra_attacks)


class StrikeWhenRemoved(BattleWord, tag="strike_when_removed"):
    side: Side
    units: Annotated[list[Unit], SOME_UNITS]

    def effect(self) -> Effect[FrontierWars]:
        return effects.StrikeWhenRemoved(SIDES[self.side], numbers(self.units))


class IgnoreHits(BattleWord, tag="ignore_hits"):
    side: Literal["self"]
    target: Literal["side"]
    count: Some
    count_if_construction: Some

    def effect(self) -> Effect[FrontierWars]:
        return effects.IgnoreHits(self.count, self.count_if_construction)


class CancelShields(BattleWord, tag="cancel_shields"):
    side: Literal["enemy"]
    target: Literal["garrison"]

    def effect(self) -> Effect[FrontierWars]:
        return effects.CancelShields()


class ForbidDefenceCards(BattleWord, tag="forbid_defence_cards"):
    def moments(self) -> frozenset[str]:
        return frozenset({"battle", "attack_window"})

    def effect(self) -> Effect[FrontierWars]:
        return effects.ForbidDefenceCards()
