"""LE-2 Set-up and LE-3 the start of a round."""

from __future__ import annotations

from typing import Any

import pytest

import sandtable
from sandtable.engine.errors import BadSetup
from sandtable.engine.table import Table
from sandtable.games.legion import book as b
from sandtable.games.legion import zones as p
from sandtable.games.legion.ground import plot_card
from sandtable.games.legion.position import Legion
from sandtable.games.legion.tokens import kind_of


def fresh(players: int = 2, **settings: Any) -> Table:
    return sandtable.new("legion", players=players, seed=1, **settings)


def board(table: Table) -> Legion:
    assert isinstance(table.g, Legion)
    return table.g


def set_up(players: int, **settings: Any) -> Table:
    """Play on to the first shopping."""
    table = fresh(players, **settings)
    while board(table).round == 0:
        for seat in table.waiting_for:
            table.play(seat, table.options(seat)[0])
    return table


def test_factions_are_chosen_in_seat_order_each_once() -> None:
    """LE-2.1"""
    table = fresh(3)
    assert [option.noun for option in table.options(0)] == b.FACTIONS
    table.play(0, "faction reds")
    assert [option.noun for option in table.options(1)] == ["legionaries", "whites", "renegades"]


def test_factions_can_be_dealt() -> None:
    """LE-2.1"""
    table = fresh(4, factions="random")
    assert sorted(board(table).faction) == [0, 1, 2, 3]


def test_start_player_by_lot_or_by_name() -> None:
    """LE-2.2"""
    found = {board(sandtable.new("legion", players=4, seed=seed, factions="random")).first for seed in range(30)}
    assert found == {0, 1, 2, 3}
    assert board(fresh(3, factions="random", start_player="seat_3")).first == 2
    with pytest.raises(BadSetup, match="seat_3"):
        fresh(2, start_player="seat_3")


def test_commanders_are_chosen_sealed_and_then_public() -> None:
    """LE-2.3, LE-1.7"""
    table = fresh(2, factions="random")
    g = board(table)
    first = table.options(0)[0]
    table.play(0, first)
    assert g.commander[:2] == [-1, -1]
    assert table.waiting_for == [1]
    table.play(1, table.options(1)[1])
    assert g.commander[0] == g.faction[0] * 2
    assert g.commander[1] == g.faction[1] * 2 + 1
    kinds = {g.book.order_slugs[kind_of(g, token)] for token in g.piles[p.AVAILABLE]}
    assert {"transfer", "retreat", "plus_two", "blank"} < kinds
    assert len(kinds) == 6


def test_commanders_can_be_dealt() -> None:
    """LE-2.3"""
    g = board(fresh(2, factions="random", commanders="random"))
    assert [g.book.commander_faction[g.commander[seat]] for seat in range(2)] == g.faction[:2]


def test_each_takes_one_supply_and_the_stock_is_full() -> None:
    """LE-2.4, LE-2.5"""
    g = board(set_up(3))
    assert g.supplies[:3] == [1, 1, 1]
    assert g.stock == [10] * 8
    assert len(g.piles[p.LOCATION_DECK]) == 14
    assert len(g.piles[p.PLOT_DECK]) == 20


def test_one_officer_is_kept_unseen() -> None:
    """LE-2.6"""
    table = fresh(2, factions="random", commanders="random")
    g = board(table)
    officers = [option.noun for option in table.options(0)]
    assert len(officers) == 2
    table.play(0, f"keep_officer {officers[1]}")
    assert g.book.slugs[g.piles[p.LEFT_BEHIND][0]] == officers[0]
    hidden = table.view(1)
    left = next(zone for zone in hidden["zones"] if zone["zone"] == "left behind" and zone["owner"] == 0)
    assert set(left["cards"]) <= {None}


def test_two_of_six_go_under_the_deck_the_second_lowest() -> None:
    """LE-2.7, LE-2.8"""
    table = fresh(2, factions="random", commanders="random")
    g = board(table)
    table.play(0, table.options(0)[0])
    assert len(table.options(0)) == 6
    first, second = table.options(0)[0], table.options(0)[1]
    table.play(0, first)
    table.play(0, second)
    assert [g.book.slugs[card] for card in g.deck[0][:2]] == [second.noun, first.noun]
    assert len(g.hand[0]) == 5
    assert len(g.deck[0]) == 9
    assert sum(g.book.officer[card] for card in g.hand[0]) == 1
    assert not any(g.book.officer[card] for card in g.deck[0])


@pytest.mark.parametrize(("players", "plots"), [(2, 3), (3, 4), (4, 4)])
def test_a_location_and_the_plots_are_turned_up(players: int, plots: int) -> None:
    """LE-3.1, LE-3.2"""
    g = board(set_up(players))
    assert len(g.piles[p.LOCATION]) == 1
    assert [len(g.piles[p.ROW + plot]) for plot in range(4)] == [1] * plots + [0] * (4 - plots)


def test_what_the_location_changes_shows_at_once() -> None:
    """LE-3.3 The facts of a Plot count the Location in."""
    for seed in range(40):
        table = sandtable.new("legion", players=2, seed=seed, factions="random", commanders="random")
        while board(table).round == 0:
            for seat in table.waiting_for:
                table.play(seat, table.options(seat)[0])
        g = board(table)
        if g.book.slugs[g.piles[p.LOCATION][0]] == "gold_train":
            shown = [plot["vp"] for plot in table.view(0)["facts"]["plots"]]
            assert shown == [g.book.vp[plot_card(g, plot)] + 1 for plot in range(3)]
            return
    raise AssertionError("no seed begins at the Gold Train")
