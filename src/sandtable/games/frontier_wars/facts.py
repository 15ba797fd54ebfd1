"""What everybody could read off the map and the sheets, ready for a screen; and what is the own seat's alone."""

from __future__ import annotations

from typing import Any

from sandtable.engine.messages import Messages
from sandtable.engine.words import Words
from sandtable.games.frontier_wars import book as b
from sandtable.games.frontier_wars.control import active_building, controller
from sandtable.games.frontier_wars.layout import LOADS
from sandtable.games.frontier_wars.position import CONTESTED, NO_ONE, FrontierWars
from sandtable.games.frontier_wars.prospects import battles, phase, points_after
from sandtable.games.frontier_wars.reach import marching_orders
from sandtable.games.frontier_wars.targets import aims
from sandtable.games.frontier_wars.upkeep import excess, hand_limit
from sandtable.games.frontier_wars.victory import medal_points, research_points, victory_points


def facts(g: FrontierWars, side: str, seat: int, words: Words) -> dict[str, Any]:
    """Points now, targets, turn order and the map as it stands; the research points of the own seat."""
    everybody = range(g.players)
    messages = words.messages
    sides = [words.nouns["side"][g.faction[other]].name for other in everybody]
    found: dict[str, Any] = {
        "scenario": messages.printed(g.scenario.name),
        "factions": [g.book.factions[g.faction[other]] for other in everybody],
        "phase": phase(g),
        "points now": [0 if g.out[other] else victory_points(g, other) for other in everybody],
        "points after": points_after(g),
        "battles": battles(g, seat, words),
        "points to win": g.scenario.target,
        "research to win": g.scenario.research,
        "turn order": g.order[:],
        "piles": {pile: pile_names(pile, messages) for pile in ("deck", "discards")},
        "plurals": b.PLURALS,
        "map": [tile_facts(g, tile, messages) for tile in range(g.scenario.tiles)],
        "seats": [seat_facts(g, sides[other], other, side) for other in everybody],
        "table": table_facts(g, sides, messages),
    }
    if g.rules_on and g.scenario.special_text:
        found["scenario rule"] = messages.printed(g.scenario.special_text)
    if seat >= 0:
        found["hand limit"] = found["seats"][seat]["hand limit"] = hand_limit(g, seat)
        found["research points"] = found["seats"][seat]["research points"] = research_points(g, seat)
        if aimed := aims(g, seat):
            found["aims"] = aimed
    return found


def table_facts(g: FrontierWars, sides: list[str], messages: Messages) -> dict[str, Any]:
    """What concerns everybody, in words."""
    return {
        "scenario": messages.printed(g.scenario.name),
        "round": messages.text("fact-round", round=g.round, limit=g.limit),
        "turn order": [sides[seat] for seat in g.in_turn_order()],
        "points to win": g.scenario.target,
        "research to win": g.scenario.research,
    }


def seat_facts(g: FrontierWars, name: str, seat: int, side: str) -> dict[str, Any]:
    """A faction at a glance: its points, and what it has beside the map."""
    sheet = f"{g.book.factions[g.faction[seat]]}_{side.lower()}"
    if g.out[seat]:
        return {"faction": name, "sheet": sheet, "out of the game": True}
    kinds = {"factory": g.factories[seat], "encampment": g.encampments[seat]}
    return {
        "faction": name,
        "sheet": sheet,
        "skill used": bool(g.skill_used[seat]),
        "points now": victory_points(g, seat),
        "points of medals": medal_points(g, seat),
        "medals": g.medals[seat],
        "hand": backs(g, g.hand[seat]),
        "research deck": backs(g, g.research[seat]),
        "reserve": counted(g.reserve[seat * b.TYPES : (seat + 1) * b.TYPES]),
        "to build": {kind: left for kind, left in kinds.items() if left},
    }


def backs(g: FrontierWars, cards: list[int]) -> dict[str, int]:
    """How many cards of each colour: the backs of all cards lie open."""
    decks = [g.book.deck[g.book.type_of[card]] for card in cards]
    return {colour: decks.count(deck) for deck, colour in enumerate(b.COLOURS) if deck in decks}


def tile_facts(g: FrontierWars, tile: int, messages: Messages) -> dict[str, Any]:
    """A tile with axial coordinates, and what stands on it. Water has no label."""
    chart = g.scenario
    found: dict[str, Any] = {"tile": "", "q": chart.q[tile], "r": chart.r[tile], "kind": b.KINDS[chart.kind[tile]], "stars": 0}
    if tile >= chart.land:
        return found
    found |= {"tile": chart.labels[tile], "name": place(g, tile, messages), "stars": chart.stars[tile]}
    holder = controller(g, tile)
    if holder == CONTESTED:
        found["contested"] = True
    elif holder != NO_ONE:
        found["holder"] = holder
    elif g.keeper[tile] != NO_ONE:
        found["left by"] = g.keeper[tile]
    if tile == g.battle:
        found["battle"] = True
    if g.building[tile] != b.NOTHING:
        found["building"] = building_facts(g, tile)
    armies = [army_facts(g, tile, seat) for seat in range(g.players) if g.stacks[tile * b.SEATS + seat]]
    if armies:
        found["armies"] = armies
    if planes := loads(g, tile):
        found |= cargo_facts(planes, messages)
    return found


def cargo_facts(planes: list[tuple[int, int]], messages: Messages) -> dict[str, Any]:
    """Who is aboard each plane, in words, and how many units of each kind are aboard in all."""
    carried = {"infantry": sum(load[0] for load in planes), "artillery": sum(load[1] for load in planes)}
    return {
        "aboard": [messages.text("load", infantry=infantry, artillery=artillery) for infantry, artillery in planes],
        "cargo": {unit: count for unit, count in carried.items() if count},
    }


def loads(g: FrontierWars, tile: int) -> list[tuple[int, int]]:
    """FW-7.4 Everybody sees which planes of the attacker carry whom: infantry and artillery of each."""
    return [(load // 4, load % 4) for load in range(LOADS) for _ in range(g.cargo[tile * LOADS + load])]


def building_facts(g: FrontierWars, tile: int) -> dict[str, Any]:
    kind = g.building[tile]
    found: dict[str, Any] = {"kind": b.BUILDINGS[kind], "of": g.colour[tile], "intact": bool(g.intact[tile])}
    if kind == b.HEADQUARTERS:
        return {**found, "of": g.flag[tile] if g.flag[tile] != NO_ONE else g.colour[tile], "resistance": g.resistance[tile]}
    holder = controller(g, tile)
    active = holder >= 0 and active_building(g, tile, holder, kind)
    return {**found, "stars": g.book.building_stars[kind], "active": active}


def army_facts(g: FrontierWars, tile: int, seat: int) -> dict[str, Any]:
    """The units of a seat on a tile, and what they can still do."""
    found: dict[str, Any] = {"seat": seat, "units": units_on(g, tile, seat)}
    if over := max(excess(g, seat, tile), 0):
        found["excess"] = over
    return found if g.out[seat] else found | marching_orders(g, tile, seat)


def units_on(g: FrontierWars, tile: int, seat: int) -> dict[str, int]:
    return counted([g.count(tile, seat, type_) for type_ in range(b.TYPES)])


def counted(row: list[int]) -> dict[str, int]:
    """The units of a row of counts by type, without those that are not there."""
    return {unit: count for unit, count in zip(b.UNITS, row, strict=True) if count}


def pile_names(pile: str, messages: Messages) -> list[str]:
    """What to call the piles of the three decks."""
    return [messages.text(f"pile-{pile}", colour=messages.text(f"colour-{colour}")) for colour in b.COLOURS]


def place(g: FrontierWars, tile: int, messages: Messages) -> str:
    """A tile for people: its label, and what it is unless it is open country."""
    kind = b.KINDS[g.scenario.kind[tile]]
    label = g.scenario.labels[tile].upper()
    if kind == "neutral":
        return messages.text("tile", label=label)
    return messages.text("tile-of-kind", label=label, kind=messages.text(f"kind-{kind}"))
