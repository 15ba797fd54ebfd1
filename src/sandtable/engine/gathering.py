"""Events in a row that one sentence tells: "Eva pays 3 gold and 2 iron." Which kinds can be, their title declares (`Events`)."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.engine.names import ADDED_UP, LISTED, Events
from sandtable.engine.position import Event

Run = list[Event]  # events that one sentence tells, in the order they happened


def runs(kinds: Events, told: Iterable[Event], begun: Run | None = None) -> list[Run]:
    """For each event that somebody was told, the run that ends with it. `begun`: what was told right before."""
    found: list[Run] = []
    run = begun or []
    for event in told:
        run = [*run, event] if run and joins(kinds, run[-1], event) else [event]
        found.append(run)
    return found


def ends(runs: list[Run]) -> list[int]:
    """The places of the runs that do not go on: one for each sentence of a log."""
    return [index for index in range(len(runs)) if index + 1 == len(runs) or len(runs[index + 1]) == 1]


def joins(kinds: Events, before: Event, event: Event) -> bool:
    """Whether one sentence can tell both of two events in a row."""
    kind = kinds.all[event.kind]
    marks = kind.gathered
    if before.kind != event.kind or not any(marks) or (kind.by_player and before.seat != event.seat):
        return False
    return all(mark or was == now for mark, was, now in zip(marks, numbers(before), numbers(event), strict=True))


def amount(kinds: Events, event: Event) -> int:
    """How much an event adds to its sentence: what it says is added up, else one."""
    added = [value for mark, value in zip(kinds.all[event.kind].gathered, numbers(event), strict=True) if mark == ADDED_UP]
    return added[0] if added else 1


def items(kinds: Events, run: Run) -> list[tuple[Event, int]]:
    """What the sentence of a run lists: an event for each different thing, and how much of it there is."""
    place = kinds.all[run[0].kind].gathered.index(LISTED)
    found: dict[int, tuple[Event, int]] = {}
    for event in run:
        thing = numbers(event)[place]
        found[thing] = (event, found.get(thing, (event, 0))[1] + amount(kinds, event))
    return list(found.values())


def numbers(event: Event) -> list[int]:
    return [event.a, event.b, event.c, event.d]
