"""FW-10 Tactical orders, FW-11 the arms race, FW-12 upkeep and discards."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.engine.chance import Dice
from sandtable.engine.flow import begin
from sandtable.engine.position import Position
from sandtable.engine.sight import imagine
from sandtable.engine.steps import Step
from sandtable.games.frontier_wars.arms import ArmsRace
from sandtable.games.frontier_wars.position import BY_RESEARCH, FrontierWars
from sandtable.games.frontier_wars.tactics import Tactics
from sandtable.games.frontier_wars.turns import Turn
from sandtable.games.frontier_wars.upkeep import Upkeep, hand_limit
from sandtable.games.frontier_wars.victory import victory_points
from tests.games.frontier_wars.field import Field

# Tactical orders


def test_one_tactical_order_each_in_turn_order() -> None:
    """FW-10.1, FW-14.1 Only green cards; whoever holds none is not asked."""
    field = Field("compact_3").give(0, "supplies", "feint", "requisition").give(2, "supplies")
    field.g.order[:] = [2, 1, 0]
    field.begin(Tactics())
    assert field.table.waiting_for == [2]
    field.play(2, "pass")
    assert field.table.waiting_for == [0]
    assert field.offered(0) == ["play supplies", "play requisition", "pass"]
    assert field.refuses(0, "play feint") == "FW-10.1"
    field.play(0, "play supplies")
    assert field.asks(0) == ""


def test_effects_are_final_before_the_next_player() -> None:
    """FW-10.2 The first draws both cards before the second is asked; units go only to own or empty tiles."""
    field = Field().give(0, "requisition").give(1, "redeployment").units(1, "c1", "1i").units(0, "b1", "1i")
    field.begin(Tactics()).play(0, "play requisition", "draw attack")
    assert field.table.waiting_for == [0]
    field.play(0, "draw attack").play(1, "play redeployment")
    assert "target b1" not in field.offered(1)
    assert "target d1" in field.offered(1)


def test_an_unplayable_green_card_does_not_show() -> None:
    """FW-10.1 The window is asked whenever a green card is in hand."""
    field = Field().give(0, "partisans").begin(Tactics())
    assert field.offered(0) == ["pass"]
    assert field.refuses(0, "play partisans") == "FW-14.3"


# The arms race


def scholars(medals: int = 6) -> Field:
    field = Field(factions=("usa", "uk"))
    field.g.medals[:2] = [medals, medals]
    return field


def test_all_add_at_the_same_time_and_in_secret() -> None:
    """FW-11.1 A pick stays sealed until all have chosen; then others see only the back."""
    field = scholars().give(0, "minefield", "feint").give(1, "dig_in").units(0, "a2", "1i")
    field.begin(ArmsRace(), Turn(0))
    assert field.table.waiting_for == [0, 1]
    field.play(0, "add minefield")
    assert field.g.research[0] == []
    field.play(1, "none")
    assert len(field.g.research[0]) == 1
    piles = [zone["cards"] for zone in field.table.view(1)["zones"] if zone["zone"] == "research deck"]
    assert piles[0] == [None]
    assert "adds a blue card" in " ".join(field.table.log(1))


def test_never_more_cards_than_medals() -> None:
    """FW-11.2, FW-11.4 3,3,2,2,2 with five medals: nothing can be added. A sixth medal and a 3: fifteen, and a win at 15."""
    field = scholars(5).research(0, "bombing_run", "siege_guns", "night_attack", "spearhead", "war_production")
    field.give(0, "minefield").begin(ArmsRace())
    assert field.asks(0) == ""
    field.g.medals[0] = 6
    field.begin(ArmsRace()).play(0, "add minefield")
    assert (field.g.winner, field.g.ended) == (0, BY_RESEARCH)


def test_one_point_short_is_no_win() -> None:
    """FW-11.4 At target 16 fifteen points are not yet enough."""
    field = Field("fork", factions=("usa", "uk"))
    field.g.medals[0] = 6
    field.research(0, "bombing_run", "siege_guns", "night_attack", "spearhead", "war_production").give(0, "minefield")
    field.begin(ArmsRace()).play(0, "add minefield")
    assert field.g.winner == -1
    assert len(field.g.research[0]) == 6


def test_an_arms_race_in_which_nobody_can_add_is_won_by_nobody_whatever_others_imagine() -> None:
    """FW-11.4 Else B would be told that the pick before it is final, as A might win with it, and then could take it back."""
    held = ["war_production", "night_attack", "spearhead", "field_works", "bunkers", "scramble", "tank_traps"]
    field = scholars(len(held)).research(0, *held)
    field.units(0, "a2", "1i").begin(ArmsRace(), Turn(0))
    assert field.asks(0) == "Movement"
    ends = [begun(imagine(field.g, 1, Dice(number)), ArmsRace()).winner for number in range(100)]
    assert set(ends) == {-1}


def begun(g: Position, step: Step[Any]) -> FrontierWars:
    """A position in which only this step is to be done."""
    assert isinstance(g, FrontierWars)
    g.todo.clear()
    g.offers.clear()
    begin(g, step)
    return g


def test_research_is_private_until_it_wins() -> None:
    """FW-11.3, FW-11.4 Only the owner looks at it; the cards that win are shown."""
    field = scholars().research(0, *["minefield", "minefield", "last_stand", "last_stand"]).give(0, "siege_guns")
    hidden = [zone["cards"] for zone in field.begin(ArmsRace()).table.view(1)["zones"] if zone["zone"] == "research deck"]
    own = [zone["cards"] for zone in field.table.view(0)["zones"] if zone["zone"] == "research deck"]
    assert hidden[0] == [None] * 4
    assert sorted(own[0]) == ["last_stand", "last_stand", "minefield", "minefield"]
    field.play(0, "add siege_guns")
    assert field.g.winner == 0
    shown = [zone["cards"] for zone in field.table.view(1)["zones"] if zone["zone"] == "research deck"]
    assert None not in shown[0]


def test_the_tie_breaker_decides_a_draw() -> None:
    """FW-11.5 UK and USA both reach the target in one arms race: USA wins."""
    field = Field(factions=("uk", "usa"))
    field.g.medals[:2] = [6, 6]
    field.research(0, "minefield", "minefield", "last_stand", "last_stand").give(0, "siege_guns")
    field.research(1, "bombing_run", "bombing_run", "sabotage", "sabotage").give(1, "siege_guns")
    field.begin(ArmsRace()).play(0, "add siege_guns").play(1, "add siege_guns")
    assert field.g.winner == 1


@pytest.mark.parametrize(("rules", "adds"), [("on", 2), ("off", 1)])
def test_scientists_in_the_middle_city(rules: str, adds: int) -> None:
    """FW-15.4 Paper Clip: who controls the middle city may add two cards."""
    field = Field("paper_clip", factions=("usa", "uk", "ussr"), scenario_rules=rules)
    middle = field.g.scenario.labels[field.g.scenario.middle]
    field.g.medals[0] = 5
    field.units(0, middle, "1i").give(0, "feint", "feint", "feint").begin(ArmsRace())
    facts = field.table.title.facts(field.table.setup, field.g, 0, field.table.words)
    assert ("middle city" in facts.get("scenario rule", "")) == (rules == "on")
    assert ("up to 2" in field.detail(0)) == (rules == "on")
    added = 0
    while field.asks(0):
        field.play(0, "add feint")
        added += 1
    assert added == adds


# Upkeep


@pytest.mark.parametrize(
    ("faction", "frontier", "kept"), [("usa", False, 3), ("ussr", False, 4), ("usa", True, 2), ("ussr", True, 3)]
)
def test_stack_limits(faction: str, frontier: bool, kept: int) -> None:
    """FW-12.1, FW-12.2, FW-12.3 Five units on a tile: remove two, the USSR one; four on a frontier: two, the USSR one."""
    field = Field(factions=(faction, "germany")).units(0, "b1", "4i" if frontier else "5i")
    if frontier:
        field.units(1, "b1", "2i")
    field.begin(Upkeep())
    assert field.army(0, "b1") == f"{kept}i"


def test_the_player_chooses_what_goes() -> None:
    """FW-12.1, FW-12.3 Type by type, and only the excess."""
    field = Field(factions=("usa", "germany")).units(0, "b1", "2i1t1a").units(0, "b2", "2i").begin(Upkeep())
    assert field.offered(0) == ["remove_infantry b1", "remove_tank b1", "remove_artillery b1"]
    assert field.refuses(0, "remove_infantry b2") == "FW-12.3"
    field.play(0, "remove_artillery b1")
    assert field.army(0, "b1") == "2i1t"
    assert field.asks(0) == ""


@pytest.mark.parametrize("order", [("spare b1", "spare b2"), ("spare b2", "spare b1")], ids=["forward", "back"])
def test_supplies_spare_two_units_in_all(order: tuple[str, str]) -> None:
    """FW-12.4 The player names the tiles first; the card stays."""
    field = Field(factions=("usa", "germany")).units(0, "b1", "5i").units(0, "b2", "4t").keep(0, "supplies")
    field.begin(Upkeep()).play(0, *order)
    assert field.army(0, "b1") == "4i"
    assert field.army(0, "b2") == "4t"
    assert len(field.g.face_up[0]) == 1


def test_garrisons_and_neutral_troops_are_not_counted() -> None:
    """FW-12.5"""
    field = Field("compact_3", factions=("usa", "germany", "uk")).units(0, "a1", "3i").units(2, "c2", "5i")
    field.g.out[2] = 1
    field.begin(Upkeep())
    assert field.army(0, "a1") == "3i"
    assert field.army(2, "c2") == "5i"


def test_hand_limit_with_airports() -> None:
    """FW-12.6 Two airports, eight cards: discard two, all players at the same time."""
    field = Field("compact_4", factions=("usa", "germany", "uk", "ussr")).units(0, "a3", "1i").units(0, "e3", "1i")
    field.give(0, *["feint"] * 3, *["dig_in"] * 3, *["supplies"] * 2).give(1, *["spearhead"] * 3, "minefield", "confusion")
    assert hand_limit(field.g, 0) == 6
    field.begin(Upkeep())
    assert field.table.waiting_for == [0, 1]
    field.play(1, "discard spearhead").play(0, "discard feint", "discard supplies")
    assert len(field.g.hand[0]) == 6
    assert len(field.g.hand[1]) == 4
    assert field.discards() == ["feint", "spearhead", "supplies"]


@pytest.mark.parametrize(("rules", "limit"), [("on", 5), ("off", 4)])
def test_the_airfield_city(rules: str, limit: int) -> None:
    """FW-15.4 Tatsinskaya: the middle city counts as an airport for the hand limit, its stars stay 2."""
    field = Field("tatsinskaya", factions=("usa", "uk", "ussr"), scenario_rules=rules)
    field.units(0, field.g.scenario.labels[field.g.scenario.middle], "1i")
    assert hand_limit(field.g, 0) == limit
    assert victory_points(field.g, 0) == 2
