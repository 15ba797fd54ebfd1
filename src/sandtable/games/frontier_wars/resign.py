"""FW-13.4 Leaving a game that the others play on."""

from __future__ import annotations

from sandtable.engine.flow import advance
from sandtable.engine.steps import Decision, Together
from sandtable.games.frontier_wars.battle import AfterWin, Fight
from sandtable.games.frontier_wars.headquarters import fall_of
from sandtable.games.frontier_wars.position import NO_ONE, PLAYING, FrontierWars


def resign(g: FrontierWars, seat: int) -> None:
    """FW-13.4 Who resigns counts as eliminated without destroyer; the headquarters is destroyed, nobody gains medals."""
    for tile in range(g.scenario.land):
        if g.flag[tile] == seat:
            fall_of(g, tile, NO_ONE)
    if g.ended != PLAYING:
        g.offers.clear()
        g.sealed.clear()
        return
    forget(g, seat)
    g.offers.pop(seat, None)
    g.sealed.pop(seat, None)
    if not g.offers:
        go_on(g)


def forget(g: FrontierWars, seat: int) -> None:
    """Nobody is asked what only this seat could answer. FW-8.9 In the own turn the battles still due are dropped."""
    for step in g.todo[:]:
        its_choice = isinstance(step, Decision) and step.seat == seat
        if its_choice or (g.active == seat and isinstance(step, (Fight, AfterWin))):
            g.todo.remove(step)


def go_on(g: FrontierWars) -> None:
    """If the others have sealed their picks already, they are opened now."""
    step = g.todo[-1]
    if isinstance(step, Together):
        g.todo.pop()
        picks = g.sealed
        g.sealed = {}
        step.chosen(g, picks)
    advance(g)
