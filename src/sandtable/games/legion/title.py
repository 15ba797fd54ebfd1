"""Legion as the table sees it: modes, settings, words, results, and what a campaign carries over."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from sandtable.engine.content import Content
from sandtable.engine.errors import BadSetup
from sandtable.engine.flow import begin
from sandtable.engine.judge import Judge
from sandtable.engine.messages import Messages
from sandtable.engine.phrases import Phrase
from sandtable.engine.setup import Mode, Setting, Setup
from sandtable.engine.status import Status
from sandtable.engine.steps import Refusal
from sandtable.engine.title import Ledger, Result, Title
from sandtable.engine.weights import FILE, load_weights
from sandtable.engine.words import Noun, Words
from sandtable.games.legion import bot, diary, diary_page
from sandtable.games.legion import entries as c
from sandtable.games.legion.content import read_book
from sandtable.games.legion.dream import Musters
from sandtable.games.legion.fact_types import Facts
from sandtable.games.legion.facts import facts
from sandtable.games.legion.judge import LegionJudge
from sandtable.games.legion.nouns import nouns
from sandtable.games.legion.position import Legion
from sandtable.games.legion.prose import prose, said
from sandtable.games.legion.reasons import not_now
from sandtable.games.legion.scoring import despatch_points
from sandtable.games.legion.setup import Prepare, Resume
from sandtable.games.legion.status import status
from sandtable.games.legion.verbs import EVENTS, VERBS
from sandtable.games.legion.wishes import HABITS
from sandtable.games.legion.zones import BOX, make_layout

PACKAGE = "sandtable.games.legion"
CHAPTERS = (
    "setup", "rounds", "recruitment", "equipping", "march", "giving", "resolution", "moves", "strikes", "plots", "reveal",
    "assault", "aftermath", "cold", "scoring", "despatches", "survival", "locations",
)  # fmt: skip
CHECKED: set[str] = set()  # the editions of contents found right
SEAT_SETTINGS = ("random", "seat_1", "seat_2", "seat_3", "seat_4")


class LegionTitle(Title[Legion]):
    slug = "legion"
    verbs = VERBS
    events = EVENTS
    telling = ("won", "won-more", "died", "frozen-dead", "survived", "shared")
    facts_type = Facts
    version = 4
    modes = (Mode("standard", (2, 3, 4)), Mode("learning", (2, 3, 4)), Mode("survival", (2, 3, 4), campaign=True))
    settings = (
        Setting("factions", values=("chosen", "random"), default="chosen", defaults={"learning": "random"}),
        Setting("commanders", values=("chosen", "random"), default="chosen", defaults={"learning": "random"}),
        Setting("start_player", values=SEAT_SETTINGS, default="random"),
        Setting("recruitment", values=("simultaneous", "in_turn"), default="simultaneous"),
        Setting("despatches", values=("off", "on"), default="off"),
        Setting("coach", values=("off", "on"), default="off", defaults={"learning": "on"}),
    )
    folder = Path(__file__).parent
    grows = (
        "characters.character", "commanders.commander", "orders.order", "plots.plot", "locations.location", "despatches.despatch",
        "equipment.equipment",
    )  # fmt: skip
    steps = tuple(f"{PACKAGE}.{chapter}" for chapter in CHAPTERS)

    def content(self, packs: list[Path] | None = None) -> Content:
        content = super().content(packs)
        if content.edition not in CHECKED:
            self.cards(content, self.messages())
            for players in (2, 3, 4):
                read_book(content, players)
            CHECKED.add(content.edition)
        return content

    # Beginning

    def empty(self, setup: Setup) -> Legion:
        book = read_book(setup.content, setup.players)
        layout = make_layout(setup.players, book)
        layout.dreams.append(Musters())
        g = Legion(layout, book, None)
        g.seed = setup.seed
        g.despatches = setup.settings["despatches"] == "on"
        g.in_turn = setup.settings["recruitment"] == "in_turn"
        g.survival = setup.mode == "survival"
        g.coaching = setup.settings["coach"] == "on"
        return g

    def begin(self, setup: Setup) -> Legion:
        g = self.empty(setup)
        g.stock[:] = g.book.kit_count
        g.piles[BOX].extend(range(g.book.cards))
        if setup.campaign is not None:
            diary.lay_out(g, setup.campaign)
            begin(g, Resume())
            return g
        start = SEAT_SETTINGS.index(str(setup.settings["start_player"])) - 1
        if start >= setup.players:
            raise BadSetup(Phrase("setup-start", start=str(setup.settings["start_player"]), players=setup.players))
        begin(g, Prepare(setup.settings["factions"] == "random", setup.settings["commanders"] == "random", start))
        return g

    # Ending

    def result(self, setup: Setup, g: Legion) -> Result:
        lines = [
            [
                ("victory-points", g.vp[seat]),
                ("dead", -g.dead(seat) * g.book.death_penalty),
                *([("despatch", despatch_points(g, seat))] if g.despatches else []),
                ("supplies", g.supplies[seat]),
            ]
            for seat in range(g.players)
        ]
        return Result(g.rank[: g.players], g.score[: g.players], "rounds-played", lines)

    def carry(self, setup: Setup, g: Legion) -> dict[str, Any] | None:
        if not g.survival or not g.scored:
            return None
        return diary.carry(g, setup.campaign)

    def dated(self, campaign: dict[str, Any], days: list[str]) -> dict[str, Any]:
        return diary.dated(campaign, days)

    def campaign_lines(self, campaign: dict[str, Any], names: list[str], messages: Messages) -> list[str]:
        return diary_page.lines(campaign, names, messages)

    def campaign_ledgers(self, campaign: dict[str, Any], names: list[str], messages: Messages) -> list[Ledger]:
        return diary_page.ledgers(campaign, names, messages)

    def campaign_page(self, campaign: dict[str, Any], names: list[str], messages: Messages) -> str:
        return diary_page.page(campaign, names, messages)

    # Looking

    def facts(self, setup: Setup, g: Legion, seat: int, words: Words) -> dict[str, Any]:
        return facts(g, seat, words.messages)

    @cached_property
    def judge(self) -> Judge[Any]:
        weights, tastes = load_weights(self.folder / FILE, bot.THINGS), load_weights(self.folder / "tastes.toml", bot.THINGS)
        return LegionJudge(weights, tastes, load_weights(self.folder / "habits.toml", HABITS))

    def status(self, setup: Setup, g: Legion, seat: int) -> Status:
        return status(g, seat)

    def not_now(self, g: Legion, seat: int) -> list[Refusal]:
        return not_now(g, seat)

    def idle(self, g: Legion, seat: int) -> int:
        return bot.idle(g, seat)

    def variants(self, content: Content | None = None) -> list[dict[str, Any]]:
        modes = [each for each in super().variants(content) if each["mode"] != "learning" or each["players"] == 2]  # plain games
        news = [{"mode": "standard", "players": players, "despatches": "on"} for players in (2, 3, 4)]
        turns = [{"mode": "standard", "players": 4, "despatches": "on", "recruitment": "in_turn", "factions": "random"}]
        return modes + news + turns

    # Words

    def nouns(self, setup: Setup, g: Legion, messages: Messages) -> dict[str, list[Noun]]:
        return nouns(setup.content, g.book, messages)

    def prose(self, card: dict[str, Any], names: dict[str, str], messages: Messages) -> str:
        return prose(card, names, messages)

    def cards(self, content: Content, messages: Messages) -> list[dict[str, Any]]:
        kinds: list[tuple[str, str, type[c.Entry], str]] = [
            ("characters", "character", c.CharacterEntry, "flavour"),
            ("characters", "faction", c.FactionEntry, "identity"),
            ("commanders", "commander", c.CommanderEntry, "flavour"),
            ("orders", "order", c.OrderEntry, "effect"),
            ("equipment", "equipment", c.EquipmentEntry, "effect"),
            ("equipment", "damage", c.DamageEntry, "effect"),
            ("plots", "plot", c.PlotEntry, "flavour"),
            ("locations", "location", c.LocationEntry, "text"),
            ("despatches", "despatch", c.DespatchEntry, "bonus"),
        ]
        return [
            {
                **msgspec.to_builtins(entry),
                "kind": key,
                **{field: messages.printed(getattr(entry, field)) for field in ("name", "flavour") if hasattr(entry, field)},
                "text": said(getattr(entry, text), messages),
            }
            for file, key, kind, text in kinds
            for entry in content.read(file, key, kind)
        ]


TITLE = LegionTitle()
