"""LE-8 Orders that strike: Wounds, Sacrifice!, Sabotage!, Theft!, and what they bring."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.names import NOUN
from sandtable.engine.phrases import Phrase, Thing
from sandtable.engine.steps import Decision, Step
from sandtable.games.legion import verbs as v
from sandtable.games.legion.book import SEATS
from sandtable.games.legion.field import die, gain, turn_over, wound
from sandtable.games.legion.ground import pay_of
from sandtable.games.legion.people import may_take, wounds_left
from sandtable.games.legion.position import Legion
from sandtable.games.legion.tokens import bearer, kind_in, slot_on
from sandtable.games.legion.zones import FACE_DOWN, USED_UP


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
    """LE-8.4, LE-8.13 If an enemy faction is here, one of your choice takes 1 Wound, or as many as the token says."""

    rule: ClassVar[str] = "LE-7.6"

    def __init__(self, seat: int, place: int, count: int) -> None:
        super().__init__(seat)
        self.place: Final = place
        self.count: Final = count

    def question(self, g: Legion) -> Phrase:
        return Phrase("ask-wound-enemy", plot=Thing("plot", g.where[self.place]))

    def subject(self, g: Legion) -> Thing:
        return Thing("plot", g.where[self.place])

    def options(self, g: Legion) -> list[int]:
        return [v.HIT | g.faction[enemy] for enemy in g.enemies_here(self.seat, g.where[self.place])]

    def chosen(self, g: Legion, option: int) -> None:
        for _ in range(self.count):
            g.then(TakeOrderWound(g.seat_of(option & NOUN), g.where[self.place]))


@final
class TakeOrderWound(Decision[Legion]):
    """LE-7.6 The hit faction's owner chooses who takes it. It is no Assault; death follows at once."""

    rule: ClassVar[str] = "LE-7.6"
    foreseen: ClassVar[bool] = True

    def __init__(self, seat: int, plot: int) -> None:
        super().__init__(seat)
        self.plot: Final = plot

    def question(self, g: Legion) -> Phrase:
        return Phrase("ask-take-order-wound", plot=Thing("plot", self.plot))

    def subject(self, g: Legion) -> Thing:
        return Thing("plot", self.plot)

    def consequence(self, g: Legion, option: int) -> Phrase | None:
        return Phrase("then-dies") if wounds_left(g, option & NOUN) <= 1 else None

    def options(self, g: Legion) -> list[int]:
        return [v.WOUND | g.who(place) for place in g.here(self.seat, self.plot)]

    def chosen(self, g: Legion, option: int) -> None:
        place = g.place_of(option & NOUN)
        wound(g, place)
        if wounds_left(g, option & NOUN) <= 0:
            die(g, place)


@final
class KillOther(Decision[Legion]):
    """LE-8.16 Sacrifice! Kill another own character here, Officer allowed."""

    rule: ClassVar[str] = "LE-8.16"

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: Final = place

    def question(self, g: Legion) -> Phrase:
        return Phrase("ask-kill-other", character=Thing("character", g.who(self.place)))

    def subject(self, g: Legion) -> Thing:
        return Thing("character", g.who(self.place))

    def options(self, g: Legion) -> list[int]:
        return [v.KILL | g.who(place) for place in g.here(self.seat, g.where[self.place]) if place != self.place]

    def chosen(self, g: Legion, option: int) -> None:
        die(g, g.place_of(option & NOUN))


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


@final
class IssueCard(Step[Legion]):
    """LE-8.5 Promotion! The bearer gets a card from the stock, where LE-4.6 allows it and the stock has one."""

    rule: ClassVar[str] = "LE-8.5"

    def __init__(self, place: int, kind: int) -> None:
        self.place: Final = place
        self.kind: Final = kind

    def run(self, g: Legion) -> None:
        if card_fits(g, self.place, self.kind):
            g.kit[g.who(self.place)] |= 1 << self.kind
            g.stock[self.kind] -= 1


def card_fits(g: Legion, place: int, kind: int) -> bool:
    return g.stock[kind] > 0 and may_take(g, g.who(place), kind)


@final
class Camouflage(Step[Legion]):
    """LE-8.11 Camouflage! The next character you send here this round arrives face down."""

    rule: ClassVar[str] = "LE-8.11"

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def run(self, g: Legion) -> None:
        g.camouflage[g.where[self.place] * SEATS + self.place % SEATS] = 1


def enemy_orders(g: Legion, place: int) -> list[int]:
    """LE-8.15 The places of enemies here that bear a face-down token."""
    found: list[int] = []
    for enemy in g.enemies_here(place % SEATS, g.where[place]):
        for other in g.here(enemy, g.where[place]):
            slot = slot_on(g, other)
            if slot >= 0 and g.state[slot] == FACE_DOWN:
                found.append(other)
    return found


@final
class DiscardOrder(Decision[Legion]):
    """LE-8.15 Sabotage! An enemy's face-down token here goes face up to its owner's used tokens without effect."""

    rule: ClassVar[str] = "LE-8.15"

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: Final = place

    def question(self, g: Legion) -> Phrase:
        return Phrase("ask-discard-order", plot=Thing("plot", g.where[self.place]))

    def subject(self, g: Legion) -> Thing:
        return Thing("plot", g.where[self.place])

    def options(self, g: Legion) -> list[int]:
        places = enemy_orders(g, self.place)
        return [v.SABOTAGE_BACK | place if g.face_down(place) else v.SABOTAGE | g.who(place) for place in places]

    def chosen(self, g: Legion, option: int) -> None:
        named = option & NOUN
        slot = slot_on(g, named if option & ~NOUN == v.SABOTAGE_BACK else g.place_of(named))
        place = g.bearer[slot]
        g.tell(v.SABOTAGED, slot % SEATS, kind_in(g, slot), g.where[place] + 1, bearer(g, place))
        turn_over(g, slot, USED_UP + slot % SEATS)


@final
class Rob(Step[Legion]):
    """LE-8.19 Theft! Take the Plot's supplies from the reserve now; the Plot pays no supplies this round."""

    rule: ClassVar[str] = "LE-8.19"

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def run(self, g: Legion) -> None:
        plot = g.where[self.place]
        gain(g, self.place % SEATS, pay_of(g, plot))
        g.robbed[plot] = 1
