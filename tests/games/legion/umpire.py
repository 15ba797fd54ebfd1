"""A second opinion on the Plots of a round: every person an object of its own, LE-9 and LE-10 followed by the letter.

It shares no code with the engine. What is printed on people and Plots it reads from the files itself; equipment, orders and
Locations are written down here once more.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import sandtable.games.legion

FILES = Path(sandtable.games.legion.__file__).parent / "content"
SKILL_CARDS = {"perfect_aim": "combat", "medal": "charisma", "encryption": "intelligence"}
ABILITY_CARDS = {"sabre": "assault", "medical_kit": "first_aid"}
LASTING = {"plus_two", "win_or_die", "get_down", "ceasefire", "take_all", "no_medics"}
ALL_SUPPLIES = 50


def printed(file: str, key: str) -> dict[str, dict[str, Any]]:
    return {entry["id"]: entry for entry in tomllib.loads((FILES / f"{file}.toml").read_text("utf-8"))[key]}


PEOPLE = printed("characters", "character")
PLOTS = printed("plots", "plot")


@dataclass
class Person:
    """Somebody on a Plot, or in hand (plot 0)."""

    name: str
    seat: int
    plot: int = 0
    arrival: int = 0
    wounds: int = 0
    frost: int = 0
    crippled: set[str] = field(default_factory=set)
    cards: set[str] = field(default_factory=set)
    fury: int = 0
    token: str = ""
    revealed: bool = False
    alive: bool = True

    @property
    def skills(self) -> set[str]:
        added = {skill for card, skill in SKILL_CARDS.items() if card in self.cards}
        return (set(PEOPLE[self.name]["skills"]) | added) - self.crippled

    def can(self, ability: str) -> bool:
        return ability in PEOPLE[self.name]["abilities"] or any(ABILITY_CARDS.get(card) == ability for card in self.cards)

    @property
    def dying(self) -> bool:
        return self.wounds >= (1 if self.can("fragility") else 2)


@dataclass
class Sheet:
    """What lies on the table when the Plots begin to resolve."""

    factions: list[str]
    first: int
    last: bool  # neither a round nor another game of a campaign follows
    location: str
    plots: list[str]
    truces: list[bool]
    robbed: list[bool]
    people: list[Person]
    supplies: list[int]
    vp: list[int]
    won: list[Counter[str]]
    used_up: list[set[str]] = field(default_factory=list)
    used_down: list[set[str]] = field(default_factory=list)


@dataclass
class Choice:
    """A pick that was made, and what else was offered."""

    pick: str
    offered: list[str]


class Umpire:
    """Resolves all Plots of a round and the cold after them, with the choices that the players made, seat by seat."""

    def __init__(self, sheet: Sheet, choices: dict[int, list[Choice]]) -> None:
        self.s = sheet
        self.choices = choices
        players = len(sheet.factions)
        self.turn_order = [(sheet.first + i) % players for i in range(players)]

    def choose(self, seat: int, options: list[str], *, always: bool = False) -> str:
        """What a seat chose. A single option is taken by itself, unless that would tell something."""
        if len(options) == 1 and not always:
            return options[0]
        choice = self.choices[seat].pop(0)
        assert sorted(choice.offered) == sorted(options)
        return choice.pick

    def resolve(self) -> Sheet:
        for plot in range(1, len(self.s.plots) + 1):
            self.reveal(plot)
            self.assaults(plot)
            for person in self.here(plot):
                person.alive = not person.dying
            self.winner(plot)
            self.other_effects(plot)
        self.cold()
        return self.s

    def here(self, plot: int, seat: int | None = None) -> list[Person]:
        """The living on a Plot, in order of arrival."""
        found = [p for p in self.s.people if p.alive and p.plot == plot and seat in (None, p.seat)]
        return sorted(found, key=lambda person: person.arrival)

    def bears(self, person: Person, order: str) -> bool:
        return person.revealed and person.token == order and person.alive

    def types(self, plot: int) -> set[str]:
        """LE-14.4 What is printed, what the Location adds to it, and a truce."""
        types = set(PLOTS[self.s.plots[plot - 1]]["types"])
        location = self.s.location
        added = {
            "snowstorm": "freezing" if "warming" not in types else "",
            "bathhouse": "warming" if "freezing" not in types else "",
            "quiet_village": "peaceful",
            "frozen_lake": "freezing" if plot == 1 else "",
        }.get(location, "")
        return types | ({added} if added else set()) | ({"peaceful"} if self.s.truces[plot - 1] else set())

    # LE-9.1 to LE-9.7

    def reveal(self, plot: int) -> None:
        """LE-9.1 Everybody with tokens here chooses; what is not revealed is put away."""
        for seat in range(len(self.s.factions)):
            bearers = [person for person in self.here(plot, seat) if person.token]
            hidden = [person for person in bearers if person.token in LASTING]
            while bearers:
                options = [f"reveal {person.token}" for person in hidden]
                pick = self.choose(seat, [*options, "ready"], always=True)
                if pick == "ready":
                    break
                shown = next(person for person in hidden if pick == f"reveal {person.token}")
                shown.revealed = True
                hidden.remove(shown)
                if not hidden:
                    break
            for person in bearers:
                (self.s.used_up if person.revealed else self.s.used_down)[seat].add(person.token)
                if not person.revealed:
                    person.token = ""

    def assaults(self, plot: int) -> None:
        """LE-9.2 to LE-9.5"""
        if "peaceful" in self.types(plot) or any(self.bears(person, "ceasefire") for person in self.here(plot)):
            return
        counts = {seat: sum(person.can("assault") for person in self.here(plot, seat)) for seat in self.turn_order}
        for seat in self.turn_order:
            count = counts[seat] + (1 if counts[seat] and self.s.location == "narrow_gorge" else 0)
            enemies = [other for other in self.turn_order if other != seat and self.here(plot, other)]
            if count and enemies:
                hits = self.declare(seat, enemies, count)
                for enemy in self.turn_order:
                    for _ in range(hits[enemy]):
                        self.take_wound(plot, enemy)

    def declare(self, seat: int, enemies: list[int], count: int) -> Counter[int]:
        if len(enemies) == 1:
            pick = self.choose(seat, [f"assault_times {number}" for number in range(count + 1)])
            return Counter({enemies[0]: int(pick.split()[1])})
        hits: Counter[int] = Counter()
        while count:
            pick = self.choose(seat, [*(f"assault {self.s.factions[enemy]}" for enemy in enemies), "hold"])
            if pick == "hold":
                break
            hits[self.s.factions.index(pick.split()[1])] += 1
            count -= 1
        return hits

    def take_wound(self, plot: int, seat: int) -> None:
        """LE-9.6 Anybody here; nobody is asked where every further Wound is lost."""
        here = self.here(plot, seat)
        if all(person.dying and not self.bears(person, "get_down") for person in here):
            return
        pick = self.choose(seat, [f"wound {person.name}" for person in here])
        person = next(person for person in here if pick == f"wound {person.name}")
        if self.bears(person, "get_down"):
            person.revealed = False
        elif not person.dying:
            person.wounds += 1

    # LE-9.8 to LE-9.10

    def power(self, person: Person) -> int:
        power = int(PEOPLE[person.name]["power"]) + ("promotion" in person.cards) + person.fury
        if self.s.location == "deep_taiga":
            power += len(self.here(person.plot, person.seat)) == 1
        if self.s.location == "typhus_quarantine":
            power -= person.wounds + person.frost > 0
        return max(power, 0)

    def winner(self, plot: int) -> None:
        present = [seat for seat in self.turn_order if self.here(plot, seat)]
        totals = {
            seat: sum(self.power(person) + 2 * self.bears(person, "plus_two") for person in self.here(plot, seat))
            for seat in present
        }
        winners = [seat for seat in present if totals[seat] == max(totals.values())]
        for seat in winners:
            self.win(plot, seat)
        for person in self.here(plot):
            if self.bears(person, "win_or_die"):
                self.s.vp[person.seat] += 2 if person.seat in winners else 0
                person.alive = person.seat in winners
        self.pay(plot, winners)

    def win(self, plot: int, seat: int) -> None:
        card, types = PLOTS[self.s.plots[plot - 1]], self.types(plot)
        more = self.s.location == "gold_train" or (self.s.location == "frozen_lake" and "freezing" in types)
        self.s.vp[seat] += card["vp"] + more
        self.s.won[seat].update(types)
        self.s.won[seat]["hard"] += len(card["conditions"]) == 2

    def pay(self, plot: int, winners: list[int]) -> None:
        if self.s.robbed[plot - 1]:
            return
        for seat in self.turn_order:
            here = self.here(plot, seat)
            greedy = any(self.bears(person, "take_all") for person in here)
            if here and (seat not in winners or greedy):
                reserve = ALL_SUPPLIES - sum(self.s.supplies)
                self.s.supplies[seat] += min(PLOTS[self.s.plots[plot - 1]]["supplies"], reserve)

    # LE-9.11 to LE-9.15

    def other_effects(self, plot: int) -> None:
        """LE-9.11 In the last round nothing would come of them."""
        for seat in [] if self.s.last else self.turn_order:
            self.violence(plot, seat)
            if not any(self.bears(person, "no_medics") for person in self.here(plot)):
                self.first_aid(plot, seat)

    def violence(self, plot: int, seat: int) -> None:
        users = sum(person.can("violence") for person in self.here(plot, seat))
        hits: Counter[int] = Counter()
        for _ in range(users):
            able = [
                enemy
                for enemy in self.turn_order
                if enemy != seat and sum(len(person.skills) for person in self.here(plot, enemy)) > hits[enemy]
            ]
            pick = self.choose(seat, [*(f"violence {self.s.factions[enemy]}" for enemy in able), "hold"])
            if pick == "hold":
                break
            hits[self.s.factions.index(pick.split()[1])] += 1
        for enemy in self.turn_order:
            for _ in range(hits[enemy]):
                self.cripple(plot, enemy)

    def cripple(self, plot: int, seat: int) -> None:
        able = [person for person in self.here(plot, seat) if person.skills]
        name = self.choose(seat, [f"cripple {person.name}" for person in able]).split()[1]
        person = next(person for person in able if person.name == name)
        person.crippled.add(self.choose(seat, [f"lose {skill}" for skill in person.skills]).split()[1])

    def first_aid(self, plot: int, seat: int) -> None:
        for medic in [person for person in self.here(plot, seat) if person.can("first_aid")]:
            hurt = [person for person in self.here(plot, seat) if person is not medic and person.wounds]
            if hurt:
                pick = self.choose(seat, [*(f"aid {person.name}" for person in hurt), "no_aid"])
                for person in hurt:
                    person.wounds -= pick == f"aid {person.name}"

    # LE-10

    def cold(self) -> None:
        """LE-10.1 All Plots together: Freezing first, then Warming. LE-14.7 And the Church."""
        for plot in range(1, len(self.s.plots) + 1):
            for person in self.here(plot) if "freezing" in self.types(plot) else []:
                person.frost += "coat" not in person.cards
                person.alive = person.frost < 2
        for plot in range(1, len(self.s.plots) + 1):
            for person in self.here(plot) if "warming" in self.types(plot) else []:
                person.frost = 0
        for seat in range(len(self.s.factions)) if self.s.location == "church" and not self.s.last else []:
            hurt = [person for person in self.s.people if person.seat == seat and person.alive and person.wounds]
            pick = self.choose(seat, [f"cure {person.name}" for person in hurt], always=True) if hurt else ""
            for person in hurt:
                person.wounds -= pick == f"cure {person.name}"
