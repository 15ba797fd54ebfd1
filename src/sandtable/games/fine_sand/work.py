"""Step 2: build on the red side (FS-4), or draw on the blue side (FS-5). Never both in one turn."""

from __future__ import annotations

from typing import ClassVar, final

from sandtable.engine.names import NOUN, VERB
from sandtable.engine.phrases import Phrase
from sandtable.engine.steps import Decision, Refusal
from sandtable.games.fine_sand import book as b
from sandtable.games.fine_sand.actions import use
from sandtable.games.fine_sand.bill import Via, start_reveal
from sandtable.games.fine_sand.build import add_builds, add_desired, refuse_builds, refuse_desired, then_built
from sandtable.games.fine_sand.coach import FIRST_NO_AFFORDABLE_BUILD, hint
from sandtable.games.fine_sand.position import BLUE_SIDE, NEITHER, RED_SIDE, FineSand
from sandtable.games.fine_sand.stacks import draw_cards, end_draw_action
from sandtable.games.fine_sand.style import add_proposal, propose
from sandtable.games.fine_sand.verbs import BLUE, BLUE_BOARD, BUILD, NEXT, PROPOSE, USE
from sandtable.games.fine_sand.yellow import add_yellow, chosen_yellow, ready_types, refuse_idle, refuse_yellow, usable


@final
class Work(Decision[FineSand]):
    """FS-4.1 In step 2 use red or blue actions, never both. Doing neither is allowed."""

    rule: ClassVar[str] = "FS-4.1"
    foreseen: ClassVar[bool] = True

    def question(self, g: FineSand) -> Phrase | None:
        """FS-4.1 Whether there is still something to build, or to draw on the blue side."""
        columns = (b.RED, b.BLUE_KIND)
        for option in g.offers.get(self.seat, [BLUE]):
            verb = option & ~NOUN
            if verb in (BUILD, BLUE) or (verb == USE and g.book.kind[option & NOUN] in columns):
                return None
        return Phrase("ask-work-done")

    def consequence(self, g: FineSand, option: int) -> Phrase | None:
        untouched = g.ring[self.seat] == NEITHER
        if option == BLUE and untouched:
            return Phrase("then-no-building")
        if option == NEXT and untouched:
            return Phrase("then-idle")
        return then_built(g, self.seat, option)

    def options(self, g: FineSand) -> list[int]:
        seat = self.seat
        options: list[int] = []
        add_builds(g, seat, options, step_2=True)
        if g.coaching and not options and g.ring[seat] == NEITHER:
            hint(g, seat, FIRST_NO_AFFORDABLE_BUILD)
        if g.ring[seat] != RED_SIDE:
            if g.board_draws[seat]:
                options.append(BLUE)
            self.add_blues(g, options)
        if g.column(b.RED, seat):
            add_desired(g, seat, options)
        add_yellow(g, seat, options)
        if g.ring[seat] != BLUE_SIDE or not g.board_draws[seat]:
            options.append(NEXT)
        add_proposal(g, seat, options)
        return options

    def add_blues(self, g: FineSand, options: list[int]) -> None:
        """FS-5.3 Each ready blue card, in the order you choose."""
        column = g.column(b.BLUE_KIND, self.seat)
        if column:
            for type_ in ready_types(g, column):
                if usable(g, self.seat, type_):
                    options.append(USE | type_)

    def chosen(self, g: FineSand, option: int) -> None:
        seat = self.seat
        if option == NEXT:
            return
        if option == BLUE:
            self.board(g)
        elif option == PROPOSE:
            propose(g, seat)
        elif option // VERB == BUILD // VERB:
            g.then(Via(seat, option & NOUN, [], g.ring[seat], False, True))
        elif not chosen_yellow(g, seat, option):
            if g.book.kind[option & NOUN] == b.RED:
                start_reveal(g, seat, option & NOUN, [], g.ring[seat])
            else:
                use(g, seat, option & NOUN, step_1=False)
        g.then(self)

    def board(self, g: FineSand) -> None:
        """FS-5.1 Draw 2 instead of building. Whoever is dry now triggers the end, type B (FS-10.3)."""
        g.ring[self.seat] = BLUE_SIDE
        g.tell(BLUE_BOARD, self.seat)
        g.board_draws[self.seat] = 0
        draw_cards(g, self.seat, g.book.blue_draw)
        end_draw_action(g, self.seat, step_1=False)

    def why_not(self, g: FineSand) -> list[Refusal]:
        seat = self.seat
        refusals = refuse_builds(g, seat, step_2=True) + refuse_yellow(g, seat) + refuse_idle(g, seat, b.BLUE_KIND)
        refusals += refuse_desired(g, seat)
        if g.ring[seat] == RED_SIDE:
            refusals.append((BLUE, "FS-4.1", Phrase("why-red-side")))
            refusals += [(USE | g.book.type_of[card], "FS-4.1", Phrase("why-red-side")) for card in g.column(b.BLUE_KIND, seat)]
        elif not g.board_draws[seat]:
            refusals.append((BLUE, "FS-2.4", Phrase("why-board-has-drawn")))
        if g.ring[seat] == BLUE_SIDE and g.board_draws[seat]:
            refusals.append((NEXT, "FS-5.3", Phrase("why-draw-before-step", step=3)))
        return refusals
