"""A table to try a rule on: troops, buildings and cards where a test wants them, and nothing else on the map."""

from __future__ import annotations

from typing import Any

import sandtable
from sandtable.engine.flow import advance
from sandtable.engine.steps import Step
from sandtable.engine.table import Table
from sandtable.games.frontier_wars.battle import Battles
from sandtable.games.frontier_wars.book import BUILDINGS, DECKS, HEADQUARTERS, TYPES
from sandtable.games.frontier_wars.cards import find_card
from sandtable.games.frontier_wars.control import controller, erect, note_control
from sandtable.games.frontier_wars.layout import DECK, DISCARDS, FACE_UP, HAND, RESEARCH
from sandtable.games.frontier_wars.muster import stand_down
from sandtable.games.frontier_wars.position import NO_ONE, FrontierWars
from sandtable.games.frontier_wars.turns import Turn

LETTERS = "itap"
DEFAULT = ("germany", "usa", "uk", "ussr")


class Field:
    """Seats play the factions in the order given. Headquarters stand on their start tiles, all units are in reserve."""

    def __init__(
        self,
        scenario: str = "compact_2",
        factions: tuple[str, ...] = DEFAULT,
        side: str = "A",
        seed: int = 1,
        **settings: Any,
    ) -> None:
        title = sandtable.title("frontier_wars")
        entries = {entry["id"]: entry for entry in title.content().tables["scenarios"]["scenario"]}
        players = entries[scenario]["players"]
        chosen: dict[str, Any] = {f"faction_{seat + 1}": factions[seat] for seat in range(players)}
        self.table: Table = sandtable.new(
            "frontier_wars", players=players, seed=seed, scenario=scenario, side=side, seats="chosen", **chosen, **settings
        )
        assert isinstance(self.table.g, FrontierWars)
        self.tiles = {label: tile for tile, label in enumerate(self.g.scenario.labels)}
        self.strip()

    @property
    def g(self) -> FrontierWars:
        g = self.table.g
        assert isinstance(g, FrontierWars)
        return g

    def strip(self) -> None:
        g = self.g
        g.todo.clear()
        g.offers.clear()
        g.lanes.clear()
        for tile in range(g.scenario.land):
            for seat in range(g.players):
                for type_ in range(TYPES):
                    for _ in range(g.count(tile, seat, type_)):
                        g.take(tile, seat, type_)
        for seat in range(g.players):
            for card in g.hand[seat][:]:
                g.tuck(card, HAND + seat, DECK + g.layout.back[card])
        for deck in range(len(DECKS)):
            g.gather(DISCARDS + deck, DECK + deck)
        g.round = 1

    # Setting up

    def units(self, seat: int, label: str, army: str) -> Field:
        """`units(0, "b1", "2i1t")`: two infantry and a tank of seat 0 on b1."""
        for count, letter in zip(army[::2], army[1::2], strict=True):
            for _ in range(int(count)):
                self.g.put(self.tiles[label], seat, LETTERS.index(letter))
        note_control(self.g, self.tiles[label])
        return self

    def build(self, seat: int, label: str, kind: str, *, intact: bool = True) -> Field:
        tile = self.tiles[label]
        erect(self.g, tile, BUILDINGS.index(kind), seat)
        self.g.intact[tile] = int(intact)
        return self

    def no_headquarters(self, *seats: int) -> Field:
        """Take headquarters off the board, so that their tiles are plain ones."""
        g = self.g
        for tile in range(g.scenario.land):
            if g.building[tile] == HEADQUARTERS and g.colour[tile] in seats:
                g.building[tile] = g.intact[tile] = g.resistance[tile] = 0
                g.flag[tile] = g.keeper[tile] = NO_ONE
        return self

    def give(self, seat: int, *cards: str, pile: int = HAND) -> Field:
        """Put cards of these types from the decks into a hand."""
        g = self.g
        for slug in cards:
            type_ = g.book.slugs.index(slug)
            deck = DECK + g.book.deck[type_]
            g.move(find_card(g, g.piles[deck], type_), deck, pile + seat)
        return self

    def keep(self, seat: int, card: str) -> Field:
        return self.give(seat, card, pile=FACE_UP)

    def research(self, seat: int, *cards: str) -> Field:
        return self.give(seat, *cards, pile=RESEARCH)

    # Playing

    def begin(self, *steps: Step[FrontierWars]) -> Field:
        self.g.todo[:] = reversed(steps)
        self.g.offers.clear()
        self.g.lanes.clear()
        advance(self.g)
        return self

    def turn(self, seat: int) -> Field:
        return self.begin(Turn(seat))

    def attack(self, seat: int, label: str) -> Field:
        """Let the units of a seat on this tile have just moved in, and fight."""
        g, tile = self.g, self.tiles[label]
        g.active = seat
        stand_down(g)
        for type_ in range(TYPES):
            g.fixed[tile * TYPES + type_] = g.count(tile, seat, type_)
        return self.begin(Battles(seat))

    def play(self, seat: int, *picks: str) -> Field:
        for pick in picks:
            self.table.play(seat, pick)
        return self

    def offered(self, seat: int) -> list[str]:
        return [option.text for option in self.table.options(seat)]

    def asks(self, seat: int) -> str:
        ask = self.table.ask(seat)
        return str(ask["decision"]) if ask else ""

    def detail(self, seat: int) -> str:
        ask = self.table.ask(seat)
        return str(ask["detail"]) if ask else ""

    def told(self, seat: int, pick: str) -> str:
        """What an option says it will bring about."""
        ask = self.table.ask(seat) or {}
        return next(str(option["consequence"]) for option in ask["options"] if option["text"] == pick)

    def refuses(self, seat: int, pick: str) -> str:
        """The rule that forbids a pick."""
        assert pick not in self.offered(seat)
        return next((why.rule for why in self.table.why_not(seat) if why.option.text == pick), "")

    # Looking

    def army(self, seat: int, label: str) -> str:
        counts = [(self.g.count(self.tiles[label], seat, type_), letter) for type_, letter in enumerate(LETTERS)]
        return "".join(f"{count}{letter}" for count, letter in counts if count)

    def armies(self, label: str) -> list[str]:
        return [self.army(seat, label) for seat in range(self.g.players)]

    def at(self, label: str, row: list[int]) -> int:
        return row[self.tiles[label]]

    def resistance(self, label: str) -> int:
        return self.at(label, self.g.resistance)

    def controller(self, label: str) -> int:
        return controller(self.g, self.tiles[label])

    def hand(self, seat: int) -> list[str]:
        return sorted(self.g.book.slugs[self.g.book.type_of[card]] for card in self.g.hand[seat])

    def discards(self) -> list[str]:
        g = self.g
        return sorted(g.book.slugs[g.book.type_of[card]] for deck in range(len(DECKS)) for card in g.piles[DISCARDS + deck])
