"""FW-10 Phase 5: tactical orders."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.names import NOUN
from sandtable.engine.phrases import Phrase
from sandtable.engine.steps import Decision, Refusal, Step
from sandtable.games.frontier_wars.book import TACTICAL
from sandtable.games.frontier_wars.cards import all_types, hand_types
from sandtable.games.frontier_wars.coach import FIRST_TACTICS, hint
from sandtable.games.frontier_wars.effects import play_card, playable
from sandtable.games.frontier_wars.position import NO_ONE, FrontierWars
from sandtable.games.frontier_wars.turns import clear_marks
from sandtable.games.frontier_wars.verbs import PASS, PLAY


@final
class Tactics(Step[FrontierWars]):
    """FW-10.1 In turn order each player may play one tactical order. FW-10.2 Effects are final before the next chooses."""

    rule: ClassVar[str] = "FW-10.1"

    def run(self, g: FrontierWars) -> None:
        for seat in g.in_turn_order():
            g.then(TakeCommand(seat))
            g.then(TacticalOrder(seat))
        g.then(TakeCommand(NO_ONE))


@final
class TakeCommand(Step[FrontierWars]):
    """FW-10.1 The next player is the active one; nobody has been moved by a card of theirs yet."""

    rule: ClassVar[str] = "FW-10.1"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: FrontierWars) -> None:
        g.active = self.seat
        clear_marks(g)
        if self.seat != NO_ONE and hand_types(g, self.seat, TACTICAL):
            hint(g, self.seat, FIRST_TACTICS)


@final
class TacticalOrder(Decision[FrontierWars]):
    """FW-10.1 Play one tactical order, or none. FW-10.2 No battle arises: placements and moves go to own or empty tiles."""

    rule: ClassVar[str] = "FW-10.1"
    foreseen: ClassVar[bool] = True

    def options(self, g: FrontierWars) -> list[int]:
        green = hand_types(g, self.seat, TACTICAL)
        options = [PLAY | type_ for type_ in green if playable(g, self.seat, type_)]
        if green:
            options.append(PASS)
        return options

    def automatic(self, g: FrontierWars) -> bool:
        return False  # silence would tell that no green card in hand can be played

    def chosen(self, g: FrontierWars, option: int) -> None:
        if option != PASS:
            play_card(g, self.seat, option & NOUN)

    def why_not(self, g: FrontierWars) -> list[Refusal]:
        refusals: list[Refusal] = []
        for type_ in all_types(g, self.seat):
            if g.book.deck[type_] != TACTICAL:
                refusals.append((PLAY | type_, "FW-10.1", Phrase("why-only-tactical")))
            elif not playable(g, self.seat, type_):
                refusals.append((PLAY | type_, "FW-14.3", Phrase("why-no-effect-now")))
        return refusals
