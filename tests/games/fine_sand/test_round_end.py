"""FS-8 The round end: chairs land, cards are exchanged, all together."""

from __future__ import annotations

import pytest

from tests.games.fine_sand.arrange import table


def test_two_players_with_one_card_on_each_symbol_pile_exchange_them() -> None:
    """Vector 5. FS-8.2, FS-8.4: each gets the other's card onto the discard pile; both piles are empty."""
    t = table(step=3, symbol="coin-2", others={1: {"symbol": "red-4"}})
    t.end_round()
    assert (t.symbol(0), t.symbol(1)) == ("", "")
    assert (t.discard(0), t.discard(1)) == ("red-4", "coin-2")
    assert "Trowel gets Spoon Digger from Shovel." in t.told(1)
    assert t.waiting_for == [1]


def test_one_empty_symbol_pile_keeps_everybody_from_taking() -> None:
    """FS-8.3: the cards stay where they are."""
    t = table(step=3, symbol="coin-2")
    t.end_round()
    assert (t.symbol(0), t.symbol(1)) == ("coin-2", "")
    assert (t.discard(0), t.discard(1)) == ("", "")
    assert "A Symbol pile is empty: nobody takes anything." in t.told()
    assert t.waiting_for == [1]


def test_three_players_take_the_newest_card_of_the_right_neighbour_once_all_piles_are_filled() -> None:
    """Vector 30. FS-8.2 to FS-8.4: with 2/1/0 nobody takes; then 3/2/1 becomes 2/1/0."""
    t = table(
        players=3,
        step=3,
        hand="coin-2",
        symbol="castle-1 castle-2",
        others={1: {"symbol": "castle-3", "hand": "red-4"}, 2: {"hand": "blue-3"}},
    )
    t.end_round()
    assert [len(t.symbol(seat).split()) for seat in range(3)] == [2, 1, 0]
    for seat, card in ((2, "blue-3"), (0, "coin-2"), (1, "red-4")):
        t.await_turn(seat)
        t.offload(card, seat)
        t.end_turn(seat)
    assert [t.symbol(seat) for seat in range(3)] == ["castle-1 castle-2", "castle-3", ""]
    assert all(card in t.discard(seat).split() for seat, card in enumerate(["blue-3", "coin-2", "red-4"]))
    assert t.position.round == 7
    assert t.asks(0) == "Draw"


@pytest.mark.parametrize("first", [0, 1])
def test_a_beach_chair_lands_after_the_neighbours_reshuffle_whoever_was_faster(first: int) -> None:
    """Vector 29. FS-8.1, FS-2.7: it lies in the discard pile, not in the draw stack."""
    t = table(
        sealed=True,
        hand="f8-beach-chair coin-3 coin-2",
        others={1: {"hand": "castle-1", "draw": "red-4", "discard": "blue-3 blue-4 blue-5"}},
    )
    for seat in (first, 1 - first):
        if seat == 0:
            t.do("board", "next", "build f8-beach-chair")
            t.pay("coin-3 coin-2")
            assert t.outbox() == "f8-beach-chair"
        else:
            t.do("board", seat=1)
            assert len(t.draw(1).split()) == 2
        t.end_turn(seat)
    assert t.outbox() == ""
    assert t.discard(1) == "f8-beach-chair"
    assert "f8-beach-chair" not in t.draw(1)
    assert t.waiting_for == [0, 1]


def test_exchange_and_chairs_also_happen_in_the_last_round() -> None:
    """FS-8.5, FS-10.8: they belong to finishing a turn."""
    t = table(draw=2, symbol="coin-2", outbox="f8-beach-chair", round=9, others={1: {"symbol": "red-4"}})
    t.end_round()
    assert t.over
    assert t.discard(0) == "red-4"
    assert t.discard(1) == "coin-2 f8-beach-chair"


def test_nothing_passes_between_players_during_a_round() -> None:
    """FS-2.11: an off-load and a chair stay with their owner until the round end."""
    t = table(hand="f8-beach-chair coin-3 coin-2 castle-1", step=2, others={1: {"symbol": "red-4"}})
    t.do("build f8-beach-chair")
    t.pay("coin-3 coin-2")
    t.offload("castle-1")
    t.end_turn()
    assert (t.discard(1), t.symbol(0), t.symbol(1)) == ("", "castle-1", "red-4")
    t.end_turn(1)
    assert t.discard(1) == "castle-1 f8-beach-chair"
    assert t.waiting_for == [1]


def test_after_the_round_end_the_next_round_begins_or_the_game_is_over() -> None:
    """FS-8.6: counting comes last."""
    t = table(step=3, symbol="coin-2", round=8, others={1: {"symbol": "red-4"}})
    t.end_round()
    log = t.log(0)
    assert log.index("Trowel gets Spoon Digger from Shovel.") < log.index("Round 9 begins.")
    assert t.position.round == 9
