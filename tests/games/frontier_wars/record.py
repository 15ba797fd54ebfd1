"""Play the recorded games anew, where cards or rules have changed: `python -m tests.games.frontier_wars.record [players ...]`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import sandtable
from sandtable.bots.eyes import Eyes
from sandtable.bots.players import GreedyBot, RandomBot
from sandtable.engine.chance import Dice
from sandtable.engine.judge import Opinion
from sandtable.engine.position import Position
from sandtable.engine.table import Table
from sandtable.games.frontier_wars.book import SEATS
from sandtable.games.frontier_wars.position import BY_CONQUEST, BY_LIMIT, BY_POINTS, BY_RESEARCH, NO_ONE, FrontierWars
from sandtable.games.frontier_wars.victory import units_on_map

FOLDER = Path(__file__).parent / "games"
ENDS = {BY_POINTS: "points", BY_RESEARCH: "research", BY_CONQUEST: "conquest", BY_LIMIT: "limit"}
evaluate = sandtable.title("frontier_wars").evaluate
Judge = Callable[[Position, int], float]
SCENARIOS = {2: ["compact_2", "fork"], 3: ["compact_3", "paper_clip"], 4: ["compact_4", "biting"]}


def hunt(g: Position, seat: int) -> float:
    """What a player sees who wants nothing but the headquarters of the others."""
    assert isinstance(g, FrontierWars)
    rivals = [tile for tile in range(g.scenario.land) if g.flag[tile] not in (NO_ONE, seat)]
    if not rivals or g.out[seat]:
        return 1000 if rivals else -1000
    near = [
        g.stacks[tile * SEATS + seat] * min(g.scenario.distance[tile][rival] for rival in rivals)
        for tile in range(g.scenario.land)
    ]
    return evaluate(g, seat) / 10 + units_on_map(g, seat) * 4 - sum(near) - 20 * sum(g.resistance[rival] for rival in rivals)


STYLES: list[tuple[Judge, int]] = [(evaluate, 10), (hunt, 1), (evaluate, 3)]


def play(table: Table, judge: Judge, whims: int, dice: Dice) -> Table:
    """Greedy players who follow a whim so many times out of ten: the more, the longer a game lasts and the wilder it is.

    Where headquarters are hunted, all but two give up in time: few games would end that way otherwise.
    """
    greedy, whim = GreedyBot(samples=1), RandomBot()
    leavers = list(range(2, table.setup.players)) if judge is hunt else []
    while not table.over:
        if leavers and len(table.history) > 100 * len(leavers):
            leaver = leavers.pop()
            if table.title.may_resign(table.g, leaver):
                table.resign(leaver)
        seat = table.waiting_for[dice.roll(len(table.waiting_for))]
        table.play(seat, (whim if dice.roll(10) < whims else greedy).pick(Eyes(table.g, seat, Opinion(judge), dice)))
    return table


def main() -> None:
    """For each number of players, games until each way to end was seen."""
    for players in [int(number) for number in sys.argv[1:]] or SCENARIOS:
        wanted = set(ENDS)
        for number in count():
            settings: dict[str, Any] = {
                "scenario": SCENARIOS[players][number % 2],
                "side": "AB"[number // 2 % 2],
                "round_limit": "12",
            }
            table = sandtable.new("frontier_wars", players=players, seed=f"record {number}", **settings)
            judge, whims = STYLES[number % len(STYLES)]
            g = play(table, judge, whims, Dice(number)).g
            assert isinstance(g, FrontierWars)
            if g.ended in wanted:
                wanted.remove(g.ended)
                (FOLDER / f"{ENDS[g.ended]}_{players}.jsonl").write_text(table.record.dumps(), encoding="utf-8")
                print(f"{ENDS[g.ended]}_{players}: game {number}")
            if not wanted:
                break


if __name__ == "__main__":
    main()
