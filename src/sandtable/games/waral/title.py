"""Chronicles of Waral as the table sees it: settings, words, results."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from sandtable.engine.content import Content
from sandtable.engine.errors import BadSetup
from sandtable.engine.flow import begin
from sandtable.engine.position import Event, Position
from sandtable.engine.title import Mode, Result, Setting, Setup, Title
from sandtable.engine.words import Noun, Verb, Words
from sandtable.games.waral import bot
from sandtable.games.waral.book import COINS, KINDS, PRICES, Book
from sandtable.games.waral.content import characters, districts, read_book, tricks
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
BANNERS = ["Gull", "Adder", "Lynx", "Heron"]


class WaralTitle(Title):
    slug = "waral"
    name = "Chronicles of Waral"
    about = "Three characters each: loot the districts of a rebellious cliff city, buy them for good, or play dirty."
    edition = "the published rules with cards of our own, and the rulings in rules.md"
    version = 3
    modes = (Mode("revolt", "Revolt in Heldenheim", (2, 3, 4), "Five to eight rounds for the rule of the city."),)
    settings = (
        Setting("draft", "how bands are made: picked, at random, or ready-made", values=tuple(DRAFTS), default="pick"),
        Setting(
            "start_player",
            "who begins: drawn by lot, or this seat",
            values=("random", "1", "2", "3", "4"),
            default="random",
        ),
        Setting(
            "reactions",
            "who is asked when struck: only who can answer (quiet), or everyone with cards (masked)",
            values=("quiet", "masked"),
            default="quiet",
        ),
        Setting("round_cap", "the game ends after this round in any case", range=(8, 15), default=12),
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

    def result(self, setup: Setup, g: Position) -> Result:
        """WA-10.5 Most power wins. Ties share the victory, and places below are shared the same way."""
        assert isinstance(g, Waral)
        scores = [final_power(g, seat) for seat in range(g.players)]
        ranks = [1 + sum(other > score for other in scores) for score in scores]
        lines = [
            [
                ("districts", g.power_of(seat)),
                ("characters", end_powers(g, seat)),
                ("end tricks", shown_power(g, seat)),
            ]
            for seat in range(g.players)
        ]
        reached = max(g.power_of(seat) for seat in range(g.players)) >= g.target
        return Result(ranks, scores, "the target was reached" if reached else "the round limit was reached", lines)

    def facts(self, setup: Setup, g: Position, seat: int) -> dict[str, Any]:
        """What everybody can add up: district power, face-up points, coins, and how far it is to the end."""
        assert isinstance(g, Waral)
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

    def evaluate(self, g: Position, seat: int) -> float:
        assert isinstance(g, Waral)
        return bot.evaluate(g, seat)

    def idle(self, g: Position, seat: int) -> int:
        assert isinstance(g, Waral)
        return bot.idle(g, seat)

    def orders(self, content: Content) -> list[str]:
        """WA-6.8 One for each reaction."""
        return [trick.id for trick in tricks(content) if trick.mode == "reaction"]

    def obey(self, setup: Setup, g: Position, seat: int, orders: dict[str, str]) -> int | None:
        assert isinstance(g, Waral)
        by_design = {design: orders[trick.id] for design, trick in enumerate(tricks(setup.content)) if trick.id in orders}
        return standing_answer(g, seat, by_design)

    def pauses(self, g: Position, event: Event) -> bool:
        """WA-6.8 After every strike, prompt or not. In masked windows the prompt tells nothing."""
        assert isinstance(g, Waral)
        return not g.masked and event.kind in (STRUCK_BY, SENT_BACK)

    # Words

    def words(self, setup: Setup, g: Position) -> Words:
        assert isinstance(g, Waral)
        cards = [Noun(slug, name) for slug, name in zip(g.book.slugs, g.book.names, strict=True)]
        trades = [(COINS[pair // KINDS], COINS[pair % KINDS]) for pair in range(KINDS * KINDS)]
        return Words(
            verbs=[Verb(*verb) for verb in VERBS],
            nouns={
                "district": cards[: g.book.districts + g.book.characters],
                "character": cards[: g.book.districts + g.book.characters],
                "trick": [Noun(trick.id, trick.name) for trick in tricks(setup.content)],
                "coin": [Noun(kind, kind) for kind in COINS],
                "price": [Noun(kind, "a coin of any kind" if kind == "any" else kind) for kind in PRICES],
                "trade": [Noun(f"{give}-{get}", f"{give} for {get}") for give, get in trades],
                "seat": [Noun(str(seat + 1), "{player}", seat) for seat in range(g.layout.seats)],
            },
            events=list(EVENTS),
        )

    def seat_names(self, players: int) -> list[str]:
        return BANNERS[:players]

    def cards(self, content: Content) -> list[dict[str, Any]]:
        """Every design, with its text; that of a district is made from its steps."""
        areas = [{**msgspec.to_builtins(card), "kind": "district", "text": district_text(card)} for card in districts(content)]
        people = [{**msgspec.to_builtins(card), "kind": "character"} for card in characters(content)]
        return areas + people + [{**msgspec.to_builtins(card), "kind": "trick"} for card in tricks(content)]


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
