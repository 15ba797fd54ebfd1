"""Games go on with the cards they began with, whatever this version prints on them."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest

import sandtable
from sandtable.server.commands import archive
from sandtable.server.settings import Settings
from tests.server.people import Place, Player, play_on, serving
from tests.server.versions import other_cards, other_names, smaller_hands

ME_TWICE = [{"kind": "me"}, {"kind": "me"}]


def back(place: Place, cookie: str) -> Player:
    """Somebody who was here before, at a server that was started anew."""
    player = place.player()
    player.http.cookies.set("sandtable", cookie)
    return player


def hand(player: Player, table: str) -> int:
    zones = player.look(table, seat=0)["view"]["zones"]
    return next(len(zone["cards"]) for zone in zones if (zone["zone"], zone["owner"]) == ("hand", 0))


def hand_at_first(record: str) -> int:
    zones = sandtable.replay(record, upto=0).view(0)["zones"]
    return next(len(zone["cards"]) for zone in zones if (zone["zone"], zone["owner"]) == ("hand", 0))


def test_a_game_goes_on_with_its_cards_and_new_tables_have_the_new_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as place, place.player("Anna") as anna:
        table, waiting = anna.make(seats=ME_TWICE), anna.make()
        before, cards, cookie = anna.look(table), anna.get(f"/api/tables/{table}/cards"), anna.http.cookies["sandtable"]
    other_cards(monkeypatch, smaller_hands)
    with serving(tmp_path) as place, back(place, cookie) as anna, place.player("Bela") as bela:
        after = anna.look(table)
        assert (after["view"], after["log"]) == (before["view"], before["log"])
        assert anna.get(f"/api/tables/{table}/cards") == cards
        anna.pick(table, "keep_rest")
        bela.join(waiting)
        assert (hand(anna, waiting), hand(anna, anna.make(seats=ME_TWICE))) == (6, 4)


def test_other_words_show_at_tables_that_began_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as place, place.player("Anna") as anna:
        table, cookie = anna.make(seats=ME_TWICE), anna.http.cookies["sandtable"]
    other_cards(monkeypatch, other_names)
    with serving(tmp_path) as place, back(place, cookie) as anna:
        labels = [option["label"] for option in anna.look(table)["view"]["ask"]["options"]]
        assert "New" in labels[0]
        anna.pick(table)


def test_a_game_goes_on_although_its_pack_is_gone(tmp_path: Path) -> None:
    pack = tmp_path / "packs" / "fine_sand" / "small"
    pack.mkdir(parents=True)
    (pack / "rules.toml").write_text("[board]\nopening_hand = 5\n")
    with serving(tmp_path) as place, place.player("Anna") as anna:
        table, cookie = anna.make(seats=ME_TWICE, packs=["small"]), anna.http.cookies["sandtable"]
        assert hand(anna, table) == 5
    shutil.rmtree(pack)
    with serving(tmp_path) as place, back(place, cookie) as anna:
        anna.pick(table)
        play_on([anna], table, 20, random.Random(1))


def test_a_record_replays_where_the_cards_are_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path / "one") as place, place.player("Anna") as anna:
        table = anna.make(seats=[{"kind": "bot", "level": "random"}] * 2, settings={"round_cap": 40})
        state = anna.look(table)
        while state["info"]["status"] == "playing":
            state = anna.look(table, era=state["era"], n=state["n"], wait=20)
        mailed = anna.get(f"/api/tables/{table}/record")
    other_cards(monkeypatch, smaller_hands)
    with serving(tmp_path / "one") as place, place.player("Anna") as anna:
        assert sandtable.Record.loads(anna.get(f"/api/tables/{table}/record")) == sandtable.Record.loads(mailed)
    again = sandtable.replay(mailed)
    again.verify(sandtable.Record.loads(mailed))
    assert (again.over, hand_at_first(mailed)) == (True, 6)
    record, _ = archive.export(Settings(data=tmp_path / "one"), table, tmp_path)
    brought = archive.import_record(Settings(data=tmp_path / "two"), record)
    with serving(tmp_path / "two") as place, place.player("Bela") as bela:
        assert bela.look(brought)["view"]["over"]
