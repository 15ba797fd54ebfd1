"""LE-12 Despatches: two drawn, one kept; played for the upper half, or held for the lower."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.names import NOUN
from sandtable.engine.phrases import Phrase, Thing
from sandtable.engine.steps import Decision, Step, Together
from sandtable.games.legion import verbs as v
from sandtable.games.legion.field import cure, warm
from sandtable.games.legion.people import may_take
from sandtable.games.legion.position import Legion
from sandtable.games.legion.zones import (
    AVAILABLE,
    DECK,
    DESPATCH,
    DESPATCH_DECK,
    HAND,
    OFFERED,
    PLAYED,
    UNKEPT,
    USED_DOWN,
    USED_UP,
)


@final
class DealDespatches(Step[Legion]):
    """LE-12.1 At the very start of round 2 each player draws two of the nine cards."""

    rule: ClassVar[str] = "LE-12.1"

    def run(self, g: Legion) -> None:
        for seat in g.turn_order():
            if g.takes_part(seat):
                for _ in range(g.book.despatch_draw):
                    g.draw(DESPATCH_DECK, OFFERED + seat)
        g.then(KeepDespatch(list(range(g.players))))


@final
class KeepDespatch(Together[Legion]):
    """LE-12.1 Each secretly keeps one; the other is out, unseen."""

    rule: ClassVar[str] = "LE-12.1"

    def options(self, g: Legion, seat: int) -> list[int]:
        return [v.KEEP | (card - g.book.despatch_cards) for card in g.piles[OFFERED + seat]]

    def chosen(self, g: Legion, picks: dict[int, int]) -> None:
        for seat in picks:
            g.move(g.book.despatch_cards + (picks[seat] & NOUN), OFFERED + seat, DESPATCH + seat)
            g.gather(OFFERED + seat, UNKEPT)


def playable(g: Legion, seat: int, window: int) -> list[int]:
    """LE-12.2 The held Despatch, in its window."""
    held = [card - g.book.despatch_cards for card in g.piles[DESPATCH + seat]]
    return [v.PLAY | despatch for despatch in held if g.book.window[despatch] == window]


def play(g: Legion, seat: int, despatch: int) -> None:
    """LE-12.2 It costs nothing and is no turn; it is then public and out, its lower half lost."""
    g.move(g.book.despatch_cards + despatch, DESPATCH + seat, PLAYED + seat)
    g.tell(v.PLAYED, seat, despatch)
    for effect in g.book.despatch_effects[despatch]:
        effect.start(g, seat)


def draw_characters(g: Legion, seat: int, count: int) -> None:
    for _ in range(min(count, len(g.deck[seat]))):
        card = g.draw(DECK + seat, HAND + seat)
        g.tell_only(v.DREW_CHARACTER, seat, card)
        g.tell_others(v.DREW, seat, 1)


def retrieve(g: Legion, seat: int) -> None:
    """All used tokens become available."""
    g.gather(USED_UP + seat, AVAILABLE + seat)
    g.gather(USED_DOWN + seat, AVAILABLE + seat)
    g.tell(v.TOOK_BACK, seat)


def warm_all(g: Legion, seat: int) -> None:
    for character in g.hand[seat]:
        if g.frostbites[character]:
            warm(g, seat, character, g.frostbites[character])


@final
class ChooseTruce(Decision[Legion]):
    """LE-12 Flag of Truce: a chosen Plot is also peaceful this round."""

    rule: ClassVar[str] = "LE-12.2"

    def __init__(self, seat: int, type_: int) -> None:
        super().__init__(seat)
        self.type_: Final = type_

    def options(self, g: Legion) -> list[int]:
        return [v.TRUCE | plot for plot in range(g.plots)]

    def chosen(self, g: Legion, option: int) -> None:
        g.truce[option & NOUN] |= self.type_
        g.tell(v.TRUCE_ON, self.seat, 0, (option & NOUN) + 1)


@final
class Issue(Decision[Legion]):
    """LE-12.3 Cards from the stock for characters in hand who may take them; no purchase (LE-4.5)."""

    rule: ClassVar[str] = "LE-12.3"

    def __init__(self, seat: int, kind: int, left: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind
        self.left: Final = left

    def automatic(self, g: Legion) -> bool:
        return False

    def question(self, g: Legion) -> Phrase:
        return Phrase("ask-issue", equipment=Thing("equipment", self.kind))

    def subject(self, g: Legion) -> Thing:
        return Thing("equipment", self.kind)

    def wanted(self, g: Legion) -> int:
        return self.left

    def options(self, g: Legion) -> list[int]:
        if g.stock[self.kind] <= (g.taken[self.seat] >> 2 * self.kind & 3):
            return []
        able = [v.EQUIP | character for character in g.hand[self.seat] if may_take(g, character, self.kind)]
        return [*able, v.ENOUGH] if able else []

    def chosen(self, g: Legion, option: int) -> None:
        seat, kind = self.seat, self.kind
        if option == v.ENOUGH:
            return
        character = option & NOUN
        g.kit[character] |= 1 << kind
        g.news[character] |= 1 << kind
        g.taken[seat] += 1 << 2 * kind
        g.tell_only(v.GIVEN_CARD_TO, seat, kind, character)
        g.tell_others(v.GIVEN_CARD, seat, kind)
        if self.left > 1:
            g.then(Issue(seat, kind, self.left - 1))


@final
class Hospital(Decision[Legion]):
    """LE-12 Hospital Train: remove up to two Wounds from own characters in hand."""

    rule: ClassVar[str] = "LE-12.2"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def automatic(self, g: Legion) -> bool:
        return False

    def wanted(self, g: Legion) -> int:
        return self.left

    def options(self, g: Legion) -> list[int]:
        hurt = [v.CURE | character for character in g.hand[self.seat] if g.wounds[character]]
        return [*hurt, v.ENOUGH] if hurt else []

    def chosen(self, g: Legion, option: int) -> None:
        if option == v.ENOUGH:
            return
        cure(g, self.seat, option & NOUN)
        if self.left > 1:
            g.then(Hospital(self.seat, self.left - 1))
