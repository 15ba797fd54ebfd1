"""LE-4 Recruitment and equipment: draw up, shop, restore orders."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.names import NOUN
from sandtable.engine.phrases import Phrase, Thing
from sandtable.engine.steps import Decision, Refusal, Step
from sandtable.games.legion import book as b
from sandtable.games.legion import verbs as v
from sandtable.games.legion.coach import on_shopping
from sandtable.games.legion.despatches import play, playable
from sandtable.games.legion.equipping import PutOn, TakeFromStock, may_buy, may_wear
from sandtable.games.legion.ground import location_effect, location_gives
from sandtable.games.legion.locations import Exchange
from sandtable.games.legion.position import Legion
from sandtable.games.legion.tokens import kind_of
from sandtable.games.legion.zones import AVAILABLE, DECK, DESPATCH, HAND, RECRUITING, USED_DOWN, USED_UP


@final
class Recruitment(Step[Legion]):
    """LE-4 All draw up to five, then shop; when all are done, the March begins."""

    rule: ClassVar[str] = "LE-4.1"

    def run(self, g: Legion) -> None:
        g.stage = RECRUITING
        for seat in range(g.players):
            g.bought[seat] = 0
            g.taken[seat] = 0
            g.recruits[seat] = 0
            g.done[seat] = 0
            g.free_cards[seat] = location_gives(g, b.FREE_PURCHASES)
            draw_up(g, seat)
        if location_effect(g, b.EXCHANGE) is not None:
            g.then(Exchange())
        g.then(Shopping())


def draw_up(g: Legion, seat: int) -> None:
    """LE-4.1 Whoever has fewer than five characters in hand draws up to five, as far as the deck reaches."""
    drawn = 0
    while len(g.hand[seat]) < g.book.hand and g.deck[seat]:
        recruit(g, seat)
        drawn += 1
    if drawn:
        g.tell_others(v.DREW, seat, drawn)


def recruit(g: Legion, seat: int) -> None:
    card = g.draw(DECK + seat, HAND + seat)
    g.tell_only(v.DREW_CHARACTER, seat, card)


@final
class Shopping(Step[Legion]):
    """LE-4.3 All shop at once, unseen; or in turn, by option or because a pile could run out."""

    rule: ClassVar[str] = "LE-4.3"

    def run(self, g: Legion) -> None:
        if g.in_turn or scarce(g):
            g.then(ShopInTurn(g.first))
            return
        buyers = [seat for seat in range(g.players) if may_shop(g, seat)]
        for seat in range(g.players):
            if seat not in buyers and g.takes_part(seat):
                g.tell_only(v.COULD_NOT_SHOP, seat)
        if not buyers:
            return
        g.draw_curtain()
        for seat in buyers:
            g.apart(seat, Shop(seat, False))
        g.then(TakeFromStock())


def scarce(g: Legion) -> bool:
    """LE-4.3 Whether any pile holds fewer cards than there are players (two more with Despatches), or the reserve is low."""
    margin = g.book.margin_with_despatches if g.despatches else g.book.margin
    return min(g.stock) < g.players + margin or (g.despatches and g.reserve() < g.book.most_given * g.players)


@final
class ShopInTurn(Step[Legion]):
    """LE-4.3 In turn order, one purchase or "done" each, round and round; done is final."""

    rule: ClassVar[str] = "LE-4.3"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Legion) -> None:
        for i in range(g.players):
            seat = (self.seat + i) % g.players
            if not g.done[seat] and may_shop(g, seat):
                g.then(Shop(seat, True))
                g.then(TakeFromStock())
                g.then(ShopInTurn((seat + 1) % g.players))
                return


def may_shop(g: Legion, seat: int) -> bool:
    """LE-4.2 Whether a seat might buy or play something, as far as all can see: what is hidden never decides who is asked."""
    if not g.takes_part(seat):
        return False
    money = g.supplies[seat]
    used = g.piles[USED_UP + seat] or g.piles[USED_DOWN + seat]
    return (
        bool(g.piles[DESPATCH + seat])
        or (money >= recruit_price(g) and bool(g.deck[seat]))
        or any([g.stock[kind] > 0 and money >= equipment_price(g, seat, kind) for kind in range(len(g.stock))])
        or (money >= g.book.restore_price and bool(used))
    )


def recruit_price(g: Legion) -> int:
    """LE-14.1 Railway Station changes the price of a recruit."""
    effect = location_effect(g, b.PRICE)
    return g.book.recruit_price if effect is None else effect.n


def equipment_price(g: Legion, seat: int, kind: int) -> int:
    """LE-14.1 Abandoned Depot: the first card is free."""
    return 0 if g.free_cards[seat] else g.book.kit_cost[kind]


def cheapest_card(g: Legion, seat: int) -> int:
    return min([equipment_price(g, seat, kind) for kind in range(len(g.stock))])


def offered(g: Legion, seat: int, kind: int) -> bool:
    """LE-4.5 Whether a kind is on sale for a seat: once a round, from the stock, for somebody in hand who may take it."""
    return may_buy(g, seat, kind) and may_wear(g, g.hand[seat], kind)


@final
class Shop(Decision[Legion]):
    """LE-4.2 Any number of purchases, in any sequence: recruits, equipment, used tokens."""

    rule: ClassVar[str] = "LE-4.2"
    foreseen: ClassVar[bool] = True

    def __init__(self, seat: int, in_turn: bool) -> None:
        super().__init__(seat)
        self.in_turn: Final = in_turn

    def automatic(self, g: Legion) -> bool:
        return False

    def detail(self, g: Legion) -> Phrase:
        recruit, card, supplies = recruit_price(g), cheapest_card(g, self.seat), g.supplies[self.seat]
        return Phrase("detail-prices", supplies=supplies, recruit=recruit, card=card, order=g.book.restore_price)

    def consequence(self, g: Legion, option: int) -> Phrase | None:
        price = price_of(g, self.seat, option)
        return Phrase("then-pays", price=price, left=g.supplies[self.seat] - price) if price else None

    def options(self, g: Legion) -> list[int]:
        seat = self.seat
        money = g.supplies[seat]
        options: list[int] = []
        if money >= recruit_price(g) and g.deck[seat]:
            options.append(v.RECRUIT)
        for kind in range(len(g.stock)):
            if money >= equipment_price(g, seat, kind) and offered(g, seat, kind):
                options.append(v.BUY | kind)
        if money >= g.book.restore_price:
            options += [v.RESTORE | kind_of(g, token) for token in g.piles[USED_UP + seat] + g.piles[USED_DOWN + seat]]
        options += playable(g, seat, b.RECRUITMENT)
        if options:
            on_shopping(g, seat)
        options.append(v.DONE)
        return options

    def why_not(self, g: Legion) -> list[Refusal]:
        seat = self.seat
        money = g.supplies[seat]
        found: list[Refusal] = []
        if not g.deck[seat]:
            found.append((v.RECRUIT, "LE-4.4", Phrase("why-deck-empty")))
        elif money < recruit_price(g):
            found.append((v.RECRUIT, "LE-4.4", Phrase("why-recruit-costs", price=recruit_price(g), money=money)))
        for kind in range(len(g.stock)):
            if g.bought[seat] >> kind & 1:
                found.append((v.BUY | kind, "LE-4.5", Phrase("why-one-of-a-kind")))
            elif not g.stock[kind]:
                found.append((v.BUY | kind, "LE-1.8", Phrase("why-stock-empty")))
            elif money < equipment_price(g, seat, kind):
                found.append((v.BUY | kind, "LE-4.5", Phrase("why-card-costs", price=g.book.kit_cost[kind], money=money)))
            elif not offered(g, seat, kind):
                found.append((v.BUY | kind, "LE-4.6", Phrase("why-nobody-may-take-it")))
        dear = Phrase("why-order-costs", price=g.book.restore_price, money=money)
        for token in g.piles[USED_UP + seat] + g.piles[USED_DOWN + seat]:
            found.append((v.RESTORE | kind_of(g, token), "LE-4.8", dear))
        return found

    def chosen(self, g: Legion, option: int) -> None:
        seat = self.seat
        verb = option & ~NOUN
        if verb == v.DONE:
            g.done[seat] = 1
            return
        if verb == v.RECRUIT:
            g.supplies[seat] -= recruit_price(g)
            g.recruits[seat] += 1
            recruit(g, seat)
            g.tell_others(v.RECRUITED, seat, 1)
        elif verb == v.BUY:
            g.then(Equip(seat, option & NOUN))
        elif verb == v.RESTORE:
            restore(g, seat, option & NOUN)
        else:
            play(g, seat, option & NOUN)
        if not self.in_turn or verb == v.PLAY:
            g.then(ShopOn(seat, self.in_turn))


def price_of(g: Legion, seat: int, option: int) -> int:
    """What a purchase costs in Supplies; nothing for what is no purchase."""
    verb = option & ~NOUN
    if verb == v.RECRUIT:
        return recruit_price(g)
    if verb == v.BUY:
        return equipment_price(g, seat, option & NOUN)
    return g.book.restore_price if verb == v.RESTORE else 0


@final
class ShopOn(Step[Legion]):
    """LE-4.2 Any number of purchases: go on while there is something to pay with."""

    rule: ClassVar[str] = "LE-4.2"

    def __init__(self, seat: int, in_turn: bool) -> None:
        self.seat: Final = seat
        self.in_turn: Final = in_turn

    def run(self, g: Legion) -> None:
        if may_shop(g, self.seat):
            g.then(Shop(self.seat, self.in_turn))


def restore(g: Legion, seat: int, kind: int) -> None:
    """LE-4.8 One chosen used token becomes available, for 2 Supplies."""
    g.supplies[seat] -= g.book.restore_price
    for pile in (USED_UP + seat, USED_DOWN + seat):
        for token in g.piles[pile][:]:
            if kind_of(g, token) == kind:
                g.move(token, pile, AVAILABLE + seat)
    g.tell_only(v.RESTORED_ORDER, seat, kind)
    g.tell_others(v.RESTORED, seat)


@final
class Equip(PutOn):
    """LE-4.6 Put the card on a character in hand who may take it."""

    rule: ClassVar[str] = "LE-4.6"

    def question(self, g: Legion) -> Phrase:
        return Phrase("ask-equip", equipment=Thing("equipment", self.kind))

    def people(self, g: Legion) -> list[int]:
        return g.hand[self.seat]

    def pay(self, g: Legion) -> None:
        seat = self.seat
        g.supplies[seat] -= equipment_price(g, seat, self.kind)
        if g.free_cards[seat]:
            g.free_cards[seat] -= 1
