"""People play in a browser: alone against a bot, together, round one screen."""

from __future__ import annotations

from collections.abc import Callable

from tests.web.hands import play_on
from playwright.sync_api import Page, expect

Someone = Callable[..., Page]


def test_a_guest_plays_fine_sand_against_a_bot(someone: Someone) -> None:
    page = someone()
    page.goto("/")
    page.locator("[data-title=fine_sand] >> text=Play now").click()
    expect(page.locator(".prompt.mine")).to_be_visible()
    assert play_on(page)["over"]
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    expect(page.locator(".end li.winner")).to_be_visible()
