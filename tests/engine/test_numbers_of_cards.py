"""Numbers that lie on cards: where they show, and where only the card is known."""

from __future__ import annotations

from sandtable.engine.layout import ALL, OWNER, Plan
from sandtable.engine.position import Position
from sandtable.engine.sight import shown_numbers, shown_piles, visible

HAND, TABLE = 0, 2


class Slips(Position):
    """Two hands and a table; cards bear a public mark and one their owner alone sees."""


def slips() -> Slips:
    plan = Plan(seats=2)
    plan.per_seat("hand", OWNER)
    plan.common("table", ALL)
    plan.per_card("mark")
    plan.per_card("secret mark", OWNER)
    layout = plan.layout(players=2, cards=2)
    g = Slips(layout, None)
    g.piles[TABLE].extend([0, 1])
    g.numbers[0][:] = [5, 6]
    g.numbers[1][:] = [7, 8]
    g.offers[0] = [1]  # somebody still owes a pick, so not everything is open
    return g


def numbers(g: Position, index: int, seat: int) -> list[int | None]:
    return shown_numbers(g, index, seat, shown_piles(g, seat))


def test_on_the_table_everybody_sees_both() -> None:
    g = slips()
    assert numbers(g, 0, 1) == [5, 6]
    assert numbers(g, 1, 1) == [7, 8]


def test_a_card_known_to_be_in_a_hand_shows_its_public_number_only() -> None:
    g = slips()
    g.move(0, TABLE, HAND)
    assert visible(g, HAND, 1) == [0]
    assert numbers(g, 0, 1) == [5, 6]
    assert numbers(g, 1, 1) == [None, 8]
    assert numbers(g, 1, 0) == [7, 8]
