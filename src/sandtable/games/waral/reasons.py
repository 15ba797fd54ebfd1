"""When the things a player has are of use: what somebody is told who tries one at another time."""

from __future__ import annotations

from sandtable.engine.flow import asks
from sandtable.engine.phrases import Phrase
from sandtable.engine.steps import Refusal
from sandtable.games.waral import book as b
from sandtable.games.waral.effects import Trade
from sandtable.games.waral.position import Waral
from sandtable.games.waral.turn import After, Turn
from sandtable.games.waral.verbs import LOOT, PAY, PLAY, RUIN, USE
from sandtable.games.waral.wreck import laid


def not_now(g: Waral, seat: int) -> list[Refusal]:
    """Tricks, characters, own districts, those of the area, and coins."""
    held = sorted({g.book.design[card] for card in g.hand[seat]})
    found: list[Refusal] = [(PLAY | design, *when_played(g, design)) for design in held]
    found += [(USE | character, *when_used(g, seat, character)) for character in g.band[seat]]
    found += [(RUIN | district, "WA-4.10", Phrase("why-only-given-up")) for district in g.control[seat]]
    asked = asks(g, seat)
    entered = Phrase("why-character-first" if isinstance(asked, Turn) else "why-entered-by-action")
    found += [(LOOT | district, "WA-3.3", entered) for district in laid(g)]
    if not isinstance(asked, Trade):
        found += [(PAY | kind, "WA-4.4", Phrase("why-coins-pay")) for kind in range(b.KINDS) if g.coins[kind][seat]]
    return found


def when_played(g: Waral, design: int) -> tuple[str, Phrase]:
    """WA-5.1 to WA-5.3 The windows in which a trick of this kind is played."""
    mode = g.book.mode[design]
    if mode == b.ACTION:
        return "WA-5.1", Phrase("why-trick-is-action")
    if mode == b.FREE:
        return ("WA-6.10", Phrase("why-trick-any-time")) if g.any_time else ("WA-5.2", Phrase("why-trick-own-turn"))
    if mode == b.REACTION:
        struck = g.book.trigger[design] == b.STRUCK
        return ("WA-6.4", Phrase("why-trick-struck")) if struck else ("WA-6.5", Phrase("why-trick-sent-back"))
    return "WA-5.3", Phrase("why-trick-at-end")


def when_used(g: Waral, seat: int, character: int) -> tuple[str, Phrase]:
    """WA-3.3 One character acts in a turn of its player, WA-3.4 each once in a round."""
    if character == g.acting and not isinstance(asks(g, seat), After):
        return "WA-3.3", Phrase("why-acting")
    if g.used[character]:
        return "WA-3.4", Phrase("why-used")
    return "WA-3.3", Phrase("why-one-acts" if seat == g.active else "why-own-turn")
