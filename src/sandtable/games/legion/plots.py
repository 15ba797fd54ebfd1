"""LE-9 Plot resolution, first half: reveal, assaults, winner and rewards."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.steps import Decision, Step
from sandtable.games.legion import book as b
from sandtable.games.legion import verbs as v
from sandtable.games.legion.aftermath import OtherEffects
from sandtable.games.legion.book import SEATS
from sandtable.games.legion.field import die, gain, put_away, turn_up, wound
from sandtable.games.legion.position import FACE_DOWN, OPEN, SPENT, Legion


@final
class ResolvePlot(Step[Legion]):
    """LE-9.1 Turn up face-down characters here, reveal lasting orders; then Assaults, winner, other effects."""

    rule: ClassVar[str] = "LE-9"

    def __init__(self, plot: int) -> None:
        self.plot: Final = plot

    def run(self, g: Legion) -> None:
        plot = self.plot
        g.tell(v.PLOT_RESOLVES, 0, g.plot(plot), plot + 1)
        for seat in g.turn_order():
            for place in g.here(seat, plot):
                turn_up(g, place)
        g.then(RevealOrders(plot))
        g.then(Assaults(plot))
        g.then(Bury(plot))
        g.then(Winner(plot))
        g.then(OtherEffects(plot))
        g.then(Resolved(plot))


@final
class Resolved(Step[Legion]):
    """LE-9 The next Plot follows."""

    rule: ClassVar[str] = "LE-9"

    def __init__(self, plot: int) -> None:
        self.plot: Final = plot

    def run(self, g: Legion) -> None:
        g.resolved = self.plot + 1


def tokens_here(g: Legion, seat: int, plot: int) -> list[int]:
    return [slot for slot in g.slots(seat) if g.where[g.bearer[slot]] == plot]


@final
class RevealOrders(Step[Legion]):
    """LE-9.1 All owners of tokens here choose at the same time, for each token: reveal, or put away."""

    rule: ClassVar[str] = "LE-9.1"

    def __init__(self, plot: int) -> None:
        self.plot: Final = plot

    def run(self, g: Legion) -> None:
        seats = [seat for seat in range(g.players) if tokens_here(g, seat, self.plot)]
        if not seats:
            return
        g.draw_curtain()
        for seat in seats:
            g.to_reveal[seat] = 0
            g.apart(seat, ChooseReveals(seat, self.plot))
        g.then(TurnTokens(self.plot))


@final
class ChooseReveals(Decision[Legion]):
    """LE-9.1 Reveal a lasting order, or put the rest away. Whoever bluffs with a blank is asked too (LE-8.20)."""

    rule: ClassVar[str] = "LE-9.1"
    prompt: ClassVar[str] = "Which orders do you reveal?"

    def __init__(self, seat: int, plot: int) -> None:
        super().__init__(seat)
        self.plot: Final = plot

    def automatic(self) -> bool:
        return False

    def detail(self, g: Legion) -> str:
        return f"Plot {self.plot + 1}: {g.book.names[g.plot(self.plot) + b.PLOT_CARDS]}"

    def options(self, g: Legion) -> list[int]:
        return [*self.orders(g), v.READY]

    def orders(self, g: Legion) -> list[int]:
        found: list[int] = []
        for slot in tokens_here(g, self.seat, self.plot):
            kind = g.kind(g.token(slot))
            if g.book.timing[kind] == b.LASTING and not g.to_reveal[self.seat] >> slot // SEATS & 1:
                found.append(v.REVEAL | kind)
        return found

    def chosen(self, g: Legion, option: int) -> None:
        if option == v.READY:
            return
        for slot in tokens_here(g, self.seat, self.plot):
            if g.kind(g.token(slot)) == option & v.NOUN:
                g.to_reveal[self.seat] |= 1 << slot // SEATS
        if self.orders(g):
            g.then(ChooseReveals(self.seat, self.plot))


@final
class TurnTokens(Step[Legion]):
    """LE-9.1 What was chosen is turned up; the rest is put away face down."""

    rule: ClassVar[str] = "LE-9.1"

    def __init__(self, plot: int) -> None:
        self.plot: Final = plot

    def run(self, g: Legion) -> None:
        for seat in g.turn_order():
            for slot in tokens_here(g, seat, self.plot):
                token = g.token(slot)
                if g.to_reveal[seat] >> slot // SEATS & 1:
                    g.state[slot] = OPEN
                    g.show(token, g.layout.everybody)
                    g.tell(v.REVEALED, seat, g.kind(token))
                else:
                    put_away(g, slot)
                    g.tell_only(v.PUT_ORDER_AWAY, seat, g.kind(token))
                    g.tell_others(v.PUT_TOKEN_AWAY, seat)
            g.to_reveal[seat] = 0


def revealed(g: Legion, plot: int, op: int) -> list[int]:
    """The slots of revealed orders on a Plot that do this. A revealed order works while its bearer lives."""
    found: list[int] = []
    for seat in range(g.players):
        for slot in tokens_here(g, seat, plot):
            if g.state[slot] != FACE_DOWN and amount(g, slot, op) >= 0:
                found.append(slot)
    return found


def amount(g: Legion, slot: int, op: int) -> int:
    """How much of this a token does, or -1."""
    for effect in g.book.effects[g.kind(g.token(slot))]:
        if effect.op == op:
            return effect.n
    return -1


def suppressed(g: Legion, plot: int, ability: int) -> bool:
    """LE-8.9 Ceasefire!, LE-8.14 No Medics!"""
    for slot in revealed(g, plot, b.SUPPRESS):
        for effect in g.book.effects[g.kind(g.token(slot))]:
            if effect.what & ability:
                return True
    return False


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

    def __init__(self, seat: int, plot: int, count: int) -> None:
        super().__init__(seat)
        self.plot: Final = plot
        self.count: Final = count

    def automatic(self) -> bool:
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
    """LE-9.4 Assign Assault by Assault, or hold the rest. They are declared together: no order of them is asked twice."""

    rule: ClassVar[str] = "LE-9.4"
    prompt: ClassVar[str] = "Whom do you assault?"

    def __init__(self, seat: int, plot: int, left: int, hits: list[int], least: int) -> None:
        super().__init__(seat)
        self.plot: Final = plot
        self.left: Final = left
        self.hits: Final = hits
        self.least: Final = least

    def automatic(self) -> bool:
        return True

    def detail(self, g: Legion) -> str:
        return f"{self.left} Assault{'' if self.left == 1 else 's'} left on Plot {self.plot + 1}"

    def options(self, g: Legion) -> list[int]:
        found: list[int] = []
        for enemy in g.enemies_here(self.seat, self.plot):
            if enemy >= self.least and faction_capacity(g, enemy, self.plot) > self.hits[enemy]:
                found.append(v.ASSAULT | g.faction[enemy])
        return [*found, v.HOLD]

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

    def __init__(self, seat: int, plot: int, left: int) -> None:
        super().__init__(seat)
        self.plot: Final = plot
        self.left: Final = left

    def detail(self, g: Legion) -> str:
        return f"{self.left} Wound{'' if self.left == 1 else 's'} to place on Plot {self.plot + 1}"

    def options(self, g: Legion) -> list[int]:
        return [v.WOUND | g.who(place) for place in g.here(self.seat, self.plot) if capacity(g, place) > 0]

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


def total(g: Legion, seat: int, plot: int) -> int:
    """LE-9.8 The power of a faction's living characters here, and its +2."""
    power = sum([g.power(place) for place in g.here(seat, plot)])
    for slot in tokens_here(g, seat, plot):
        if g.state[slot] == OPEN:
            power += max(amount(g, slot, b.POWER_TOTAL), 0)
    return power


@final
class Winner(Step[Legion]):
    """LE-9.8 The highest total wins; all tied factions win. LE-9.9 Each winner takes the full VP."""

    rule: ClassVar[str] = "LE-9.8"

    def __init__(self, plot: int) -> None:
        self.plot: Final = plot

    def run(self, g: Legion) -> None:
        plot = self.plot
        present = [seat for seat in g.turn_order() if g.here(seat, plot)]
        if not present:
            g.tell(v.EMPTY_PLOT, 0, 0, plot + 1)
            return
        totals = [total(g, seat, plot) for seat in present]
        best = max(totals)
        winners = [present[i] for i in range(len(present)) if totals[i] == best]
        for seat in winners:
            take_plot(g, seat, plot)
        win_or_die(g, plot, winners)
        reward(g, plot, winners)


def take_plot(g: Legion, seat: int, plot: int) -> None:
    """LE-9.9 Take the VP. LE-12.5 Every win notes all types the Plot had."""
    g.vp[seat] += g.worth(plot)
    g.tell(v.WON, seat, g.worth(plot), plot + 1)
    types = g.types(plot)
    g.freezing_won[seat] += 1 if types & b.FREEZING else 0
    g.warming_won[seat] += 1 if types & b.WARMING else 0
    g.peaceful_won[seat] += 1 if types & b.PEACEFUL else 0
    needs = g.needs(plot)
    g.hard_won[seat] += 1 if needs & (needs - 1) else 0


def win_or_die(g: Legion, plot: int, winners: list[int]) -> None:
    """LE-8.6, LE-9.9 Win or Die! pays or kills now."""
    for slot in revealed(g, plot, b.ON_NOT_WIN):
        seat = slot % SEATS
        if seat in winners:
            g.vp[seat] += amount(g, slot, b.ON_WIN)
            g.tell(v.WON_MORE, seat, amount(g, slot, b.ON_WIN))
        else:
            die(g, g.bearer[slot])


def reward(g: Legion, plot: int, winners: list[int]) -> None:
    """LE-9.10 Each non-winner with a living character here takes the supplies shown, in turn order. Take All! pays too."""
    pay = g.pay(plot)
    greedy = [slot % SEATS for slot in revealed(g, plot, b.ON_WIN) if takes_supplies(g, slot)]
    for seat in g.turn_order():
        if pay and ((seat not in winners and g.here(seat, plot)) or (seat in winners and seat in greedy)):
            gain(g, seat, pay)


def takes_supplies(g: Legion, slot: int) -> bool:
    """LE-8.10 Take All!"""
    return any([effect.op == b.ON_WIN and effect.what > 0 for effect in g.book.effects[g.kind(g.token(slot))]])
