"""A ladder: many bots play each other, with every number of players, and are rated by who came in before whom."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any

from sandtable.arena.figures import standing, thinking, wilson
from sandtable.arena.games import Game, Table, play_game, seat_bots
from sandtable.arena.ratings import rated
from sandtable.bots.levels import LEVELS
from sandtable.bots.roster import PLAIN_GREEDY, RANDOM
from sandtable.engine.chance import Dice, key
from sandtable.engine.errors import BadSetup
from sandtable.engine.phrases import Phrase

USUAL_BOTS = ",".join([RANDOM, LEVELS[0], PLAIN_GREEDY, *LEVELS[2:]])  # the second level is greedy


@dataclass(frozen=True)
class Ladder:
    """Games between bots that are all different, with some numbers of players in turn.

    For each number of players, all sets of so many bots come up equally often, in an order that the seed shuffles; every deal is
    played by the same bots once in each turn round the table. `timed` gives every bot the limit of its level; without, the same
    seed plays the same games anywhere.
    """

    table: Table
    bots: tuple[str, ...]
    counts: tuple[int, ...]  # of players
    seed: str
    timed: bool = False
    played = Game

    def check(self) -> None:
        if len(set(self.bots)) < len(self.bots):
            raise BadSetup(Phrase("ladder-twice", bots=list(self.bots)))
        if not self.counts:
            raise BadSetup(Phrase("ladder-seats", players=2, bots=len(self.bots)))
        for players in self.counts:
            self.table.setup(players, self.seed)
            if players > len(self.bots) or players < 2:
                raise BadSetup(Phrase("ladder-seats", players=players, bots=len(self.bots)))
        seat_bots(self.table, self.bots, self.seed)

    def seating(self, game: int) -> tuple[list[str], str]:
        """Who sits where in a game, and its deal."""
        players, number = self.counts[game % len(self.counts)], game // len(self.counts)
        deal, turn = divmod(number, players)
        sets = list(combinations(self.bots, players))
        cycle, place = divmod(deal, len(sets))
        order = list(range(len(sets)))
        Dice(key(f"{self.seed} ladder", players, cycle)).shuffle(order)
        chosen = sets[order[place]]
        return [chosen[(seat + turn) % players] for seat in range(players)], f"{self.seed}/{players}/{deal}"

    def play(self, game: int) -> Game:
        bots, deal = self.seating(game)
        return play_game(self.table, bots, deal, timed=self.timed)


def rankings(ladder: Ladder, games: list[Game]) -> dict[str, Any]:
    """What the games say of each bot, the best first: its rating, how often it wins beside its fair share, and its thinking time.
    Ready for JSON; without times it is the same for the same seed."""
    ratings = rated(ladder.bots, games)
    bots = sorted(ladder.bots, key=lambda bot: -ratings[bot].rating)
    return {
        **asdict(ladder),
        "games": len(games),
        "ladder": [{"bot": bot, **asdict(ratings[bot]), **record(bot, ladder.counts, games)} for bot in bots],
        "pairs": [pair(first, second, games) for first, second in combinations(bots, 2)],
    }


def record(bot: str, counts: tuple[int, ...], games: list[Game]) -> dict[str, Any]:
    """How often a bot won with each number of players, and how long it thought."""
    seats = [(game, game.bots.index(bot)) for game in games if bot in game.bots]
    won = [
        {"players": players, "par": 1 / players, **standing((game, seat) for game, seat in seats if game.players == players)}
        for players in sorted(counts)
    ]
    return {"won": won, **thinking(seats)}


def pair(first: str, second: str, games: list[Game]) -> dict[str, Any]:
    """How often one bot came in before another in the games both played; a tie counts half."""
    ranks = [
        (game.ranks[game.bots.index(first)], game.ranks[game.bots.index(second)])
        for game in games
        if first in game.bots and second in game.bots
    ]
    ahead = sum(1.0 if mine < other else 0.5 if mine == other else 0.0 for mine, other in ranks)
    rate = ahead / len(ranks) if ranks else 0.0
    return {"first": first, "second": second, "games": len(ranks), "ahead": rate, "interval": list(wilson(ahead, len(ranks)))}
