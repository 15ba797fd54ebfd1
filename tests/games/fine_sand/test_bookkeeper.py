"""Along random games of all modes the engine and the independent bookkeeper agree on every payment and every end of a round."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import sandtable
from sandtable.engine.flow import asks
from sandtable.engine.steps import Decision
from sandtable.engine.table import Table
from sandtable.games.fine_sand import position as p
from sandtable.games.fine_sand.pay import Pay
from sandtable.games.fine_sand.position import FineSand
from sandtable.games.fine_sand.rounds import RoundEnd
from tests.games.fine_sand import bookkeeper
from tests.games.fine_sand.bookkeeper import Payment, Player, Purse

PAUSE = 0
ROUND_END = ("chair", "exchanged", "no-exchange", "last-round")


class Pause(Decision[FineSand]):
    """All turns are over: the test looks at the table."""

    def automatic(self, g: FineSand) -> bool:
        return False

    def options(self, g: FineSand) -> list[int]:
        return [PAUSE]

    def chosen(self, g: FineSand, option: int) -> None:
        pass


def named(g: FineSand, pile: int) -> list[str]:
    return [g.book.slugs[g.book.type_of[card]] for card in g.piles[pile]]


def player(g: FineSand, seat: int) -> Player:
    unbuilt = [card for zone in (p.HAND, p.DRAW_STACK, p.DISCARD_PILE, p.LAID_OUT_ZONE) for card in named(g, zone + seat)]
    built = [card for column in p.COLUMN for card in named(g, column + seat)]
    symbol, outbox = named(g, p.SYMBOL + seat), named(g, p.OUTBOX + seat)
    return Player(Counter(unbuilt), Counter(built), symbol, outbox, g.coins[seat], g.last_round[seat])


def purse(g: FineSand, seat: int) -> Purse:
    zones = [Counter(named(g, zone + seat)) for zone in (p.HAND, p.LAID_OUT_ZONE, p.PALLET)]
    return Purse(zones[0], g.coins[seat], zones[1], zones[2], owes=bool(g.duty[seat]))


class Watch:
    """Follows a table and keeps the books once more."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.first: dict[int, tuple[Purse, int] | None] = {}  # by seat: its purse and its bill before it began to pay
        self.paid: dict[int, Counter[str]] = {}  # and the cards it was told to have paid with
        self.payments = self.rounds = 0

    @property
    def g(self) -> FineSand:
        assert isinstance(self.table.g, FineSand)
        return self.table.g

    def play(self, rng: random.Random) -> None:
        while not self.table.over:
            todo = self.g.todo
            for index, step in enumerate(todo):
                if isinstance(step, RoundEnd) and not (index + 1 < len(todo) and isinstance(todo[index + 1], Pause)):
                    todo.insert(index + 1, Pause(0))
            seat = rng.choice(self.table.waiting_for)
            if isinstance(asks(self.g, seat), Pause):
                self.end_round(seat)
                continue
            self.pick(seat, rng)

    def pick(self, seat: int, rng: random.Random) -> None:
        options = [option.text for option in self.table.options(seat)]
        paying = isinstance(asks(self.g, seat), Pay)
        if paying:
            self.check_offer(seat, {option for option in options if option != "pay_for_me"})
        else:
            self.first[seat], self.paid[seat] = (purse(self.g, seat), self.g.bill_sum[seat]), Counter()
        option = rng.choice(options)
        self.table.play(seat, option)
        for line in self.table.story(seat, after=len(self.table.history) - 1):
            if line["kind"] in ("paid", "paid-coins") and line["seat"] == seat:
                self.paid[seat][line["args"].get("card", bookkeeper.WOODEN)] += line["args"].get("count", 1)
            elif line["kind"] == "built" and (paying or option == "pay"):
                self.check_payment(seat)
                break
        if option != "pay" and not paying:  # a bill that could only be paid is paid at once, perhaps in part by itself
            self.first[seat] = None if self.paid[seat] else (purse(self.g, seat), self.g.bill_sum[seat])

    def check_offer(self, seat: int, offered: set[str]) -> None:
        """FS-4.10 What is offered next is what some legal payment goes on with; or one part that all of them need."""
        if (first := self.first[seat]) is None:
            return
        before, bill = first
        paid = taken(before, purse(self.g, seat))
        some, every = bookkeeper.next_parts(list(before.payments(bill)), paid)
        assert offered == some or (len(offered) == 1 and offered <= every), (before, bill, paid)

    def check_payment(self, seat: int) -> None:
        """FS-4.9, FS-4.10 A bill was paid legally, and the paying cards lie where they belong."""
        if (first := self.first[seat]) is None:
            return
        (before, bill), paid = first, self.paid[seat]
        assert paid in [bookkeeper.cards_of(before, payment) for payment in before.payments(bill)], (before, bill, paid)
        for card in paid - Counter({bookkeeper.WOODEN: paid[bookkeeper.WOODEN]}):
            gone = bookkeeper.CARDS[card].get("on_pay") == "remove"
            assert card in named(self.g, (p.REMOVED_ZONE if gone else p.DISCARD_PILE) + seat)
        self.payments += 1

    def end_round(self, seat: int) -> None:
        """FS-8, FS-10.4, FS-11 Everything that happens when all turns are over."""
        seats = range(self.g.players)
        players = [player(self.g, other) for other in seats]
        expected, over = bookkeeper.end_round(players, self.g.round, self.g.ending, self.g.cap)
        self.table.play(seat, PAUSE)
        lines = self.table.story(after=len(self.table.history) - 1)
        told = [" ".join([line["kind"], *map(str, line["args"].values())]) for line in lines if line["kind"] in ROUND_END]
        assert told == expected
        assert over == any(line["kind"] in ("scored", "sheet-total") for line in lines)
        for other in seats:
            now = player(self.g, other)
            assert (now.symbol, now.outbox) == (players[other].symbol, players[other].outbox)
            assert over or now.unbuilt == players[other].unbuilt
        if over:
            self.score(players, lines)
        self.rounds += 1

    def score(self, players: list[Player], lines: list[dict[str, Any]]) -> None:
        if self.g.solo:
            assert [line["args"]["total"] for line in lines if line["kind"] == "sheet-total"] == [
                bookkeeper.solo_total(players[0])
            ]
            return
        scored = [line["args"]["cards"] for line in lines if line["kind"] == "scored"]
        assert scored == [bookkeeper.count(one) for one in players]
        assert self.table.result is not None
        assert self.table.result.winners == bookkeeper.winners(players)


def taken(before: Purse, now: Purse) -> Payment:
    """What a purse has lost, as options name it."""
    left = Counter({name: number for name, _, number in now.means()})
    return Counter({name: number for name, _, number in before.means()}) - left


@pytest.mark.parametrize(
    "variant", sandtable.title("fine_sand").variants(), ids=lambda variant: "-".join(map(str, variant.values()))
)
def test_the_bookkeeper_agrees_on_every_payment_and_every_round(variant: dict[str, Any]) -> None:
    """FS-4.8 to FS-4.10, FS-8.1 to FS-8.6, FS-10.4, FS-11.1 to FS-11.3, FS-14.9."""
    table = sandtable.new("fine_sand", seed="books", **variant)
    watch = Watch(table)
    watch.play(random.Random(str(variant)))
    assert watch.rounds == watch.g.round
    assert watch.payments
