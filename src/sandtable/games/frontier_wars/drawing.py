"""FW-4 Phase 2: drawing cards; and the opening hands (FW-1.6)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.steps import Decision, Refusal, Step
from sandtable.games.frontier_wars.book import DECKS
from sandtable.games.frontier_wars.layout import DECK, DISCARDS, HAND, LOOKED_AT
from sandtable.games.frontier_wars.position import FrontierWars
from sandtable.games.frontier_wars.verbs import DRAW_FROM, DREW, DREW_CARD, KEEP_CARD, LOOKED, NOUN


@final
class Drawing(Step[FrontierWars]):
    """FW-4.4 Every player draws; with shared decks the table asks them one after the other, in turn order."""

    rule: ClassVar[str] = "FW-4.4"

    def run(self, g: FrontierWars) -> None:
        for seat in g.in_turn_order():
            g.then(DrawCard(seat, draws_due(g, seat), g.sheet(seat).looks_at_two))


def draws_due(g: FrontierWars, seat: int) -> int:
    """FW-4.1 One card, one per controlled city, one per rival headquarters owned, and what the faction skill adds."""
    total = g.book.draws + g.sheet(seat).draw_bonus
    scenario = g.scenario
    for tile in range(scenario.land):
        if g.flag[tile] == seat and g.colour[tile] != seat:
            total += 1
        if scenario.draw_bonus[tile] and g.controller(tile) == seat:
            total += scenario.draw_bonus[tile]
    return total


@final
class DrawCard(Decision[FrontierWars]):
    """FW-4.2 The deck is chosen for each card, and each card is seen before the next choice."""

    rule: ClassVar[str] = "FW-4.2"
    prompt: ClassVar[str] = "From which deck do you draw?"
    foreseen: ClassVar[bool] = True

    def __init__(self, seat: int, left: int, looking: bool) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.looking: Final = looking  # Codebreakers: the first card of the phase is one of two

    def options(self, g: FrontierWars) -> list[int]:
        if self.left <= 0 or g.out[self.seat]:
            return []
        return [DRAW_FROM | deck for deck in range(len(DECKS)) if g.can_draw(deck)]

    def chosen(self, g: FrontierWars, option: int) -> None:
        deck = option & NOUN
        if self.looking and len(g.piles[DECK + deck]) + len(g.piles[DISCARDS + deck]) > 1:
            look(g, self.seat, deck)
        else:
            draw_one(g, self.seat, deck)
        if self.left > 1:
            g.then(DrawCard(self.seat, self.left - 1, False))

    def detail(self, g: FrontierWars) -> str:
        looked = " You see two cards of it and keep one." if self.looking else ""
        return f"{self.left} still to draw.{looked}"

    def why_not(self, g: FrontierWars) -> list[Refusal]:
        return [
            (DRAW_FROM | deck, "FW-4.3", "its deck and its discard pile are empty")
            for deck in range(len(DECKS))
            if not g.can_draw(deck)
        ]


def draw_one(g: FrontierWars, seat: int, deck: int) -> None:
    g.refill(deck)
    card = g.draw(DECK + deck, HAND + seat)
    g.tell_only(DREW_CARD, seat, g.book.type_of[card])
    g.tell_others(DREW, seat, deck)


def look(g: FrontierWars, seat: int, deck: int) -> None:
    """FW-4.5 Codebreakers look at the top two cards of the deck."""
    for _ in range(2):
        g.refill(deck)
        g.draw(DECK + deck, LOOKED_AT + seat)
    g.tell(LOOKED, seat, deck)
    g.then(KeepOne(seat, deck))


@final
class KeepOne(Decision[FrontierWars]):
    """FW-4.5 Keep one of the two; the other goes under its deck. With only one card left, that card is simply drawn."""

    rule: ClassVar[str] = "FW-4.5"
    prompt: ClassVar[str] = "Which of the two cards do you keep?"

    def __init__(self, seat: int, deck: int) -> None:
        super().__init__(seat)
        self.deck: Final = deck

    def options(self, g: FrontierWars) -> list[int]:
        return [KEEP_CARD | type_ for type_ in sorted({g.book.type_of[card] for card in g.piles[LOOKED_AT + self.seat]})]

    def automatic(self, g: FrontierWars) -> bool:
        return False  # silence would tell the others that the two are alike

    def chosen(self, g: FrontierWars, option: int) -> None:
        looked = LOOKED_AT + self.seat
        kept = g.find(g.piles[looked], option & NOUN)
        g.move(kept, looked, HAND + self.seat)
        g.tuck(g.piles[looked][0], looked, DECK + self.deck)
        g.tell_only(DREW_CARD, self.seat, option & NOUN)
