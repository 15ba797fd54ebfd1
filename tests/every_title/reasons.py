"""What a person might try, and whether the table says why it cannot be done now.

    .venv/bin/python -m tests.every_title.reasons [games]

plays random games of every title and prints, for each decision, which share of the things a player owns has a reason.
"""

from __future__ import annotations

import random
import re
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

import sandtable
from sandtable.engine.table import Table

HELD = {
    "fine_sand": ("hand", "castles", "green", "red", "blue", "purple", "yellow", "laid out", "pallet"),
    "waral": ("hand", "band", "districts", "packet", "area"),
    "legion": ("hand", "orders", "order being given", "despatch", "despatches offered", "used orders", "put away orders"),
    "frontier_wars": ("hand", "looked at"),
}
VAGUE = ("why-not-among", "why-no-target")  # reasons that say no more than that it cannot be chosen
COMMON = -1  # the owner of what lies in the middle
EVERY = 3  # picks between two looks


def things(table: Table, seat: int) -> Iterator[str]:
    """Everything a seat has that a person might try, each as a pattern of the options that can be made with it."""
    slug, view = table.title.slug, table.view(seat)
    mine = [zone for zone in view["zones"] if zone["owner"] in (seat, COMMON) and zone["cards"]]
    held = [card for zone in mine if holds(slug, zone["zone"]) for card in zone["cards"]]
    yield from (rf"\w+ {re.escape(card)}(/\d)?" for card in sorted(set(held)))
    if slug == "fine_sand" and view["numbers"]["wooden coins"][seat]:
        yield "pay_coin|keep_coin"
    elif slug == "waral":
        yield from (rf"\w+ {coin}|trade {coin}-\w+" for coin in ("gold", "silver", "iron") if view["numbers"][coin][seat])
    elif slug == "frontier_wars":
        yield "special"
        yield from on_map(view, seat)


def holds(slug: str, zone: str) -> bool:
    """Whether a player takes things from a zone of their own. In Legion people stand on places, each a zone."""
    return zone in HELD[slug] or re.fullmatch(r"place(d order)? \d+( face down)?", zone) is not None


def on_map(view: dict[str, Any], seat: int) -> Iterator[str]:
    """Every kind of own unit on every tile, and every tile a player holds."""
    for tile in view["facts"]["map"]:
        for army in tile.get("armies", []):
            if army["seat"] == seat:
                yield from (rf"[a-z_]+_{unit} {tile['tile']}" for unit, count in army["units"].items() if count)
        if tile.get("holder") == seat:
            yield rf"\w+ {tile['tile']}"


def vague(table: Table) -> list[str]:
    messages = table.title.messages()
    return [messages.text(name) for name in VAGUE if name in messages]


class Share:
    """How many things were looked at in a kind of question, and which had no reason of their own."""

    def __init__(self) -> None:
        self.tried: Counter[str] = Counter()
        self.silent: Counter[str] = Counter()
        self.examples: dict[str, str] = {}

    def look(self, table: Table, seat: int) -> None:
        """Try everything that is not offered."""
        decision = table.view(seat)["ask"]["decision"]
        offered = [option.text for option in table.options(seat)]
        answered = [why.option.text for why in table.why_not(seat) if why.reason not in vague(table)]
        for thing in things(table, seat):
            if not any(re.fullmatch(thing, text) for text in offered):
                self.tried[decision] += 1
                if not any(re.fullmatch(thing, text) for text in answered):
                    self.silent[decision] += 1
                    self.examples[decision] = thing

    def with_reason(self) -> float:
        return 1 - self.silent.total() / max(self.tried.total(), 1)


def measure(slug: str, variants: list[dict[str, Any]], seed: int, share: Share) -> None:
    """Look along one random game of each variant."""
    for number, variant in enumerate(variants):
        rng = random.Random(seed + number)
        table = sandtable.new(slug, seed=str(seed + number), **variant)
        while not table.over:
            seat = rng.choice(table.waiting_for)
            if rng.randrange(EVERY) == 0:
                share.look(table, seat)
            table.play(seat, rng.choice(table.g.offers[seat]))


def main() -> None:
    for slug in sandtable.titles():
        share = Share()
        for game in range(int(sys.argv[1]) if len(sys.argv) > 1 else 1):
            measure(slug, sandtable.title(slug).variants(), 100 * game, share)
        print(f"{slug}: {share.with_reason():.1%} of {share.tried.total()}")
        for decision, tried in share.tried.most_common():
            silent = share.silent[decision]
            print(f"  {decision:20} {1 - silent / tried:6.1%} of {tried}  {share.examples.get(decision, '')}")


if __name__ == "__main__":
    main()
