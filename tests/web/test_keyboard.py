"""A whole game by keyboard alone: nobody here touches a mouse."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as NothingNew

from tests.web.hands import prefer

Someone = Callable[..., Page]
EAGER = ("draw_all", "build", "pay", "done", "check")
ENOUGH = 2000  # keys: far more than a game needs
PATIENCE = 2  # seconds before a key is pressed again
TRIES = 15

LOOK = """() => ({
  over: Boolean(document.querySelector('.end')),
  dialog: Boolean(document.querySelector('dialog[open]')),
  number: document.querySelector('.prompt')?.dataset.number ?? '',
  keys: [...document.querySelectorAll('.prompt [data-option]:has(kbd)')].map(
    (one) => [one.dataset.option, one.querySelector('kbd').textContent]),
})"""
SOMETHING_NEW = """(seen) => {
  const number = document.querySelector('.prompt')?.dataset.number ?? '';
  const dialog = Boolean(document.querySelector('dialog[open]'));
  return document.querySelector('.end') || dialog !== seen.dialog || (number && number !== seen.number);
}"""


def tab_to(page: Page, selector: str) -> None:
    """Go on with Tab until this is focused."""
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement?.matches(selector) ?? false", selector):
            return
    raise AssertionError(f"Tab never comes to {selector}")


def key_for(keys: dict[str, str], rng: random.Random) -> str:
    """The number key of a sensible option."""
    forward = [text for text in keys if text not in ("cancel", "propose")] or list(keys)
    eager = [text for text in forward if text.startswith(EAGER)]
    return keys[rng.choice(eager if eager and rng.random() < 0.7 else forward)]


def play_by_keys(page: Page, seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(ENOUGH):
        if page.evaluate(LOOK)["over"]:
            return
        press_until_something_is_new(page, rng)
    raise AssertionError("the game does not end")


def press_until_something_is_new(page: Page, rng: random.Random) -> None:
    """Press a sensible key, and again where it only skipped what was being played, as people do."""
    for _ in range(TRIES):
        seen: dict[str, Any] = page.evaluate(LOOK)
        if seen["dialog"]:
            page.keyboard.press("Enter")
        elif seen["keys"]:
            page.keyboard.press(key_for(dict(seen["keys"]), rng))
        try:
            page.wait_for_function(SOMETHING_NEW, arg=seen, timeout=PATIENCE * 1000)
        except NothingNew:
            continue
        return
    raise AssertionError(f"no key brings anything about: {seen}")


def test_a_whole_game_of_fine_sand_by_keyboard_alone(someone: Someone) -> None:
    page = someone()
    prefer(page, confirm=False)
    page.goto("/")
    expect(page.locator("[data-title=fine_sand]")).to_be_visible()
    tab_to(page, "[data-title=fine_sand] .main")
    page.keyboard.press("Enter")
    expect(page.locator(".prompt.mine")).to_be_visible()
    expect(page.locator(".fan .piece.lit").first).to_be_visible()

    tab_to(page, ".fan .piece.lit")
    page.keyboard.press("i")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    assert page.evaluate("() => document.activeElement.matches('.fan .piece.lit')"), "closing a card goes back to where we were"
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Undo (2)")).to_be_visible()
    page.keyboard.press("u")
    expect(page.get_by_role("button", name="Undo (2)")).to_be_hidden()

    play_by_keys(page, seed=5)
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    tab_to(page, ".end .main")
    page.keyboard.press("Enter")
    expect(page.locator(".prompt.mine")).to_be_visible()
