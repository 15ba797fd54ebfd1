"""Fine Sand as the table sees it: modes, settings, words, results, and what a campaign carries over."""

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
from sandtable.games.fine_sand import bot, sheet
from sandtable.games.fine_sand.book import COIN, SEATS
from sandtable.games.fine_sand.build import PLAIN_EFFECT, discount, plain_builds, price
from sandtable.games.fine_sand.content import CardEntry, coach_lines, entries, read_book
from sandtable.games.fine_sand.pay import means
from sandtable.games.fine_sand.position import BOX_ZONE, FABLE, ONE_BY_ONE, SEALED, SET_VALUES, FineSand, make_layout
from sandtable.games.fine_sand.setup import Prepare
from sandtable.games.fine_sand.verbs import EVENTS, VERBS

PACKAGE = "sandtable.games.fine_sand"
CHAPTERS = ("setup", "rounds", "draw", "work", "bill", "pay", "actions", "limit", "scoring")
LAST_FABLE_OF_SEASON = 9


class FineSandTitle(Title):
    slug = "fine_sand"
    name = "Fine Sand"
    about = (
        "Everyone starts with the same thirty cards and wants to be rid of them: built as a castle, or pushed on the neighbour."
    )
    edition = "the published rules, with the rulings in rules.md"
    version = 3
    modes = (
        Mode("basic", "Basic game", (2, 3, 4), "Thirty shuffled cards each, all turns at the same time."),
        Mode("learning", "Learning game", (1, 2, 3, 4), "Presorted cards and a coach: the best way to begin."),
        Mode(
            "fable",
            "Fable campaign",
            (2, 3, 4),
            "After each game three cards of every stack are swapped. Endless.",
            campaign=True,
        ),
        Mode("solo_single", "Solo, single game", (1,), "Thirteen free turns, then every turn costs you.", campaign=False),
        Mode("solo_campaign", "Solo campaign", (1,), "Ten games, one score sheet, numbers that run out.", campaign=True),
    )
    settings = (
        Setting(
            "turns",
            "all at the same time, or one player after the other",
            values=("sealed", "one_by_one"),
            default="sealed",
            defaults={"learning": "one_by_one"},
            modes=("learning", "basic", "fable"),
        ),
        Setting(
            "first_game",
            "begin with a basic game, or with Fable round 1",
            values=("basic", "round_1"),
            default="basic",
            modes=("fable",),
        ),
        Setting("start_round", "begin with this Fable round", range=(1, 20), default=1, modes=("fable",)),
        Setting("season", "end the campaign after Fable round 9", values=("off", "on"), default="off", modes=("fable",)),
        Setting("coach", "hints for a learner", values=("off", "on"), default="off", defaults={"learning": "on"}),
        Setting(
            "round_cap",
            "the game ends after this round in any case",
            range=(40, 99),
            default=60,
            modes=("learning", "basic", "fable"),
        ),
    )
    folder = Path(__file__).parent
    steps = tuple(f"{PACKAGE}.{chapter}" for chapter in CHAPTERS)

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
        state = setup.campaign or self.fresh(g)
        self.lay_out(g, state, presorted=setup.mode == "learning")
        g.fable_round = state["round"]
        g.game = state["game"]
        g.crossed = state["crossed"]
        g.struck[:] = state["struck"]
        g.sets_used[:] = state["sets_used"]
        winner = state["winner"] if state["winner"] < g.players else 0  # FS-13.8 who has left turns nothing up
        begin(g, Prepare(self.swaps(setup), winner, setup.mode == "learning"))
        return g

    def fresh(self, g: FineSand) -> dict[str, Any]:
        """The state of a campaign before its first game."""
        book = g.book
        return {
            "round": 0,
            "game": 1,
            "winner": 0,
            "stack": [uid for uid, round in zip(book.uids, book.fable_round, strict=True) if not round],
            "fable": [uid for uid, round in zip(book.uids, book.fable_round, strict=True) if round],
            "box": [],
            "struck": [0] * len(g.struck),
            "crossed": 0,
            "sets_used": [0] * len(g.sets_used),
            "results": [],
            "over": False,
            "games": book.solo_games,
            "points": 0,
        }

    def lay_out(self, g: FineSand, state: dict[str, Any], *, presorted: bool) -> None:
        numbers = {uid: index for index, uid in enumerate(g.book.uids)}
        try:
            stack = g.book.presorted[::-1] if presorted else [numbers[uid] for uid in state["stack"]]
            fable = [numbers[uid] for uid in reversed(state["fable"])]
            box = [numbers[uid] for uid in state["box"]]
        except KeyError as error:
            raise BadSetup(f"the campaign names a card {error} that these cards do not have") from None
        for seat in range(g.players):
            g.draw_stack[seat].extend(g.book.card(uid, seat) for uid in stack)
            g.piles[FABLE + seat].extend(g.book.card(uid, seat) for uid in fable)
            g.piles[BOX_ZONE + seat].extend(g.book.card(uid, seat) for uid in box)

    def swaps(self, setup: Setup) -> int:
        """How many times three cards are swapped before this game (FS-13.1, FS-13.10, FS-14.14)."""
        if setup.campaign is not None:
            if setup.campaign.get("over"):
                raise BadSetup("this campaign is over")
            return 1
        if setup.mode != "fable":
            return 0
        start = int(setup.settings["start_round"])
        return start if start > 1 or setup.settings["first_game"] == "round_1" else 0

    def carry(self, setup: Setup, g: Position) -> dict[str, Any] | None:
        """FS-13.7, FS-14 Stack, Fable stack, round, results; solo: the sheet. Nothing else carries over."""
        assert isinstance(g, FineSand)
        if not g.scored or not self.mode(setup.mode).campaign:
            return None
        result = self.result(setup, g)
        before = setup.campaign or self.fresh(g)
        outside = {*g.piles[FABLE], *g.piles[BOX_ZONE]}
        stack = sorted(card // SEATS for pile in g.piles for card in pile if card % SEATS == 0 and card not in outside)
        return {
            "round": g.fable_round,
            "game": g.game + 1,
            "winner": result.winners[0] if result.winners else 0,
            "stack": [g.book.uids[uid] for uid in stack],
            "fable": [g.book.uids[card // SEATS] for card in reversed(g.piles[FABLE])],
            "box": [g.book.uids[card // SEATS] for card in g.piles[BOX_ZONE]],
            "struck": list(g.struck),
            "crossed": g.crossed,
            "sets_used": list(g.sets_used),
            "results": [*before["results"], {"round": g.fable_round, "ranks": result.ranks, "scores": result.scores}],
            "over": self.campaign_over(setup, g),
            "games": g.book.solo_games,
            "points": sheet.victory_points(g.struck, g.book.victory_points),
        }

    def campaign_over(self, setup: Setup, g: FineSand) -> bool:
        """FS-13.9 A season ends with Fable round 9; FS-14 solo after the tenth game, or when a number above 20 is due."""
        if g.solo:
            return g.lost or g.game >= g.book.solo_games
        return setup.settings["season"] == "on" and g.fable_round >= LAST_FABLE_OF_SEASON

    def campaign_lines(self, campaign: dict[str, Any], names: list[str]) -> list[str]:
        return sheet.lines(campaign, names)

    def campaign_ledgers(self, campaign: dict[str, Any], names: list[str]) -> list[Ledger]:
        return sheet.ledgers(campaign, names)

    def result(self, setup: Setup, g: Position) -> Result:
        assert isinstance(g, FineSand)
        if g.solo:
            return self.solo_result(g)
        keys = [(g.unbuilt[seat], -g.coins[seat]) for seat in range(g.players)]
        ranks = [1 + sum(other < key for other in keys) for key in keys]
        lines = [[("unbuilt cards", g.unbuilt[seat]), ("wooden coins", g.coins[seat])] for seat in range(g.players)]
        ended = g.ending and g.ending <= g.round
        reason = "a stack was drawn to its last card" if ended else "the round limit was reached"
        return Result(ranks, g.unbuilt[: g.players], reason, lines)

    def solo_result(self, g: FineSand) -> Result:
        stack, offloads = g.unbuilt[0], len(g.symbol[0])
        lines = [
            [
                ("stack", stack * g.book.stack_points),
                ("off-loads", offloads * g.book.offload_points),
                ("result", g.total),
            ]
        ]
        reason = "every number up to 20 is gone" if g.lost else "your stack was drawn to its last card"
        return Result([2 if g.lost else 1], [g.total], reason, lines)

    def facts(self, setup: Setup, g: Position, seat: int) -> dict[str, Any]:
        """What everybody may work out of the own board: hand limit, money, builds left, and prices by option."""
        assert isinstance(g, FineSand)
        if seat < 0:
            return {}
        less = discount(g, seat)
        prices = {
            f"build {g.book.slugs[type_]}": price(g, type_, PLAIN_EFFECT, less)
            for type_ in g.types(g.hand[seat])
            if g.book.kind[type_] != COIN
        }
        return {"hand limit": g.limit(seat), "money": means(g, seat), "plain builds": plain_builds(g, seat), "prices": prices}

    def variants(self) -> list[dict[str, Any]]:
        styles = [{"mode": "basic", "players": players, "turns": "one_by_one"} for players in (2, 3, 4)]
        late = [{"mode": "fable", "players": players, "start_round": start} for players, start in ((2, 9), (3, 14), (4, 20))]
        return super().variants() + styles + late

    def evaluate(self, g: Position, seat: int) -> float:
        assert isinstance(g, FineSand)
        return bot.evaluate(g, seat)

    def idle(self, g: Position, seat: int) -> int:
        assert isinstance(g, FineSand)
        return bot.idle(g, seat)

    # Words

    def words(self, setup: Setup, g: Position) -> Words:
        return Words(
            verbs=[Verb(*verb) for verb in VERBS],
            nouns={
                "card": [Noun(card.id, card.name) for card in entries(setup.content)],
                "set": [Noun(str(value), f"-{value}") for value in range(SET_VALUES)],
                "worth": [Noun(str(value), str(value)) for value in range(10)],
                "style": [Noun("sealed", "all at the same time"), Noun("one_by_one", "one by one")],
                "coach": [Noun(line.trigger, line.text) for line in coach_lines(setup.content)],
            },
            events=list(EVENTS),
        )

    def seat_names(self, players: int) -> list[str]:
        return ["Trowel", "Shovel", "Bucket", "Bottle"][:players]

    def cards(self, content: Content) -> list[dict[str, Any]]:
        return [msgspec.to_builtins(card) for card in content.read("cards", "card", CardEntry)]


TITLE = FineSandTitle()
