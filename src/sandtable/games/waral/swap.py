"""WA-7.9 Swapping districts with a rival."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.phrases import Phrase, Thing
from sandtable.engine.steps import Refusal, Step
from sandtable.games.waral.book import BY_SWAPPING, Effect
from sandtable.games.waral.position import CONTROL, Waral
from sandtable.games.waral.strikes import Target, immune, strike
from sandtable.games.waral.struck import DISTRICT_SWAPPED
from sandtable.games.waral.verbs import GIVE, RECEIVE, SWAPPED


@final
class Swap(Effect[Waral]):
    """WA-7.9 Exchange one of your districts with one of a rival's."""

    def __init__(self, may: bool, max_gain: int) -> None:
        super().__init__(may, strikes=True)
        self.max_gain: Final = max_gain

    def legal(self, g: Waral, seat: int, this: int) -> bool:
        return any([len(receivable(g, seat, district, self.max_gain)) > 0 for district in g.control[seat]])

    def start(self, g: Waral, seat: int, this: int) -> None:
        g.then(ChooseGiven(seat, self.may, self.max_gain))


def receivable(g: Waral, seat: int, given: int, max_gain: int) -> list[int]:
    """WA-7.9 At most so much more power than what is given; none of Ulla's (WA-8.11)."""
    power = g.book.power
    limit = power[given] + max_gain
    safe = [immune(g, rival, BY_SWAPPING) for rival in range(g.players)]
    return [d for rival in g.rivals(seat) if not safe[rival] for d in g.control[rival] if power[d] <= limit]


@final
class ChooseGiven(Target):
    """WA-7.9 First what you give."""

    rule: ClassVar[str] = "WA-7.9"

    def __init__(self, seat: int, may: bool, max_gain: int) -> None:
        super().__init__(seat, may)
        self.max_gain: Final = max_gain

    def targets(self, g: Waral) -> list[int]:
        return [GIVE | d for d in g.control[self.seat] if receivable(g, self.seat, d, self.max_gain)]

    def why_not(self, g: Waral) -> list[Refusal]:
        return [(GIVE | district, "WA-7.9", Phrase("why-nothing-for-it")) for district in g.control[self.seat]]

    def named(self, g: Waral, target: int) -> None:
        g.then(ChooseReceived(self.seat, target, self.max_gain))


@final
class ChooseReceived(Target):
    """WA-7.9 Then what you receive."""

    rule: ClassVar[str] = "WA-7.9"

    def __init__(self, seat: int, given: int, max_gain: int) -> None:
        super().__init__(seat, False)
        self.given: Final = given
        self.max_gain: Final = max_gain

    def question(self, g: Waral) -> Phrase:
        return Phrase("ask-choose-received", district=Thing("district", self.given))

    def subject(self, g: Waral) -> Thing:
        return Thing("district", self.given)

    def why_not(self, g: Waral) -> list[Refusal]:
        limit = g.book.power[self.given] + self.max_gain
        refusals: list[Refusal] = []
        for rival in g.rivals(self.seat):
            safe = immune(g, rival, BY_SWAPPING)
            for district in g.control[rival]:
                if safe:
                    refusals.append((RECEIVE | district, "WA-8.11", Phrase("why-jurist")))
                elif g.book.power[district] > limit:
                    refusals.append((RECEIVE | district, "WA-7.9", Phrase("why-power-above", power=limit)))
        return refusals

    def targets(self, g: Waral) -> list[int]:
        return [RECEIVE | district for district in receivable(g, self.seat, self.given, self.max_gain)]

    def named(self, g: Waral, target: int) -> None:
        victim = g.owner(target)
        blow = SwapThem(self.seat, victim, self.given, target)
        strike(g, self.seat, victim, DISTRICT_SWAPPED, target, blow, self.given)


@final
class SwapThem(Step[Waral]):
    """WA-7.9 No effect is applied: neither district is taken. WA-7.8 A block marker follows."""

    rule: ClassVar[str] = "WA-7.9"

    def __init__(self, seat: int, victim: int, given: int, received: int) -> None:
        self.seat: Final = seat
        self.victim: Final = victim
        self.given: Final = given
        self.received: Final = received

    def run(self, g: Waral) -> None:
        if not g.cancelled:
            g.move(self.received, CONTROL + self.victim, CONTROL + self.seat)
            g.move(self.given, CONTROL + self.seat, CONTROL + self.victim)
            g.tell(SWAPPED, self.seat, self.given, self.received, self.victim)
