"""Ratings from games of any number of players: the Plackett-Luce model of the library OpenSkill."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sandtable.arena.games import Game
from sandtable.extras import require

CERTAINTY = 1.96  # standard deviations on either side: 95 %


@dataclass(frozen=True)
class Rating:
    """How strong a bot is, beside the others it played: 25 for one of whom nothing is known."""

    rating: float
    low: float
    high: float


def rated(bots: Sequence[str], games: Sequence[Game]) -> dict[str, Rating]:
    """The ratings of bots that are all different in each game. Bots do not change, so a game counts whenever it was played."""
    require("arena", "openskill")
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for game in games:
        after = model.rate([[ratings[bot]] for bot in game.bots], ranks=[float(rank) for rank in game.ranks])
        ratings |= {bot: one for bot, (one,) in zip(game.bots, after, strict=True)}
    return {
        bot: Rating(round(one.mu, 3), round(one.mu - CERTAINTY * one.sigma, 3), round(one.mu + CERTAINTY * one.sigma, 3))
        for bot, one in ratings.items()
    }
