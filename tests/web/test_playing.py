"""Whole games in a browser: alone against a bot, together, round one screen; and their replays."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import sandtable
from tests.web.hands import ask, begin_to_play, finish, make_table, play_on, play_unseen, prefer, undrawn

Someone = Callable[..., Page]
SHORTEST = {"fine_sand": {"round_cap": 40}, "frontier_wars": {"round_limit": "12"}, "waral": {"round_cap": 8}}


def test_a_newcomer_plays_fine_sand_against_a_bot_after_one_click(someone: Someone) -> None:
    page = someone()
    page.goto("/")
    page.locator("[data-title=fine_sand] >> text=Play now").click()
    expect(page.locator(".prompt.mine")).to_be_visible()
    expect(page.get_by_text("The coach says")).to_be_visible()
    for seed in range(1, 6):
        play_on(page, clicks=12, seed=seed)
        assert names_of_the_sources(page) == []
    with undrawn(page):
        assert play_on(page)["over"]
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    expect(page.locator(".end li.winner").first).to_be_visible()
    expect(page.locator(".end figure .line").first).to_be_attached()  # the story of the score
    moment = page.locator(".story li a").first
    expect(moment).to_have_attribute("href", re.compile(r"/replay/.*step=\d+"))
    page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    expect(page.locator("p.bar")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(".prompt.mine")).to_be_visible()


def names_of_the_sources(page: Page) -> list[str]:
    """What is called by a name that only the sources know, wherever it stands at the table."""
    return re.findall(r"\b(?:\w+_\w+|[a-z]+-\d+|[Ss]eat \d)\b", page.locator(".table").inner_text())


def test_two_people_play_waral_to_the_end_before_a_spectator_and_through_a_lost_connection(someone: Someone) -> None:
    anna, ben, carl = someone(), someone(), someone()
    anna.goto("/new/waral")
    anna.get_by_label("Revolt in Heldenheim").check()
    anna.get_by_label("Seat 2").select_option("open")
    anna.get_by_role("button", name="Open the table and invite").click()
    expect(anna.get_by_text("Waiting for players")).to_be_visible()
    link = anna.get_by_label("Link to this table").input_value()
    ben.goto(link)
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.locator(".prompt.mine")).to_be_visible()
    carl.goto(link)
    expect(carl.get_by_text("You are watching")).to_be_visible()
    expect(carl.locator("[data-option]")).to_have_count(0)

    anna.context.set_offline(True)
    expect(anna.get_by_text("You are offline")).to_be_visible()
    anna.locator(".piece.lit").first.click()
    expect(anna.get_by_text("Sending")).to_be_visible()
    anna.context.set_offline(False)
    expect(anna.get_by_text("You are offline")).to_be_hidden()
    expect(anna.get_by_text("Sending")).to_be_hidden()

    table = link.rpartition("/")[2]
    begin_to_play(anna, table, clicks=25, seed=3)
    begin_to_play(ben, table, clicks=25, seed=5)
    assert finish(anna) == finish(ben) == "over"
    for page in (anna, ben):
        expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    expect(carl.get_by_role("heading", name="The game is over")).to_be_visible()
    logs = [page.locator("[role=log] li").last.inner_text() for page in (anna, ben, carl)]
    assert len(set(logs)) == 1


@pytest.mark.parametrize("title", sandtable.titles())
def test_a_whole_game_of_every_title_on_the_plain_table(someone: Someone, title: str) -> None:
    page = someone()
    prefer(page, generic=True)
    players = min(count for mode in sandtable.title(title).modes for count in mode.players if count > 1)
    make_table(page, title, ["me"] + ["bot"] * (players - 1), settings=SHORTEST.get(title, {}))
    expect(page.locator(".prompt")).to_be_visible()
    play_on(page, clicks=40)
    with undrawn(page):
        assert play_on(page)["over"]


@pytest.mark.parametrize("title", [title for title in sandtable.titles() if title != "fine_sand"])
def test_everything_is_called_by_a_name_that_people_can_read(someone: Someone, title: str) -> None:
    """Of Fine Sand, the newcomer looks at it."""
    page = someone()
    players = min(count for mode in sandtable.title(title).modes for count in mode.players if count > 1)
    make_table(page, title, ["me"] + ["bot"] * (players - 1))
    expect(page.locator(".prompt")).to_be_visible()
    for seed in range(1, 6):
        play_on(page, clicks=12, seed=seed)
        assert names_of_the_sources(page) == []


def test_round_one_screen_a_curtain_falls_between_two_players(someone: Someone) -> None:
    page = someone()
    make_table(page, "fine_sand", ["me", "me"], mode="basic")
    expect(page.locator(".curtain")).to_be_visible()
    expect(page.locator(".piece")).to_have_count(0)
    names = [seat["name"] for seat in ask(page, "GET", f"/api/tables/{page.url.split('/')[-1]}")["info"]["seats"]]
    expect(page.locator(".curtain h2")).to_have_text(f"{names[0]} comes next")
    expect(page.locator(".curtain .button")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".piece").first).to_be_visible()
    played = play_on(page, clicks=60)
    assert played["curtains"] >= 4
    assert not played["over"]


def test_a_finished_game_can_be_replayed_from_any_seat_and_shared(someone: Someone) -> None:
    page, friend = someone(), someone()
    table = make_table(page, "waral", ["me", "bot"])
    assert play_unseen(page, table) == "over"
    page.get_by_role("link", name="Replay").click()
    expect(page.locator(".stage")).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("status").filter(has_text="2 /")).to_be_visible()
    page.get_by_label("Seen by").select_option("0")
    expect(page.get_by_label("Your band")).to_have_count(1)
    page.get_by_role("button", name="To the end").click()
    expect(page.locator("[role=log] li").last).to_contain_text("power")
    friend.goto(page.url)
    expect(friend.get_by_role("slider")).to_have_value(page.get_by_role("slider").input_value())
    expect(friend.get_by_role("link", name="Record")).to_have_attribute("href", f"/api/tables/{table}/record")


def test_a_rematch_waits_until_the_other_agrees(someone: Someone) -> None:
    anna, ben = someone(), someone()
    table = make_table(anna, "fine_sand", ["me", "open"], mode="basic")
    ben.goto("/")
    ask(ben, "POST", "/api/guest", {"name": "Ben"})
    ask(ben, "POST", f"/api/tables/{table}/join", {})
    ask(anna, "POST", f"/api/tables/{table}/propose", {"kind": "end"})
    ask(ben, "POST", f"/api/tables/{table}/answer", {"agree": True})
    anna.get_by_role("button", name="Rematch").click()
    expect(anna.get_by_text("Waiting for Ben to agree")).to_be_visible()
    expect(anna.get_by_role("button", name="Sit here")).to_have_count(0)
    ben.goto("/")
    ben.get_by_text("You are invited").click()
    expect(ben.get_by_role("button", name="Not this time")).to_be_visible()
    ben.get_by_role("button", name="Count me in").click()
    for page in (anna, ben):
        expect(page.locator(".prompt.mine")).to_be_visible()


def test_a_first_visit_leaves_no_error_in_the_console(someone: Someone) -> None:
    page = someone()
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text) if message.type == "error" else None)
    page.goto("/")
    expect(page.get_by_text("No open tables right now").or_(page.get_by_text("Free seat").first).first).to_be_visible()
    assert said == []
