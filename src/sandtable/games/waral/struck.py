"""WA-6.4 The window W3: somebody who is struck may play a reaction, before the strike or after it."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.names import NOUN
from sandtable.engine.phrases import Phrase, Thing
from sandtable.engine.steps import Refusal, Step
from sandtable.games.waral import book as b
from sandtable.games.waral.book import Effect
from sandtable.games.waral.effects import perform
from sandtable.games.waral.pay import pay
from sandtable.games.waral.position import Waral
from sandtable.games.waral.tricks import Resolved, playable, put_down, refuse_tricks
from sandtable.games.waral.verbs import CANCELLED, DECLINE, PLAY, ROBBED
from sandtable.games.waral.windows import Window

# What a strike would do, and which words of the question say so
COINS_STOLEN: Final = 0
TRICK_STOLEN: Final = 1
DISTRICT_DESTROYED: Final = 2
CHARACTER_SKIPPED: Final = 3
DISTRICT_BLOCKED: Final = 4
DISTRICT_SWAPPED: Final = 5
COINS_GONE: Final = 6
THREATS: Final = {
    COINS_STOLEN: "coins",
    TRICK_STOLEN: "trick",
    DISTRICT_DESTROYED: "destroyed",
    CHARACTER_SKIPPED: "skipped",
    DISTRICT_BLOCKED: "blocked",
    DISTRICT_SWAPPED: "swapped",
    COINS_GONE: "robbed",
}


@final
class StruckWindow(Step[Waral]):
    """WA-6.4 When a strike has named its targets, the struck player may play one reaction. Nobody else is asked."""

    rule: ClassVar[str] = "WA-6.4"

    def __init__(self, seat: int, threat: int, target: int, extent: int) -> None:
        self.seat: Final = seat
        self.threat: Final = threat
        self.target: Final = target
        self.extent: Final = extent

    def run(self, g: Waral) -> None:
        g.cancelled = False
        g.reaction = -1
        if g.hand[self.seat]:
            g.then(Struck(self.seat, self.threat, self.target, self.extent))


@final
class Struck(Window):
    """WA-6.4 At most one reaction per strike. WA-6.6 It cannot be reacted to."""

    rule: ClassVar[str] = "WA-6.4"

    def __init__(self, seat: int, threat: int, target: int, extent: int) -> None:
        super().__init__(seat)
        self.threat: Final = threat
        self.target: Final = target  # a card, or -1
        self.extent: Final = extent  # how much is stolen at most, the district that is given for the target, or -1

    def question(self, g: Waral) -> Phrase:
        return Phrase("ask-struck", rival=Thing("seat", g.striker))

    def subject(self, g: Waral) -> Thing:
        """The card that the strike is aimed at, if it is aimed at one; else who strikes."""
        if self.target < 0:
            return Thing("seat", g.striker)
        return Thing("character" if self.threat == CHARACTER_SKIPPED else "district", self.target)

    def detail(self, g: Waral) -> Phrase:
        threat = f"threat-{THREATS[self.threat]}"
        rival = Thing("seat", g.striker)
        if self.threat == COINS_STOLEN:
            had = g.purse(self.seat)
            return Phrase(threat, count=min(self.extent, had), left=max(had - self.extent, 0), rival=rival)
        if self.threat == TRICK_STOLEN:
            return Phrase(threat, count=min(self.extent, len(g.hand[self.seat])))
        if self.threat == DISTRICT_SWAPPED:
            return Phrase(threat, card=Thing("district", self.target), rival=rival, other=Thing("district", self.extent))
        return Phrase(threat, card=Thing("district", self.target))

    def answers(self, g: Waral) -> list[int]:
        """WA-6.4 A theft of coins is cancelled before it happens; in any other way it is answered afterwards."""
        found = playable(g, self.seat, b.REACTION, b.STRUCK)
        if self.threat == COINS_STOLEN:
            return [design for design in found if cancels(g, design)]
        if self.threat == COINS_GONE:
            return [design for design in found if not cancels(g, design)]
        return found

    def why_not(self, g: Waral) -> list[Refusal]:
        answers = self.answers(g)
        others = [design for design in playable(g, self.seat, b.REACTION, b.STRUCK) if design not in answers]
        why = "why-theft-first" if self.threat == COINS_STOLEN else "why-theft-over"
        untimely: list[Refusal] = [(PLAY | design, "WA-6.4", Phrase(why)) for design in others]
        return untimely + refuse_tricks(g, self.seat, b.REACTION, b.STRUCK)

    def chosen(self, g: Waral, option: int) -> None:
        if option == DECLINE:
            return
        design = option & NOUN
        g.reaction = put_down(g, self.seat, design)
        pay(g, self.seat, g.book.trick_cost[design], -1, 0, False)
        if cancels(g, design):
            g.cancelled = True
            g.tell(CANCELLED, self.seat)


def cancels(g: Waral, design: int) -> bool:
    """WA-7.15 Whether a trick cancels the strike it answers."""
    return any([isinstance(g.book.effects[index], Cancel) for index in g.book.steps[design]])


@final
class RobbedWindow(Step[Waral]):
    """WA-6.4 After coins were stolen, who holds tricks and did not cancel the theft may answer it."""

    rule: ClassVar[str] = "WA-6.4"

    def __init__(self, seat: int, victim: int) -> None:
        self.seat: Final = seat
        self.victim: Final = victim

    def run(self, g: Waral) -> None:
        if g.reaction < 0 and g.hand[self.victim]:
            g.tell(ROBBED, self.seat, self.victim)
            g.then(Struck(self.victim, COINS_GONE, -1, -1))


@final
class Cancel(Effect[Waral]):
    """WA-7.15 The strike does nothing to you. What it cost stays spent. It acts the moment it is played."""

    def start(self, g: Waral, seat: int, this: int) -> None:
        return


@final
class Answer(Step[Waral]):
    """WA-6.4 After the strike has resolved, what else a reaction does happens now."""

    rule: ClassVar[str] = "WA-6.4"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Waral) -> None:
        card = g.reaction
        g.cancelled = False
        if card >= 0:
            g.reaction = -1
            perform(g, self.seat, g.book.steps[g.book.design[card]], -1)
            g.then(Resolved(card))
