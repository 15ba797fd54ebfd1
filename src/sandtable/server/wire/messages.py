"""What a client says over the WebSocket, as msgspec types, and how it is told no."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from sandtable.server.problems import Problem
from sandtable.server.wire.playing import Picks, Propose, UndoPick
from sandtable.server.wire.table import SeatNumber

Id = Annotated[int, Meta(ge=0, le=9_007_199_254_740_991)]
TableId = Annotated[str, Meta(max_length=40)]


class Ordered(msgspec.Struct, tag_field="type"):
    """Every message may carry an `id`; its answer carries the same."""


class Watch(Ordered, tag="watch"):
    """Follow a table. With the `era` and `n` of the last update seen: go on from there. `language` (such as `de-AT`) is the one
    this connection reads from now on, if the house speaks it; without it the one it was opened with."""

    table: TableId
    id: Id = 0
    seat: Annotated[int, Meta(ge=-1, le=15)] | None = None
    era: Annotated[str, Meta(max_length=40)] = ""
    n: Id = 0
    language: Annotated[str, Meta(max_length=40)] = ""


class Unwatch(Ordered, tag="unwatch"):
    """Follow a table no longer."""

    table: TableId
    id: Id = 0


class EnterLobby(Ordered, tag="lobby"):
    """Get a hint whenever the lobby changes."""

    id: Id = 0


class Pick(Picks, tag="pick", tag_field="type"):
    """Answer the question of a seat with one pick or several in a row."""

    table: TableId
    id: Id = 0


class Undo(UndoPick, tag="undo", tag_field="type"):
    """Take back the last pick of a seat, as far as it is safe."""

    table: TableId
    id: Id = 0


class Why(Ordered, tag="why"):
    """Ask what a seat is not offered now, and which rules forbid it."""

    table: TableId
    seat: SeatNumber
    id: Id = 0


class Speak(Ordered, tag="chat"):
    """Say something to everybody at a table."""

    table: TableId
    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    id: Id = 0


class MakeProposal(Propose, tag="propose", tag_field="type", kw_only=True):
    """Ask everybody's consent to an undo, a pause, or the end of the game."""

    table: TableId
    id: Id = 0


class GiveAnswer(Ordered, tag="answer"):
    """Agree to what is proposed, or drop it."""

    table: TableId
    agree: bool
    id: Id = 0


class Ping(Ordered, tag="ping"):
    """Ask whether the server is there."""

    id: Id = 0


Order = Watch | Unwatch | EnterLobby | Pick | Undo | Why | Speak | MakeProposal | GiveAnswer | Ping


class RefusedOrder(msgspec.Struct, tag="refused", tag_field="type"):
    """The message with this id was refused, and nothing was changed."""

    id: int
    problem: Problem


class TurnHint(msgspec.Struct, tag="turn", tag_field="type"):
    """You are asked at this table, or invited to it."""

    table: str


class LobbyHint(msgspec.Struct, tag="lobby", tag_field="type"):
    """The lobby changed: read it again when convenient."""


class HouseNotice(msgspec.Struct, tag="notice", tag_field="type"):
    """The hosts of the house have something to say to everybody; an empty text: no longer."""

    text: str


decode = msgspec.json.Decoder(Order).decode
