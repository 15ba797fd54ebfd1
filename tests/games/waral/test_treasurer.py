"""Along random games of all modes the engine and the independent treasurer agree on every take and every collection."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import sandtable
from sandtable.engine.flow import asks
from sandtable.engine.steps import Decision
from sandtable.engine.table import Table
from sandtable.games.waral import position as p
from sandtable.games.waral.position import Waral
from sandtable.games.waral.rounds import NextTurn
from sandtable.games.waral.turn import Action
from tests.games.waral.treasurer import COINS, DISTRICTS, City, Coins

PAUSE = 0


class Pause(Decision[Waral]):
    """All turns are over: the test looks at the table."""

    def automatic(self, g: Waral) -> bool:
        return False

    def options(self, g: Waral) -> list[int]:
        return [PAUSE]

    def chosen(self, g: Waral, option: int) -> None:
        pass


def city(g: Waral) -> City:
    """The table in plain words."""
    names, seats = g.book.slugs, range(g.players)
    people = [character for seat in seats for character in g.band[seat]]
    return City(
        area=[names[g.area[slot][0]] if g.area[slot] else "" for slot in range(g.slots)],
        deck=[names[card] for card in g.piles[p.DECK]],
        first=g.first,
        round=g.round,
        coins=[+Counter({kind: g.coins[number][seat] for number, kind in enumerate(COINS)}) for seat in seats],
        bands=[[names[character] for character in g.band[seat]] for seat in seats],
        used={names[character] for character in people if g.used[character]},
        stands={names[character]: g.stands[character] - 1 for character in people if g.stands[character]},
        control=[[names[district] for district in g.control[seat]] for seat in seats],
        blocked={names[district] for seat in seats for district in g.control[seat] if g.blocked[district]},
    )


class Take:
    """A take that is being paid."""

    def __init__(self, before: City, seat: int, who: str, slot: int) -> None:
        self.before, self.seat, self.who, self.slot = before, seat, who, slot
        self.paid: Coins = Counter()
        self.also: Counter[str] = Counter()  # characters used and districts destroyed besides


class Watch:
    """Follows a table and counts once more."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.take: Take | None = None
        self.takes = self.rounds = 0

    @property
    def g(self) -> Waral:
        assert isinstance(self.table.g, Waral)
        return self.table.g

    def play(self, rng: random.Random) -> None:
        while not self.table.over:
            self.pause()
            seat = rng.choice(self.table.waiting_for)
            step = asks(self.g, seat)
            if isinstance(step, Pause):
                self.look(seat)
                continue
            options = [option.text for option in self.table.options(seat)]
            option = rng.choice([option for option in options if option.startswith("take")] or options)
            if isinstance(step, Action):
                self.check_offers(seat, self.g.book.slugs[step.character], options, option)
            self.table.play(seat, option)
            self.follow()

    def pause(self) -> None:
        """Stop after every turn."""
        todo = self.g.todo
        for index, step in enumerate(todo):
            if isinstance(step, NextTurn) and not (index + 1 < len(todo) and isinstance(todo[index + 1], Pause)):
                todo.insert(index + 1, Pause(0))
                return

    def look(self, seat: int) -> None:
        """A turn is over; when nobody has a ready character left, so is the round."""
        if any(self.g.ready(other) for other in range(self.g.players)):
            self.table.play(seat, PAUSE)
        else:
            self.end_round(seat)

    def check_offers(self, seat: int, who: str, options: list[str], option: str) -> None:
        """WA-4.1, WA-4.4 A character may loot and take exactly what the treasurer says."""
        now = city(self.g)
        slots = [slot for slot in range(len(now.area)) if now.may_enter(seat, who, slot)]
        assert {f"loot {now.area[slot]}" for slot in slots} == {text for text in options if text.startswith("loot")}
        able = [slot for slot in slots if now.may_take(seat, who, slot)]
        assert {f"take {now.area[slot]}" for slot in able} == {text for text in options if text.startswith("take")}
        self.take = Take(now, seat, who, now.area.index(option.split()[1])) if option.startswith("take") else None

    def follow(self) -> None:
        """Note what is paid, up to the moment in which the district changes hands."""
        for line in self.table.story(after=len(self.table.history) - 1):
            take, args = self.take, line["args"]
            if take and line["kind"] == "paid":
                take.paid[args["coin"]] += args["count"]
            elif take and line["kind"] in ("spent", "ruined"):
                take.also[line["kind"]] += 1
            elif take and line["kind"] == "took":
                self.check_take(take, args)
                self.take = None

    def check_take(self, take: Take, args: dict[str, Any]) -> None:
        """WA-4.5 to WA-4.12 The price was paid in a legal way, and the district has moved."""
        district = take.before.area[take.slot]
        cost = DISTRICTS[district]["cost"]
        assert (args["district"], args["character"], args["slot"]) == (district, take.who, take.slot + 1)
        assert +take.paid in take.before.payments(take.seat, take.who, take.slot)
        assert take.also == +Counter({"spent": cost.get("use_character", 0), "ruined": cost.get("destroy_own", 0)})
        now = city(self.g)
        assert not set(now.stands) & {who for _, who in take.before.on(take.slot)}
        assert district not in now.area
        self.takes += 1

    def hands(self) -> list[int]:
        return [len(self.g.hand[seat]) for seat in range(self.g.players)]

    def end_round(self, seat: int) -> None:
        """WA-9 The area, the coins and the marker after the end of the round and the collection."""
        expected = city(self.g)
        hands = self.hands()
        over = expected.over(self.g.cap)
        expected.end_round()
        collected = [] if over else expected.next_round()
        self.table.play(seat, PAUSE)
        assert over == any(line["kind"] == "scored" for line in self.table.story(after=len(self.table.history) - 1))
        assert city(self.g) == expected
        lines = self.table.story(after=len(self.table.history) - 1)
        told = [(line["seat"], line["args"]["district"]) for line in lines if line["kind"] == "collected"]
        assert told == [(who, district) for who, district, _ in collected]
        if not over and not self.g.piles[p.DISCARD]:
            drawn = [sum(count for who, _, count in collected if who == other) for other in range(self.g.players)]
            assert self.hands() == [a + b for a, b in zip(hands, drawn, strict=True)]
        self.rounds += 1


@pytest.mark.parametrize("variant", sandtable.title("waral").variants(), ids=lambda variant: "-".join(map(str, variant.values())))
def test_the_treasurer_agrees_on_every_take_and_every_collection(variant: dict[str, Any]) -> None:
    """WA-4.1 to WA-4.12, WA-9.1 to WA-9.5, WA-10.1, WA-10.6."""
    table = sandtable.new("waral", seed="treasure", **variant)
    watch = Watch(table)
    watch.play(random.Random(str(variant)))
    assert watch.rounds == watch.g.round
    assert watch.takes
