"""What the bots of Fine Sand off-load, and what they look at."""

from __future__ import annotations

import pytest

import sandtable
from sandtable.bots.eyes import Eyes
from sandtable.bots.players import GreedyBot
from sandtable.engine.chance import Dice
from sandtable.engine.flow import apply
from sandtable.games.fine_sand import TITLE
from sandtable.games.fine_sand.bot import turns_left
from sandtable.games.fine_sand.position import FineSand
from tests.games.fine_sand.arrange import table


@pytest.mark.parametrize("hand", ["castle-2 purple-8", "castle-2 green-10"])
def test_what_is_dear_to_build_is_off_loaded_rather_than_what_is_cheap(hand: str) -> None:
    """FS-6.4, FS-11.1: all unbuilt cards count alike in the end, and the cheap ones will be built."""
    t = table(hand=hand, draw=6, step=3)
    t.do("offload")
    pick = GreedyBot().pick(Eyes(t.g, 0, TITLE.judge, Dice(1)))
    assert t.words.text(pick) == f"give {hand.split()[1]}"


@pytest.mark.parametrize("players", [2, 4])
def test_picks_of_the_own_turn_differ_as_much_for_whoever_looks_at_oneself_alone(players: int) -> None:
    """Behind the curtain nobody changes what rivals have: looking at them too tells the same differences at greater cost."""
    g = sandtable.new("fine_sand", players=players, seed=6).g
    assert isinstance(g, FineSand)
    g.watched = g.any_order = False
    judge, dice, compared = TITLE.judge, Dice(2), 0
    for _ in range(200):
        seat = min(g.offers)
        after = [clone_with(g, seat, option) for option in g.offers[seat]]
        if len({turns_left(h) for h in after}) == 1 and all(h.round == g.round for h in after) and not after[0].scored:
            careful, lean = ([judged(h, seat) for h in after] for judged in (judge.evaluate, judge.lean))
            assert [value - careful[0] for value in careful] == pytest.approx([value - lean[0] for value in lean])
            compared += len(after) > 1
        apply(g, seat, dice.choice(g.offers[seat]))
    assert compared > 50


def clone_with(g: FineSand, seat: int, option: int) -> FineSand:
    h = g.clone()
    apply(h, seat, option)
    return h
