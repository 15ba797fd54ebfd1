"""Tables of Fine Sand in the words of the game: what lies where, at the start of a step of seat 0's turn.

    t = table(hand="castle-2 coin-2", built="red-4", step=2)
    t.do("build castle-2")
    t.pay("coin-2")
    assert t.built() == "castle-2 red-4"
    assert t.asks() == "Done"

Cards are named by their slug, with `@1` for a card of seat 1's set; top card first. What is not named stays in its owner's
draw stack, or, where `draw` is given, lies removed. Fable cards that are not named stay in the Fable stack.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sandtable.engine.flow import advance, asks, begin
from sandtable.engine.history import told
from sandtable.engine.setup import Setup
from sandtable.engine.table import Table
from sandtable.games.fine_sand import TITLE
from sandtable.games.fine_sand import position as p
from sandtable.games.fine_sand.book import SEATS
from sandtable.games.fine_sand.position import FineSand
from sandtable.games.fine_sand.rounds import Round, RoundEnd, Turn

STEPS_LEFT = {1: 4, 2: 3, 3: 1}  # of those a turn queues: how many begin with this step


@dataclass
class Seat:
    """What lies in front of one player."""

    hand: str = ""
    draw: str | int | None = None  # top card first; a number: any so many; None: all that is not named
    discard: str | int = ""
    built: str = ""  # in earlier turns
    fresh: str = ""  # built in this very turn
    laid_out: str = ""
    pallet: str = ""
    symbol: str = ""  # bottom card first
    outbox: str = ""
    removed: str = ""
    coins: int = 0


class Beach(Table):
    """A table whose position was arranged. Piles read as words, in the order of the content file unless their order matters."""

    def __init__(self, setup: Setup, g: FineSand | None = None) -> None:
        super().__init__(TITLE, setup)
        if g is not None:
            self.g = g
            self.opening = told(self.g)

    @property
    def position(self) -> FineSand:
        assert isinstance(self.g, FineSand)
        return self.g

    # Playing

    def do(self, *picks: str, seat: int = 0) -> None:
        for pick in picks:
            self.play(seat, pick)

    def offload(self, card: str, seat: int = 0) -> None:
        """Off-load a card. The only one needs no choice."""
        self.do("offload", seat=seat)
        if self.asks(seat) == "OffLoad":
            self.do(f"give {card}", seat=seat)

    def pay(self, parts: str, seat: int = 0) -> None:
        """Pay the bill with these cards, `wooden` coins, the `scaffold`, the `pallet`. What has no alternative pays by itself."""
        self.do("pay", seat=seat)
        left = parts.split()
        while self.asks(seat) == "Pay":
            part = next((part for part in left if self.part(part, seat)), "")
            assert part, f"{parts}: none of {left} is offered, but {self.offered(seat)}"
            left.remove(part)
            self.do(self.part(part, seat), seat=seat)

    def part(self, name: str, seat: int) -> str:
        """The option that pays with this, if it is offered."""
        wanted = {"wooden": "pay_coin", "scaffold": "pay_scaffold", "pallet": "pay_pallet"}.get(name, f"pay_card {name}")
        return next((text for text in self.offered(seat) if text == wanted or text.split()[0] == wanted), "")

    def offered(self, seat: int = 0) -> list[str]:
        """What a seat is offered, but for the proposal of the other turn style that stands beside everything."""
        return [option.text for option in self.options(seat) if option.text != "propose"]

    def may_propose(self, seat: int = 0) -> bool:
        return "propose" in [option.text for option in self.options(seat)]

    def asks(self, seat: int = 0) -> str:
        """The decision a seat is asked, or nothing."""
        step = asks(self.g, seat)
        return type(step).__name__ if step is not None else ""

    def idle(self, seat: int = 0) -> None:
        """What the table does for a seat whose clock ran out."""
        self.play(seat, TITLE.idle(self.g, seat))

    def end_turn(self, seat: int = 0) -> None:
        """Finish the turn of a seat in the plainest way."""
        while "done" not in self.offered(seat):
            self.idle(seat)
        self.do("done", seat=seat)

    def end_round(self) -> None:
        """Let everybody finish the round in the plainest way."""
        number = self.position.round
        while not self.over and self.position.round == number:
            self.idle(self.waiting_for[0])

    def await_turn(self, seat: int = 0) -> None:
        """Let the others go on in the plainest way until this seat is asked."""
        while not self.over and seat not in self.waiting_for:
            self.idle(self.waiting_for[0])

    def next_turn(self) -> None:
        """Go on to the next turn of seat 0."""
        self.end_round()
        self.await_turn()

    def refusal(self, text: str, seat: int = 0) -> str:
        """The rule that forbids an option, or nothing."""
        return next((why.rule for why in self.why_not(seat) if why.option.text == text), "")

    # Looking

    def words_of(self, cards: list[int]) -> str:
        book = self.position.book
        return " ".join(book.slugs[book.type_of[card]] for card in cards)

    def pile(self, zone: int, seat: int) -> str:
        type_of = self.position.book.type_of
        return self.words_of(sorted(self.g.piles[zone + seat], key=lambda card: type_of[card]))

    def hand(self, seat: int = 0) -> str:
        return self.pile(p.HAND, seat)

    def discard(self, seat: int = 0) -> str:
        return self.pile(p.DISCARD_PILE, seat)

    def built(self, seat: int = 0) -> str:
        type_of = self.position.book.type_of
        cards = [card for kind in p.COLUMNS for card in self.position.column(kind, seat)]
        return self.words_of(sorted(cards, key=lambda card: type_of[card]))

    def laid_out(self, seat: int = 0) -> str:
        return self.pile(p.LAID_OUT_ZONE, seat)

    def pallet(self, seat: int = 0) -> str:
        return self.pile(p.PALLET, seat)

    def removed(self, seat: int = 0) -> str:
        return self.pile(p.REMOVED_ZONE, seat)

    def draw(self, seat: int = 0) -> str:
        """The draw stack, top card first."""
        return self.words_of(self.position.draw_stack[seat][::-1])

    def symbol(self, seat: int = 0) -> str:
        """The Symbol pile, bottom card first."""
        return self.words_of(self.position.symbol[seat])

    def outbox(self, seat: int = 0) -> str:
        return self.words_of(self.g.piles[p.OUTBOX + seat])

    def coins(self, seat: int = 0) -> int:
        return self.position.coins[seat]

    def counts(self, seat: int = 0) -> tuple[int, int, int, int]:
        """How many cards are in draw stack, discard pile and hand, and how many wooden coins there are."""
        g = self.position
        return len(g.draw_stack[seat]), len(g.discard_pile[seat]), len(g.hand[seat]), g.coins[seat]

    def last_round(self, seat: int = 0) -> int:
        """The round this seat has made the last, or 0."""
        return self.position.last_round[seat]

    def told(self, seat: int = 0) -> str:
        return "\n".join(self.log(seat))


@dataclass
class Dealer:
    """Hands out the cards of the four sets, own ones first."""

    g: FineSand
    taken: set[int] = field(default_factory=set)

    def card(self, name: str, seat: int) -> int:
        slug, _, owner = name.partition("@")
        book = self.g.book
        owners = [int(owner)] if owner else [(seat + i) % SEATS for i in range(SEATS)]
        for symbol in owners:
            for card in range(symbol, len(book.type_of), SEATS):
                if book.slugs[book.type_of[card]] == slug and card not in self.taken:
                    self.taken.add(card)
                    return card
        raise ValueError(f"there is no {name} left")

    def cards(self, names: str | int, seat: int) -> list[int]:
        if isinstance(names, int):
            return [self.card(self.any_name(seat), seat) for _ in range(names)]
        return [self.card(name, seat) for name in names.split()]

    def any_name(self, seat: int) -> str:
        book = self.g.book
        card = next(card for card in self.start_cards(seat) if card not in self.taken)
        return f"{book.slugs[book.type_of[card]]}@{seat}"

    def start_cards(self, seat: int) -> list[int]:
        book = self.g.book
        return [book.card(uid, seat) for uid in range(len(book.uids)) if not book.fable_round[uid]]

    def rest(self, seat: int, *, fable: bool) -> list[int]:
        """Cards of a seat's set that nobody has been given."""
        book = self.g.book
        cards = [book.card(uid, seat) for uid in range(len(book.uids)) if bool(book.fable_round[uid]) == fable]
        left = [card for card in cards if card not in self.taken]
        self.taken.update(left)
        return left


def table(
    *,
    players: int = 2,
    mode: str = "",
    round: int = 5,
    step: int = 1,
    sealed: bool = False,
    timer: int | None = None,
    others: dict[int, dict[str, Any]] | None = None,
    settings: dict[str, Any] | None = None,
    seed: str = "arranged",
    **mine: Any,
) -> Beach:
    """A position at the start of a step of seat 0's turn, the others' turns still to come; or of a whole sealed round."""
    given = dict(settings or {})
    mode = mode or ("solo_single" if players == 1 else "basic")
    if players > 1:
        given.setdefault("turns", "sealed" if sealed else "one_by_one")
    setup = TITLE.setup(players=players, seed=seed, mode=mode, settings=given)
    g = TITLE.empty(setup)
    g.round = round
    if g.solo:
        g.timer = max(g.book.timer + 1 - round, 0) if timer is None else timer
    deal(g, [Seat(**mine), *(Seat(**(others or {}).get(seat, {})) for seat in range(1, players))])
    if sealed:
        g.round -= 1
        begin(g, Round())
    else:
        open_turn(g, step)
    return Beach(setup, g)


def deal(g: FineSand, seats: list[Seat]) -> None:
    dealer = Dealer(g)
    for seat, things in enumerate(seats):
        put(g, dealer, seat, things)
    for seat, things in enumerate(seats):  # only now it is clear what nobody wants
        g.piles[p.FABLE + seat].extend(dealer.rest(seat, fable=True))
        zone = p.DRAW_STACK if things.draw is None else p.REMOVED_ZONE
        g.piles[zone + seat].extend(dealer.rest(seat, fable=False))


def put(g: FineSand, dealer: Dealer, seat: int, things: Seat) -> None:
    g.coins[seat] = things.coins
    for names, zone in (
        (things.hand, p.HAND),
        (things.discard, p.DISCARD_PILE),
        (things.laid_out, p.LAID_OUT_ZONE),
        (things.pallet, p.PALLET),
        (things.symbol, p.SYMBOL),
        (things.outbox, p.OUTBOX),
        (things.removed, p.REMOVED_ZONE),
    ):
        g.piles[zone + seat].extend(dealer.cards(names, seat))
    for names, spent in ((things.built, g.round - 1), (things.fresh, g.round)):
        for card in dealer.cards(names, seat):
            type_ = g.book.type_of[card]
            g.column(g.book.kind[type_], seat).append(card)
            g.spent[card] = g.round - 1 if g.book.ready_now[type_] else spent
    if things.draw is not None:
        g.draw_stack[seat].extend(dealer.cards(things.draw, seat)[::-1])


def open_turn(g: FineSand, step: int) -> None:
    """Seat 0 is at the start of this step; the other turns and the round end follow."""
    Turn(0).run(g)
    steps = g.next[-STEPS_LEFT[step] :]
    g.next.clear()
    g.todo.extend([RoundEnd(), *[Turn(seat) for seat in range(g.players - 1, 0, -1)], *reversed(steps)])
    advance(g)


def game(*, players: int, mode: str, seed: str = "1", campaign: dict[str, Any] | None = None, **settings: Any) -> Beach:
    """A game from its set-up on."""
    return Beach(TITLE.setup(players=players, seed=seed, mode=mode, settings=settings, campaign=campaign))
