"""Characters: what bots like besides winning, and what they are called."""

from __future__ import annotations

from typing import Any

import pytest

import sandtable
from sandtable.bots.character import CHARACTERS, PLAIN, gain
from sandtable.bots.eyes import Eyes
from sandtable.bots.levels import WITH_CHARACTER
from sandtable.bots.names import level_about, level_name
from sandtable.bots.roster import is_bot, new_bot
from sandtable.bots.search import SearchBot
from sandtable.bots.sparring import HabitBot
from sandtable.engine.chance import Dice
from sandtable.engine.judge import Opinion
from sandtable.engine.messages import house
from tests.bots.test_levels import in_the_middle


def likes(character: str, chance: float, mine: float = 0.0, rival: float = 0.0) -> float:
    """How much a character likes a chance, after it and the rival gained so much."""
    g = sandtable.new("fine_sand", players=2, seed=1).g
    after = g.clone()
    judge = Opinion(lambda h, seat: (mine if seat == 0 else rival) if h is after else 0.0)
    return (CHARACTERS[character] if character else PLAIN).likes(chance, judge, g, after, 0)


def test_whoever_only_wants_to_win_likes_the_chance_to_win() -> None:
    assert likes("", 0.4, mine=3.0, rival=-2.0) == 0.4


def test_a_careful_bot_prefers_the_sure_thing_and_a_bold_one_the_gamble() -> None:
    sure, gamble = 0.5, (0.2, 0.8)
    assert likes("careful", sure) > sum(likes("careful", chance) for chance in gamble) / 2
    assert likes("bold", sure) < sum(likes("bold", chance) for chance in gamble) / 2


def test_spite_is_about_what_rivals_lose_and_hoarding_about_what_oneself_has() -> None:
    assert likes("spiteful", 0.5, rival=-1.0) > likes("spiteful", 0.5) > likes("spiteful", 0.5, rival=1.0)
    assert likes("hoarding", 0.5, mine=1.0) > likes("hoarding", 0.5) > likes("hoarding", 0.5, mine=-1.0)
    assert likes("spiteful", 0.5, mine=1.0) == likes("spiteful", 0.5)


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_much_better_chance_is_liked_better_whatever_the_character(character: str) -> None:
    """What a character likes is worth a few points of a chance at most: so it hardly plays worse."""
    assert likes(character, 0.6, mine=-9.0, rival=9.0) > likes(character, 0.5, mine=9.0, rival=-9.0)


def test_levels_that_think_may_have_a_character() -> None:
    for name in WITH_CHARACTER:
        bot = new_bot(name)
        assert isinstance(bot, SearchBot)
        assert bot.character is CHARACTERS[name.partition("-")[2]]
    assert not is_bot("level2-bold")
    assert not is_bot("level3-shy")


def test_a_bot_with_a_character_is_named_and_described() -> None:
    assert level_name("level4-bold", house("en")) == "expert, bold"
    assert level_about("level4-bold", house("en")).endswith("Prefers a gamble to a small sure advantage.")
    assert level_name("greedy", house("en")) == "greedy"


def test_what_is_gained_lies_between_all_and_nothing() -> None:
    g = sandtable.new("fine_sand", players=2, seed=1).g
    assert gain(Opinion(lambda h, seat: 0.0), g, g, 0) == 0.0


@pytest.mark.parametrize("slug", ["fine_sand", "waral"])
def test_a_bot_that_goes_by_habit_picks_what_is_offered(slug: str) -> None:
    table = in_the_middle(slug)
    eyes = Eyes(table.g, table.waiting_for[0], table.title.judge, Dice(1))
    assert HabitBot().pick(eyes) in eyes.options


def test_only_eyes_that_see_all_show_the_position_itself() -> None:
    table = in_the_middle("waral")
    seat, judge = table.waiting_for[0], table.title.judge

    def piles(**sight: Any) -> list[list[int]]:
        return [list(pile) for pile in Eyes(table.g, seat, judge, Dice(1), **sight).imagine().piles]

    assert piles(sees_all=True) == [list(pile) for pile in table.g.piles]
    assert piles() != piles(sees_all=True)
