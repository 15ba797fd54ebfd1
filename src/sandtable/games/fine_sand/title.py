"""Fine Sand as the table sees it: modes, settings, words, results, and what a campaign carries over."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from sandtable.engine.content import Content
from sandtable.engine.flow import begin
from sandtable.engine.judge import Judge
from sandtable.engine.messages import ENGLISH, Messages
from sandtable.engine.setup import Mode, Setting, Setup
from sandtable.engine.status import Status
from sandtable.engine.steps import Refusal
from sandtable.engine.title import Ledger, Result, Title
from sandtable.engine.weights import FILE, load_weights
from sandtable.engine.words import Noun, Words
from sandtable.games.fine_sand import bot, campaign, sheet
from sandtable.games.fine_sand.checks import CardEntry
from sandtable.games.fine_sand.content import read_book
from sandtable.games.fine_sand.fact_types import Facts
from sandtable.games.fine_sand.facts import facts
from sandtable.games.fine_sand.judge import FineSandJudge
from sandtable.games.fine_sand.nouns import nouns
from sandtable.games.fine_sand.position import ONE_BY_ONE, SEALED, STYLES, FineSand, make_layout
from sandtable.games.fine_sand.prose import prose
from sandtable.games.fine_sand.reasons import not_now
from sandtable.games.fine_sand.results import result
from sandtable.games.fine_sand.setup import Prepare
from sandtable.games.fine_sand.status import status
from sandtable.games.fine_sand.verbs import EVENTS, VERBS

PACKAGE = "sandtable.games.fine_sand"
CHAPTERS = ("setup", "rounds", "draw", "work", "bill", "pay", "actions", "fetch", "hand_cards", "limit", "style", "scoring")
SYMBOLS = ("trowel", "shovel", "bucket", "bottle")
IN_COMPANY = ("learning", "basic", "fable")  # the modes for more than one


class FineSandTitle(Title[FineSand]):
    slug = "fine_sand"
    verbs = VERBS
    events = EVENTS
    telling = ("built", "offloaded", "castle-removed", "won")
    facts_type = Facts
    version = 4
    modes = (
        Mode("basic", (2, 3, 4)),
        Mode("learning", (1, 2, 3, 4)),
        Mode("fable", (2, 3, 4), campaign=True),
        Mode("solo_single", (1,)),
        Mode("solo_campaign", (1,), campaign=True),
    )
    settings = (
        Setting("turns", values=tuple(STYLES), default="sealed", defaults={"learning": "one_by_one"}, modes=IN_COMPANY),
        Setting("first_game", values=("basic", "round_1"), default="basic", modes=("fable",)),
        Setting("start_round", range=(1, 20), default=1, modes=("fable",)),
        Setting("season", values=("off", "on"), default="off", modes=("fable",)),
        Setting("coach", values=("off", "on"), default="off", defaults={"learning": "on"}),
        Setting("round_cap", range=(40, 99), default=60, modes=IN_COMPANY),
    )
    folder = Path(__file__).parent
    grows = ("cards.card",)
    steps = tuple(f"{PACKAGE}.{chapter}" for chapter in CHAPTERS)

    def content(self, packs: list[Path] | None = None) -> Content:
        content = super().content(packs)
        read_book(content)
        return content

    def empty(self, setup: Setup) -> FineSand:
        book = read_book(setup.content)
        g = FineSand(make_layout(setup.players, book), book, None)
        g.seed = setup.seed
        g.solo = setup.players == 1
        g.timer = book.timer if g.solo else 0
        g.campaign = setup.mode == "solo_campaign"
        g.style = ONE_BY_ONE if setup.settings.get("turns") == "one_by_one" else SEALED
        g.cap = int(setup.settings.get("round_cap", g.cap))
        g.coaching = setup.settings["coach"] == "on"
        return g

    def begin(self, setup: Setup) -> FineSand:
        g = self.empty(setup)
        state = setup.campaign or campaign.fresh(g)
        campaign.lay_out(g, state, presorted=setup.mode == "learning")
        winner = state["winner"] if state["winner"] < g.players else 0  # FS-13.8 who has left turns nothing up
        begin(g, Prepare(campaign.swaps(setup), winner, setup.mode == "learning"))
        return g

    def result(self, setup: Setup, g: FineSand) -> Result:
        return result(g)

    def facts(self, setup: Setup, g: FineSand, seat: int, words: Words) -> dict[str, Any]:
        return facts(g, seat, words)

    def status(self, setup: Setup, g: FineSand, seat: int) -> Status:
        return status(g, seat)

    # Campaigns

    def carry(self, setup: Setup, g: FineSand) -> dict[str, Any] | None:
        goes_on = g.scored and self.mode(setup.mode).campaign
        return campaign.carried(setup, g, result(g)) if goes_on else None

    def campaign_lines(self, campaign: dict[str, Any], names: list[str], messages: Messages) -> list[str]:
        return sheet.lines(campaign, names, messages)

    def high_score(self, campaign: dict[str, Any]) -> int | None:
        return sheet.high_score(campaign)

    def campaign_ledgers(self, campaign: dict[str, Any], names: list[str], messages: Messages) -> list[Ledger]:
        return sheet.ledgers(campaign, names, messages)

    # Bots and tests

    def variants(self, content: Content | None = None) -> list[dict[str, Any]]:
        styles = [{"mode": "basic", "players": players, "turns": "one_by_one"} for players in (2, 3, 4)]
        late = [{"mode": "fable", "players": players, "start_round": start} for players, start in ((2, 9), (3, 14), (4, 20))]
        return super().variants(content) + styles + late

    @cached_property
    def judge(self) -> Judge[Any]:
        weights, tastes = load_weights(self.folder / FILE, bot.THINGS), load_weights(self.folder / "tastes.toml", bot.THINGS)
        return FineSandJudge(weights, tastes)

    def not_now(self, g: FineSand, seat: int) -> list[Refusal]:
        return not_now(g, seat)

    def idle(self, g: FineSand, seat: int) -> int:
        return bot.idle(g, seat)

    # Words

    def nouns(self, setup: Setup, g: FineSand, messages: Messages) -> dict[str, list[Noun]]:
        return nouns(setup.content, messages)

    def seat_names(self, players: int, language: str = ENGLISH) -> list[str]:
        return [self.messages(language).text(f"symbol-{symbol}") for symbol in SYMBOLS[:players]]

    def prose(self, card: dict[str, Any], names: dict[str, str], messages: Messages) -> str:
        return prose(card, messages)

    def cards(self, content: Content, messages: Messages) -> list[dict[str, Any]]:
        return [printed(card, messages) for card in content.read("cards", "card", CardEntry)]


def printed(card: CardEntry, messages: Messages) -> dict[str, Any]:
    """A card with what is printed on it."""
    words = {"name": card.name, "text": card.text, "flavour": card.flavour}
    return {**msgspec.to_builtins(card), **{field: messages.printed(text) for field, text in words.items()}}


TITLE = FineSandTitle()
