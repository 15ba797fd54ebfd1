"""Along random games of all modes the engine and the independent umpire agree on every Plot (LE-9.1 to LE-10.4, LE-14.4)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import sandtable
from sandtable.engine.steps import Decision
from sandtable.engine.table import Table
from sandtable.games.legion import book as b
from sandtable.games.legion import zones as p
from sandtable.games.legion.position import Legion
from sandtable.games.legion.rounds import PlotPhase, RoundEnd
from sandtable.games.legion.tokens import kind_in, kind_of, slot_on
from tests.games.legion.umpire import Choice, Person, Sheet, Umpire

GAMES = 5  # of each variant
PAUSE = 0


class Pause(Decision[Legion]):
    """The test looks at the table."""

    def automatic(self, g: Legion) -> bool:
        return False

    def options(self, g: Legion) -> list[int]:
        return [PAUSE]

    def chosen(self, g: Legion, option: int) -> None:
        pass


def words(bits: int, of: list[str]) -> set[str]:
    return {word for i, word in enumerate(of) if bits >> i & 1}


def slugs(g: Legion, zone: int, seat: int) -> set[str]:
    return {g.book.order_slugs[kind_of(g, token)] for token in g.piles[zone + seat]}


def person(g: Legion, card: int, seat: int, place: int = p.NOWHERE) -> Person:
    """Somebody in hand, or at a place."""
    found = Person(g.book.slugs[card], seat, wounds=g.wounds[card], frost=g.frostbites[card])
    found.cards, found.crippled = words(g.kit[card], b.EQUIPMENT), words(g.crippled[card], b.SKILLS)
    if place != p.NOWHERE:
        slot = slot_on(g, place)
        found.plot, found.arrival, found.fury = g.where[place] + 1, g.arrival[place], g.fury[place]
        found.token = g.book.order_slugs[kind_in(g, slot)] if slot >= 0 else ""
    return found


def sheet(g: Legion) -> Sheet:
    """The table in plain words."""
    seats = range(g.players)
    won = zip(g.freezing_won, g.warming_won, g.peaceful_won, g.hard_won, strict=True)
    return Sheet(
        factions=[b.FACTIONS[g.faction[seat]] for seat in seats],
        first=g.first,
        last=g.round == 4 and not (g.survival and g.game < 3),
        location=g.book.slugs[g.piles[p.LOCATION][0]],
        plots=[g.book.slugs[g.piles[p.ROW + plot][0]] for plot in range(g.plots) if g.piles[p.ROW + plot]],
        truces=[bool(g.truce[plot]) for plot in range(g.plots)],
        robbed=[bool(g.robbed[plot]) for plot in range(g.plots)],
        people=[person(g, g.who(place), seat, place) for seat in seats for place in g.places(seat)]
        + [person(g, card, seat) for seat in seats for card in g.hand[seat]],
        supplies=g.supplies[: g.players],
        vp=g.vp[: g.players],
        won=[Counter(dict(zip(("freezing", "warming", "peaceful", "hard"), row, strict=True))) for row in list(won)[: g.players]],
        used_up=[slugs(g, p.USED_UP, seat) | slugs(g, p.LYING, seat) for seat in seats],
        used_down=[slugs(g, p.USED_DOWN, seat) for seat in seats],
    )


def outcome(s: Sheet) -> dict[str, Any]:
    """What two sheets are compared by."""
    people = {q.name: (q.wounds, q.frost, q.crippled, q.cards) for q in s.people if q.alive}
    return {
        "people": people, "supplies": s.supplies, "vp": s.vp, "won": [+won for won in s.won], "up": s.used_up, "down": s.used_down
    }  # fmt: skip


class Watch:
    """Follows a table and lets the umpire resolve every round once more."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.before: Sheet | None = None
        self.choices: dict[int, list[Choice]] = {}
        self.rounds = 0

    @property
    def g(self) -> Legion:
        assert isinstance(self.table.g, Legion)
        return self.table.g

    def pause(self) -> None:
        """Stop before the Plots, and when the cold is over."""
        todo = self.g.todo
        for kind in (PlotPhase, RoundEnd):
            for index, step in enumerate(todo):
                if isinstance(step, kind) and not (index + 1 < len(todo) and isinstance(todo[index + 1], Pause)):
                    todo.insert(index + 1, Pause(0))

    def look(self) -> None:
        """The table pauses: before the Plots note everything, after the cold compare."""
        if self.before is None:
            self.before = sheet(self.g)
            self.choices = {seat: [] for seat in range(self.g.players)}
            return
        assert outcome(Umpire(self.before, self.choices).resolve()) == outcome(sheet(self.g))
        assert not any(self.choices.values()), "nobody was asked more than the umpire asks"
        self.before = None
        self.rounds += 1

    def play(self, rng: random.Random) -> None:
        while not self.table.over:
            self.pause()
            seat = rng.choice(self.table.waiting_for)
            if self.g.offers[seat] == [PAUSE] and isinstance(self.g.todo[-1], Pause):
                self.look()
                self.table.play(seat, PAUSE)
                continue
            option = rng.choice(self.table.options(seat))
            if self.before is not None:
                self.choices[seat].append(Choice(option.text, [other.text for other in self.table.options(seat)]))
            self.table.play(seat, option)


@pytest.mark.parametrize(
    "variant", sandtable.title("legion").variants(), ids=lambda variant: "-".join(map(str, variant.values()))
)
def test_the_umpire_agrees_on_every_plot(variant: dict[str, Any]) -> None:
    """LE-9.1 to LE-9.15, LE-10.1 to LE-10.4, LE-14.4 to LE-14.7; in a campaign also in the games after the first."""
    rng = random.Random(str(variant))
    campaign = None
    for game in range(GAMES):
        table = sandtable.new("legion", seed=f"umpire {game}", campaign=campaign, **variant)
        watch = Watch(table)
        watch.play(rng)
        assert watch.rounds == 4
        campaign = table.campaign if table.campaign and not table.campaign["over"] else None
