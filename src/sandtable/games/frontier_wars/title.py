"""Frontier Wars as the table sees it: settings, words, results."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import Any

from sandtable.engine.content import Content
from sandtable.engine.errors import BadSetup
from sandtable.engine.flow import begin
from sandtable.engine.judge import Judge
from sandtable.engine.messages import Messages
from sandtable.engine.phrases import Phrase
from sandtable.engine.setup import Mode, Setting, Setup
from sandtable.engine.status import Status
from sandtable.engine.steps import Refusal
from sandtable.engine.title import Result, Title
from sandtable.engine.weights import FILE, load_weights
from sandtable.engine.words import Noun, Words
from sandtable.games.frontier_wars import bot, maps
from sandtable.games.frontier_wars.content import check_all, read_book, read_scenario, scenarios
from sandtable.games.frontier_wars.fact_types import Facts
from sandtable.games.frontier_wars.facts import facts
from sandtable.games.frontier_wars.judge import FrontierWarsJudge
from sandtable.games.frontier_wars.layout import DECK, make_layout
from sandtable.games.frontier_wars.migrations import MIGRATIONS
from sandtable.games.frontier_wars.nouns import nouns, printed
from sandtable.games.frontier_wars.position import BY_CONQUEST, BY_LIMIT, BY_POINTS, BY_RESEARCH, NO_ONE, FrontierWars
from sandtable.games.frontier_wars.prose import prose
from sandtable.games.frontier_wars.reasons import not_now
from sandtable.games.frontier_wars.resign import leave
from sandtable.games.frontier_wars.rounds import ranking
from sandtable.games.frontier_wars.setup import Prepare
from sandtable.games.frontier_wars.status import status
from sandtable.games.frontier_wars.verbs import EVENTS, VERBS
from sandtable.games.frontier_wars.victory import research_points, units_on_map, victory_points
from sandtable.games.frontier_wars.wishes import HABITS

PACKAGE = "sandtable.games.frontier_wars"
CHAPTERS = (
    "setup", "rounds", "drawing", "reinforce", "turns", "skills", "move", "fly", "build", "battle", "countdown", "production",
    "removal", "shifts", "relief", "tactics", "arms", "upkeep",
)  # fmt: skip
FACTIONS = ("germany", "usa", "uk", "ussr")
BY_PLAYERS = {
    2: ("compact_2", "tane_ost", "varsity", "fork", "brevity"),
    3: ("compact_3", "kutuzov", "gunnerside", "paper_clip", "urano", "greif", "chastise", "chastise_28", "tatsinskaya"),
    4: ("compact_4", "epsom", "zeppelin", "biting", "borodino", "neretva", "bagatrion"),
}
SCENARIOS = {scenario: players for players, scenarios in BY_PLAYERS.items() for scenario in scenarios}
REASONS = {BY_POINTS: "points", BY_RESEARCH: "research", BY_CONQUEST: "conquest", BY_LIMIT: "limit"}


class FrontierWarsTitle(Title[FrontierWars]):
    slug = "frontier_wars"
    verbs = VERBS
    events = EVENTS
    telling = ("moved", "landed", "won", "medals", "lost", "removed", "hq-falls", "eliminated")
    facts_type = Facts
    version = 4
    modes = (Mode("war", (2, 3, 4)), Mode("learning", (2, 3, 4)))
    settings = (
        Setting("scenario", values=("compact", *SCENARIOS), default="compact", fits=SCENARIOS),
        Setting("side", values=("A", "B"), default="A"),
        Setting("tie_break", values=("printed", "shuffled"), default="printed"),
        Setting("round_limit", values=("12", "16", "20", "30"), default="20", defaults={"learning": "12"}),
        Setting("scenario_rules", values=("on", "off"), default="on"),
        Setting("seats", values=("random", "chosen"), default="random"),
        Setting("coach", values=("off", "on"), default="off", defaults={"learning": "on"}),
        *(Setting(f"faction_{number}", values=("any", *FACTIONS), default="any", least=number) for number in (1, 2, 3, 4)),
    )
    folder = Path(__file__).parent
    grows = ("cards.card", "scenarios.scenario")
    steps = tuple(f"{PACKAGE}.{chapter}" for chapter in CHAPTERS)
    migrations = MIGRATIONS

    def content(self, packs: list[Path] | None = None) -> Content:
        content = super().content(packs)
        check_all(content)
        return content

    def settings_with(self, content: Content) -> tuple[Setting, ...]:
        """The scenarios of packs can be chosen as those of the box."""
        added = [entry for entry in scenarios(content) if entry.id not in SCENARIOS]
        first, *others = self.settings
        values = (*first.values, *(entry.id for entry in added))
        fits = {**first.fits, **{entry.id: entry.players for entry in added}}
        return (replace(first, values=values, fits=fits, names={entry.id: entry.name for entry in added}), *others)

    def empty(self, setup: Setup) -> FrontierWars:
        scenario = read_scenario(setup.content, self.scenario_of(setup))
        book = read_book(setup.content, str(setup.settings["side"]))
        g = FrontierWars(make_layout(book, scenario), book, scenario, None)
        g.seed = setup.seed
        g.limit = int(setup.settings["round_limit"])
        g.rules_on = setup.settings["scenario_rules"] == "on"
        g.coaching = setup.settings["coach"] == "on"
        return g

    def scenario_of(self, setup: Setup) -> str:
        """FW-1.1 A scenario whose number of start tiles equals the number of players."""
        slug = str(setup.settings["scenario"])
        if slug == "compact":
            return f"compact_{setup.players}"
        entry = next(entry for entry in scenarios(setup.content) if entry.id == slug)
        if entry.players != setup.players:
            raise BadSetup(
                Phrase("setup-scenario", scenario=entry.name, wants=entry.players, players=setup.players), self.messages
            )
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
            raise BadSetup(Phrase("setup-factions"), self.messages)
        left = [index for index, name in enumerate(g.book.factions) if name not in chosen]
        g.dice().shuffle(left)
        return [left.pop() if wish == "any" else g.book.factions.index(wish) for wish in wishes]

    def result(self, setup: Setup, g: FrontierWars) -> Result:
        order = ranking(g)
        points = [0 if g.out[seat] else victory_points(g, seat) for seat in range(g.players)]
        lines = [
            [
                ("victory-points", points[seat]),
                ("medals", g.medals[seat]),
                ("research-points", research_points(g, seat)),
                ("units", units_on_map(g, seat)),
            ]
            for seat in range(g.players)
        ]
        return Result([1 + order.index(seat) for seat in range(g.players)], points, REASONS[g.ended], lines)

    def facts(self, setup: Setup, g: FrontierWars, seat: int, words: Words) -> dict[str, Any]:
        return facts(g, str(setup.settings["side"]), seat, words)

    def status(self, setup: Setup, g: FrontierWars, seat: int) -> Status:
        return status(g, seat)

    def variants(self, content: Content | None = None) -> list[dict[str, Any]]:
        """A learning game, and every scenario, by turns with the basic and the advanced sheets."""
        found: list[dict[str, Any]] = [{"players": 2, "mode": "learning", "scenario": "compact_2"}]
        for index, entry in enumerate(scenarios(content or self.content())):
            found.append({"players": entry.players, "scenario": entry.id, "side": "AB"[index % 2], "round_limit": "12"})
        return found

    def scenarios(self, content: Content, messages: Messages) -> list[dict[str, Any]]:
        return [maps.preview(entry, content, messages) for entry in scenarios(content)]

    def maps(self, content: Content, messages: Messages) -> dict[str, str]:
        return {entry.id: maps.text(entry.id, content, messages) for entry in scenarios(content)}

    @cached_property
    def judge(self) -> Judge[Any]:
        weights, tastes = load_weights(self.folder / FILE, bot.THINGS), load_weights(self.folder / "tastes.toml", bot.THINGS)
        return FrontierWarsJudge(weights, tastes, load_weights(self.folder / "habits.toml", HABITS))

    def not_now(self, g: FrontierWars, seat: int) -> list[Refusal]:
        return not_now(g, seat)

    def idle(self, g: FrontierWars, seat: int) -> int:
        return bot.idle(g, seat)

    def may_resign(self, g: FrontierWars, seat: int) -> bool:
        """FW-13.4 Whoever is still in the game."""
        return not g.out[seat]

    def leave(self, g: FrontierWars, seat: int) -> None:
        leave(g, seat)

    # Words

    def nouns(self, setup: Setup, g: FrontierWars, messages: Messages) -> dict[str, list[Noun]]:
        return nouns(setup.content, g, str(setup.settings["side"]), messages)

    def prose(self, card: dict[str, Any], names: dict[str, str], messages: Messages) -> str:
        return prose(card, messages)

    def cards(self, content: Content, messages: Messages) -> list[dict[str, Any]]:
        return printed(content, messages)


TITLE = FrontierWarsTitle()
