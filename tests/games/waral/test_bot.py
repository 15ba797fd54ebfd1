"""The greedy bot, idle players, and what a screen is told."""

from __future__ import annotations

import sandtable
from sandtable.bots.eyes import Eyes
from sandtable.bots.players import Bot, GreedyBot, RandomBot
from sandtable.engine.chance import Dice
from sandtable.engine.flow import apply
from sandtable.games.waral import TITLE
from sandtable.games.waral.bot import idle
from sandtable.games.waral.scoring import Scoring
from tests.games.waral.tables import scene

GAMES = 20


def winners(bots: list[Bot], seed: int) -> list[int]:
    table = sandtable.new("waral", players=len(bots), seed=seed)
    dice = Dice(seed)
    while not table.over:
        seat = table.waiting_for[0]
        apply(table.g, seat, bots[seat].pick(Eyes(table.g, seat, table.title.judge, dice)))
    assert table.result is not None
    return table.result.winners


def test_greedy_beats_random_nineteen_times_in_twenty() -> None:
    won = 0
    for number in range(GAMES):
        greedy = number % 2
        bots: list[Bot] = [RandomBot(), RandomBot()]
        bots[greedy] = GreedyBot(samples=1)
        won += winners(bots, seed=number) == [greedy]
    assert won >= GAMES * 19 // 20


def test_a_victory_is_worth_more_than_anything() -> None:
    rich = scene(control={0: ["mil-01"], 1: ["mil-04"]}, coins={0: "9S 9I"}, begin=Scoring()).pos
    assert TITLE.evaluate(rich, 0) < -900
    assert TITLE.evaluate(rich, 1) > 900


def test_looking_ahead_changes_nothing() -> None:
    table = scene(area=["mil-04", "str-06"], coins={0: "3I", 1: "2G"}, hands={0: ["trk-13"], 1: ["trk-15"]})
    table.do(0, "use chr-13")
    before = (table.g.offers.copy(), [pile[:] for pile in table.g.piles], [row[:] for row in table.g.numbers])
    TITLE.evaluate(table.pos, 0)
    assert (table.g.offers, table.g.piles, table.g.numbers) == before


def test_the_greedy_bot_takes_what_it_can_rather_than_loot() -> None:
    table = scene(area=["mil-11"], coins={0: "5I"})
    table.do(0, "use chr-13")
    pick = GreedyBot(samples=1).pick(Eyes(table.g, 0, table.title.judge, Dice(1)))
    assert table.words.text(pick) == "take mil-11"


def test_an_idle_player_declines_ends_the_turn_and_otherwise_takes_the_first_option() -> None:
    """WA-6.9"""
    table = scene(area=["mil-02", "mil-01"], coins={1: "2G"}, hands={0: ["trk-13"]})
    idled = []
    while table.waiting_for == [0]:
        code = idle(table.pos, 0)
        idled.append(table.words.text(code))
        table.play(0, code)
    assert idled == ["use chr-13", "loot mil-02", "decline", "end_turn"]


def test_an_idle_game_comes_to_an_end() -> None:
    table = sandtable.new("waral", players=3, seed=1)
    g = table.g
    while g.offers:
        seat = min(g.offers)
        apply(g, seat, table.title.idle(g, seat))
    assert table.over


def test_facts_are_what_everybody_can_add_up() -> None:
    table = scene(control={0: ["mil-04"], 1: ["mil-12", "mil-01"]}, coins={0: "2G 1S"}, hands={1: ["trk-18"]}, used=["chr-16"])
    facts = table.view(1)["facts"]
    told = {name: facts[name] for name in ("target", "power", "end powers", "coins", "ready")}
    assert told == {"target": 15, "power": [2, 5], "end powers": [2, 1], "coins": [3, 0], "ready": [3, 2]}
