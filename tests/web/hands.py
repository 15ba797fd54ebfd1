"""Hands that play in a browser: they click what is lit, as people do, only faster."""

from __future__ import annotations

from playwright.sync_api import Page

PLAY = """
async ([seed, seconds, enough]) => {
  const end = Date.now() + seconds * 1000;
  const pause = (millis) => new Promise((done) => setTimeout(done, millis));
  const roll = (count) => (seed = (seed * 48271) % 2147483647) % count;
  let clicks = 0;
  while (Date.now() < end && clicks < enough) {
    if (document.querySelector('.end')) return { over: true, clicks };
    const asked = document.querySelector('.prompt')?.dataset.number;
    const ways = [...document.querySelectorAll('dialog .column .button:not(.quiet), .curtain .button')];
    if (!document.querySelector('dialog')) ways.push(...document.querySelectorAll('[data-option], .piece.lit, [data-lit]'));
    const sure = document.querySelector('dialog .button.main');
    const way = ways.length ? ways[roll(ways.length)] : sure;
    if (!way) { await pause(15); continue; }
    way.click();
    clicks += 1;
    for (let i = 0; i < 100; i += 1) {
      await pause(8);
      if (document.querySelector('.prompt')?.dataset.number !== asked || document.querySelector('dialog, .curtain, .end')) break;
    }
  }
  return { over: Boolean(document.querySelector('.end')), clicks };
}
"""


def play_on(page: Page, *, seconds: int = 40, clicks: int = 100_000, seed: int = 7) -> dict[str, int]:
    """Click lit things at random until the game is over, the time is up, or after so many clicks."""
    return page.evaluate(PLAY, [seed, seconds, clicks])


def make_table(page: Page, title: str, *, mode: str = "", seats: list[dict[str, str]], **more: object) -> str:
    """Make a table as the person of this page, without the form. Returns its id."""
    page.evaluate("() => fetch('/api/guest', {method: 'POST', headers: {'content-type': 'application/json'}, body: '{}'})")
    ask = """async (body) => (await (await fetch('/api/tables',
        {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)})).json()).id"""
    made = page.evaluate(ask, {"title": title, "mode": mode, "seats": seats, **more})
    assert isinstance(made, str)
    return made
