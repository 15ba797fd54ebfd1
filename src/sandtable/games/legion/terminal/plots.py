"""The Plots of Legion side by side: what each asks and pays, and in a lane for each faction who stands there."""

from __future__ import annotations

from typing import Any

from textual.content import Content

from sandtable.engine.messages import Messages
from sandtable.games.legion.terminal.people import abilities, skill_signs, worn
from sandtable.terminal.boards import Sight
from sandtable.terminal.shapes import DIM, Lines, Room, beside, styled, wrapped

WIDEST = 44
GAP = 2
HEAD_LINES = 2
WORN_LINES = 2
COLOURS = {"legionaries": "$green", "whites": "$sand", "reds": "$red", "renegades": "$purple"}


def plots(sight: Sight, room: Room) -> Lines:
    cards = [zone for zone in sight.view["zones"] if zone["zone"] == "plot" and zone["cards"]]
    shown = list(zip(cards, sight.facts["plots"], strict=True))
    if not shown:
        return []
    width = min(WIDEST, (room.width + GAP) // len(shown) - GAP)
    columns = [plot(sight, zone["slot"], zone["cards"][-1], facts, width) for zone, facts in shown]
    return beside(columns, [width] * len(columns), GAP)


def plot(sight: Sight, slot: int, card: str, facts: dict[str, Any], width: int) -> Lines:
    """One Plot from its name to its last lane."""
    name = sight.messages.text("plot-head", number=slot + 1, name=sight.faces.name(card))
    lines = [styled(line, "bold $accent") for line in wrapped(name, width, HEAD_LINES)]
    lines += [styled(line, DIM) for line in wrapped(plot_terms(facts, sight.messages), width, HEAD_LINES + 1)]
    for seat, lane in enumerate(facts["lanes"]):
        lines += lane_lines(sight, seat, lane, width)
    return lines


def plot_terms(plot: dict[str, Any], messages: Messages) -> str:
    """What a Plot asks, of which type it is, and what it pays."""
    needs = messages.listed([messages.text(f"skill-{skill}") for skill in plot["needs"]])
    types = messages.listed([messages.text(f"plot-type-{type_}") for type_ in plot["types"]])
    amounts = {"conditions": len(plot["needs"]), "vp": plot["vp"], "supplies": plot["supplies"]}
    return messages.text("plot-terms", needs=needs, types=types, **amounts)


def lane_lines(sight: Sight, seat: int, lane: dict[str, Any], width: int) -> Lines:
    """A faction on a Plot: its total, then its people. A lane where nobody stands is left out."""
    if not lane["people"]:
        return []
    colour = COLOURS.get(sight.facts["seats"][seat]["faction"], "")
    totals = {"total": lane["total"], "hidden": lane["face down"]}
    head = styled(sight.messages.text("lane", player=sight.view["names"][seat], **totals), f"bold {colour}".strip())
    return [
        head,
        *danger_lines(sight, lane, width),
        *(line for person in lane["people"] for line in person_lines(sight, person, width)),
    ]


def danger_lines(sight: Sight, lane: dict[str, Any], width: int) -> Lines:
    """The Assaults of others here that can be seen, and whether they kill somebody."""
    danger = lane.get("danger") or {"assaults": 0}
    if not danger["assaults"]:
        return []
    told = sight.messages.text("lane-danger", assaults=danger["assaults"], dies=int(danger["dies"]))
    return [styled(f"  {line}", "$warning") for line in wrapped(told, width - 2, WORN_LINES)]


def person_lines(sight: Sight, person: dict[str, Any], width: int) -> Lines:
    """Somebody on a Plot: power, name and skills; below it what lies on the card, and the order."""
    if person["character"] is None:
        first = styled(f"  ? {sight.messages.text('terminal-face-down')}", DIM)
    else:
        name, signs = sight.faces.name(person["character"]), skill_signs(person["character"], sight)
        first = Content.assemble((f" {person['power']:>2} ", "bold"), name, (f" {signs}", DIM))
    below = ", ".join(on_card(sight, person))
    return [first, *(styled(f"    {line}", "$warning") for line in wrapped(below, width - 4, WORN_LINES))]


def on_card(sight: Sight, person: dict[str, Any]) -> list[str]:
    """What somebody can do besides, and what lies on them: damage, equipment, and an order, as far as this seat may know it."""
    one = person["character"]
    found = [*abilities(one, sight), *worn(one, sight)] if one else []
    if person["order"] is None:
        return [*found, sight.messages.text("order-face-down")]
    return [*found, sight.messages.text("order-lies", order=sight.faces.name(person["order"]))] if person["order"] else found
