"""LE-2.9 The learning game: factions are dealt, and a coach explains what happens for the first time."""

from __future__ import annotations

from functools import cache

import pytest

import sandtable
from sandtable.engine.table import Table
from sandtable.engine.words import dashed
from sandtable.games.legion import TITLE
from sandtable.games.legion import book as b
from sandtable.games.legion import coach as c
from sandtable.games.legion.coach import COACH
from sandtable.games.legion.march import MarchTurn
from sandtable.games.legion.rounds import Cold, PlotPhase
from tests.games.legion.scene import Scene
from tests.games.lessons import played, said

LINES = {name: TITLE.messages().text(f"coach-{dashed(name)}") for name in COACH.lines}


@cache
def learning(seed: int) -> Table:
    return played(sandtable.new("legion", mode="learning", players=2, seed=seed), seed)


def test_factions_and_commanders_are_dealt() -> None:
    """LE-2.9: the first question is which Officer comes along."""
    table = sandtable.new("legion", mode="learning", players=3, seed=1)
    assert sorted(table.waiting_for) == [0, 1, 2]
    assert all(option.verb == "keep_officer" for option in table.options(0))


@pytest.mark.parametrize("name", list(LINES))
def test_every_line_has_its_moment_in_some_game(name: str) -> None:
    """LE-2.9"""
    assert any(said(learning(seed), seat)[LINES[name]] for seed in range(30) for seat in (0, 1))


def test_every_line_is_said_once_and_to_the_learner_alone() -> None:
    """LE-2.9: each to those it concerns, never to somebody who looks on."""
    for seed in range(3):
        table = learning(seed)
        assert max(said(table, 0).values()) == max(said(table, 1).values()) == 1
        assert not said(table, -1)


def test_without_a_coach_there_are_no_lines() -> None:
    """LE-2.9: but every game may have one."""
    assert not said(played(sandtable.new("legion", players=2, seed=2), 2), 0)
    assert said(sandtable.new("legion", players=2, seed=2, coach="on", factions="random", commanders="random"), 0)


def coached(scene: Scene, *heard: int) -> Scene:
    scene.g.coaching = True
    scene.g.coached[0] = sum(1 << line for line in heard)
    return scene


def test_the_march_is_explained_one_thing_at_a_time() -> None:
    """LE-2.9: how a Plot is won, then what the frost does, then when to pass."""
    s = coached(Scene("whites", "reds", plots=("stray_wagon",)))
    s.hand("Kolya", "Platon", "Lev")
    s.run(MarchTurn(0))
    told = [LINES["first_march"]]
    assert s.log(0) == told
    for name, line in (("Kolya", "freezing_plot"), ("Platon", "first_pass")):
        s.play(0, f"send {s.slug(name)}/1")
        told.append(LINES[line])
        assert [text for text in s.log(0) if text in LINES.values()] == told


def test_nobody_is_told_of_the_frost_where_there_is_none() -> None:
    """LE-2.9, LE-10.2"""
    s = coached(Scene("whites", "reds", plots=("village_market",)), c.FIRST_MARCH)
    s.hand("Kolya")
    s.run(MarchTurn(0))
    assert s.log(0) == [LINES["first_pass"]]


@pytest.mark.parametrize(("frost", "told"), [(0, True), (1, False)])
def test_frostbite_is_explained_to_those_who_survive_it(frost: int, told: bool) -> None:
    """LE-2.9, LE-10.2"""
    s = coached(Scene("whites", "reds", plots=("stray_wagon",)))
    s.put("Kolya", 1, frost=frost)
    s.run(Cold())
    assert (LINES["first_frostbite"] in s.log(0)) == told


def test_who_wins_and_who_only_lives_hear_what_it_brought() -> None:
    """LE-2.9, LE-9.9, LE-9.10"""
    s = coached(Scene("whites", "reds", plots=("village_market",)))
    s.put("Kolya")
    s.put("Dasha")
    s.run(PlotPhase())
    assert LINES["first_win"] in s.log(0)
    assert LINES["first_supplies"] in s.log(1)
    assert LINES["first_supplies"] not in s.log(0)


def test_the_coach_begins_with_what_the_game_is_whom_one_leads_and_how_it_is_won() -> None:
    """LE-2.9"""
    table = sandtable.new("legion", mode="learning", players=2, seed=1)
    for seat in (0, 1):
        first = [line["text"] for line in table.story(seat) if line["kind"] == "coach"][-1]  # the coach shows the latest
        book = table.g.book
        assert TITLE.messages().printed(book.commander_names[table.g.commander[seat]]) in first
        faction = b.FACTIONS[table.g.faction[seat]]
        assert faction.capitalize() in first
        assert "after 4 rounds the most points win" in first
