"""Legion's board: whole games by clicks, taps and keys alone, gestures at random, and what it shows to everybody."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.eyes import faults
from tests.web.hands import make_table, prefer
from tests.web.test_keyboard import play_by_keys

Someone = Callable[..., Page]
GESTURES = 14  # in a round; taking something up and putting it down is one

# Somebody who plays on the board: takes up what is lit and puts it where it may go; what lies nowhere is answered beside it.
PLAY = """
async ([seed, seconds]) => {
  const end = Date.now() + seconds * 1000, gestures = {}, all = (what) => [...document.querySelectorAll(what)];
  const pause = (millis) => new Promise((done) => setTimeout(done, millis));
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const over = () => document.documentElement.scrollHeight - innerHeight;
  const roll = (count) => (seed = (seed * 48271) % 2147483647) % count;
  const one = (list) => list[roll(list.length)];
  const shown = () => document.querySelector('.prompt')?.dataset.number + document.querySelectorAll('[aria-pressed=true]').length;
  let tallest = 0, widest = 0;
  while (Date.now() < end) {
    await drawn();
    let tall = over();
    if (tall > 0) { await drawn(); tall = Math.min(tall, over()); }  // news may have come that nobody has seen yet
    if (document.querySelector('.end')) break;
    const before = shown(), dialog = all('dialog .column .button:not(.quiet), dialog .row > :last-child');
    const goals = all('.plot .here, .soldier.target .piece, .one .target');
    const board = all('.piece.lit, .disc.lit, .ware.lit, .offer, .aim [data-lit], .despatch.lit, .take');
    const beside = all('.prompt [data-option]').filter((button) => button.checkVisibility());
    const some = board.length && (roll(8) || !beside.length) ? board : beside;
    const way = one(dialog.length ? dialog : goals.length ? goals : some.length ? some : [null]);
    if (!way) { await pause(15); continue; }
    const round = document.querySelector('.status .round')?.textContent.match(/\\d/)?.[0] ?? '0';
    if (!goals.includes(way) && !dialog.length) gestures[round] = (gestures[round] ?? 0) + 1;
    tallest = Math.max(tallest, tall);
    widest = Math.max(widest, document.documentElement.scrollWidth - innerWidth);
    way.click();
    await pause(8);
    for (let i = 0; i < 60 && shown() === before && !document.querySelector('.end, dialog'); i += 1) await pause(8);
  }
  return { over: Boolean(document.querySelector('.end')), gestures, tallest, widest };
}
"""


SPOTS = """() => [...document.querySelectorAll('.board .piece, .mine .piece, .disc, .plot, .ware, .band')]
  .map((one) => one.getBoundingClientRect().toJSON())"""


def play_on_the_board(page: Page, *, seed: int = 5) -> dict[str, Any]:
    done: dict[str, Any] = page.evaluate(PLAY, [seed, 240])
    return done


def test_a_whole_game_by_clicks_on_the_board(someone: Someone) -> None:
    """It never scrolls the page, and a round takes few gestures."""
    page = someone(width=1440, height=900)
    prefer(page, confirm=False)
    make_table(page, "legion", ["me", "bot"], settings={"despatches": "on"})
    expect(page.locator(".offer").first).to_be_visible()
    done = play_on_the_board(page)
    assert done["over"]
    assert done["tallest"] <= 0
    rounds = [count for number, count in done["gestures"].items() if number != "0"]
    assert sum(rounds) <= GESTURES * len(rounds)


def test_a_whole_game_by_taps_on_a_phone(someone: Someone) -> None:
    page = someone(width=390, height=844, has_touch=True, is_mobile=True)
    prefer(page, confirm=False)
    make_table(page, "legion", ["me", "bot", "bot"])
    expect(page.locator(".offer").first).to_be_visible()
    done = play_on_the_board(page, seed=11)
    assert done["over"]
    assert done["widest"] <= 0


def test_a_whole_game_by_keyboard(someone: Someone) -> None:
    page = someone()
    prefer(page, confirm=False)
    make_table(page, "legion", ["me", "bot"])
    expect(page.locator(".prompt.mine")).to_be_visible()
    play_by_keys(page, seed=4)


def reach_the_march(page: Page) -> None:
    """Make the first choice of each question until people can be sent."""
    sending = page.locator(".cards .piece.lit[data-pick^=send]")
    while not sending.count():
        done = page.locator("[data-option=done]")
        asked = page.locator(".prompt").get_attribute("data-number") or ""
        (done if done.count() else page.locator(".offer, .cards .piece.lit")).first.click()
        expect(page.locator(".prompt")).not_to_have_attribute("data-number", asked)
        expect(page.locator(".prompt.mine")).to_be_visible()


def test_a_soldier_is_taken_up_and_sent_and_everybody_can_follow(someone: Someone) -> None:
    """Held, they show what they would come to; the number of a Plot sends them. No barrier in either theme."""
    page = someone(width=1440, height=900)
    prefer(page, confirm=False)
    make_table(page, "legion", ["me", "bot"], settings={"start_player": "seat_1"})
    expect(page.locator(".prompt.mine")).to_be_visible()
    reach_the_march(page)
    soldier = page.locator(".cards .piece.lit[data-pick^=send]").first
    name = soldier.get_attribute("data-card") or ""
    soldier.focus()
    page.keyboard.press("Enter")
    expect(soldier).to_have_attribute("aria-pressed", "true")
    here = page.locator(".plot .here").first
    expect(here).to_contain_text("in all")
    assert faults(page) == []
    plot = page.locator(".plot:has(.here)").first.get_attribute("data-plot") or ""
    page.keyboard.press("Escape")
    expect(here).to_be_hidden()
    page.keyboard.press("Enter")
    page.keyboard.press(plot)
    expect(page.locator(f".plot[data-plot='{plot}'] [data-card={name}]")).to_be_visible()


def test_gestures_at_random_never_send_what_is_not_offered(someone: Someone) -> None:
    """Whatever is dragged, dropped or tapped wherever: no refusal, no broken page, and the game can go on."""
    page = someone(width=1440, height=900)
    prefer(page, confirm=False)
    make_table(page, "legion", ["me", "bot"])
    expect(page.locator(".prompt.mine")).to_be_visible()
    reach_the_march(page)
    rng = random.Random(6)
    for _ in range(60):
        start, goal = rng.sample(page.evaluate(SPOTS), 2)
        page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
        page.mouse.down()
        if rng.random() < 0.7:
            page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=3)
        page.mouse.up()
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
        assert page.locator("[role=alert]").count() == 0
    if not page.locator(".end").count():
        expect(page.locator(".prompt.mine")).to_be_visible()
