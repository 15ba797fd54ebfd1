"""No letter on the pages and at the tables is smaller than 12 pixels, on a desk and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import sandtable
from tests.web.eyes import too_small
from tests.web.hands import ask, make_table, play_on
from tests.web.test_accessible import NOWHERE, PAGES

Someone = Callable[..., Page]
DESK: dict[str, Any] = {"width": 1440, "height": 900}
PHONE: dict[str, Any] = {"width": 360, "height": 640, "has_touch": True, "is_mobile": True}
SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
MODES = {"fine_sand": "basic"}  # without a coach, who would speak of the first cards alone
CLICKS = {"legion": 20}  # until people stand on its Plots


@SIZES
def test_on_every_page(someone: Someone, size: dict[str, Any]) -> None:
    page = someone(**size)
    found: list[str] = []
    for place in [*PAGES, *NOWHERE]:
        page.goto(place)
        expect(page.locator("h1, a.button").first).to_be_visible()
        found += too_small(page)
    assert found == []


@SIZES
@pytest.mark.parametrize("title", sandtable.titles())
def test_at_a_table(someone: Someone, title: str, size: dict[str, Any]) -> None:
    """At the first question, in the middle of a game with all tabs and a card held up, and when it is over."""
    page = someone(**size)
    table = make_table(page, title, ["me", "bot", "bot"], mode=MODES.get(title, ""))
    expect(page.locator(".prompt")).to_be_visible()
    found = too_small(page)
    play_on(page, clicks=CLICKS.get(title, 12))
    page.evaluate("() => document.querySelectorAll('details').forEach((folded) => { folded.open = true; })")
    found += too_small(page)
    for tab in ("log", "chat", "rules", "note", "menu"):
        page.locator(f"[data-tab={tab}]").dispatch_event("click")
        found += too_small(page)
    ask(page, "POST", f"/api/tables/{table}/resign", {"seat": 0})
    page.reload()
    expect(page.locator(".prompt, .end").first).to_be_visible()
    found += too_small(page)
    assert found == []
