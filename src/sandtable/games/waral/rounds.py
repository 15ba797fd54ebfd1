"""WA-3 The round: collect, turns, end of round (WA-9), and the end of the game (WA-10.1)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.steps import Step
from sandtable.games.waral.area import bury, deal_slot
from sandtable.games.waral.coach import on_round
from sandtable.games.waral.effects import perform
from sandtable.games.waral.position import AREA, DECK, Waral
from sandtable.games.waral.scoring import Scoring
from sandtable.games.waral.take import held
from sandtable.games.waral.turn import BeginTurn
from sandtable.games.waral.verbs import CAPPED, COLLECTED, ENDS, LAID, MISSED, ROUND_BEGINS, WRECKED


@final
class Round(Step[Waral]):
    """WA-3.1 A round is: collect (not in round 1), turns, end of round."""

    rule: ClassVar[str] = "WA-3.1"

    def run(self, g: Waral) -> None:
        g.round += 1
        g.tell(ROUND_BEGINS, g.first, g.round)
        on_round(g)
        if g.round > 1:
            g.then(Collect())
        g.then(NextTurn(g.first))


@final
class Collect(Step[Waral]):
    """WA-9.5 Everyone gets what each own district without block marker provides, in turn order, as gained. Then markers go."""

    rule: ClassVar[str] = "WA-9.5"

    def run(self, g: Waral) -> None:
        for i in range(g.players):
            seat = (g.first + i) % g.players
            for district in g.control[seat]:
                if g.blocked[district]:
                    g.blocked[district] = 0
                    g.tell(MISSED, seat, district)
                elif g.book.collect[district]:
                    g.then(CollectFrom(seat, district))


@final
class CollectFrom(Step[Waral]):
    """WA-9.5 A player gets what a district provides."""

    rule: ClassVar[str] = "WA-9.5"

    def __init__(self, seat: int, district: int) -> None:
        self.seat: Final = seat
        self.district: Final = district

    def run(self, g: Waral) -> None:
        g.tell(COLLECTED, self.seat, self.district)
        perform(g, self.seat, g.book.collect[self.district], self.district)


@final
class NextTurn(Step[Waral]):
    """WA-3.2 Turns run to the left. Whoever has no ready character is passed over; when nobody has one, the round ends."""

    rule: ClassVar[str] = "WA-3.2"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Waral) -> None:
        for i in range(g.players):
            seat = (self.seat + i) % g.players
            if g.ready(seat):
                g.then(BeginTurn(seat))
                g.then(NextTurn((seat + 1) % g.players))
                return
        g.then(EndOfRound())


@final
class EndOfRound(Step[Waral]):
    """WA-9 Wrecked districts go, slots are filled, tokens return; then the game ends or goes on."""

    rule: ClassVar[str] = "WA-9.1"

    def run(self, g: Waral) -> None:
        for slot in range(g.slots):
            if crowded(g, slot):
                district = g.area[slot][0]
                bury(g, district, AREA + slot)
                g.tell(WRECKED, g.first, district, slot + 1)
        for slot in range(g.slots):
            if not g.area[slot] and g.piles[DECK]:
                deal_slot(g, slot)
                g.tell(LAID, g.first, g.area[slot][0], slot + 1)
        return_tokens(g)
        g.then(CheckEnd())


def crowded(g: Waral, slot: int) -> bool:
    """WA-9.1 Characters of two or more different players stand there. Two of one player do not wreck."""
    players = 0
    for seat in range(g.players):
        if held(g, seat, slot):
            players += 1
    return players > 1


def return_tokens(g: Waral) -> None:
    """WA-9.3 All tokens return; all characters are ready; the once-per-round marks are cleared."""
    stands, used, readied = g.stands, g.used, g.readied
    for seat in range(g.players):
        for character in g.band[seat]:
            stands[character] = 0
            used[character] = 0
            readied[character] = 0


@final
class CheckEnd(Step[Waral]):
    """WA-10.1 Only the power of districts at this moment counts (WA-10.2). WA-10.6 The last round ends the game in any case."""

    rule: ClassVar[str] = "WA-9.4"

    def run(self, g: Waral) -> None:
        powers = [g.power_of(seat) for seat in range(g.players)]
        if max(powers) >= g.target:
            g.tell(ENDS, powers.index(max(powers)), max(powers))
            g.then(Scoring())
        elif g.round >= g.cap:
            g.tell(CAPPED, g.first, g.round)
            g.then(Scoring())
        else:
            g.first = (g.first + 1) % g.players
            g.then(Round())
