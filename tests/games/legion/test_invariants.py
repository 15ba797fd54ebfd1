"""What must hold at every moment of a game, checked along random games (invariants of the rules)."""

from __future__ import annotations

import random

import pytest

import sandtable
from sandtable.engine.table import Table
from sandtable.games.legion import book as b
from sandtable.games.legion import zones as p
from sandtable.games.legion.assault import Bury
from sandtable.games.legion.position import Legion
from sandtable.games.legion.recruitment import TakeFromStock


def check(g: Legion) -> None:
    for seat in range(g.players):
        if g.commander[seat] < 0 or (seat in g.lanes and g.round == 0):
            continue
        check_people(g, seat)
        check_tokens(g, seat)
    check_stock(g)
    assert sum(g.supplies) <= g.book.all_supplies
    assert min(g.supplies) >= 0
    assert min(g.vp) >= 0


def check_people(g: Legion, seat: int) -> None:
    """LE-2.8 Nobody is lost: hand, deck, Plots and graveyard hold 14."""
    standing = [g.who(place) for place in g.places(seat)]
    people = g.hand[seat] + g.deck[seat] + standing + g.graveyard[seat]
    assert len(people) == len(set(people)) == (14 if g.round else len(people))
    burying = any(isinstance(step, Bury) for step in g.todo)
    for card in g.hand[seat] + g.deck[seat] + standing:
        assert g.frostbites[card] < 2
        assert g.wounds_left(card) > 0 or burying
        assert g.book.skills[card] & g.book.skills_of_kit[g.kit[card]] == 0
        assert g.book.abilities[card] & g.book.abilities_of_kit[g.kit[card]] == 0


def check_tokens(g: Legion, seat: int) -> None:
    """LE-2.3 Six tokens each, at most one on a character and none on Officers."""
    zones = (p.AVAILABLE, p.CHOSEN, p.USED_UP, p.USED_DOWN, p.LYING)
    placed = g.slots(seat)
    assert sum(len(g.piles[zone + seat]) for zone in zones) + len(placed) == b.SLOTS
    bearers = [g.bearer[slot] for slot in placed]
    assert len(set(bearers)) == len(bearers)
    assert not any(g.book.officer[g.who(place)] for place in bearers)


def check_stock(g: Legion) -> None:
    """LE-1.8 For each kind: stock + on the living + on the dead = 10."""
    shopping = any(isinstance(step, TakeFromStock) for step in g.todo)
    for kind in range(b.KINDS):
        worn = sum(g.kit[card] >> kind & 1 for card in range(b.CHARACTERS))
        taken = sum(g.taken[seat] >> 2 * kind & 3 for seat in range(g.players)) if shopping else 0
        assert g.stock[kind] + worn - taken == g.book.kit_count[kind]


def over_the_line(table: Table) -> None:
    """LE-10.4 After a round nobody stands on a Plot and no token is placed."""
    g = table.g
    assert isinstance(g, Legion)
    if g.stage == p.RECRUITING:
        assert max(g.where) == p.NOWHERE
        assert max(g.bearer) == p.NOWHERE


@pytest.mark.parametrize("despatches", ["off", "on"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_invariants_hold_along_random_games(players: int, despatches: str) -> None:
    """LE-1.8, LE-1.9, LE-2.3, LE-10.4, LE-11.1 at every pick of a few games."""
    for seed in range(4):
        table = sandtable.new("legion", players=players, seed=seed, despatches=despatches)
        rng = random.Random(seed)
        while not table.over:
            assert isinstance(table.g, Legion)
            check(table.g)
            over_the_line(table)
            seat = rng.choice(table.waiting_for)
            table.play(seat, rng.choice(table.g.offers[seat]))
        g = table.g
        assert isinstance(g, Legion)
        assert g.round == 4
        assert len(g.piles[p.DISCARDS]) == 4 + 4 * g.plots
