"""The greedy bot, and what the table does for the absent."""

from __future__ import annotations

from typing import Any

import pytest

import sandtable
from sandtable.bots.eyes import Eyes
from sandtable.bots.players import Bot, GreedyBot, RandomBot
from sandtable.engine.chance import Dice
from sandtable.engine.flow import apply
from sandtable.engine.title import Result, Title
from sandtable.games.legion import TITLE
from sandtable.games.legion.assault import Bury, PlaceWound
from sandtable.games.legion.people import wounds_left
from sandtable.games.legion.resolution import OrderPhase
from sandtable.games.legion.zones import ORDERS, RESOLVING
from tests.games.legion.scene import Scene


def game(bots: list[Bot], seed: int) -> Result:
    setup = TITLE.setup(players=len(bots), seed=str(seed), settings={"factions": "random", "commanders": "random"})
    g = TITLE.begin(setup)
    title: Title[Any] = TITLE
    dice = Dice(seed)
    while g.offers:
        seat = min(g.offers)
        apply(g, seat, bots[seat].pick(Eyes(g, seat, title.judge, dice)))
    return TITLE.result(setup, g)


def test_greedy_beats_random_nineteen_times_of_twenty() -> None:
    won = 0
    for seed in range(20):
        bots: list[Bot] = [GreedyBot(), RandomBot()] if seed % 2 else [RandomBot(), GreedyBot()]
        won += game(bots, seed).ranks[0 if seed % 2 else 1] == 1
    assert won >= 19


def test_an_idle_table_comes_to_its_end() -> None:
    """LE-5.4 Nothing is bought, nobody is sent: four empty rounds."""
    table = sandtable.new("legion", players=3, seed=5, despatches="on")
    while not table.over:
        seat = table.waiting_for[0]
        table.play(seat, TITLE.idle(table.g, seat))
    assert table.result is not None
    assert table.result.scores == [0, 0, 0] or min(table.result.scores) >= 0


def test_more_power_on_a_plot_is_worth_more() -> None:
    weak, strong = Scene("whites", "reds"), Scene("whites", "reds")
    for s, name in ((weak, "Prokhor"), (strong, "Kolya")):
        s.g.stage = 2
        s.put(name)
        s.put("Dasha")
    assert TITLE.evaluate(strong.g, 0) > TITLE.evaluate(weak.g, 0)
    assert TITLE.evaluate(strong.g, 1) < TITLE.evaluate(weak.g, 1)


def wounded_squad(order: str, *foes: str) -> Scene:
    """Two wounded Whites with an order on one of them, the order phase about to begin, and Reds on their Plot."""
    s = Scene("whites", "reds", plots=("furious_battle", "village_market"))
    s.g.stage = ORDERS
    for name in ("Prokhor", "Lev Zaretsky"):
        s.put(name, wounds=wounds_left(s.g, s.card(name)) - 1)
    s.order(order, "Prokhor")
    for foe in foes:
        s.put(foe)
    return s


def test_retreat_is_worth_giving_to_a_squad_that_would_die_and_to_no_other() -> None:
    """LE-8.2"""
    doomed = [TITLE.evaluate(wounded_squad(order, "Dasha", "Semyon", "Pavel").g, 0) for order in ("retreat", "transfer")]
    safe = [TITLE.evaluate(wounded_squad(order, "Fyokla").g, 0) for order in ("retreat", "transfer")]
    assert doomed[0] > doomed[1]
    assert safe[0] < safe[1]


def test_a_squad_that_would_die_retreats() -> None:
    """LE-8.2"""
    s = wounded_squad("retreat", "Dasha", "Semyon", "Pavel").run(OrderPhase())
    pick = GreedyBot().pick(Eyes(s.g, 0, TITLE.judge, Dice(1)))
    assert s.words.text(pick) == "use retreat"


def scattered_squad(order: str, foe: str) -> Scene:
    """One Red with an order against a White, and two who can win nothing on another Plot."""
    s = Scene("reds", "whites", plots=("village_market", "stray_wagon"))
    s.g.stage = ORDERS
    s.put("Pavel")
    s.order(order, "Pavel")
    s.put(foe)
    for name in ("Gleb", "Nestor"):
        s.put(name, 2)
    for name in ("Foma", "Kolya", "Platon"):
        s.put(name, 2)
    return s


def test_muster_is_worth_giving_where_others_would_turn_defeat_into_victory() -> None:
    """LE-8.17"""
    called = [TITLE.evaluate(scattered_squad(order, "Apollon").g, 0) for order in ("muster", "transfer")]
    assert called[0] > called[1]


def test_those_who_can_win_nothing_elsewhere_are_mustered() -> None:
    """LE-8.17"""
    s = scattered_squad("muster", "Apollon").run(OrderPhase())
    pick = GreedyBot().pick(Eyes(s.g, 0, TITLE.judge, Dice(1)))
    assert s.words.text(pick) == "use muster"


def hit_twice(round_: int) -> Scene:
    """Whites who have to place two Wounds: Foma dies of one, the two beside him of none."""
    s = Scene("whites", "reds", plots=("village_market", "stray_wagon"))
    s.g.round = round_
    s.g.stage = RESOLVING
    for name in ("Foma", "Kolya", "Platon", "Semyon", "Liza"):
        s.put(name)
    return s.run(PlaceWound(0, 0, 2), PlaceWound(0, 0, 1), Bury(0), PlaceWound(1, 0, 1))


@pytest.mark.parametrize("round_", [1, 2, 3, 4])
def test_nobody_is_let_die_where_others_can_bear_the_wounds(round_: int) -> None:
    """LE-9.7 Whoever has too many Wounds counts as dead before the others are placed, to the beginner, too."""
    s = hit_twice(round_)
    worths: dict[str, tuple[float, float]] = {}
    for option in s.g.offers[0]:
        h = s.g.clone()
        apply(h, 0, option)
        worths[s.words.text(option)] = (TITLE.judge.alone(h, 0), TITLE.judge.evaluate(h, 0))
    fatal = worths.pop(f"wound {s.slug('Foma')}")
    assert all(fatal[i] < min(worth[i] for worth in worths.values()) for i in (0, 1))
