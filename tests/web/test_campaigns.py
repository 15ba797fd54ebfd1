"""Campaigns in a browser: one game after the other, and the sheet that keeps what they led to."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.eyes import faults, too_wide
from tests.web.hands import ask, make_table, play_unseen

Someone = Callable[..., Page]


def play_to_the_end(page: Page, table: str) -> None:
    """Play a game at a page that has nothing to show of it."""
    page.goto("/credits")
    assert play_unseen(page, table) == "over"


def test_a_solo_campaign_over_two_games(someone: Someone) -> None:
    page = someone()
    page.goto("/new/fine_sand")
    page.get_by_text("Solo campaign").click()
    page.get_by_text("More options").click()
    page.get_by_label("gentle").check()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_label("Score sheet")).to_be_visible()
    table = page.url.rpartition("/")[2]
    assert play_unseen(page, table) == "over"
    page.get_by_role("link", name="Campaign").click()
    sheet = page.get_by_role("region", name="Numbers to strike off")
    expect(sheet.get_by_role("listitem")).to_have_count(20)
    expect(sheet.get_by_text("struck off", exact=False)).to_have_count(1)
    expect(page.get_by_text("Game 1 of 10 played.")).to_be_visible()
    page.get_by_role("button", name="Next game of the campaign").click()
    expect(page.locator(".prompt.mine")).to_be_visible()

    page.goto("/")
    page.locator("section", has=page.get_by_role("heading", name="Your campaigns")).get_by_role("link").click()
    expect(page).to_have_url(f"{page.url.split('/campaign')[0]}/campaign/{table}")
    page.get_by_role("button", name="Continue").click()
    expect(page.locator(".prompt.mine")).to_be_visible()
    assert play_unseen(page, page.url.rpartition("/")[2], seed=11) == "over"
    page.get_by_role("link", name="Campaign").click()
    expect(page.get_by_text("Game 2 of 10 played")).to_be_visible()
    expect(sheet.get_by_text("struck off", exact=False)).to_have_count(2)


def test_a_campaign_won_alone_is_a_high_score(someone: Someone) -> None:
    page = someone(bypass_csp=True)
    table = make_table(page, "fine_sand", ["me"], mode="solo_campaign", packs=["gentle", "once"])
    assert play_unseen(page, table) == "over"
    for place in (f"/table/{table}", "/player", f"/campaign/{table}"):
        page.goto(place)
        scores = page.get_by_role("region", name="High scores")
        expect(scores).to_contain_text("Fine Sand: Solo campaign")
        expect(scores.get_by_role("listitem")).to_have_count(1)
        expect(scores).to_contain_text("10 points")
        expect(scores.get_by_text("this campaign")).to_have_count(int(place != "/player"))
        assert faults(page) == []


@pytest.mark.parametrize(
    ("title", "mode", "sheet"), [("fine_sand", "fable", "Unbuilt cards"), ("legion", "survival", "War Diary")]
)
def test_the_sheet_of_a_campaign_names_the_players(someone: Someone, title: str, mode: str, sheet: str) -> None:
    page = someone(width=360, height=740, bypass_csp=True)
    table = make_table(page, title, ["me", "bot"], mode=mode)
    play_to_the_end(page, table)
    page.goto(f"/campaign/{table}")
    bot = ask(page, "GET", f"/api/tables/{table}")["info"]["seats"][1]["name"]
    expect(page.get_by_role("region", name=sheet).first).to_contain_text(bot)
    expect(page.get_by_role("button", name="Next game of the campaign")).to_be_visible()
    assert not too_wide(page)
    assert faults(page) == []
    diary = page.get_by_role("link", name="Read the diary")
    expect(diary).to_have_count(int(title == "legion"))
    if title == "legion":
        with page.expect_download() as download:
            diary.click()
        assert "<h1>War Diary</h1>" in download.value.path().read_text("utf-8")
