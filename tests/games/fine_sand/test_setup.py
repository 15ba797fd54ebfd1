"""FS-1 Set-up: circle, board, opening hand, mulligan."""

from __future__ import annotations

from typing import Any

from sandtable.engine.flow import apply
from sandtable.games.fine_sand.verbs import KEEP_REST
from tests.games.fine_sand.arrange import Beach, game, table


def all_keep(t: Beach) -> None:
    for seat in t.waiting_for:
        t.do("keep_rest", seat=seat)


def test_everyone_has_a_set_of_thirty_and_opens_with_six() -> None:
    """FS-1.1, FS-1.3, FS-1.4, FS-1.7: same cards for all, shuffled, six in hand, no wooden coins."""
    t = game(players=4, mode="basic")
    stacks = [sorted((t.draw(seat) + " " + t.hand(seat)).split()) for seat in range(4)]
    assert [t.counts(seat) for seat in range(4)] == [(24, 0, 6, 0)] * 4
    assert stacks == [stacks[0]] * 4
    assert len({t.draw(seat) for seat in range(4)}) == 4
    assert t.waiting_for == [0, 1, 2, 3]


def test_the_board_draws_two_builds_one_draws_two_more_and_keeps_three() -> None:
    """FS-1.2"""
    t = table(hand="castle-1", draw=10)
    t.do("board")
    assert t.counts() == (8, 0, 3, 0)
    assert t.position.board_builds[0] == 1
    assert t.position.limit(0) == 3
    t.do("next", "blue")
    assert t.counts() == (6, 0, 5, 0)
    assert t.asks() == "Work"


def test_a_mulligan_throws_any_of_the_six_and_draws_as_many_once() -> None:
    """FS-1.5: the thrown cards start the discard pile; nothing can run dry or be reshuffled."""
    t = game(players=2, mode="basic")
    six = t.hand().split()
    for _ in range(6):
        t.do(next(text for text in t.offered() if text.startswith("throw")))
    assert t.offered() == ["keep_rest"]
    t.do("keep_rest")
    assert t.counts() == (18, 6, 6, 0)
    assert t.discard().split() == six
    assert t.position.rolls[1] == 1
    assert t.last_round() == 0
    assert t.waiting_for == [1]


def test_nobody_sees_a_mulligan_before_all_have_decided() -> None:
    """FS-1.5: unseen, published when all are done, so that nobody gains by being late."""
    t = game(players=2, mode="basic")
    thrown = t.offered()[0].removeprefix("throw ")
    name = next(noun.name for noun in t.words.nouns["card"] if noun.slug == thrown)
    t.do(f"throw {thrown}", "keep_rest")
    discard = next(zone for zone in t.view(1)["zones"] if zone["zone"] == "discard pile" and zone["owner"] == 0)
    assert discard["cards"] == []
    assert "throws away" not in t.told(1)
    t.do("keep_rest", seat=1)
    assert f"Trowel throws away {name}." in t.told(1)
    assert "Trowel draws 1 card." in t.told(1)
    assert t.waiting_for == [0, 1]
    assert t.asks() == "Work"


def test_types_are_thrown_in_any_order_but_search_tries_no_hand_twice() -> None:
    """FS-1.5: after a later type earlier ones are offered to people, not to bots that search."""
    t = game(players=2, mode="basic")
    *others, last, _ = t.offered()
    code = t.position.offers[0][-2]
    dream = t.position.clone()
    dream.any_order = False
    t.do(last)
    assert set(others) <= set(t.offered())
    assert t.asks() == "Mulligan"
    apply(dream, 0, code)
    assert set(dream.offers[0]) <= {code, KEEP_REST}


def test_the_symbol_pile_is_empty_and_off_load_is_there_from_turn_1() -> None:
    """FS-1.6: neither card is part of a stack or counted."""
    t = game(players=3, mode="basic")
    all_keep(t)
    assert [t.symbol(seat) for seat in range(3)] == [""] * 3
    assert "offload" in t.offered()
    assert not {"symbol", "offload"} & set((t.draw() + " " + t.hand()).split())


def scaffold_in_the_six() -> Beach:
    for seed in range(200):
        t = game(players=2, mode="fable", seed=str(seed), first_game="round_1")
        if "f1-scaffold" in t.hand().split():
            return t
    raise AssertionError("no seed gives a Scaffold")


def test_a_scaffold_among_the_six_is_laid_out_after_the_mulligan() -> None:
    """Vector 33. FS-1.8: it counts as a hand card for the mulligan, then lies open and is not replaced."""
    t = scaffold_in_the_six()
    assert "throw f1-scaffold" in t.offered()
    assert len(t.hand().split()) == 6
    all_keep(t)
    assert len(t.hand().split()) == 5
    assert t.laid_out() == "f1-scaffold"
    assert t.asks() == "Work"


def test_a_scaffold_thrown_in_the_mulligan_is_simply_discarded() -> None:
    """FS-1.8"""
    t = scaffold_in_the_six()
    t.do("throw f1-scaffold")
    all_keep(t)
    assert "f1-scaffold" in t.discard().split()
    assert len(t.hand().split()) + len(t.laid_out().split()) == 6
    assert t.asks() == "Work"


def test_a_shuffle_does_not_depend_on_when_others_shuffle() -> None:
    """FS-1.9: every seat has a stream of its own, numbered by its own shuffles."""

    def reshuffled(first: int) -> list[str]:
        one: dict[str, Any] = {"hand": "red-4", "draw": "castle-1", "discard": 9}
        t = table(sealed=True, others={1: one}, **one)
        for seat in (first, 1 - first):
            t.do("board", seat=seat)
        return [t.draw(0), t.draw(1)]

    assert reshuffled(0) == reshuffled(1)
    assert len(set(reshuffled(0))) == 2
