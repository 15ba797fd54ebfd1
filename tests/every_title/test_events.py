"""Events tell all that happened: from the first view and the events alone, somebody can follow what lies where."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import sandtable
from sandtable.engine.sight import SPECTATOR
from sandtable.engine.table import Table
from sandtable.games.legion.zones import MARCHING, ORDERS

Variant = tuple[str, dict[str, Any]]
COINS = ("gold", "silver", "iron")


def games(slug: str, seeds: range) -> list[tuple[Table, random.Random]]:
    return [(sandtable.new(slug, seed=seed, players=2 + seed % 3), random.Random(seed)) for seed in seeds]


def play(table: Table, rng: random.Random) -> list[dict[str, Any]]:
    """Make a pick at random. Returns the events it told everybody."""
    seat = rng.choice(table.waiting_for)
    table.play(seat, rng.choice(table.g.offers[seat]))
    return table.story(SPECTATOR, after=len(table.history) - 1)


def test_every_line_of_the_log_says_what_it_tells_by_name(variant: Variant) -> None:
    slug, settings = variant
    table, rng = sandtable.new(slug, seed=16, **settings), random.Random(16)
    kinds = {kind.name: {name for name, what in kind.arguments if what} for kind in table.title.events.all}
    for _ in range(60):
        if not table.over:
            play(table, rng)
    for seat in (SPECTATOR, *range(table.setup.players)):
        for line in table.story(seat):
            assert set(line["args"]) == kinds[line["kind"]]
            assert line["joins"] or set(line["about"]) <= set(line["args"].values())


@pytest.mark.parametrize(("table", "rng"), games("frontier_wars", range(3)), ids=["2 players", "3 players", "4 players"])
def test_frontier_wars_events_follow_every_unit(table: Table, rng: random.Random) -> None:
    troops = units(table)
    while not table.over:
        for line in play(table, rng):
            march(troops, line["seat"], line["kind"], line["args"])
        assert +troops == +units(table)


def units(table: Table) -> Counter[tuple[int, str, str]]:
    """By seat, tile and kind: how many units stand there."""
    found: Counter[tuple[int, str, str]] = Counter()
    for tile in table.view(SPECTATOR)["facts"]["map"]:
        for army in tile.get("armies", []):
            found.update({(army["seat"], tile["tile"], unit): count for unit, count in army["units"].items()})
    return found


def march(troops: Counter[tuple[int, str, str]], seat: int, kind: str, args: dict[str, Any]) -> None:
    """What an event does to the units on the map."""
    if kind in ("moved", "shifted", "reinforced", "placed"):
        troops[seat, args["tile"], args["unit"]] += 1
    if kind in ("moved", "shifted"):
        troops[seat, args["source"], args["unit"]] -= 1
    if kind in ("lost", "removed", "sent-home"):
        troops[seat, args["tile"], args["unit"]] -= 1
    if kind in ("built", "repaired"):
        troops[seat, args["tile"], "infantry"] -= args["spent"]
    if kind in ("landed", "lost-aboard"):
        for unit, count in (("infantry", args["infantry"]), ("artillery", args["count"] - args["infantry"])):
            troops[seat, args["tile"], unit] += count if kind == "landed" else -count
            if kind == "landed":
                troops[seat, args["source"], unit] -= count


@pytest.mark.parametrize(("table", "rng"), games("waral", range(3)), ids=["2 players", "3 players", "4 players"])
def test_waral_events_follow_every_coin(table: Table, rng: random.Random) -> None:
    while not table.over:
        before = coins(table)
        for line in play(table, rng):
            count(before, line["seat"], line["kind"], line["args"])
        assert +before == +coins(table)


def coins(table: Table) -> Counter[tuple[int, str]]:
    numbers = table.view(SPECTATOR)["numbers"]
    return Counter({(seat, kind): numbers[kind][seat] for kind in COINS for seat in range(table.setup.players)})


def count(purse: Counter[tuple[int, str]], seat: int, kind: str, args: dict[str, Any]) -> None:
    """What an event does to the coins of the players."""
    if kind in ("gained", "paid"):
        purse[seat, args["coin"]] += args["count"] if kind == "gained" else -args["count"]
    elif kind == "stole":
        purse[seat, args["coin"]] += 1
        purse[args["rival"], args["coin"]] -= 1
    elif kind == "traded":
        purse[seat, args["coin"]] -= 1
        purse[seat, args["other-coin"]] += 1


@pytest.mark.parametrize(("table", "rng"), games("legion", range(3)), ids=["2 players", "3 players", "4 players"])
def test_legion_events_follow_everybody_who_lies_face_up_on_a_plot(table: Table, rng: random.Random) -> None:
    where: dict[str, int] = {}
    while not table.over:
        for line in play(table, rng):
            go(where, line["kind"], line["args"])
        if table.g.stage in (MARCHING, ORDERS):
            assert where == people(table)


def people(table: Table) -> dict[str, int]:
    lanes = [(number, lane) for number, plot in enumerate(table.view(SPECTATOR)["facts"]["plots"], 1) for lane in plot["lanes"]]
    return {person["character"]: number for number, lane in lanes for person in lane["people"] if person["character"]}


def go(where: dict[str, int], kind: str, args: dict[str, Any]) -> None:
    """What an event does to those who lie face up."""
    if kind in ("sent", "moved", "turned-up"):
        where[args["character"]] = args["plot"]
    elif kind in ("withdrew", "under-deck", "died", "frozen-dead"):
        del where[args["character"]]
    elif kind == "round-begins":
        where.clear()
