"""FW-4 Drawing."""

from __future__ import annotations

import random

import pytest

from sandtable.engine.history import Pick, carry_out
from sandtable.engine.position import Position
from sandtable.engine.questions import twin_of
from sandtable.engine.sight import SPECTATOR, view
from sandtable.games.frontier_wars.drawing import DrawCard, Drawing, draws_due
from sandtable.games.frontier_wars.layout import DECK, DISCARDS
from sandtable.games.frontier_wars.turns import Turn
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
    field.play(0, "draw attack")
    assert field.g.hand[0] == [top]
    hands = [zone["cards"] for zone in field.table.view(0)["zones"] if zone["zone"] == "hand"]
    assert hands == [[field.g.layout.card_names[top]], []]
    assert field.detail(0) == "1 still to draw."
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


def test_everybody_draws_at_their_own_pace() -> None:
    """FW-4.4 Drawing is compulsory. Whoever is first draws at once and goes on; the round waits for the last card of all."""
    field = Field("compact_3", factions=("uk", "usa", "germany")).begin(Drawing(), Turn(2))
    assert [draws_due(field.g, seat) for seat in range(3)] == [1, 2, 1]
    assert field.table.waiting_for == [0, 1, 2]
    top = field.g.piles[DECK][:-4:-1]
    field.play(1, "draw attack").play(1, "draw attack").play(2, "draw attack")
    assert [field.g.hand[seat] for seat in range(3)] == [[], top[:2], top[2:]]
    assert field.table.waiting_for == [0]
    field.play(0, "draw tactical")
    assert field.asks(2) == "Orders"


def test_a_draw_is_for_good() -> None:
    """FW-4.4 Somebody else may have drawn the next card. So is what goes under a deck."""
    field = Field(factions=("uk", "germany"), side="B").units(0, "c1", "1i").begin(Drawing())
    field.play(0, "draw attack")
    assert not field.table.can_undo(0)
    kept = field.offered(0)[0]
    field.play(0, kept)
    assert (field.asks(0), field.table.can_undo(0)) == ("DrawCard", False)


def test_a_deck_that_others_empty_is_no_longer_offered() -> None:
    """FW-4.4, FW-4.3 First come, first served; with the last card of all decks the draws of the others are lost."""
    field = Field("compact_3", factions=("uk", "ussr", "germany"))
    g = field.g
    for deck in (DECK, DECK + 1, DECK + 2):
        while len(g.piles[deck]) > int(deck != DECK + 1):
            g.tuck(g.piles[deck][0], deck, 10)
    field.begin(Drawing())
    assert field.offered(1) == ["draw attack", "draw tactical"]
    field.play(0, "draw attack")
    assert field.offered(1) == field.offered(2) == ["draw tactical"]
    assert field.refuses(1, "draw attack") == "FW-4.3"
    field.play(2, "draw tactical")
    assert [len(g.hand[seat]) for seat in range(3)] == [1, 0, 1]
    assert field.table.waiting_for == []


@pytest.mark.parametrize("seed", range(4))
def test_the_others_see_the_same_of_a_draw_whatever_is_drawn(seed: int) -> None:
    """FW-4.4, FW-4.5 The same picks in another deal of all they do not know show them the same: who drew from which deck."""
    field = Field("compact_3", factions=("uk", "usa", "germany"), side="B", seed=seed)
    field.units(0, "c1", "1i").begin(Drawing(), Turn(0))
    title, rng = field.table.title, random.Random(seed)
    while field.g.lanes:
        seat = rng.choice(field.table.waiting_for)
        pick = Pick(seat, rng.choice(field.g.offers[seat]))
        others = [other for other in (SPECTATOR, 0, 1, 2) if other != seat]
        twins = {other: twin_of(field.g, other) for other in others}
        field.table.play(seat, pick.code)
        made = field.table.history[-1]
        for other, twin in twins.items():
            same = Pick(seat, pick.code if pick.code in twin.offers[seat] else rng.choice(twin.offers[seat]))
            carry_out(title, twin, same)
            assert view(twin, other) == view(field.g, other)
            assert heard(twin, same, other) == heard(field.g, made, other)


def heard(g: Position, pick: Pick, seat: int) -> list[tuple[int, ...]]:
    """What a pick told a seat."""
    sees = g.layout.sees
    return [(told.kind, told.seat, told.a, told.b, told.c, told.d) for told in pick.events if sees(told.audience, seat)]


@pytest.mark.parametrize("kept", [0, 1])
def test_codebreakers_keep_one_of_two(kept: int) -> None:
    """FW-4.5 UK side B: the first card of the phase is one of two; the other goes under its deck."""
    field = Field(factions=("uk", "germany"), side="B")
    g = field.g
    two = g.piles[DECK][:-3:-1]
    field.begin(DrawCard(0, 2, looking=True)).play(0, "draw attack")
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
    field.begin(DrawCard(0, 1, looking=True)).play(0, "draw attack")
    assert len(field.g.hand[0]) == 1
    assert field.asks(0) == ""


def test_codebreakers_are_asked_about_equal_cards_too() -> None:
    """FW-4.5 Silence would tell the others that the two are alike."""
    field = Field(factions=("uk", "germany"), side="B")
    g = field.g
    feints = [card for card in g.piles[DECK] if g.layout.card_names[card] == "feint"][:2]
    for card in feints:
        g.move(card, DECK, DECK)
    field.begin(DrawCard(0, 1, looking=True)).play(0, "draw attack")
    assert field.offered(0) == ["keep feint"]
