"""How the terminal draws a title: which zones stand side by side, which numbers matter, what a card shows. Taste, no rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Skin:
    """The defaults suit any title; a title may have its own."""

    columns: tuple[str, ...] = ()  # zones of a seat drawn side by side, also when empty; none: all that lie open
    hands: tuple[str, ...] = ("hand",)  # zones drawn as cards
    piles: tuple[str, ...] = ("discards", "discard", "discard pile", "graveyard")  # of which number and top card are enough
    left_out: tuple[str, ...] = ("box",)
    seat_facts: tuple[str, ...] = ()  # facts that list something for each seat
    marks: tuple[str, ...] = ()  # numbers on cards that are worth showing
    numbers: tuple[str, ...] | None = None  # of a seat; none: all that are not zero
    scalars: dict[str, str] = field(default_factory=lambda: {"round": "round {}", "turn": "turn {}"})  # with their words
    badges: tuple[tuple[str, str], ...] = (("cost", "cost {}"), ("value", "value {}"))  # fields of a card, with words
    notes: dict[str, tuple[tuple[str, str], ...]] = field(default_factory=dict)  # by verb: what stands beside an option
    colours: dict[str, str] = field(default_factory=dict)  # by the kind of a card, or the zone it lies in
    short: dict[str, str] = field(default_factory=dict)  # names for narrow screens
    order: tuple[str, ...] = ()  # kinds of cards, as a hand is sorted

    def badge(self, entry: dict[str, Any]) -> str:
        return first_words(entry, self.badges)

    def note(self, verb: str, entry: dict[str, Any]) -> str:
        return first_words(entry, self.notes.get(verb, self.badges))

    def colour(self, kind: str) -> str:
        return self.colours.get(kind, "")

    def rank(self, kind: str) -> int:
        return self.order.index(kind) if kind in self.order else len(self.order)


def first_words(entry: dict[str, Any], fields: tuple[tuple[str, str], ...]) -> str:
    """The first of these fields that an entry has, in words. A number must be above zero to count."""
    for name, words in fields:
        value = entry.get(name)
        if isinstance(value, dict):
            value = " ".join(f"{count} {what}" for what, count in value.items() if count)
        if value and (not isinstance(value, int) or value > 0):
            return words.format(value)
    return ""


WORTH = (("coin", "pays {}"), ("id", "pays 1"))

FINE_SAND = Skin(
    columns=("castles", "green", "red", "blue", "purple", "yellow"),
    piles=("draw stack", "discard pile", "symbol pile"),
    left_out=("Fable stack", "box"),
    numbers=("wooden coins", "bill sum"),
    scalars={"round": "round {}", "ending": "round {} is the last", "timer": "{} timer coins", "fable_round": "Fable round {}"},
    badges=(("coin", "pays {}"), ("cost", "cost {}")),
    colours={
        "castle": "$sand",
        "castles": "$sand",
        "green": "$green",
        "red": "$red",
        "blue": "$blue",
        "purple": "$purple",
        "yellow": "$yellow",
        "coin": "$wood",
    },
    short={
        "draw stack": "stack",
        "discard pile": "discards",
        "symbol pile": "symbol",
        "wooden coins": "coins",
        "hand limit": "limit",
        "plain builds": "builds",
    },
    notes={"use": (("text", "{}"),), "via": (("text", "{}"),), "pay_card": WORTH, "discard": WORTH},
    order=("castle", "green", "red", "blue", "purple", "yellow", "coin"),
)

SKINS = {
    "fine_sand": FINE_SAND,
    "frontier_wars": Skin(seat_facts=("factions", "points now"), numbers=("medals",)),
    "legion": Skin(marks=("wounds", "frostbites", "crippled")),
    "waral": Skin(marks=("used", "blocked")),
}
PLAIN = Skin()


def skin_of(slug: str) -> Skin:
    return SKINS.get(slug, PLAIN)
