"""Words of the content files for Despatches: what the upper half does, and how the lower half scores."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from sandtable.games.legion import despatch_effects as e
from sandtable.games.legion.book import EQUIPMENT, EVERY, TYPES, DespatchEffect, Scoring
from sandtable.games.legion.position import Legion
from sandtable.games.legion.word import Amount, Card, PlotType, Some


class DespatchWord(msgspec.Struct, forbid_unknown_fields=True, tag_field="op"):
    """A part of the upper half of a Despatch, named by `op`."""

    def effect(self) -> DespatchEffect[Legion]:
        raise NotImplementedError


class GainSupplies(DespatchWord, tag="gain_supplies"):
    amount: Some

    def effect(self) -> DespatchEffect[Legion]:
        return e.Receive(self.amount)


class GiveChosen(DespatchWord, tag="give_card"):
    card: Card
    count: Annotated[int, msgspec.Meta(ge=1, le=2)]  # with the one bought in the same round: no more than `taken` can count
    who: Literal["chosen_in_hand"]

    def effect(self) -> DespatchEffect[Legion]:
        return e.IssueCards(EQUIPMENT.index(self.card), self.count)


class HealNow(DespatchWord, tag="cure"):
    what: Literal["wound", "frostbite"]
    count: Some | Literal["all"]
    when: Literal["now"]

    def effect(self) -> DespatchEffect[Legion]:
        if self.what == "wound":
            return e.HealWounds(EVERY if self.count == "all" else self.count)
        if self.count != "all":
            raise ValueError("count of frostbite must be 'all'")
        return e.WarmEverybody()


class AddTypeChosen(DespatchWord, tag="add_type"):
    type: PlotType
    plots: Literal["chosen"]

    def effect(self) -> DespatchEffect[Legion]:
        return e.Truce(1 << TYPES.index(self.type))


class Draw(DespatchWord, tag="draw"):
    count: Some

    def effect(self) -> DespatchEffect[Legion]:
        return e.DrawCharacters(self.count)


class RetrieveOrders(DespatchWord, tag="retrieve_orders"):
    def effect(self) -> DespatchEffect[Legion]:
        return e.TakeBackOrders()


class FreeEntryOnce(DespatchWord, tag="free_entry"):
    count: Some

    def effect(self) -> DespatchEffect[Legion]:
        return e.SafeConduct(self.count)


AnyDespatch = GiveChosen | HealNow | AddTypeChosen | Draw | RetrieveOrders | GainSupplies | FreeEntryOnce


class Count(msgspec.Struct, forbid_unknown_fields=True, tag_field="op"):
    """A way to score, named by `op`."""

    def scoring(self) -> Scoring[Legion]:
        raise NotImplementedError


class PerTypeWon(Count, tag="per_type_won"):
    type: PlotType
    vp: Amount
    maximum: Amount

    def scoring(self) -> Scoring[Legion]:
        return e.PerTypeWon(1 << TYPES.index(self.type), self.vp, self.maximum)


class PerTypeSet(Count, tag="per_type_set"):
    vp: Amount
    maximum_sets: Amount

    def scoring(self) -> Scoring[Legion]:
        return e.PerTypeSet(self.vp, self.maximum_sets)


class PerSupplies(Count, tag="per_supplies"):
    each: Some
    vp: Amount
    maximum: Amount

    def scoring(self) -> Scoring[Legion]:
        return e.PerSupplies(self.each, self.vp, self.maximum)


class ByDeaths(Count, tag="by_deaths"):
    table: list[Amount]

    def scoring(self) -> Scoring[Legion]:
        return e.ByDeaths(list(self.table))


class HandAtLeast(Count, tag="hand_at_least"):
    count: Some
    vp: Amount

    def scoring(self) -> Scoring[Legion]:
        return e.HandAtLeast(self.count, self.vp)


class PerCard(Count, tag="per_card"):
    card: Card
    vp: Amount
    maximum: Amount

    def scoring(self) -> Scoring[Legion]:
        return e.PerCardHeld(EQUIPMENT.index(self.card), self.vp, self.maximum)


class PerConditionsWon(Count, tag="per_conditions_won"):
    conditions: Literal[2]
    vp: Amount
    maximum: Amount

    def scoring(self) -> Scoring[Legion]:
        return e.PerConditionsWon(self.vp, self.maximum)


ScoringWord = PerTypeWon | PerTypeSet | PerSupplies | ByDeaths | HandAtLeast | PerCard | PerConditionsWon
