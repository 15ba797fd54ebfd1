"""The table of Fine Sand: what lies in front of each player, and the verbs of the rulebook (FS-2.5, FS-7.2, FS-9)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.layout import ALL, NOBODY, OWNER, PER_CARD, PER_TABLE, Layout
from sandtable.engine.position import Position
from sandtable.games.fine_sand.book import SEATS, Book
from sandtable.games.fine_sand.verbs import (
    CANCEL,
    COACH,
    DISCARDED,
    DREW,
    DREW_CARD,
    LAID_OUT,
    PROPOSE,
    SHUFFLED,
    TOOK_COINS,
    TRIGGERED_NEXT,
    TRIGGERED_NOW,
)

# Zones: the first pile of each
DRAW_STACK: Final = 0 * SEATS
DISCARD_PILE: Final = 1 * SEATS
HAND: Final = 2 * SEATS
COLUMN: Final = 3 * SEATS  # six columns, one per kind: castle, green, red, blue, purple, yellow
LAID_OUT_ZONE: Final = 9 * SEATS
PALLET: Final = 10 * SEATS
SYMBOL: Final = 11 * SEATS
OUTBOX: Final = 12 * SEATS
REMOVED_ZONE: Final = 13 * SEATS
BILL: Final = 14 * SEATS
ASIDE: Final = 15 * SEATS
REVEALED_ZONE: Final = 16 * SEATS
FABLE: Final = 17 * SEATS
BOX_ZONE: Final = 18 * SEATS

COLUMNS: Final = ["castles", "green", "red", "blue", "purple", "yellow"]

# Ring
NEITHER: Final = 0
RED_SIDE: Final = 1
BLUE_SIDE: Final = 2

# Turn styles
SEALED: Final = 0
ONE_BY_ONE: Final = 1

NEVER: Final = 0

# Coach lines, in the order of presort.toml
TURN_1_START: Final = 0
FIRST_BUILD_GREEN: Final = 1
FIRST_BUILD_RED: Final = 2
FIRST_BUILD_PURPLE: Final = 3
FIRST_OVERPAY: Final = 4
FIRST_HAND_OVER_LIMIT: Final = 5
FIRST_NO_AFFORDABLE_BUILD: Final = 6
FIRST_EXCHANGE: Final = 7
FIRST_RESHUFFLE: Final = 8
PILES_LOW: Final = 9
FIRST_WOODEN_COIN: Final = 10

# The rows of the solo sheet
SHEET_NUMBERS: Final = 20
SHEET_SETS: Final = 10
SET_VALUES: Final = 10


def make_layout(players: int, book: Book) -> Layout:
    layout = Layout(players=players, seats=SEATS, cards=len(book.type_of))
    layout.per_seat("draw stack", DRAW_STACK, NOBODY, pool=OWNER, ordered=True, listed=True)
    layout.per_seat("discard pile", DISCARD_PILE, ALL)
    layout.per_seat("hand", HAND, OWNER, pool=OWNER)
    for kind in range(len(COLUMNS)):
        layout.per_seat(COLUMNS[kind], COLUMN + kind * SEATS, ALL)
    layout.per_seat("laid out", LAID_OUT_ZONE, ALL)
    layout.per_seat("pallet", PALLET, ALL)
    layout.per_seat("symbol pile", SYMBOL, OWNER, pool=OWNER, ordered=True)
    layout.per_seat("outbox", OUTBOX, ALL)
    layout.per_seat("removed", REMOVED_ZONE, ALL)
    layout.per_seat("bill", BILL, ALL)
    layout.per_seat("set aside", ASIDE, OWNER, pool=OWNER)
    layout.per_seat("revealed", REVEALED_ZONE, ALL)
    layout.per_seat("Fable stack", FABLE, ALL)
    layout.per_seat("box", BOX_ZONE, ALL)
    layout.number("wooden coins", 0)
    layout.number("ring", 1)
    layout.number("board draws", 2)
    layout.number("board builds", 3)
    layout.number("off-loads", 4)
    layout.number("limit bonus", 5)
    layout.number("bill sum", 6)
    layout.number("last round", 7)
    layout.number("end alert", 8)
    layout.number("duty", 9)
    layout.number("proposal", 10)
    layout.number("unbuilt", 11)
    layout.number("coached", 12, OWNER)
    layout.number("spent", 13, kind=PER_CARD)
    layout.number("struck", 14, kind=PER_TABLE, size=SHEET_NUMBERS)
    layout.number("sets used", 15, kind=PER_TABLE, size=SHEET_SETS)
    layout.card_names = [book.slugs[type_] for type_ in book.type_of]
    return layout


@final
class FineSand(Position):
    """FS-1.1 Seats in a circle, each with a set of cards, a board, a ring and a disc."""

    scalars: ClassVar[tuple[str, ...]] = (
        "round", "style", "cap", "ending", "solo", "timer", "crossed", "total", "fable_round", "game", "lost", "scored",
    )  # fmt: skip
    secrets: ClassVar[tuple[str, ...]] = ("coaching", "campaign")
    regrets: ClassVar[tuple[int, ...]] = (CANCEL, PROPOSE)

    def __init__(self, layout: Layout, book: Book, like: FineSand | None) -> None:
        super().__init__(layout, like)
        self.book: Final = book
        self.players: Final = layout.players
        self.draw_stack: Final = self.row(DRAW_STACK)
        self.discard_pile: Final = self.row(DISCARD_PILE)
        self.hand: Final = self.row(HAND)
        self.laid_out: Final = self.row(LAID_OUT_ZONE)
        self.pallet: Final = self.row(PALLET)
        self.symbol: Final = self.row(SYMBOL)
        self.bill: Final = self.row(BILL)
        numbers = self.numbers
        self.coins: Final = numbers[0]
        self.ring: Final = numbers[1]
        self.board_draws: Final = numbers[2]  # how many draws of the board are left this turn: step 1, or 2B
        self.board_builds: Final = numbers[3]
        self.offloads: Final = numbers[4]  # whether Off-load may still be used this turn
        self.limit_bonus: Final = numbers[5]
        self.bill_sum: Final = numbers[6]
        self.last_round: Final = numbers[7]  # the round a seat's trigger makes the last, or NEVER
        self.end_alert: Final = numbers[8]
        self.duty: Final = numbers[9]
        self.proposal: Final = numbers[10]
        self.unbuilt: Final = numbers[11]
        self.coached: Final = numbers[12]
        self.spent: Final = numbers[13]  # of each built card: the last round in which it can no longer act
        self.struck: Final = numbers[14]
        self.sets_used: Final = numbers[15]
        if like is None:
            self.round = 0
            self.style = SEALED
            self.cap = 60
            self.ending = NEVER  # the last round, once all know it
            self.solo = False
            self.timer = 0
            self.crossed = 0
            self.total = 0
            self.fable_round = 0
            self.game = 1
            self.lost = False
            self.scored = False
            self.coaching = False
            self.campaign = False
        else:
            self.round = like.round
            self.style = like.style
            self.cap = like.cap
            self.ending = like.ending
            self.solo = like.solo
            self.timer = like.timer
            self.crossed = like.crossed
            self.total = like.total
            self.fable_round = like.fable_round
            self.game = like.game
            self.lost = like.lost
            self.scored = like.scored
            self.coaching = like.coaching
            self.campaign = like.campaign

    def clone(self) -> FineSand:
        return FineSand(self.layout, self.book, self)

    # Adjectives

    def column(self, kind: int, seat: int) -> list[int]:
        return self.piles[COLUMN + kind * SEATS + seat]

    def ready(self, card: int) -> bool:
        """FS-2.5 A built card that may act now: from the turn after it was built, or at once; FS-2.4 once per turn."""
        return self.spent[card] < self.round

    def dry(self, seat: int) -> bool:
        """Draw stack and discard pile both empty."""
        return not self.draw_stack[seat] and not self.discard_pile[seat]

    def limit(self, seat: int) -> int:
        """FS-7.2 The hand limit: the board's, plus the built purple values, plus a burst of this turn."""
        hand_limit, type_of = self.book.hand_limit, self.book.type_of
        total = self.book.limit + self.limit_bonus[seat]
        for card in self.piles[COLUMN + 4 * SEATS + seat]:
            total += hand_limit[type_of[card]]
        return total

    def types(self, cards: list[int]) -> list[int]:
        """The types among some cards, each once, in the order of the content file."""
        type_of = self.book.type_of
        return sorted({type_of[card] for card in cards})

    def hand_types(self, seat: int) -> list[int]:
        """The type of every hand card."""
        type_of = self.book.type_of
        return [type_of[card] for card in self.hand[seat]]

    def find(self, cards: list[int], type_: int, seat: int) -> int:
        """A card of a type among these. One of the seat's own symbol leaves first."""
        type_of = self.book.type_of
        found = -1
        for card in cards:
            if type_of[card] == type_ and (found < 0 or card % SEATS == seat):
                found = card
        return found

    def neighbour(self, seat: int) -> int:
        """FS-8.4 The left neighbour."""
        return (seat + 1) % self.players

    # Verbs

    def draw_one(self, seat: int) -> int:
        """FS-9.3, FS-9.4 One single draw: reshuffle first if need be; when dry, a wooden coin. Returns the card or -1."""
        if not self.draw_stack[seat]:
            if not self.discard_pile[seat]:
                self.coins[seat] += 1
                self.hint(seat, FIRST_WOODEN_COIN)
                return -1
            self.reshuffle(seat)
        card = self.draw_stack[seat][-1]
        if self.book.laid_out[self.book.type_of[card]]:
            self.draw(DRAW_STACK + seat, LAID_OUT_ZONE + seat)
            self.tell(LAID_OUT, seat, self.book.type_of[card])
        else:
            self.draw(DRAW_STACK + seat, HAND + seat)
            self.tell_only(DREW_CARD, seat, self.book.type_of[card])
        if not self.draw_stack[seat]:
            self.refill(seat)
        return card

    def draw_cards(self, seat: int, count: int) -> None:
        """FS-9.5 Drawing n means n single draws."""
        coins = self.coins[seat]
        for _ in range(count):
            self.draw_one(seat)
        coins = self.coins[seat] - coins
        if coins < count:
            self.tell_others(DREW, seat, count - coins)
        if coins:
            self.tell(TOOK_COINS, seat, coins)

    def refill(self, seat: int) -> None:
        """FS-9.2 The moment the last card of the draw stack is drawn, the discards become the new one."""
        if self.discard_pile[seat]:
            self.reshuffle(seat)

    def reshuffle(self, seat: int) -> None:
        self.gather(DISCARD_PILE + seat, DRAW_STACK + seat)
        self.shuffle(DRAW_STACK + seat, seat + 1)
        self.tell(SHUFFLED, seat, len(self.draw_stack[seat]))
        self.hint(seat, FIRST_RESHUFFLE)

    def discard(self, seat: int, type_: int) -> None:
        """Put a hand card of a type face up on the own discard pile."""
        self.move(self.find(self.hand[seat], type_, seat), HAND + seat, DISCARD_PILE + seat)
        self.tell(DISCARDED, seat, type_)

    def tell_of_bill(self, kind: int, seat: int, a: int = 0, b: int = 0) -> None:
        """FS-2.9 Sealed turns are published with what was settled: nobody else hears of a bill that was cancelled."""
        if self.style == SEALED:
            self.tell_only(kind, seat, a, b)
        else:
            self.tell(kind, seat, a, b)

    def end_draw_action(self, seat: int, *, step_1: bool) -> None:
        """FS-9.7, FS-10.1 After a completed draw action: whoever is dry triggers the end, type A in step 1, else type B."""
        if self.draw_stack[seat] or self.discard_pile[seat]:
            return
        last = self.round if step_1 else self.round + 1
        if self.last_round[seat] == NEVER or last < self.last_round[seat]:
            self.last_round[seat] = last
            self.tell(TRIGGERED_NOW if step_1 else TRIGGERED_NEXT, seat)

    def hint(self, seat: int, line: int) -> None:
        """FS-12.5 Each coach line appears once, to the learner alone."""
        if self.coaching and not self.coached[seat] >> line & 1:
            self.coached[seat] |= 1 << line
            self.tell_only(COACH, seat, line)
