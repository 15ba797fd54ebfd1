"""The greedy bot, and what the table does for the absent."""

from __future__ import annotations

from typing import Any

import sandtable
from sandtable.bots.eyes import Eyes
from sandtable.bots.players import Bot, GreedyBot, RandomBot
from sandtable.engine.chance import Dice
from sandtable.engine.flow import apply
from sandtable.engine.title import Result, Title
from sandtable.games.legion import TITLE
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
