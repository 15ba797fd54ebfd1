"""Frontier Wars in the terminal: the map with armies, cargo and headquarters, and each side at a glance."""

from __future__ import annotations

from sandtable.engine.messages import Messages
from sandtable.games.frontier_wars.terminal.map import draw
from sandtable.terminal.boards import Board, Count, Entry, Sight
from sandtable.terminal.shapes import Lines, Room

COUNTED = ("points now", "research points", "medals")
SETS = ("reserve", "to build")  # facts of a side that count things by name


class FrontierWarsBoard(Board):
    piles = ("discards", "deck", "research deck")
    facts = ("points to win", "research to win", "hand limit")
    colours = {"attack": "$red", "defence": "$blue", "tactical": "$green"}  # noqa: RUF012
    order = ("attack", "defence", "tactical")

    def kind(self, entry: Entry) -> str:
        """Cards are told apart by the deck they come from."""
        return str(entry.get("deck") or "")

    def badge(self, entry: Entry, messages: Messages) -> str:
        return messages.text("badge-research", value=entry["research"]) if entry.get("research") else ""

    def pile_name(self, zone: str, slot: int, sight: Sight, *, numbered: bool, short: bool = False) -> str:
        """The three decks and their discards go by their colours."""
        names = sight.facts["piles"].get(zone)
        return names[slot] if names else super().pile_name(zone, slot, sight, numbered=numbered, short=short)

    def counts(self, sight: Sight, seat: int) -> list[Count]:
        """The side, its points and medals, and what it has beside the map."""
        side, messages = sight.facts["seats"][seat], sight.messages
        if side.get("out of the game"):
            return [Count("", "", side["faction"]), Count("", "", messages.text("fact-out-of-the-game"))]
        numbers = [sight.count("fact", name, side[name]) for name in COUNTED if side.get(name)]
        return [Count("", "", side["faction"]), *numbers]

    def own_facts(self, sight: Sight) -> list[Count]:
        """The turn order, what it takes to win, and what is left to bring onto the map."""
        order = sight.count("fact", "turn order", sight.messages.listed(sight.facts["table"]["turn order"]))
        side = sight.facts["seats"][sight.seat] if sight.seat >= 0 else {}
        sets = [sight.count("fact", name, things(side[name], sight.messages)) for name in SETS if side.get(name)]
        return [order, *super().own_facts(sight), *sets]

    def heading(self, sight: Sight) -> list[str]:
        table = sight.facts["table"]
        return [table["scenario"], sight.messages.text("scalar-round", count=table["round"])]

    def picture(self, sight: Sight, room: Room) -> Lines:
        return draw(sight, room)


def things(counts: dict[str, int], messages: Messages) -> str:
    """Units or buildings, counted."""
    return messages.listed([messages.text(f"thing-{thing}", count=count) for thing, count in counts.items()])


BOARD = FrontierWarsBoard()
