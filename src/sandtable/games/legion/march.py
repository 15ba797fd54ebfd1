"""LE-5 March: one character at a time, or pass."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.names import NOUN
from sandtable.engine.phrases import Phrase
from sandtable.engine.steps import Decision, Refusal, Step
from sandtable.games.legion import book as b
from sandtable.games.legion import verbs as v
from sandtable.games.legion.book import SEATS
from sandtable.games.legion.coach import on_march
from sandtable.games.legion.cold import cold_kills
from sandtable.games.legion.despatches import play, playable
from sandtable.games.legion.field import arrive, skill_names
from sandtable.games.legion.giving import GiveOrders
from sandtable.games.legion.ground import location_effect, location_gives, needs_of
from sandtable.games.legion.people import orders_of, skills_of
from sandtable.games.legion.position import Legion
from sandtable.games.legion.zones import DESPATCH, MARCHING


@final
class March(Step[Legion]):
    """LE-5.1 In turn order, each sends exactly one character from hand to a Plot, or passes, until all have passed."""

    rule: ClassVar[str] = "LE-5.1"

    def run(self, g: Legion) -> None:
        g.stage = MARCHING
        for seat in range(g.players):
            g.passed[seat] = 0
            g.crossings[seat] = location_gives(g, b.FREE_ENTRY)
        g.then(MarchTurn(g.first))


@final
class MarchTurn(Step[Legion]):
    """LE-5.4 Passing is final for the round. An empty hand passes automatically; more would tell what the hand lacks."""

    rule: ClassVar[str] = "LE-5.4"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Legion) -> None:
        for i in range(g.players):
            seat = (self.seat + i) % g.players
            if g.passed[seat]:
                continue
            if g.hand[seat] or g.piles[DESPATCH + seat]:
                if g.coaching and sendings(g, seat):
                    on_march(g, seat)
                g.then(Send(seat))
                g.then(MarchTurn((seat + 1) % g.players))
                return
            g.passed[seat] = 1
            g.tell(v.PASSED, seat)


def free_passage(g: Legion, seat: int) -> bool:
    """LE-14.3 Crossroads, or a Safe Conduct: one sending ignores the conditions."""
    return g.crossings[seat] > 0 or g.safe_conduct[seat] > 0


def sendings(g: Legion, seat: int) -> list[int]:
    """LE-5.2 Who may go where: a character must have every skill a Plot shows."""
    if len(g.places(seat)) == b.STANDS:
        return []  # only with a pack that adds characters
    free = free_passage(g, seat)
    plots = range(g.plots)
    needs = [needs_of(g, plot) for plot in plots]
    options: list[int] = []
    for character in g.hand[seat]:
        lacking = ~skills_of(g, character)
        for plot in plots:
            if needs[plot] & lacking == 0:
                options.append(v.SEND | plot * v.PAIR | character)
            elif free:
                options.append(v.SEND_FREELY | plot * v.PAIR | character)
    return options


@final
class Send(Decision[Legion]):
    """LE-5.1 Send exactly one character from hand to a Plot, or pass. LE-12.2 A Despatch may come first."""

    rule: ClassVar[str] = "LE-5.1"
    foreseen: ClassVar[bool] = True

    def automatic(self, g: Legion) -> bool:
        return False

    def consequence(self, g: Legion, option: int) -> Phrase | None:
        if option == v.PASS:
            return Phrase("then-no-more-sending")
        character, plot = (option & NOUN) % v.PAIR, (option & NOUN) // v.PAIR
        sent = option & ~NOUN in (v.SEND, v.SEND_FREELY)
        return Phrase("then-freezes-to-death") if sent and cold_kills(g, character, plot) else None

    def detail(self, g: Legion) -> Phrase | None:
        if not g.hand[self.seat]:
            return Phrase("detail-nobody-in-hand")
        return None if sendings(g, self.seat) else Phrase("detail-nobody-fits")

    def options(self, g: Legion) -> list[int]:
        options = sendings(g, self.seat)
        options += playable(g, self.seat, b.MARCH)
        options.append(v.PASS)
        return options

    def why_not(self, g: Legion) -> list[Refusal]:
        found: list[Refusal] = []
        for character in g.hand[self.seat]:
            for plot in range(g.plots):
                missing = needs_of(g, plot) & ~skills_of(g, character)
                if missing:
                    found.append((v.SEND | plot * v.PAIR | character, "LE-5.2", Phrase("why-lacks", skills=skill_names(missing))))
        return found

    def chosen(self, g: Legion, option: int) -> None:
        seat = self.seat
        verb = option & ~NOUN
        if verb == v.PLAY:
            play(g, seat, option & NOUN)
            g.then(Send(seat))
            return
        if verb == v.PASS:
            g.passed[seat] = 1
            g.tell(v.PASSED, seat)
        else:
            send(g, seat, (option & NOUN) % v.PAIR, (option & NOUN) // v.PAIR, freely=verb == v.SEND_FREELY)
        g.safe_conduct[seat] = 0


def send(g: Legion, seat: int, character: int, plot: int, *, freely: bool) -> None:
    """LE-5.3 The character arrives; LE-6.1 an order-giver may give orders at once."""
    if freely:
        g.tell(v.FREE_PASSAGE, seat)
        if not g.safe_conduct[seat]:
            g.crossings[seat] -= 1
    hidden = g.camouflage[plot * SEATS + seat] > 0 or location_effect(g, b.MARCH_FACE_DOWN) is not None
    g.camouflage[plot * SEATS + seat] = 0
    place = arrive(g, seat, character, plot, hidden=hidden)
    g.then(GiveOrders(seat, place, orders_of(g, character), hidden))
