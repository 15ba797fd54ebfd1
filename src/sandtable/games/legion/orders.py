"""LE-8 The orders of the order phase. An order is a list of small effects; each has its step here."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.steps import Decision, Step
from sandtable.games.legion import book as b
from sandtable.games.legion import verbs as v
from sandtable.games.legion.book import SEATS, Effect
from sandtable.games.legion.field import by_arrival, die, gain, shift, turn_over, under_deck, withdraw, wound
from sandtable.games.legion.position import FACE_DOWN, USED_UP, Legion


def carry_out(g: Legion, place: int, kind: int) -> None:
    """LE-7.3 Do what the order says, effect by effect; `place` is where its bearer stands."""
    for effect in g.book.effects[kind]:
        g.then(step_of(effect, place))


def step_of(effect: Effect, place: int) -> Step[Legion]:
    seat, op = place % SEATS, effect.op
    if op == b.MOVE:
        if effect.who == b.ANY_OWN:
            return MoveAny(seat)
        return MoveTo(seat, place, effect.ignored, effect.optional)
    if op == b.MOVE_HERE:
        return MusterHere(seat, place, effect.n)
    if op == b.SWAP:
        return SwapWith(seat, place)
    if op == b.WITHDRAW:
        return LureAway(seat, place) if effect.who == b.ENEMY_HERE else WithdrawBearer(seat, place)
    if op == b.TO_DECK_BOTTOM:
        return Retreat(place)
    if op == b.WOUND:
        return WoundEnemy(seat, place)
    if op == b.KILL:
        return KillOther(seat, place)
    if op == b.DISCARD_ORDER:
        return DiscardOrder(seat, place)
    if op == b.TAKE_PLOT_SUPPLIES:
        return Rob(place)
    return Fury(place, effect.n) if op == b.POWER else Gain(seat, effect.n)


def usable(g: Legion, place: int, kind: int) -> bool:
    """LE-7.5 Whether an order can do anything now."""
    return any([possible(g, place, effect) for effect in g.book.effects[kind]])


def possible(g: Legion, place: int, effect: Effect) -> bool:
    seat, plot, op = place % SEATS, g.where[place], effect.op
    if op == b.MOVE:
        movers = g.places(seat) if effect.who == b.ANY_OWN else [place]
        return bool([1 for mover in movers if goals(g, mover, effect.ignored)])
    if op == b.MOVE_HERE:
        return bool(callable_here(g, place))
    if op == b.SWAP:
        return len(g.places(seat)) > len(g.here(seat, plot))
    if op == b.WOUND or (op == b.WITHDRAW and effect.who == b.ENEMY_HERE):
        return bool(g.enemies_here(seat, plot))
    if op == b.KILL:
        return len(g.here(seat, plot)) > 1
    if op == b.DISCARD_ORDER:
        return bool(enemy_orders(g, place))
    if op == b.TAKE_PLOT_SUPPLIES:
        return g.pay(plot) > 0
    return op != b.POWER  # it follows the effect before it


def goals(g: Legion, place: int, ignored: bool) -> list[int]:
    """The other Plots a character may move to."""
    character = g.who(place)
    return [plot for plot in range(g.plots) if plot != g.where[place] and (ignored or g.admits(character, plot))]


@final
class MoveAny(Decision[Legion]):
    """LE-8.1 Transfer! Move any one own character, on any Plot, to another Plot whose conditions it meets."""

    rule: ClassVar[str] = "LE-8.1"
    prompt: ClassVar[str] = "Who is transferred?"

    def options(self, g: Legion) -> list[int]:
        return [v.MOVE | g.who(place) for place in g.places(self.seat) if goals(g, place, False)]

    def chosen(self, g: Legion, option: int) -> None:
        g.then(MoveTo(self.seat, g.place_of(option & v.NOUN), False, False))


@final
class MoveTo(Decision[Legion]):
    """LE-1.11 Move to another Plot. LE-8.4 Shoot and Move! may, LE-8.12 Prowl! ignores the conditions."""

    rule: ClassVar[str] = "LE-1.11"
    prompt: ClassVar[str] = "To which Plot?"

    def __init__(self, seat: int, place: int, ignored: bool, optional: bool) -> None:
        super().__init__(seat)
        self.place: Final = place
        self.ignored: Final = ignored
        self.optional: Final = optional

    def automatic(self) -> bool:
        return not self.optional

    def options(self, g: Legion) -> list[int]:
        found = [v.MOVE_TO | plot for plot in goals(g, self.place, self.ignored)]
        return [*found, v.STAY] if found and self.optional else found

    def chosen(self, g: Legion, option: int) -> None:
        if option != v.STAY:
            shift(g, self.place, option & v.NOUN)


def callable_here(g: Legion, place: int) -> list[int]:
    """LE-8.17 Own characters on other Plots who meet the conditions here."""
    plot = g.where[place]
    return [other for other in g.places(place % SEATS) if g.where[other] != plot and g.admits(g.who(other), plot)]


@final
class MusterHere(Decision[Legion]):
    """LE-8.17 Muster! Move one or more own characters from other Plots here, one by one, conditions checked."""

    rule: ClassVar[str] = "LE-8.17"
    prompt: ClassVar[str] = "Who is called here?"

    def __init__(self, seat: int, place: int, minimum: int) -> None:
        super().__init__(seat)
        self.place: Final = place
        self.minimum: Final = minimum

    def automatic(self) -> bool:
        return self.minimum > 0

    def options(self, g: Legion) -> list[int]:
        found = [v.MUSTER | g.who(place) for place in callable_here(g, self.place)]
        return found if self.minimum > 0 or not found else [*found, v.FINISH]

    def chosen(self, g: Legion, option: int) -> None:
        if option != v.FINISH:
            shift(g, g.place_of(option & v.NOUN), g.where[self.place])
            g.then(MusterHere(self.seat, self.place, self.minimum - 1))


@final
class SwapWith(Decision[Legion]):
    """LE-8.18 Replacement! The bearer and an own character on another Plot change places, conditions ignored."""

    rule: ClassVar[str] = "LE-8.18"
    prompt: ClassVar[str] = "With whom does the bearer change places?"

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: Final = place

    def options(self, g: Legion) -> list[int]:
        plot = g.where[self.place]
        return [v.SWAP | g.who(place) for place in g.places(self.seat) if g.where[place] != plot]

    def chosen(self, g: Legion, option: int) -> None:
        other, plot = g.place_of(option & v.NOUN), g.where[self.place]
        shift(g, self.place, g.where[other])
        shift(g, other, plot)


@final
class WithdrawBearer(Decision[Legion]):
    """LE-8.13 Furious Assault! Then you may withdraw the bearer."""

    rule: ClassVar[str] = "LE-8.13"
    prompt: ClassVar[str] = "Does the bearer withdraw?"

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: Final = place

    def options(self, g: Legion) -> list[int]:
        return [v.WITHDRAW, v.STAY]

    def chosen(self, g: Legion, option: int) -> None:
        if option == v.WITHDRAW:
            withdraw(g, self.place)


@final
class LureAway(Decision[Legion]):
    """LE-8.7 Lure Away! You choose any enemy character here, Officers and face-down ones included; it withdraws."""

    rule: ClassVar[str] = "LE-8.7"
    prompt: ClassVar[str] = "Who is lured away?"

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: Final = place

    def options(self, g: Legion) -> list[int]:
        found: list[int] = []
        for enemy in g.enemies_here(self.seat, g.where[self.place]):
            for place in g.here(enemy, g.where[self.place]):
                found.append(v.LURE_BACK | place if g.face_down(place) else v.LURE | g.who(place))
        return found

    def chosen(self, g: Legion, option: int) -> None:
        named = option & v.NOUN
        withdraw(g, named if option & ~v.NOUN == v.LURE_BACK else g.place_of(named))


@final
class Retreat(Step[Legion]):
    """LE-8.2 Retreat! All own characters here go under the deck in order of arrival: the latest lies lowest."""

    rule: ClassVar[str] = "LE-8.2"

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def run(self, g: Legion) -> None:
        for place in by_arrival(g, g.here(self.place % SEATS, g.where[self.place])):
            under_deck(g, place)


@final
class Gain(Step[Legion]):
    """LE-8.2 Retreat! Take 1 Supply in all."""

    rule: ClassVar[str] = "LE-8.2"

    def __init__(self, seat: int, amount: int) -> None:
        self.seat: Final = seat
        self.amount: Final = amount

    def run(self, g: Legion) -> None:
        gain(g, self.seat, self.amount)


@final
class WoundEnemy(Decision[Legion]):
    """LE-8.4, LE-8.13 If an enemy faction is here, one of your choice takes 1 Wound."""

    rule: ClassVar[str] = "LE-7.6"
    prompt: ClassVar[str] = "Which faction takes the Wound?"

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: Final = place

    def options(self, g: Legion) -> list[int]:
        return [v.HIT | g.faction[enemy] for enemy in g.enemies_here(self.seat, g.where[self.place])]

    def chosen(self, g: Legion, option: int) -> None:
        g.then(TakeOrderWound(g.seat_of(option & v.NOUN), g.where[self.place]))


@final
class TakeOrderWound(Decision[Legion]):
    """LE-7.6 The hit faction's owner chooses who takes it. It is no Assault; death follows at once."""

    rule: ClassVar[str] = "LE-7.6"
    prompt: ClassVar[str] = "Who takes the Wound?"

    def __init__(self, seat: int, plot: int) -> None:
        super().__init__(seat)
        self.plot: Final = plot

    def options(self, g: Legion) -> list[int]:
        return [v.WOUND | g.who(place) for place in g.here(self.seat, self.plot)]

    def chosen(self, g: Legion, option: int) -> None:
        place = g.place_of(option & v.NOUN)
        wound(g, place)
        if g.wounds_left(option & v.NOUN) <= 0:
            die(g, place)


@final
class KillOther(Decision[Legion]):
    """LE-8.16 Sacrifice! Kill another own character here, Officer allowed."""

    rule: ClassVar[str] = "LE-8.16"
    prompt: ClassVar[str] = "Who is sacrificed?"

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: Final = place

    def options(self, g: Legion) -> list[int]:
        return [v.KILL | g.who(place) for place in g.here(self.seat, g.where[self.place]) if place != self.place]

    def chosen(self, g: Legion, option: int) -> None:
        die(g, g.place_of(option & v.NOUN))


@final
class Fury(Step[Legion]):
    """LE-8.16 Sacrifice! The bearer has +5 power until the round ends, wherever it stands."""

    rule: ClassVar[str] = "LE-8.16"

    def __init__(self, place: int, amount: int) -> None:
        self.place: Final = place
        self.amount: Final = amount

    def run(self, g: Legion) -> None:
        g.fury[self.place] += self.amount
        if not g.face_down(self.place):
            g.tell(v.FURY, self.place % SEATS, g.who(self.place))


def enemy_orders(g: Legion, place: int) -> list[int]:
    """LE-8.15 The places of enemies here that bear a face-down token."""
    found: list[int] = []
    for enemy in g.enemies_here(place % SEATS, g.where[place]):
        for other in g.here(enemy, g.where[place]):
            slot = g.slot_on(other)
            if slot >= 0 and g.state[slot] == FACE_DOWN:
                found.append(other)
    return found


@final
class DiscardOrder(Decision[Legion]):
    """LE-8.15 Sabotage! An enemy's face-down token here goes face up to its owner's used tokens without effect."""

    rule: ClassVar[str] = "LE-8.15"
    prompt: ClassVar[str] = "Whose order is discarded?"

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: Final = place

    def options(self, g: Legion) -> list[int]:
        places = enemy_orders(g, self.place)
        return [v.SABOTAGE_BACK | place if g.face_down(place) else v.SABOTAGE | g.who(place) for place in places]

    def chosen(self, g: Legion, option: int) -> None:
        named = option & v.NOUN
        slot = g.slot_on(named if option & ~v.NOUN == v.SABOTAGE_BACK else g.place_of(named))
        g.tell(v.SABOTAGED, slot % SEATS, g.kind(g.token(slot)))
        turn_over(g, slot, USED_UP + slot % SEATS)


@final
class Rob(Step[Legion]):
    """LE-8.19 Theft! Take the Plot's supplies from the reserve now; the Plot pays no supplies this round."""

    rule: ClassVar[str] = "LE-8.19"

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def run(self, g: Legion) -> None:
        plot = g.where[self.place]
        gain(g, self.place % SEATS, g.pay(plot))
        g.robbed[plot] = 1
