"""High Tide, a small game to learn the engine by. Shells wash ashore one by one; all bid a secret card for each."""

from __future__ import annotations

from typing import ClassVar

import sandtable
from sandtable.engine.flow import begin
from sandtable.engine.layout import ALL, NOBODY, OWNER, Plan
from sandtable.engine.messages import Messages
from sandtable.engine.names import NOUN, Events, Verbs
from sandtable.engine.position import Position
from sandtable.engine.setup import Mode, Setup
from sandtable.engine.steps import Step, Together
from sandtable.engine.title import Result, Title
from sandtable.engine.words import Noun

SEATS, BIDS = 4, 5

PLAN = Plan(seats=SEATS)
HAND = PLAN.per_seat("hand", OWNER, pool=OWNER)
TABLED = PLAN.per_seat("bid", ALL)
WON = PLAN.per_seat("won", ALL)
SEA = PLAN.common("sea", NOBODY, ordered=True)
SHORE = PLAN.common("shore", ALL)

VERBS = Verbs()
BID = VERBS.act("bid", "card")

EVENTS = Events()
WASHED = EVENTS.add("washed", "shell:number")
BADE = EVENTS.by("bade", "card:number")

WORDS = """
title = High Tide
    .about = Bid for shells.
    .edition = the rules of this file
mode-game = Game
    .about = Five shells.
option-bid = Bid { $card }
event-washed = A shell of { $shell } washes ashore.
event-bade = { $player } bids { $card }.
ask-bid = Which card do you bid?
card = the { $number }
reason-sea-empty = the sea is empty
line-points = points
"""


class HighTide(Position):
    """§1 Each player holds the cards 1 to 5. The shells 1 to 5 lie in the sea, face down."""

    def clone(self) -> HighTide:
        return HighTide(self.layout, self)

    def score(self, seat: int) -> int:
        return sum(card % BIDS + 1 for card in self.piles[WON + seat])


class Tide(Step[HighTide]):
    """§2 While shells are left, one washes ashore and all bid for it."""

    rule: ClassVar[str] = "HT-2"

    def run(self, g: HighTide) -> None:
        if g.piles[SEA]:
            g.tell(WASHED, 0, g.draw(SEA, SHORE) % BIDS + 1)
            g.then(Bid(list(range(g.layout.players))))
            g.then(Tide())


class Bid(Together[HighTide]):
    """§3 All bid a card at the same time. The highest takes the shell; if it is tied, the sea takes it back for good."""

    rule: ClassVar[str] = "HT-3"

    def options(self, g: HighTide, seat: int) -> list[int]:
        return [BID | card for card in g.piles[HAND + seat]]

    def chosen(self, g: HighTide, picks: dict[int, int]) -> None:
        bids = {seat: option & NOUN for seat, option in picks.items()}
        for seat, card in bids.items():
            g.move(card, HAND + seat, TABLED + seat)
            g.tell(BADE, seat, card % BIDS + 1)
        best = max(card % BIDS for card in bids.values())
        winners = [seat for seat, card in bids.items() if card % BIDS == best]
        if len(winners) == 1:
            g.gather(SHORE, WON + winners[0])


class HighTideTitle(Title[HighTide]):
    slug = "high_tide"
    modes = (Mode("game", (2, 3, 4)),)
    steps = (__name__,)
    verbs, events, texts = VERBS, EVENTS, WORDS

    def empty(self, setup: Setup) -> HighTide:
        layout = PLAN.layout(players=setup.players, cards=BIDS * (SEATS + 1))
        layout.card_names = [f"bid-{n % BIDS + 1}" for n in range(BIDS * SEATS)] + [f"shell-{n + 1}" for n in range(BIDS)]
        g = HighTide(layout, None)
        g.seed = setup.seed
        return g

    def begin(self, setup: Setup) -> HighTide:
        g = self.empty(setup)
        for seat in range(setup.players):
            g.piles[HAND + seat].extend(range(seat * BIDS, (seat + 1) * BIDS))
        g.piles[SEA].extend(range(SEATS * BIDS, (SEATS + 1) * BIDS))
        g.shuffle(SEA)
        begin(g, Tide())
        return g

    def nouns(self, setup: Setup, g: HighTide, messages: Messages) -> dict[str, list[Noun]]:
        cards = [(number % BIDS + 1, number // BIDS) for number in range(BIDS * SEATS)]
        return {"card": [Noun(f"{value}-of-{seat}", messages.text("card", number=value)) for value, seat in cards]}

    def result(self, setup: Setup, g: HighTide) -> Result:
        return Result.by_points([g.score(seat) for seat in range(setup.players)], "sea-empty")

    def evaluate(self, g: HighTide, seat: int) -> float:
        return g.score(seat) - max(g.score(other) for other in range(g.layout.players) if other != seat)


sandtable.register(HighTideTitle())
