"""The flow of a game: follow the steps until somebody must decide, and carry out what they pick."""

from __future__ import annotations

from typing import Any, Final

from sandtable.engine.errors import IllegalPick, RunawayRules
from sandtable.engine.position import Position, told_to
from sandtable.engine.steps import Decision, Step, Together

RUNAWAY: Final = 100_000  # steps without a question: no rule needs that many


def begin(g: Position, step: Step[Any]) -> None:
    """Start the game with its first step."""
    g.todo.append(step)
    advance(g)


def play(g: Position, seat: int, option: int) -> None:
    """Make a pick, if it is offered: the checked door, for people."""
    offered = g.offers.get(seat)
    if offered is None:
        raise IllegalPick(f"seat {seat} is not asked now")
    if option not in offered:
        raise IllegalPick(f"seat {seat} was not offered option {option}")
    apply(g, seat, option)


def apply(g: Position, seat: int, option: int) -> None:
    """Make a pick known to be offered: the fast door, for search."""
    del g.offers[seat]
    lane = g.lanes.get(seat)
    if lane is not None:
        apply_apart(g, lane, seat, option)
        return
    step = g.todo[-1]
    if isinstance(step, Together):
        g.sealed[seat] = option
        if g.offers:
            return  # others still think
        g.todo.pop()
        unseal(g, step)
    else:
        g.todo.pop()
        assert isinstance(step, Decision)
        g.actor = g.picker = seat
        g.phase += 1
        step.chosen(g, option)
    advance(g)


def apply_apart(g: Position, lane: list[Step[Any]], seat: int, option: int) -> None:
    """Make a pick of a seat that acts at its own pace. When the last seat is through, the game goes on."""
    decision = lane[-1]
    assert isinstance(decision, Decision)
    del lane[-1]
    g.actor = g.picker = seat
    decision.chosen(g, option)
    settle(g, lane, seat)
    if not lane:
        del g.lanes[seat]
    if decision.first_come():
        ask_again(g, seat)
    if not g.lanes:
        lift_curtain(g)
        advance(g)


def ask_again(g: Position, seat: int) -> None:
    """A seat that acts apart took from a supply: ask the others who take from it about what is left."""
    for other in [other for other in g.lanes if other != seat]:
        lane = g.lanes[other]
        step = lane[-1]
        assert isinstance(step, Decision)
        if step.first_come():
            del g.offers[other]
            g.actor = other
            settle(g, lane, other)
            if not lane:
                del g.lanes[other]
    g.actor = seat


def unseal(g: Position, step: Together[Any]) -> None:
    """The last pick of a decision taken together is in: carry all of them out."""
    picks = {}
    for seat in step.seats:  # in their order, whoever was first
        if seat in g.sealed:
            picks[seat] = g.sealed[seat]
    g.sealed = {}
    g.actor = g.picker = -1
    g.phase += 1
    step.chosen(g, picks)


def advance(g: Position) -> None:
    """Follow the rules until somebody must decide, or nothing remains."""
    while True:
        settle(g, g.todo, -1)
        if not g.lanes:
            return
        open_lanes(g)
        if g.lanes:
            return
        lift_curtain(g)


def open_lanes(g: Position) -> None:
    """Let every seat that acts apart come to its first question. A lane that asks nothing is over at once."""
    if g.curtain:
        g.curtain = False
        g.before = g.clone()
    for seat in list(g.lanes):
        lane = g.lanes[seat]
        g.actor = seat
        settle(g, lane, seat)
        if not lane:
            del g.lanes[seat]
    g.actor = -1


def lift_curtain(g: Position) -> None:
    """All are through: what was done apart becomes known, in seat order."""
    g.actor = g.picker = -1
    g.phase += 1
    g.before = None
    if g.held:
        for seat in range(g.layout.players):
            for event in g.held:
                if event.lane == seat:
                    g.events.append(told_to(event, event.audience, -1))
        g.held = []


def settle(g: Position, todo: list[Step[Any]], lane: int) -> None:
    """Do these steps until one waits for a pick, or (on the main stack) lets seats act apart."""
    queued = g.next
    for _done in range(RUNAWAY):
        if queued:
            queued.reverse()  # the first to be done comes last
            todo += queued
            queued.clear()
        if not todo or (lane < 0 and g.lanes):
            return
        step = todo[-1]
        if isinstance(step, Decision):
            if ask(g, step, todo):
                return
        elif isinstance(step, Together):
            if ask_together(g, step, todo):
                return
        else:
            todo.pop()
            step.run(g)
    raise RunawayRules(f"the rules do not come to a decision: {type(step).__name__} was the last of {RUNAWAY} steps")


def ask(g: Position, step: Decision[Any], todo: list[Step[Any]]) -> bool:
    """Put a decision to its seat, unless it offers nothing or may be taken by itself; answer whether the seat is asked."""
    options = step.options(g) if step.opens(g) else []
    if g.watched and step.seat != g.picker and not step.foreseen:
        g.learned += 1  # whether it is asked, skipped or taken by itself tells of a hidden hand
    if len(options) > 1 or (options and not step.automatic(g)):
        g.offers[step.seat] = options
        return True
    todo.pop()
    if options:
        step.chosen(g, options[0])
    return False


def ask_together(g: Position, step: Together[Any], todo: list[Step[Any]]) -> bool:
    """Put a decision to all its seats that can choose; answer whether anybody is asked."""
    if g.watched and not step.foreseen:
        g.learned += 1
    for seat in step.seats:
        options = [] if seat in g.sealed else step.options(g, seat)
        if options:
            g.offers[seat] = options
    if g.offers:
        return True
    todo.pop()
    if g.sealed:
        unseal(g, step)
    return False


def dismiss(g: Position, seat: int) -> None:
    """Take a seat that leaves the game out of everything that is still to be done.

    What it was asked is dropped, and so is what cannot go on without it. The steps themselves say what that is.
    """
    for index in range(len(g.todo)):
        if g.todo[index].closes(g, seat):
            del g.todo[index + 1 :]
            g.next.clear()
            break
    for steps in (g.todo, g.next):
        steps[:] = [left for left in [step.without(seat) for step in steps] if left is not None]
    g.lanes.pop(seat, None)
    g.sealed.pop(seat, None)
    g.offers.pop(seat, None)


def ask_afresh(g: Position) -> None:
    """Ask everybody who owes a pick once more, since the table has changed while they thought; then go on, if nobody does.

    A sealed pick stands if it could be made again.
    """
    step = g.todo[-1] if g.todo else None
    if isinstance(step, Together):
        g.sealed = {seat: pick for seat, pick in g.sealed.items() if pick in step.options(g, seat)}
    else:
        g.sealed = {}
    g.offers.clear()
    if g.lanes:
        g.phase += 1
    else:
        lift_curtain(g)
    advance(g)


def asks(g: Position, seat: int) -> Step[Any] | None:
    """The decision a seat is asked, or has sealed a pick for."""
    lane = g.lanes.get(seat)
    stack = g.todo if lane is None else lane
    if not stack or (seat not in g.offers and seat not in g.sealed):
        return None
    return stack[-1]


def options_for_search(g: Position, seat: int) -> list[int]:
    """What a seat is offered, without what only leads to the same sets in another order.

    Everything where that leaves nothing: a bot may take over from somebody who began out of order.
    """
    offered, before = g.offers[seat], g.any_order
    g.any_order = False
    ordered = options_of(asks(g, seat), g, seat)
    g.any_order = before
    return [option for option in offered if option in ordered] or offered[:]


def options_of(step: Step[Any] | None, g: Position, seat: int) -> list[int]:
    """What a decision offers a seat, computed afresh."""
    if isinstance(step, Together):
        return step.options(g, seat)
    assert isinstance(step, Decision)
    return step.options(g)
