"""Balance: what a title counts, and how often those win who had it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import sandtable
from sandtable.arena.balance import Census, Counted, findings, outside
from sandtable.arena.games import Game, Table, play_on, seat_bots
from sandtable.bots.playout import Onlooker
from sandtable.engine.position import Position
from sandtable.games.fine_sand.book import CASTLE
from sandtable.games.fine_sand.bot import MACHINES
from sandtable.games.fine_sand.position import FineSand

TITLES = ["fine_sand", "frontier_wars", "legion", "waral"]


def counted(ranks: list[int], had: list[list[str]]) -> Counted:
    game = Game(["random"] * len(ranks), ranks, [3] * len(ranks), "target", 10, 7, [], [])
    return Counted(game, 0, [[("card", name) for name in some] for some in had], [("trick", "Fog")], {"loots": 4.0})


@pytest.mark.parametrize("slug", TITLES)
def test_every_title_counts_what_seats_had_and_has_words_for_it(slug: str) -> None:
    title = sandtable.title(slug)
    one = Census(Table(slug), "random", "7").play(0)
    again = Census(Table(slug), "random", "7").play(0)
    assert replace(again, game=replace(again.game, seconds=one.game.seconds)) == one
    assert [name for had in one.had for kind, name in had if kind == "seat"] in (["1", "2"], ["2", "1"])
    kinds = {kind for had in one.had for kind, _ in had} | {kind for kind, _ in one.came}
    assert set(one.figures) <= set(title.balance.figures)
    for name in [*kinds - {"seat"}, *title.balance.figures]:
        assert title.messages().text(f"balance-{name}")


@pytest.mark.parametrize("slug", TITLES)
def test_every_number_of_players_is_looked_at(slug: str) -> None:
    assert {spread.players for spread in sandtable.title(slug).balance.spreads} == {2, 3, 4}
    Census(Table(slug), "random", "7").check()


def test_rates_are_multiples_of_the_fair_share_and_shared_victories_count_in_parts() -> None:
    games = [counted([1, 2], [["Dune"], ["Well"]]), counted([1, 1], [["Dune"], ["Dune", "Well"]])]
    found = findings(Census(Table("waral"), "random", "7"), games)
    rates = {line["name"]: (line["rate"], line["seats"]) for line in found["had"]}
    assert rates == {"Dune": (pytest.approx(4 / 3), 3), "Well": (0.5, 2)}
    assert found["played"][0]["figures"] == {"loots": 4.0}
    assert found["played"][0]["shared"] == 0.5
    assert found["came"] == [{"players": 2, "kind": "trick", "name": "Fog", "part": 1.0}]


def test_only_what_is_surely_unfair_is_named() -> None:
    few = findings(Census(Table("waral"), "random", "7"), [counted([1, 2], [["Dune"], ["Well"]])] * 3)
    many = findings(Census(Table("waral"), "random", "7"), [counted([1, 2], [["Dune"], ["Well"]])] * 30)
    assert outside(few) == []
    assert [(line["name"], line["rate"]) for line in outside(many)] == [("Dune", 2.0), ("Well", 0.0)]


@pytest.mark.parametrize(
    ("slug", "file", "kind", "id"), [("fine_sand", "cards", "card", "castle-2"), ("legion", "locations", "location", "church")]
)
def test_what_a_pack_calls_otherwise_is_counted_by_that_name(tmp_path: Path, slug: str, file: str, kind: str, id: str) -> None:
    (tmp_path / f"{file}.toml").write_text(f'[[{kind}]]\nid = "{id}"\nname = "Our own"\n')
    one = Census(Table(slug, packs=(tmp_path,)), "random", "7").play(0)
    assert (kind, "Our own") in {thing for had in [*one.had, one.came] for thing in had}


class Foreman(Onlooker):
    """Counts how many cards come to lie before those who build."""

    def __init__(self) -> None:
        self.lying: set[int] = set()
        self.built = 0

    def look(self, g: Position) -> None:
        assert isinstance(g, FineSand)
        lying = {card for kind in (CASTLE, *MACHINES) for seat in range(g.players) for card in g.column(kind, seat)}
        self.built += len(lying - self.lying)
        self.lying = lying


def test_what_happens_behind_a_curtain_is_counted_once() -> None:
    table, foreman = Table("fine_sand", "basic"), Foreman()
    play_on(table, seat_bots(table, ["random"] * 2, "7/0"), "7/0", foreman)
    assert Census(table, "random", "7").play(0).figures["builds"] == foreman.built > 20


def test_settings_of_ones_own_go_before_those_of_the_report() -> None:
    one = Census(Table("frontier_wars", settings={"side": "B"}), "random", "7").play(0)
    assert {name[-2:] for had in one.had for kind, name in had if kind == "sheet"} == {" B"}


def test_a_title_without_a_balance_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandtable.engine.title.module_beside", lambda module, name: None)
    title = type(sandtable.title("waral"))()
    with pytest.raises(sandtable.BadSetup, match="has no balance report"):
        _ = title.balance
