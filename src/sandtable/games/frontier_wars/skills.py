"""FW-14.4 Special skills: once per round, by discarding one card of any type."""

from __future__ import annotations

from typing import ClassVar, final

from sandtable.engine.names import NOUN
from sandtable.engine.phrases import Phrase, Thing
from sandtable.games.frontier_wars.cards import all_types, discard_type
from sandtable.games.frontier_wars.effects import any_possible, carry_out_all
from sandtable.games.frontier_wars.followup import FollowUp
from sandtable.games.frontier_wars.position import FrontierWars
from sandtable.games.frontier_wars.verbs import PAY, USED_SPECIAL


def special_open(g: FrontierWars, seat: int, moment: int) -> bool:
    """FW-14.4 Once per round, at its moment, with a card in hand to pay, and if it could do anything (FW-14.3)."""
    sheet = g.sheet(seat)
    return (
        sheet.moments & moment > 0 and not g.skill_used[seat] and len(g.hand[seat]) > 0 and any_possible(g, seat, sheet.special)
    )


def then_special(g: FrontierWars, seat: int) -> Phrase:
    """What the special skill of a seat does, and what it costs."""
    side = g.faction[seat]
    return Phrase("then-special", skill=Thing("skill", side), effect=Thing("effect", side))


@final
class UseSpecial(FollowUp):
    """FW-14.4 The special skill costs one discarded card of any type. It is not a played card."""

    rule: ClassVar[str] = "FW-14.4"

    def question(self, g: FrontierWars) -> Phrase:
        side = g.faction[self.seat]
        return Phrase("ask-use-special", skill=Thing("skill", side), effect=Thing("effect", side))

    def options(self, g: FrontierWars) -> list[int]:
        return [PAY | type_ for type_ in all_types(g, self.seat)]

    def automatic(self, g: FrontierWars) -> bool:
        return False

    def chosen(self, g: FrontierWars, option: int) -> None:
        g.skill_used[self.seat] = 1
        g.tell(USED_SPECIAL, self.seat, g.faction[self.seat])
        discard_type(g, self.seat, option & NOUN)
        carry_out_all(g, self.seat, g.sheet(self.seat).special)
