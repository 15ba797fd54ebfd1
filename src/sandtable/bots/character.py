"""Characters: what somebody who thinks ahead likes besides winning. They change how a bot plays and hardly how strong it is."""

from __future__ import annotations

from typing import Any, Final, final

from sandtable.engine.judge import Judge, likelihood
from sandtable.engine.position import Position


@final
class Character:
    """How a bot feels about a chance to win: each of these numbers is zero for somebody who only wants to win.

    With `boldness` an open game counts for less than the chance to win it, so that a gamble is liked better than what is as good
    for sure; where it is negative, for more. `spite` is how much it pleases the bot that the rival who did best lost something,
    `thrift` that it gained something itself: at most this part of a victory.
    """

    def __init__(self, boldness: float = 0.0, spite: float = 0.0, thrift: float = 0.0) -> None:
        self.boldness: Final = boldness
        self.spite: Final = spite
        self.thrift: Final = thrift

    def likes(self, chance: float, judge: Judge[Any], before: Position, after: Position, seat: int) -> float:
        """How much a seat likes what became of a position, beside the chance to win that it gives."""
        liked = chance - self.boldness * chance * (1.0 - chance)
        if self.thrift:
            liked += self.thrift * gain(judge, before, after, seat)
        if self.spite:
            rivals = [gain(judge, before, after, rival) for rival in range(before.layout.players) if rival != seat]
            liked -= self.spite * max(rivals) if rivals else 0.0
        return liked


def gain(judge: Judge[Any], before: Position, after: Position, seat: int) -> float:
    """What a seat gained, whatever others have: from -1 for all it could lose to 1."""
    return 2.0 * likelihood(judge.alone(after, seat) - judge.alone(before, seat)) - 1.0


PLAIN: Final = Character()
CHARACTERS: Final = {
    "careful": Character(boldness=-0.3),
    "bold": Character(boldness=0.3),
    "spiteful": Character(spite=0.03),
    "hoarding": Character(thrift=0.03),
}
