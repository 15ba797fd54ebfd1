"""Hands that play in a browser: they click what is lit, as people do, only faster."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect

PLAY = """
async ([seed, seconds, enough]) => {
  const end = Date.now() + seconds * 1000;
  const pause = (millis) => new Promise((done) => setTimeout(done, millis));
  const roll = (count) => (seed = (seed * 48271) % 2147483647) % count;
  const prompt = () => document.querySelector('.prompt')?.dataset.number;
  let clicks = 0, curtains = 0;
  while (Date.now() < end && clicks < enough) {
    if (document.querySelector('.end')) break;
    const asked = prompt(), curtain = document.querySelector('.curtain .button');
    const now = document.querySelector('[data-now]'); // a final pick is held for a moment
    const ways = curtain ? [curtain] : now ? [now] : [...document.querySelectorAll('dialog .column .button:not(.quiet)')];
    const lit = [...document.querySelectorAll('[data-option], .piece.lit, [data-lit]')];
    const says = (words) => lit.filter((one) => words.test(one.dataset.option ?? one.dataset.pick ?? one.dataset.lit));
    const forward = says(/^(?!cancel|propose)/), eager = says(/^(draw_all|build|pay|done|check)/);
    const wanted = eager.length && roll(10) < 7 ? eager : forward.length ? forward : lit;
    if (!document.querySelector('dialog, .curtain, [data-now]')) ways.push(...wanted);
    const way = ways.length ? ways[roll(ways.length)] : document.querySelector('dialog .button.main');
    if (!way) { await pause(15); continue; }
    way.click();
    clicks += 1;
    if (curtain) curtains += 1;
    for (let i = 0; i < 100; i += 1) {
      await pause(8);
      if (prompt() !== asked || document.querySelector('dialog, .curtain, .end, [data-now]')) break;
    }
  }
  return { over: Boolean(document.querySelector('.end')), clicks, curtains };
}
"""
ASK = """async ([method, path, body]) => {
  const headers = body === null ? {} : { 'content-type': 'application/json' };
  const answer = await fetch(path, { method, headers, body: body === null ? null : JSON.stringify(body) });
  return answer.json();
}"""


def play_on(page: Page, *, seconds: int = 300, clicks: int = 100_000, seed: int = 7) -> dict[str, Any]:
    """Click lit things at random until the game is over, the time is up, or after so many clicks."""
    done: dict[str, Any] = page.evaluate(PLAY, [seed, seconds, clicks])
    if page.locator("dialog[open]").count():  # the last click asked whether we are sure
        page.keyboard.press("Escape")
    expect(page.locator("[data-now]")).to_have_count(0)  # nor is a final pick still thought over
    return done


def draw_until_a_tile_is_lit(page: Page) -> None:
    """Take the first choice of each question until one is about the map."""
    while True:
        expect(page.locator(".prompt.mine")).to_be_visible()
        if page.locator(".hex.lit").count():
            return
        asked = page.locator(".prompt").get_attribute("data-number") or ""
        page.locator("[data-lit], [data-option]").first.click()
        expect(page.locator(".prompt")).not_to_have_attribute("data-number", asked)


def begin_to_play(page: Page, *, seconds: int = 300, seed: int = 7) -> None:
    """Let a page play by itself while others do the same; `finish` waits for it."""
    page.evaluate(f"(args) => {{ window.playing = ({PLAY})(args); }}", [seed, seconds, 100_000])


def finish(page: Page) -> dict[str, Any]:
    done: dict[str, Any] = page.evaluate("() => window.playing")
    return done


def ask(page: Page, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
    """Ask the server something as the person of this page."""
    return page.evaluate(ASK, [method, path, body])


def make_table(page: Page, title: str, seats: list[str], *, mode: str = "", **more: Any) -> str:
    """Make a table as the person of this page, without the form, and go there. Seats are "me", "open" or "bot"."""
    page.goto("/credits")
    ask(page, "POST", "/api/guest", {})
    wishes = [{"kind": kind, "level": "random"} if kind == "bot" else {"kind": kind} for kind in seats]
    made = ask(page, "POST", "/api/tables", {"title": title, "mode": mode, "seats": wishes, **more})
    page.goto(f"/table/{made['id']}")
    return str(made["id"])


def prefer(page: Page, **liked: Any) -> None:
    """Set what this device likes, as its menu would."""
    page.add_init_script(f"localStorage.setItem('sandtable.preferences', {json.dumps(json.dumps(liked))})")
