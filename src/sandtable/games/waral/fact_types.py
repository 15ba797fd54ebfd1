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
        "power now": list[int],  # what each would end with if the game ended now, as far as the seat that looks may know
        "gains": dict[str, int],  # what each district of the area would add to that for the seat that looks, its price aside
        "reasons": dict[str, dict[str, int]],  # where that is more than the district shows: what each card of the seat adds
    },
)
