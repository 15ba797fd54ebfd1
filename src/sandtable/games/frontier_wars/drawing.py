"""FW-4 Phase 2: drawing cards; and the opening hands (FW-1.6)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.names import NOUN
from sandtable.engine.phrases import Phrase, Thing
from sandtable.engine.steps import Decision, Refusal, Step
from sandtable.games.frontier_wars.book import DECKS
from sandtable.games.frontier_wars.cards import can_draw, find_card, refill
from sandtable.games.frontier_wars.control import controller
from sandtable.games.frontier_wars.layout import DECK, DISCARDS, HAND, LOOKED_AT
from sandtable.games.frontier_wars.position import FrontierWars
from sandtable.games.frontier_wars.verbs import DRAW_FROM, DREW, DREW_CARD, KEEP_CARD, LOOKED


@final
class Drawing(Step[FrontierWars]):
    """FW-4.4 All players draw at the same time, each at their own pace. Whoever is first gets the card on top."""

    rule: ClassVar[str] = "FW-4.4"

    def run(self, g: FrontierWars) -> None:
        for seat in g.in_turn_order():
            g.apart(seat, DrawCard(seat, draws_due(g, seat), g.sheet(seat).looks_at_two))


def draws_due(g: FrontierWars, seat: int) -> int:
    """FW-4.1 One card, one per controlled city, one per rival headquarters owned, and what the faction skill adds."""
    total = g.book.draws + g.sheet(seat).draw_bonus
    scenario = g.scenario
    for tile in range(scenario.land):
        if g.flag[tile] == seat and g.colour[tile] != seat:
            total += 1
        if scenario.draw_bonus[tile] and controller(g, tile) == seat:
            total += scenario.draw_bonus[tile]
    return total


@final
class DrawCard(Decision[FrontierWars]):
    """FW-4.2 The deck is chosen for each card, and each is seen before the next choice."""

    rule: ClassVar[str] = "FW-4.2"
    foreseen: ClassVar[bool] = True

    def __init__(self, seat: int, left: int, looking: bool = False) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.looking: Final = looking  # FW-4.5 whether the next card is one of two

    def first_come(self) -> bool:
        return True

    def options(self, g: FrontierWars) -> list[int]:
        return decks(g)

    def automatic(self, g: FrontierWars) -> bool:
        return False  # FW-4.4 even where others have left a single deck, each draws when they like

    def chosen(self, g: FrontierWars, option: int) -> None:
        take_from(g, self.seat, option & NOUN, looking=self.looking)
        if self.left > 1:
            g.then(DrawCard(self.seat, self.left - 1))

    def wanted(self, g: FrontierWars) -> int:
        return self.left

    def question(self, g: FrontierWars) -> Phrase:
        return Phrase("ask-draw-card" if g.round else "ask-draw-first")

    def detail(self, g: FrontierWars) -> Phrase:
        return Phrase("detail-to-draw-looking" if self.looking else "detail-to-draw", count=self.left)

    def why_not(self, g: FrontierWars) -> list[Refusal]:
        return empty_decks(g)


def decks(g: FrontierWars) -> list[int]:
    """FW-4.3 The decks that can be chosen: those with a card in the deck or among its discards."""
    return [DRAW_FROM | deck for deck in range(len(DECKS)) if can_draw(g, deck)]


def empty_decks(g: FrontierWars) -> list[Refusal]:
    reason = Phrase("why-deck-empty")
    return [(DRAW_FROM | deck, "FW-4.3", reason) for deck in range(len(DECKS)) if not can_draw(g, deck)]


def take_from(g: FrontierWars, seat: int, deck: int, *, looking: bool) -> None:
    """Draw a card, or look at two of them first (FW-4.5). With only one card left, that card is simply drawn."""
    if looking and len(g.piles[DECK + deck]) + len(g.piles[DISCARDS + deck]) > 1:
        look(g, seat, deck)
    else:
        draw_one(g, seat, deck)


def draw_one(g: FrontierWars, seat: int, deck: int) -> None:
    refill(g, deck)
    card = g.draw(DECK + deck, HAND + seat)
    g.tell_only(DREW_CARD, seat, g.book.type_of[card])
    g.tell_others(DREW, seat, deck)


def look(g: FrontierWars, seat: int, deck: int) -> None:
    """FW-4.5 Codebreakers look at the top two cards of the deck."""
    for _ in range(2):
        refill(g, deck)
        g.draw(DECK + deck, LOOKED_AT + seat)
    g.tell(LOOKED, seat, deck)
    g.then(KeepOne(seat, deck))


@final
class KeepOne(Decision[FrontierWars]):
    """FW-4.5 Keep one of the two; the other goes under its deck, where somebody else may come to it."""

    rule: ClassVar[str] = "FW-4.5"

    def __init__(self, seat: int, deck: int) -> None:
        super().__init__(seat)
        self.deck: Final = deck

    def question(self, g: FrontierWars) -> Phrase:
        return Phrase("ask-keep-one", deck=Thing("deck", self.deck))

    def subject(self, g: FrontierWars) -> Thing:
        return Thing("deck", self.deck)

    def first_come(self) -> bool:
        return True

    def options(self, g: FrontierWars) -> list[int]:
        return [KEEP_CARD | type_ for type_ in sorted({g.book.type_of[card] for card in g.piles[LOOKED_AT + self.seat]})]

    def automatic(self, g: FrontierWars) -> bool:
        return False  # silence would tell the others that the two are alike

    def chosen(self, g: FrontierWars, option: int) -> None:
        looked = LOOKED_AT + self.seat
        kept = find_card(g, g.piles[looked], option & NOUN)
        g.move(kept, looked, HAND + self.seat)
        g.tuck(g.piles[looked][0], looked, DECK + self.deck)
        g.tell_only(DREW_CARD, self.seat, option & NOUN)
