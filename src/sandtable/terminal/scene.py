"""What there is to draw: a view of the table, with names and badges for its cards. Nothing a seat may not know comes in here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sandtable import Table
from sandtable.engine.layout import PER_SEAT
from sandtable.engine.sight import SPECTATOR
from sandtable.engine.voice import Voice
from sandtable.engine.words import Option
from sandtable.terminal.boards import Board, Count, Sight
from sandtable.terminal.faces import Face, Faces


@dataclass(frozen=True)
class Pile:
    """Cards of one place; a hidden one is None. The last lies on top."""

    zone: str
    owner: int
    cards: list[Face | None]
    name: str  # for people
    short: str

    @property
    def open(self) -> list[Face]:
        return [card for card in self.cards if card is not None]


@dataclass(frozen=True)
class Place:
    """A seat with what lies before it."""

    seat: int
    name: str
    piles: list[Pile]
    counts: list[Count]
    waiting: bool

    def pile(self, zone: str) -> Pile | None:
        return next((pile for pile in self.piles if pile.zone == zone), None)


@dataclass(frozen=True)
class Scene:
    """The whole table through the eyes of one seat."""

    board: Board
    sight: Sight
    heading: list[str]
    seat: int
    own: Place | None
    others: list[Place]  # in turn order, from the left neighbour on
    common: list[Pile]
    facts: list[Count]

    def say(self, message: str, **arguments: str | int) -> str:
        return self.sight.messages.text(message, **arguments)

    def note(self, option: Option, faces: Faces) -> str:
        """What picking an option brings about, where the rules know it; else something about what it names."""
        return self.sight.consequence(option.text) or faces.note(option, self.sight.facts.get("prices", {}))


def make_scene(table: Table, voice: Voice, faces: Faces, seat: int) -> Scene:
    board, view, messages = faces.board, voice.view(seat), faces.messages
    counters = tuple(row.name for row in table.g.layout.numbers if row.kind == PER_SEAT)
    sight = Sight(view, faces, messages, seat, counters)
    several = {zone.name for zone in table.g.layout.zones if not zone.per_seat and zone.count > 1}
    piles = [make_pile(sight, faces, zone, several) for zone in view["zones"] if zone["zone"] not in board.left_out]
    places = [make_place(sight, board, piles, other) for other in range(len(view["names"]))]
    around = [places[(max(seat, 0) + i) % len(places)] for i in range(len(places))]
    warnings = view["status"]["warnings"] if view["status"] else []
    mode = table.title.mode_name(view["mode"], messages.language)
    heading = [messages.text("title"), mode, *board.heading(sight), *warnings]
    return Scene(
        board,
        sight,
        heading,
        seat,
        None if seat == SPECTATOR else places[seat],
        around if seat == SPECTATOR else around[1:],
        [pile for pile in piles if pile.owner < 0 and pile.cards],
        board.own_facts(sight),
    )


def make_pile(sight: Sight, faces: Faces, zone: dict[str, Any], several: set[str]) -> Pile:
    name, owner, board = zone["zone"], zone["owner"], faces.board
    pairs = zip(zone["cards"], zone["marks"], strict=True)
    cards = [faces.face(card, sight, marks) if card else None for card, marks in pairs]
    words = [board.pile_name(name, zone["slot"], sight, numbered=name in several, short=short) for short in (False, True)]
    return Pile(name, owner, sort_hand(board, name, cards), words[0], words[1])


def sort_hand(board: Board, zone: str, cards: list[Face | None]) -> list[Face | None]:
    """A hand lies in the order of kinds, names and badges; other piles keep theirs."""
    if zone not in board.hands or None in cards:
        return cards
    return sorted(cards, key=lambda card: (board.rank(card.kind), card.badge, card.name) if card else (0, "", ""))


def make_place(sight: Sight, board: Board, piles: list[Pile], seat: int) -> Place:
    view = sight.view
    mine = [pile for pile in piles if pile.owner == seat]
    return Place(seat, view["names"][seat], mine, board.counts(sight, seat), seat in view["waiting_for"])
