"""Before a game: what Play now starts, setting up a table, and the page of an invitation."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.eyes import faults, too_wide
from tests.web.hands import ask, make_table

Someone = Callable[..., Page]


def id_of(page: Page) -> str:
    page.wait_for_url("**/table/*")
    return page.url.rsplit("/", 1)[1]


def test_scenarios_that_fit_the_number_of_players_are_chosen_by_their_maps(someone: Someone) -> None:
    page = someone(width=390, height=844)
    page.goto("/new/frontier_wars")
    maps = page.get_by_role("group", name="Scenario").get_by_role("radio")
    expect(maps).to_have_count(5)
    expect(maps.first).to_be_checked()
    page.get_by_role("radio", name="3", exact=True).check()
    expect(maps).to_have_count(9)
    expect(page.locator(".map img")).to_have_count(9)
    page.get_by_role("radio", name="Operation Greif").check()
    expect(page.get_by_text("Four cities cluster in the centre")).to_be_visible()
    assert faults(page) == []
    assert not too_wide(page)
    page.get_by_role("button", name="Start the game").click()
    info = ask(page, "GET", f"/api/tables/{id_of(page)}")["info"]
    assert (info["settings"]["scenario"], len(info["seats"])) == ("greif", 3)


def test_players_round_one_screen_are_called_by_their_names(someone: Someone) -> None:
    page = someone()
    page.goto("/new/waral")
    page.get_by_label("Revolt in Heldenheim").check()
    names = page.get_by_label("Name of the player")
    expect(names).to_have_count(0)
    page.get_by_label("Seat 2").select_option("me")
    page.get_by_label("Name of the player in seat 1").fill("Mum")
    page.get_by_label("Name of the player in seat 2").fill("Ben")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("heading", name="Mum comes next")).to_be_visible()
    page.get_by_role("button", name="I am Mum").click()
    expect(page.locator("[role=log]")).to_contain_text(re.compile("(Mum|Ben) is the first player"))
    page.locator(".piece.lit").first.click()
    expect(page.get_by_role("heading", name="Ben comes next")).to_be_visible()


def test_a_bot_that_thinks_ahead_may_have_a_character(someone: Someone) -> None:
    page = someone(width=390, height=844)
    page.goto("/new/legion")
    character = page.get_by_label("Character of this bot")
    page.get_by_label("Strength of this bot").select_option("beginner")
    expect(character).to_have_count(0)
    page.get_by_label("Strength of this bot").select_option("expert")
    character.select_option("spiteful")
    expect(page.get_by_text("Enjoys what the strongest rival loses.")).to_be_visible()
    assert faults(page) == []
    assert not too_wide(page)
    page.get_by_role("button", name="Start the game").click()
    info = ask(page, "GET", f"/api/tables/{id_of(page)}")["info"]
    assert (info["seats"][1]["level"], info["seats"][1]["plays"]) == ("level4-spiteful", "expert, spiteful")


def test_an_invitation_says_who_invites_to_what_and_a_guest_joins_by_name(someone: Someone) -> None:
    anna, ben = someone(), someone(width=390, height=844)
    table = make_table(anna, "legion", ["me", "open"])
    name = ask(anna, "GET", "/api/me")["name"]
    ben.goto(f"/table/{table}")
    expect(ben.get_by_role("heading", name=f"{name} invites you to play Legion: The Siberian Story.")).to_be_visible()
    expect(ben.get_by_text("about 75 minutes")).to_be_visible()
    expect(ben.get_by_label("Link to this table")).to_have_count(0)
    assert faults(ben) == []
    ben.get_by_label("Your name at the table").fill("Ben of the ford")
    ben.get_by_role("button", name="Sit down").click()
    expect(anna.locator(".status, header").first).to_contain_text("Ben of the ford")
    expect(ben.locator(".prompt")).to_be_visible()


def test_play_now_teaches_first_and_then_plays_the_real_game_against_bots_that_grow_stronger(someone: Someone) -> None:
    page = someone()
    page.goto("/")
    box = page.locator("[data-title=fine_sand]")
    expect(box).to_contain_text("Next for you: Learning game, beginner bot.")
    box.get_by_role("button", name="Play now").click()
    table = id_of(page)
    info = ask(page, "GET", f"/api/tables/{table}")["info"]
    assert (info["mode"], info["seats"][1]["level"]) == ("learning", "level1")
    ask(page, "POST", f"/api/tables/{table}/resign", {"seat": 0})
    page.get_by_role("button", name="Next step: Basic game, beginner bot").click()
    page.wait_for_url(lambda url: table not in url)
    info = ask(page, "GET", f"/api/tables/{id_of(page)}")["info"]
    assert (info["mode"], info["seats"][1]["level"]) == ("basic", "level1")
    page.goto("/")
    expect(box).to_contain_text("Next for you: Basic game, beginner bot.")
