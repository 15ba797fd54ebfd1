"""LE-6 Giving orders: an Officer or an Exams holder arrives and lays face-down tokens on others."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.names import NOUN
from sandtable.engine.phrases import Phrase, Thing
from sandtable.engine.steps import Decision, Refusal
from sandtable.games.legion import book as b
from sandtable.games.legion import verbs as v
from sandtable.games.legion.book import SEATS
from sandtable.games.legion.coach import FIRST_ORDERS, hint
from sandtable.games.legion.despatches import retrieve
from sandtable.games.legion.field import open_token
from sandtable.games.legion.ground import location_gives
from sandtable.games.legion.orders import carry_out, lasts, robs
from sandtable.games.legion.people import orders_of
from sandtable.games.legion.position import Legion
from sandtable.games.legion.strikes import card_fits
from sandtable.games.legion.tokens import bearer, kind_in, kind_of, slots_of
from sandtable.games.legion.zones import AVAILABLE, CHOSEN, FACE_DOWN, LYING, TOKEN, USED_DOWN, USED_UP


def recipients(g: Legion, seat: int, giver: int) -> list[int]:
    """LE-6.2 Own characters on any Plot that are no Officers, not the giver, and have received no order this round."""
    ordered = g.ordered
    found = [place for place in g.places(seat) if place != giver and not ordered[place]]
    return [place for place in found if not g.book.officer[g.who(place)]]


def most_orders(g: Legion) -> int:
    """LE-6.1, LE-14.3 How many orders anybody may give on arrival: who has given so many has no more to hide."""
    return max(g.book.officer_orders, g.book.orders_of_kit[-1]) + location_gives(g, b.ORDERS_GIVEN)


def given(g: Legion, giver: int, left: int) -> int:
    """How many orders a giver has given who may give so many more."""
    return orders_of(g, g.who(giver)) - left


def may_receive(g: Legion, place: int, kind: int) -> bool:
    """LE-8.5 Promotion! needs a bearer who may take the card, and a card in the stock. All else goes to anybody."""
    if g.book.timing[kind] == b.INSTANT:
        for effect in g.book.effects[kind]:
            if effect.op == b.GIVE_CARD:
                return card_fits(g, place, effect.what)
    return True


def any_may_receive(g: Legion, places: list[int], kind: int) -> bool:
    """Whether an order may go to the character on any of these places."""
    for place in places:
        if may_receive(g, place, kind):
            return True
    return False


@final
class GiveOrders(Decision[Legion]):
    """LE-6.1 On arrival an Officer may give up to 2 orders, an Exams holder 1, at once. LE-6.3 Giving fewer is allowed."""

    rule: ClassVar[str] = "LE-6.1"

    def __init__(self, seat: int, giver: int, left: int, hidden: bool) -> None:
        super().__init__(seat)
        self.giver: Final = giver
        self.left: Final = left
        self.hidden: Final = hidden  # a face-down arrival: all are asked, or silence would betray who it is

    def automatic(self, g: Legion) -> bool:
        return False

    def question(self, g: Legion) -> Phrase:
        giver = Thing("character", g.who(self.giver))
        if not self.in_form(g):
            return Phrase("ask-give-orders", character=giver)
        return Phrase("ask-gives-no-more" if given(g, self.giver, self.left) else "ask-gives-none", character=giver)

    def subject(self, g: Legion) -> Thing:
        return Thing("character", g.who(self.giver))

    def consequence(self, g: Legion, option: int) -> Phrase | None:
        if option & ~NOUN != v.GIVE or g.book.timing[option & NOUN] != b.INSTANT:
            return None
        return Phrase("then-at-once")

    def detail(self, g: Legion) -> Phrase:
        return Phrase("detail-in-form") if self.in_form(g) else Phrase("detail-orders-left", count=self.left)

    def in_form(self, g: Legion) -> bool:
        """LE-6.7 No order can be given, and the question is asked so that silence tells nothing."""
        return self.hidden and not (self.left and recipients(g, self.seat, self.giver))

    def options(self, g: Legion) -> list[int]:
        seat = self.seat
        able = recipients(g, seat, self.giver) if self.left else []
        options = self.orders(g, able) if able else []
        if options:
            hint(g, seat, FIRST_ORDERS)
        # An order that nobody may take is a secret, too: whoever holds a token and has a recipient is asked.
        if options or (able and g.piles[AVAILABLE + seat]) or (self.hidden and len(g.places(seat)) > 1):
            options.append(v.STOP)
        return options

    def orders(self, g: Legion, able: list[int]) -> list[int]:
        """What may be given to one of these; LE-6.4 if nothing may, all used tokens may be taken back."""
        seat = self.seat
        kinds = [kind_of(g, token) for token in g.piles[AVAILABLE + seat]]
        given = [v.GIVE | kind for kind in kinds if any_may_receive(g, able, kind)]
        if not given and (g.piles[USED_UP + seat] or g.piles[USED_DOWN + seat]):
            return [v.TAKE_BACK]
        return given

    def why_not(self, g: Legion) -> list[Refusal]:
        seat = self.seat
        used = g.piles[USED_UP + seat] + g.piles[USED_DOWN + seat]
        found = [(v.GIVE | kind_of(g, token), "LE-6.3", Phrase("why-token-used")) for token in used]
        for slot in slots_of(g, seat):
            found.append((v.GIVE | kind_in(g, slot), "LE-6.3", Phrase("why-token-placed")))
        for token in g.piles[AVAILABLE + seat]:
            found.append((v.GIVE | kind_of(g, token), "LE-8.5", Phrase("why-no-promotion")))
        return found

    def chosen(self, g: Legion, option: int) -> None:
        seat = self.seat
        if option == v.STOP:
            return
        if option == v.TAKE_BACK:
            retrieve(g, seat)  # LE-6.4
            g.then(GiveOrders(seat, self.giver, self.left, self.hidden))
            return
        for token in g.piles[AVAILABLE + seat]:
            if kind_of(g, token) == option & NOUN:
                g.move(token, AVAILABLE + seat, CHOSEN + seat)
                break
        g.then(GiveTo(seat, self.giver, self.left, self.hidden))


@final
class GiveTo(Decision[Legion]):
    """LE-6.2 The recipient is an own character on any Plot, no Officer, not the giver, and without an order this round."""

    rule: ClassVar[str] = "LE-6.2"

    def __init__(self, seat: int, giver: int, left: int, hidden: bool) -> None:
        super().__init__(seat)
        self.giver: Final = giver
        self.left: Final = left
        self.hidden: Final = hidden

    def question(self, g: Legion) -> Phrase:
        return Phrase("ask-give-to", order=Thing("order", kind_of(g, g.piles[CHOSEN + self.seat][0])))

    def subject(self, g: Legion) -> Thing:
        return Thing("order", kind_of(g, g.piles[CHOSEN + self.seat][0]))

    def options(self, g: Legion) -> list[int]:
        kind = kind_of(g, g.piles[CHOSEN + self.seat][0])
        able = recipients(g, self.seat, self.giver)
        return [v.GIVE_TO | g.who(place) for place in able if may_receive(g, place, kind)]

    def why_not(self, g: Legion) -> list[Refusal]:
        found: list[Refusal] = []
        for place in g.places(self.seat):
            reason = "why-ordered" if g.ordered[place] else "why-not-promoted"
            if place == self.giver:
                reason = "why-gives"
            elif g.book.officer[g.who(place)]:
                reason = "why-officer"
            found.append((v.GIVE_TO | g.who(place), "LE-6.2", Phrase(reason)))
        return found

    def chosen(self, g: Legion, option: int) -> None:
        seat = self.seat
        place = g.place_of(option & NOUN)
        token = g.piles[CHOSEN + seat][0]
        g.ordered[place] = 1
        if g.book.timing[kind_of(g, token)] == b.INSTANT:
            at_once(g, seat, place, token)
        else:
            lay(g, seat, place, token)
            tell_of(g, seat, place, token)
        left = self.left - 1
        if left or (self.hidden and given(g, self.giver, left) < most_orders(g)):
            g.then(GiveOrders(seat, self.giver, left, self.hidden))


def lay(g: Legion, seat: int, place: int, token: int) -> int:
    """LE-6.5 A token lies face down: only the owner knows it. Returns its slot."""
    slot = seat
    while g.bearer[slot] >= 0:
        slot += SEATS
    g.move(token, CHOSEN + seat, TOKEN + slot)
    g.bearer[slot] = place
    g.state[slot] = FACE_DOWN
    return slot


def tell_of(g: Legion, seat: int, place: int, token: int) -> None:
    g.tell_only(v.GAVE_ORDER, seat, g.who(place), kind_of(g, token), g.where[place] + 1)
    if g.face_down(place):
        g.tell_others(v.GAVE_BACK, seat, g.where[place] + 1, 1)
    else:
        g.tell_others(v.GAVE, seat, g.who(place), g.where[place] + 1)


def at_once(g: Legion, seat: int, place: int, token: int) -> None:
    """LE-6.6 An instant token is turned up and carried out when given. What it does when its Plot resolves it does then."""
    kind = kind_of(g, token)
    if lasts(g, kind):
        open_token(g, lay(g, seat, place, token))
    else:
        g.move(token, CHOSEN + seat, (LYING if robs(g, kind) else USED_UP) + seat)
    g.tell(v.INSTANT, seat, kind, g.where[place] + 1, bearer(g, place))
    carry_out(g, place, kind)
