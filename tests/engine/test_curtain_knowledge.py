"""Behind a curtain others may show a card: who imagines the table anew must not carry that knowledge along."""

from __future__ import annotations

from sandtable.engine.chance import Dice
from sandtable.engine.flow import begin, play
from sandtable.engine.layout import ALL, NOBODY, OWNER, Plan
from sandtable.engine.position import Position
from sandtable.engine.sight import imagine, view
from sandtable.engine.steps import Decision, Step

HAND, SHOWN, DECK = 0, 2, 4


class Letters(Position):
    """Two seats with a hidden letter each, and a deck of others."""

    def clone(self) -> Letters:
        return Letters(self.layout, self)


class Evening(Step[Letters]):
    """Both act at the same time, unseen."""

    def run(self, g: Letters) -> None:
        g.draw_curtain()
        for seat in range(2):
            g.apart(seat, Open(seat))


class Open(Decision[Letters]):
    """Open the letter (1) or not (0), then nod (2)."""

    def options(self, g: Letters) -> list[int]:
        return [0, 1] if g.piles[HAND + self.seat] else [2]

    def automatic(self, g: Letters) -> bool:
        return False

    def chosen(self, g: Letters, option: int) -> None:
        if option == 1:
            g.draw(HAND + self.seat, SHOWN + self.seat)
            g.then(Open(self.seat))


def letters() -> Letters:
    plan = Plan(seats=2)
    plan.per_seat("hand", OWNER)
    plan.per_seat("shown", ALL)
    plan.common("deck", NOBODY, ordered=True)
    layout = plan.layout(players=2, cards=6)
    g = Letters(layout, None)
    g.piles[HAND].append(0)
    g.piles[HAND + 1].append(1)
    g.piles[DECK].extend([2, 3, 4, 5])
    return g


def test_a_letter_opened_behind_the_curtain_is_not_recognised_in_the_deck() -> None:
    g = letters()
    begin(g, Evening())
    play(g, 1, 1)
    dice = Dice(3)
    for _ in range(40):
        assert view(imagine(g, 0, dice), 0) == view(g, 0)
