"""WA-5 Tricks: what may be played, and playing it."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.cards import each_once
from sandtable.engine.names import NOUN
from sandtable.engine.phrases import Phrase, Thing
from sandtable.engine.steps import Decision, Refusal, Step
from sandtable.games.waral.book import NO_TRIGGER
from sandtable.games.waral.effects import perform
from sandtable.games.waral.pay import PayNamed, affordable, pay, ruin, why_unpaid
from sandtable.games.waral.position import DISCARD, HAND, IN_PLAY, Waral
from sandtable.games.waral.verbs import PLAY, PLAYED, RUIN


def designs(g: Waral, seat: int, mode: int, trigger: int = NO_TRIGGER) -> list[int]:
    """The designs of a hand with a mode and trigger, each once."""
    if not g.hand[seat]:
        return []
    book = g.book
    held = each_once([book.design[card] for card in g.hand[seat]])
    return [design for design in held if book.mode[design] == mode and book.trigger[design] == trigger]


def playable(g: Waral, seat: int, mode: int, trigger: int = NO_TRIGGER) -> list[int]:
    """WA-5.4 The designs of a hand that may be played now."""
    return [design for design in designs(g, seat, mode, trigger) if may_play(g, seat, design)]


def may_play(g: Waral, seat: int, design: int) -> bool:
    """WA-5.4 Key, cost and a target for the first step. WA-5.5 Not two of the same name in one turn of yours."""
    book = g.book
    if seat == g.active and g.played >> design & 1:
        return False
    return has_key(g, seat, design) and affordable(g, seat, book.trick_cost[design], -1, 0, False) and has_target(g, seat, design)


def has_key(g: Waral, seat: int, design: int) -> bool:
    """WA-5.4 You must control districts of its key type now."""
    key = g.book.key[design]
    return all([not key[type_] or g.count_type(seat, type_) >= key[type_] for type_ in range(len(key))])


def has_target(g: Waral, seat: int, design: int) -> bool:
    """WA-5.4 If the first step needs a target, a legal one must exist."""
    if g.book.trick_cost[design].ruins:
        return len(expendable(g, seat, design)) > 0
    first = g.book.steps[design][0]
    return g.book.effects[first].legal(g, seat, -1)


def expendable(g: Waral, seat: int, design: int) -> list[int]:
    """WA-5.4 The own districts that may be destroyed as a cost: those whose loss leaves the first step a legal target."""
    first = g.book.effects[g.book.steps[design][0]]
    return [district for district in g.control[seat] if first.legal(g, seat, district)]


def play_trick(g: Waral, seat: int, design: int) -> None:
    """WA-5.4 The cost is paid first. WA-5.6 The card is out of all piles until it has resolved."""
    card = put_down(g, seat, design)
    if seat == g.active:
        g.played |= 1 << design
    cost = g.book.trick_cost[design]
    if cost.ruins:
        g.then(PayNamed(seat, cost.coins))
        g.then(Raze(seat, design))
    else:
        pay(g, seat, cost, -1, 0, False)
        perform(g, seat, g.book.steps[design], -1)
    g.then(Resolved(card))


@final
class Raze(Decision[Waral]):
    """WA-5.4 The own district a trick costs. Its steps go by the power of what was destroyed (WA-7.14)."""

    rule: ClassVar[str] = "WA-4.10"

    def __init__(self, seat: int, design: int) -> None:
        super().__init__(seat)
        self.design: Final = design

    def question(self, g: Waral) -> Phrase:
        return Phrase("ask-raze", trick=Thing("trick", self.design))

    def subject(self, g: Waral) -> Thing:
        return Thing("trick", self.design)

    def options(self, g: Waral) -> list[int]:
        return [RUIN | district for district in expendable(g, self.seat, self.design)]

    def why_not(self, g: Waral) -> list[Refusal]:
        return [(RUIN | district, "WA-5.4", Phrase("why-no-target-after")) for district in g.control[self.seat]]

    def chosen(self, g: Waral, option: int) -> None:
        ruin(g, self.seat, option & NOUN)
        perform(g, self.seat, g.book.steps[self.design], option & NOUN)


def put_down(g: Waral, seat: int, design: int) -> int:
    """Put a card of a design from the hand on the table."""
    for card in g.hand[seat]:
        if g.book.design[card] == design:
            g.move(card, HAND + seat, IN_PLAY)
            g.tell(PLAYED, seat, design)
            return card
    raise ValueError(f"seat {seat} holds no trick {design}")


@final
class Resolved(Step[Waral]):
    """WA-5.6 A resolved trick goes face up on the discard."""

    rule: ClassVar[str] = "WA-5.6"

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, g: Waral) -> None:
        g.move(self.card, IN_PLAY, DISCARD)


def refuse_tricks(g: Waral, seat: int, mode: int, trigger: int = NO_TRIGGER) -> list[Refusal]:
    """Why tricks of the hand cannot be played now: which key, coin or target is missing."""
    return [refusal(g, seat, design) for design in designs(g, seat, mode, trigger) if not may_play(g, seat, design)]


def refusal(g: Waral, seat: int, design: int) -> Refusal:
    option = PLAY | design
    if seat == g.active and g.played >> design & 1:
        return option, "WA-5.5", Phrase("why-played-already")
    if not has_key(g, seat, design):
        key = g.book.key[design]
        needed = [type_ for type_ in range(len(key)) if g.count_type(seat, type_) < key[type_]]
        return option, "WA-5.4", Phrase("why-needs-district", type=Thing("type", needed[0]))
    cost = g.book.trick_cost[design]
    if not affordable(g, seat, cost, -1, 0, False):
        rule, why = why_unpaid(g, seat, cost, -1, 0, False)
        return option, rule, why
    return option, "WA-5.4", Phrase("why-no-target")
