"""Waral's table: the draft, the coach, and what a round came to."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.hands import Board, make_table, play_on, play_on_board, prefer, retell

Someone = Callable[..., Page]
BOARD = Board(pieces=".piece.lit", goals=".ways [data-option]", spots=".piece")

# How far apart the upper edges of the districts are, for each row of the area.
UNEVEN = """() => {
  const tops = [...document.querySelectorAll('.place > :is(.piece, .gap)')].map((one) => one.offsetTop);
  return [tops.slice(0, 4), tops.slice(4)].map((row) => Math.max(...row) - Math.min(...row));
}"""


def test_all_characters_of_the_draft_are_in_sight_on_a_small_phone(someone: Someone) -> None:
    page = someone(width=360, height=740, has_touch=True, is_mobile=True)
    prefer(page, confirm=False)
    make_table(page, "waral", ["me", "bot", "bot"])
    expect(page.locator(".own .piece.lit")).to_have_count(4)
    dock = page.locator(".dock").first.bounding_box()
    assert dock
    for piece in page.locator(".own .piece.lit").all():
        box = piece.bounding_box()
        assert box
        assert box["y"] + box["height"] <= dock["y"]


def test_a_card_tells_what_a_round_came_to(someone: Someone) -> None:
    """The coach teaches a first game; the card of a round goes with the first answer."""
    page = someone(width=1440, height=900)
    prefer(page, confirm=False)
    make_table(page, "waral", ["me", "bot"], mode="learning")
    expect(page.get_by_text("The coach says")).to_be_visible()
    play_on_board(page, BOARD, seed=3, until="document.querySelector('.round-card')")
    card = page.get_by_role("region", name="Round 1 is over")
    expect(card).to_contain_text("of 15 power")
    expect(card).to_contain_text(re.compile("had .* of 15 power"))
    expect(card).to_contain_text("collected")
    play_on_board(page, BOARD, seed=3, until="!document.querySelector('.round-card')")
    expect(card).to_have_count(0)


def test_on_a_phone_the_districts_lie_in_straight_rows_and_the_end_comes_into_sight(someone: Someone) -> None:
    page = someone(width=360, height=740, has_touch=True, is_mobile=True)
    prefer(page, confirm=False)
    make_table(page, "waral", ["me", "bot"], settings={"draft": "random", "round_cap": 8})
    for seed in range(1, 5):
        play_on(page, clicks=5, seed=seed)
        page.wait_for_function(f"() => ({UNEVEN})().every((apart) => apart < 2)")
    page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    assert play_on(page)["over"]
    expect(page.get_by_role("heading", name="The game is over")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Rematch").scroll_into_view_if_needed()
    expect(page.locator("p.bar")).to_be_hidden()


# How many districts reach below the upper edge of the dock, or above the lower edge of the head.
HIDDEN = """() => {
  const [dock, head] = ['.berth', '.table > .head'].map((one) => document.querySelector(one));
  const [low, high] = [dock.querySelector('.dock').getBoundingClientRect().top, head.getBoundingClientRect().bottom];
  const all = [...document.querySelectorAll('.area .piece')].map((one) => one.getBoundingClientRect());
  return all.filter(({ top, bottom }) => bottom > low || top < high).length;
}"""


def test_on_a_phone_a_district_is_read_before_it_is_looted_or_taken(someone: Someone) -> None:
    page = someone(width=360, height=740, has_touch=True, is_mobile=True)
    prefer(page, confirm=False)
    make_table(page, "waral", ["me", "bot"], settings={"draft": "random"})
    play_on_board(page, BOARD, seed=3, until="document.querySelector('.area .piece.lit')")
    page.wait_for_function(f"() => ({HIDDEN})() === 0")
    expect(page.locator(".ways:visible")).to_have_count(0)
    page.locator(".area .piece.lit").first.tap()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Loot: ")
    sheet.get_by_role("button", name=re.compile("^Loot ")).click()
    expect(page.locator("[role=log] .line").filter(has_text="loots").first).to_be_attached()


def test_what_the_coach_says_makes_no_page_scroll_on_a_desk(someone: Someone) -> None:
    page = someone(width=1440, height=900)
    prefer(page, confirm=False)
    make_table(page, "waral", ["me", "bot", "bot"], mode="learning")
    play_on_board(page, BOARD, seed=3, until="document.querySelector('.area .piece') && document.querySelector('.coach')")
    expect(page.locator(".coach")).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollHeight") <= 900


# Where the districts lie, how many of their lines have lost their names, and whether what is told lies over any of them.
PLACES = """() => {
  const boxes = [...document.querySelectorAll('.area .piece')].map((one) => one.getBoundingClientRect());
  const unnamed = [...document.querySelectorAll('.area .line i')].filter((one) => !one.checkVisibility()).length;
  const told = [...document.querySelectorAll('.coach, .round-card')].map((one) => one.getBoundingClientRect());
  const over = told.some((one) => boxes.some((box) => box.right > one.left && box.left < one.right
    && box.bottom > one.top && box.top < one.bottom));
  return [boxes.map(({ x, y, width }) => [x, y, width].map(Math.round)), unnamed, over];
}"""


def test_what_the_coach_says_moves_and_covers_no_district_on_a_desk(someone: Someone) -> None:
    page = someone(width=1440, height=900)
    prefer(page, confirm=False)
    make_table(page, "waral", ["me", "bot", "bot"], mode="learning")
    expect(page.locator(".coach")).to_be_visible()
    expect(page.locator(".area .piece")).to_have_count(10)
    said = page.evaluate(PLACES)
    page.get_by_role("button", name="Got it").click()
    expect(page.locator(".coach")).to_have_count(0)
    assert page.evaluate(PLACES) == said
    assert said[1:] == [0, False]
    play_on_board(page, BOARD, seed=3, until="document.querySelector('.round-card')")
    box, log = page.locator(".round-card").bounding_box(), page.locator("[role=log]").bounding_box()
    assert box
    assert log
    assert box["y"] + box["height"] <= log["y"]
    assert page.evaluate(PLACES)[2] is False


def test_a_district_worth_more_than_it_shows_says_so_in_a_sign_and_tells_why(someone: Someone) -> None:
    page = someone(width=1440, height=900)
    slugs: list[str] = []

    def give(state: dict[str, Any]) -> None:
        zones = [zone for zone in state["view"]["zones"] if zone["zone"] == "area" and zone["cards"]]
        slugs[:] = zones[0]["cards"]
        state["view"]["facts"] |= {"gains": {slugs[0]: 9}, "reasons": {slugs[0]: {"trk-18": 5}}}

    retell(page, give)
    make_table(page, "waral", ["me", "bot", "bot"], settings={"draft": "random"})
    sign = page.get_by_role("button", name="9 for you")
    sign.click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("would bring you 9 power")
    expect(sheet).to_contain_text("in your hand, adds 5")
    expect(sheet).to_contain_text(re.compile("A (military|merchant|cultural|strategic) district of power"))
    page.keyboard.press("Escape")
    page.locator(".area .piece").first.hover()
    expect(page.locator(".preview")).to_contain_text("in your hand, adds 5")


def test_what_the_coach_said_and_was_closed_stays_closed_after_a_reload(someone: Someone) -> None:
    page = someone(width=1440, height=900)
    make_table(page, "waral", ["me", "bot"], mode="learning")
    coach = page.locator(".coach")
    expect(coach).to_be_visible()
    page.get_by_role("button", name="Got it").click()
    expect(coach).to_have_count(0)
    page.reload()
    expect(page.locator(".prompt.mine")).to_be_visible()
    expect(coach).to_have_count(0)


def test_what_is_looked_at_makes_no_page_scroll_on_a_desk(someone: Someone) -> None:
    page = someone(width=1440, height=900)

    def look(state: dict[str, Any]) -> None:
        for zone in state["view"]["zones"]:
            if zone["zone"] == "looked at" and zone["owner"] == 0:
                zone["cards"], zone["marks"] = ["mil-01", "mil-04", "mer-01", "cul-02", "str-06"], []

    retell(page, look)
    make_table(page, "waral", ["me", "bot", "bot"], settings={"draft": "random"})
    expect(page.locator(".hand .zone .piece")).to_have_count(5)
    assert page.evaluate("() => document.documentElement.scrollHeight") <= 900
