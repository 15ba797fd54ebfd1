"""FW-4 Drawing."""

from __future__ import annotations

import pytest

from sandtable.games.frontier_wars.drawing import DrawCard, Drawing, DrawTogether, draws_due
from sandtable.games.frontier_wars.layout import DECK, DISCARDS
from tests.games.frontier_wars.field import Field


def test_one_card_and_one_per_city() -> None:
    """FW-4.1 Two cities controlled, a third on a frontier: three cards; USA side A draws four."""
    for faction, cards in (("uk", 3), ("usa", 4)):
        field = Field("compact_3", factions=(faction, "germany", "ussr"))
        field.units(0, "b3", "1i").units(0, "c1", "1t").units(0, "d3", "1i").units(1, "d3", "2t")
        cities = [tile for tile in range(field.g.scenario.land) if field.g.scenario.draw_bonus[tile]]
        assert cities == [field.tiles[label] for label in ("b3", "c1", "d3")]
        assert draws_due(field.g, 0) == cards


def test_a_rival_headquarters_gives_a_card_even_on_a_frontier() -> None:
    """FW-4.1, FW-8.8 A repaired rival headquarters gives one; the own one does not."""
    field = Field(factions=("uk", "germany"))
    field.g.flag[field.tiles["e1"]] = 0
    assert draws_due(field.g, 0) == 2
    field.units(1, "e1", "1i")
    assert draws_due(field.g, 0) == 2


def test_the_deck_is_chosen_for_each_card() -> None:
    """FW-4.2 The same deck may be chosen again; each card is seen before the next choice."""
    field = Field(factions=("uk", "germany")).units(0, "c1", "1i").begin(Drawing())
    assert field.offered(0) == ["draw attack", "draw defence", "draw tactical"]
    top = field.g.piles[DECK][-1]
    field.play(0, "draw attack").play(1, "draw defence")
    assert field.g.hand[0] == [top]
    hands = [zone["cards"] for zone in field.table.view(0)["zones"] if zone["zone"] == "hand"]
    assert hands == [[field.g.layout.card_names[top]], [None]]
    field.play(0, "draw attack")
    assert len(field.g.hand[0]) == 2


def test_an_empty_deck_is_formed_from_its_discards() -> None:
    """FW-4.3 Without discards it cannot be chosen; without any card the draws are lost."""
    field = Field()
    field.g.gather(DECK, DISCARDS)
    field.g.gather(DECK + 1, 10)
    field.begin(DrawCard(0, 2))
    assert field.offered(0) == ["draw attack", "draw tactical"]
    assert field.refuses(0, "draw defence") == "FW-4.3"
    field.play(0, "draw attack")
    assert len(field.g.piles[DECK]) == 29
    assert field.g.piles[DISCARDS] == []
    for pile in (DECK, DECK + 2):
        field.g.gather(pile, 10)
    field.begin(DrawCard(0, 2))
    assert field.offered(0) == []


def test_everybody_draws_at_the_same_time() -> None:
    """FW-4.4 Drawing is compulsory. Who has more to draw goes on when all have chosen, and sees the cards in between."""
    field = Field("compact_3", factions=("uk", "usa", "germany")).begin(Drawing())
    assert [draws_due(field.g, seat) for seat in range(3)] == [1, 2, 1]
    assert field.table.waiting_for == [0, 1, 2]
    assert field.offered(1) == ["draw attack", "draw defence", "draw tactical"]
    field.play(2, "draw attack").play(0, "draw attack")
    assert [len(hand) for hand in list(field.g.hand)[:3]] == [0, 0, 0], "choices are sealed until the last is in"
    field.play(1, "draw attack")
    assert [len(hand) for hand in list(field.g.hand)[:3]] == [1, 1, 1]
    assert field.table.waiting_for == [1]
    assert field.detail(1) == "1 still to draw."


def test_the_draws_are_made_in_turn_order_and_who_finds_a_deck_empty_chooses_again() -> None:
    """FW-4.4, FW-4.3"""
    field = Field("compact_3", factions=("uk", "ussr", "germany"))
    g = field.g
    g.order[:] = [2, 0, 1]
    while len(g.piles[DECK]) > 2:
        g.tuck(g.piles[DECK][0], DECK, 10)
    second, first = g.piles[DECK]
    field.begin(Drawing())
    for seat in (0, 1, 2):
        field.play(seat, "draw attack")
    assert (g.hand[2], g.hand[0]) == ([first], [second])
    assert field.table.waiting_for == [1]
    assert field.offered(1) == ["draw defence", "draw tactical"]


@pytest.mark.parametrize("kept", [0, 1])
def test_codebreakers_keep_one_of_two(kept: int) -> None:
    """FW-4.5 UK side B: the first card of the phase is one of two; the other goes under its deck."""
    field = Field(factions=("uk", "germany"), side="B")
    g = field.g
    two = g.piles[DECK][:-3:-1]
    field.begin(DrawTogether([0], [2], [0])).play(0, "draw attack")
    assert field.asks(0) == "KeepOne"
    keep, other = two[kept], two[1 - kept]
    field.play(0, f"keep {g.layout.card_names[keep]}")
    assert [g.book.type_of[card] for card in g.hand[0]] == [g.book.type_of[keep]]
    assert g.book.type_of[g.piles[DECK][0]] == g.book.type_of[other]
    field.play(0, "draw attack")
    assert field.asks(0) == ""


def test_codebreakers_with_a_single_card_draw_it() -> None:
    """FW-4.5 Only one card in deck and discards."""
    field = Field(factions=("uk", "germany"), side="B")
    while len(field.g.piles[DECK]) > 1:
        field.g.draw(DECK, 10)
    field.begin(DrawTogether([0], [1], [0])).play(0, "draw attack")
    assert len(field.g.hand[0]) == 1
    assert field.asks(0) == ""


def test_codebreakers_are_asked_about_equal_cards_too() -> None:
    """FW-4.5 Silence would tell the others that the two are alike."""
    field = Field(factions=("uk", "germany"), side="B")
    g = field.g
    feints = [card for card in g.piles[DECK] if g.layout.card_names[card] == "feint"][:2]
    for card in feints:
        g.move(card, DECK, DECK)
    field.begin(DrawTogether([0], [1], [0])).play(0, "draw attack")
    assert field.offered(0) == ["keep feint"]
