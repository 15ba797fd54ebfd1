"""The words of the content files: what orders, Locations, equipment and Despatches can do.

Each operation has exactly the fields that the rules read; any other field or value is refused by name.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from sandtable.games.legion import book as b
from sandtable.games.legion.book import Effect, Scoring

Skill = Literal["combat", "charisma", "intelligence"]
PlotType = Literal["freezing", "warming", "peaceful"]
Card = Literal["perfect_aim", "medal", "encryption", "promotion", "officer_exams", "sabre", "medical_kit", "coat"]
Some = Annotated[int, msgspec.Meta(ge=1, le=14)]
Amount = Annotated[int, msgspec.Meta(ge=0, le=20)]
Change = Annotated[int, msgspec.Meta(ge=-20, le=20)]


class Word(msgspec.Struct, forbid_unknown_fields=True, tag_field="op"):
    """An operation, named by `op`."""

    def effect(self) -> Effect:
        raise NotImplementedError


# Orders


class Move(Word, tag="move"):
    who: Literal["bearer", "any_own"]
    entry: Literal["checked", "ignored"]
    optional: bool

    def effect(self) -> Effect:
        return Effect(
            b.MOVE, 1, who=b.SUBJECTS.index(self.who), ignored=self.entry == "ignored", optional=self.optional
        )  # fmt: skip


class MoveHere(Word, tag="move_here"):
    who: Literal["own_elsewhere"]
    entry: Literal["checked", "ignored"]
    minimum: Some

    def effect(self) -> Effect:
        return Effect(b.MOVE_HERE, self.minimum, ignored=self.entry == "ignored")


class Swap(Word, tag="swap", rename={"partner": "with"}):
    partner: Literal["own_elsewhere"]
    entry: Literal["ignored"]

    def effect(self) -> Effect:
        return Effect(b.SWAP, 1)


class Withdraw(Word, tag="withdraw"):
    who: Literal["bearer", "enemy_here"]
    optional: bool

    def effect(self) -> Effect:
        return Effect(b.WITHDRAW, 1, who=b.SUBJECTS.index(self.who), optional=self.optional)


class ToDeckBottom(Word, tag="to_deck_bottom"):
    who: Literal["own_here"]

    def effect(self) -> Effect:
        return Effect(b.TO_DECK_BOTTOM, 1)


class Wound(Word, tag="wound"):
    target: Literal["enemy_faction_here"]
    count: Some

    def effect(self) -> Effect:
        return Effect(b.WOUND, self.count)


class Kill(Word, tag="kill"):
    who: Literal["other_own_here"]

    def effect(self) -> Effect:
        return Effect(b.KILL, 1)


class DiscardOrder(Word, tag="discard_order"):
    target: Literal["enemy_order_here"]

    def effect(self) -> Effect:
        return Effect(b.DISCARD_ORDER, 1)


class TakePlotSupplies(Word, tag="take_plot_supplies"):
    def effect(self) -> Effect:
        return Effect(b.TAKE_PLOT_SUPPLIES, 1)


class Fury(Word, tag="power"):
    amount: Change
    characters: Literal["bearer"]

    def effect(self) -> Effect:
        return Effect(b.POWER, self.amount)


class GainSupplies(Word, tag="gain_supplies"):
    amount: Some

    def effect(self) -> Effect:
        return Effect(b.GAIN_SUPPLIES, self.amount)


class PowerTotal(Word, tag="power_total"):
    amount: Amount

    def effect(self) -> Effect:
        return Effect(b.POWER_TOTAL, self.amount)


class Absorb(Word, tag="absorb"):
    what: Literal["assault_wound"]
    count: Literal[1]

    def effect(self) -> Effect:
        return Effect(b.ABSORB, self.count)


class Suppress(Word, tag="suppress"):
    step: Literal["assault", "violence", "first_aid"]

    def effect(self) -> Effect:
        return Effect(b.SUPPRESS, 1, what=1 << b.ABILITIES.index(self.step))


class OnWin(Word, tag="on_win"):
    vp: Amount = 0
    take: Literal["", "plot_supplies"] = ""

    def effect(self) -> Effect:
        return Effect(b.ON_WIN, self.vp, what=1 if self.take else 0)


class OnNotWin(Word, tag="on_not_win"):
    kill: Literal["bearer"]

    def effect(self) -> Effect:
        return Effect(b.ON_NOT_WIN, 1)


class GiveBearer(Word, tag="give_card"):
    card: Card
    count: Literal[1]
    who: Literal["bearer"]

    def effect(self) -> Effect:
        return Effect(b.GIVE_CARD, self.count, what=b.EQUIPMENT.index(self.card))


class FaceDownNext(Word, tag="face_down_next"):
    plot: Literal["this"]

    def effect(self) -> Effect:
        return Effect(b.FACE_DOWN_NEXT, 1)


OrderWord = (
    Move | MoveHere | Swap | Withdraw | ToDeckBottom | Wound | Kill | DiscardOrder | TakePlotSupplies | Fury | GainSupplies
    | PowerTotal | Absorb | Suppress | OnWin | OnNotWin | GiveBearer | FaceDownNext
)  # fmt: skip


# Locations


class Price(Word, tag="price"):
    item: Literal["recruit"]
    value: Amount

    def effect(self) -> Effect:
        return Effect(b.PRICE, self.value)


class AddType(Word, tag="add_type"):
    type: PlotType
    plots: Literal["all", "first", "not_warming", "not_freezing", "freezing"]

    def effect(self) -> Effect:
        return Effect(b.ADD_TYPE, 1, who=b.WHICH_PLOTS.index(self.plots), what=1 << b.TYPES.index(self.type))


class PlotVp(Word, tag="plot_vp"):
    delta: Amount
    plots: Literal["all", "first", "not_warming", "not_freezing", "freezing"]

    def effect(self) -> Effect:
        return Effect(b.PLOT_VP, self.delta, who=b.WHICH_PLOTS.index(self.plots))


class OrdersGiven(Word, tag="orders_given"):
    delta: Amount

    def effect(self) -> Effect:
        return Effect(b.ORDERS_GIVEN, self.delta)


class RoundEndCure(Word, tag="cure"):
    what: Literal["wound", "frostbite"]
    count: Some
    when: Literal["round_end"]

    def effect(self) -> Effect:
        return Effect(b.CURE, self.count, what=b.DAMAGES.index(self.what))


class FreePurchases(Word, tag="free_purchases"):
    item: Literal["equipment"]
    count: Some

    def effect(self) -> Effect:
        return Effect(b.FREE_PURCHASES, self.count)


class ExtraAssault(Word, tag="extra_assault"):
    count: Some

    def effect(self) -> Effect:
        return Effect(b.EXTRA_ASSAULT, self.count)


class MarchFaceDown(Word, tag="march_face_down"):
    def effect(self) -> Effect:
        return Effect(b.MARCH_FACE_DOWN, 1)


class PowerOfSome(Word, tag="power"):
    amount: Change
    characters: Literal["alone", "damaged"]

    def effect(self) -> Effect:
        return Effect(b.POWER, self.amount, who=b.SUBJECTS.index(self.characters))


class FreeEntry(Word, tag="free_entry"):
    count: Some

    def effect(self) -> Effect:
        return Effect(b.FREE_ENTRY, self.count)


class Exchange(Word, tag="exchange"):
    draw: Amount
    put_back: Amount

    def effect(self) -> Effect:
        return Effect(b.EXCHANGE, self.draw, what=self.put_back)


LocationWord = (
    Price | AddType | PlotVp | OrdersGiven | RoundEndCure | FreePurchases | ExtraAssault | MarchFaceDown | PowerOfSome | FreeEntry
    | Exchange
)  # fmt: skip


# Despatches


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


# Equipment


class AddSkill(Word, tag="add_skill"):
    skill: Skill


class AddAbility(Word, tag="add_ability"):
    ability: Literal["assault", "violence", "first_aid"]


class AddPower(Word, tag="power"):
    amount: Amount
    characters: Literal["bearer"]


class AddOrderGiver(Word, tag="add_order_giver"):
    orders: Some


class AddFrostImmunity(Word, tag="add_frost_immunity"):
    pass


EquipmentWord = AddSkill | AddAbility | AddPower | AddOrderGiver | AddFrostImmunity


# The lower halves of Despatches


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
