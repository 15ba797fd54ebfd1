"""Keeping order at a table: whom its maker does not let speak, or not let in."""

from __future__ import annotations

from sandtable.server.problems import Clash, Forbidden
from sandtable.server.storage.room import Room
from sandtable.server.tables.departing import vacate


def kick(room: Room, maker: str, person: str) -> None:
    """Send somebody away from a table. Once the game runs a seat is its player's: then only spectators can be sent away."""
    check_maker(room, maker, person)
    if person in room.owners and room.status != "open":
        raise Clash("no-kick-while-playing")
    vacate(room, person)
    room.kicked = sorted({*room.kicked, person})


def let_in_again(room: Room, maker: str, person: str) -> None:
    check_maker(room, maker, person)
    room.kicked = [other for other in room.kicked if other != person]


def mute(room: Room, maker: str, person: str, muted: bool) -> None:
    """Let somebody not speak at a table, or again."""
    check_maker(room, maker, person)
    room.muted = sorted({*room.muted, person} if muted else {*room.muted} - {person})


def check_maker(room: Room, maker: str, person: str) -> None:
    if maker != room.host:
        raise Forbidden("only-maker-keeps-order")
    if person == maker:
        raise Clash("not-yourself")
