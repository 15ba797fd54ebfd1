"""LE-9 Plot resolution, second half: Violence and First Aid."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.names import NOUN
from sandtable.engine.phrases import Phrase, Thing
from sandtable.engine.steps import Decision, Step
from sandtable.games.legion import book as b
from sandtable.games.legion import verbs as v
from sandtable.games.legion.book import SEATS
from sandtable.games.legion.coach import FIRST_AID, FIRST_CRIPPLED, FIRST_VIOLENCE, hint
from sandtable.games.legion.declaring import DeclareHits
from sandtable.games.legion.field import by_arrival
from sandtable.games.legion.ground import health_counts
from sandtable.games.legion.people import can, skills_of
from sandtable.games.legion.position import Legion
from sandtable.games.legion.reveal import suppressed


@final
class OtherEffects(Step[Legion]):
    """LE-9.11 In turn order each player first resolves all own Violence, then all own First Aid here, where that can matter."""

    rule: ClassVar[str] = "LE-9.11"

    def __init__(self, plot: int) -> None:
        self.plot: Final = plot

    def run(self, g: Legion) -> None:
        if not health_counts(g):
            return
        for seat in g.present(self.plot):
            g.then(Violence(seat, self.plot))
            g.then(FirstAid(seat, self.plot))


@final
class Violence(Step[Legion]):
    """LE-9.12 Each own living character with it may hit one enemy faction here."""

    rule: ClassVar[str] = "LE-9.12"

    def __init__(self, seat: int, plot: int) -> None:
        self.seat: Final = seat
        self.plot: Final = plot

    def run(self, g: Legion) -> None:
        users = len([1 for place in g.here(self.seat, self.plot) if can(g, g.who(place), b.VIOLENCE)])
        if users and not suppressed(g, self.plot, b.VIOLENCE):
            if [1 for enemy in g.enemies_here(self.seat, self.plot) if skills_here(g, enemy, self.plot)]:
                hint(g, self.seat, FIRST_VIOLENCE)
            g.then(HitFactions(self.seat, self.plot, users, [0] * SEATS, 0))


def skills_here(g: Legion, seat: int, plot: int) -> int:
    """How many skills a faction has on a Plot."""
    return sum([skills_of(g, g.who(place)).bit_count() for place in g.here(seat, plot)])


@final
class HitFactions(DeclareHits):
    """LE-9.12 Declare all, then the owners resolve. LE-9.14 A faction cannot be hit more often than it has skills here."""

    rule: ClassVar[str] = "LE-9.12"

    def question(self, g: Legion) -> Phrase:
        return Phrase("ask-hit-factions", plot=Thing("plot", self.plot))

    def detail(self, g: Legion) -> Phrase:
        return Phrase("detail-violence")

    def verb(self) -> int:
        return v.VIOLENCE

    def may_hit(self, g: Legion, enemy: int) -> bool:
        return skills_here(g, enemy, self.plot) > self.hits[enemy]

    def again(self, hits: list[int], least: int) -> DeclareHits:
        return HitFactions(self.seat, self.plot, self.left - 1, hits, least)

    def declared(self, g: Legion, hits: list[int]) -> None:
        for enemy in g.turn_order():
            for _ in range(hits[enemy]):
                g.tell(v.VIOLATED, self.seat, 1, enemy, self.plot + 1)
                g.then(Cripple(enemy, self.plot))


@final
class Cripple(Decision[Legion]):
    """LE-9.13 The owner of the hit faction chooses one of their characters here; LE-9.14 one with a skill."""

    rule: ClassVar[str] = "LE-9.13"
    foreseen: ClassVar[bool] = True

    def __init__(self, seat: int, plot: int) -> None:
        super().__init__(seat)
        self.plot: Final = plot

    def question(self, g: Legion) -> Phrase:
        return Phrase("ask-cripple", plot=Thing("plot", self.plot))

    def subject(self, g: Legion) -> Thing:
        return Thing("plot", self.plot)

    def options(self, g: Legion) -> list[int]:
        here = [g.who(place) for place in g.here(self.seat, self.plot)]
        hint(g, self.seat, FIRST_CRIPPLED)
        return [v.CRIPPLE | character for character in here if skills_of(g, character)]

    def chosen(self, g: Legion, option: int) -> None:
        g.then(LoseSkill(self.seat, option & NOUN))


@final
class LoseSkill(Decision[Legion]):
    """LE-9.13 and one skill it has, and puts the Crippled card of that skill on it."""

    rule: ClassVar[str] = "LE-9.13"
    foreseen: ClassVar[bool] = True

    def __init__(self, seat: int, character: int) -> None:
        super().__init__(seat)
        self.character: Final = character

    def question(self, g: Legion) -> Phrase:
        return Phrase("ask-lose-skill", character=Thing("character", self.character))

    def subject(self, g: Legion) -> Thing:
        return Thing("character", self.character)

    def options(self, g: Legion) -> list[int]:
        return [v.LOSE | skill for skill in range(len(b.SKILLS)) if skills_of(g, self.character) >> skill & 1]

    def chosen(self, g: Legion, option: int) -> None:
        g.crippled[self.character] |= 1 << (option & NOUN)
        g.tell(v.CRIPPLED, self.seat, self.character, option & NOUN)


@final
class FirstAid(Step[Legion]):
    """LE-9.15 Each own living character with First Aid may act. Skipped under No Medics!."""

    rule: ClassVar[str] = "LE-9.15"

    def __init__(self, seat: int, plot: int) -> None:
        self.seat: Final = seat
        self.plot: Final = plot

    def run(self, g: Legion) -> None:
        medics = [place for place in g.here(self.seat, self.plot) if can(g, g.who(place), b.FIRST_AID)]
        if medics and not suppressed(g, self.plot, b.FIRST_AID):
            for place in by_arrival(g, medics):
                g.then(Bandage(self.seat, place))


@final
class Bandage(Decision[Legion]):
    """LE-9.15 A medic may remove one Wound from another own character here."""

    rule: ClassVar[str] = "LE-9.15"
    foreseen: ClassVar[bool] = True

    def __init__(self, seat: int, medic: int) -> None:
        super().__init__(seat)
        self.medic: Final = medic

    def question(self, g: Legion) -> Phrase:
        return Phrase("ask-bandage", character=Thing("character", g.who(self.medic)))

    def subject(self, g: Legion) -> Thing:
        return Thing("character", g.who(self.medic))

    def options(self, g: Legion) -> list[int]:
        here = g.here(self.seat, g.where[self.medic])
        hurt = [v.AID | g.who(place) for place in here if place != self.medic and g.wounds[g.who(place)]]
        if hurt:
            hint(g, self.seat, FIRST_AID)
        return [*hurt, v.NO_AID] if hurt else []

    def chosen(self, g: Legion, option: int) -> None:
        if option != v.NO_AID:
            g.wounds[option & NOUN] -= 1
            g.tell(v.AIDED, self.seat, option & NOUN, g.who(self.medic), g.where[self.medic] + 1)
