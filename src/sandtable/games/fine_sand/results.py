"""FS-11.3, FS-14.9 How a finished game ended."""

from __future__ import annotations

from sandtable.engine.title import Result
from sandtable.games.fine_sand.position import FineSand


def result(g: FineSand) -> Result:
    """FS-11.3 The fewest unbuilt cards win, then the most wooden coins."""
    if g.solo:
        return solo_result(g)
    keys = [(g.unbuilt[seat], -g.coins[seat]) for seat in range(g.players)]
    ranks = [1 + sum([other < key for other in keys]) for key in keys]
    lines = [[("unbuilt", g.unbuilt[seat]), ("coins", g.coins[seat])] for seat in range(g.players)]
    reason = "stack-drawn" if g.ending and g.ending <= g.round else "round-limit"
    return Result(ranks, g.unbuilt[: g.players], reason, lines)


def solo_result(g: FineSand) -> Result:
    """FS-14.9 The total, and what it is made of. FS-14.13 A number above 20 loses."""
    stack, offloads = g.unbuilt[0] * g.book.stack_points, len(g.symbol[0]) * g.book.offload_points
    lines = [[("stack", stack), ("off-loads", offloads), ("result", g.total)]]
    return Result([2 if g.lost else 1], [g.total], "numbers-gone" if g.lost else "own-stack-drawn", lines)
