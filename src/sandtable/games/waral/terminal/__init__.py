"""Chronicles of Waral in the terminal: the area as cards with who stands there, bands and districts as columns."""

from __future__ import annotations

from typing import Any

from sandtable.engine.messages import Messages
from sandtable.engine.words import Option
from sandtable.terminal.boards import Board, Count, Entry, Sight

COINS = ("gold", "silver", "iron")
PRICED = ("take", "play")  # verbs of which one wants to know the price
STANDS_ON = "stands on"


class WaralBoard(Board):
    boxed = ("area",)
    piles = ("discard", "district deck", "trick deck")
    left_out = ("box", "passing")
    facts = ("target",)
    seat_facts = ("power", "power now")
    numbers = ()
    marks = ("used", "blocked")
    scalars = ("round",)
    colours = {"military": "$red", "merchant": "$yellow", "cultural": "$purple", "strategic": "$blue"}  # noqa: RUF012

    def badge(self, entry: Entry, messages: Messages) -> str:
        """The power of a district, the price of a trick, the trade of a character."""
        if entry.get("kind") == "district":
            return messages.text("badge-power", value=entry["power"])
        if entry.get("kind") == "trick":
            return price(entry, messages)
        return str(entry.get("title", ""))

    def note(self, option: Option, entry: Entry, messages: Messages) -> str:
        """What a district brings, what it costs to take it, what anything else does."""
        if option.verb == "loot" and all(step["op"] == "gain" for step in entry["loot"]):
            return messages.text("note-loot", coins=coins(entry["loot"][0], messages))
        return price(entry, messages) if option.verb in PRICED else self.text(entry, messages)

    def worn(self, card: str, marks: dict[str, int], sight: Sight) -> list[str]:
        """Characters that are used and districts that are blocked; on a district of the area, who stands there."""
        standing = [sight.faces.name(character) for character in standing_on(card, sight.view)]
        where = [sight.messages.text("mark-entered", by=sight.messages.listed(standing))] if standing else []
        return super().worn(card, marks, sight) + where

    def counts(self, sight: Sight, seat: int) -> list[Count]:
        """Coins are told even where there are none: whoever has no iron wants to know it."""
        numbers = sight.view["numbers"]
        return super().counts(sight, seat) + [sight.count("number", coin, numbers[coin][seat]) for coin in COINS]

    def kind(self, entry: Entry) -> str:
        """Districts are told apart by their type."""
        return str(entry.get("type") or entry.get("kind") or "")


def standing_on(card: str, view: dict[str, Any]) -> list[str]:
    """The characters of all bands that stand on a district of the area."""
    slots = [zone["slot"] + 1 for zone in view["zones"] if zone["zone"] == "area" and card in zone["cards"]]
    bands = [zone for zone in view["zones"] if zone["zone"] == "band"]
    marked = [pair for zone in bands for pair in zip(zone["cards"], zone["marks"], strict=True)]
    return [character for character, marks in marked if marks.get(STANDS_ON) in slots]


def coins(counts: dict[str, Any], messages: Messages) -> str:
    """Coins of each kind, and of any kind."""
    found = [messages.text("coins", count=counts[coin], coin=messages.text(f"coin-{coin}")) for coin in COINS if counts[coin]]
    return messages.listed(found + ([messages.text("coins-of-any-kind", count=counts["any"])] if counts["any"] else []))


def price(entry: Entry, messages: Messages) -> str:
    """What a card costs: coins, and what else it asks for."""
    cost = entry.get("cost")
    if not cost:
        return ""
    paid = [coins(cost, messages)] if any(cost[coin] for coin in (*COINS, "any")) else []
    paid += [messages.text("cost-character")] if cost["use_character"] else []
    paid += [messages.text("cost-district")] if cost["destroy_own"] else []
    return messages.listed(paid) if paid else messages.text("badge-free")


BOARD = WaralBoard()
