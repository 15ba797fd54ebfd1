"""FS-3 Step 1: draw."""

from __future__ import annotations

from typing import ClassVar, final

from sandtable.engine.names import NOUN, VERB
from sandtable.engine.phrases import Phrase
from sandtable.engine.steps import Decision, Refusal
from sandtable.games.fine_sand import book as b
from sandtable.games.fine_sand.actions import use
from sandtable.games.fine_sand.bill import Via
from sandtable.games.fine_sand.build import add_builds, refuse_builds
from sandtable.games.fine_sand.position import FineSand
from sandtable.games.fine_sand.stacks import draw_cards, end_draw_action
from sandtable.games.fine_sand.style import add_proposal, propose
from sandtable.games.fine_sand.verbs import BOARD, BUILD, DRAW_ALL, NEXT, PROPOSE, USE
from sandtable.games.fine_sand.yellow import add_yellow, chosen_yellow, ready_types, refuse_idle, refuse_yellow, usable


@final
class Draw(Decision[FineSand]):
    """FS-3.3 The board and each ready green card act in the order you choose. Each is one draw action."""

    rule: ClassVar[str] = "FS-3.3"
    foreseen: ClassVar[bool] = True

    def question(self, g: FineSand) -> Phrase | None:
        """FS-3.3 Whether there is still something to draw in this step."""
        for option in g.offers.get(self.seat, [BOARD]):
            verb = option & ~NOUN
            if verb in (BOARD, DRAW_ALL) or (verb == USE and g.book.kind[option & NOUN] == b.GREEN):
                return None
        return Phrase("ask-draw-done")

    def consequence(self, g: FineSand, option: int) -> Phrase | None:
        return Phrase("then-draws", count=g.book.board_draw + sum(self.plain_draws(g).values())) if option == DRAW_ALL else None

    def options(self, g: FineSand) -> list[int]:
        seat = self.seat
        options: list[int] = []
        column = g.column(b.GREEN, seat)
        greens = ready_types(g, column) if column else []
        if g.board_draws[seat]:
            if any([g.book.draws[type_] for type_ in greens]):
                options.append(DRAW_ALL)
            options.append(BOARD)
        for type_ in greens:
            if usable(g, seat, type_):
                options.append(USE | type_)
        add_yellow(g, seat, options)
        add_builds(g, seat, options, step_2=False)
        if not g.board_draws[seat]:
            options.append(NEXT)
        add_proposal(g, seat, options)
        return options

    def chosen(self, g: FineSand, option: int) -> None:
        seat = self.seat
        if option == NEXT:
            return
        if option == BOARD:
            self.board(g)
        elif option == DRAW_ALL:
            self.draw_all(g)
        elif option == PROPOSE:
            propose(g, seat)
        elif option // VERB == BUILD // VERB:
            g.then(Via(seat, option & NOUN, [], g.ring[seat], False, False))
        elif not chosen_yellow(g, seat, option):
            use(g, seat, option & NOUN, step_1=True)
        g.then(self)

    def board(self, g: FineSand) -> None:
        """FS-3.1 Draw 2."""
        g.board_draws[self.seat] = 0
        draw_cards(g, self.seat, g.book.board_draw)
        end_draw_action(g, self.seat, step_1=True)

    def draw_all(self, g: FineSand) -> None:
        """FS-3.4 The board and all plain greens without pause: each still is a draw action of its own."""
        self.board(g)
        for card, draws in self.plain_draws(g).items():
            g.spent[card] = g.round
            draw_cards(g, self.seat, draws)
            end_draw_action(g, self.seat, step_1=True)

    def plain_draws(self, g: FineSand) -> dict[int, int]:
        """How much each ready green draws that does nothing else."""
        draws = {card: g.book.draws[g.book.type_of[card]] for card in g.column(b.GREEN, self.seat) if g.ready(card)}
        return {card: count for card, count in draws.items() if count}

    def why_not(self, g: FineSand) -> list[Refusal]:
        refusals = refuse_yellow(g, self.seat) + refuse_builds(g, self.seat, step_2=False)
        if g.board_draws[self.seat]:
            refusals.append((NEXT, "FS-3.5", Phrase("why-draw-before-step", step=2)))
        else:
            refusals.append((BOARD, "FS-2.4", Phrase("why-board-has-drawn")))
        return refusals + refuse_idle(g, self.seat, b.GREEN)
