"""The table of Waral: the area, bands, districts, coins and tricks, and the words of the rulebook for them (WA-2)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.layout import ALL, NOBODY, OWNER, Layout, Plan
from sandtable.engine.position import Position
from sandtable.games.waral.book import SEATS, Book
from sandtable.games.waral.verbs import BACK, DREW, DREW_CARD, GAINED, PAID, READIED, RESHUFFLED

SLOTS: Final = 10

PLAN: Final = Plan(seats=SEATS)

# Zones: the first pile of each
PACKET: Final = PLAN.per_seat("packet", OWNER, ordered=True)  # the characters held in the draft
BAND_ZONE: Final = PLAN.per_seat("band", ALL)
CONTROL: Final = PLAN.per_seat("districts", ALL)
HAND: Final = PLAN.per_seat("hand", OWNER)
SCRIED: Final = PLAN.per_seat("looked at", OWNER)  # districts being looked at
ARRANGED: Final = PLAN.per_seat("back on top", OWNER, ordered=True)  # those that go back on top, the first one topmost
SHOWN: Final = PLAN.per_seat("shown", ALL)  # end tricks
AREA: Final = PLAN.common("area", ALL, count=SLOTS)
DECK: Final = PLAN.common("district deck", NOBODY, ordered=True)
TRICKS: Final = PLAN.common("trick deck", NOBODY, ordered=True)
DISCARD: Final = PLAN.common("discard", ALL)
IN_PLAY: Final = PLAN.common("in play", ALL)  # tricks that have not resolved yet
BOX: Final = PLAN.common("box", NOBODY)
PASSING: Final = PLAN.common("passing", NOBODY, ordered=True)  # a packet on its way to the left

# Numbers: the row of each
GOLD: Final = PLAN.number("gold")
SILVER: Final = PLAN.number("silver")
IRON: Final = PLAN.number("iron")
COACHED_ROW: Final = PLAN.number("coached", OWNER)
USED_ROW: Final = PLAN.per_card("used")
STANDS_ON: Final = PLAN.per_card("stands on")
READIED_ROW: Final = PLAN.per_card("readied")
SENT_ROW: Final = PLAN.per_card("sent back", NOBODY)  # it would show that a quiet window is open
BLOCKED_ROW: Final = PLAN.per_card("blocked")

DISTRICT_BACK: Final = 0
CHARACTER_BACK: Final = 1
TRICK_BACK: Final = 2


def make_layout(players: int, book: Book) -> Layout:
    layout = PLAN.layout(players=players, cards=len(book.slugs))
    first = book.districts + book.characters
    layout.back = [DISTRICT_BACK] * book.districts + [CHARACTER_BACK] * book.characters + [TRICK_BACK] * (len(book.slugs) - first)
    layout.card_names = book.slugs
    return layout


@final
class Waral(Position):
    """WA-1 The area of confrontation, and what lies in front of each player."""

    scalars: ClassVar[tuple[str, ...]] = (
        "round", "cap", "first", "active", "acting", "played", "strikes", "striker", "cancelled", "reaction", "masked",
        "any_time", "scored",
    )  # fmt: skip
    secrets: ClassVar[tuple[str, ...]] = ("coaching",)
    regrets: ClassVar[tuple[int, ...]] = (BACK,)

    def __init__(self, layout: Layout, book: Book, like: Waral | None) -> None:
        super().__init__(layout, like)
        self.book: Final = book
        self.players: Final = layout.players
        self.slots: Final = book.area[layout.players - 2]
        self.target: Final = book.targets[layout.players - 2]
        self.packet: Final = self.row(PACKET)
        self.band: Final = self.row(BAND_ZONE)
        self.control: Final = self.row(CONTROL)
        self.hand: Final = self.row(HAND)
        self.shown: Final = self.row(SHOWN)
        self.area: Final = self.row(AREA, SLOTS)
        self.coins: Final = self.numbers[GOLD : IRON + 1]  # by kind, then by seat
        self.used: Final = self.numbers[USED_ROW]  # WA-3.3 of each character
        self.stands: Final = self.numbers[STANDS_ON]  # of each character: the slot its token stands on, counted from 1, or 0
        self.readied: Final = self.numbers[READIED_ROW]  # WA-7.12 it was made ready in this round
        self.sent: Final = self.numbers[SENT_ROW]  # WA-6.5 a rival has just sent it back
        self.blocked: Final = self.numbers[BLOCKED_ROW]  # WA-7.8 of each district: it misses its next collection
        self.coached: Final = self.numbers[COACHED_ROW]
        if like is None:
            self.round = 0
            self.cap = 12
            self.first = 0
            self.active = 0
            self.acting = -1  # the character whose action this is
            self.played = 0  # WA-5.5 a bit for each design played in this turn
            self.strikes = 0  # how many strikes there were in this turn
            self.striker = -1  # who strikes, or struck last
            self.cancelled = False  # WA-7.15
            self.reaction = -1  # the trick that answers the present strike
            self.masked = False
            self.any_time = False  # WA-6.10
            self.coaching = False
            self.scored = False
        else:
            self.round = like.round
            self.cap = like.cap
            self.first = like.first
            self.active = like.active
            self.acting = like.acting
            self.played = like.played
            self.strikes = like.strikes
            self.striker = like.striker
            self.cancelled = like.cancelled
            self.reaction = like.reaction
            self.masked = like.masked
            self.any_time = like.any_time
            self.coaching = like.coaching
            self.scored = like.scored

    def clone(self) -> Waral:
        return Waral(self.layout, self.book, self)

    # Adjectives

    def ready(self, seat: int) -> list[int]:
        """WA-3.2 The characters of a band that can still act in this round."""
        used = self.used
        return [character for character in self.band[seat] if not used[character]]

    def rivals(self, seat: int) -> list[int]:
        """All others, in turn order from the left."""
        return [(seat + i) % self.players for i in range(1, self.players)]

    def owner(self, district: int) -> int:
        """Who controls a district, or -1."""
        for seat in range(self.players):
            if district in self.piles[CONTROL + seat]:
                return seat
        return -1

    def leader(self, character: int) -> int:
        """Whose band a character belongs to, or -1."""
        for seat in range(self.players):
            if character in self.piles[BAND_ZONE + seat]:
                return seat
        return -1

    def slot_of(self, district: int) -> int:
        """The slot of the area where a district lies, or -1 (WA-7.18)."""
        for slot in range(self.slots):
            if district in self.piles[AREA + slot]:
                return slot
        return -1

    def on(self, slot: int) -> list[int]:
        """The characters that stand on a slot, seat by seat."""
        stands = self.stands
        return [character for seat in range(self.players) for character in self.band[seat] if stands[character] == slot + 1]

    def purse(self, seat: int) -> int:
        """All coins of a player."""
        return self.coins[0][seat] + self.coins[1][seat] + self.coins[2][seat]

    def power_of(self, seat: int) -> int:
        """WA-10.2 What the districts of a player show."""
        return sum([self.book.power[district] for district in self.control[seat]])

    def count_type(self, seat: int, type_: int) -> int:
        return sum([1 for district in self.control[seat] if self.book.type[district] == type_])

    # Verbs

    def gain(self, seat: int, kind: int, count: int) -> None:
        """WA-7.1 Take coins from the supply."""
        if count:
            self.coins[kind][seat] += count
            self.tell(GAINED, seat, count, kind)

    def pay(self, seat: int, kind: int, count: int) -> None:
        if count:
            self.coins[kind][seat] -= count
            self.tell(PAID, seat, count, kind)

    def draw_trick(self, seat: int) -> None:
        """WA-7.2 Take the top trick, secretly. WA-5.7 An empty deck is made of the discard; both empty: no draw."""
        if not self.piles[TRICKS] and self.piles[DISCARD]:
            self.gather(DISCARD, TRICKS)
            self.shuffle(TRICKS)
            self.tell(RESHUFFLED, seat, len(self.piles[TRICKS]))
        if self.piles[TRICKS]:
            card = self.draw(TRICKS, HAND + seat)
            self.tell_only(DREW_CARD, seat, self.book.design[card])
            self.tell_others(DREW, seat, 1)

    def make_ready(self, character: int) -> None:
        """WA-7.12 A used character is ready; its token leaves the area. Once per round."""
        self.used[character] = 0
        self.stands[character] = 0
        self.sent[character] = 0
        self.readied[character] = 1
        self.tell(READIED, self.leader(character), character)
