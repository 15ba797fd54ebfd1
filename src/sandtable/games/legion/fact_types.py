"""The facts of a Legion view: totals, prices and what a Plot is worth, as far as the seat that looks may know."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

Person = TypedDict(
    "Person",
    {
        "place": int,
        "zone": str,  # where the character's card lies
        "character": str | None,  # None: face down
        "power": int | None,
        "order": str | None,  # "": none lies there; None: face down
        "order zone": str,
        "cold": str,  # what the end of the round does to somebody here: "dies", "freezes", "warms" or nothing
    },
)


class Soldier(TypedDict):
    """Somebody who bears something, or breaks easily: what counts now, and whether this is only how they were last seen."""

    power: int
    skills: list[str]
    lost: list[str]
    abilities: list[str]
    kit: list[str]
    wounds: int
    frostbites: int
    mortal: bool  # the next Wound kills
    remembered: bool


class Danger(TypedDict):
    """What may hit a lane: Assaults that can be seen, how many Wounds kill nobody, and how much is still hidden."""

    assaults: int
    absorbs: int
    dies: bool  # whether somebody dies if all of these Assaults come
    hidden: int  # face-down people of rivals here
    unsure: int  # face-down orders of rivals here, less those that the seat that looks has given


class Arrival(TypedDict):
    """What would follow if a character came to a Plot."""

    total: int  # of the own lane, with orders of one's own that lie face down
    wins: bool  # so far; a tie is a win
    tied: bool
    cold: str
    assaults: int


class Stake(TypedDict):
    """What a Plot brings its winner, and the others who survive it, with the seat's own orders."""

    win: int
    plunder: int  # Supplies for a winner
    lose: int  # Supplies for the others
    dies: int  # own characters who die unless their faction wins


Lane = TypedDict(
    "Lane",
    {
        "people": list[Person],
        "total": int,
        "face down": int,
        "orders": int,
        "hidden bonus": int,  # what the seat's own face-down orders would add
        "danger": NotRequired[Danger],  # while Assaults may come
    },
)


class Plot(TypedDict):
    needs: list[str]
    types: list[str]
    vp: int
    supplies: int
    lanes: list[Lane]  # one for each seat
    state: str  # "waits", "resolves" or "resolved"
    leaders: list[int]  # who would win as it stands; nobody once that is decided
    stake: Stake


class Band(TypedDict):
    faction: str
    commander: str
    VP: int
    supplies: int
    dead: int
    passed: bool


class Outlook(TypedDict):
    """VP less the dead, and what it and the Supplies would be if all Plots ended as they stand."""

    score: int
    points: int
    supplies: int


class Ware(TypedDict):
    """A kind of equipment in the shop: what is left, and who of the seat's people may take it now."""

    price: int
    stock: int
    bought: bool
    takers: list[str]


class Prices(TypedDict):
    recruit: int
    equipment: int
    restore: int


Facts = TypedDict(
    "Facts",
    {
        "reserve": int,
        "dead": list[int],
        "plots": list[Plot],
        "on cards": dict[str, list[str]],
        "counted on cards": dict[str, dict[str, int]],
        "plurals": dict[str, str],
        "seats": list[Band],
        "outlook": list[Outlook],  # of each seat
        "tokens": list[list[str]],  # the orders of each seat's commander
        "table": dict[str, Any],
        "prices": NotRequired[Prices],
        "soldiers": dict[str, Soldier],
        "round": int,
        "rounds": int,
        "phase": str,
        "first": int,
        # For a player, while it may matter
        "arrivals": NotRequired[dict[str, dict[str, Arrival]]],  # by character that may come and number of the Plot
        "wares": NotRequired[dict[str, Ware]],
        "healing": NotRequired[dict[str, int]],  # between the games: VP for a Wound, a Frostbite and a Supply
        "points": NotRequired[int],  # and what there is to spend
        "recipients": NotRequired[dict[str, list[str]]],  # who may be given which order
        "moves": NotRequired[dict[str, list[int]]],  # who may be moved to which Plots
    },
)
