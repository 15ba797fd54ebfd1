"""FW-3 Turn order and victory by points, FW-13 the end of the game."""

from __future__ import annotations

import pytest

from sandtable.games.frontier_wars.position import BY_LIMIT, BY_POINTS
from sandtable.games.frontier_wars.rounds import Round, RoundEnd, count_points, ranking, set_turn_order, wins_by_points
from sandtable.games.frontier_wars.victory import victory_points
from tests.games.frontier_wars.field import Field


def names(field: Field) -> list[str]:
    return [field.g.book.factions[field.g.faction[seat]] for seat in field.g.order]


def scored(points: list[int], scenario: str = "compact_4") -> Field:
    field = Field(scenario)
    field.g.points[: len(points)] = points
    set_turn_order(field.g)
    return field


def test_round_1_follows_the_tie_breaker() -> None:
    """FW-3.5 Four players with 0 points."""
    assert names(scored([0, 0, 0, 0])) == ["germany", "usa", "uk", "ussr"]


def test_most_points_go_first() -> None:
    """FW-3.4 5, 5, 3, 3 keep the order; 6 for the USSR brings it to the front."""
    assert names(scored([5, 5, 3, 3])) == ["germany", "usa", "uk", "ussr"]
    assert names(scored([5, 5, 3, 6])) == ["ussr", "germany", "usa", "uk"]


@pytest.mark.parametrize(("medals", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_pairs_of_medals_show_a_star(medals: int, points: int) -> None:
    """FW-9.2, FW-3.2 White; black; black and white; two black."""
    field = Field()
    field.g.medals[0] = medals
    assert victory_points(field.g, 0) == points


def test_stars_on_controlled_tiles_and_buildings() -> None:
    """FW-3.1, FW-3.2 City 2, airport 1, strategic point 1, factory and encampment 1; a headquarters and its tile 0."""
    field = Field().units(0, "c1", "1i").units(0, "c2", "1i").units(0, "b2", "1i").units(0, "b1", "1i").units(0, "a1", "1i")
    assert victory_points(field.g, 0) == 4
    field.build(0, "b1", "factory").build(0, "a1", "encampment")
    assert victory_points(field.g, 0) == 6


def test_what_counts_for_nobody() -> None:
    """FW-3.3 Frontiers, no-man's land, destroyed buildings, neutral troops."""
    field = Field("compact_3")
    field.units(0, "c1", "1i").units(1, "c1", "2t")
    field.build(0, "b2", "encampment")
    field.build(0, "a2", "factory", intact=False).units(0, "a2", "1i")
    field.units(2, "c2", "1i")
    field.g.out[2] = 1
    count_points(field.g)
    assert field.g.points == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("points", "winner"), [([11, 10, 0], 0), ([11, 11, 10], -1), ([9, 9, 9], -1), ([9, 10, 3], 1), ([10, 12, 11], 1)]
)
def test_strictly_most_points_at_the_target_win(points: list[int], winner: int) -> None:
    """FW-3.6, FW-3.7 Target 10: 11 beats 10; a shared top wins nothing."""
    field = scored(points, "compact_3")
    assert wins_by_points(field.g) == (winner >= 0)
    assert field.g.winner == winner


def test_points_win_only_when_they_are_counted() -> None:
    """FW-3.8, FW-13.1 Twelve points in the turn, a city lost to the next player: ten at the count."""
    field = Field()
    field.g.medals[0] = 16
    field.units(0, "c1", "1i").units(0, "c3", "1i")
    assert victory_points(field.g, 0) == 12
    assert field.g.winner == -1
    field.units(1, "c3", "1t")
    assert victory_points(field.g, 0) == 10
    field.begin(Round())
    assert field.g.points[0] == 10
    assert (field.g.winner, field.g.ended) == (0, BY_POINTS)
    result = field.table.result
    assert result is not None
    assert result.reason == "points"


def test_the_round_limit_ends_the_game() -> None:
    """FW-13.2 After the last round the points decide, then medals, research, units and the tie-breaker."""
    field = Field()
    field.g.round = 20
    field.units(0, "c1", "1i").units(1, "c3", "1i")
    field.g.medals[1] = 1
    field.begin(RoundEnd())
    assert (field.g.winner, field.g.ended) == (1, BY_LIMIT)


def test_before_the_limit_another_round_begins() -> None:
    """FW-12.7 Special skills are fresh again."""
    field = Field()
    field.g.round = 19
    field.g.skill_used[0] = 1
    field.begin(RoundEnd())
    assert field.g.round == 20
    assert field.g.skill_used[0] == 0


@pytest.mark.parametrize("tie", ["medals", "research", "units", "tie-breaker"])
def test_ties_at_the_limit(tie: str) -> None:
    """FW-13.2, FW-13.3 The next criterion decides where the one before is equal."""
    field = Field()
    if tie == "medals":
        field.g.medals[1] = 1
    elif tie == "research":
        field.g.medals[:2] = [1, 1]
        field.research(0, "forced_march").research(1, "minefield")
    elif tie == "units":
        field.units(1, "b1", "1i")
    assert ranking(field.g) == ([0, 1] if tie == "tie-breaker" else [1, 0])


def test_survivors_rank_before_the_eliminated() -> None:
    """FW-13.3 Later eliminated before earlier."""
    field = Field("compact_4")
    field.g.out[:] = [2, 0, 1, 0]
    field.g.medals[3] = 4
    field.g.winner = 1
    assert ranking(field.g) == [1, 3, 0, 2]
