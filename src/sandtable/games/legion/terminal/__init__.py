"""Legion in the terminal: the Plots as columns, with what they ask and pay and who stands there; people with what they can do."""

from __future__ import annotations

from sandtable.engine.messages import Messages
from sandtable.games.legion.terminal.people import character_text, signs_of, worn
from sandtable.games.legion.terminal.plots import plot_terms, plots
from sandtable.terminal.boards import Board, Count, Entry, Sight
from sandtable.terminal.shapes import Lines, Room, styled, wrapped

PLACES = 14
SLOTS = 6
OF_PLACES = [f"place {number}" for number in range(1, PLACES + 1)]
OF_ORDERS = [f"placed order {number}" for number in range(1, SLOTS + 1)]
WARES = ("recruit", "equipment", "restore")


class LegionBoard(Board):
    hands = ("hand", "despatch", "despatches offered")
    piles = ("discards", "graveyard", "plot deck", "location deck", "despatch deck")
    left_out = ("box", "plot", "location", *OF_PLACES, *(f"{place} face down" for place in OF_PLACES), *OF_ORDERS)
    badges = ("cost",)
    order = ("character", "despatch")

    def badge(self, entry: Entry, messages: Messages) -> str:
        """The power of a character and the skills that Plots ask for; the price of equipment."""
        if entry.get("kind") == "character":
            return " ".join([messages.text("badge-power", value=entry["power"]), signs_of(entry, messages)]).rstrip()
        return super().badge(entry, messages)

    def text(self, entry: Entry, messages: Messages) -> str:
        """What a character can do, what a Plot asks and pays; of anything else, what is printed."""
        if entry.get("kind") == "character":
            return character_text(entry, messages)
        if entry.get("kind") == "plot":
            return plot_terms({**entry, "needs": entry["conditions"]}, messages)
        if entry.get("kind") == "despatch":
            return messages.text("despatch-text", bonus=entry["text"], scoring=messages.printed(entry["scoring_text"]))
        return super().text(entry, messages)

    def brings(self, entry: Entry) -> list[str]:
        """LE-2.3 The two orders that a commander alone has."""
        return list(entry.get("special_orders", []))

    def worn(self, card: str, marks: dict[str, int], sight: Sight) -> list[str]:
        return worn(card, sight)

    def counts(self, sight: Sight, seat: int) -> list[Count]:
        """Faction and commander, points, Supplies, the dead, and whether the seat has passed."""
        band = sight.facts["seats"][seat]
        leaders = [sight.count("fact", who, sight.faces.name(band[who])) for who in ("faction", "commander") if band[who]]
        numbers = [sight.count("fact", "VP", band["VP"]), sight.count("fact", "supplies", band["supplies"])]
        numbers += [sight.count("fact", "dead", band["dead"])] if band["dead"] else []
        return numbers + leaders + ([Count("", "", sight.messages.text("fact-passed"))] if band["passed"] else [])

    def own_facts(self, sight: Sight) -> list[Count]:
        """Supplies in reserve, and what things cost in this round."""
        prices = sight.facts.get("prices", {})
        return [
            *(sight.count("cost-of", ware, prices[ware]) for ware in WARES if ware in prices),
            sight.count("fact", "in reserve", sight.facts["reserve"]),
        ]

    def heading(self, sight: Sight) -> list[str]:
        table, text = sight.facts["table"], sight.messages.text
        if text("fact-round") not in table:
            return []
        game = [text("scalar-game", count=table[text("fact-game")])] if table[text("fact-game")] else []
        return [*game, text("scalar-round", count=table[text("fact-round")]), table[text("fact-phase")]]

    def picture(self, sight: Sight, room: Room) -> Lines:
        """The Location with its text, and below it the Plots."""
        return location(sight, room) + plots(sight, room)


def location(sight: Sight, room: Room) -> Lines:
    here = [card for zone in sight.view["zones"] if zone["zone"] == "location" for card in zone["cards"]]
    entries = [sight.faces.entries[card] for card in here if card]
    texts = [sight.messages.text("location-here", name=entry["name"], text=entry["text"]) for entry in entries]
    return [styled(line, "italic") for text in texts for line in wrapped(text, room.width, most=2)]


BOARD = LegionBoard()
