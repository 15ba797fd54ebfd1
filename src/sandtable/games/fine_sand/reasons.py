"""When the things in front of a player are of use: what somebody is told who tries one at another time."""

from __future__ import annotations

from typing import Final

from sandtable.engine.phrases import Phrase
from sandtable.engine.steps import Refusal
from sandtable.games.fine_sand import book as b
from sandtable.games.fine_sand.position import FineSand
from sandtable.games.fine_sand.verbs import BUILD, PAY_CARD, PAY_COIN, USE

# Of each colour: the rule that says when its cards act, and that in words
ACTS: Final = {
    b.GREEN: ("FS-3.2", "why-green-later"),
    b.RED: ("FS-4.2", "why-red-later"),
    b.BLUE_KIND: ("FS-5.2", "why-blue-later"),
    b.PURPLE: ("FS-7.1", "why-purple-later"),
    b.YELLOW: ("FS-6.1", "why-yellow-later"),
}


def not_now(g: FineSand, seat: int) -> list[Refusal]:
    """Hand cards, built cards, coin cards beside the hand, and wooden coins."""
    found: list[Refusal] = [(BUILD | type_, *when_built(g, type_)) for type_ in g.types(g.hand[seat])]
    for kind in (b.CASTLE, *ACTS):
        found += [(USE | type_, *when_used(g, kind, type_)) for type_ in g.types(g.column(kind, seat))]
    paying = g.types(g.laid_out[seat] + g.pallet[seat])
    found += [(PAY_CARD | type_, "FS-4.8", Phrase("why-only-pays")) for type_ in paying]
    if g.coins[seat]:
        found.append((PAY_COIN, "FS-4.8", Phrase("why-only-pays")))
    return found


def when_built(g: FineSand, type_: int) -> tuple[str, Phrase]:
    """Coin cards are only for paying; everything else is built in step 2."""
    if g.book.kind[type_] == b.COIN:
        return "FS-4.8", Phrase("why-only-pays")
    return "FS-4.3", Phrase("why-build-in-step-2")


def when_used(g: FineSand, kind: int, type_: int) -> tuple[str, Phrase]:
    """When a built card acts, if it ever does."""
    if kind == b.CASTLE:
        return "FS-4.3", Phrase("why-castle-stands")
    if g.book.use[type_] == b.PASSIVE:
        return "FS-2.5", Phrase("why-always-counts")
    rule, message = ACTS[kind]
    return rule, Phrase(message)
