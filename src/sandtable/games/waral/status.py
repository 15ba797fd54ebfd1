"""How a game of Waral stands: power against the target."""

from __future__ import annotations

from sandtable.engine.phrases import Phrase, Thing
from sandtable.engine.status import Standing, Status, with_most
from sandtable.games.waral.forecast import lacks_one
from sandtable.games.waral.position import Waral
from sandtable.games.waral.scoring import end_powers, final_power


def status(g: Waral) -> Status:
    """All of it lies open: end tricks in hand count for nobody before they are shown (WA-10.3)."""
    everybody = range(g.players)
    return Status(
        Phrase("status-round", round=g.round, cap=g.cap),
        Phrase("status-goal", target=g.target),
        Phrase("status-measure"),
        [standing(g, seat) for seat in everybody],
        with_most([final_power(g, seat) for seat in everybody]),
        [warning for seat in everybody for warning in warnings(g, seat)],
    )


def standing(g: Waral, seat: int) -> Standing:
    parts = [Phrase("standing-coins", count=g.purse(seat)), Phrase("standing-tricks", count=len(g.hand[seat]))]
    if g.scored:
        return Standing(final_power(g, seat), g.target, parts)
    if end_powers(g, seat):
        parts.insert(0, Phrase("standing-end-power", count=end_powers(g, seat)))
    return Standing(g.power_of(seat), g.target, parts)


def warnings(g: Waral, seat: int) -> list[Phrase]:
    """WA-10.1 Who has the target ends the game with this round; who lacks no more than a district of the area shows may do so."""
    power = g.power_of(seat)
    if g.scored or not g.round:
        return []
    if power >= g.target:
        return [Phrase("status-ends", player=Thing("seat", seat), power=power)]
    if lacks_one(g, seat):
        return [Phrase("status-one-district", player=Thing("seat", seat), missing=g.target - power)]
    return []
