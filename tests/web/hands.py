"""Hands that play in a browser: they click what is lit, as people do, only faster."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

PATIENCE = 30  # tries

PLAY = """
async ([seed, seconds, enough]) => {
  const end = Date.now() + seconds * 1000;
  const pause = (millis) => new Promise((done) => setTimeout(done, millis));
  const roll = (count) => (seed = (seed * 48271) % 2147483647) % count;
  const prompt = () => document.querySelector('.prompt')?.dataset.number;
  const wish = seed;
  let clicks = 0, curtains = 0, last;
  while (Date.now() < end && clicks < enough) {
    if (document.querySelector('.end')) break;
    const asked = prompt(), curtain = document.querySelector('.curtain .button');
    if (asked !== last) seed = wish + 7919 * Number((last = asked) ?? 0); // the same answer, however often we looked before
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

# Somebody who plays on a board: takes up what is lit, puts it where it may go, and answers beside the board what lies nowhere.
PLAY_ON_BOARD = """
async ([seed, seconds, goals, pieces, still, pointerType]) => {
  const end = Date.now() + seconds * 1000, gestures = {};
  const all = (what) => [...document.querySelectorAll(what)].filter((one) => one.checkVisibility());
  const pause = (millis) => new Promise((done) => setTimeout(done, millis));
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const over = () => Math.max(document.documentElement.scrollHeight - innerHeight,
    ...all(still).map((one) => one.scrollHeight - one.clientHeight));
  const roll = (count) => (seed = (seed * 48271) % 2147483647) % count;
  const one = (list) => list[roll(list.length)];
  const shown = () => `${document.querySelector('.prompt')?.dataset.number} ${all('[aria-pressed=true], .chosen, .ways').length}`;
  const held = () => document.querySelector('.end, dialog, [data-go]');
  const wish = seed;
  let tallest = 0, widest = 0, last;
  while (Date.now() < end) {
    await drawn();
    let tall = over();
    if (tall > 0) { await drawn(); tall = Math.min(tall, over()); }  // news may have come that nobody has seen yet
    if (document.querySelector('.end') || (UNTIL)) break;
    const asked = document.querySelector('.prompt')?.dataset.number;
    if (asked !== last) seed = wish + 7919 * Number((last = asked) ?? 0); // the same answer, however often we looked before
    const sure = all('dialog .column .button:not(.quiet), dialog .row > .main');
    const before = shown(), dialog = sure.length ? sure : all('dialog .row > :last-child');
    const targets = all(goals), board = all(pieces), beside = all('.prompt [data-option]');
    const some = board.length && (roll(8) || !beside.length) ? board : beside;
    const way = one(dialog.length ? dialog : targets.length ? targets : some.length ? some : [null]);
    if (!way) { await pause(15); continue; }
    const round = document.querySelector('.status .round')?.textContent.match(/\\d+/)?.[0] ?? '0';
    if (!targets.includes(way) && !dialog.length) gestures[round] = (gestures[round] ?? 0) + 1;
    tallest = Math.max(tallest, tall);
    widest = Math.max(widest, document.documentElement.scrollWidth - innerWidth);
    way.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, pointerType }));
    await pause(8);
    for (let i = 0; i < 60 && shown() === before && !held(); i += 1) await pause(8);
  }
  return { over: Boolean(document.querySelector('.end')), gestures, tallest, widest };
}
"""
MIDDLES = """(spots) => [...document.querySelectorAll(spots)].map((one) => one.getBoundingClientRect()).filter((box) => box.width)
  .map(({ x, y, width, height }) => [x + width / 2, y + height / 2])"""
ASK = """async ([method, path, body]) => {
  const headers = body === null ? {} : { 'content-type': 'application/json' };
  const answer = await fetch(path, { method, headers, body: body === null ? null : JSON.stringify(body) });
  return answer.json();
}"""

# Somebody who answers without a table before their eyes: what a game leads to is looked at afterwards.
PLAY_UNSEEN = """
async ([table, seed, enough]) => {
  const place = `/api/tables/${table}`, wish = seed, headers = { 'content-type': 'application/json' };
  const roll = (count) => (seed = (seed * 48271) % 2147483647) % count;
  const look = async (more = '') => (await fetch(place + more)).json();
  let state = await look(), picks = 0;
  while (state.info.status === 'playing' && picks < enough) {
    const { era, n, number, seat, view } = state;
    if (!view.ask) { state = await look(`?era=${era}&n=${n}&wait=20`); continue; }
    seed = wish + 7919 * number;
    const all = view.ask.options.map((option) => option.text);
    const forward = all.filter((text) => !/^(cancel|propose)/.test(text));
    const eager = forward.filter((text) => /^(draw_all|build|pay|done|check)/.test(text));
    const some = eager.length && roll(10) < 7 ? eager : forward.length ? forward : all;
    const body = JSON.stringify({ seat, number, picks: [some[roll(some.length)]] });
    if ((await fetch(`${place}/picks`, { method: 'POST', headers, body })).ok) picks += 1;
    state = await look();
  }
  return state.info.status;
}
"""


def play_on(page: Page, *, seconds: int = 300, clicks: int = 100_000, seed: int = 7) -> dict[str, Any]:
    """Click lit things at random until the game is over, the time is up, or after so many clicks."""
    done: dict[str, Any] = page.evaluate(PLAY, [seed, seconds, clicks])
    if page.locator("dialog[open]").count():  # the last click asked whether we are sure
        page.keyboard.press("Escape")
    expect(page.locator("[data-now]")).to_have_count(0)  # nor is a final pick still thought over
    return done


@contextmanager
def undrawn(page: Page) -> Iterator[None]:
    """Draw nothing meanwhile: to draw a game costs more than to play it. For the rest of a game, once enough of it was drawn."""
    page.evaluate("() => { document.body.style.display = 'none'; }")
    yield
    page.evaluate("() => { document.body.style.display = ''; }")


def play_unseen(page: Page, table: str, *, picks: int = 100_000, seed: int = 7) -> str:
    """Pick at random as the person of this page, without a page that shows it: to the end of the game, or so many times.

    Half of what a game costs is to show it: one that is only looked at afterwards need not. Returns how the table stands.
    """
    page.goto("/credits")
    stands: str = page.evaluate(PLAY_UNSEEN, [table, seed, picks])
    page.goto(f"/table/{table}")
    return stands


@dataclass(frozen=True, kw_only=True)
class Board:
    """Where hands find things on a title's board, as selectors."""

    pieces: str  # what can be taken up or picked
    goals: str  # where what was taken up can go
    spots: str  # where somebody might press or let go
    still: str = "main"  # what has to show all it has without scrolling


def play_on_board(page: Page, board: Board, *, seed: int, pointer: str = "mouse", until: str = "false") -> dict[str, Any]:
    """Play on a title's own board to the end of the game, or until something is true of the page.

    Says whether the game is over, how many gestures each round took, and by how many pixels something that should not scroll
    was too tall, or the page too wide.
    """
    wishes = [seed, 240, board.goals, board.pieces, board.still, pointer]
    done: dict[str, Any] = page.evaluate(PLAY_ON_BOARD.replace("UNTIL", until), wishes)
    return done


def gesture_at_random(page: Page, board: Board, *, times: int, seed: int) -> None:
    """Press, drag and let go wherever. No pick may be refused."""
    rng = random.Random(seed)
    for _ in range(times):
        start, goal = rng.sample(page.evaluate(MIDDLES, board.spots), 2)
        page.mouse.move(*start)
        page.mouse.down()
        if rng.random() < 0.7:
            page.mouse.move(*goal, steps=3)
        page.mouse.up()
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
        assert page.locator("[role=alert]").count() == 0


def draw_until_a_tile_is_lit(page: Page) -> None:
    """Take the first choice of each question until one is about the map."""
    while True:
        expect(page.locator(".prompt.mine")).to_be_visible()
        if page.locator(".hex.lit").count():
            return
        asked = page.locator(".prompt").get_attribute("data-number") or ""
        page.locator("[data-lit]:visible, [data-option]:visible").first.click()
        expect(page.locator(".prompt")).not_to_have_attribute("data-number", asked)


def look_at(piece: Locator) -> None:
    """Right-click a card where it lies, be it partly below another or below something that lights its place."""
    piece.scroll_into_view_if_needed()
    box = piece.bounding_box()
    assert box
    piece.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, button="right")


def insist(act: Callable[[], object], shown: Locator, *, in_sight: bool = False) -> None:
    """Do something until it shows, or is in sight. News that come meanwhile may move away what was pointed at, or close what was
    opened."""
    for _ in range(PATIENCE):
        act()
        with suppress(AssertionError):
            looked = expect(shown)
            looked.to_be_in_viewport(timeout=1500) if in_sight else looked.to_be_visible(timeout=1500)
            return
    raise AssertionError(f"{shown} never showed")


def begin_to_play(page: Page, table: str, *, clicks: int = 100_000, seed: int = 7) -> None:
    """Let a page play by itself while others do the same: first by clicks, then as fast as it may. `finish` waits for it.

    What happens fast is not drawn: it would cost more than the game.
    """
    clicked = f"({PLAY})([seed, 300, clicks]).then(() => draw('none'))"
    playing = f"{clicked}.then(() => ({PLAY_UNSEEN})([table, seed, 100_000])).finally(() => draw(''))"
    draw = "const draw = (display) => Object.assign(document.body.style, { display });"
    page.evaluate(f"([table, seed, clicks]) => {{ {draw} window.playing = {playing}; }}", [table, seed, clicks])


def finish(page: Page) -> str:
    """How the table stands at the end."""
    stands: str = page.evaluate("() => window.playing")
    return stands


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


def retell(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    """Change what the server tells of a table when it is opened, so that a page shows what seldom comes about."""

    def listen(live: WebSocketRoute) -> None:
        def pass_on(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "state":
                change(told)
            live.send(json.dumps(told))

        live.connect_to_server().on_message(pass_on)

    page.route_web_socket("**/live", listen)
