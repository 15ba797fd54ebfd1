"""WA-7.4, WA-7.7, WA-7.8 Strikes, each aimed at one rival: destroy, skip and block. Steal and swap have modules of their own."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.names import NOUN
from sandtable.engine.native import mypyc_attr
from sandtable.engine.phrases import Phrase, Thing
from sandtable.engine.steps import Decision, Refusal, Step
from sandtable.games.waral.area import bury
from sandtable.games.waral.book import BY_DESTROYING, Effect
from sandtable.games.waral.position import CONTROL, Waral
from sandtable.games.waral.struck import (
    CHARACTER_SKIPPED,
    COINS_STOLEN,
    DISTRICT_BLOCKED,
    DISTRICT_DESTROYED,
    Answer,
    RobbedWindow,
    StruckWindow,
)
from sandtable.games.waral.verbs import BLOCK, BLOCKED, CALLED, DECLINE, DESTROY, DESTROYED, SKIP, SKIPPED, STRUCK_BY


def strike(g: Waral, seat: int, victim: int, threat: int, target: int, blow: Step[Waral], extent: int = -1) -> None:
    """WA-6.4 The targets are named: the struck player may react, then the strike resolves unless it is cancelled (WA-7.15)."""
    g.strikes += 1
    g.striker = seat
    if g.acting >= 0 and not g.used[g.acting] and not g.readied[g.acting]:
        g.tell(CALLED, seat, g.acting)  # WA-8.7 a power before the action
    g.tell(STRUCK_BY, seat, victim)
    g.then(StruckWindow(victim, threat, target, extent))
    g.then(blow)
    if threat == COINS_STOLEN:
        g.then(RobbedWindow(seat, victim))
    g.then(Answer(victim))


@mypyc_attr(allow_interpreted_subclasses=True)
class Blow(Step[Waral]):
    """WA-7.15 What a strike does to its target, unless a reaction cancelled it."""

    def __init__(self, seat: int, victim: int, target: int) -> None:
        self.seat: Final = seat
        self.victim: Final = victim
        self.target: Final = target

    def run(self, g: Waral) -> None:
        if not g.cancelled:
            self.land(g)

    def land(self, g: Waral) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Target(Decision[Waral]):
    """The choice of a strike's target; WA-7.16 with `may` it can be declined."""

    def __init__(self, seat: int, may: bool) -> None:
        super().__init__(seat)
        self.may: Final = may

    def targets(self, g: Waral) -> list[int]:
        raise NotImplementedError

    def named(self, g: Waral, target: int) -> None:
        raise NotImplementedError

    def options(self, g: Waral) -> list[int]:
        options = self.targets(g)
        if options and self.may:
            options.append(DECLINE)
        return options

    def chosen(self, g: Waral, option: int) -> None:
        if option != DECLINE:
            self.named(g, option & NOUN)


# Destroy


def immune(g: Waral, seat: int, by: int) -> bool:
    """WA-8.11 Whether a power in this band protects its districts."""
    return any([g.book.immune[character] & by for character in g.band[seat]])


@final
class Destroy(Effect[Waral]):
    """WA-7.4 Destroy a rival's district up to some power."""

    def __init__(self, may: bool, max_power: int) -> None:
        super().__init__(may, strikes=True)
        self.max_power: Final = max_power

    def legal(self, g: Waral, seat: int, this: int) -> bool:
        return len(destructible(g, seat, self.max_power)) > 0

    def start(self, g: Waral, seat: int, this: int) -> None:
        g.then(ChooseDestroyed(seat, self.may, self.max_power))


def destructible(g: Waral, seat: int, max_power: int) -> list[int]:
    """WA-7.4 Rivals' districts of at most that power, none of Ulla's (WA-8.11)."""
    power = g.book.power
    safe = [immune(g, rival, BY_DESTROYING) for rival in range(g.players)]
    return [d for rival in g.rivals(seat) if not safe[rival] for d in g.control[rival] if power[d] <= max_power]


@final
class ChooseDestroyed(Target):
    """WA-7.4 Choose a rival's district of at most that power."""

    rule: ClassVar[str] = "WA-7.4"

    def __init__(self, seat: int, may: bool, max_power: int) -> None:
        super().__init__(seat, may)
        self.max_power: Final = max_power

    def consequence(self, g: Waral, option: int) -> Phrase | None:
        if option == DECLINE:
            return None
        district = option & NOUN
        rival = g.owner(district)
        return Phrase("then-destroyed", rival=Thing("seat", rival), power=g.power_of(rival) - g.book.power[district])

    def why_not(self, g: Waral) -> list[Refusal]:
        refusals: list[Refusal] = []
        for rival in g.rivals(self.seat):
            safe = immune(g, rival, BY_DESTROYING)
            for district in g.control[rival]:
                if safe:
                    refusals.append((DESTROY | district, "WA-8.11", Phrase("why-jurist")))
                elif g.book.power[district] > self.max_power:
                    refusals.append((DESTROY | district, "WA-7.4", Phrase("why-power-above", power=self.max_power)))
        return refusals

    def targets(self, g: Waral) -> list[int]:
        return [DESTROY | district for district in destructible(g, self.seat, self.max_power)]

    def named(self, g: Waral, target: int) -> None:
        victim = g.owner(target)
        strike(g, self.seat, victim, DISTRICT_DESTROYED, target, DestroyIt(self.seat, victim, target))


@final
class DestroyIt(Blow):
    """WA-7.4 It goes to the bottom of the deck; a block marker on it is removed."""

    rule: ClassVar[str] = "WA-7.4"

    def land(self, g: Waral) -> None:
        bury(g, self.target, CONTROL + self.victim)
        g.tell(DESTROYED, self.seat, self.target, self.victim)


# Skip


@final
class Skip(Effect[Waral]):
    """WA-7.7 A rival's ready character becomes used."""

    def __init__(self, may: bool) -> None:
        super().__init__(may, strikes=True)

    def legal(self, g: Waral, seat: int, this: int) -> bool:
        return any([len(g.ready(rival)) > 0 for rival in g.rivals(seat)])

    def start(self, g: Waral, seat: int, this: int) -> None:
        g.then(ChooseSkipped(seat, self.may))


@final
class ChooseSkipped(Target):
    """WA-7.7 Choose a rival's ready character."""

    rule: ClassVar[str] = "WA-7.7"

    def why_not(self, g: Waral) -> list[Refusal]:
        rivals = g.rivals(self.seat)
        return [(SKIP | c, "WA-7.7", Phrase("why-used")) for rival in rivals for c in g.band[rival] if g.used[c]]

    def targets(self, g: Waral) -> list[int]:
        return [SKIP | character for rival in g.rivals(self.seat) for character in g.ready(rival)]

    def named(self, g: Waral, target: int) -> None:
        victim = g.leader(target)
        strike(g, self.seat, victim, CHARACTER_SKIPPED, target, SkipIt(self.seat, victim, target))


@final
class SkipIt(Blow):
    """WA-7.7 It becomes used. It is not sent back; its passive and end powers stay in force."""

    rule: ClassVar[str] = "WA-7.7"

    def land(self, g: Waral) -> None:
        g.used[self.target] = 1
        g.tell(SKIPPED, self.seat, self.target, self.victim)


# Block


@final
class Block(Effect[Waral]):
    """WA-7.8 A rival's district misses its next collection."""

    def __init__(self, may: bool) -> None:
        super().__init__(may, strikes=True)

    def legal(self, g: Waral, seat: int, this: int) -> bool:
        return len(blockable(g, seat)) > 0

    def start(self, g: Waral, seat: int, this: int) -> None:
        g.then(ChooseBlocked(seat, self.may))


def blockable(g: Waral, seat: int) -> list[int]:
    """WA-7.8 Rivals' districts that collect something and have no marker."""
    return [d for rival in g.rivals(seat) for d in g.control[rival] if g.book.collect[d] and not g.blocked[d]]


@final
class ChooseBlocked(Target):
    """WA-7.8 Choose a rival's district that collects something and has no marker."""

    rule: ClassVar[str] = "WA-7.8"

    def why_not(self, g: Waral) -> list[Refusal]:
        refusals: list[Refusal] = []
        for rival in g.rivals(self.seat):
            for district in g.control[rival]:
                if g.blocked[district]:
                    refusals.append((BLOCK | district, "WA-7.8", Phrase("why-blocked-already")))
                elif not g.book.collect[district]:
                    refusals.append((BLOCK | district, "WA-7.8", Phrase("why-collects-nothing")))
        return refusals

    def targets(self, g: Waral) -> list[int]:
        return [BLOCK | district for district in blockable(g, self.seat)]

    def named(self, g: Waral, target: int) -> None:
        victim = g.owner(target)
        strike(g, self.seat, victim, DISTRICT_BLOCKED, target, BlockIt(self.seat, victim, target))


@final
class BlockIt(Blow):
    """WA-7.8 It gets a block marker."""

    rule: ClassVar[str] = "WA-7.8"

    def land(self, g: Waral) -> None:
        g.blocked[self.target] = 1
        g.tell(BLOCKED, self.seat, self.target, self.victim)
