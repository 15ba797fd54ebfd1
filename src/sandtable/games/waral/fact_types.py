"""The facts of a Chronicles of Waral view: what everybody can add up. Lists have an entry for each seat."""

from __future__ import annotations

from typing import TypedDict

Facts = TypedDict(
    "Facts",
    {
        "target": int,  # the power that ends the game
        "power": list[int],
        "end powers": list[int],  # what characters would add if the game ended now
        "coins": list[int],
        "ready": list[int],  # how many characters are ready
    },
)
