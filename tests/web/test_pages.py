"""The pages around the table: lobby, campaigns, rules, replays, and what is said where nothing is."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.eyes import faults, too_wide
from tests.web.hands import ask, draw_until_a_tile_is_lit, make_table, play_on

Someone = Callable[..., Page]


def play_by_bots(page: Page, table: str) -> None:
    """Get up, let the bot play on to the end, and wait for it."""
    ask(page, "POST", f"/api/tables/{table}/leave", {})
    state = ask(page, "GET", f"/api/tables/{table}?seat=-1")
    while state["info"]["status"] == "playing":
        state = ask(page, "GET", f"/api/tables/{table}?seat=-1&era={state['era']}&n={state['n']}&wait=20")
    assert state["info"]["status"] == "over"


def test_the_lobby_says_whose_turn_it_is_and_since_when(someone: Someone) -> None:
    page = someone()
    make_table(page, "waral", ["me", "bot"])
    expect(page.locator(".prompt.mine")).to_be_visible()
    page.goto("/")
    row = page.locator("section", has=page.get_by_role("heading", name="Your tables")).get_by_role("link")
    expect(row).to_contain_text("Your turn")
    expect(row).to_contain_text("now")


def test_a_finished_game_leads_to_its_replay(someone: Someone) -> None:
    page = someone()
    table = make_table(page, "frontier_wars", ["me", "bot"])
    play_on(page, clicks=4)
    ask(page, "POST", f"/api/tables/{table}/resign", {"seat": 0})
    page.goto("/")
    page.get_by_role("link", name="Replay").click()
    expect(page.locator(".controls [role=status]")).to_contain_text(re.compile("0 / [1-9]"))
    page.get_by_role("button", name="One pick on").click()
    expect(page.locator(".controls [role=status]")).to_contain_text("1 /")
    page.get_by_label("Seen by").select_option("1")
    expect(page).to_have_url(f"{page.url.split('/replay')[0]}/replay/{table}?step=1&seat=1")
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    assert download.value.suggested_filename == f"{table}.jsonl"


def test_the_sheet_of_a_solo_campaign_shows_what_is_struck_off(someone: Someone) -> None:
    page = someone()
    table = make_table(page, "fine_sand", ["me"], mode="solo_campaign", packs=["gentle"])
    assert play_on(page)["over"]
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
    page.get_by_role("button", name="Go on playing").click()
    expect(page.locator(".prompt.mine")).to_be_visible()


@pytest.mark.parametrize(
    ("title", "mode", "sheet"), [("fine_sand", "fable", "Unbuilt cards"), ("legion", "survival", "War Diary")]
)
def test_the_sheet_of_a_campaign_names_the_players(someone: Someone, title: str, mode: str, sheet: str) -> None:
    page = someone(width=360, height=740, bypass_csp=True)
    table = make_table(page, title, ["me", "bot"], mode=mode)
    play_by_bots(page, table)
    page.goto(f"/campaign/{table}")
    expect(page.get_by_role("region", name=sheet).first).to_contain_text("Bot random")
    expect(page.get_by_role("button", name="Next game of the campaign")).to_be_visible()
    assert not too_wide(page)
    assert faults(page) == []
    diary = page.get_by_role("link", name="The diary as a page")
    expect(diary).to_have_count(int(title == "legion"))
    if title == "legion":
        with page.expect_download() as download:
            diary.click()
        assert "<h1>War Diary</h1>" in download.value.path().read_text("utf-8")


def test_rules_are_searched_and_each_has_a_link(someone: Someone) -> None:
    page = someone()
    page.goto("/rules/legion#LE-1.9")
    expect(page.locator("[id='LE-1.9'].here")).to_be_in_viewport()
    page.get_by_label("Search the rules").fill("second frostbite")
    expect(page.locator("[id='LE-2.1']")).to_have_count(0)
    expect(page.locator("[id='LE-1.9']")).to_be_visible()
    page.get_by_role("link", name="LE-1.9").click()
    expect(page).to_have_url(f"{page.url.split('#')[0]}#LE-1.9")


@pytest.mark.parametrize("place", ["/nowhere", "/table/nothing", "/replay/nothing", "/campaign/nothing"])
def test_where_nothing_is_the_way_back_is_shown(someone: Someone, place: str) -> None:
    page = someone()
    page.goto(place)
    page.get_by_role("link", name="To the lobby").click()
    expect(page.get_by_text("Play now").first).to_be_visible()


def test_a_tile_of_the_map_is_picked_and_read_by_keyboard(someone: Someone) -> None:
    page = someone()
    make_table(page, "frontier_wars", ["me", "bot"])
    draw_until_a_tile_is_lit(page)
    name = page.locator(".hex.lit").first.inner_text()
    assert "Headquarters of" in name
    page.locator(".hex.lit").first.focus()
    page.keyboard.press("Enter")
    asked = page.locator(".prompt").get_attribute("data-number") or ""
    page.get_by_role("dialog").get_by_role("button", name="Infantry at").click()
    expect(page.locator(".prompt")).not_to_have_attribute("data-number", asked)
