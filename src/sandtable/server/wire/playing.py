"""What goes over the wire when somebody plays: picks, their refusals, proposals and standing orders."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from sandtable.server.storage.room import Kind, Order
from sandtable.server.wire.table import Count, SeatNumber


class Picks(msgspec.Struct):
    """One pick or several in a row of one seat, by their notation.

    They are made up to the first that brings something to light; those after it are dropped unread. If one before that is
    refused, none is made.
    """

    seat: SeatNumber
    number: Count
    picks: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(min_length=1, max_length=200)]


class Preview(msgspec.Struct):
    """The facts of your view after some picks; null if one of them would begin, end or bring to light something."""

    facts: dict[str, Any] | None


class UndoPick(msgspec.Struct):
    """Take back the last pick of a seat, as far as it is safe."""

    seat: SeatNumber
    number: Count


class Done(msgspec.Struct, tag="done", tag_field="type"):
    """It is done and kept. `number` is that of the question the seat answers next, `made` how many of the picks were made."""

    id: int = 0
    number: int = 0
    made: int = 0


class WhyNotInfo(msgspec.Struct):
    """Something that is not offered, the rule that forbids it, why, and the text of the rule."""

    option: str
    label: str
    rule: str
    reason: str
    text: str


class WhyNots(msgspec.Struct, tag="why", tag_field="type"):
    """The rule of the question itself, and everything it does not offer."""

    id: int
    rule: str
    text: str
    refusals: list[WhyNotInfo]


class Propose(msgspec.Struct):
    """Ask everybody's consent. For an undo: how many of the last picks of a seat, with all that came after them."""

    kind: Kind
    seat: SeatNumber = 0
    count: Annotated[int, Meta(ge=1, le=1000)] = 1


class Answer(msgspec.Struct):
    agree: bool


class OrderInfo(msgspec.Struct):
    """What to do when the seat is asked about a card: ask the player, use it at the first chance, or never."""

    card: str
    order: Order


class Orders(msgspec.Struct):
    """The standing orders of a seat, one for each card that there can be one for. Only their player sees them."""

    orders: list[OrderInfo]


class GiveOrders(msgspec.Struct):
    seat: SeatNumber
    orders: Annotated[list[OrderInfo], Meta(max_length=100)]
