"""A snapshot is a whole game, and goes on as if nothing had happened. A witness watches that along games of every title."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import sandtable
from sandtable import BadRecord, Table
from sandtable.engine import store
from sandtable.engine.names import NOUN, VERB, VERB_BITS
from sandtable.engine.plain import plain
from sandtable.engine.store import Snapshot


def in_the_middle(slug: str, picks: int = 40) -> Table:
    """A game some way on, behind a curtain or not."""
    table, rng = sandtable.new(slug, players=2, seed="snapshot", names=["Ada", "Bo"]), random.Random(slug)
    for _ in range(picks):
        seat = rng.choice(table.waiting_for)
        table.play(seat, rng.choice(table.options(seat)))
    return table


@pytest.mark.parametrize("slug", sandtable.titles())
def test_the_same_game_makes_the_same_bytes(slug: str) -> None:
    table = in_the_middle(slug)
    saved = store.dump(table)
    assert store.dump(table) == saved == store.dump(in_the_middle(slug))
    assert store.dump(store.load(table.title, saved)) == saved
    assert len(saved) < 6000


@pytest.mark.parametrize("slug", sandtable.titles())
def test_a_game_goes_on_from_its_snapshot_to_the_same_end(slug: str) -> None:
    table = in_the_middle(slug)
    again = store.load(table.title, store.dump(table))
    rng = random.Random(slug)
    for _ in range(200):
        if table.over:
            break
        seat = rng.choice(table.waiting_for)
        option = rng.choice(table.g.offers[seat])
        for one in (table, again):
            one.play(seat, option)
        assert again.view(seat) == table.view(seat)
        assert again.undoable(seat) == table.undoable(seat)
    assert again.record.dumps() == table.record.dumps()
    assert again.names == ["Ada", "Bo"]


def test_what_could_be_taken_back_can_be_taken_back_still() -> None:
    table = sandtable.new("fine_sand", players=2, seed=1)
    while table.undoable(0) < 2:
        table.play(0, table.options(0)[0])
    again = store.load(table.title, store.dump(table))
    assert again.undo(0) == table.undo(0) == 1
    assert again.undo(0) == table.undo(0) == 0
    assert again.view(0) == table.view(0)


def test_what_happened_behind_a_curtain_is_told_when_it_lifts() -> None:
    table, rng = sandtable.new("fine_sand", players=2, seed=1), random.Random(1)
    while not table.g.held:
        seat = rng.choice(table.waiting_for)
        table.play(seat, rng.choice(table.options(seat)))
    again = store.load(table.title, store.dump(table))
    while table.g.held:
        seat = rng.choice(table.waiting_for)
        option = rng.choice(table.options(seat))
        table.play(seat, option)
        again.play(seat, option)
    assert [again.log(seat) for seat in (0, 1)] == [table.log(seat) for seat in (0, 1)]


def test_a_damaged_snapshot_is_refused() -> None:
    table = sandtable.new("waral", seed=1)
    saved = store.dump(table)
    for bad in (b"", b"nonsense", saved[:-5], saved[:30] + b"x" + saved[31:]):
        with pytest.raises(BadRecord, match=r"no snapshot|damaged|format"):
            store.load(table.title, bad)
    with pytest.raises(BadRecord, match="format 09, not 1"):
        store.load(table.title, saved.replace(b"snapshot \x01", b"snapshot \x09"))


def test_a_snapshot_of_another_title_or_of_later_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    table = sandtable.new("waral", seed=1)
    saved = store.dump(table)
    with pytest.raises(BadRecord, match="a snapshot of waral, not of legion"):
        store.load(sandtable.title("legion"), saved)
    monkeypatch.setattr(type(table.title), "version", table.title.version - 1)
    with pytest.raises(BadRecord, match="version"):
        store.load(table.title, saved)


# Snapshots of the version before


def counted_backwards(taken: Snapshot) -> None:
    """As if that version had declared its zones, numbers, verbs and events in the opposite order."""
    shape, counts = taken.shape, [count for _, count in taken.shape.zones]
    verbs, events = len(shape.verbs) - 1, len(shape.events) - 1
    shape.zones.reverse()
    for names in (shape.numbers, shape.verbs, shape.events):
        names.reverse()
    taken.head["rules"] -= 1
    taken.opening = other_kinds(taken.opening, events)
    taken.picks = [
        (pick.seat, backwards(pick.code, verbs), other_kinds(fields[2], events), pick.fence, pick.phase, pick.next_phase)
        for fields in taken.picks
        for pick in [store.as_pick(fields)]
    ]
    turn_around(taken.position, counts, [verbs, events])


def other_kinds(events: list[list[int]], last: int) -> list[list[int]]:
    return [[last - kind, *rest] for kind, *rest in events]


def backwards(code: int, last: int) -> int:
    return (last - (code >> VERB_BITS)) * VERB | (code & NOUN)


def turn_around(data: dict[str, Any], counts: list[int], sizes: list[int]) -> None:
    ends = [sum(counts[: index + 1]) for index in range(len(counts))]
    rows = [data["piles"][end - count : end] for count, end in zip(counts, ends, strict=True)]
    data["piles"] = [pile for row in reversed(rows) for pile in row]
    data["numbers"].reverse()
    data["sealed"] = [[seat, backwards(code, sizes[0])] for seat, code in data["sealed"]]
    data["held"] = other_kinds(data["held"], sizes[1])
    if data["before"] is not None:
        turn_around(data["before"], counts, sizes)


def changed(table: Table, change: Callable[[Snapshot], None]) -> bytes:
    taken = store.read(store.dump(table))
    change(taken)
    return taken.packed()


@pytest.mark.parametrize("slug", sandtable.titles())
def test_a_snapshot_of_a_version_that_counted_otherwise_is_read_by_names(slug: str) -> None:
    table = in_the_middle(slug)
    again = store.load(table.title, changed(table, counted_backwards))
    for seat in (-1, 0, 1):
        assert again.sight(seat) == table.sight(seat)
        assert again.log(seat) == table.log(seat)
    assert (again.picks, again.g.offers) == (table.picks, table.g.offers)
    assert [again.undoable(seat) for seat in (0, 1)] == [0, 0]


def test_migrations_of_the_title_put_right_what_names_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two versions ago a zone was called otherwise, one version ago a number was."""
    table = in_the_middle("waral")
    used = next(zone for zone in table.g.layout.zones if table.g.piles[zone.first])
    zone, number, place = used.name, table.g.layout.numbers[0].name, table.g.layout.zones.index(used)

    def older(taken: Snapshot) -> None:
        taken.head["rules"] -= 2
        taken.shape.zones[place] = ("an old name", used.count)
        taken.shape.numbers[0] = "a number that is gone"

    saved = changed(table, older)
    with pytest.raises(BadRecord, match="zone an old name"):
        store.load(table.title, saved)

    def renames_a_zone(data: dict[str, Any]) -> None:
        data["zones"][zone] = data["zones"].pop("an old name")

    def renames_a_number(data: dict[str, Any]) -> None:
        data["numbers"][number] = data["numbers"].pop("a number that is gone")

    ours = table.title.version
    monkeypatch.setattr(type(table.title), "migrations", {ours - 1: renames_a_zone, ours: renames_a_number})
    again = store.load(table.title, saved)
    assert plain(again.title, again.g) == plain(table.title, table.g)


def gone_step(taken: Snapshot) -> None:
    taken.position["todo"].append(["Gone", 1])
    taken.shape.steps["Gone"] = ["seat"]


def gone_event(taken: Snapshot) -> None:
    taken.shape.events[taken.picks[-1][2][0][0]] = "gone"


def gone_verb(taken: Snapshot) -> None:
    taken.shape.verbs[taken.picks[-1][1] >> VERB_BITS] = "gone"


def debt(taken: Snapshot) -> None:
    """WA-1.1 Nobody owes a coin."""
    taken.position["numbers"][taken.shape.numbers.index("gold")][0] = -1


@pytest.mark.parametrize("change", [gone_step, gone_event, gone_verb, debt])
def test_a_position_that_these_rules_cannot_go_on_from_is_refused(change: Callable[[Snapshot], None]) -> None:
    def older(taken: Snapshot) -> None:
        taken.head["rules"] -= 1
        change(taken)

    table, rng = in_the_middle("waral"), random.Random(1)
    while not table.history[-1].events:
        seat = rng.choice(table.waiting_for)
        table.play(seat, rng.choice(table.options(seat)))
    with pytest.raises(BadRecord, match="cannot be read by these rules"):
        store.load(table.title, changed(table, older))
