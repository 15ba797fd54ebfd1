"""The table of Legion: who stands where, who carries what, and the adjectives of the rulebook (LE-1, LE-14)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.layout import Layout
from sandtable.engine.position import Position
from sandtable.games.legion import zones as z
from sandtable.games.legion.book import SEATS, Book
from sandtable.games.legion.zones import (
    ALL_SLOTS,
    ALL_STANDS,
    DECK,
    DOWN,
    GRAVEYARD,
    HAND,
    NOWHERE,
    SETTING_UP,
    UP,
)

TURN_ORDERS: Final = [  # by how many play, and who is first
    [[(first + i) % players for i in range(players)] for first in range(players)] for players in range(SEATS + 1)
]


@final
class Legion(Position):
    """LE-2 Two to four bands along one railway. A place is where a character stands: place % SEATS is its seat."""

    scalars: ClassVar[tuple[str, ...]] = ("round", "first", "stage", "plots", "game", "resolved", "scored", "arrivals")
    secrets: ClassVar[tuple[str, ...]] = ("despatches", "survival", "in_turn", "coaching")

    def __init__(self, layout: Layout, book: Book, like: Legion | None) -> None:
        super().__init__(layout, like)
        self.book: Final = book
        self.players: Final = layout.players
        self.hand: Final = self.row(HAND)
        self.deck: Final = self.row(DECK)
        self.graveyard: Final = self.row(GRAVEYARD)
        numbers = self.numbers
        self.supplies: Final = numbers[z.SUPPLIES_ROW]
        self.vp: Final = numbers[z.VP_ROW]
        self.faction: Final = numbers[z.FACTION_ROW]
        self.commander: Final = numbers[z.COMMANDER_ROW]
        self.passed: Final = numbers[z.PASSED_ROW]
        self.freezing_won: Final = numbers[z.FREEZING_WON_ROW]
        self.warming_won: Final = numbers[z.WARMING_WON_ROW]
        self.peaceful_won: Final = numbers[z.PEACEFUL_WON_ROW]
        self.hard_won: Final = numbers[z.HARD_WON_ROW]  # Plots with two conditions
        self.bought: Final = numbers[z.BOUGHT_ROW]  # kinds bought this round, a bit each
        self.taken: Final = numbers[z.TAKEN_ROW]  # cards taken from the stock while all shop: two bits for each kind
        self.recruits: Final = numbers[z.RECRUITS_ROW]
        self.free_cards: Final = numbers[z.FREE_CARDS_ROW]
        self.crossings: Final = numbers[z.CROSSINGS_ROW]
        self.safe_conduct: Final = numbers[z.SAFE_CONDUCT_ROW]
        self.done: Final = numbers[z.DONE_ROW]
        self.to_reveal: Final = numbers[z.TO_REVEAL_ROW]
        self.unseen: Final = numbers[z.UNSEEN_ROW]
        self.score: Final = numbers[z.SCORE_ROW]
        self.earlier_vp: Final = numbers[z.EARLIER_VP_ROW]
        self.earlier_dead: Final = numbers[z.EARLIER_DEAD_ROW]
        self.kit: Final = numbers[z.KIT_ROW]
        self.news: Final = numbers[z.NEWS_ROW]  # kinds put on a character since others last saw it
        self.wounds: Final = numbers[z.WOUNDS_ROW]
        self.frostbites: Final = numbers[z.FROSTBITES_ROW]
        self.crippled: Final = numbers[z.CRIPPLED_ROW]
        self.stock: Final = numbers[z.STOCK_ROW]
        self.where: Final = numbers[z.WHERE_ROW]
        self.arrival: Final = numbers[z.ARRIVAL_ROW]
        self.ordered: Final = numbers[z.ORDERED_ROW]
        self.fury: Final = numbers[z.FURY_ROW]
        self.bearer: Final = numbers[z.BEARER_ROW]
        self.state: Final = numbers[z.STATE_ROW]
        self.camouflage: Final = numbers[z.CAMOUFLAGE_ROW]
        self.robbed: Final = numbers[z.ROBBED_ROW]
        self.truce: Final = numbers[z.TRUCE_ROW]
        self.last_seen: Final = numbers[z.LAST_SEEN_ROW]
        self.recorded: Final = numbers[z.RECORDED_ROW]  # in a campaign: the score less what was spent between the games
        self.rank: Final = numbers[z.RANK_ROW]
        self.coached: Final = numbers[z.COACHED_ROW]
        if like is None:
            self.where[:] = [NOWHERE] * ALL_STANDS
            self.bearer[:] = [NOWHERE] * ALL_SLOTS
            self.faction[:] = [NOWHERE] * SEATS
            self.commander[:] = [NOWHERE] * SEATS
            self.round = 0
            self.first = 0
            self.stage = SETTING_UP
            self.plots = book.plots_per_round
            self.game = 1
            self.resolved = 0  # how many Plots of this round are resolved
            self.scored = False
            self.arrivals = 0
            self.despatches = False
            self.survival = False
            self.in_turn = False
            self.coaching = False
        else:
            self.round = like.round
            self.first = like.first
            self.stage = like.stage
            self.plots = like.plots
            self.game = like.game
            self.resolved = like.resolved
            self.scored = like.scored
            self.arrivals = like.arrivals
            self.despatches = like.despatches
            self.survival = like.survival
            self.in_turn = like.in_turn
            self.coaching = like.coaching

    def clone(self) -> Legion:
        return Legion(self.layout, self.book, self)

    # LE-1.1 Seats

    def turn_order(self) -> list[int]:
        return TURN_ORDERS[self.players][self.first]

    def seat_of(self, faction: int) -> int:
        return self.faction.index(faction)

    def takes_part(self, seat: int) -> bool:
        """LE-13.10 Who has nobody left takes no part."""
        return bool(self.hand[seat] or self.deck[seat] or self.places(seat))

    def dead(self, seat: int) -> int:
        return len(self.graveyard[seat])

    def reserve(self) -> int:
        """LE-1.8 The Supplies nobody has."""
        return self.book.all_supplies - sum(self.supplies)

    # Places

    def places(self, seat: int) -> list[int]:
        where = self.where
        return [place for place in range(seat, ALL_STANDS, SEATS) if where[place] >= 0]

    def here(self, seat: int, plot: int) -> list[int]:
        """The places of a seat on a Plot."""
        where = self.where
        return [place for place in range(seat, ALL_STANDS, SEATS) if where[place] == plot]

    def present(self, plot: int) -> list[int]:
        """The seats with a character on a Plot, in turn order."""
        return [seat for seat in TURN_ORDERS[self.players][self.first] if stands_on(self.where, seat, plot)]

    def who(self, place: int) -> int:
        up = self.piles[UP + place]
        return up[0] if up else self.piles[DOWN + place][0]

    def face_down(self, place: int) -> bool:
        return not self.piles[UP + place]

    def place_of(self, character: int) -> int:
        """Where a character stands, or NOWHERE."""
        for place in range(ALL_STANDS):
            if self.where[place] >= 0 and self.who(place) == character:
                return place
        return NOWHERE

    def enemies_here(self, seat: int, plot: int) -> list[int]:
        """The other seats with a character on a Plot, in turn order."""
        return [other for other in self.present(plot) if other != seat]

    # The end

    def ends_openly(self) -> bool:
        """LE-13.7 Hands, decks and what people bear go on into the next game of a campaign."""
        return not self.survival or self.campaign_over()

    def campaign_over(self) -> bool:
        """LE-13.1 Three games are played, or LE-13.10 at most one player has anybody left."""
        alive = [1 for seat in range(self.players) if self.hand[seat] or self.deck[seat]]
        return self.game >= self.book.games or len(alive) < 2


def stands_on(where: list[int], seat: int, plot: int) -> bool:
    """Whether a seat has a character on a Plot, by where each place is."""
    for place in range(seat, ALL_STANDS, SEATS):
        if where[place] == plot:
            return True
    return False
