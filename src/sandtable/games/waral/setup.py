"""WA-1 Set-up and WA-2 the draft."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.names import NOUN
from sandtable.engine.phrases import Phrase
from sandtable.engine.steps import Step, Together
from sandtable.games.waral.area import deal_slot
from sandtable.games.waral.book import KINDS
from sandtable.games.waral.coach import FIRST_DRAFT, hint
from sandtable.games.waral.position import BAND_ZONE, BOX, DECK, PACKET, PASSING, TRICKS, Waral
from sandtable.games.waral.rounds import Round
from sandtable.games.waral.verbs import BAND, LAID, PICK, PICKED, STARTS

# How bands are made
BY_PICKS: Final = 0
AT_RANDOM: Final = 1
READY_MADE: Final = 2
DRAFTS: Final = {"pick": BY_PICKS, "random": AT_RANDOM, "starter": READY_MADE}

ANYBODY: Final = -1  # in place of a seat: the first player is drawn by lot


@final
class Prepare(Step[Waral]):
    """WA-1 Shuffle both decks, lay the area (before the draft, WA-1.6), name the first player (WA-1.7), then draft."""

    rule: ClassVar[str] = "WA-1.1"

    def __init__(self, draft: int, first: int) -> None:
        self.draft: Final = draft
        self.first: Final = first

    def run(self, g: Waral) -> None:
        g.shuffle(DECK)
        for slot in range(g.slots):
            deal_slot(g, slot)
            g.tell(LAID, 0, g.area[slot][0], slot + 1)
        g.shuffle(TRICKS)
        g.first = g.dice().roll(g.players) if self.first == ANYBODY else self.first
        g.tell(STARTS, g.first)
        deal_riches(g)
        if self.draft == READY_MADE:
            deal_ready_made(g)
        else:
            g.shuffle(BOX)
            deal(g, self.draft)
        g.then(Round())


def deal_riches(g: Waral) -> None:
    """WA-1.5 Nobody starts with coins or tricks, unless a pack says so."""
    for seat in range(g.players):
        for kind in range(KINDS):
            g.gain(seat, kind, g.book.start_coins)
        for _ in range(g.book.start_tricks):
            g.draw_trick(seat)


def deal(g: Waral, draft: int) -> None:
    """WA-2.1 Deal four characters to each player; WA-2.5 at random: three, for good. The others stay in the box, unseen."""
    for seat in range(g.players):
        for _ in range(g.book.band if draft == AT_RANDOM else g.book.deal):
            if draft == AT_RANDOM:
                g.tell(BAND, seat, g.draw(BOX, BAND_ZONE + seat))
            else:
                g.draw(BOX, PACKET + seat)
    if draft == BY_PICKS:
        for _ in range(g.book.band):
            g.then(Draft(list(range(g.players))))
        g.then(PutAway())


def deal_ready_made(g: Waral) -> None:
    """WA-2.5 The ready-made bands are shuffled and dealt, one each."""
    order = list(range(len(g.book.bands)))
    g.dice().shuffle(order)
    for seat in range(g.players):
        for character in g.book.bands[order[seat]]:
            g.move(character, BOX, BAND_ZONE + seat)
            g.tell(BAND, seat, character)


@final
class Draft(Together[Waral]):
    """WA-2.2 Everyone secretly picks one card of the packet held; all picks are shown together; every packet goes to the left."""

    rule: ClassVar[str] = "WA-2.2"

    def detail(self, g: Waral, seat: int) -> Phrase:
        return Phrase("detail-of", number=len(g.band[seat]) + 1, all=g.book.band)

    def options(self, g: Waral, seat: int) -> list[int]:
        hint(g, seat, FIRST_DRAFT)
        return [PICK | character for character in g.packet[seat]]

    def chosen(self, g: Waral, picks: dict[int, int]) -> None:
        for seat, option in picks.items():
            g.move(option & NOUN, PACKET + seat, BAND_ZONE + seat)
            g.tell(PICKED, seat, option & NOUN)
        if len(g.packet[0]) > 1:
            pass_left(g)


def pass_left(g: Waral) -> None:
    """WA-2.2 Every packet is handed to the player on the left. With 2 players the packets change hands."""
    last = g.players - 1
    g.gather(PACKET + last, PASSING)
    for seat in range(last - 1, -1, -1):
        g.gather(PACKET + seat, PACKET + seat + 1)
    g.gather(PASSING, PACKET)


@final
class PutAway(Step[Waral]):
    """WA-2.3 The last card of each packet goes to the box, unseen by the others. WA-2.4 All characters are ready, face up."""

    rule: ClassVar[str] = "WA-2.3"

    def run(self, g: Waral) -> None:
        for seat in range(g.players):
            g.gather(PACKET + seat, BOX)
