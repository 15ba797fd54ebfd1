"""The pages around the table: lobby, rules, replays, and what is said where nothing is."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.hands import ask, draw_until_a_tile_is_lit, make_table, play_on

Someone = Callable[..., Page]


def test_a_scenario_of_a_pack_can_be_chosen(someone: Someone) -> None:
    page = someone()
    page.goto("/new/frontier_wars")
    page.get_by_text("More options").click()
    river = page.get_by_role("radio", name="The River Line")
    expect(page.get_by_role("radio", name="Operation Varsity")).to_be_visible()
    expect(river).to_have_count(0)
    page.get_by_label("river_line").check()
    river.check()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    info = ask(page, "GET", f"/api/tables/{page.url.rpartition('/')[2]}")["info"]
    assert (info["packs"], info["settings"]["scenario"]) == (["river_line"], "river_line")


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
    page.get_by_role("button", name="One pick forward").click()
    expect(page.locator(".controls [role=status]")).to_contain_text("1 /")
    page.get_by_label("Seen by").select_option("1")
    expect(page).to_have_url(f"{page.url.split('/replay')[0]}/replay/{table}?step=1&seat=1")
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    assert download.value.suggested_filename == f"{table}.jsonl"


def test_rules_are_searched_and_each_has_a_link(someone: Someone) -> None:
    page = someone()
    page.goto("/rules/legion#LE-1.9")
    expect(page.locator("[id='LE-1.9'].here")).to_be_in_viewport()
    page.get_by_label("Search the rules").fill("second frostbite")
    expect(page.locator("[id='LE-2.1']")).to_have_count(0)
    expect(page.locator("[id='LE-1.9']")).to_be_visible()
    page.get_by_role("link", name="LE-1.9").click()
    expect(page).to_have_url(f"{page.url.split('#')[0]}#LE-1.9")


def test_tables_of_the_rules_have_columns_where_there_is_room_and_rows_of_text_beside_a_game(someone: Someone) -> None:
    page = someone()
    page.goto("/rules/frontier_wars")
    heads = page.locator("thead").first
    expect(heads).to_be_visible()
    make_table(page, "frontier_wars", ["me", "bot"])
    page.locator("[data-tab=rules]").click()
    expect(heads).to_be_attached()
    expect(heads).to_be_hidden()


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
    page.locator(".panel").get_by_role("button", name="Infantry at").click()
    expect(page.locator(".prompt")).not_to_have_attribute("data-number", asked)


@pytest.mark.parametrize(("place", "sits_there"), [("/", False), ("/table/{table}", False), ("/table/{table}", True)])
def test_a_visit_asks_for_nothing_twice_and_meets_no_error(someone: Someone, place: str, sits_there: bool) -> None:
    player = someone()
    table = make_table(player, "legion", ["me", "bot"], visibility="public")
    page = player if sits_there else someone()
    page.goto("about:blank")  # what the visit before still asks for does not count
    asked: Counter[str] = Counter()
    page.on("request", lambda request: asked.update([f"{request.method} {request.url}"]))
    page.on("websocket", lambda socket: socket.on("framesent", lambda data: asked.update([re.sub(r'"id":\d+', "", str(data))])))
    errors: list[str] = []
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.goto(place.format(table=table))
    expect(page.locator("main")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert errors == []
    assert [what for what, times in asked.items() if times > 1] == []
    assert any("/api/" in what for what in asked)
