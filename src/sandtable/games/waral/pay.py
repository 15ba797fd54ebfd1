"""WA-4.9 to WA-4.12 Paying: coins of named and of any kind, discounts, further characters and own districts."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.library import one_of
from sandtable.engine.names import NOUN
from sandtable.engine.phrases import Phrase, Thing
from sandtable.engine.steps import Decision, Step
from sandtable.games.waral.area import bury
from sandtable.games.waral.book import ANY, KINDS, Cost
from sandtable.games.waral.coach import FIRST_ANY, hint
from sandtable.games.waral.effects import coins_in_words
from sandtable.games.waral.position import CONTROL, Waral
from sandtable.games.waral.verbs import PAY, RUIN, RUINED, SPEND, SPENT, WAIVE


def missing(g: Waral, seat: int, coins: list[int], discount: int, any_kind: bool) -> int:
    """How many coins a player lacks: WA-4.11 named kinds by themselves, any with what is left; WA-4.12 less a discount."""
    short = 0
    spare = 0
    for kind in range(KINDS):
        left = g.coins[kind][seat] - (0 if any_kind else coins[kind])
        if left < 0:
            short -= left
        else:
            spare += left
    of_any = sum(coins) if any_kind else coins[ANY]
    if of_any > spare:
        short += of_any - spare
    return max(short - discount, 0)


def others_ready(g: Waral, seat: int, character: int) -> list[int]:
    """WA-4.9 Ready characters of the band besides the one that acts."""
    return [other for other in g.ready(seat) if other != character]


def affordable(g: Waral, seat: int, cost: Cost, character: int, discount: int, any_kind: bool) -> bool:
    """WA-4.4 You cannot take, or play, what you cannot pay."""
    if cost.characters and len(others_ready(g, seat, character)) < cost.characters:
        return False
    return len(g.control[seat]) >= cost.ruins and not missing(g, seat, cost.coins, discount, any_kind)


def why_unpaid(g: Waral, seat: int, cost: Cost, character: int, discount: int, any_kind: bool) -> tuple[str, Phrase]:
    """Rule and reason for a cost that cannot be paid."""
    short = missing(g, seat, cost.coins, discount, any_kind)
    if short:
        return "WA-4.4", Phrase("why-short", price=coins_in_words(cost.coins), count=short)
    if len(g.control[seat]) < cost.ruins:
        return "WA-4.10", Phrase("why-no-district")
    return "WA-4.9", Phrase("why-no-second-character")


def pay(g: Waral, seat: int, cost: Cost, character: int, discount: int, any_kind: bool) -> None:
    """WA-4.6 First coins, then other costs."""
    coins = [0, 0, 0, sum(cost.coins)] if any_kind else cost.coins
    if not discount:
        g.then(PayNamed(seat, coins))
    elif discount < sum(coins):
        g.then(Waive(seat, coins, discount))
    for _ in range(cost.characters):
        g.then(SpendCharacter(seat, character))
    for _ in range(cost.ruins):
        g.then(DestroyOwn(seat))


@final
class Waive(Decision[Waral]):
    """WA-4.12 Pay some coins less: the payer waives them, named or any, own choice."""

    rule: ClassVar[str] = "WA-4.12"

    def __init__(self, seat: int, coins: list[int], discount: int) -> None:
        super().__init__(seat)
        self.coins: Final = coins
        self.discount: Final = discount

    def detail(self, g: Waral) -> Phrase:
        return Phrase("detail-price", price=coins_in_words(self.coins))

    def wanted(self, g: Waral) -> int:
        return self.discount

    def options(self, g: Waral) -> list[int]:
        return [WAIVE | kind for kind in range(ANY + 1) if waivable(g, self.seat, self.coins, self.discount, kind)]

    def chosen(self, g: Waral, option: int) -> None:
        kind = option & NOUN
        rest = less(self.coins, kind)
        if self.discount > 1:
            g.then(Waive(self.seat, rest, self.discount - 1))
        else:
            g.then(PayNamed(self.seat, rest))


def less(coins: list[int], kind: int) -> list[int]:
    rest = coins[:]
    rest[kind] -= 1
    return rest


def waivable(g: Waral, seat: int, coins: list[int], discount: int, kind: int) -> bool:
    """Whether after waiving a coin of this kind the rest can be waived and paid."""
    if not coins[kind]:
        return False
    rest = less(coins, kind)
    if discount == 1:
        return not missing(g, seat, rest, 0, False)
    return any([waivable(g, seat, rest, discount - 1, later) for later in range(ANY + 1)])


@final
class PayNamed(Step[Waral]):
    """WA-4.11 Named kinds are paid with that kind."""

    rule: ClassVar[str] = "WA-4.11"

    def __init__(self, seat: int, coins: list[int]) -> None:
        self.seat: Final = seat
        self.coins: Final = coins

    def run(self, g: Waral) -> None:
        for kind in range(KINDS):
            g.pay(self.seat, kind, self.coins[kind])
        if self.coins[ANY]:
            g.then(PayAny(self.seat, self.coins[ANY], 0))


class Purchase(Step[Waral]):
    """WA-4.6 What is done with a district once its whole cost is paid."""

    rule: ClassVar[str] = "WA-4.6"

    def __init__(self, seat: int, character: int, district: int) -> None:
        self.seat: Final = seat
        self.character: Final = character
        self.district: Final = district


def bought(g: Waral) -> int | None:
    """The district that is being paid for, if it is one."""
    waiting = [step.district for step in g.todo if isinstance(step, Purchase)]
    return waiting[-1] if waiting else None


@final
class PayAny(Decision[Waral]):
    """WA-4.11 An `any` coin is paid with any kind, payer's choice, coin by coin."""

    rule: ClassVar[str] = "WA-4.11"

    def __init__(self, seat: int, left: int, least: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.least: Final = least

    def question(self, g: Waral) -> Phrase | None:
        district = bought(g)
        return None if district is None else Phrase("ask-pay-for", district=Thing("district", district))

    def detail(self, g: Waral) -> Phrase:
        district = bought(g)
        if district is None:
            return Phrase("detail-to-pay", count=self.left)
        return Phrase("detail-rest-to-pay", price=coins_in_words(g.book.cost[district].coins), count=self.left)

    def wanted(self, g: Waral) -> int:
        return self.left

    def options(self, g: Waral) -> list[int]:
        options = one_of(g, coins_of(g, self.seat), self.left, self.least, PAY)
        if len(options) > 1:
            hint(g, self.seat, FIRST_ANY)
        return options

    def chosen(self, g: Waral, option: int) -> None:
        kind = option & NOUN
        g.pay(self.seat, kind, 1)
        if self.left > 1:
            g.then(PayAny(self.seat, self.left - 1, kind))


@final
class SpendCharacter(Decision[Waral]):
    """WA-4.9 One other ready character of yours becomes used; it enters nothing, its power does nothing."""

    rule: ClassVar[str] = "WA-4.9"

    def __init__(self, seat: int, character: int) -> None:
        super().__init__(seat)
        self.character: Final = character

    def options(self, g: Waral) -> list[int]:
        return [SPEND | other for other in others_ready(g, self.seat, self.character)]

    def chosen(self, g: Waral, option: int) -> None:
        g.used[option & NOUN] = 1
        g.tell(SPENT, self.seat, option & NOUN)


@final
class DestroyOwn(Decision[Waral]):
    """WA-4.10 One district you already control is destroyed."""

    rule: ClassVar[str] = "WA-4.10"

    def options(self, g: Waral) -> list[int]:
        return [RUIN | district for district in g.control[self.seat]]

    def chosen(self, g: Waral, option: int) -> None:
        ruin(g, self.seat, option & NOUN)


def ruin(g: Waral, seat: int, district: int) -> None:
    """WA-7.5 An own district goes under the deck. That is no strike."""
    bury(g, district, CONTROL + seat)
    g.tell(RUINED, seat, district)


def coins_of(g: Waral, seat: int) -> list[int]:
    """Every coin of a player, as its kind."""
    return [kind for kind in range(KINDS) for _ in range(g.coins[kind][seat])]
