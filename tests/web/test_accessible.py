"""Nothing serious for axe-core to find, in both themes; no letter below 12 pixels; nothing scrolls sideways on a small phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import sandtable
from tests.web.eyes import contrast_faults, faults, too_small, too_wide
from tests.web.hands import ask, draw_until_a_tile_is_lit, look_at, make_table, play_on

Someone = Callable[..., Page]
PAGES = [
    "/",
    "/new/fine_sand",
    "/new/frontier_wars",
    "/rules",
    "/rules/fine_sand",
    "/rules/legion",
    "/player",
    "/credits",
    "/privacy",
]
NOWHERE = ["/nowhere", "/table/nothing", "/replay/nothing", "/campaign/nothing"]
TITLES = pytest.mark.parametrize("title", sandtable.titles())
DESK: dict[str, Any] = {"width": 1440, "height": 900}
PHONE: dict[str, Any] = {"width": 360, "height": 640, "has_touch": True, "is_mobile": True}
MODES = {"fine_sand": "basic"}  # without a coach, who would speak of the first cards alone
CLICKS = {"legion": 20}  # until people stand on its Plots
TABS = ("log", "chat", "rules", "note", "menu")
ALIKE = ("chat", "note", "menu")  # in every title
UNFOLD = "() => document.querySelectorAll('details:not([open])').forEach((folded) => { folded.open = true; })"


def test_no_page_has_a_serious_fault_or_small_letters(someone: Someone) -> None:
    page = someone(**DESK, bypass_csp=True)
    found: list[str] = []
    for place in PAGES:
        page.goto(place)
        expect(page.locator("h1")).to_be_visible()
        found += faults(page) + too_small(page)
    for place in NOWHERE:
        page.goto(place)
        expect(page.get_by_role("link", name="To the lobby")).to_be_visible()
        found += faults(page) + too_small(page)
    assert found == []


@TITLES
def test_no_table_has_a_serious_fault_or_small_letters(someone: Someone, title: str) -> None:
    """From the first question to the end screen and the replay, with every tab and the card sheet."""
    page, first = someone(**DESK, bypass_csp=True), title == sandtable.titles()[0]
    table = make_table(page, title, ["me", "bot"])
    expect(page.locator(".prompt")).to_be_visible()
    found = faults(page) + too_small(page)
    play_on(page, clicks=CLICKS.get(title, 12))
    found += faults(page)
    page.evaluate(UNFOLD)
    found += too_small(page)
    for tab in TABS:
        page.locator(f"[data-tab={tab}]").dispatch_event("click")
        found += too_small(page)
        if first or tab not in ALIKE:
            found += faults(page, within=".side")
    look_at(page.locator(".piece[data-card]:visible").first)
    expect(page.locator("dialog")).to_be_visible()
    found += faults(page, within="dialog") + too_small(page)
    ask(page, "POST", f"/api/tables/{table}/resign", {"seat": 0})
    page.reload()
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    found += faults(page) + too_small(page)
    page.goto(f"/replay/{table}")
    expect(page.locator(".controls")).to_be_visible()
    found += faults(page)
    if first:
        page.goto("/")
        expect(page.get_by_role("heading", name="Finished games")).to_be_visible()
        found += faults(page)
    assert found == []


@pytest.mark.parametrize("title", ["frontier_wars", "legion"])
def test_the_colours_of_players_are_those_of_the_theme_that_is_shown(someone: Someone, title: str) -> None:
    """Whatever else the page still has to do when it changes, such as to hear of it."""
    page = someone(bypass_csp=True)
    make_table(page, title, ["me", "bot"])
    play_on(page, clicks=4)
    expect(page.locator(".line > b").first).to_be_visible()
    for shown in ("dark", "light"):
        page.evaluate("(shown) => { document.documentElement.dataset.theme = shown; }", shown)
        assert contrast_faults(page, within=".log") == []


def test_nothing_between_the_turns_has_a_serious_fault(someone: Someone) -> None:
    """The waiting room, the curtain between two who share a screen, a proposal, and the question what to do with a thing."""
    page, friend = someone(bypass_csp=True), someone()
    table = make_table(page, "waral", ["me", "open"])
    expect(page.get_by_text("Waiting for players")).to_be_visible()
    found = faults(page)
    friend.goto(f"/table/{table}")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.locator(".prompt")).to_be_visible()
    ask(friend, "POST", f"/api/tables/{table}/propose", {"kind": "pause"})
    expect(page.get_by_role("button", name="Agree")).to_be_visible()
    found += faults(page)
    make_table(page, "waral", ["me", "me"])
    expect(page.locator(".curtain")).to_be_visible()
    found += faults(page)
    make_table(page, "frontier_wars", ["me", "bot"])
    draw_until_a_tile_is_lit(page)
    page.locator(".hex.lit").first.click()
    expect(page.locator(".panel")).to_be_visible()
    found += faults(page)
    assert found == []


def test_no_page_scrolls_sideways_or_has_small_letters_on_a_small_phone(someone: Someone) -> None:
    page = someone(**PHONE)
    found: list[str] = []
    for place in [*PAGES, *NOWHERE]:
        page.goto(place)
        expect(page.locator("h1, a.button").first).to_be_visible()
        found += too_small(page)
        found += [f"{place} is too wide"] if too_wide(page) else []
    assert found == []


@TITLES
def test_no_table_scrolls_sideways_or_has_small_letters_on_a_small_phone(someone: Someone, title: str) -> None:
    page = someone(**PHONE)
    table = make_table(page, title, ["me", "bot", "bot", "bot"], mode=MODES.get(title, ""))
    expect(page.locator(".prompt")).to_be_visible()
    found = too_small(page)
    for round in range(4):
        play_on(page, clicks=12, seed=round + 1)
        found += [f"{title} {round} is too wide"] if too_wide(page) else []
    page.evaluate(UNFOLD)
    found += too_small(page)
    for tab in TABS:
        page.locator(f"[data-tab={tab}]").dispatch_event("click")
        found += too_small(page)
    ask(page, "POST", f"/api/tables/{table}/propose", {"kind": "end"})
    for place in (f"/table/{table}", f"/replay/{table}"):
        page.goto(place)
        found += too_small(page)
        found += [f"{place} is too wide"] if too_wide(page) else []
    assert found == []
