"""Keeping order at a table: whom its maker does not let speak, or not let in."""

from __future__ import annotations

from typing import Final

from sandtable.server.problems import Clash, Forbidden
from sandtable.server.storage.room import Room
from sandtable.server.tables.departing import vacate

MOST: Final = 100  # people whom the maker of one table sends away, or mutes


def kick(room: Room, maker: str, person: str) -> None:
    """Send somebody away from a table. Once the game runs a seat is its player's: then only spectators can be sent away."""
    check_maker(room, maker, person)
    if room.status == "open":
        vacate(room, person)
    elif person in players(room):
        raise Clash("no-kick-while-playing")
    room.kicked = noted(room.kicked, person)


def players(room: Room) -> list[str]:
    """Who keeps their seat while a game runs. Where others see it later, also who gave up: else its maker could tell that."""
    return [chair.person for chair in room.chairs] if room.is_delayed else room.owners


def let_in_again(room: Room, maker: str, person: str) -> None:
    check_maker(room, maker, person)
    room.kicked = [other for other in room.kicked if other != person]


def mute(room: Room, maker: str, person: str, muted: bool) -> None:
    """Let somebody not speak at a table, or again."""
    check_maker(room, maker, person)
    room.muted = noted(room.muted, person) if muted else [other for other in room.muted if other != person]


def noted(people: list[str], person: str) -> list[str]:
    """Somebody added to a list. It has its limits, as a room is written with every pick: the first gives way."""
    return [*(other for other in people if other != person), person][-MOST:]


def check_maker(room: Room, maker: str, person: str) -> None:
    if maker != room.host:
        raise Forbidden("only-maker-keeps-order")
    if person == maker:
        raise Clash("not-yourself")
