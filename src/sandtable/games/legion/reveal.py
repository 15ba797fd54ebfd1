"""LE-9.1 Lasting orders are revealed, or put away; and what revealed ones do."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.names import NOUN
from sandtable.engine.phrases import Phrase, Thing
from sandtable.engine.steps import Decision, Step
from sandtable.games.legion import book as b
from sandtable.games.legion import verbs as v
from sandtable.games.legion.book import SEATS
from sandtable.games.legion.coach import FIRST_REVEAL, hint
from sandtable.games.legion.field import open_token, put_away
from sandtable.games.legion.ground import plot_card
from sandtable.games.legion.orders import carry_out
from sandtable.games.legion.position import Legion
from sandtable.games.legion.tokens import bearer, kind_in, kind_of, tell_put_away, token_in
from sandtable.games.legion.zones import ALL_SLOTS, FACE_DOWN, TOKEN


def tokens_here(g: Legion, seat: int, plot: int) -> list[int]:
    bearer, where = g.bearer, g.where
    return [slot for slot in range(seat, ALL_SLOTS, SEATS) if bearer[slot] >= 0 and where[bearer[slot]] == plot]


def hidden_here(g: Legion, seat: int, plot: int) -> list[int]:
    return [slot for slot in tokens_here(g, seat, plot) if g.state[slot] == FACE_DOWN]


@final
class RevealOrders(Step[Legion]):
    """LE-9.1 All owners of tokens here choose at the same time, for each token: reveal, or put away."""

    rule: ClassVar[str] = "LE-9.1"

    def __init__(self, plot: int) -> None:
        self.plot: Final = plot

    def run(self, g: Legion) -> None:
        seats = [seat for seat in range(g.players) if hidden_here(g, seat, self.plot)]
        if not seats:
            return
        g.draw_curtain()
        for seat in seats:
            g.to_reveal[seat] = 0
            g.apart(seat, ChooseReveals(seat, self.plot))
        g.then(TurnTokens(self.plot))


@final
class ChooseReveals(Decision[Legion]):
    """LE-9.1 Reveal a lasting order, or put the rest away. Whoever bluffs with a blank is asked too (LE-8.20)."""

    rule: ClassVar[str] = "LE-9.1"
    foreseen: ClassVar[bool] = True

    def __init__(self, seat: int, plot: int) -> None:
        super().__init__(seat)
        self.plot: Final = plot

    def automatic(self, g: Legion) -> bool:
        return False

    def question(self, g: Legion) -> Phrase:
        return Phrase("ask-choose-reveals", plot=Thing("plot", self.plot), card=Thing("plotcard", plot_card(g, self.plot)))

    def subject(self, g: Legion) -> Thing:
        return Thing("plot", self.plot)

    def detail(self, g: Legion) -> Phrase | None:
        if not self.orders(g):
            return Phrase("detail-nothing-to-reveal")
        return None if g.enemies_here(self.seat, self.plot) else Phrase("detail-nobody-else-here")

    def consequence(self, g: Legion, option: int) -> Phrase | None:
        return Phrase("then-unseen") if option == v.READY else None

    def options(self, g: Legion) -> list[int]:
        orders = self.orders(g)
        if orders:
            hint(g, self.seat, FIRST_REVEAL)
        return [*orders, v.READY]

    def orders(self, g: Legion) -> list[int]:
        found: list[int] = []
        for slot in hidden_here(g, self.seat, self.plot):
            kind = kind_in(g, slot)
            if g.book.timing[kind] == b.LASTING and not g.to_reveal[self.seat] >> slot // SEATS & 1:
                found.append(v.REVEAL | kind)
        return found

    def chosen(self, g: Legion, option: int) -> None:
        if option == v.READY:
            return
        for slot in hidden_here(g, self.seat, self.plot):
            if kind_in(g, slot) == option & NOUN:
                g.to_reveal[self.seat] |= 1 << slot // SEATS
        if self.orders(g):
            g.then(ChooseReveals(self.seat, self.plot))


@final
class TurnTokens(Step[Legion]):
    """LE-9.1 What was chosen is turned up; the rest is put away face down."""

    rule: ClassVar[str] = "LE-9.1"

    def __init__(self, plot: int) -> None:
        self.plot: Final = plot

    def run(self, g: Legion) -> None:
        for seat in g.turn_order():
            for slot in hidden_here(g, seat, self.plot):
                token = token_in(g, slot)
                if g.to_reveal[seat] >> slot // SEATS & 1:
                    open_token(g, slot)
                    g.tell(v.REVEALED, seat, kind_of(g, token), self.plot + 1, bearer(g, g.bearer[slot]))
                    g.then(CarryOut(slot, token))
                else:
                    tell_put_away(g, slot)
                    put_away(g, slot)
            g.to_reveal[seat] = 0


@final
class CarryOut(Step[Legion]):
    """LE-9.1 A revealed order works while its bearer lives: what it does at once it does now."""

    rule: ClassVar[str] = "LE-9.1"

    def __init__(self, slot: int, token: int) -> None:
        self.slot: Final = slot
        self.token: Final = token

    def run(self, g: Legion) -> None:
        if g.piles[TOKEN + self.slot] == [self.token]:
            carry_out(g, g.bearer[self.slot], kind_of(g, self.token))


def revealed(g: Legion, plot: int, op: int) -> list[int]:
    """The slots of revealed orders on a Plot that do this. A revealed order works while its bearer lives."""
    state, bearer, where = g.state, g.bearer, g.where
    found: list[int] = []
    for seat in range(g.players):
        for slot in range(seat, ALL_SLOTS, SEATS):
            if state[slot] != FACE_DOWN and bearer[slot] >= 0 and where[bearer[slot]] == plot and amount(g, slot, op) >= 0:
                found.append(slot)
    return found


def amount(g: Legion, slot: int, op: int) -> int:
    """How much of this a token does, or -1."""
    for effect in g.book.effects[kind_in(g, slot)]:
        if effect.op == op:
            return effect.n
    return -1


def suppressed(g: Legion, plot: int, ability: int) -> bool:
    """LE-8.9 Ceasefire!, LE-8.14 No Medics!"""
    for slot in revealed(g, plot, b.SUPPRESS):
        for effect in g.book.effects[kind_in(g, slot)]:
            if effect.what & ability:
                return True
    return False
