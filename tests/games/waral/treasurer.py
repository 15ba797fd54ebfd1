"""A second opinion on Waral's takes, its end of a round and its collections: WA-4.1 to WA-4.12, WA-9 and WA-10.1 by the letter.

It shares no code with the engine: prices are paid by trying all ways, and what is printed on cards it reads itself.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

import sandtable.games.waral

FILES = Path(sandtable.games.waral.__file__).parent / "content"
COINS = ("gold", "silver", "iron")
ANY = "any"
TARGETS = {2: 15, 3: 13, 4: 11}

Coins = Counter[str]


def printed(file: str, key: str) -> dict[str, dict[str, Any]]:
    return {entry["id"]: entry for entry in tomllib.loads((FILES / f"{file}.toml").read_text("utf-8"))[key]}


DISTRICTS = printed("districts", "district")
CHARACTERS = printed("characters", "character")


def can(character: str, what: str) -> int:
    return int(CHARACTERS[character]["power"].get(what, 0))


@dataclass
class City:
    """What lies on the table, in words. Seats are places in the lists."""

    area: list[str]  # by slot; "" is empty
    deck: list[str]  # the top card last
    first: int
    round: int
    coins: list[Coins]
    bands: list[list[str]]
    used: set[str]
    stands: dict[str, int]  # by character: the slot
    control: list[list[str]]
    blocked: set[str]

    @property
    def players(self) -> int:
        return len(self.bands)

    def on(self, slot: int) -> list[tuple[int, str]]:
        """Who stands on a slot, and whose they are."""
        return [(seat, who) for seat, band in enumerate(self.bands) for who in band if self.stands.get(who) == slot]

    # WA-4

    def may_enter(self, seat: int, who: str, slot: int) -> bool:
        """WA-4.1, WA-8.4, WA-8.6"""
        there = self.on(slot)
        closed = any(owner != seat and can(other, "seals") for owner, other in there)
        own = any(owner == seat for owner, _ in there)
        return bool(self.area[slot]) and not closed and (not own or bool(can(who, "enter_own_occupied")))

    def payments(self, seat: int, who: str, slot: int) -> list[Coins]:
        """WA-4.11, WA-4.12, WA-8.5 All ways to pay the coins of what lies there."""
        cost = DISTRICTS[self.area[slot]]["cost"]
        price = [kind for kind in (*COINS, ANY) for _ in range(cost.get(kind, 0))]
        if can(who, "pay_any_kind"):
            price = [ANY] * len(price)
        less = can(who, "discount")
        if any(owner == seat for owner, _ in self.on(slot)):
            less += can(who, "discount_there")
        rests = {tuple(rest) for rest in combinations(price, max(0, len(price) - less))}
        found = [paid for rest in rests for paid in self.paid(seat, Counter(rest))]
        return [paid for number, paid in enumerate(found) if paid not in found[:number]]

    def paid(self, seat: int, price: Coins) -> Iterator[Coins]:
        """All ways to pay a price without discount."""
        named = Counter({kind: price[kind] for kind in COINS})
        if named <= self.coins[seat]:
            left = sorted((self.coins[seat] - named).elements())
            for chosen in set(combinations(left, price[ANY])):
                yield +(named + Counter(chosen))

    def may_take(self, seat: int, who: str, slot: int) -> bool:
        """WA-4.4, WA-4.9, WA-4.10"""
        if not self.may_enter(seat, who, slot):
            return False
        cost = DISTRICTS[self.area[slot]]["cost"]
        others = [one for one in self.bands[seat] if one != who and one not in self.used]
        enough = len(others) >= cost.get("use_character", 0) and len(self.control[seat]) >= cost.get("destroy_own", 0)
        return enough and bool(self.payments(seat, who, slot))

    # WA-9, WA-10.1

    def end_round(self) -> None:
        """WA-9.1 to WA-9.3: what is crowded goes under the deck, slots are filled, all tokens return."""
        for slot, district in enumerate(self.area):
            if len({seat for seat, _ in self.on(slot)}) > 1:
                self.deck.insert(0, district)
                self.area[slot] = ""
        for slot, district in enumerate(self.area):
            if not district and self.deck:
                self.area[slot] = self.deck.pop()
        self.stands, self.used = {}, set()

    def power(self, seat: int) -> int:
        return sum(DISTRICTS[district]["power"] for district in self.control[seat])

    def over(self, cap: int) -> bool:
        """WA-10.1, WA-10.6"""
        return max(self.power(seat) for seat in range(self.players)) >= TARGETS[self.players] or self.round >= cap

    def next_round(self) -> list[tuple[int, str, int]]:
        """WA-9.4, WA-9.5 Returns who collects from which district, in order, and how many tricks that brings."""
        self.round += 1
        self.first = (self.first + 1) % self.players
        told = []
        for seat in [(self.first + place) % self.players for place in range(self.players)]:
            for district in self.control[seat]:
                steps = DISTRICTS[district]["collect"]
                if steps and district not in self.blocked:
                    for step in steps:
                        self.coins[seat].update({kind: step.get(kind, 0) for kind in COINS})
                    told.append((seat, district, sum(step.get("n", 1) for step in steps if step["op"] == "draw")))
        self.blocked = set()
        return told
