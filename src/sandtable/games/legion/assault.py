"""LE-9.2 to LE-9.7 Assaults: declared by the attackers, placed by the owners, and then the dead."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.names import NOUN
from sandtable.engine.phrases import Phrase, Thing
from sandtable.engine.steps import Decision, Step
from sandtable.games.legion import book as b
from sandtable.games.legion import verbs as v
from sandtable.games.legion.book import SEATS
from sandtable.games.legion.coach import FIRST_ASSAULT, FIRST_WOUND, hint
from sandtable.games.legion.declaring import DeclareHits
from sandtable.games.legion.field import die, wound
from sandtable.games.legion.ground import location_gives, types_of
from sandtable.games.legion.people import can, wounds_left
from sandtable.games.legion.position import Legion
from sandtable.games.legion.reveal import amount, suppressed
from sandtable.games.legion.tokens import slot_on
from sandtable.games.legion.zones import OPEN, SPENT


def assaults(g: Legion, seat: int, plot: int) -> int:
    """LE-9.3 One for each character with the ability; LE-14.5 Narrow Gorge adds one to any."""
    count = len([1 for place in g.here(seat, plot) if can(g, g.who(place), b.ASSAULT)])
    return count + location_gives(g, b.EXTRA_ASSAULT) if count else 0


def gets_down(g: Legion, place: int) -> bool:
    """LE-8.8 Whether an unspent Get Down! would cancel the next Wound placed here."""
    slot = slot_on(g, place)
    return slot >= 0 and g.state[slot] == OPEN and amount(g, slot, b.ABSORB) > 0


@final
class Assaults(Step[Legion]):
    """LE-9.2 Skipped on a Peaceful Plot or under Ceasefire!. LE-9.3 Counted once. LE-9.4 Declared in turn order."""

    rule: ClassVar[str] = "LE-9.3"

    def __init__(self, plot: int) -> None:
        self.plot: Final = plot

    def run(self, g: Legion) -> None:
        plot = self.plot
        peaceful = types_of(g, plot) & b.PEACEFUL > 0
        if peaceful or suppressed(g, plot, b.ASSAULT):
            present = g.present(plot)
            if len(present) > 1 and [1 for seat in present if assaults(g, seat, plot)]:
                g.tell(v.NO_ASSAULTS, 0, int(peaceful))
            return
        for seat in g.present(plot):
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
        if enemies:
            hint(g, self.seat, FIRST_ASSAULT)
        if len(enemies) == 1:
            g.then(AssaultOne(self.seat, self.plot, self.count))
        elif enemies:
            g.then(AssaultMany(self.seat, self.plot, self.count, [0] * SEATS, 0))


@final
class AssaultOne(Decision[Legion]):
    """LE-9.4 With one enemy faction: how many Assaults?"""

    rule: ClassVar[str] = "LE-9.4"
    foreseen: ClassVar[bool] = True

    def __init__(self, seat: int, plot: int, count: int) -> None:
        super().__init__(seat)
        self.plot: Final = plot
        self.count: Final = count

    def question(self, g: Legion) -> Phrase:
        return Phrase(
            "ask-assault-one",
            plot=Thing("plot", self.plot),
            faction=Thing("faction", g.faction[g.enemies_here(self.seat, self.plot)[0]]),
        )

    def subject(self, g: Legion) -> Thing:
        return Thing("plot", self.plot)

    def options(self, g: Legion) -> list[int]:
        return [v.ASSAULT_TIMES | number for number in range(self.count, -1, -1)]

    def chosen(self, g: Legion, option: int) -> None:
        hits = [0] * SEATS
        hits[g.enemies_here(self.seat, self.plot)[0]] = option & NOUN
        place_wounds(g, self.seat, self.plot, hits)


@final
class AssaultMany(DeclareHits):
    """LE-9.4 With several enemy factions: assign Assault by Assault, or hold the rest. They are declared together."""

    rule: ClassVar[str] = "LE-9.4"

    def question(self, g: Legion) -> Phrase:
        return Phrase("ask-assault-many", plot=Thing("plot", self.plot))

    def detail(self, g: Legion) -> Phrase:
        return Phrase("detail-assaults-left", count=self.left, plot=self.plot + 1)

    def verb(self) -> int:
        return v.ASSAULT

    def again(self, hits: list[int], least: int) -> DeclareHits:
        return AssaultMany(self.seat, self.plot, self.left - 1, hits, least)

    def declared(self, g: Legion, hits: list[int]) -> None:
        place_wounds(g, self.seat, self.plot, hits)


def place_wounds(g: Legion, seat: int, plot: int, hits: list[int]) -> None:
    """LE-9.5 After each attacker the hit owners, in turn order, place their Wounds one by one."""
    for enemy in g.turn_order():
        if hits[enemy]:
            g.tell(v.ASSAULTED, seat, hits[enemy], enemy, plot + 1)
        for left in range(hits[enemy], 0, -1):
            g.then(PlaceWound(enemy, plot, left))


@final
class PlaceWound(Decision[Legion]):
    """LE-9.6 A Wound may go on any own character here; one beyond death is lost. LE-8.8 Get Down! cancels one."""

    rule: ClassVar[str] = "LE-9.5"
    foreseen: ClassVar[bool] = True

    def __init__(self, seat: int, plot: int, left: int) -> None:
        super().__init__(seat)
        self.plot: Final = plot
        self.left: Final = left

    def question(self, g: Legion) -> Phrase:
        return Phrase("ask-place-wound", plot=Thing("plot", self.plot))

    def subject(self, g: Legion) -> Thing:
        return Thing("plot", self.plot)

    def wanted(self, g: Legion) -> int:
        return self.left

    def consequence(self, g: Legion, option: int) -> Phrase | None:
        character = option & NOUN
        if gets_down(g, g.place_of(character)):
            return Phrase("then-gets-down")
        left = wounds_left(g, character)
        return Phrase("then-dies") if left == 1 else Phrase("then-dying") if left <= 0 else None

    def detail(self, g: Legion) -> Phrase:
        return Phrase("detail-wounds-to-place", count=self.left, plot=self.plot + 1)

    def options(self, g: Legion) -> list[int]:
        here = g.here(self.seat, self.plot)
        hint(g, self.seat, FIRST_WOUND)
        matters = [place for place in here if wounds_left(g, g.who(place)) > 0 or gets_down(g, place)]
        return [v.WOUND | g.who(place) for place in (here if matters else here[:1])]

    def chosen(self, g: Legion, option: int) -> None:
        character = option & NOUN
        place = g.place_of(character)
        if gets_down(g, place):
            g.state[slot_on(g, place)] = SPENT
            g.tell(v.CANCELLED, self.seat, character, self.plot + 1)
        elif wounds_left(g, character) > 0:
            wound(g, place)
        else:
            g.tell(v.WOUND_LOST, self.seat, character, self.plot + 1)


@final
class Bury(Step[Legion]):
    """LE-9.7 After the last attacker all characters with too many Wounds die together."""

    rule: ClassVar[str] = "LE-9.7"

    def __init__(self, plot: int) -> None:
        self.plot: Final = plot

    def run(self, g: Legion) -> None:
        for seat in g.present(self.plot):
            for place in g.here(seat, self.plot):
                if wounds_left(g, g.who(place)) <= 0:
                    die(g, place)
