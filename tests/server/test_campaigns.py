"""Campaigns on the server: kept from game to game and from day to day, with their sheets and diaries."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from sandtable.server.tables import seating
from tests.server.people import Player, Refusal, play_on, serving

BOT: dict[str, Any] = {"kind": "bot", "level": "random"}
GENTLE = "[solo_sheet]\nstack_points_each = 0\noffload_points_each = 0\n[board]\ndraw = 5\n"  # who plays at random survives it


def let_bots_finish(player: Player, table: str) -> Any:
    """Have bots play a game to its end, also where nobody but bots is left, who would wait else."""
    with mock.patch.object(seating, "leaves_bots_alone", return_value=False):
        player.post(f"/api/tables/{table}/leave")
    state = player.look(table)
    while state["info"]["status"] == "playing":
        state = player.look(table, era=state["era"], n=state["n"], wait=20)
    return state


def test_a_fable_campaign_goes_on_from_game_to_game(anna: Player, bela: Player) -> None:
    table = anna.make(mode="fable", settings={"season": "on", "round_cap": 40}, seats=[{"kind": "me"}, BOT])
    assert anna.look(table)["info"]["campaign"] == table
    let_bots_finish(anna, table)
    following = anna.post(f"/api/tables/{table}/again")
    assert (following["campaign"], following["game"]) == (table, 2)
    campaign = anna.get(f"/api/campaigns/{table}")
    assert [found["id"] for found in campaign["games"]] == [table, following["id"]]
    assert campaign["sheet"]
    assert not campaign["over"]
    assert [found["id"] for found in anna.get("/api/my/campaigns")["campaigns"]] == [table]
    with pytest.raises(Refusal, match="do not play"):
        bela.get(f"/api/campaigns/{table}")
    with pytest.raises(Refusal, match="no diary"):
        anna.get(f"/api/campaigns/{table}/page")
    assert play_on([anna], following["id"], 3, random.Random(1))["info"]["status"] == "playing"


def test_a_solo_campaign_goes_on_another_day(tmp_path: Path) -> None:
    pack = tmp_path / "packs" / "fine_sand" / "gentle"
    pack.mkdir(parents=True)
    (pack / "rules.toml").write_text(GENTLE)
    with serving(tmp_path) as place, place.player("Anna") as anna:
        table = anna.make(mode="solo_campaign", packs=["gentle"], seats=[{"kind": "me"}])
        let_bots_finish(anna, table)
        before = anna.get(f"/api/campaigns/{table}")
        cookie = anna.http.cookies["sandtable"]
    assert not before["over"], before["sheet"]
    with serving(tmp_path) as place, place.player() as anna:
        anna.http.cookies.set("sandtable", cookie)
        assert anna.get(f"/api/campaigns/{table}") == before
        second = anna.post(f"/api/tables/{table}/again")
        assert (second["campaign"], second["game"], second["packs"]) == (table, 2, ["gentle"])
        assert anna.get(f"/api/campaigns/{table}")["sheet"] == before["sheet"]
        let_bots_finish(anna, second["id"])
        assert anna.get(f"/api/campaigns/{table}")["sheet"] != before["sheet"]


def test_a_survival_campaign_has_three_games_and_a_diary(anna: Player) -> None:
    table = anna.make(title="legion", mode="survival", seats=[{"kind": "me"}, BOT])
    with pytest.raises(Refusal, match="nothing is in it yet"):
        anna.get(f"/api/campaigns/{table}/page")
    games = [table]
    let_bots_finish(anna, table)
    for number in (2, 3):
        following = anna.post(f"/api/tables/{games[-1]}/again")
        assert (following["campaign"], following["game"]) == (table, number)
        games.append(following["id"])
        assert_untold(anna, games)
        let_bots_finish(anna, games[-1])
        campaign = anna.get(f"/api/campaigns/{table}")
        assert (campaign["over"], campaign["diary"]) == (number == 3, True)
    page = anna.get(f"/api/campaigns/{table}/page")
    assert page.startswith("<!doctype html>")
    assert "Anna" in page
    assert "<script" not in page
    assert re.search(r"Game 3, \d+ \w+ 20\d\d", page), "LE-13.5 each page of the diary has its date"
    for game in games:
        assert anna.get(f"/api/tables/{game}/record").startswith('{"sandtable"')
        assert anna.get(f"/api/tables/{game}/replay")["steps"] > 0
    fresh = anna.post(f"/api/tables/{games[-1]}/again")
    assert (fresh["campaign"], fresh.get("game", 1)) == (fresh["id"], 1)


def assert_untold(player: Player, games: list[str]) -> None:
    """What tells everything about a game is refused: the next one starts from what it hid."""
    for game in games:
        for what in ("record", "replay", "replay/step?step=3&seat=0"):
            with pytest.raises(Refusal, match=r"(campaign|game) is over"):
                player.get(f"/api/tables/{game}/{what}")


def test_a_campaign_that_was_given_up_is_told(anna: Player, bela: Player) -> None:
    table = anna.make(title="legion", mode="survival")
    bela.join(table)
    bela.post(f"/api/tables/{table}/leave")
    let_bots_finish(anna, table)
    assert_untold(anna, [table])
    following = anna.post(f"/api/tables/{table}/again")["id"]
    bela.join(following)
    assert_untold(anna, [table])
    anna.post(f"/api/tables/{following}/resign", seat=0)
    for game in (table, following):
        assert anna.get(f"/api/tables/{game}/replay")["steps"] >= 0
        assert bela.get(f"/api/tables/{game}/record")
