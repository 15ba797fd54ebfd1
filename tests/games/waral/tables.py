"""Tables of Waral set up in the words of the game."""

from __future__ import annotations

import re
from typing import Any

import sandtable
from sandtable.engine.flow import advance, asks
from sandtable.engine.steps import Step
from sandtable.engine.table import Table
from sandtable.engine.voice import forbidden
from sandtable.games.waral.book import KINDS
from sandtable.games.waral.position import AREA, BAND_ZONE, BOX, CONTROL, DECK, DISCARD, HAND, TRICKS, Waral
from sandtable.games.waral.rounds import EndOfRound, NextTurn, Round

DEFAULT_AREA = ["mil-11", "mer-12", "cul-11", "str-07", "mil-01"]
LETTERS = "GSI"


class Scene(Table):
    """A table in the middle of a game. A, B, C, D are seats 0 to 3."""

    @property
    def pos(self) -> Waral:
        assert isinstance(self.g, Waral)
        return self.g

    def card(self, slug: str) -> int:
        return self.pos.book.slugs.index(slug)

    def do(self, seat: int, *picks: str) -> None:
        for pick in picks:
            self.play(seat, pick)

    def texts(self, seat: int) -> list[str]:
        """What a seat is offered, but for the way back to the choice of a character."""
        return [option.text for option in self.options(seat) if option.text != "back"]

    def may_go_back(self, seat: int) -> bool:
        return "back" in [option.text for option in self.options(seat)]

    def waits(self) -> tuple[int, str]:
        """Which seat is asked, and which decision."""
        assert len(self.g.offers) == 1, self.g.offers
        seat = self.waiting_for[0]
        return seat, type(asks(self.g, seat)).__name__

    def coins(self, seat: int) -> str:
        return " ".join(f"{self.pos.coins[k][seat]}{LETTERS[k]}" for k in range(KINDS) if self.pos.coins[k][seat])

    def slugs(self, pile: int) -> list[str]:
        return [self.pos.book.slugs[card] for card in self.g.piles[pile]]

    def control(self, seat: int) -> list[str]:
        return self.slugs(CONTROL + seat)

    def hand(self, seat: int) -> list[str]:
        return sorted(self.slugs(HAND + seat))

    def area(self) -> list[str]:
        return [slug for slot in range(self.pos.slots) for slug in self.slugs(AREA + slot)]

    def deck(self) -> list[str]:
        """The district deck, top card first."""
        return self.slugs(DECK)[::-1]

    def discard(self) -> list[str]:
        return self.slugs(DISCARD)

    def used(self, slug: str) -> bool:
        return self.pos.used[self.card(slug)] == 1

    def stands(self, slug: str) -> str:
        """The district a character stands on, or ''."""
        slot = self.pos.stands[self.card(slug)]
        return self.slugs(AREA + slot - 1)[0] if slot else ""

    def reasons(self, seat: int) -> dict[str, tuple[str, str]]:
        """What the question itself says that it does not offer."""
        offered, voice = self.g.offers[seat], self.voice()
        refused = [refusal for refusal in forbidden(self.g, seat) if refusal[0] not in offered]
        return {self.words.text(code): (rule, voice.say(why)) for code, rule, why in refused}


def coin_counts(text: str) -> list[int]:
    counts = [0] * KINDS
    for number, letter in re.findall(r"(\d+)([GSI])", text):
        counts[LETTERS.index(letter)] = int(number)
    return counts


def scene(
    players: int = 2,
    *,
    bands: list[list[str]] | None = None,
    area: list[str] | None = None,
    deck: list[str] | None = None,
    control: dict[int, list[str]] | None = None,
    coins: dict[int, str] | None = None,
    hands: dict[int, list[str]] | None = None,
    tricks: list[str] | None = None,
    discard: list[str] | None = None,
    stands: dict[str, str] | None = None,
    used: list[str] | None = None,
    blocked: list[str] | None = None,
    round: int = 1,
    first: int = 0,
    begin: Step[Any] | None = None,
    **settings: str | int,
) -> Scene:
    """A table where A is to move. `deck` and `tricks` name the whole deck, top card first; otherwise it holds what is left."""
    title = sandtable.title("waral")
    setup = title.setup(players=players, seed="scene", settings={"draft": "random", **settings})
    table = Scene(title, setup)
    g = table.g = title.empty(setup)
    assert isinstance(g, Waral)
    box = Box(g)
    taken = {slug for slugs in [deck or [], *(control or {}).values()] for slug in slugs}
    for slot, slug in enumerate(area if area is not None else [slug for slug in DEFAULT_AREA if slug not in taken]):
        box.put(slug, AREA + slot)
    for seat in range(players):
        box.put_all((bands or default_bands(players))[seat], BAND_ZONE + seat)
        box.put_all((control or {}).get(seat, []), CONTROL + seat)
        box.put_all((hands or {}).get(seat, []), HAND + seat)
        for kind, count in enumerate(coin_counts((coins or {}).get(seat, ""))):
            g.coins[kind][seat] = count
    box.put_all(discard or [], DISCARD)
    box.fill(DECK, deck, 0, g.book.districts)
    box.fill(BOX, None, g.book.districts, g.book.districts + g.book.characters)
    box.fill(TRICKS, tricks, g.book.districts + g.book.characters, len(g.book.slugs))
    for slug, place in (stands or {}).items():
        g.stands[table.card(slug)] = g.slot_of(table.card(place)) + 1
        g.used[table.card(slug)] = 1
    for slug in used or []:
        g.used[table.card(slug)] = 1
    for slug in blocked or []:
        g.blocked[table.card(slug)] = 1
    g.round, g.first = round, first
    g.todo.append(begin or NextTurn(first))
    advance(g)
    table.opening = []
    g.events.clear()
    return table


def default_bands(players: int) -> list[list[str]]:
    """A has scorers, whose powers do nothing before the end."""
    return [
        ["chr-13", "chr-14", "chr-15"],
        ["chr-16", "chr-10", "chr-11"],
        ["chr-02", "chr-08", "chr-09"],
        ["chr-07", "chr-12", "chr-01"],
    ][:players]


class Box:
    """Cards not yet on the table."""

    def __init__(self, g: Waral) -> None:
        self.g = g
        self.left = list(range(len(g.book.slugs)))

    def put(self, slug: str, pile: int) -> None:
        card = next(card for card in self.left if self.g.book.slugs[card] == slug)
        self.left.remove(card)
        self.g.piles[pile].append(card)

    def put_all(self, slugs: list[str], pile: int) -> None:
        for slug in slugs:
            self.put(slug, pile)

    def fill(self, pile: int, named: list[str] | None, first: int, end: int) -> None:
        """Put the named cards there, or all that are left of a kind. Cards that are in no pile do not matter to a rule test."""
        if named is None:
            rest = [card for card in self.left if first <= card < end]
            self.left = [card for card in self.left if card not in rest]
            self.g.piles[pile].extend(rest)
        else:
            self.put_all(named[::-1], pile)


def round_end(**where: Any) -> Scene:
    """A table at the moment when nobody has a ready character left."""
    return scene(begin=EndOfRound(), **where)


def new_round(**where: Any) -> Scene:
    """A table at the beginning of the round after `round`."""
    return scene(begin=Round(), **where)
