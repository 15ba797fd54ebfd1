"""What holds in every game, checked along games played at random with early and late Fable cards."""

from __future__ import annotations

import random
from typing import Any

import pytest

from sandtable.games.fine_sand import book as b
from sandtable.games.fine_sand import position as p
from sandtable.games.fine_sand.invariants import broken
from sandtable.games.fine_sand.position import FineSand
from tests.games.fine_sand.arrange import Beach, game

STARTS: list[dict[str, Any]] = [
    {"mode": "basic", "players": 2},
    {"mode": "basic", "players": 3, "turns": "one_by_one"},
    {"mode": "fable", "players": 2, "start_round": 5},
    {"mode": "fable", "players": 4, "start_round": 9, "turns": "one_by_one"},
    {"mode": "fable", "players": 3, "start_round": 18},
    {"mode": "solo_single", "players": 1},
]


def random_game(start: dict[str, Any], seed: int) -> Beach:
    t = game(seed=f"invariants {seed}", **start)
    rng = random.Random(seed)
    while not t.over:
        seat = rng.choice(t.waiting_for)
        before = t.g.clone()
        assert isinstance(before, FineSand)
        asked = t.asks(seat)
        option = rng.choice(t.offered(seat))
        t.play(seat, option)
        check_action(t, seat)
        check_turn(before, t.position, seat, asked, option)
        if t.position.round != before.round:
            check_round(before, t.position, seat)
    return t


def check_action(t: Beach, seat: int) -> None:
    """FS-1.1, FS-2.6, FS-4.7: what holds at every pick; and an open bill can always be paid."""
    assert broken(t.position) == ""
    if t.asks(seat) == "Bill":
        assert "pay" in t.offered(seat)


def check_turn(before: FineSand, after: FineSand, seat: int, asked: str, option: str) -> None:
    if option == "done":  # FS-7.3
        assert len(before.hand[seat]) <= before.limit(seat)
    if option.startswith("use "):  # FS-2.4, FS-2.5
        type_ = before.book.slugs.index(option.removeprefix("use "))
        column = before.column(before.book.kind[type_], seat)
        assert any(before.book.type_of[card] == type_ and before.ready(card) for card in column)
    if before.ring[seat] != after.ring[seat] and asked in ("Work", "Via", "Bill") and before.round == after.round:  # FS-4.1
        assert p.NEITHER in (before.ring[seat], after.ring[seat])


def check_round(before: FineSand, after: FineSand, last: int) -> None:
    """FS-8.1 to FS-8.3, FS-8.6: outboxes are empty; every Symbol pile gave a card or none did; no round follows the last."""
    assert not any(after.piles[p.OUTBOX + seat] for seat in range(after.players))
    others = [seat for seat in range(after.players) if seat != last]  # the last one to finish may have added a burst
    assert {len(after.symbol[seat]) - len(before.symbol[seat]) for seat in others} in ({0}, {-1}, set())
    assert after.round == before.round + 1
    assert after.ending in (p.NEVER, after.round)


@pytest.mark.parametrize("start", STARTS, ids=lambda start: "-".join(map(str, start.values())))
@pytest.mark.parametrize("seed", [1, 2])
def test_random_games_keep_what_the_rules_promise(start: dict[str, Any], seed: int) -> None:
    """FS-1.1, FS-2.4 to FS-2.6, FS-4.1, FS-4.7, FS-7.3, FS-8.1"""
    t = random_game(start, seed)
    g = t.position
    assert g.scored
    castles = [sum(g.book.end_remove[g.book.type_of[card]] for card in g.column(b.CASTLE, seat)) for seat in range(g.players)]
    for seat in range(g.players):
        left = [*g.hand[seat], *g.draw_stack[seat], *g.discard_pile[seat], *g.laid_out[seat]]
        assert g.unbuilt[seat] == len(left)
        assert not left or len(g.piles[p.REMOVED_ZONE + seat]) >= castles[seat]
    triggers = [last for last in g.last_round if last]
    assert g.round == min([*triggers, g.cap] if not g.solo else triggers)


def test_a_solo_game_ends_by_itself() -> None:
    """FS-14.8, section 8: at most 44 turns and one more."""
    for seed in range(20):
        t = game(players=1, mode="solo_single", seed=f"end {seed}")
        rng = random.Random(seed)
        while not t.over:
            t.play(0, rng.choice(t.options(0)))
        assert t.position.round <= 45


def test_what_seats_do_apart_gives_the_same_table_in_any_order() -> None:
    """FS-2.7: the same picks of each seat, interleaved in three ways."""
    t = random_game({"mode": "fable", "players": 3, "start_round": 9}, 3)
    picks: list[list[tuple[int, int]]] = [[]]
    phase = 0
    for pick in t.history:
        picks[-1].append((pick.seat, pick.code))
        if pick.next_phase != phase:
            phase = pick.next_phase
            picks.append([])
    for order in ([0, 1, 2], [2, 1, 0], [1, 2, 0]):
        again = game(players=3, mode="fable", start_round=9, seed=t.setup.seed)
        for part in picks:
            for seat in order:
                for owner, code in part:
                    if owner == seat:
                        again.play(seat, code)
        assert again.g.piles == t.g.piles
        assert again.log(-1) == t.log(-1)
