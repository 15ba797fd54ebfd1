"""How many clicks a game takes: plays whole games through the page, with hands that know what they want, and counts.

    .venv/bin/python -m benchmarks.clicks [TITLE ...]

A pick is what the rules ask for, a click what the page asks for. Navigation is whatever only goes on, passes or ends a turn.
Needs chromium and a built client; starts a server of its own.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

import sandtable

ROOT = Path(__file__).parents[1]
FLAGS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
SECONDS = 600  # for one game
# What a player who knows the game goes for first, by the beginning of an option; whatever is not named comes by chance.
PLANS: dict[str, list[str]] = {
    "fine_sand": ["draw_all", "board", "pay_for_me", "build", "use", "discard", "END", "pay", "done", "next", "check"],
    "frontier_wars": ["draw", "reinforce", "play", "select", "move_to", "fight", "add", "END", "done", "pass"],
}
MODES = {"fine_sand": "basic"}
GOING_ON = "^(END|next|done|check|pass|pay$|stop|none|enough|keep_rest|decline|cancel)"

HANDS = """
async ([plan, goingOn, seconds]) => {
  let seed = 11, clicks = 0, navigation = 0;
  const end = Date.now() + seconds * 1000;
  const pause = (millis) => new Promise((done) => setTimeout(done, millis));
  const roll = (count) => (seed = (seed * 48271) % 2147483647) % count;
  const prompt = () => document.querySelector('.prompt')?.dataset.number;
  const said = (one) => (one.matches('[data-end]') ? 'END' : (one.dataset.option ?? one.dataset.pick ?? one.dataset.lit ?? ''));
  const moves = (one) => new RegExp(goingOn).test(said(one));
  while (Date.now() < end && !document.querySelector('.end')) {
    const asked = prompt(), now = document.querySelector('[data-now]'), dialog = document.querySelector('dialog[open]');
    if (now) { now.click(); await pause(20); continue; } // to wait would do as well: no click that the page asks for
    const seen = dialog ? [...dialog.querySelectorAll('.column .button:not(.quiet)')]
      : [...document.querySelectorAll('[data-option], [data-end], .piece.lit, [data-lit]')];
    const lit = seen.filter((one) => !/^(propose|cancel|offload|back)/.test(said(one)));
    const wish = dialog ? undefined : plan.find((verb) => lit.some((one) => said(one).startsWith(verb)));
    const ways = wish ? lit.filter((one) => said(one).startsWith(wish)) : lit.length ? lit : seen;
    if (!ways.length) { await pause(15); continue; }
    const way = ways[roll(ways.length)];
    clicks += 1;
    if (moves(way)) navigation += 1;
    way.click();
    for (let i = 0; i < 200; i += 1) {
      await pause(8);
      if (prompt() !== asked || document.querySelector('dialog[open], .end, [data-now]')) break;
    }
  }
  return { over: Boolean(document.querySelector('.end')), clicks, navigation };
}
"""
ASK = """async ([path, body]) => {
  const headers = body === null ? {} : { 'content-type': 'application/json' };
  return (await fetch(path, { method: body === null ? 'GET' : 'POST', headers, body: body && JSON.stringify(body) })).text();
}"""


@contextmanager
def server() -> Iterator[str]:
    """A server on a free port, with hasty bots."""
    with tempfile.TemporaryDirectory() as data:
        hasty = ["--port", "0", "--data", data, "--budget", "0.05", "--pause", "0", "--no-limits"]
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        command = [sys.executable, "-m", "sandtable", "serve", *hasty]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment) as running:
            assert running.stdout is not None
            try:
                yield next(found[0] for line in running.stdout if (found := re.search(r"http://[\w.]+:\d+", line)))
            finally:
                running.terminate()


def measure(page: Page, title: str) -> str:
    """Play a game, and say what it took."""
    page.goto("/credits")
    page.evaluate(ASK, ["/api/guest", {}])
    seats = [{"kind": "me"}, {"kind": "bot", "level": "level2"}]
    wish = {"title": title, "mode": MODES.get(title, ""), "seats": seats}
    table = json.loads(page.evaluate(ASK, ["/api/tables", wish]))["id"]
    page.goto(f"/table/{table}")
    done: dict[str, Any] = page.evaluate(HANDS, [PLANS.get(title, []), GOING_ON, SECONDS])
    if not done["over"]:
        return f"{title}: not over after {done['clicks']} clicks"
    game = sandtable.replay(page.evaluate(ASK, [f"/api/tables/{table}/record", None]))
    rounds = max(1, game.g.round)
    mine = [game.voice().words.option(pick.code, game.names).text for pick in game.history if pick.seat == 0]
    going_on = [text for text in mine if re.search(GOING_ON, text)]
    return (
        f"{title}: {rounds} rounds; a round {len(mine) / rounds:.1f} picks, {len(going_on) / rounds:.1f} of them navigation; "
        f"{done['clicks'] / rounds:.1f} clicks, {done['navigation'] / rounds:.1f} of them navigation"
    )


def main() -> None:
    titles = sys.argv[1:] or sandtable.titles()
    with server() as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        for title in titles:
            context = browser.new_context(viewport={"width": 1440, "height": 900}, base_url=address, reduced_motion="reduce")
            print(measure(context.new_page(), title), flush=True)
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
