"""The table of Fine Sand: what lies in front of each player, and the verbs of the rulebook (FS-2.5, FS-7.2, FS-9)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.cards import each_once
from sandtable.engine.layout import ALL, NOBODY, OWNER, Layout, Plan
from sandtable.engine.names import in_order
from sandtable.engine.position import Position
from sandtable.games.fine_sand.book import BLUE_KIND, CASTLE, GREEN, PURPLE, RED, SEATS, YELLOW, Book
from sandtable.games.fine_sand.verbs import CANCEL, DISCARDED, REFUSE

# Ring
NEITHER: Final = 0
RED_SIDE: Final = 1
BLUE_SIDE: Final = 2

# Turn styles
SEALED: Final = 0
ONE_BY_ONE: Final = 1
STYLES: Final = in_order({"sealed": SEALED, "one_by_one": ONE_BY_ONE})

NEVER: Final = 0

# The rows of the solo sheet
SHEET_NUMBERS: Final = 20
SHEET_SETS: Final = 10
SET_VALUES: Final = 10

PLAN: Final = Plan(seats=SEATS)

# Zones: the first pile of each
DRAW_STACK: Final = PLAN.per_seat("draw stack", NOBODY, pool=OWNER, ordered=True, listed=True)
DISCARD_PILE: Final = PLAN.per_seat("discard pile", ALL)
HAND: Final = PLAN.per_seat("hand", OWNER, pool=OWNER)
COLUMNS: Final = {
    CASTLE: "castles", GREEN: "green", RED: "red", BLUE_KIND: "blue", PURPLE: "purple", YELLOW: "yellow",
}  # fmt: skip
COLUMN: Final = [PLAN.per_seat(COLUMNS[kind], ALL) for kind in range(len(COLUMNS))]  # by kind
LAID_OUT_ZONE: Final = PLAN.per_seat("laid out", ALL)
PALLET: Final = PLAN.per_seat("pallet", ALL)
SYMBOL: Final = PLAN.per_seat("symbol pile", OWNER, pool=OWNER, ordered=True)
OUTBOX: Final = PLAN.per_seat("outbox", ALL)
REMOVED_ZONE: Final = PLAN.per_seat("removed", ALL)
BILL: Final = PLAN.per_seat("bill", ALL)
ASIDE: Final = PLAN.per_seat("set aside", OWNER, pool=OWNER)
REVEALED_ZONE: Final = PLAN.per_seat("revealed", ALL)
FABLE: Final = PLAN.per_seat("Fable stack", ALL)
BOX_ZONE: Final = PLAN.per_seat("box", ALL)

# Numbers: the row of each
COINS: Final = PLAN.number("wooden coins")
RING: Final = PLAN.number("ring")
BOARD_DRAWS: Final = PLAN.number("board draws")
BOARD_BUILDS: Final = PLAN.number("board builds")
OFFLOADS: Final = PLAN.number("off-loads")
LIMIT_BONUS: Final = PLAN.number("limit bonus")
BILL_SUM: Final = PLAN.number("bill sum")
LAST_ROUND_ROW: Final = PLAN.number("last round")
END_ALERT: Final = PLAN.number("end alert")
DUTY: Final = PLAN.number("duty")
PROPOSAL: Final = PLAN.number("proposal")
UNBUILT: Final = PLAN.number("unbuilt")
COACHED: Final = PLAN.number("coached", OWNER)
SPENT: Final = PLAN.per_card("spent")
STRUCK_ROW: Final = PLAN.of_table("struck", SHEET_NUMBERS)
SETS_USED: Final = PLAN.of_table("sets used", SHEET_SETS)


def make_layout(players: int, book: Book) -> Layout:
    layout = PLAN.layout(players=players, cards=len(book.type_of))
    layout.card_names = [book.slugs[type_] for type_ in book.type_of]
    return layout


@final
class FineSand(Position):
    """FS-1.1 Seats in a circle, each with a set of cards, a board, a ring and a disc."""

    scalars: ClassVar[tuple[str, ...]] = (
        "round", "style", "cap", "ending", "solo", "timer", "crossed", "total", "fable_round", "game", "lost", "scored",
    )  # fmt: skip
    secrets: ClassVar[tuple[str, ...]] = ("coaching", "campaign")
    regrets: ClassVar[tuple[int, ...]] = (CANCEL, REFUSE)  # FS-2.13 bots accept

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
        self.coins: Final = self.numbers[COINS]
        self.ring: Final = self.numbers[RING]
        self.board_draws: Final = self.numbers[BOARD_DRAWS]  # how many draws of the board are left this turn: step 1, or 2B
        self.board_builds: Final = self.numbers[BOARD_BUILDS]
        self.offloads: Final = self.numbers[OFFLOADS]  # whether Off-load may still be used this turn
        self.limit_bonus: Final = self.numbers[LIMIT_BONUS]
        self.bill_sum: Final = self.numbers[BILL_SUM]
        self.last_round: Final = self.numbers[LAST_ROUND_ROW]  # the round a seat's trigger makes the last, or NEVER
        self.end_alert: Final = self.numbers[END_ALERT]
        self.duty: Final = self.numbers[DUTY]
        self.proposal: Final = self.numbers[PROPOSAL]
        self.unbuilt: Final = self.numbers[UNBUILT]
        self.coached: Final = self.numbers[COACHED]
        self.spent: Final = self.numbers[SPENT]  # of each built card: the last round in which it can no longer act
        self.struck: Final = self.numbers[STRUCK_ROW]
        self.sets_used: Final = self.numbers[SETS_USED]
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
        return self.piles[COLUMN[kind] + seat]

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
        for card in self.piles[COLUMN[PURPLE] + seat]:
            total += hand_limit[type_of[card]]
        return total

    def types(self, cards: list[int]) -> list[int]:
        """The types among some cards, each once, in the order of the content file."""
        return each_once([self.book.type_of[card] for card in cards])

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

    def discard(self, seat: int, type_: int) -> None:
        """Put a hand card of a type face up on the discard pile of its holder."""
        self.move(self.find(self.hand[seat], type_, seat), HAND + seat, DISCARD_PILE + seat)
        self.tell(DISCARDED, seat, type_)

    def tell_of_bill(self, kind: int, seat: int, a: int = 0, b: int = 0) -> None:
        """FS-2.9 Sealed turns are published with what was settled: nobody else hears of a bill that was cancelled."""
        if self.style == SEALED:
            self.tell_only(kind, seat, a, b)
        else:
            self.tell(kind, seat, a, b)
