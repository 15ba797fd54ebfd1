"""Legion as the table sees it: modes, settings, words, results, and what a campaign carries over."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from sandtable.engine.content import Content
from sandtable.engine.errors import BadSetup
from sandtable.engine.flow import begin
from sandtable.engine.position import Position
from sandtable.engine.title import Ledger, Mode, Result, Setting, Setup, Title
from sandtable.engine.words import Noun, Verb, Words
from sandtable.games.legion import book as b
from sandtable.games.legion import bot, diary
from sandtable.games.legion import entries as c
from sandtable.games.legion.content import read_book
from sandtable.games.legion.facts import facts
from sandtable.games.legion.position import Legion
from sandtable.games.legion.scoring import despatch_points
from sandtable.games.legion.setup import Prepare, Resume
from sandtable.games.legion.verbs import EVENTS, PAIR, VERBS
from sandtable.games.legion.zones import BOX, make_layout

PACKAGE = "sandtable.games.legion"
CHAPTERS = (
    "setup", "rounds", "recruitment", "march", "giving", "resolution", "moves", "strikes", "plots", "reveal", "assault",
    "aftermath", "cold", "scoring", "despatches", "survival", "locations",
)  # fmt: skip
CHECKED: set[str] = set()  # the hashes of contents found right
SEAT_SETTINGS = ("random", "seat_1", "seat_2", "seat_3", "seat_4")


class LegionTitle(Title):
    slug = "legion"
    name = "Legion: The Siberian Story"
    about = "Christmas 1918. Four armed bands share one railway: squads, whispered orders, frost, and who is left to tell."
    edition = "the published rules, with the rulings in rules.md; cards the rulebook does not list are ours"
    version = 2
    modes = (
        Mode("standard", "Single game", (2, 3, 4), "Four rounds along the railway."),
        Mode(
            "survival",
            "Survival campaign",
            (2, 3, 4),
            "Three games with the same people: wounds, frost and the dead stay.",
            campaign=True,
        ),
    )
    settings = (
        Setting("factions", "each chooses a faction, or they are dealt", values=("chosen", "random"), default="chosen"),
        Setting("commanders", "each chooses a commander, or they are dealt", values=("chosen", "random"), default="chosen"),
        Setting("start_player", "who begins", values=SEAT_SETTINGS, default="random"),
        Setting("recruitment", "shop at the same time, or in turn", values=("simultaneous", "in_turn"), default="simultaneous"),
        Setting("despatches", "secret despatches from round 2", values=("off", "on"), default="off"),
    )
    folder = Path(__file__).parent
    steps = tuple(f"{PACKAGE}.{chapter}" for chapter in CHAPTERS)

    def content(self, packs: list[Path] | None = None) -> Content:
        content = super().content(packs)
        if content.hash not in CHECKED:
            self.cards(content)
            for players in (2, 3, 4):
                read_book(content, players)
            CHECKED.add(content.hash)
        return content

    # Beginning

    def empty(self, setup: Setup) -> Legion:
        book = read_book(setup.content, setup.players)
        g = Legion(make_layout(setup.players, book), book, None)
        g.seed = setup.seed
        g.despatches = setup.settings["despatches"] == "on"
        g.in_turn = setup.settings["recruitment"] == "in_turn"
        g.survival = setup.mode == "survival"
        return g

    def begin(self, setup: Setup) -> Legion:
        g = self.empty(setup)
        g.stock[:] = g.book.kit_count
        g.piles[BOX].extend(range(b.CARDS))
        if setup.campaign is not None:
            diary.lay_out(g, setup.campaign)
            begin(g, Resume())
            return g
        start = SEAT_SETTINGS.index(str(setup.settings["start_player"])) - 1
        if start >= setup.players:
            raise BadSetup(f"start_player is {setup.settings['start_player']}, but there are {setup.players} seats")
        begin(g, Prepare(setup.settings["factions"] == "random", setup.settings["commanders"] == "random", start))
        return g

    # Ending

    def result(self, setup: Setup, g: Position) -> Result:
        assert isinstance(g, Legion)
        lines = [
            [
                ("victory points", g.vp[seat]),
                ("dead", -g.dead(seat) * g.book.death_penalty),
                ("despatch", despatch_points(g, seat)),
                ("supplies", g.supplies[seat]),
            ]
            for seat in range(g.players)
        ]
        return Result(g.rank[: g.players], g.score[: g.players], "four rounds were played", lines)

    def carry(self, setup: Setup, g: Position) -> dict[str, Any] | None:
        assert isinstance(g, Legion)
        if not g.survival or not g.scored:
            return None
        return diary.carry(g, setup.campaign)

    def dated(self, campaign: dict[str, Any], days: list[str]) -> dict[str, Any]:
        return diary.dated(campaign, days)

    def campaign_lines(self, campaign: dict[str, Any], names: list[str]) -> list[str]:
        return diary.lines(campaign, names)

    def campaign_ledgers(self, campaign: dict[str, Any], names: list[str]) -> list[Ledger]:
        return diary.ledgers(campaign, names)

    def campaign_page(self, campaign: dict[str, Any], names: list[str]) -> str:
        return diary.page(campaign, names)

    # Looking

    def facts(self, setup: Setup, g: Position, seat: int) -> dict[str, Any]:
        assert isinstance(g, Legion)
        return facts(g, seat)

    def evaluate(self, g: Position, seat: int) -> float:
        assert isinstance(g, Legion)
        return bot.evaluate(g, seat)

    def idle(self, g: Position, seat: int) -> int:
        assert isinstance(g, Legion)
        return bot.idle(g, seat)

    def variants(self) -> list[dict[str, Any]]:
        news = [{"mode": "standard", "players": players, "despatches": "on"} for players in (2, 3, 4)]
        turns = [{"mode": "standard", "players": 4, "despatches": "on", "recruitment": "in_turn", "factions": "random"}]
        return super().variants() + news + turns

    # Words

    def words(self, setup: Setup, g: Position) -> Words:
        assert isinstance(g, Legion)
        names, slugs = g.book.names, g.book.slugs
        people = [Noun(slugs[i], names[i]) for i in range(b.CHARACTERS)]
        return Words(
            verbs=[Verb(*verb) for verb in VERBS],
            nouns={
                "character": people,
                "sending": [sending(people, number) for number in range(b.PLOTS * PAIR)],
                "order": [Noun(slug, name) for slug, name in zip(g.book.order_slugs, g.book.order_names, strict=True)],
                "plotcard": [Noun(slugs[i], names[i]) for i in range(b.PLOT_CARDS, b.LOCATION_CARDS)],
                "location": [Noun(slugs[i], names[i]) for i in range(b.LOCATION_CARDS, b.DESPATCH_CARDS)],
                "despatch": [Noun(slugs[i], names[i]) for i in range(b.DESPATCH_CARDS, b.CARDS)],
                "faction": nouns(setup.content, "characters", "faction", c.FactionEntry),
                "commander": nouns(setup.content, "commanders", "commander", c.CommanderEntry),
                "equipment": nouns(setup.content, "equipment", "equipment", c.EquipmentEntry),
                "skill": [Noun(skill, skill.capitalize()) for skill in b.SKILLS],
                "plot": [Noun(str(plot + 1), f"Plot {plot + 1}") for plot in range(b.PLOTS)],
                "number": [Noun(str(number), str(number)) for number in range(2 * b.STANDS)],
                "place": [place(number) for number in range(b.STANDS * b.SEATS)],
            },
            events=list(EVENTS),
        )

    def cards(self, content: Content) -> list[dict[str, Any]]:
        kinds: list[tuple[str, str, type[c.Entry], str]] = [
            ("characters", "character", c.CharacterEntry, "flavour"),
            ("characters", "faction", c.FactionEntry, "identity"),
            ("commanders", "commander", c.CommanderEntry, "flavour"),
            ("orders", "order", c.OrderEntry, "effect"),
            ("equipment", "equipment", c.EquipmentEntry, "legal_on"),
            ("equipment", "damage", c.DamageEntry, "effect"),
            ("plots", "plot", c.PlotEntry, "flavour"),
            ("locations", "location", c.LocationEntry, "text"),
            ("despatches", "despatch", c.DespatchEntry, "bonus"),
        ]
        return [
            {**msgspec.to_builtins(entry), "kind": key, "text": getattr(entry, text)}
            for file, key, kind, text in kinds
            for entry in content.read(file, key, kind)
        ]


def sending(people: list[Noun], number: int) -> Noun:
    """A character on its way to a Plot."""
    plot, who = number // PAIR + 1, number % PAIR
    person = people[who] if who < len(people) else Noun(f"nobody_{who}", "nobody")
    return Noun(f"{person.slug}/{plot}", f"{person.name} to Plot {plot}")


def place(number: int) -> Noun:
    """Where a face-down card lies."""
    seat, spot = number % b.SEATS, number // b.SEATS + 1
    return Noun(f"{seat + 1}-{spot}", f"face-down card {spot} of {{player}}", seat)


def nouns(content: Content, file: str, key: str, kind: type[c.Entry]) -> list[Noun]:
    return [Noun(entry.id, entry.name) for entry in content.read(file, key, kind)]


TITLE = LegionTitle()
