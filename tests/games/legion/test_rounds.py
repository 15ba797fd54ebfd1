"""LE-10 Cold, warmth and the end of a round; LE-11 the end of the game."""

from __future__ import annotations

import pytest

from sandtable.games.legion import TITLE
from sandtable.games.legion import zones as p
from sandtable.games.legion.rounds import Cold, RoundEnd
from sandtable.games.legion.scoring import EndOfGame
from tests.games.legion.scene import Scene


def test_freezing_comes_before_warming() -> None:
    """LE-10.1, LE-10.2, LE-10.3"""
    s = Scene("whites", "reds", plots=("stray_wagon", "night_by_the_stove"))
    s.put("Kolya", 1)
    s.put("Platon", 1, kit="coat", frost=1)
    s.put("Lisova", 2, frost=1)
    s.run(Cold())
    assert s.frost("Kolya") == 1
    assert s.frost("Platon") == 1
    assert not s.dead("Platon")
    assert s.frost("Lisova") == 0


def test_a_second_frostbite_kills() -> None:
    """LE-10.2, LE-1.9"""
    s = Scene("whites", "reds", plots=("stray_wagon",))
    s.put("Kolya", 1, frost=1, kit="sabre")
    s.run(Cold())
    assert s.dead("Kolya")
    assert s.has("Kolya", "sabre"), "equipment stays with the dead (LE-4.9)"
    assert s.stock("sabre") == 9


def test_everybody_returns_and_tokens_are_used() -> None:
    """LE-10.4"""
    s = Scene("whites", "reds", plots=("village_market", "stray_wagon"))
    s.put("Kolya")
    s.put("Dasha", 2)
    s.order("plus_two", "Kolya", revealed=True)
    s.order("retreat", "Dasha")
    s.run(Cold())
    assert s.zone("Kolya") == s.zone("Dasha") == "hand"
    assert s.tokens(p.USED_UP, 0) == {"plus_two"}
    assert s.tokens(p.USED_DOWN, 1) == {"retreat"}
    assert len(s.g.piles[p.DISCARDS]) == 2


def test_others_remember_whom_they_saw_and_in_which_state() -> None:
    """LE-10.4, LE-4.10 Back in hand a card is known, but what it gets there is not."""
    s = Scene("whites", "reds", plots=("village_market",))
    s.put("Kolya", wounds=1, kit="coat")
    s.run(Cold())
    assert s.card("Kolya") in s.seen(1)["zones"]["hand"][0]
    assert s.seen(1)["numbers"]["wounds"][s.card("Kolya")] is None
    assert s.seen(1)["numbers"]["last seen"][s.card("Kolya")] == 1 << 15 | 1 << 8 | 1 << 7


def test_the_start_player_token_passes_clockwise() -> None:
    """LE-10.5"""
    s = Scene("whites", "reds", "renegades")
    s.g.first = 2
    s.g.round = 4
    s.run(RoundEnd())
    assert s.g.first == 0
    assert s.g.scored


def test_each_dead_soldier_costs_a_point_even_below_zero() -> None:
    """LE-11.1"""
    s = Scene("whites", "reds")
    s.g.vp[0] = 3
    for _ in range(2):
        s.g.draw(p.DECK, p.GRAVEYARD)
        s.g.draw(p.DECK + 1, p.GRAVEYARD + 1)
    s.run(EndOfGame())
    assert s.g.score[:2] == [1, -2]


def test_an_unbreakable_tie_is_shared() -> None:
    """LE-11.2"""
    s = Scene("whites", "reds", "renegades")
    s.g.vp[:3] = [7, 7, 3]
    s.run(EndOfGame())
    assert s.g.rank[:3] == [1, 1, 3]
    assert s.log(2)[-2:] == ["Whites wins the game with 7 points.", "Reds wins the game with 7 points."]


def test_the_log_of_a_campaign_names_no_winner_of_a_single_game() -> None:
    """LE-11.2, LE-13.11"""
    s = Scene("whites", "reds", mode="survival")
    s.g.survival = True
    s.g.vp[:2] = [7, 3]
    s.run(EndOfGame())
    assert not [line for line in s.log(0) if "wins the game" in line]


@pytest.mark.parametrize("despatches", [False, True])
def test_the_result_speaks_of_despatches_where_there_are_some(despatches: bool) -> None:
    """LE-11.1, LE-12.4"""
    s = Scene("whites", "reds", despatches=despatches)
    s.run(EndOfGame())
    lines = TITLE.result(s.setup, s.g).lines
    assert all(("despatch" in dict(line)) == despatches for line in lines)


def test_nobody_is_eliminated() -> None:
    """LE-11.3 A player without characters keeps all points and is asked nothing."""
    s = Scene("whites", "reds")
    while s.g.deck[0]:
        s.g.draw(p.DECK, p.GRAVEYARD)
    s.g.vp[0] = 20
    assert not s.g.takes_part(0)
    s.run(EndOfGame())
    assert s.g.score[0] == 6
