"""The balance report."""

from __future__ import annotations

from collections import Counter

import sandtable
from sandtable.games.waral.balance import Game, Tally, miss, owner_rate, play, seat_rate


def game(scores: list[int], first: int = 0) -> Game:
    return Game(
        rounds=7, capped=False, scores=scores, shown=scores, target=15, first=first, bands=[[48], [49]], owned=set(),
        played=set(), told=Counter(), asked=Counter(), choices=0,
    )  # fmt: skip


def test_shared_victories_count_in_equal_parts() -> None:
    assert [game([16, 16]).share(seat) for seat in (0, 1)] == [1.0, 1.0]
    assert [game([16, 15]).share(seat) for seat in (0, 1)] == [2.0, 0.0]


def test_rates_follow_the_first_player_and_the_bands() -> None:
    tally = Tally(2, [game([16, 15]), game([15, 16], first=1), game([16, 15], first=1), game([16, 15])])
    assert seat_rate(tally, 0)[0] == 1.5
    assert owner_rate(tally, 48)[0] == 1.5
    assert owner_rate(tally, 50) == (0.0, 0.0)


def test_a_miss_is_named() -> None:
    assert miss("Wim", 2, (0.5, 0.1), (0.65, 1.4)) == ["Wim with 2 players (0.50 ± 0.10)"]
    assert miss("Wim", 2, (0.65, 0.1), (0.65, 1.4)) == []


def test_a_game_of_greedy_players_is_counted() -> None:
    found = play(2, "test", 0)
    assert max(found.shown) >= 15 or found.capped
    assert found.choices == found.asked.total() > 50
    assert found.owned
    assert play(2, "test", 0) == found


def test_the_title_has_a_report() -> None:
    page = sandtable.title("waral").balance(2, "test")
    assert page.startswith("# Chronicles of Waral: balance")
    assert "| Odila Fenn |" in page
    assert "Outside the targets: " in page
