"""High Tide, a small game to learn the engine by. Shells wash ashore one by one; all bid a secret card for each."""

from __future__ import annotations

from typing import ClassVar

import sandtable
from sandtable.engine.flow import begin
from sandtable.engine.layout import ALL, NOBODY, OWNER, Layout
from sandtable.engine.position import Position
from sandtable.engine.steps import Step, Together
from sandtable.engine.title import Mode, Result, Setup, Title
from sandtable.engine.words import Noun, Verb, Words

SEATS, BIDS = 4, 5
HAND, BID, WON, SEA, SHORE = 0, 4, 8, 12, 13  # the first pile of each zone


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
            g.tell(0, 0, g.draw(SEA, SHORE) % BIDS + 1)
            g.then(Bid(list(range(g.layout.players))))
            g.then(Tide())


class Bid(Together[HighTide]):
    """§3 All bid a card at the same time. The highest takes the shell; if it is tied, the sea takes it back for good."""

    rule: ClassVar[str] = "HT-3"
    prompt: ClassVar[str] = "Which card do you bid?"

    def options(self, g: HighTide, seat: int) -> list[int]:
        return g.piles[HAND + seat][:]  # verb 0: the option is the card

    def chosen(self, g: HighTide, picks: dict[int, int]) -> None:
        for seat, card in picks.items():
            g.move(card, HAND + seat, BID + seat)
            g.tell(1, seat, card % BIDS + 1)
        best = max(card % BIDS for card in picks.values())
        winners = [seat for seat, card in picks.items() if card % BIDS == best]
        if len(winners) == 1:
            g.gather(SHORE, WON + winners[0])


class HighTideTitle(Title):
    slug, name, about, edition = "high_tide", "High Tide", "Bid for shells.", "the rules of this file"
    modes = (Mode("game", "Game", (2, 3, 4), "Five shells."),)
    steps = (__name__,)

    def empty(self, setup: Setup) -> HighTide:
        layout = Layout(players=setup.players, seats=SEATS, cards=BIDS * (SEATS + 1))
        layout.per_seat("hand", HAND, OWNER, pool=OWNER)
        layout.per_seat("bid", BID, ALL)
        layout.per_seat("won", WON, ALL)
        layout.common("sea", SEA, NOBODY, ordered=True)
        layout.common("shore", SHORE, ALL)
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

    def words(self, setup: Setup, g: Position) -> Words:
        cards = [Noun(f"{n % BIDS + 1}-of-{n // BIDS}", f"the {n % BIDS + 1}") for n in range(BIDS * SEATS)]
        return Words([Verb("bid", "card")], {"card": cards}, ["A shell of {a} washes ashore.", "{seat} bids {a}."])

    def result(self, setup: Setup, g: Position) -> Result:
        assert isinstance(g, HighTide)
        return Result.by_points([g.score(seat) for seat in range(setup.players)], "the sea is empty")

    def evaluate(self, g: Position, seat: int) -> float:
        assert isinstance(g, HighTide)
        return g.score(seat) - max(g.score(other) for other in range(g.layout.players) if other != seat)


sandtable.register(HighTideTitle())
