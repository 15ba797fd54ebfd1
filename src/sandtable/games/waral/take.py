"""WA-4 Loot and take: entering a district of the area, and what a character's own power adds (WA-8)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.names import NOUN
from sandtable.engine.phrases import Phrase, Thing
from sandtable.engine.steps import Decision, Refusal
from sandtable.games.waral.book import ANY, KINDS, Effect
from sandtable.games.waral.effects import Gain, coins_in_words, perform
from sandtable.games.waral.pay import PayAny, Purchase, affordable, pay, why_unpaid
from sandtable.games.waral.position import AREA, BAND_ZONE, CONTROL, Waral
from sandtable.games.waral.sent_back import SentBackWindows, send_back
from sandtable.games.waral.verbs import APPLIED, APPLY, DECLINE, LOOT, LOOTED, SEIZE, TAKE, TOOK

POWERLESS: Final = -1  # in place of a character: one whose power does nothing (WA-5.1)


def sealed(g: Waral, seat: int, slot: int) -> bool:
    """WA-8.6 Whether a rival's Gudrun stands there."""
    stands, seals = g.stands, g.book.seals
    for rival in range(g.players):
        if rival != seat:
            for character in g.band[rival]:
                if stands[character] == slot + 1 and seals[character]:
                    return True
    return False


def held(g: Waral, seat: int, slot: int) -> bool:
    """WA-4.1 Whether one of your characters stands there."""
    stands = g.stands
    for character in g.band[seat]:
        if stands[character] == slot + 1:
            return True
    return False


def may_enter(g: Waral, seat: int, slot: int, character: int) -> bool:
    """WA-4.1 Not where another of yours stands, unless the power says so (WA-8.4); not into a sealed district (WA-8.6)."""
    if not g.area[slot] or sealed(g, seat, slot):
        return False
    return not held(g, seat, slot) or (character != POWERLESS and g.book.enters_own[character])


def open_slots(g: Waral, seat: int, character: int) -> list[int]:
    """The slots a character may enter: all that `may_enter` allows, found with one look at who stands where."""
    closed = 0  # a bit for each slot, counted from 1
    enters_own = character != POWERLESS and g.book.enters_own[character]
    piles, stands, seals = g.piles, g.stands, g.book.seals
    for other in range(g.players):
        for standing in piles[BAND_ZONE + other]:
            if stands[standing] and (seals[standing] if other != seat else not enters_own):
                closed |= 1 << stands[standing]
    return [slot for slot in range(g.slots) if piles[AREA + slot] and not closed >> slot + 1 & 1]


def able_to_enter(g: Waral, seat: int, characters: list[int]) -> list[int]:
    """Those of some own characters that may enter a district."""
    if open_slots(g, seat, POWERLESS):
        return characters  # a power only opens more of them
    return [character for character in characters if open_slots(g, seat, character)]


def discount(g: Waral, seat: int, slot: int, character: int) -> int:
    """WA-4.12 What the taker's power takes off the price."""
    there = g.book.discount_there[character]
    return g.book.discount[character] + (there if there and held(g, seat, slot) else 0)


def may_take(g: Waral, seat: int, slot: int, character: int) -> bool:
    """WA-4.4 You cannot take what you cannot pay."""
    book = g.book
    cost = book.cost[g.area[slot][0]]
    return affordable(g, seat, cost, character, discount(g, seat, slot, character), book.pays_any_kind[character])


def refuse_entering(g: Waral, seat: int, character: int) -> list[Refusal]:
    """Why a district cannot be looted or taken with this character."""
    refusals: list[Refusal] = []
    for slot in range(g.slots):
        if not g.area[slot]:
            continue
        district = g.area[slot][0]
        if not may_enter(g, seat, slot, character):
            rule, why = why_closed(g, seat, slot)
            refusals.append((LOOT | district, rule, why))
            refusals.append((TAKE | district, rule, why))
        elif not may_take(g, seat, slot, character):
            less = discount(g, seat, slot, character)
            rule, why = why_unpaid(g, seat, g.book.cost[district], character, less, g.book.pays_any_kind[character])
            refusals.append((TAKE | district, rule, why))
    return refusals


def why_closed(g: Waral, seat: int, slot: int) -> tuple[str, Phrase]:
    if sealed(g, seat, slot):
        return "WA-8.6", Phrase("why-gatewarden")
    return "WA-4.1", Phrase("why-own-stands-there")


def then_taken(g: Waral, seat: int, character: int, district: int) -> Phrase:
    """What taking a district costs and brings, if the weakest own districts are destroyed for it."""
    cost, power = g.book.cost[district], g.book.power
    less = min(discount(g, seat, g.slot_of(district), character), sum(cost.coins))
    destroyed = sorted([power[own] for own in g.control[seat]])[: cost.ruins]
    price = coins_in_words(cost.coins) + [Phrase("cost-character")] * cost.characters + [Phrase("cost-district")] * cost.ruins
    return Phrase(
        "then-taken",
        price=price or [Phrase("coins-none")],
        less=less,
        total=sum(cost.coins) - less,
        power=g.power_of(seat) + power[district] - sum(destroyed),
        ruins=cost.ruins,
        target=g.target,
    )


# Loot


def then_looted(g: Waral, district: int) -> Phrase | None:
    """The coins that looting a district brings, besides what a character adds."""
    coins = [0] * (KINDS + 1)
    for index in g.book.loot[district]:
        effect = g.book.effects[index]
        if isinstance(effect, Gain):
            for kind in range(KINDS):
                coins[kind] += effect.coins[kind]
            coins[ANY] += effect.any
    return Phrase("then-looted", coins=coins_in_words(coins)) if sum(coins) else None


def loot(g: Waral, seat: int, character: int, district: int) -> None:
    """WA-4.2 Enter, get the loot; the token stays. WA-4.3 Order: token, power before, loot, Ysmeine's power, power after."""
    g.stands[character] = g.slot_of(district) + 1
    g.tell(LOOTED, seat, district, character, g.stands[character])
    perform(g, seat, g.book.before_loot[character], district)
    perform(g, seat, g.book.loot[district], district)
    if g.book.uses_effect[character]:
        g.then(UseEffect(seat, district, g.book.effect_price[character]))
    perform(g, seat, g.book.after_loot[character], district)


@final
class UseEffect(Decision[Waral]):
    """WA-8.8 After the loot you may apply the district's effect. If any step of it is a strike, first pay coins of any kinds."""

    rule: ClassVar[str] = "WA-8.8"

    def __init__(self, seat: int, district: int, price: int) -> None:
        super().__init__(seat)
        self.district: Final = district
        self.price: Final = price

    def question(self, g: Waral) -> Phrase:
        return Phrase("ask-use-effect", district=Thing("district", self.district))

    def subject(self, g: Waral) -> Thing:
        return Thing("district", self.district)

    def detail(self, g: Waral) -> Phrase:
        strikes = g.book.strikes(g.book.effect[self.district])
        return Phrase("detail-effect-strikes", count=self.price) if strikes else Phrase("detail-effect-free")

    def options(self, g: Waral) -> list[int]:
        effect = g.book.effect[self.district]
        if g.slot_of(self.district) < 0 or not self.does_something(g, effect):
            return []
        if g.book.strikes(effect) and g.purse(self.seat) < self.price:
            return []
        return [APPLY, DECLINE]

    def does_something(self, g: Waral, effect: list[int]) -> bool:
        return any([g.book.effects[index].legal(g, self.seat, self.district) for index in effect])

    def chosen(self, g: Waral, option: int) -> None:
        if option == DECLINE:
            return
        effect = g.book.effect[self.district]
        g.tell(APPLIED, self.seat, self.district)
        if g.book.strikes(effect):
            g.then(PayAny(self.seat, self.price, 0))
        perform(g, self.seat, effect, self.district)


# Take


def take(g: Waral, seat: int, character: int, district: int) -> None:
    """WA-4.4 Enter and pay the whole cost. WA-4.6 Nothing is sent back before the cost is fully paid."""
    slot = g.slot_of(district)
    less = discount(g, seat, slot, character)
    g.stands[character] = slot + 1
    pay(g, seat, g.book.cost[district], character, less, g.book.pays_any_kind[character])
    g.then(TakeControl(seat, character, district))


@final
class TakeControl(Purchase):
    """WA-4.6 The card moves, characters return (WA-4.5), reactions, effect (WA-4.7), power after. WA-4.8 The slot stays empty."""

    def run(self, g: Waral) -> None:
        seat, district = self.seat, self.district
        slot = g.slot_of(district)
        g.move(district, AREA + slot, CONTROL + seat)
        g.tell(TOOK, seat, district, self.character, slot + 1, g.power_of(seat))
        send_back(g, slot, seat)
        g.then(SentBackWindows(seat))
        perform(g, seat, g.book.effect[district], district)
        perform(g, seat, g.book.after_take[self.character], district)


@final
class TakeFree(Effect[Waral]):
    """WA-7.14 Take, paying nothing, a district of at most so much more power than the destroyed one, which is `this`."""

    def __init__(self, may: bool, max_gain: int) -> None:
        super().__init__(may)
        self.max_gain: Final = max_gain

    def legal(self, g: Waral, seat: int, this: int) -> bool:
        return len(seizable(g, seat, g.book.power[this] + self.max_gain)) > 0

    def start(self, g: Waral, seat: int, this: int) -> None:
        g.then(ChooseSeized(seat, g.book.power[this] + self.max_gain))


def seizable(g: Waral, seat: int, max_power: int) -> list[int]:
    """WA-7.14 WA-4.1 and Gudrun apply; the character's own power does not (WA-5.1)."""
    slots = open_slots(g, seat, POWERLESS)
    return [g.area[slot][0] for slot in slots if g.book.power[g.area[slot][0]] <= max_power]


@final
class ChooseSeized(Decision[Waral]):
    """WA-7.14 The used character enters the district and takes it. Then WA-4.6 from the moving of the card."""

    rule: ClassVar[str] = "WA-7.14"

    def __init__(self, seat: int, max_power: int) -> None:
        super().__init__(seat)
        self.max_power: Final = max_power

    def detail(self, g: Waral) -> Phrase:
        return Phrase("detail-power-at-most", power=self.max_power)

    def options(self, g: Waral) -> list[int]:
        return [SEIZE | district for district in seizable(g, self.seat, self.max_power)]

    def why_not(self, g: Waral) -> list[Refusal]:
        refusals: list[Refusal] = []
        for slot in range(g.slots):
            if g.area[slot] and not may_enter(g, self.seat, slot, POWERLESS):
                rule, why = why_closed(g, self.seat, slot)
                refusals.append((SEIZE | g.area[slot][0], rule, why))
            elif g.area[slot]:
                refusals.append((SEIZE | g.area[slot][0], "WA-7.14", Phrase("why-power-above", power=self.max_power)))
        return refusals

    def chosen(self, g: Waral, option: int) -> None:
        g.stands[g.acting] = g.slot_of(option & NOUN) + 1
        g.then(TakeControl(self.seat, g.acting, option & NOUN))
