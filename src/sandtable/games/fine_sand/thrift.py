"""Paying for somebody: the payment a thrifty player would make."""

from __future__ import annotations

from typing import Final, final

from sandtable.engine.names import NOUN, VERB
from sandtable.games.fine_sand.position import FineSand
from sandtable.games.fine_sand.purse import Means, owes_a_card, purse
from sandtable.games.fine_sand.verbs import PAY_COIN, PAY_SCAFFOLD
from sandtable.games.fine_sand.worth import COIN_CARD, in_hand

TOO_MUCH: Final = 100_000  # the total of a payment that cannot be made


@final
class Payment:
    """Parts that pay a sum together; how many of them are wooden coins and Scaffolds, and how much the others are missed."""

    def __init__(self, total: int, light: int, missed: float, parts: list[int]) -> None:
        self.total: Final = total
        self.light: Final = light
        self.missed: Final = missed
        self.parts: Final = parts

    def also(self, part: Means, missed: float) -> Payment:
        light = 1 if part.option // VERB * VERB in (PAY_COIN, PAY_SCAFFOLD) else 0
        return Payment(self.total + part.value, self.light + light, self.missed + missed, [*self.parts, part.option])

    def better(self, other: Payment) -> bool:
        """Less waste, then more wooden coins and Scaffolds, then what the owner's bot values least."""
        if self.total != other.total:
            return self.total < other.total
        if self.light != other.light:
            return self.light > other.light
        return self.missed < other.missed


def pay_for(g: FineSand, seat: int, needed: int) -> list[int]:
    """The parts with which the table pays for somebody. The least waste leaves no part superfluous (FS-4.10)."""
    parts = purse(g, seat)
    if not owes_a_card(g, seat):
        return cheapest_payment(g, parts, needed).parts
    best = Payment(TOO_MUCH, 0, 0.0, [])
    for kept in parts:
        if kept.in_hand:
            payment = cheapest_payment(g, [part.less(1) if part is kept else part for part in parts], needed)
            if payment.better(best):
                best = payment
    return best.parts


def cheapest_payment(g: FineSand, parts: list[Means], needed: int) -> Payment:
    """The best payment with some of these, found sum by sum."""
    found = {0: Payment(0, 0, 0.0, [])}
    for part in parts:
        missed = in_hand(g.book, part.option & NOUN) if part.in_hand else COIN_CARD * (part.value - 1)
        for _ in range(part.count):
            for before in [found[total] for total in found if total < needed]:
                payment = before.also(part, missed)
                if payment.total not in found or payment.better(found[payment.total]):
                    found[payment.total] = payment
    enough = [total for total in found if total >= needed]
    return found[min(enough)] if enough else Payment(TOO_MUCH, 0, 0.0, [])
