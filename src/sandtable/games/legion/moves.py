"""LE-8 Orders that move people: Transfer!, Prowl!, Muster!, Replacement!, Retreat!, withdrawals."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.names import NOUN
from sandtable.engine.phrases import Phrase, Thing
from sandtable.engine.steps import Decision, Refusal, Step
from sandtable.games.legion import verbs as v
from sandtable.games.legion.book import SEATS
from sandtable.games.legion.field import by_arrival, shift, skill_names, under_deck, withdraw
from sandtable.games.legion.ground import needs_of
from sandtable.games.legion.people import admits, skills_of
from sandtable.games.legion.position import Legion


def goals(g: Legion, place: int, ignored: bool) -> list[int]:
    """The other Plots a character may move to."""
    character = g.who(place)
    return [plot for plot in range(g.plots) if plot != g.where[place] and (ignored or admits(g, character, plot))]


@final
class MoveAny(Decision[Legion]):
    """LE-8.1 Transfer! Move any one own character, on any Plot, to another Plot whose conditions it meets."""

    rule: ClassVar[str] = "LE-8.1"

    def __init__(self, seat: int, ignored: bool, optional: bool) -> None:
        super().__init__(seat)
        self.ignored: Final = ignored
        self.optional: Final = optional

    def automatic(self, g: Legion) -> bool:
        return not self.optional

    def options(self, g: Legion) -> list[int]:
        found = [v.MOVE | g.who(place) for place in g.places(self.seat) if goals(g, place, self.ignored)]
        return [*found, v.STAY] if found and self.optional else found

    def why_not(self, g: Legion) -> list[Refusal]:
        stuck = [place for place in g.places(self.seat) if not goals(g, place, self.ignored)]
        return [(v.MOVE | g.who(place), "LE-8.1", Phrase("why-no-other-plot")) for place in stuck]

    def chosen(self, g: Legion, option: int) -> None:
        if option != v.STAY:
            g.then(MoveTo(self.seat, g.place_of(option & NOUN), self.ignored, False))


@final
class MoveTo(Decision[Legion]):
    """LE-1.11 Move to another Plot. LE-8.4 Shoot and Move! may, LE-8.12 Prowl! ignores the conditions."""

    rule: ClassVar[str] = "LE-1.11"

    def __init__(self, seat: int, place: int, ignored: bool, optional: bool) -> None:
        super().__init__(seat)
        self.place: Final = place
        self.ignored: Final = ignored
        self.optional: Final = optional

    def automatic(self, g: Legion) -> bool:
        return not self.optional

    def question(self, g: Legion) -> Phrase:
        return Phrase("ask-move-to", character=Thing("character", g.who(self.place)))

    def subject(self, g: Legion) -> Thing:
        return Thing("character", g.who(self.place))

    def options(self, g: Legion) -> list[int]:
        found = [v.MOVE_TO | plot for plot in goals(g, self.place, self.ignored)]
        return [*found, v.STAY] if found and self.optional else found

    def why_not(self, g: Legion) -> list[Refusal]:
        found: list[Refusal] = [(v.MOVE_TO | g.where[self.place], "LE-1.11", Phrase("why-stands-there"))]
        for plot in range(g.plots):
            missing = needs_of(g, plot) & ~skills_of(g, g.who(self.place))
            if missing and not self.ignored and plot != g.where[self.place]:
                found.append((v.MOVE_TO | plot, "LE-5.2", Phrase("why-lacks", skills=skill_names(missing))))
        return found

    def chosen(self, g: Legion, option: int) -> None:
        if option != v.STAY:
            shift(g, self.place, option & NOUN)


def callable_here(g: Legion, place: int, ignored: bool) -> list[int]:
    """LE-8.17 Own characters on other Plots who meet the conditions here."""
    plot = g.where[place]
    return [other for other in g.places(place % SEATS) if g.where[other] != plot and (ignored or admits(g, g.who(other), plot))]


@final
class MusterHere(Decision[Legion]):
    """LE-8.17 Muster! Move one or more own characters from other Plots here, one by one, conditions checked."""

    rule: ClassVar[str] = "LE-8.17"

    def __init__(self, seat: int, place: int, minimum: int, ignored: bool) -> None:
        super().__init__(seat)
        self.place: Final = place
        self.minimum: Final = minimum
        self.ignored: Final = ignored

    def automatic(self, g: Legion) -> bool:
        return self.minimum > 0

    def question(self, g: Legion) -> Phrase:
        return Phrase("ask-muster-here", plot=Thing("plot", g.where[self.place]))

    def subject(self, g: Legion) -> Thing:
        return Thing("plot", g.where[self.place])

    def options(self, g: Legion) -> list[int]:
        found = [v.MUSTER | g.who(place) for place in callable_here(g, self.place, self.ignored)]
        return found if self.minimum > 0 or not found else [*found, v.FINISH]

    def chosen(self, g: Legion, option: int) -> None:
        if option != v.FINISH:
            shift(g, g.place_of(option & NOUN), g.where[self.place])
            g.then(MusterHere(self.seat, self.place, self.minimum - 1, self.ignored))


@final
class SwapWith(Decision[Legion]):
    """LE-8.18 Replacement! The bearer and an own character on another Plot change places, conditions ignored."""

    rule: ClassVar[str] = "LE-8.18"

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: Final = place

    def question(self, g: Legion) -> Phrase:
        return Phrase("ask-swap-with", character=Thing("character", g.who(self.place)))

    def subject(self, g: Legion) -> Thing:
        return Thing("character", g.who(self.place))

    def options(self, g: Legion) -> list[int]:
        plot = g.where[self.place]
        return [v.SWAP | g.who(place) for place in g.places(self.seat) if g.where[place] != plot]

    def chosen(self, g: Legion, option: int) -> None:
        other, plot = g.place_of(option & NOUN), g.where[self.place]
        shift(g, self.place, g.where[other])
        shift(g, other, plot)


@final
class WithdrawBearer(Decision[Legion]):
    """LE-8.13 Furious Assault! Then you may withdraw the bearer."""

    rule: ClassVar[str] = "LE-8.13"

    def __init__(self, seat: int, place: int, optional: bool) -> None:
        super().__init__(seat)
        self.place: Final = place
        self.optional: Final = optional

    def question(self, g: Legion) -> Phrase:
        return Phrase("ask-withdraw-bearer", character=Thing("character", g.who(self.place)))

    def subject(self, g: Legion) -> Thing:
        return Thing("character", g.who(self.place))

    def options(self, g: Legion) -> list[int]:
        return [v.WITHDRAW, v.STAY] if self.optional else [v.WITHDRAW]

    def chosen(self, g: Legion, option: int) -> None:
        if option == v.WITHDRAW:
            withdraw(g, self.place)


@final
class LureAway(Decision[Legion]):
    """LE-8.7 Lure Away! You choose any enemy character here, Officers and face-down ones included; it withdraws."""

    rule: ClassVar[str] = "LE-8.7"

    def __init__(self, seat: int, place: int, optional: bool) -> None:
        super().__init__(seat)
        self.place: Final = place
        self.optional: Final = optional

    def automatic(self, g: Legion) -> bool:
        return not self.optional

    def question(self, g: Legion) -> Phrase:
        return Phrase("ask-lure-away", plot=Thing("plot", g.where[self.place]))

    def subject(self, g: Legion) -> Thing:
        return Thing("plot", g.where[self.place])

    def options(self, g: Legion) -> list[int]:
        found: list[int] = []
        for enemy in g.enemies_here(self.seat, g.where[self.place]):
            for place in g.here(enemy, g.where[self.place]):
                found.append(v.LURE_BACK | place if g.face_down(place) else v.LURE | g.who(place))
        return [*found, v.STAY] if found and self.optional else found

    def chosen(self, g: Legion, option: int) -> None:
        if option == v.STAY:
            return
        named = option & NOUN
        withdraw(g, named if option & ~NOUN == v.LURE_BACK else g.place_of(named))


@final
class Retreat(Step[Legion]):
    """LE-8.2 Retreat! All own characters here go under the deck in order of arrival: the latest lies lowest."""

    rule: ClassVar[str] = "LE-8.2"

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def run(self, g: Legion) -> None:
        for place in by_arrival(g, g.here(self.place % SEATS, g.where[self.place])):
            under_deck(g, place)
