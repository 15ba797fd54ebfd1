"""Purses that bots think of: coins by kind, the last number coins that may become any kind."""

from __future__ import annotations

from sandtable.games.waral.book import ANY, KINDS
from sandtable.games.waral.position import Waral


def purse_of(g: Waral, seat: int) -> list[int]:
    return [g.coins[0][seat], g.coins[1][seat], g.coins[2][seat], 0]


def lacking(price: list[int], purse: list[int]) -> int:
    """WA-4.11 How many coins of a price a purse lacks: named kinds by themselves, any with what is left."""
    short, spare = 0, 0
    for kind in range(KINDS):
        left = purse[kind] - price[kind]
        if left < 0:
            short -= left
        else:
            spare += left
    if price[ANY] > spare:
        short += price[ANY] - spare
    return max(short - purse[ANY], 0)


def spend(purse: list[int], price: list[int], less: int, any_kind: bool) -> None:
    """WA-4.11 Take a price from a purse that can pay it, less a discount (WA-4.12). Any kind is paid from the greatest heap."""
    of_any = price[ANY]
    for kind in range(KINDS):
        named = 0 if any_kind else min(price[kind], purse[kind])
        purse[kind] -= named
        of_any += price[kind] - named
    for _ in range(of_any - less):
        purse[purse.index(max(purse))] -= 1
