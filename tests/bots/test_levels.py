"""The levels of bots: their names, their limits, and what each is known for."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator

import pytest

import sandtable
from sandtable.arena.bench import build
from sandtable.bots.beginner import Beginner, noticed
from sandtable.bots.deadline import Deadline
from sandtable.bots.eyes import Eyes
from sandtable.bots.levels import LEVELS, THINKING
from sandtable.bots.players import Bot, GreedyBot
from sandtable.bots.playout import play_at_random
from sandtable.bots.roster import PATIENT, USUAL, bot_names, new_bot
from sandtable.bots.search import SearchBot
from sandtable.engine.chance import Dice
from sandtable.engine.judge import Opinion, likelihood, weighed
from sandtable.engine.table import Table
from sandtable.games.fine_sand.position import FineSand

LAST_LOOK = {"compiled": 0.01, "interpreted": 0.3}  # seconds that thinking may go on after its time
TRIES = 5  # a thought that takes too long may have met a collection of garbage, or a processor that somebody else used
TITLES = ["fine_sand", "frontier_wars", "legion", "waral"]


def eyes(table: Table, luck: int = 1) -> Eyes:
    seat = table.waiting_for[0]
    return Eyes(table.g, seat, table.title.judge, Dice(luck))


def in_the_middle(slug: str) -> Table:
    """A table some picks into a game, where somebody has several options."""
    table = sandtable.new(slug, players=2, seed=4)
    for _ in range(24):
        seat = table.waiting_for[0]
        table.play(seat, table.g.offers[seat][0])
    while len(eyes(table).options) < 3:
        seat = table.waiting_for[0]
        table.play(seat, table.g.offers[seat][0])
    return table


def test_there_are_five_levels_beside_random_and_greedy() -> None:
    assert LEVELS == ["level1", "level2", "level3", "level4", "level5"]
    assert sorted(bot_names()) == sorted(["random", "greedy", *LEVELS])
    assert USUAL in bot_names()


def test_the_second_level_is_greedy() -> None:
    assert isinstance(new_bot("level2"), GreedyBot)


def test_level_three_may_take_fifty_milliseconds_and_level_five_three_seconds() -> None:
    assert THINKING["level3"].seconds == 0.05
    assert THINKING["level5"].seconds == 3.0


def test_levels_above_the_third_are_farsighted() -> None:
    for level, farsighted in (("level3", False), ("level4", True), ("level5-bold", True)):
        bot = new_bot(level)
        assert isinstance(bot, SearchBot)
        assert bot.farsighted is farsighted


def test_those_who_are_farsighted_judge_twice_in_legion_and_four_times_in_waral() -> None:
    """Where that won matches, and once elsewhere."""
    views = {slug: sandtable.title(slug).judge.views for slug in TITLES}
    assert views == {"fine_sand": 1, "frontier_wars": 1, "legion": 2, "waral": 4}


def test_a_level_takes_its_own_limit_or_a_shorter_one_it_is_given() -> None:
    for given, limit in ((None, 0.0), (3600.0, 0.5), (0.2, 0.2)):
        bot = new_bot("level4", given)
        assert isinstance(bot, SearchBot)
        assert bot.seconds == limit


@pytest.mark.parametrize("slug", TITLES)
def test_thinking_ends_with_its_time_however_many_tries_are_left(slug: str) -> None:
    """Measured in what this thread computes, whatever else the machine does. A single look at one option may end later."""
    table = in_the_middle(slug)
    assert answers_within(0.5, table, lambda: SearchBot(simulations=10_000_000, candidates=4, seconds=0.05))


def answers_within(seconds: float, table: Table, new: Callable[[], Bot]) -> bool:
    """Whether a bot can answer a question in so many seconds of processor time: in one of some tries."""
    for _ in range(TRIES):
        bot, seen = new(), eyes(table)
        start = time.thread_time()
        assert bot.pick(seen) in seen.options
        if time.thread_time() - start < seconds:
            return True
    return False


def several(slug: str) -> Iterator[Table]:
    """The same table again and again, at decisions all over a game of four."""
    table, rng = sandtable.new(slug, players=4, seed=9), random.Random(9)
    for number in range(120):
        seat = table.waiting_for[0]
        if number % 24 == 23 and len(eyes(table).options) > 1:
            yield table
        table.play(seat, rng.choice(table.g.offers[seat]))


@pytest.mark.parametrize("slug", TITLES)
def test_level_three_answers_within_fifty_milliseconds(slug: str) -> None:
    """Of processor time, but for the last look it began: at most a few milliseconds where the engine is compiled."""
    for table in several(slug):
        assert answers_within(0.05 + LAST_LOOK[build()], table, lambda: new_bot("level3", PATIENT, on_clock=False))


def test_level_five_answers_within_three_seconds() -> None:
    """In the title whose tries take longest."""
    table = in_the_middle("frontier_wars")
    assert answers_within(3.0 + LAST_LOOK[build()], table, lambda: new_bot("level5", PATIENT, on_clock=False))


@pytest.mark.parametrize("slug", TITLES)
def test_without_a_limit_the_same_luck_makes_the_same_pick(slug: str) -> None:
    table = in_the_middle(slug)
    assert SearchBot(4, 3).pick(eyes(table, 7)) == SearchBot(4, 3).pick(eyes(table, 7))


def test_no_seconds_mean_no_end() -> None:
    assert not Deadline(0.0).passed()
    assert Deadline(1e-9).passed()


def test_a_beginner_forgets_the_others_and_never_picks_at_random() -> None:
    """What it notices it judges by what it has itself: whatever the luck, its pick is the best of those."""
    table = in_the_middle("waral")
    for luck in range(8):
        seen = noticed(eyes(table, luck), eyes(table).options)
        assert Beginner().pick(eyes(table, luck)) in seen


def test_a_beginner_overlooks_some_of_many_options_and_none_of_two() -> None:
    table = in_the_middle("frontier_wars")
    many = list(range(40))
    assert 20 <= len(noticed(eyes(table, 3), many)) < 40
    assert noticed(eyes(table, 3), [5, 6]) == [5, 6]


def test_a_title_that_only_evaluates_is_judged_by_that() -> None:
    judge = Opinion(lambda g, seat: float(seat))
    assert judge.evaluate(None, 3) == judge.alone(None, 3) == 3.0
    assert judge.chance(None, 0) == 0.5
    assert judge.chance(None, 900) == pytest.approx(1.0)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("slug", TITLES)
def test_the_chance_to_win_follows_from_what_counts_and_its_weights(slug: str, players: int) -> None:
    """What is learned from games is what bots go by."""
    table = sandtable.new(slug, players=players, seed=4)
    judge = table.title.judge
    assert len(judge.things) == len(judge.weights) == len(set(judge.things))
    for seat in range(players):
        assert judge.chance(table.g, seat) == pytest.approx(likelihood(weighed(judge.weights, judge.counted(table.g, seat))))
    other = judge.reweighed([0.0] * len(judge.weights))
    assert [other.chance(table.g, seat) for seat in range(players)] == [0.5] * players


@pytest.mark.parametrize("slug", TITLES)
def test_tastes_are_for_the_first_look_and_weights_for_where_thinking_ahead_ends(slug: str) -> None:
    table = in_the_middle(slug)
    judge, seat = table.title.judge, table.waiting_for[0]
    nothing = [0.0] * len(judge.things)
    weightless, tasteless = judge.reweighed(nothing), judge.with_tastes(nothing)
    assert weightless.evaluate(table.g, seat) == judge.evaluate(table.g, seat) != tasteless.evaluate(table.g, seat)
    assert tasteless.chance(table.g, seat) == judge.chance(table.g, seat) != weightless.chance(table.g, seat)


@pytest.mark.parametrize("slug", TITLES)
def test_after_the_game_the_chance_to_win_is_the_share_of_the_victory(slug: str) -> None:
    title = sandtable.title(slug)
    setup = title.setup(players=3, seed="4")
    g = title.begin(setup)
    play_at_random(g, Dice(4), 100_000)
    ranks = title.result(setup, g).ranks
    shares = [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
    assert [title.judge.chance(g, seat) for seat in range(3)] == pytest.approx(shares)


def test_three_who_share_a_victory_have_a_third_each() -> None:
    title = sandtable.title("fine_sand")
    g = title.begin(title.setup(players=3, seed="4"))
    assert isinstance(g, FineSand)
    g.scored = True
    assert [title.judge.chance(g, seat) for seat in range(3)] == pytest.approx([1 / 3] * 3)
