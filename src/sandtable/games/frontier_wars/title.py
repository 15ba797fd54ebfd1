"""Frontier Wars as the table sees it: settings, words, results."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from sandtable.engine.content import Content
from sandtable.engine.errors import BadSetup
from sandtable.engine.flow import begin
from sandtable.engine.position import Position
from sandtable.engine.title import Mode, Result, Setting, Setup, Title
from sandtable.engine.words import Noun, Verb, Words
from sandtable.games.frontier_wars import book as b
from sandtable.games.frontier_wars import bot, maps, picture
from sandtable.games.frontier_wars.content import (
    buildings,
    cards,
    check_all,
    factions,
    read_book,
    read_scenario,
    scenarios,
    units,
)
from sandtable.games.frontier_wars.facts import facts, place
from sandtable.games.frontier_wars.invariants import broken
from sandtable.games.frontier_wars.layout import DECK, make_layout
from sandtable.games.frontier_wars.position import BY_CONQUEST, BY_LIMIT, BY_POINTS, BY_RESEARCH, NO_ONE, FrontierWars
from sandtable.games.frontier_wars.resign import leave
from sandtable.games.frontier_wars.rounds import ranking
from sandtable.games.frontier_wars.setup import Prepare
from sandtable.games.frontier_wars.verbs import EVENTS, VERBS

PACKAGE = "sandtable.games.frontier_wars"
CHAPTERS = (
    "setup", "rounds", "drawing", "reinforce", "turns", "skills", "move", "fly", "build", "battle", "countdown", "production",
    "removal", "shifts", "tactics", "arms", "upkeep",
)  # fmt: skip
FACTIONS = ("germany", "usa", "uk", "ussr")
SCENARIOS = (
    "compact_2", "tane_ost", "varsity", "fork", "brevity",
    "compact_3", "kutuzov", "gunnerside", "paper_clip", "urano", "greif", "chastise", "chastise_28", "tatsinskaya",
    "compact_4", "epsom", "zeppelin", "biting", "borodino", "neretva", "bagatrion",
)  # fmt: skip
REASONS = {
    BY_POINTS: "the target of victory points was reached",
    BY_RESEARCH: "a secret weapon was completed",
    BY_CONQUEST: "only one headquarters was left standing",
    BY_LIMIT: "the round limit was reached",
}


def chosen_faction(number: int) -> Setting:
    return Setting(f"faction_{number}", f"the faction of seat {number}", values=("any", *FACTIONS), default="any")


class FrontierWarsTitle(Title):
    slug = "frontier_wars"
    name = "Frontier Wars"
    about = "Two to four factions fight over a small island of hexagons. No dice: every unit strikes once, in initiative order."
    edition = "the published rules, with the rulings in rules.md; cards and maps are our own"
    version = 2
    modes = (Mode("war", "War", (2, 3, 4), "Stars, a secret weapon, or the last headquarters standing."),)
    settings = (
        Setting("scenario", "the map; `compact` is the small one for this number of players",
                values=("compact", *SCENARIOS), default="compact"),
        Setting("side", "the basic (A) or the advanced (B) side of all faction sheets", values=("A", "B"), default="A"),
        Setting("tie_break", "the printed order of factions, or one shuffled for this game",
                values=("printed", "shuffled"), default="printed"),
        Setting("round_limit", "after this round the points decide", values=("12", "16", "20", "30"), default="20"),
        Setting("scenario_rules", "whether the special rule of a scenario applies", values=("on", "off"), default="on"),
        Setting("seats", "who starts where: dealt at random, or seat 1 on start tile 1 and so on",
                values=("random", "chosen"), default="random"),
        *(chosen_faction(number) for number in (1, 2, 3, 4)),
    )  # fmt: skip
    folder = Path(__file__).parent
    steps = tuple(f"{PACKAGE}.{chapter}" for chapter in CHAPTERS)

    def content(self, packs: list[Path] | None = None) -> Content:
        content = super().content(packs)
        check_all(content)
        return content

    def empty(self, setup: Setup) -> FrontierWars:
        scenario = read_scenario(setup.content, self.scenario_of(setup))
        book = read_book(setup.content, str(setup.settings["side"]))
        g = FrontierWars(make_layout(book, scenario), book, scenario, None)
        g.seed = setup.seed
        g.limit = int(setup.settings["round_limit"])
        g.rules_on = setup.settings["scenario_rules"] == "on"
        return g

    def scenario_of(self, setup: Setup) -> str:
        """FW-1.1 A scenario whose number of start tiles equals the number of players."""
        slug = str(setup.settings["scenario"])
        if slug == "compact":
            return f"compact_{setup.players}"
        entry = next(entry for entry in scenarios(setup.content) if entry.id == slug)
        if entry.players != setup.players:
            raise BadSetup(f"{entry.name} is for {entry.players} players, not {setup.players}")
        return slug

    def begin(self, setup: Setup) -> FrontierWars:
        g = self.empty(setup)
        dealt = self.deal_factions(setup, g)
        ranks = sorted(g.book.rank)
        if setup.settings["tie_break"] == "shuffled":
            g.dice().shuffle(ranks)
        else:
            ranks = g.book.rank
        for seat in range(g.players):
            g.faction[seat] = dealt[seat]
            g.ties[seat] = ranks[dealt[seat]]
        for tile in range(g.scenario.land):
            g.flag[tile] = g.keeper[tile] = NO_ONE
        for card, type_ in enumerate(g.book.type_of):
            g.piles[DECK + g.book.deck[type_]].append(card)
        places = g.scenario.starts[:]
        if setup.settings["seats"] == "random":
            g.dice().shuffle(places)
        begin(g, Prepare(places))
        return g

    def deal_factions(self, setup: Setup, g: FrontierWars) -> list[int]:
        """FW-1.2 Each player takes a different faction; who chose none is dealt one at random."""
        wishes = [str(setup.settings[f"faction_{seat + 1}"]) for seat in range(setup.players)]
        chosen = [wish for wish in wishes if wish != "any"]
        if len(set(chosen)) != len(chosen):
            raise BadSetup("each player takes a different faction")
        left = [index for index, name in enumerate(g.book.factions) if name not in chosen]
        g.dice().shuffle(left)
        return [left.pop() if wish == "any" else g.book.factions.index(wish) for wish in wishes]

    def result(self, setup: Setup, g: Position) -> Result:
        assert isinstance(g, FrontierWars)
        order = ranking(g)
        points = [0 if g.out[seat] else g.victory_points(seat) for seat in range(g.players)]
        lines = [
            [
                ("victory points", points[seat]),
                ("medals", g.medals[seat]),
                ("research points", g.research_points(seat)),
                ("units on the map", g.units_on_map(seat)),
            ]
            for seat in range(g.players)
        ]
        return Result([1 + order.index(seat) for seat in range(g.players)], points, REASONS[g.ended], lines)

    def facts(self, setup: Setup, g: Position, seat: int) -> dict[str, Any]:
        assert isinstance(g, FrontierWars)
        return facts(g, [entry.name for entry in factions(setup.content)], seat)

    def variants(self) -> list[dict[str, Any]]:
        """Every scenario, by turns with the basic and the advanced sheets."""
        found = []
        for index, entry in enumerate(scenarios(self.content())):
            found.append({"players": entry.players, "scenario": entry.id, "side": "AB"[index % 2], "round_limit": "12"})
        return found

    def picture(self, setup: Setup, g: Position, seat: int) -> str:
        assert isinstance(g, FrontierWars)
        return picture.draw(g)

    def maps(self, content: Content) -> dict[str, str]:
        return {entry.id: maps.text(entry.id, content) for entry in scenarios(content)}

    def evaluate(self, g: Position, seat: int) -> float:
        assert isinstance(g, FrontierWars)
        return bot.evaluate(g, seat)

    def idle(self, g: Position, seat: int) -> int:
        assert isinstance(g, FrontierWars)
        return bot.idle(g, seat)

    def may_resign(self, g: Position, seat: int) -> bool:
        """FW-13.4 Whoever is still in the game."""
        assert isinstance(g, FrontierWars)
        return not g.out[seat]

    def leave(self, g: Position, seat: int) -> None:
        assert isinstance(g, FrontierWars)
        leave(g, seat)

    def broken(self, g: Position) -> str:
        assert isinstance(g, FrontierWars)
        return broken(g)

    # Words

    def words(self, setup: Setup, g: Position) -> Words:
        assert isinstance(g, FrontierWars)
        names = [entry.name for entry in factions(setup.content)]
        named = {entry.id: entry.name.lower() for entry in buildings(setup.content)}
        seats = [names[g.faction[seat]] for seat in range(g.players)]
        return Words(
            verbs=[Verb(*verb) for verb in VERBS],
            nouns={
                "card": [Noun(card.id, card.name) for card in cards(setup.content)],
                "deck": [Noun(*pair) for pair in zip(b.DECKS, b.COLOURS, strict=True)],
                "tile": [Noun(label, place(g, tile)) for tile, label in enumerate(g.scenario.labels)],
                "unit": [Noun(unit.id, unit.name.lower()) for unit in units(setup.content)],
                "building": [Noun(kind, f"the {named.get(kind, kind)}") for kind in b.BUILDINGS],
                "side": [Noun(slug, name) for slug, name in zip(g.book.factions, names, strict=True)],
                "faction": [Noun(g.book.factions[g.faction[seat]], name) for seat, name in enumerate(seats)],
                "hand": [Noun(f"{g.book.factions[g.faction[seat]]}-{deck}", f"a {colour} card of {name}")
                         for seat, name in enumerate(seats) for deck, colour in zip(b.DECKS, b.COLOURS, strict=True)],
                "load": [Noun(f"{load // 4}i{load % 4}a", f"a plane with {load // 4} infantry and {load % 4} artillery aboard")
                         for load in range(16)],
            },
            events=list(EVENTS),
        )  # fmt: skip

    def cards(self, content: Content) -> list[dict[str, Any]]:
        printed = [msgspec.to_builtins(card) for card in cards(content)]
        for entry in factions(content):
            for side in ("A", "B"):
                sheet = entry.sheet(side)
                text = f"{sheet.skill}: {sheet.skill_text} {sheet.special}: {sheet.special_text}"
                name = f"{entry.name}, side {side}"
                about = {"name": name, "text": text, "flavour": entry.flavour, "colour": entry.colour}
                printed.append({"id": f"{entry.id}_{side.lower()}", **about, **msgspec.to_builtins(sheet)})
        return printed


TITLE = FrontierWarsTitle()
