"""A whole game by keyboard alone: nobody here touches a mouse."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.hands import prefer, undrawn

Someone = Callable[..., Page]
DRAWN = 40  # keys, before the rest of a game is played undrawn
MOST_DIALOGS = 40

# Somebody who presses the number keys of what is asked, as fast as it is asked, until the game is over or a dialog opens.
# A key that means something else now is passed over for a moment: it is pressed again.
PRESS_NUMBERS = """
async ([seed, seconds, enough]) => {
  const end = Date.now() + seconds * 1000;
  const pause = (millis) => new Promise((done) => setTimeout(done, millis));
  const roll = (count) => (seed = (seed * 48271) % 2147483647) % count;
  const asked = () => document.querySelector('.prompt')?.dataset.number;
  const stopped = () => document.querySelector('.end, dialog[open]');
  for (let presses = 0; presses < enough && Date.now() < end && !stopped(); ) {
    const number = asked();
    const ways = [...document.querySelectorAll('.prompt [data-option]:has(kbd)')];
    const says = (words) => ways.filter((one) => words.test(one.dataset.option));
    const forward = says(/^(?!cancel$|propose$)/), eager = says(/^(draw_all|build|pay|done|check)/);
    const some = eager.length && roll(10) < 7 ? eager : forward.length ? forward : ways;
    const key = some.length && some[roll(some.length)].querySelector('kbd').textContent;
    if (key) {
      document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      presses += 1;
    }
    for (let i = 0; i < 80 && asked() === number && !stopped(); i += 1) await pause(8);
  }
  return Boolean(document.querySelector('.end'));
}
"""


def tab_to(page: Page, selector: str) -> None:
    """Go on with Tab until this is focused."""
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement?.matches(selector) ?? false", selector):
            return
    raise AssertionError(f"Tab never comes to {selector}")


def play_by_keys(page: Page, seed: int) -> None:
    """Press number keys to the end of the game, and Enter where a dialog asks."""
    dialog = page.locator("dialog[open]")
    page.evaluate(PRESS_NUMBERS, [seed, 240, DRAWN])
    for number in range(1, MOST_DIALOGS):
        with undrawn(page):
            over = page.evaluate(PRESS_NUMBERS, [seed + number, 240, 100_000])
        if over:
            return
        expect(dialog).to_be_visible()
        page.keyboard.press("Enter")
        expect(dialog).to_be_hidden()
    raise AssertionError("the game does not end")


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
