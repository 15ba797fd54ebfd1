"""LE-14 Locations that ask something of the players. The others are adjectives of the position."""

from __future__ import annotations

from typing import ClassVar, final

from sandtable.engine.names import NOUN
from sandtable.engine.steps import Step, Together
from sandtable.games.legion import book as b
from sandtable.games.legion import verbs as v
from sandtable.games.legion.position import Legion
from sandtable.games.legion.zones import DECK, HAND


@final
class Exchange(Step[Legion]):
    """LE-14.2 Prisoner-of-War Camp: each with a deck draws one more, and then puts one from hand under the deck."""

    rule: ClassVar[str] = "LE-14.2"

    def run(self, g: Legion) -> None:
        seats = [seat for seat in range(g.players) if g.deck[seat]]
        for seat in seats:
            for _ in range(min(g.location(b.EXCHANGE), len(g.deck[seat]))):
                card = g.draw(DECK + seat, HAND + seat)
                g.tell_only(v.DREW_CHARACTER, seat, card)
                g.tell_others(v.DREW, seat, 1)
        g.then(CampReturn(seats))


@final
class CampReturn(Together[Legion]):
    """LE-14.2 Put one character from hand under the deck."""

    rule: ClassVar[str] = "LE-14.2"

    def options(self, g: Legion, seat: int) -> list[int]:
        return [v.PUT_UNDER | character for character in g.hand[seat]]

    def chosen(self, g: Legion, picks: dict[int, int]) -> None:
        for seat in picks:
            g.tuck(picks[seat] & NOUN, HAND + seat, DECK + seat)
            g.unseen[seat] += 1
            g.tell(v.EXCHANGED, seat)


@final
class Church(Together[Legion]):
    """LE-14.7 Church: at the end of the round each player removes one Wound from a character in hand."""

    rule: ClassVar[str] = "LE-14.7"

    def options(self, g: Legion, seat: int) -> list[int]:
        if g.effect(b.CURE) is None:
            return []
        return [v.CURE | character for character in g.hand[seat] if g.wounds[character]]

    def chosen(self, g: Legion, picks: dict[int, int]) -> None:
        for seat in picks:
            character = picks[seat] & NOUN
            g.wounds[character] -= g.location(b.CURE)
            g.tell(v.CURED, seat, character)
