"""WA-3 A turn: window W1, one action of one character, window W2."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.names import NOUN, VERB
from sandtable.engine.phrases import Phrase, Thing
from sandtable.engine.steps import Decision, Refusal, Step
from sandtable.games.waral import book as b
from sandtable.games.waral.any_time import AnyTimeWindows
from sandtable.games.waral.coach import FIRST_TAKE, hint, on_turn
from sandtable.games.waral.effects import perform
from sandtable.games.waral.position import Waral
from sandtable.games.waral.take import able_to_enter, loot, may_take, open_slots, refuse_entering, take, then_looted, then_taken
from sandtable.games.waral.tricks import play_trick, playable, refuse_tricks
from sandtable.games.waral.verbs import BACK, END_TURN, IDLE, IDLED, LOOT, PLAY, TAKE, USE, USED


@final
class BeginTurn(Step[Waral]):
    """WA-3.7 A turn is: window W1, the action, window W2."""

    rule: ClassVar[str] = "WA-3.7"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: Waral) -> None:
        g.active = self.seat
        g.acting = -1
        g.played = 0
        g.strikes = 0
        on_turn(g, self.seat)
        g.then(Turn(self.seat))
        g.then(AnyTimeWindows(self.seat))
        g.then(After(self.seat))


@final
class Turn(Decision[Waral]):
    """WA-3.3 Use one ready character. WA-6.2 W1: before it, free tricks. WA-3.6 If none can act, one is used without effect."""

    rule: ClassVar[str] = "WA-3.3"
    foreseen: ClassVar[bool] = True

    def automatic(self, g: Waral) -> bool:
        """WA-6.2 Whoever holds a trick might play it first: a turn that goes on by itself would tell that they cannot."""
        return not g.hand[self.seat]

    def options(self, g: Waral) -> list[int]:
        seat = self.seat
        ready = g.ready(seat)
        able = able_to_enter(g, seat, ready)
        if len(able) < len(ready) and playable(g, seat, b.ACTION):
            able = ready
        options = [USE | character for character in able] if able else [IDLE | character for character in ready]
        return options + [PLAY | design for design in playable(g, seat, b.FREE)]

    def chosen(self, g: Waral, option: int) -> None:
        seat, noun = self.seat, option & NOUN
        if option & ~NOUN == PLAY:
            play_trick(g, seat, noun)
            g.then(self)
            return
        if option & ~NOUN == IDLE:
            g.used[noun] = 1
            g.tell(IDLED, seat, noun)
            return
        g.acting = noun
        if g.book.before_enter[noun] and open_slots(g, seat, noun):
            perform(g, seat, g.book.before_enter[noun], -1)
        g.then(Action(seat, noun, g.strikes))

    def why_not(self, g: Waral) -> list[Refusal]:
        used = [(USE | c, "WA-3.4", Phrase("why-used")) for c in g.band[self.seat] if g.used[c]]
        return used + refuse_tricks(g, self.seat, b.FREE)


@final
class Action(Decision[Waral]):
    """WA-3.3 Exactly one action: loot, take, or play an action trick; or back to the choice. WA-8.7 Who has struck must enter."""

    rule: ClassVar[str] = "WA-3.3"
    foreseen: ClassVar[bool] = True

    def __init__(self, seat: int, character: int, strikes: int) -> None:
        super().__init__(seat)
        self.character: Final = character
        self.strikes: Final = strikes

    def question(self, g: Waral) -> Phrase:
        return Phrase("ask-action", character=Thing("character", self.character))

    def subject(self, g: Waral) -> Thing:
        return Thing("character", self.character)

    def consequence(self, g: Waral, option: int) -> Phrase | None:
        verb = option & ~NOUN
        if verb == TAKE:
            return then_taken(g, self.seat, self.character, option & NOUN)
        return then_looted(g, option & NOUN) if verb == LOOT else None

    def automatic(self, g: Waral) -> bool:
        return False

    def options(self, g: Waral) -> list[int]:
        seat, character = self.seat, self.character
        slots = open_slots(g, seat, character)
        options = [LOOT | g.area[slot][0] for slot in slots]
        for slot in slots:
            if may_take(g, seat, slot, character):
                hint(g, seat, FIRST_TAKE)
                options.append(TAKE | g.area[slot][0])
        if not self.must_enter(g):
            for design in playable(g, seat, b.ACTION):
                options.append(PLAY | design)
            if g.any_order and len(Turn(seat).options(g)) > 1:
                options.append(BACK)
        return options

    def must_enter(self, g: Waral) -> bool:
        return g.strikes > self.strikes

    def chosen(self, g: Waral, option: int) -> None:
        seat, noun = self.seat, option & NOUN
        if option == BACK:
            g.acting = -1
            g.then(Turn(seat))
            return
        g.used[self.character] = 1
        verb = option // VERB * VERB
        if verb == LOOT:
            loot(g, seat, self.character, noun)
        elif verb == TAKE:
            take(g, seat, self.character, noun)
        else:
            g.tell(USED, seat, self.character)
            play_trick(g, seat, noun)

    def why_not(self, g: Waral) -> list[Refusal]:
        refusals = refuse_entering(g, self.seat, self.character) + refuse_tricks(g, self.seat, b.ACTION)
        if self.must_enter(g):
            for design in playable(g, self.seat, b.ACTION):
                refusals.append((PLAY | design, "WA-8.7", Phrase("why-must-enter")))
        return refusals


@final
class After(Decision[Waral]):
    """WA-6.3 W2: after the action free tricks, one after the other. Without a playable one the turn ends by itself."""

    rule: ClassVar[str] = "WA-6.3"

    def options(self, g: Waral) -> list[int]:
        return [END_TURN] + [PLAY | design for design in playable(g, self.seat, b.FREE)]

    def chosen(self, g: Waral, option: int) -> None:
        if option != END_TURN:
            play_trick(g, self.seat, option & NOUN)
            g.then(self)

    def why_not(self, g: Waral) -> list[Refusal]:
        return refuse_tricks(g, self.seat, b.FREE)
