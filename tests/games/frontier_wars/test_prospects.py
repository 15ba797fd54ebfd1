"""What a view tells of things to come is what the rules come to: reach, pending battles, points after them, the phase."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

import sandtable
from sandtable.engine.flow import apply, asks
from sandtable.engine.foresight import foresee
from sandtable.engine.table import Table
from sandtable.engine.words import Option
from sandtable.games.frontier_wars.followup import FollowUp
from sandtable.games.frontier_wars.layout import WAITING
from sandtable.games.frontier_wars.move import Movement
from sandtable.games.frontier_wars.prospects import battle
from sandtable.games.frontier_wars.verbs import DONE
from tests.games.frontier_wars.field import Field


def told(table: Table, seat: int) -> dict[str, Any]:
    return table.title.facts(table.setup, table.g, seat, table.words)


def army(facts: dict[str, Any], seat: int, label: str) -> dict[str, Any]:
    tile = next(tile for tile in facts["map"] if tile["tile"] == label)
    return next(army for army in tile["armies"] if army["seat"] == seat)


def test_reach_is_what_movement_offers() -> None:
    """FW-6.4 to FW-6.13, over whole games: where each unit that can be selected may go, whatever cards and skills change."""
    compared = 0
    for scenario, seed in (("compact_2", 1), ("kutuzov", 2), ("bagatrion", 3)):
        players = {"compact_2": 2, "kutuzov": 3, "bagatrion": 4}[scenario]
        table, rng = sandtable.new("frontier_wars", seed=seed, players=players, scenario=scenario, side="B"), random.Random(seed)
        while not table.over:
            seat = rng.choice(table.waiting_for)
            if isinstance(asks(table.g, seat), Movement):
                compared += compare(table, seat)
            table.play(seat, rng.choice(table.g.offers[seat]))
    assert compared > 100


def compare(table: Table, seat: int) -> int:
    facts, offered = told(table, seat), [option for option in table.options(seat) if option.code != DONE]
    for option in offered:
        h = table.g.clone()
        apply(h, seat, option.code)
        unit = option.verb.split("_")[-1]
        reach = army(facts, seat, option.noun)["reach"][unit]
        ways = sorted(f"{verb} {label}" for verb, labels in reach.items() for label in labels)
        loads = [kind for kind in ("infantry", "artillery") if army(facts, seat, option.noun).get("boarding", {}).get(kind)]
        boards = [f"load_{kind}" for kind in loads] if unit == "plane" else []
        if isinstance(asks(h, seat), Movement) or seat not in h.offers:
            assert len(ways) + len(boards) == 1  # a single way is taken by itself
        else:
            assert sorted(table.words.text(code) for code in h.offers[seat]) == sorted(ways + boards)
    return len(offered)


def test_ready_units_are_those_that_can_be_selected() -> None:
    field = Field().units(0, "b1", "2i1t").turn(0)
    assert army(told(field.table, 0), 0, "b1")["ready"] == {"infantry": 2, "tank": 1}
    goal = army(told(field.table, 0), 0, "b1")["reach"]["infantry"]["move_to"][0]
    field.play(0, "select_infantry b1", f"move_to {goal}")
    assert army(told(field.table, 0), 0, "b1")["ready"] == {"infantry": 1, "tank": 1}
    assert "ready" not in army(told(field.table, 0), 0, goal)


def test_a_pending_battle_is_told_with_its_outcome_and_the_worst_answer() -> None:
    """FW-7.1, FW-7.5: backs are public, so everybody knows that a blue card may be played, but not which."""
    field = Field().units(0, "b1", "2i1t").turn(0)
    goal = army(told(field.table, 0), 0, "b1")["reach"]["infantry"]["move_to"][0]
    field.units(1, goal, "2i").give(1, "dig_in").begin(Movement(0))
    field.play(0, *[pick for unit in ("tank", "infantry") for pick in (f"select_{unit} b1", f"move_to {goal}")])
    (battle,) = told(field.table, 0)["battles"]
    assert (battle["tile"], battle["ends"]) == (goal, "won")
    assert "gains a medal" in " ".join(battle["forecast"])
    assert "worst" in battle
    assert "worst" not in told(field.table, 1)["battles"][0]
    field.play(0, "select_infantry b1", f"move_to {goal}")
    assert told(field.table, 0)["battles"][0]["forecast"] != battle["forecast"]


def test_each_defence_order_says_how_the_battle_would_end_with_it() -> None:
    """FW-7.5, FW-14.8 Dig In: the infantry strikes first."""
    field = (
        Field().no_headquarters(0, 1).units(0, "b1", "1i").units(1, "b1", "2i").give(1, "dig_in", "withdrawal").attack(0, "b1")
    )
    ask = field.table.ask(1)
    assert ask is not None
    said = {option["text"]: option["consequence"] for option in ask["options"]}
    assert "keeps infantry" in said["pass"]
    assert "keeps 2 infantry" in said["play dig_in"]
    assert not said.get("play withdrawal")  # that depends on where they go


def test_points_after_the_battles_count_them_as_they_stand() -> None:
    """FW-3.1, FW-3.3"""
    table, rng, seen = sandtable.new("frontier_wars", seed=4, players=3), random.Random(4), 0
    while not table.over:
        seat = rng.choice(table.waiting_for)
        facts = told(table, seat)
        if not facts["battles"]:
            assert facts["points after"] == facts["points now"]
        seen += facts["points after"] != facts["points now"]
        table.play(seat, rng.choice(table.g.offers[seat]))
    assert seen


def test_every_phase_of_a_round_is_told_in_order() -> None:
    """FW-3 to FW-12"""
    table, rng, phases = sandtable.new("frontier_wars", seed=5, players=2), random.Random(5), [""]
    while not table.over:
        seat = rng.choice(table.waiting_for)
        if told(table, seat)["phase"] != phases[-1]:
            phases.append(told(table, seat)["phase"])
        table.play(seat, rng.choice(table.g.offers[seat]))
    order = ["draw", "reinforce", "turns", "tactics", "arms", "upkeep"]
    assert set(order[:5]) <= set(phases)
    for before, after in pairwise(phases[1:]):
        assert order.index(before) < order.index(after) or after == "draw"


def test_what_is_foreseen_is_what_comes_and_changes_nothing() -> None:
    field = Field().units(0, "b1", "2i1t").turn(0)
    goal = army(told(field.table, 0), 0, "b1")["reach"]["tank"]["move_to"][0]
    picks = ["select_tank b1", f"move_to {goal}"]
    foreseen = foresee(field.table, 0, picks)
    assert foreseen is not None
    assert "1t" not in field.army(0, goal)
    field.play(0, *picks)
    assert told(foreseen, 0) == told(field.table, 0)


def test_nothing_is_foreseen_that_would_come_to_light() -> None:
    """FW-4.2 A card that is drawn is seen."""
    table = sandtable.new("frontier_wars", seed=1, players=2)
    table.play(1, table.options(1)[0])
    assert foresee(table, 0, [table.options(0)[0].text]) is None


def test_the_worst_answer_counts_a_special_skill_that_is_still_to_be_had() -> None:
    """FW-7.5, FW-14.4 Steady, Lads: the defender strikes first with it, for any card it pays with; once a round."""
    field = Field(factions=("germany", "uk")).units(0, "b1", "2i").turn(0)
    goal = army(told(field.table, 0), 0, "b1")["reach"]["infantry"]["move_to"][0]
    field.units(1, goal, "2i").give(1, "forced_march").begin(Movement(0))
    field.play(0, *["select_infantry b1", f"move_to {goal}"] * 2)
    (battle,) = told(field.table, 0)["battles"]
    assert "if Steady, Lads is used, United Kingdom wins" in battle["worst"]
    field.g.skill_used[1] = 1
    assert "worst" not in told(field.table, 0)["battles"][0]


def test_the_skill_says_how_the_battle_would_end_with_it() -> None:
    """FW-7.5, FW-14.8 Steady, Lads: all units strike a step earlier."""
    field = Field(factions=("germany", "uk")).no_headquarters(0, 1).units(0, "b1", "2i").units(1, "b1", "2i")
    field.give(1, "forced_march").attack(0, "b1")
    assert "As it stands, nobody is left." in field.told(1, "pass")
    assert "As it stands, United Kingdom wins and keeps 2 infantry." in field.told(1, "special")


def test_an_order_says_how_the_battle_would_end_once_it_is_attached_and_the_question_says_what_is_asked() -> None:
    """FW-7.4 Night Attack: each infantry strikes twice. Then only the special skill is left to be asked for."""
    field = Field(factions=("usa", "ussr")).no_headquarters(0, 1).units(0, "b1", "2i1p").units(1, "b1", "4t")
    field.give(0, "night_attack", "forced_march")
    field.g.move(field.g.hand[0][0], 6, 18)
    field.attack(0, "b1")
    assert "attach your order or use Close Support" in prompt(field, 0)
    assert field.told(0, "attach night_attack") != field.told(0, "pass")
    assert "As it stands" in field.told(0, "attach night_attack")
    field.play(0, "attach night_attack")
    assert prompt(field, 0).endswith("do you use Close Support, your special skill?")


def prompt(field: Field, seat: int) -> str:
    ask = field.table.ask(seat)
    assert ask is not None
    return str(ask["prompt"])


def test_orders_tell_the_tiles_they_could_be_aimed_at_before_they_are_played() -> None:
    """FW-14.3 Over whole games: what an order asks first is about the tiles that were told, and nobody else is told of them."""
    compared = 0
    for scenario, seed in (("compact_2", 1), ("kutuzov", 2)):
        players = {"compact_2": 2, "kutuzov": 3}[scenario]
        table, rng = sandtable.new("frontier_wars", seed=seed, players=players, scenario=scenario, side="B"), random.Random(seed)
        while not table.over:
            seat = rng.choice(table.waiting_for)
            compared += sum(aimed_as_told(table, seat, option) for option in table.options(seat) if option.verb == "play")
            assert all("aims" not in told(table, other) for other in range(players) if other not in table.waiting_for)
            table.play(seat, rng.choice(table.g.offers[seat]))
    assert compared > 20


def aimed_as_told(table: Table, seat: int, option: Option) -> bool:
    """Whether an order asks for a tile next. Where there is only one to choose from, that is taken by itself."""
    aims, h = told(table, seat).get("aims", {}).get(option.noun, []), table.g.clone()
    apply(h, seat, option.code)
    if not isinstance(asks(h, seat), FollowUp):
        assert len(aims) <= 1
        return False
    next_ones = [table.words.option(code, table.names) for code in h.offers[seat]]
    tiles = {one.noun for one in next_ones if one.kind == "tile"}
    assert tiles == set(aims) or len(aims) == 1
    return bool(tiles)


def test_an_order_whose_units_do_not_fight_says_that_it_comes_to_nothing() -> None:
    """FW-7.4, FW-14.3 Night Attack is about infantry."""

    def said(army: str) -> str:
        field = Field().units(0, "b1", army).units(1, "b1", "1i").give(0, "night_attack", pile=WAITING)
        return field.attack(0, "b1").told(0, "attach night_attack")

    assert said("2t").startswith("Does nothing in this battle")
    assert "keeps" in said("2i")


@pytest.mark.parametrize(("players", "wins"), [(2, True), (3, False)])
def test_a_battle_that_wins_the_game_says_so(players: int, wins: bool) -> None:
    """FW-8.7 The last headquarters but one falls."""
    field = Field(f"compact_{players}")
    (goal,) = [label for label, tile in field.tiles.items() if field.g.flag[tile] == 1]
    field.units(0, goal, "3t").g.resistance[field.tiles[goal]] = 1
    g = field.g
    g.active = 0
    found = battle(g, field.tiles[goal], field.table.words, warned=False)
    assert "destroys the headquarters" in " ".join(found["forecast"])
    assert ("wins the game" in " ".join(found["forecast"])) is wins
