"""Chronicles of Waral as the table sees it: settings, words, results."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from sandtable.engine.content import Content
from sandtable.engine.errors import BadSetup
from sandtable.engine.flow import begin
from sandtable.engine.messages import Messages
from sandtable.engine.position import Event
from sandtable.engine.title import Mode, Result, Setting, Setup, Title
from sandtable.engine.words import Noun, Words
from sandtable.games.waral import bot
from sandtable.games.waral.book import COINS, KINDS, PRICES, TYPES, Book
from sandtable.games.waral.content import CharacterEntry, DistrictEntry, TrickEntry, characters, districts, read_book, tricks
from sandtable.games.waral.orders import standing_answer
from sandtable.games.waral.position import BOX, DECK, TRICKS, Waral, make_layout
from sandtable.games.waral.scoring import end_powers, final_power, shown_power
from sandtable.games.waral.setup import ANYBODY, DRAFTS, Prepare
from sandtable.games.waral.texts import district_text
from sandtable.games.waral.verbs import EVENTS, SENT_BACK, STRUCK_BY, VERBS

PACKAGE = "sandtable.games.waral"
CHAPTERS = (
    "setup", "rounds", "turn", "take", "pay", "tricks", "windows", "effects", "steal", "strikes", "swap", "wreck", "scry",
    "scoring",
)  # fmt: skip
BANNERS = ["gull", "adder", "lynx", "heron"]


class WaralTitle(Title[Waral]):
    slug = "waral"
    verbs = VERBS
    events = EVENTS
    version = 3
    modes = (Mode("revolt", (2, 3, 4)),)
    settings = (
        Setting("draft", values=tuple(DRAFTS), default="pick"),
        Setting("start_player", values=("random", "1", "2", "3", "4"), default="random"),
        Setting("reactions", values=("quiet", "masked"), default="quiet"),
        Setting("round_cap", range=(8, 15), default=12),
    )
    folder = Path(__file__).parent
    steps = tuple(f"{PACKAGE}.{chapter}" for chapter in CHAPTERS)

    def empty(self, setup: Setup) -> Waral:
        book = read_book(setup.content)
        g = Waral(make_layout(setup.players, book), book, None)
        g.seed = setup.seed
        g.cap = int(setup.settings["round_cap"])
        g.masked = setup.settings["reactions"] == "masked"
        return g

    def begin(self, setup: Setup) -> Waral:
        g = self.empty(setup)
        lay_out(g, g.book)
        begin(g, Prepare(DRAFTS.index(str(setup.settings["draft"])), first_player(setup)))
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
        }

    def variants(self) -> list[dict[str, Any]]:
        counts = (2, 3, 4)
        drafts = [{"players": players, "draft": draft} for players in counts for draft in ("random", "starter")]
        masked = [{"players": players, "reactions": "masked"} for players in counts]
        others = [{"players": 2, "round_cap": 8, "start_player": "2"}]
        return super().variants() + drafts + masked + others

    def evaluate(self, g: Waral, seat: int) -> float:
        return bot.evaluate(g, seat)

    def idle(self, g: Waral, seat: int) -> int:
        return bot.idle(g, seat)

    def orders(self, content: Content) -> list[str]:
        """WA-6.8 One for each reaction."""
        return [trick.id for trick in tricks(content) if trick.mode == "reaction"]

    def obey(self, setup: Setup, g: Waral, seat: int, orders: dict[str, str]) -> int | None:
        by_design = {design: orders[trick.id] for design, trick in enumerate(tricks(setup.content)) if trick.id in orders}
        return standing_answer(g, seat, by_design)

    def pauses(self, g: Waral, event: Event) -> bool:
        """WA-6.8 After every strike, prompt or not. In masked windows the prompt tells nothing."""
        return not g.masked and event.kind in (STRUCK_BY, SENT_BACK)

    # Words

    def nouns(self, setup: Setup, g: Waral, messages: Messages) -> dict[str, list[Noun]]:
        cards = [Noun(slug, messages.printed(name)) for slug, name in zip(g.book.slugs, g.book.names, strict=True)]
        people = cards[: g.book.districts + g.book.characters]
        trades = [(COINS[pair // KINDS], COINS[pair % KINDS]) for pair in range(KINDS * KINDS)]
        coin = {kind: messages.text(f"coin-{kind}") for kind in PRICES}
        return {
            "district": people,
            "character": people,
            "trick": [Noun(trick.id, messages.printed(trick.name)) for trick in tricks(setup.content)],
            "coin": [Noun(kind, coin[kind]) for kind in COINS],
            "price": [Noun(kind, coin[kind]) for kind in PRICES],
            "trade": [Noun(f"{give}-{get}", messages.text("trade", coin=coin[give], other=coin[get])) for give, get in trades],
            "type": [Noun(type_, messages.text(f"type-{type_}")) for type_ in TYPES],
            "seat": [Noun(str(seat + 1), "{player}", seat) for seat in range(g.layout.seats)],
        }

    def seat_names(self, players: int) -> list[str]:
        return [self.messages().text(f"banner-{banner}") for banner in BANNERS[:players]]

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


def lay_out(g: Waral, book: Book) -> None:
    g.piles[DECK].extend(range(book.districts))
    g.piles[BOX].extend(range(book.districts, book.districts + book.characters))
    g.piles[TRICKS].extend(range(book.districts + book.characters, len(book.slugs)))


def first_player(setup: Setup) -> int:
    chosen = str(setup.settings["start_player"])
    if chosen == "random":
        return ANYBODY
    if int(chosen) > setup.players:
        raise BadSetup(f"start_player must be a seat from 1 to {setup.players}, not {chosen}")
    return int(chosen) - 1


TITLE = WaralTitle()
