"""What players do at once in the games that bots think through."""

from __future__ import annotations

from typing import Any

import pytest

import sandtable
from sandtable.bots.playout import next_seat
from sandtable.engine.chance import Dice
from sandtable.engine.flow import apply
from sandtable.engine.judge import NO_HABIT
from sandtable.games.legion import TITLE
from sandtable.games.legion.judge import LegionJudge
from sandtable.games.legion.march import Send
from sandtable.games.legion.position import Legion
from sandtable.games.legion.resolution import OrderPhase
from sandtable.games.legion.strikes import TakeOrderWound
from sandtable.games.legion.zones import MARCHING, ORDERS
from tests.games.legion.scene import Scene


def begun(players: int, seed: int, **settings: Any) -> Legion:
    g = sandtable.new("legion", players=players, seed=seed, factions="random", **settings).g
    assert isinstance(g, Legion)
    g.watched = g.any_order = False
    return g


def pick(g: Legion, seat: int, dice: Dice) -> int:
    habit = TITLE.judge.habit(g, seat)
    return dice.choice(g.offers[seat]) if habit == NO_HABIT else habit


def habit(s: Scene, seat: int = 0) -> str:
    return s.words.text(TITLE.judge.habit(s.g, seat))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_habit_is_always_an_option(players: int) -> None:
    g, dice = begun(players, players, despatches="on"), Dice(1)
    while (seat := next_seat(g)) >= 0:
        picked = pick(g, seat, dice)
        assert picked in g.offers[seat]
        apply(g, seat, picked)


def test_habits_beat_random_picks_nineteen_times_in_twenty() -> None:
    won = 0
    for number in range(20):
        g, dice = begun(2, number), Dice(number)
        while (seat := next_seat(g)) >= 0:
            apply(g, seat, pick(g, seat, dice) if seat == number % 2 else dice.choice(g.offers[seat]))
        won += g.rank[number % 2] == 1
    assert won >= 19


def marching(*hand: str) -> Scene:
    s = Scene("whites", "reds", plots=("village_market", "envoys_trunk", "rousing_speech"))
    s.g.stage = MARCHING
    s.hand(*hand)
    return s


def test_whoever_alone_can_go_where_nobody_stands_is_sent_there() -> None:
    """An empty Plot is a victory given away: Lev could add to a lead on the Market, or take the Envoy's Trunk."""
    s = marching("Lev Zaretsky")
    for plot in (1, 3):
        s.put("Kolya" if plot == 1 else "Platon", plot)
        s.put("Nestor" if plot == 1 else "Trifon", plot)
    s.g.passed[1] = 1
    s.run(Send(0))
    assert habit(s) == "send lev_zaretsky/2"


def test_nobody_is_sent_to_freeze_to_death_for_nothing() -> None:
    s = Scene("whites", "reds", plots=("stray_wagon",))
    s.g.stage = MARCHING
    s.hand("Prokhor")
    s.dress("Prokhor", frost=1)
    for name in ("Dasha", "Semyon", "Pavel"):
        s.put(name)
    s.g.passed[1] = 1
    s.run(Send(0))
    assert habit(s) == "pass"


def squad(order: str, *foes: str, wounds: int = 0) -> Scene:
    """Two Whites on the Furious Battle, one of whom bears an order, and Reds."""
    s = Scene("whites", "reds", plots=("furious_battle", "village_market"))
    s.g.stage = ORDERS
    for name in ("Nadezhda", "Kolya"):
        s.put(name, wounds=wounds)
    s.order(order, "Nadezhda")
    for foe in foes:
        s.put(foe)
    return s.run(OrderPhase())


def test_a_squad_that_would_die_retreats_and_no_other() -> None:
    """LE-8.2"""
    assert habit(squad("retreat", "Dasha", "Semyon", "Pavel", "Gleb", wounds=1)) == "use retreat"
    assert habit(squad("retreat", "Fyokla")) == "put_away retreat"


def test_those_who_can_win_nothing_elsewhere_are_mustered() -> None:
    """LE-8.17"""
    s = Scene("reds", "whites", plots=("village_market", "stray_wagon"))
    s.g.stage = ORDERS
    s.put("Pavel")
    s.order("muster", "Pavel")
    s.put("Apollon")
    for name in ("Gleb", "Nestor", "Foma", "Kolya", "Platon"):
        s.put(name, 2)
    assert habit(s.run(OrderPhase())) == "use muster"


@pytest.mark.parametrize(
    ("foes", "wanted"),
    [(("Kolya", "Lev Zaretsky"), "use sacrifice"), (("Kolya", "Platon", "Taras", "Foma"), "put_away sacrifice")],
)
def test_sacrifice_is_used_where_it_wins_a_plot_and_nowhere_else(foes: tuple[str, ...], wanted: str) -> None:
    """LE-8.16"""
    s = Scene("reds", "whites", plots=("envoys_trunk", "village_market"))
    s.g.stage = ORDERS
    for name in ("Pavel", "Osip"):
        s.put(name)
    s.order("sacrifice", "Pavel")
    for foe in foes:
        s.put(foe)
    assert habit(s.run(OrderPhase())) == wanted


def test_a_wound_goes_where_it_kills_nobody() -> None:
    """LE-7.6"""
    s = Scene("whites", "reds", plots=("village_market", "stray_wagon"))
    s.g.stage = ORDERS
    s.put("Prokhor", wounds=1)
    s.put("Kolya")
    s.run(TakeOrderWound(0, 0))
    assert habit(s) == "wound kolya_snegiryov"


def test_moods_differ_and_leave_the_usual_habits_as_they_are() -> None:
    judge, dice = TITLE.judge, Dice(3)
    assert isinstance(judge, LegionJudge)
    usual = judge.habits[:]
    moods = [judge.in_a_mood(dice).habits for _ in range(20)]
    assert len({tuple(mood) for mood in moods}) == 20
    assert judge.habits == usual


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_chances_of_all_add_up_to_one(players: int) -> None:
    """Whoever thinks ahead compares chances with victories: four players cannot each win half of their games."""
    g, dice, rounds = begun(players, 9 + players), Dice(2), 0
    while (seat := next_seat(g)) >= 0:
        if g.round > rounds:
            rounds = g.round
            assert sum(TITLE.judge.chance(g, seat) for seat in range(players)) == pytest.approx(1.0)
        apply(g, seat, pick(g, seat, dice))
    assert sum(TITLE.judge.chance(g, seat) for seat in range(players)) == pytest.approx(1.0)
