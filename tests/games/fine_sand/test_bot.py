"""What the bots of Fine Sand off-load."""

from __future__ import annotations

import pytest

from sandtable.bots.eyes import Eyes
from sandtable.bots.players import GreedyBot
from sandtable.engine.chance import Dice
from sandtable.games.fine_sand import TITLE
from tests.games.fine_sand.arrange import table


@pytest.mark.parametrize("hand", ["castle-2 purple-8", "castle-2 green-10"])
def test_what_is_dear_to_build_is_off_loaded_rather_than_what_is_cheap(hand: str) -> None:
    """FS-6.4, FS-11.1: all unbuilt cards count alike in the end, and the cheap ones will be built."""
    t = table(hand=hand, draw=6, step=3)
    t.do("offload")
    pick = GreedyBot().pick(Eyes(t.g, 0, TITLE.judge, Dice(1)))
    assert t.words.text(pick) == f"give {hand.split()[1]}"
