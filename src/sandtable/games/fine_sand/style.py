"""FS-2.13 Changing the turn style: proposed at any time of a turn, voted on at the end of the round."""

from __future__ import annotations

from typing import ClassVar, final

from sandtable.engine.steps import Together
from sandtable.games.fine_sand.position import ONE_BY_ONE, SEALED, FineSand
from sandtable.games.fine_sand.verbs import ACCEPT, PROPOSE, PROPOSED, REFUSE, STYLE_CHANGED, STYLE_KEPT


def may_propose(g: FineSand, seat: int) -> bool:
    """FS-2.13 Whether there is somebody to ask and this seat has not proposed it yet. Search gains nothing by it."""
    return g.players > 1 and g.any_order and not g.proposal[seat]


def add_proposal(g: FineSand, seat: int, options: list[int]) -> None:
    """FS-2.13 Anyone proposes the other style at any time of their turn. Nobody is asked for the sake of this alone."""
    if len(options) > 1 and may_propose(g, seat):
        options.append(PROPOSE)


def other_style(g: FineSand) -> int:
    return ONE_BY_ONE if g.style == SEALED else SEALED


def propose(g: FineSand, seat: int) -> None:
    """FS-2.13 The others are asked when the round is over."""
    g.proposal[seat] = 1
    g.tell(PROPOSED, seat, other_style(g))


@final
class VoteOnStyle(Together[FineSand]):
    """FS-2.13 Somebody proposed the other turn style: it changes with the next round if all others accept."""

    rule: ClassVar[str] = "FS-2.13"
    foreseen: ClassVar[bool] = True

    def options(self, g: FineSand, seat: int) -> list[int]:
        return [ACCEPT, REFUSE]

    def chosen(self, g: FineSand, picks: dict[int, int]) -> None:
        for pick in picks.values():
            if pick == REFUSE:
                g.tell(STYLE_KEPT, 0)
                return
        change_style(g)


def vote_on_style(g: FineSand) -> None:
    """FS-2.13 All who did not propose the other style are asked. If all proposed it there is nothing to ask."""
    others = [seat for seat in range(g.players) if not g.proposal[seat]]
    if not others:
        change_style(g)
    elif len(others) < g.players:
        g.then(VoteOnStyle(others))


def change_style(g: FineSand) -> None:
    """FS-2.13 From the next round on turns are taken in the other style."""
    g.style = other_style(g)
    g.tell(STYLE_CHANGED, 0, g.style)
