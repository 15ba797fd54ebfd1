"""Sequential halving: candidates are tried in the same imagined positions, and again and again the worse half is dropped."""

from __future__ import annotations

from typing import Final, final

from sandtable.bots.deadline import Deadline
from sandtable.bots.eyes import Eyes
from sandtable.bots.foresight import UNKNOWN, Deliberate, Foresight
from sandtable.bots.team import Member, answer_of, send
from sandtable.engine.chance import Dice

LUCK: Final = 1 << 30


@final
class Halving:
    """A contest between candidates. All that are still in it have been tried in the same positions, so luck favours none."""

    def __init__(
        self, eyes: Eyes, foresight: Foresight, candidates: list[int], *, habits: bool = True, processes: int = 1
    ) -> None:
        self.eyes: Final = eyes
        self.foresight: Final = foresight
        self.habits: Final = habits  # whether players of imagined games go by habit where they have any
        self.processes: Final = processes
        self.candidates = candidates  # those still in the contest, the likeliest first
        self.totals = [0.0] * len(candidates)

    def best(self, simulations: int) -> int:
        """The winner, after so many tries in all; the leader, if time runs out before. Every round has its part of the time."""
        rounds = max((len(self.candidates) - 1).bit_length(), 1)
        for number in range(rounds):
            worlds = max(simulations // (rounds * len(self.candidates) * self.processes), 1)
            members = [self.send_member(worlds, number + 1, rounds) for _ in range(1, self.processes)]
            in_time = self.hold_round(worlds, number + 1, rounds)
            for member in members:
                self.add(answer_of(member))
            if not in_time:
                return self.leader()
            self.drop_half()
        return self.candidates[0]

    def hold_round(self, worlds: int, number: int, rounds: int) -> bool:
        """Try all candidates in so many positions, as long as this round may take. Answers whether there was time for it."""
        for _ in range(worlds):
            if not self.try_all():
                return False
            if self.foresight.deadline.due(number, rounds):
                break
        return True

    def send_member(self, worlds: int, number: int, rounds: int) -> Member:
        """Have another process hold this round with luck of its own, in the same time."""
        luck, seconds = Dice(self.eyes.dice.roll(LUCK)), self.foresight.deadline.left(number, rounds)
        on_clock, eyes = self.foresight.deadline.on_clock, self.eyes.with_luck(luck)

        def work() -> list[float]:
            foresight = self.foresight.until_then(Deadline(seconds, on_clock))
            member = Halving(eyes, foresight, self.candidates, habits=self.habits)
            member.hold_round(worlds, 1, 1)
            return member.totals

        return send(work)

    def add(self, totals: list[float]) -> None:
        """Count what another process found as well."""
        for i in range(len(totals)):
            self.totals[i] += totals[i]

    def try_all(self) -> bool:
        """Try every candidate in one more imagined position. Nothing counts of a position that time cut short."""
        world = self.eyes.imagine()
        judge = self.eyes.judge
        players = judge.in_a_mood(self.eyes.dice) if self.habits else Deliberate(judge)
        chances: list[float] = []
        for option in self.candidates:
            chance = self.foresight.chance_after(world, option, players)
            if chance == UNKNOWN:
                return False
            chances.append(chance)
        for i in range(len(chances)):
            self.totals[i] += chances[i]
        return True

    def leader(self) -> int:
        return self.candidates[self.totals.index(max(self.totals))]

    def drop_half(self) -> None:
        """Keep the better half. Of equals the one that looked better before stays."""
        order = sorted(range(len(self.candidates)), key=self.worse_than)
        kept = order[: (len(order) + 1) // 2]
        self.candidates = [self.candidates[i] for i in kept]
        self.totals = [self.totals[i] for i in kept]

    def worse_than(self, i: int) -> float:
        return -self.totals[i]
