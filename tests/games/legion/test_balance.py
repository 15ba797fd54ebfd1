"""The balance report: what it counts and how it says it."""

from __future__ import annotations

from sandtable.games.legion.balance import Share, Tally, play, report, table, within


def test_a_share_counts_parts_of_a_victory() -> None:
    share = Share()
    share.add(1.0)
    share.add(0.5)
    share.add(0.0)
    share.add(0.5)
    assert share.percent == 50
    assert str(share) == "50.0 ± 25.0"


def test_a_game_is_counted_for_everybody() -> None:
    tally = Tally(2)
    tally.add(play(2, "test", 7))
    assert tally.games == 1
    assert sum(share.won for share in tally.factions.values()) == 1
    assert sum(share.games for share in tally.commanders.values()) == 2
    assert tally.rounds == {4}
    assert tally.picks > 40
    assert len(tally.ranked[0]) == 2


def test_tables_and_aims() -> None:
    assert table(["a", "b"], [["1", "2"]]) == "| a | b |\n| --- | --- |\n| 1 | 2 |"
    assert within(20, 20, 30) == "yes"
    assert within(31, 20, 30) == "no"


def test_the_report_has_every_chapter() -> None:
    text = report(1, 3)
    for heading in ("Factions", "Commanders", "Seats", "Scores", "Special orders", "Locations"):
        assert f"## {heading}" in text
    assert "Legionaries" in text
    assert text == report(1, 3)
