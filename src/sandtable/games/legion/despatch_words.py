"""Words of the content files for Despatches: what the upper half does, and how the lower half scores."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from sandtable.games.legion import book as b
from sandtable.games.legion.book import Effect, Scoring
from sandtable.games.legion.location_words import FreeEntry
from sandtable.games.legion.word import Amount, Card, PlotType, Some, Word


class GainSupplies(Word, tag="gain_supplies"):
    amount: Some

    def effect(self) -> Effect:
        return Effect(b.GAIN_SUPPLIES, self.amount)


class GiveChosen(Word, tag="give_card"):
    card: Card
    count: Annotated[int, msgspec.Meta(ge=1, le=2)]  # with the one bought in the same round: no more than `taken` can count
    who: Literal["chosen_in_hand"]

    def effect(self) -> Effect:
        return Effect(b.GIVE_CARD, self.count, what=b.EQUIPMENT.index(self.card))


class HealNow(Word, tag="cure"):
    what: Literal["wound", "frostbite"]
    count: Some | Literal["all"]
    when: Literal["now"]

    def effect(self) -> Effect:
        if self.what == "frostbite" and self.count != "all":
            raise ValueError("count of frostbite must be 'all'")
        return Effect(b.CURE, b.EVERY if self.count == "all" else self.count, what=b.DAMAGES.index(self.what))


class Truce(Word, tag="add_type"):
    type: PlotType
    plots: Literal["chosen"]

    def effect(self) -> Effect:
        return Effect(b.ADD_TYPE, 1, what=1 << b.TYPES.index(self.type))


class Draw(Word, tag="draw"):
    count: Some

    def effect(self) -> Effect:
        return Effect(b.DRAW, self.count)


class RetrieveOrders(Word, tag="retrieve_orders"):
    def effect(self) -> Effect:
        return Effect(b.RETRIEVE_ORDERS, 1)


DespatchWord = GiveChosen | HealNow | Truce | Draw | RetrieveOrders | GainSupplies | FreeEntry


class Count(msgspec.Struct, forbid_unknown_fields=True, tag_field="op"):
    """A way to score, named by `op`."""

    def scoring(self) -> Scoring:
        raise NotImplementedError


class PerTypeWon(Count, tag="per_type_won"):
    type: PlotType
    vp: Amount
    maximum: Amount

    def scoring(self) -> Scoring:
        return Scoring(b.PER_TYPE_WON, self.vp, what=1 << b.TYPES.index(self.type), maximum=self.maximum, table=[])


class PerTypeSet(Count, tag="per_type_set"):
    vp: Amount
    maximum_sets: Amount

    def scoring(self) -> Scoring:
        return Scoring(b.PER_TYPE_SET, self.vp, maximum=self.maximum_sets * self.vp, table=[])


class PerSupplies(Count, tag="per_supplies"):
    each: Some
    vp: Amount
    maximum: Amount

    def scoring(self) -> Scoring:
        return Scoring(b.PER_SUPPLIES, self.vp, each=self.each, maximum=self.maximum, table=[])


class ByDeaths(Count, tag="by_deaths"):
    table: list[Amount]

    def scoring(self) -> Scoring:
        return Scoring(b.BY_DEATHS, 0, table=list(self.table))


class HandAtLeast(Count, tag="hand_at_least"):
    count: Some
    vp: Amount

    def scoring(self) -> Scoring:
        return Scoring(b.HAND_AT_LEAST, self.vp, each=self.count, table=[])


class PerCard(Count, tag="per_card"):
    card: Card
    vp: Amount
    maximum: Amount

    def scoring(self) -> Scoring:
        return Scoring(b.PER_CARD_HELD, self.vp, what=b.EQUIPMENT.index(self.card), maximum=self.maximum, table=[])


class PerConditionsWon(Count, tag="per_conditions_won"):
    conditions: Literal[2]
    vp: Amount
    maximum: Amount

    def scoring(self) -> Scoring:
        return Scoring(b.PER_CONDITIONS_WON, self.vp, maximum=self.maximum, table=[])


ScoringWord = PerTypeWon | PerTypeSet | PerSupplies | ByDeaths | HandAtLeast | PerCard | PerConditionsWon
