"""LE-14 Locations that ask something of the players. The others are adjectives of the position."""

from __future__ import annotations

from typing import ClassVar, Final, final

from sandtable.engine.names import NOUN
from sandtable.engine.steps import Step, Together
from sandtable.games.legion import book as b
from sandtable.games.legion import verbs as v
from sandtable.games.legion.field import cure, warm
from sandtable.games.legion.ground import location_effect, location_gives
from sandtable.games.legion.position import Legion
from sandtable.games.legion.zones import DECK, HAND


@final
class Exchange(Step[Legion]):
    """LE-14.2 Prisoner-of-War Camp: each with a deck draws one more, and then puts one from hand under the deck."""

    rule: ClassVar[str] = "LE-14.2"

    def run(self, g: Legion) -> None:
        seats = [seat for seat in range(g.players) if g.deck[seat]]
        for seat in seats:
            for _ in range(min(location_gives(g, b.EXCHANGE), len(g.deck[seat]))):
                card = g.draw(DECK + seat, HAND + seat)
                g.tell_only(v.DREW_CHARACTER, seat, card)
                g.tell_others(v.DREW, seat, 1)
        effect = location_effect(g, b.EXCHANGE)
        if effect is not None and effect.what:
            g.then(CampReturn(seats, effect.what))


@final
class CampReturn(Together[Legion]):
    """LE-14.2 Put one character from hand under the deck."""

    rule: ClassVar[str] = "LE-14.2"

    def __init__(self, seats: list[int], left: int) -> None:
        super().__init__(seats)
        self.left: Final = left

    def options(self, g: Legion, seat: int) -> list[int]:
        return [v.PUT_UNDER | character for character in g.hand[seat]]

    def chosen(self, g: Legion, picks: dict[int, int]) -> None:
        for seat in picks:
            g.tuck(picks[seat] & NOUN, HAND + seat, DECK + seat)
            g.unseen[seat] += 1
            g.tell(v.EXCHANGED, seat)
        if self.left > 1:
            g.then(CampReturn(self.seats, self.left - 1))


@final
class Church(Together[Legion]):
    """LE-14.7 Church: at the end of the round each player removes one Wound (or Frostbite) from a character in hand."""

    rule: ClassVar[str] = "LE-14.7"

    def options(self, g: Legion, seat: int) -> list[int]:
        effect = location_effect(g, b.CURE)
        if effect is None:
            return []
        damage = g.frostbites if effect.what else g.wounds
        return [v.CURE | character for character in g.hand[seat] if damage[character]]

    def chosen(self, g: Legion, picks: dict[int, int]) -> None:
        effect, most = location_effect(g, b.CURE), location_gives(g, b.CURE)
        for seat in picks:
            character = picks[seat] & NOUN
            if effect is not None and effect.what:
                warm(g, seat, character, min(g.frostbites[character], most))
            else:
                cure(g, seat, character, min(g.wounds[character], most))
