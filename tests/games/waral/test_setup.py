"""WA-1 Set-up and WA-2 the draft."""

from __future__ import annotations

from typing import Any

import pytest

import sandtable
from sandtable.engine.errors import BadSetup
from sandtable.engine.sight import SPECTATOR
from sandtable.engine.table import Table
from sandtable.games.waral.position import BAND_ZONE, BOX, DISCARD, PACKET, TRICKS, Waral


def new(players: int, seed: int = 1, **settings: Any) -> Table:
    return sandtable.new("waral", players=players, seed=seed, **settings)


def seen(table: Table, zone: str, owner: int, seat: int) -> list[str | None]:
    """The cards of a pile as a seat sees them."""
    piles = [pile for pile in table.view(seat)["zones"] if pile["zone"] == zone]
    return list(piles[owner]["cards"])


def pick_first(table: Table) -> None:
    for seat in table.waiting_for:
        table.play(seat, table.options(seat)[0])


def test_slots_are_filled_in_order_and_the_area_lies_before_the_draft() -> None:
    """WA-1.2, WA-1.6"""
    table = new(2)
    slots = [pile["cards"] for pile in table.view(SPECTATOR)["zones"] if pile["zone"] == "area"]
    assert [len(cards) for cards in slots] == [1] * 8 + [0] * 2
    assert table.ask(0)["decision"] == "Draft"  # type: ignore[index]


def test_nobody_starts_with_anything_and_the_discard_is_empty() -> None:
    """WA-1.3, WA-1.4, WA-1.5"""
    g = new(3).g
    assert isinstance(g, Waral)
    assert [g.purse(seat) for seat in range(3)] == [0, 0, 0]
    assert not any(g.hand)
    assert not any(g.control)
    assert len(g.piles[TRICKS]) == 40
    assert g.piles[DISCARD] == []
    g.gain(0, 0, 1000)
    assert g.purse(0) == 1000


def test_the_first_player_is_drawn_by_lot_and_known_before_the_draft() -> None:
    """WA-1.7"""
    firsts = {new(4, seed).view()["scalars"]["first"] for seed in range(40)}
    assert firsts == {0, 1, 2, 3}


def test_the_first_player_can_be_chosen() -> None:
    """WA-1.7"""
    assert {new(4, seed, start_player="3").view()["scalars"]["first"] for seed in range(10)} == {2}
    with pytest.raises(BadSetup, match="start_player must be a seat from 1 to 2, not 3"):
        new(2, start_player="3")


@pytest.mark.parametrize(("players", "undealt"), [(2, 8), (3, 4), (4, 0)])
def test_four_characters_each_and_the_rest_unseen(players: int, undealt: int) -> None:
    """WA-2.1"""
    table = new(players)
    assert [len(table.g.piles[PACKET + seat]) for seat in range(players)] == [4] * players
    assert len(table.g.piles[BOX]) == undealt
    assert seen(table, "box", 0, 0) == [None] * undealt


def test_picks_stay_secret_until_all_are_in() -> None:
    """WA-2.2"""
    table = new(2)
    table.play(0, table.options(0)[0])
    assert table.view(1)["picked"] is None
    assert table.view(1)["waiting_for"] == [1]
    assert seen(table, "band", 0, 1) == []
    assert seen(table, "packet", 0, 1) == [None] * 4
    table.play(1, table.options(1)[0])
    assert len(seen(table, "band", 0, 1)) == 1


def test_a_pick_may_be_changed_until_the_last_player_has_picked() -> None:
    """WA-2.2"""
    table = new(2)
    table.play(0, table.options(0)[0])
    table.undo(0)
    table.play(0, table.options(0)[1])
    table.play(1, table.options(1)[0])
    assert not table.can_undo(1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_packets_go_to_the_left(players: int) -> None:
    """WA-2.2"""
    table = new(players)
    before = [table.g.piles[PACKET + seat][1:] for seat in range(players)]
    pick_first(table)
    assert [table.g.piles[PACKET + (seat + 1) % players] for seat in range(players)] == before


def test_everyone_remembers_the_cards_passed_on() -> None:
    """WA-2.3: who held a card knows where it went, even in the box; nobody else does."""
    table = new(4)
    first = table.g.piles[PACKET][:]
    pick_first(table)
    assert set(seen(table, "packet", 1, 0)) == {table.g.layout.card_names[card] for card in first[1:]}
    assert seen(table, "packet", 2, 0) == [None] * 3
    pick_first(table)
    assert set(seen(table, "packet", 2, 0)) == {table.g.layout.card_names[card] for card in first[2:]}
    pick_first(table)
    last = table.g.layout.card_names[first[3]]
    assert [last in seen(table, "box", 0, seat) for seat in (0, 1, 2, 3, SPECTATOR)] == [True, True, True, False, False]


def test_all_characters_are_ready_after_the_draft() -> None:
    """WA-2.4"""
    table = new(3)
    for _ in range(3):
        pick_first(table)
    g = table.g
    assert isinstance(g, Waral)
    assert [len(g.ready(seat)) for seat in range(3)] == [3, 3, 3]
    assert g.round == 1
    assert table.waiting_for == [g.first]


def test_random_bands() -> None:
    """WA-2.5"""
    table = new(4, draft="random")
    assert [len(table.g.piles[BAND_ZONE + seat]) for seat in range(4)] == [3] * 4
    assert len(table.g.piles[BOX]) == 4
    assert seen(table, "box", 0, 2) == [None] * 4


def test_ready_made_bands() -> None:
    """WA-2.5"""
    bands = {frozenset(band) for band in ({13, 11, 4}, {14, 10, 8}, {15, 7, 9}, {16, 3, 1})}
    dealt = set()
    for seed in range(20):
        table = new(2, seed, draft="starter")
        for seat in (0, 1):
            band = frozenset(int(str(slug)[-2:]) for slug in seen(table, "band", seat, 0))
            assert band in bands
            dealt.add(band)
    assert dealt == bands
