"""Chronicles of Waral as the table sees it: settings, words, results."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from sandtable.engine.content import Content
from sandtable.engine.errors import BadSetup
from sandtable.engine.flow import begin
from sandtable.engine.judge import Judge
from sandtable.engine.messages import ENGLISH, Messages
from sandtable.engine.phrases import Phrase
from sandtable.engine.position import Event
from sandtable.engine.setup import Mode, Setting, Setup
from sandtable.engine.status import Status
from sandtable.engine.steps import Refusal
from sandtable.engine.title import NEVER, USE, Result, Title
from sandtable.engine.weights import FILE, load_weights
from sandtable.engine.words import Noun, Words
from sandtable.games.waral import bot
from sandtable.games.waral.book import COINS, KINDS, PRICES, TYPES, Book
from sandtable.games.waral.coach import COACH
from sandtable.games.waral.content import characters, districts, read_book, tricks
from sandtable.games.waral.entries import CharacterEntry, DistrictEntry, TrickEntry
from sandtable.games.waral.fact_types import Facts
from sandtable.games.waral.forecast import gains, power_now, reasons
from sandtable.games.waral.judge import WaralJudge
from sandtable.games.waral.orders import standing_answer
from sandtable.games.waral.position import BOX, DECK, TRICKS, Waral, make_layout
from sandtable.games.waral.prose import prose
from sandtable.games.waral.reasons import not_now
from sandtable.games.waral.scoring import end_powers, final_power, shown_power
from sandtable.games.waral.setup import ANYBODY, DRAFTS, Prepare
from sandtable.games.waral.status import status
from sandtable.games.waral.texts import district_text
from sandtable.games.waral.verbs import ACTED, EVENTS, ROBBED, SENT_BACK, STRUCK_BY, VERBS
from sandtable.games.waral.wishes import HABITS

PACKAGE = "sandtable.games.waral"
CHAPTERS = (
    "setup", "rounds", "turn", "take", "pay", "tricks", "windows", "struck", "sent_back", "any_time", "effects", "steal",
    "strikes", "swap", "wreck", "scry", "scoring",
)  # fmt: skip
BANNERS = ["gull", "adder", "lynx", "heron"]


class WaralTitle(Title[Waral]):
    slug = "waral"
    verbs = VERBS
    events = EVENTS
    telling = ("took", "swapped", "destroyed", "ruined", "applied", "showed", "scored")
    facts_type = Facts
    version = 4
    modes = (Mode("revolt", (2, 3, 4)), Mode("learning", (2, 3, 4)))
    settings = (
        Setting("draft", values=tuple(DRAFTS), default="pick", defaults={"learning": "starter"}),
        Setting("start_player", values=("random", "1", "2", "3", "4"), default="random"),
        Setting("reactions", values=("quiet", "masked"), default="quiet"),
        Setting("free_tricks", values=("own_turn", "any_time"), default="own_turn"),
        Setting("round_cap", range=(8, 15), default=12),
        Setting("coach", values=("off", "on"), default="off", defaults={"learning": "on"}),
    )
    folder = Path(__file__).parent
    grows = ("districts.district", "characters.character", "tricks.trick", "game.starter_band")
    steps = tuple(f"{PACKAGE}.{chapter}" for chapter in CHAPTERS)

    def content(self, packs: list[Path] | None = None) -> Content:
        content = super().content(packs)
        read_book(content)
        return content

    def empty(self, setup: Setup) -> Waral:
        book = read_book(setup.content)
        g = Waral(make_layout(setup.players, book), book, None)
        g.seed = setup.seed
        g.cap = int(setup.settings["round_cap"])
        g.masked = setup.settings["reactions"] == "masked"
        g.any_time = setup.settings["free_tricks"] == "any_time"
        g.coaching = setup.settings["coach"] == "on"
        return g

    def begin(self, setup: Setup) -> Waral:
        g = self.empty(setup)
        lay_out(g, g.book)
        begin(g, Prepare(DRAFTS[str(setup.settings["draft"])], first_player(setup)))
        return g

    def result(self, setup: Setup, g: Waral) -> Result:
        """WA-10.5 Most power wins. Ties share the victory, and places below are shared the same way."""
        scores = [final_power(g, seat) for seat in range(g.players)]
        ranks = [1 + sum(other > score for other in scores) for score in scores]
        lines = [
            [
                ("districts", g.power_of(seat)),
                ("characters", end_powers(g, seat)),
                ("end-tricks", shown_power(g, seat)),
            ]
            for seat in range(g.players)
        ]
        reached = max(g.power_of(seat) for seat in range(g.players)) >= g.target
        return Result(ranks, scores, "target" if reached else "round-limit", lines)

    def facts(self, setup: Setup, g: Waral, seat: int, words: Words) -> dict[str, Any]:
        """What everybody can add up: district power, face-up points, coins, and how far it is to the end."""
        seats = range(g.players)
        return {
            "target": g.target,
            "power": [g.power_of(other) for other in seats],
            "end powers": [end_powers(g, other) for other in seats],
            "coins": [g.purse(other) for other in seats],
            "ready": [len(g.ready(other)) for other in seats],
            "power now": [power_now(g, seat, other) for other in seats],
            "gains": {} if seat < 0 else {g.book.slugs[district]: gain for district, gain in gains(g, seat).items()},
            "reasons": {} if seat < 0 else slugged(g, reasons(g, seat)),
        }

    def status(self, setup: Setup, g: Waral, seat: int) -> Status:
        return status(g, seat)

    def variants(self, content: Content | None = None) -> list[dict[str, Any]]:
        counts = (2, 3, 4)
        modes = [each for each in super().variants(content) if each["mode"] != "learning" or each["players"] == 2]  # plain games
        drafts = [{"players": players, "draft": draft} for players in counts for draft in ("random", "starter")]
        masked = [{"players": players, "reactions": "masked"} for players in counts]
        any_time = [{"players": players, "free_tricks": "any_time"} for players in counts]
        both = [{"players": 3, "free_tricks": "any_time", "reactions": "masked"}]
        others = [{"players": 2, "round_cap": 8, "start_player": "2"}]
        return modes + drafts + masked + any_time + both + others

    @cached_property
    def judge(self) -> Judge[Any]:
        weights, tastes = load_weights(self.folder / FILE, bot.THINGS), load_weights(self.folder / "tastes.toml", bot.THINGS)
        return WaralJudge(weights, tastes, load_weights(self.folder / "habits.toml", HABITS))

    def not_now(self, g: Waral, seat: int) -> list[Refusal]:
        return not_now(g, seat)

    def idle(self, g: Waral, seat: int) -> int:
        return bot.idle(g, seat)

    def orders(self, setup: Setup) -> list[str]:
        """WA-6.8 One for each reaction; WA-6.10 and for each free trick, where these are played at any time."""
        ordered = ("reaction", "free") if setup.settings["free_tricks"] == "any_time" else ("reaction",)
        return [trick.id for trick in tricks(setup.content) if trick.mode in ordered]

    def obey(self, setup: Setup, g: Waral, seat: int, orders: dict[str, str], otherwise: str) -> int | None:
        """WA-6.10 A free trick is used on a rival's turn if it was ordered, not because several share a screen."""
        unless_told = {"reaction": otherwise, "free": NEVER if otherwise == USE else otherwise}
        by_design = {i: orders.get(each.id, unless_told.get(each.mode, NEVER)) for i, each in enumerate(tricks(setup.content))}
        return standing_answer(g, seat, by_design)

    def pauses(self, g: Waral, event: Event) -> bool:
        """WA-6.8, WA-6.10 Whenever somebody may be asked in secret, prompt or not. In masked windows the prompt tells nothing."""
        return not g.masked and event.kind in (STRUCK_BY, ROBBED, SENT_BACK, ACTED)

    # Words

    def nouns(self, setup: Setup, g: Waral, messages: Messages) -> dict[str, list[Noun]]:
        cards = [Noun(slug, messages.printed(name)) for slug, name in zip(g.book.slugs, g.book.names, strict=True)]
        people = cards[: g.book.districts + g.book.characters]
        trades = [(COINS[pair // KINDS], COINS[pair % KINDS]) for pair in range(KINDS * KINDS)]
        coin = {kind: messages.text(f"coin-{kind}") for kind in PRICES}
        return {
            "district": people,
            "character": people,
            "coach": COACH.nouns(messages),
            "trick": [Noun(trick.id, messages.printed(trick.name)) for trick in tricks(setup.content)],
            "coin": [Noun(kind, coin[kind]) for kind in COINS],
            "price": [Noun(kind, coin[kind]) for kind in PRICES],
            "trade": [Noun(f"{give}-{get}", messages.text("trade", coin=coin[give], other=coin[get])) for give, get in trades],
            "type": [Noun(type_, messages.text(f"type-{type_}")) for type_ in TYPES],
            "seat": [Noun(str(seat + 1), "{player}", seat) for seat in range(g.layout.seats)],
        }

    def seat_names(self, players: int, language: str = ENGLISH) -> list[str]:
        return [self.messages(language).text(f"banner-{banner}") for banner in BANNERS[:players]]

    def prose(self, card: dict[str, Any], names: dict[str, str], messages: Messages) -> str:
        return prose(card, messages)

    def cards(self, content: Content, messages: Messages) -> list[dict[str, Any]]:
        """Every design, with its text; that of a district is made from its steps."""
        areas = [{**printed(card, "district", messages), "text": district_text(card, messages)} for card in districts(content)]
        people = [printed(card, "character", messages) for card in characters(content)]
        return areas + people + [printed(card, "trick", messages) for card in tricks(content)]


def printed(card: DistrictEntry | CharacterEntry | TrickEntry, kind: str, messages: Messages) -> dict[str, Any]:
    """A card with what is printed on it."""
    fields = msgspec.to_builtins(card)
    words = {field: messages.printed(fields[field]) for field in ("name", "title", "text", "flavour") if field in fields}
    return {**fields, **words, "kind": kind}


def slugged(g: Waral, found: dict[int, dict[int, int]]) -> dict[str, dict[str, int]]:
    """By the names that programs know cards by."""
    slugs = g.book.slugs
    return {slugs[district]: {slugs[card]: more for card, more in cards.items()} for district, cards in found.items()}


def lay_out(g: Waral, book: Book) -> None:
    g.piles[DECK].extend(range(book.districts))
    g.piles[BOX].extend(range(book.districts, book.districts + book.characters))
    g.piles[TRICKS].extend(range(book.districts + book.characters, len(book.slugs)))


def first_player(setup: Setup) -> int:
    chosen = str(setup.settings["start_player"])
    if chosen == "random":
        return ANYBODY
    if int(chosen) > setup.players:
        raise BadSetup(Phrase("setup-start", start=chosen, players=setup.players))
    return int(chosen) - 1


TITLE = WaralTitle()
