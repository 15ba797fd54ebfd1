"""LE-9.2 to LE-9.7 Assaults: declared by the attackers, placed by the owners, and then the dead."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.steps import Decision, Refusal, Step
from sandtable.games.legion import book as b
from sandtable.games.legion import verbs as v
from sandtable.games.legion.book import SEATS
from sandtable.games.legion.field import die, wound
from sandtable.games.legion.position import Legion
from sandtable.games.legion.reveal import amount, suppressed
from sandtable.games.legion.zones import OPEN, SPENT


def assaults(g: Legion, seat: int, plot: int) -> int:
    """LE-9.3 One for each character with the ability; LE-14.5 Narrow Gorge adds one to any."""
    count = len([1 for place in g.here(seat, plot) if g.can(g.who(place), b.ASSAULT)])
    return count + g.location(b.EXTRA_ASSAULT) if count else 0


def capacity(g: Legion, place: int) -> int:
    """LE-9.6 Wounds until death, and one more for an unspent Get Down!."""
    left = max(g.wounds_left(g.who(place)), 0)
    slot = g.slot_on(place)
    if slot >= 0 and g.state[slot] == OPEN and amount(g, slot, b.ABSORB) > 0:
        return left + 1
    return left


def faction_capacity(g: Legion, seat: int, plot: int) -> int:
    return sum([capacity(g, place) for place in g.here(seat, plot)])


@final
class Assaults(Step[Legion]):
    """LE-9.2 Skipped on a Peaceful Plot or under Ceasefire!. LE-9.3 Counted once. LE-9.4 Declared in turn order."""

    rule: ClassVar[str] = "LE-9.3"

    def __init__(self, plot: int) -> None:
        self.plot: Final = plot

    def run(self, g: Legion) -> None:
        plot = self.plot
        if g.types(plot) & b.PEACEFUL or suppressed(g, plot, b.ASSAULT):
            if [1 for seat in range(g.players) if g.here(seat, plot)]:
                g.tell(v.NO_ASSAULTS, 0)
            return
        for seat in g.turn_order():
            count = assaults(g, seat, plot)
            if count:
                g.then(Attack(seat, plot, count))


@final
class Attack(Step[Legion]):
    """LE-9.4 Each attacker assigns each Assault to an enemy faction here, or holds it."""

    rule: ClassVar[str] = "LE-9.4"

    def __init__(self, seat: int, plot: int, count: int) -> None:
        self.seat: Final = seat
        self.plot: Final = plot
        self.count: Final = count

    def run(self, g: Legion) -> None:
        enemies = g.enemies_here(self.seat, self.plot)
        if len(enemies) == 1:
            g.then(AssaultOne(self.seat, self.plot, self.count))
        elif enemies:
            g.then(AssaultMany(self.seat, self.plot, self.count, [0] * SEATS, 0))


@final
class AssaultOne(Decision[Legion]):
    """LE-9.4 With one enemy faction: how many Assaults? LE-9.6 No more than it has capacity; the surplus is lost."""

    rule: ClassVar[str] = "LE-9.4"
    prompt: ClassVar[str] = "How many Assaults?"
    foreseen: ClassVar[bool] = True

    def __init__(self, seat: int, plot: int, count: int) -> None:
        super().__init__(seat)
        self.plot: Final = plot
        self.count: Final = count

    def automatic(self, g: Legion) -> bool:
        return True

    def options(self, g: Legion) -> list[int]:
        most = min(self.count, faction_capacity(g, g.enemies_here(self.seat, self.plot)[0], self.plot))
        return [v.ASSAULT_TIMES | number for number in range(most, -1, -1)]

    def chosen(self, g: Legion, option: int) -> None:
        hits = [0] * SEATS
        hits[g.enemies_here(self.seat, self.plot)[0]] = option & v.NOUN
        place_wounds(g, self.seat, self.plot, hits)


@final
class AssaultMany(Decision[Legion]):
    """LE-9.4 Assign Assault by Assault, or hold the rest. They are declared together."""

    rule: ClassVar[str] = "LE-9.4"
    prompt: ClassVar[str] = "Whom do you assault?"
    foreseen: ClassVar[bool] = True

    def __init__(self, seat: int, plot: int, left: int, hits: list[int], least: int) -> None:
        super().__init__(seat)
        self.plot: Final = plot
        self.left: Final = left
        self.hits: Final = hits
        self.least: Final = least

    def automatic(self, g: Legion) -> bool:
        return True

    def detail(self, g: Legion) -> str:
        return f"{self.left} Assault{'' if self.left == 1 else 's'} left on Plot {self.plot + 1}"

    def options(self, g: Legion) -> list[int]:
        found: list[int] = []
        for enemy in g.enemies_here(self.seat, self.plot):
            if enemy >= g.onward(self.least) and faction_capacity(g, enemy, self.plot) > self.hits[enemy]:
                found.append(v.ASSAULT | g.faction[enemy])
        return [*found, v.HOLD]

    def why_not(self, g: Legion) -> list[Refusal]:
        """Whom one might look for here: those without capacity."""
        full = [
            enemy for enemy in g.enemies_here(self.seat, self.plot) if faction_capacity(g, enemy, self.plot) <= self.hits[enemy]
        ]
        return [(v.ASSAULT | g.faction[enemy], "LE-9.6", "cannot take more Wounds") for enemy in full]

    def chosen(self, g: Legion, option: int) -> None:
        hits = self.hits[:]
        if option != v.HOLD:
            enemy = g.seat_of(option & v.NOUN)
            hits[enemy] += 1
            if self.left > 1:
                g.then(AssaultMany(self.seat, self.plot, self.left - 1, hits, enemy))
                return
        place_wounds(g, self.seat, self.plot, hits)


def place_wounds(g: Legion, seat: int, plot: int, hits: list[int]) -> None:
    """LE-9.5 After each attacker the hit owners, in turn order, place their Wounds one by one."""
    for enemy in g.turn_order():
        if hits[enemy]:
            g.tell(v.ASSAULTED, seat, hits[enemy], enemy)
        for left in range(hits[enemy], 0, -1):
            g.then(PlaceWound(enemy, plot, left))


@final
class PlaceWound(Decision[Legion]):
    """LE-9.5 Place a Wound on an own character here. LE-9.6 It must go where capacity is left. LE-8.8 Get Down! cancels one."""

    rule: ClassVar[str] = "LE-9.5"
    prompt: ClassVar[str] = "Who takes the Wound?"
    foreseen: ClassVar[bool] = True

    def __init__(self, seat: int, plot: int, left: int) -> None:
        super().__init__(seat)
        self.plot: Final = plot
        self.left: Final = left

    def detail(self, g: Legion) -> str:
        return f"{self.left} Wound{'' if self.left == 1 else 's'} to place on Plot {self.plot + 1}"

    def options(self, g: Legion) -> list[int]:
        return [v.WOUND | g.who(place) for place in g.here(self.seat, self.plot) if capacity(g, place) > 0]

    def why_not(self, g: Legion) -> list[Refusal]:
        full = [place for place in g.here(self.seat, self.plot) if capacity(g, place) <= 0]
        return [(v.WOUND | g.who(place), "LE-9.6", "is dying already") for place in full]

    def chosen(self, g: Legion, option: int) -> None:
        place = g.place_of(option & v.NOUN)
        slot = g.slot_on(place)
        if slot >= 0 and g.state[slot] == OPEN and amount(g, slot, b.ABSORB) > 0:
            g.state[slot] = SPENT
            g.tell(v.CANCELLED, self.seat, option & v.NOUN)
        else:
            wound(g, place)


@final
class Bury(Step[Legion]):
    """LE-9.7 After the last attacker all characters with too many Wounds die together."""

    rule: ClassVar[str] = "LE-9.7"

    def __init__(self, plot: int) -> None:
        self.plot: Final = plot

    def run(self, g: Legion) -> None:
        for seat in g.turn_order():
            for place in g.here(seat, self.plot):
                if g.wounds_left(g.who(place)) <= 0:
                    die(g, place)
