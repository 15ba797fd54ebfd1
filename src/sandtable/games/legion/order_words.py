"""Words of the content files for orders."""

from __future__ import annotations

from typing import Literal

from sandtable.games.legion import book as b
from sandtable.games.legion import order_effects as e
from sandtable.games.legion.book import OrderEffect
from sandtable.games.legion.position import Legion
from sandtable.games.legion.word import Amount, Card, Change, Some, Word


class OrderWord(Word):
    """A part of an order."""

    def effect(self) -> OrderEffect[Legion]:
        raise NotImplementedError


class Move(OrderWord, tag="move"):
    who: Literal["bearer", "any_own"]
    entry: Literal["checked", "ignored"]
    optional: bool

    def effect(self) -> OrderEffect[Legion]:
        ignored = self.entry == "ignored"
        return e.MoveAnyone(ignored, self.optional) if self.who == "any_own" else e.MoveBearer(ignored, self.optional)


class MoveHere(OrderWord, tag="move_here"):
    who: Literal["own_elsewhere"]
    entry: Literal["checked", "ignored"]
    minimum: Some

    def effect(self) -> OrderEffect[Legion]:
        return e.CallHere(self.minimum, self.entry == "ignored")


class Swap(OrderWord, tag="swap", rename={"partner": "with"}):
    partner: Literal["own_elsewhere"]
    entry: Literal["ignored"]

    def effect(self) -> OrderEffect[Legion]:
        return e.ChangePlaces()


class Withdraw(OrderWord, tag="withdraw"):
    who: Literal["bearer", "enemy_here"]
    optional: bool

    def effect(self) -> OrderEffect[Legion]:
        return e.WithdrawEnemy(self.optional) if self.who == "enemy_here" else e.WithdrawSelf(self.optional)


class ToDeckBottom(OrderWord, tag="to_deck_bottom"):
    who: Literal["own_here"]

    def effect(self) -> OrderEffect[Legion]:
        return e.UnderDeck()


class Wound(OrderWord, tag="wound"):
    target: Literal["enemy_faction_here"]
    count: Some

    def effect(self) -> OrderEffect[Legion]:
        return e.WoundHere(self.count)


class Kill(OrderWord, tag="kill"):
    who: Literal["other_own_here"]

    def effect(self) -> OrderEffect[Legion]:
        return e.KillOwn()


class DiscardOrder(OrderWord, tag="discard_order"):
    target: Literal["enemy_order_here"]

    def effect(self) -> OrderEffect[Legion]:
        return e.DiscardEnemyOrder()


class TakePlotSupplies(OrderWord, tag="take_plot_supplies"):
    def effect(self) -> OrderEffect[Legion]:
        return e.RobPlot()


class Fury(OrderWord, tag="power"):
    amount: Change
    characters: Literal["bearer"]

    def effect(self) -> OrderEffect[Legion]:
        return e.AddFury(self.amount)


class GainSupplies(OrderWord, tag="gain_supplies"):
    amount: Some

    def effect(self) -> OrderEffect[Legion]:
        return e.GainHere(self.amount)


class PowerTotal(OrderWord, tag="power_total"):
    amount: Amount

    def effect(self) -> OrderEffect[Legion]:
        return e.Lasting(b.POWER_TOTAL, self.amount)


class Absorb(OrderWord, tag="absorb"):
    what: Literal["assault_wound"]
    count: Literal[1]

    def effect(self) -> OrderEffect[Legion]:
        return e.Lasting(b.ABSORB, self.count)


class Suppress(OrderWord, tag="suppress"):
    step: Literal["assault", "violence", "first_aid"]

    def effect(self) -> OrderEffect[Legion]:
        return e.Lasting(b.SUPPRESS, 1, what=1 << b.ABILITIES.index(self.step))


class OnWin(OrderWord, tag="on_win"):
    vp: Amount = 0
    take: Literal["", "plot_supplies"] = ""

    def effect(self) -> OrderEffect[Legion]:
        return e.Lasting(b.ON_WIN, self.vp, what=1 if self.take else 0)


class OnNotWin(OrderWord, tag="on_not_win"):
    kill: Literal["bearer"]

    def effect(self) -> OrderEffect[Legion]:
        return e.Lasting(b.ON_NOT_WIN, 1)


class GiveBearer(OrderWord, tag="give_card"):
    card: Card
    count: Literal[1]
    who: Literal["bearer"]

    def effect(self) -> OrderEffect[Legion]:
        return e.GiveBearerCard(b.EQUIPMENT.index(self.card), self.count)


class FaceDownNext(OrderWord, tag="face_down_next"):
    plot: Literal["this"]

    def effect(self) -> OrderEffect[Legion]:
        return e.NextFaceDown()


AnyOrder = (
    Move | MoveHere | Swap | Withdraw | ToDeckBottom | Wound | Kill | DiscardOrder | TakePlotSupplies | Fury | GainSupplies
    | PowerTotal | Absorb | Suppress | OnWin | OnNotWin | GiveBearer | FaceDownNext
)  # fmt: skip
