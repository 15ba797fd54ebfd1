"""Thousands of random battles, and those of random games: engine and resolver agree on every one (FW-7.8 to FW-7.18)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import sandtable
from sandtable.engine.flow import advance, apply, asks
from sandtable.engine.names import NOUN
from sandtable.engine.table import Table
from sandtable.games.frontier_wars.battle import AttackWindow, DefenceWindow, Fight
from sandtable.games.frontier_wars.battle_effects import BattleEffect
from sandtable.games.frontier_wars.book import DEFEND, TYPES
from sandtable.games.frontier_wars.countdown import Aim
from sandtable.games.frontier_wars.effects import carry_out_all
from sandtable.games.frontier_wars.layout import FACE_UP
from sandtable.games.frontier_wars.muster import fighters, stand_down
from sandtable.games.frontier_wars.position import NO_ONE, FrontierWars
from sandtable.games.frontier_wars.verbs import ATTACHED, BATTLE_BEGINS, PLAYED, USED_SPECIAL
from tests.games.frontier_wars.field import LETTERS, Field
from tests.games.frontier_wars.resolver import Resolver, Side

ATTACK_CARDS = ["", "night_attack", "spearhead", "rolling_barrage", "siege_guns"]
DEFENCE_CARDS = ["", "", "dig_in", "tank_traps", "bunkers", "last_stand", "crossfire", "confusion", "scramble"]
SKILLS = {"A": {"germany": "Armoured Fist", "uk": "Home Guard"}, "B": {"germany": "Combined Arms"}}
SPECIALS = {"A": {"uk": "Steady, Lads", "ussr": "Not One Step Back", "usa": "Close Support"}, "B": {}}
BATTLES = 1250  # in each of four runs


class Skirmish:
    """One random battle, set up for both."""

    def __init__(self, blank: FrontierWars, side: str, rng: random.Random) -> None:
        self.g = g = blank.clone()
        self.rng = rng
        self.attacker, *self.defenders = rng.sample(range(4), rng.choice([2, 2, 2, 3, 4]))
        self.tile = rng.choice([tile for tile in range(g.scenario.land) if g.scenario.kind[tile] == 0])
        order = rng.sample(range(4), 4)
        g.order[:] = order
        g.active, g.battle = self.attacker, self.tile
        stand_down(g)
        self.sides = [self.recruit(seat, SKILLS[side]) for seat in (self.attacker, *self.defenders)]
        self.fortify()
        self.embark()
        self.play_cards()

    def recruit(self, seat: int, skills: dict[str, str]) -> Side:
        g, rng = self.g, self.rng
        army = {letter: rng.choice([0, 0, 1, 1, 2, 3, 4]) for letter in LETTERS}
        if not any(army.values()):
            army["i"] = 1
        for type_, letter in enumerate(LETTERS):
            for _ in range(army[letter]):
                g.put(self.tile, seat, type_)
        neutral = seat != self.attacker and rng.random() < 0.15
        g.out[seat] = int(neutral)
        return Side(seat, army, skills.get(g.book.factions[g.faction[seat]], ""), neutral=neutral)

    def fortify(self) -> None:
        """A headquarters, a building, or open country; and whoever kept it."""
        g, rng, tile = self.g, self.rng, self.tile
        kind = rng.choice([0, 0, 1, 1, 2, 3])
        side = rng.choice(self.sides)
        g.keeper[tile] = rng.choice([NO_ONE, side.seat])
        if kind == 1 and not side.neutral:
            side.garrison = rng.choice([1, 2, 3, 4])
            side.bunker = rng.random() < 0.4
            g.building[tile], g.intact[tile], g.colour[tile] = 1, 1, side.seat
            g.flag[tile] = g.keeper[tile] = side.seat
            g.resistance[tile] = side.garrison
            if side.bunker:
                bunker = next(card for card in g.piles[2] if g.layout.card_names[card] == "command_bunker")
                g.move(bunker, 2, FACE_UP + side.seat)
        elif kind > 1:
            g.building[tile], g.intact[tile] = kind, 1

    def embark(self) -> None:
        """Some of the attacker's infantry and artillery arrive by plane."""
        g, side = self.g, self.sides[0]
        infantry, artillery = side.army["i"], side.army["a"]
        for _ in range(side.army["p"]):
            load = self.rng.choice([(0, 0), (1, 0), (2, 0), (1, 1), (0, 1), (0, 2)])
            if load[0] <= infantry and load[1] <= artillery and any(load):
                infantry, artillery = infantry - load[0], artillery - load[1]
                side.flights.append(load)
                g.cargo[self.tile * 16 + load[0] * 4 + load[1]] += 1
        for type_ in range(TYPES):
            g.fixed[self.tile * TYPES + type_] = g.count(self.tile, self.attacker, type_)

    def play_cards(self) -> None:
        g = self.g
        in_order = [side for seat in g.order for side in self.sides if side.seat == seat]
        for side in [self.sides[0], *(side for side in in_order if side.seat != self.attacker)]:
            card = self.rng.choice(ATTACK_CARDS if side.seat == self.attacker else DEFENCE_CARDS)
            if card and not side.neutral:
                side.cards.append(card)
                effects = g.book.effects[g.book.slugs.index(card)]
                carry_out_all(g, side.seat, [effect for effect in effects if isinstance(effect, BattleEffect)])


def resolve(g: FrontierWars, sides: list[Side], rng: random.Random) -> tuple[dict[str, Any], dict[str, Any]]:
    """Fight the battle with both. What the engine says, and what the resolver says, given the same choices."""
    tile, attacker = g.battle, g.active
    built, keeper, medals = bool(g.intact[tile]), g.keeper[tile], g.medals[:]
    building = g.building[tile]
    choices: list[tuple[int, list[int], int]] = []
    g.next.clear()
    g.todo[:] = [Fight()]
    g.offers.clear()
    advance(g)
    while g.offers and isinstance(asks(g, min(g.offers)), Aim):
        seat, options = next(iter(g.offers.items()))
        option = rng.choice(options)
        choices.append((seat, [each & NOUN for each in options], option & NOUN))
        apply(g, seat, option)

    def choose(seat: int, targets: list[int]) -> int:
        asked, offered, picked = choices.pop(0)
        assert (asked, offered) == (seat, targets)
        return picked

    outcome = Resolver(attacker, sides, g.order[:], built, keeper, choose).fight()
    assert not choices
    gained = dict.fromkeys(outcome.armies, 0)
    neutral = {side.seat for side in sides if side.neutral}
    if outcome.destroyer >= 0 and outcome.destroyer not in neutral:
        gained[outcome.destroyer] = 3
    if len(outcome.survivors) == 1 and outcome.survivors[0] not in neutral | {outcome.destroyer}:
        gained[outcome.survivors[0]] += 1
    ruined = building > 1 and keeper in outcome.armies and not outcome.armies[keeper]
    theirs = {
        "armies": outcome.armies,
        "resistance": outcome.resistance,
        "medals": {seat: gained[seat] for seat in gained if not g.out[seat]},
        "intact": built and not ruined and outcome.destroyer < 0,
    }
    ours = {
        "armies": {seat: army(g, tile, seat) for seat in outcome.armies},
        "resistance": g.resistance[tile],
        "medals": {seat: g.medals[seat] - medals[seat] for seat in gained if not g.out[seat]},
        "intact": bool(g.intact[tile]),
    }
    return ours, theirs


def army(g: FrontierWars, tile: int, seat: int) -> str:
    return "".join(f"{g.count(tile, seat, type_)}{letter}" for type_, letter in enumerate(LETTERS) if g.count(tile, seat, type_))


@pytest.mark.parametrize(("side", "seed"), [("A", 1), ("A", 2), ("B", 3), ("B", 4)])
def test_the_engine_agrees_with_the_resolver(side: str, seed: int) -> None:
    """FW-7.9, FW-7.11, FW-7.12, FW-7.13, FW-7.15, FW-7.16, FW-7.17, FW-7.18, FW-8.2, FW-8.4 on random battles."""
    rng = random.Random(seed)
    blank = Field("borodino", side=side).g
    for number in range(BATTLES):
        skirmish = Skirmish(blank, side, rng)
        ours, theirs = resolve(skirmish.g, skirmish.sides, rng)
        assert ours == theirs, f"battle {number}: {skirmish.sides}"


class Watch:
    """A random game. At every question of a battle, the battle is fought as it stands then, by both."""

    def __init__(self, table: Table, side: str) -> None:
        self.table = table
        self.side = side
        self.cards: dict[int, list[str]] = {}  # what was played in this battle, by seat
        self.fought = 0

    @property
    def g(self) -> FrontierWars:
        assert isinstance(self.table.g, FrontierWars)
        return self.table.g

    def play(self, rng: random.Random) -> None:
        while not self.table.over:
            seat = rng.choice(self.table.waiting_for)
            if isinstance(asks(self.g, seat), (AttackWindow, DefenceWindow)) and len(fighters(self.g)) > 1:
                ours, theirs = resolve(self.g.clone(), self.sides(), rng)
                assert ours == theirs, self.sides()
                self.fought += 1
            self.table.play(seat, rng.choice(self.table.options(seat)))
            self.follow()

    def follow(self) -> None:
        """Note what the last pick added to the battle, or that another one has begun."""
        g, factions = self.g, self.g.book.factions
        for event in self.table.history[-1].events:
            if event.kind == BATTLE_BEGINS:
                self.cards = {}
            elif event.kind == ATTACHED or (event.kind == PLAYED and g.book.timing[event.a] == DEFEND):
                self.cards.setdefault(event.seat, []).append(g.book.slugs[event.a])
            elif event.kind == USED_SPECIAL and factions[event.a] in SPECIALS[self.side]:
                self.cards.setdefault(event.seat, []).append(SPECIALS[self.side][factions[event.a]])

    def sides(self) -> list[Side]:
        g = self.g
        return [self.troops(seat) for seat in sorted(fighters(g), key=lambda seat: seat != g.active)]

    def troops(self, seat: int) -> Side:
        g, tile = self.g, self.g.battle
        faction = g.book.factions[g.faction[seat]]
        own = g.flag[tile] == seat
        return Side(
            seat,
            {letter: g.count(tile, seat, type_) for type_, letter in enumerate(LETTERS)},
            SKILLS[self.side].get(faction, ""),
            self.cards.get(seat, []),
            neutral=bool(g.out[seat]),
            flights=self.flights() if seat == g.active else [],
            garrison=g.resistance[tile] if own else 0,
            bunker=own and any(g.layout.card_names[card] == "command_bunker" for card in g.face_up[seat]),
        )

    def flights(self) -> list[tuple[int, int]]:
        aboard = self.g.cargo[self.g.battle * 16 : (self.g.battle + 1) * 16]
        return [divmod(load, 4) for load, planes in enumerate(aboard) for _ in range(planes) if load]


VARIANTS = sandtable.title("frontier_wars").variants()


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: "-".join(map(str, variant.values())))
def test_the_engine_agrees_with_the_resolver_along_random_games(variant: dict[str, Any]) -> None:
    """FW-7.8 to FW-7.18, FW-8.1 to FW-8.4 as games bring battles about, with their skills, orders and transports."""
    table = sandtable.new("frontier_wars", seed="battles", **variant)
    watch = Watch(table, str(table.setup.settings["side"]))
    watch.play(random.Random(str(variant)))
    assert watch.fought
