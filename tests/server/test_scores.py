"""High scores: FS-14.15 what a solo campaign was worth is kept for the person who won it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from sandtable.server.storage.rows import Score
from sandtable.server.storage.scores import keeping_score
from sandtable.server.storage.store import Person, Store
from tests.server.people import Player, play_on, serving
from tests.server.test_campaigns import GENTLE, let_bots_finish
from tests.server.test_store import with_store

ONE_GAME = f"{GENTLE}[limits]\nsolo_games = 1\n"
LOST = "[solo_sheet]\nstack_points_each = 40\n[limits]\nsolo_games = 1\n"
ALONE: dict[str, Any] = {"mode": "solo_campaign", "seats": [{"kind": "me"}]}


@pytest.fixture
def packs(tmp_path: Path) -> Path:
    """Packs with which a campaign has one game: one that cannot be lost, and one that cannot be won."""
    for name, text in (("won", ONE_GAME), ("lost", LOST)):
        pack = tmp_path / "packs" / "fine_sand" / name
        pack.mkdir(parents=True)
        (pack / "rules.toml").write_text(text)
    return tmp_path


def play_to_the_end(player: Player, **wish: Any) -> str:
    table = player.make(**ALONE, **wish)
    state = play_on([player], table, 5_000, random.Random(3))
    assert (state["info"]["status"], state["info"].get("campaign_over")) == ("over", True)
    return table


def test_the_score_of_a_campaign_is_kept_for_who_won_it_and_goes_with_the_account(packs: Path, database_url: str) -> None:
    with serving(packs, database=database_url) as place, place.player("Anna") as anna, place.player("Bela") as bela:
        assert anna.get("/api/my/scores") == []
        won = play_to_the_end(anna, packs=["won"])
        [score] = anna.get("/api/my/scores")
        assert (score["title"], score["mode"], score["campaign"], score["points"]) == ("fine_sand", "solo_campaign", won, 10)
        assert bela.get("/api/my/scores") == []
        assert [row["campaign"] for row in anna.get("/api/me/everything")["scores"]] == [won]
        assert "scores" in [thing["id"] for thing in anna.get("/api/privacy") if thing["personal"]]
        anna.post("/api/me/delete")

    async def look(store: Store) -> None:
        assert await store.scores_of(anna.id, 10) == []

    with_store(database_url, look)


def test_what_was_lost_given_up_or_played_by_a_bot_is_no_score(packs: Path) -> None:
    with serving(packs) as place, place.player("Anna") as anna:
        play_to_the_end(anna, packs=["lost"])
        left = anna.make(**ALONE, packs=["won"])
        assert let_bots_finish(anna, left)["info"]["campaign_over"]
        resigned = anna.make(**ALONE, packs=["won"])
        anna.post(f"/api/tables/{resigned}/resign", seat=0)
        assert anna.get("/api/my/scores") == []


def test_the_best_of_each_title_and_mode_come_first(database_url: str) -> None:
    scores = [
        Score(f"{mode} {points} {made}", person, "fine_sand", mode, points, made)
        for mode in ("solo_campaign", "another")
        for person, points, made in (("anna", 3, 1), ("anna", 20, 3), ("anna", 20, 2), ("anna", 7, 4), ("bela", 50, 1))
    ]

    async def work(store: Store) -> None:
        await store.add_person(Person("anna", "Anna"), 1)
        await store.database.write([keeping_score(score) for score in scores])
        await store.database.write([keeping_score(score) for score in scores])
        found = [(score.mode, score.points, score.made) for score in await store.scores_of("anna", 3)]
        assert found == [(mode, *best) for mode in ("another", "solo_campaign") for best in ((20, 2), (20, 3), (7, 4))]
        await store.forget_person("anna")
        assert await store.scores_of("anna", 3) == []
        assert len(await store.scores_of("bela", 3)) == 2
        await store.forget_person("bela")

    with_store(database_url, work)
