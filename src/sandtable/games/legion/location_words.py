"""Words of the content files for Locations, and what a Location and a Despatch share."""

from __future__ import annotations

from typing import Literal

from sandtable.games.legion import book as b
from sandtable.games.legion.book import Effect
from sandtable.games.legion.word import Amount, Change, PlotType, Some, Word


class Price(Word, tag="price"):
    item: Literal["recruit"]
    value: Amount

    def effect(self) -> Effect:
        return Effect(b.PRICE, self.value)


class AddType(Word, tag="add_type"):
    type: PlotType
    plots: Literal["all", "first", "not_warming", "not_freezing", "freezing"]

    def effect(self) -> Effect:
        return Effect(b.ADD_TYPE, 1, who=b.WHICH_PLOTS[self.plots], what=1 << b.TYPES.index(self.type))


class PlotVp(Word, tag="plot_vp"):
    delta: Amount
    plots: Literal["all", "first", "not_warming", "not_freezing", "freezing"]

    def effect(self) -> Effect:
        return Effect(b.PLOT_VP, self.delta, who=b.WHICH_PLOTS[self.plots])


class OrdersGiven(Word, tag="orders_given"):
    delta: Amount

    def effect(self) -> Effect:
        return Effect(b.ORDERS_GIVEN, self.delta)


class RoundEndCure(Word, tag="cure"):
    what: Literal["wound", "frostbite"]
    count: Some
    when: Literal["round_end"]

    def effect(self) -> Effect:
        return Effect(b.CURE, self.count, what=int(self.what == "frostbite"))


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
        return Effect(b.POWER, self.amount, who=b.SUBJECTS[self.characters])


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
