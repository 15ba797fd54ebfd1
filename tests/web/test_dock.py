"""On a small phone the dock with the question leaves the board free: whatever lies there can be brought above it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

import sandtable
from tests.web.hands import draw_until_a_tile_is_lit, make_table, play_on

Someone = Callable[..., Page]
TITLES = pytest.mark.parametrize("title", sandtable.titles())
SMALL: dict[str, Any] = {"width": 360, "height": 640, "has_touch": True, "is_mobile": True}
MOST = 0.55  # of the screen

BEHIND = """() => {
  const dock = document.querySelector('.berth .dock');
  const pieces = [...document.querySelectorAll('main :is(button, summary, [data-place])')].filter((one) => one.checkVisibility());
  return pieces.flatMap((one) => {
    one.scrollIntoView({ block: 'nearest' });
    const { top, bottom } = one.getBoundingClientRect();
    const free = dock.getBoundingClientRect().top;
    return top > -1 && bottom < free + 1 ? [] : [`${one.textContent.trim().slice(0, 40)}: ${top} to ${bottom}, free to ${free}`];
  });
}"""
LOST_CHOICES = """() => [...document.querySelectorAll('.prompt .button')].flatMap((one) => {
  one.scrollIntoView({ block: 'nearest' });
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)) ? [] : [one.textContent];
})"""
IN_SIGHT = """(selector) => {
  const free = document.querySelector('.berth .dock').getBoundingClientRect().top;
  const boxes = [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  return boxes.some(({ top, bottom }) => top >= 0 && bottom <= free);
}"""


SETTLED = """() => {
  const dock = document.querySelector('.berth .dock');
  return getComputedStyle(dock).getPropertyValue('--covered') === `${dock.offsetHeight}px`;
}"""


def sit_down(page: Page, title: str, **more: Any) -> None:
    """A table with bots, where the board of the title is there and a question is asked."""
    make_table(page, title, ["me", "bot", "bot"], **more)
    page.wait_for_load_state("networkidle")
    expect(page.locator(".prompt.mine")).to_be_visible()


def behind_the_dock(page: Page) -> list[str]:
    """What cannot be brought above the dock, once the page knows how tall that is."""
    page.wait_for_function(SETTLED)
    found: list[str] = page.evaluate(BEHIND)
    return found


def share_of_the_dock(page: Page) -> float:
    return float(page.evaluate("() => document.querySelector('.berth .dock').offsetHeight / innerHeight"))


@TITLES
def test_every_piece_can_be_brought_above_the_dock(someone: Someone, title: str) -> None:
    page = someone(**SMALL)
    sit_down(page, title)
    for round in range(3):
        assert behind_the_dock(page) == []
        for folded in page.locator(".prompt details:not([open]) summary").all():
            folded.click()
        assert behind_the_dock(page) == []
        assert page.evaluate(LOST_CHOICES) == []
        assert share_of_the_dock(page) <= MOST
        play_on(page, clicks=6, seed=round + 1)
        expect(page.locator(".prompt.mine")).to_be_visible()


def come_late(route: Route) -> None:
    time.sleep(1)
    route.continue_()


@pytest.mark.parametrize("late", [False, True], ids=["at once", "late"])
def test_the_keyboard_never_leads_behind_the_dock(someone: Someone, late: bool) -> None:
    page = someone(**SMALL)
    if late:
        page.route("**/assets/board-*.js", come_late)
    sit_down(page, "waral")
    page.wait_for_function(IN_SIGHT, arg="main .piece.lit")
    page.locator("main .piece").last.focus()
    page.wait_for_function(IN_SIGHT, arg="main .piece:focus")
    page.keyboard.press("Shift+Tab")
    page.wait_for_function(IN_SIGHT, arg="main .piece:focus")


@pytest.mark.parametrize(
    "size", [SMALL, {"width": 1440, "height": 900}, {"width": 720, "height": 450}], ids=["phone", "desk", "200%"]
)
def test_the_dock_is_always_equally_tall(someone: Someone, size: dict[str, Any]) -> None:
    page = someone(**size)
    sit_down(page, "fine_sand", mode="basic")
    tall = share_of_the_dock(page)
    assert tall <= MOST
    for seed in range(1, 5):
        play_on(page, clicks=2, seed=seed)
        for folded in page.locator(".prompt details:not([open]) summary").all():
            folded.click()
        assert share_of_the_dock(page) == tall


@pytest.mark.parametrize("size", [SMALL, {"width": 1440, "height": 900}], ids=["phone", "desk"])
def test_how_the_game_stands_never_leaves_the_screen(someone: Someone, size: dict[str, Any]) -> None:
    page = someone(**size)
    sit_down(page, "waral", settings={"draft": "random"})
    page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    expect(page.locator(".status .round")).to_be_in_viewport(ratio=1)
    for player in range(3):
        expect(page.locator(".status .points").nth(player)).to_be_in_viewport(ratio=1)
    if size is SMALL:
        expect(page.locator(".status .goal")).to_be_hidden()
        page.locator(".status .round").click()
    expect(page.locator(".status .goal")).to_be_in_viewport()
    expect(page.locator(".status .parts").first).to_contain_text("coins")


def test_what_a_question_is_about_comes_into_sight(someone: Someone) -> None:
    page = someone(**SMALL)
    sit_down(page, "frontier_wars")
    draw_until_a_tile_is_lit(page)
    page.wait_for_function(IN_SIGHT, arg=".hex.lit")
