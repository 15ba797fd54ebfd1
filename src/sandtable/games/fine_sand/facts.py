"""What everybody may work out of their own board."""

from __future__ import annotations

from typing import Any

from sandtable.engine.words import Words
from sandtable.games.fine_sand.book import COIN
from sandtable.games.fine_sand.build import PLAIN_BUILD, discount, plain_builds, price
from sandtable.games.fine_sand.forecast import unbuilt_now, unbuilt_with
from sandtable.games.fine_sand.position import FineSand
from sandtable.games.fine_sand.purse import means
from sandtable.games.fine_sand.verbs import BUILD


def facts(g: FineSand, seat: int, words: Words) -> dict[str, Any]:
    """Hand limit, money, builds left, the score now; for each build by its notation the price, and the score with it."""
    if seat < 0:
        return {}
    less = discount(g, seat)
    builds = {words.text(BUILD | type_): type_ for type_ in g.types(g.hand[seat]) if g.book.kind[type_] != COIN}
    return {
        "unbuilt": unbuilt_now(g, seat),
        "hand limit": g.limit(seat),
        "money": means(g, seat),
        "plain builds": plain_builds(g, seat),
        "prices": {build: price(g, type_, PLAIN_BUILD, less) for build, type_ in builds.items()},
        "unbuilt with": {build: unbuilt_with(g, seat, type_) for build, type_ in builds.items()},
    }
