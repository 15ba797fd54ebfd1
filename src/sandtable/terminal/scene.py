"""What there is to draw: a view of the table, with names and badges for its cards. Nothing a seat may not know comes in here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sandtable import Table
from sandtable.engine.layout import PER_SEAT
from sandtable.engine.sight import SPECTATOR
from sandtable.engine.words import Option
from sandtable.terminal.skins import Skin, skin_of


@dataclass(frozen=True)
class Face:
    """A card as it is drawn."""

    id: str
    name: str
    kind: str = ""
    badge: str = ""
    text: str = ""


@dataclass(frozen=True)
class Pile:
    """Cards of one place; a hidden one is None. The last lies on top."""

    zone: str
    slot: int
    owner: int
    cards: list[Face | None]
    numbered: bool = False

    @property
    def name(self) -> str:
        """The zone, and which of its places it is where the table has several."""
        return f"{self.zone} {self.slot + 1}" if self.numbered else self.zone

    @property
    def open(self) -> list[Face]:
        return [card for card in self.cards if card is not None]


@dataclass(frozen=True)
class Place:
    """A seat with what lies before it."""

    seat: int
    name: str
    piles: list[Pile]
    numbers: dict[str, int | str]
    waiting: bool

    def pile(self, zone: str) -> Pile:
        return next((pile for pile in self.piles if pile.zone == zone), Pile(zone, 0, self.seat, []))


@dataclass(frozen=True)
class Scene:
    """The whole table through the eyes of one seat."""

    skin: Skin
    heading: list[str]
    seat: int
    own: Place | None
    others: list[Place]  # in turn order, from the left neighbour on
    common: list[Pile]
    facts: dict[str, Any]
    picture: str  # the board in characters, where a title has one
    prices: dict[str, int]  # by the notation of an option


class Faces:
    """The cards of one game by id, made once."""

    def __init__(self, table: Table) -> None:
        self.skin = skin_of(table.title.slug)
        self.entries = {entry["id"]: entry for entry in table.title.cards(table.setup.content, table.words.messages)}
        self.names = {noun.slug: noun.name for nouns in table.words.nouns.values() for noun in nouns}

    def face(self, id: str, marks: str = "") -> Face:
        entry = self.entries.get(id, {})
        name = str(entry.get("name") or self.names.get(id, id)) + (f" ({marks})" if marks else "")
        kind = str(entry.get("kind", ""))
        return Face(id, name, kind, self.skin.badge(entry), str(entry.get("text", "")))

    def note(self, option: Option) -> str:
        """What stands beside an option about the thing it names."""
        entry = self.entries.get(option.noun)
        return self.skin.note(option.verb, entry) if entry else ""


def make_scene(table: Table, faces: Faces, seat: int) -> Scene:
    skin, view = faces.skin, table.view(seat)
    piles = [make_pile(table, faces, zone) for zone in view["zones"] if zone["zone"] not in skin.left_out]
    places = [make_place(table, view, piles, other) for other in range(len(view["names"]))]
    around = [places[(max(seat, 0) + i) % len(places)] for i in range(len(places))]
    facts = view["facts"]
    return Scene(
        skin,
        heading(table, view, skin),
        seat,
        None if seat == SPECTATOR else places[seat],
        around if seat == SPECTATOR else around[1:],
        [pile for pile in piles if pile.owner < 0 and pile.cards],
        {name: value for name, value in facts.items() if isinstance(value, (int, str))},
        table.title.picture(table.setup, table.g, seat),
        facts.get("prices", {}),
    )


def make_pile(table: Table, faces: Faces, zone: dict[str, Any]) -> Pile:
    name, slot, owner = zone["zone"], zone["slot"], zone["owner"]
    cards: list[Face | None] = []
    for card, marks in zip(zone["cards"], zone["marks"], strict=True):
        words = [mark if marks[mark] == 1 else f"{mark} {marks[mark]}" for mark in faces.skin.marks if mark in marks]
        cards.append(faces.face(card, ", ".join(words)) if card else None)
    several = owner < 0 and any(other.name == name and other.count > 1 for other in table.g.layout.zones)
    return Pile(name, slot, owner, sort_hand(faces.skin, name, cards), several)


def sort_hand(skin: Skin, zone: str, cards: list[Face | None]) -> list[Face | None]:
    """A hand lies in the order of kinds, names and badges; other piles keep theirs."""
    if zone not in skin.hands or None in cards:
        return cards
    return sorted(cards, key=lambda card: (skin.rank(card.kind), card.badge, card.name) if card else (0, "", ""))


def make_place(table: Table, view: dict[str, Any], piles: list[Pile], seat: int) -> Place:
    skin = skin_of(table.title.slug)
    numbers: dict[str, int | str] = {name: view["facts"][name][seat] for name in skin.seat_facts if name in view["facts"]}
    for row in table.g.layout.numbers:
        if row.kind == PER_SEAT and (value := view["numbers"][row.name][seat]) is not None:
            numbers[row.name] = int(value)
    mine = [pile for pile in piles if pile.owner == seat]
    return Place(seat, view["names"][seat], mine, numbers, seat in view["waiting_for"])


def heading(table: Table, view: dict[str, Any], skin: Skin) -> list[str]:
    """The title, its mode, and the numbers of the whole table."""
    words = [table.title.name, table.title.mode_name(view["mode"])]
    for name, value in view["scalars"].items():
        if name in skin.scalars and value:
            words.append(skin.scalars[name].format(value))
    return words


def shown_numbers(skin: Skin, place: Place) -> dict[str, int | str]:
    """Of a seat: what the skin asks for, or all, as far as it is not zero."""
    names = list(place.numbers) if skin.numbers is None else [*skin.seat_facts, *skin.numbers]
    return {name: place.numbers[name] for name in names if place.numbers.get(name)}
