"""What everybody may work out of their own board."""

from __future__ import annotations

from typing import Any

from sandtable.engine.words import Words
from sandtable.games.fine_sand.book import COIN
from sandtable.games.fine_sand.build import PLAIN_EFFECT, discount, plain_builds, price
from sandtable.games.fine_sand.position import FineSand
from sandtable.games.fine_sand.purse import means
from sandtable.games.fine_sand.verbs import BUILD


def facts(g: FineSand, seat: int, words: Words) -> dict[str, Any]:
    """Hand limit, money, builds left, and the price of each build by its notation."""
    if seat < 0:
        return {}
    less = discount(g, seat)
    prices = {
        words.text(BUILD | type_): price(g, type_, PLAIN_EFFECT, less)
        for type_ in g.types(g.hand[seat])
        if g.book.kind[type_] != COIN
    }
    return {"hand limit": g.limit(seat), "money": means(g, seat), "plain builds": plain_builds(g, seat), "prices": prices}
