"""The facts of a Fine Sand view: what a player may work out of the own board. A spectator gets none."""

from __future__ import annotations

from typing import TypedDict

Facts = TypedDict(
    "Facts",
    {
        "unbuilt": int,  # the score, if the game ended now
        "hand limit": int,
        "money": int,  # all that the cards in hand and the coins would pay
        "plain builds": int,  # how many cards may still be built at their price
        "prices": dict[str, int],  # by option, such as "build castle-3"
        "unbuilt with": dict[str, int],  # the same score if this card were built, too; by option
    },
    total=False,
)
