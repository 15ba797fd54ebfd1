"""How many clicks a game takes: plays whole games through the page, with hands that know what they want, and counts.

    .venv/bin/python -m benchmarks.clicks [--games N] [TITLE ...]

A pick is what the rules ask for, a click what the page asks for. Navigation is whatever only goes on, passes or ends a turn.
What is taken up with one click and put down with another takes two clicks; dragging it is one gesture.
Every run deals the same games. Needs chromium and a built client; starts a server of its own.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import sandtable
from sandtable.engine.words import RESIGN

ROOT = Path(__file__).parents[1]
FLAGS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
SECONDS = 300  # for one game
PATIENCE = 120_000  # milliseconds for one page, on a machine that has other things to do as well
ROUNDS = 40  # of one title: an unlucky game may go on for long
# What a player who knows the game goes for first, by the beginning of an option; whatever is not named comes by chance.
PLANS: dict[str, list[str]] = {
    "fine_sand": ["draw_all", "board", "pay_for_me", "build", "use", "discard", "END", "pay", "done", "next", "check"],
    "frontier_wars": ["draw", "again", "reinforce", "play", "select", "build", "move_to", "fight", "add", "END", "done", "pass"],
    "legion": ["buy", "send", "give", "use", "reveal", "assault", "hit", "done", "stop", "enough", "pass"],
}
MODES = {"fine_sand": "basic"}
# What makes a round a full one: how often these events have to happen to the player in it.
FULL = {"frontier_wars": {"moved": 6, "battle-begins": 1}}
GOING_ON = "^(END|next|done|check|pass|pay$|stop|none|enough|keep_rest|decline|cancel)"
# A server whose games are dealt by their number.
SERVER = """
import itertools, types
from sandtable.cli import main
from sandtable.server.tables import seating
games = itertools.count(1)
seating.secrets = types.SimpleNamespace(token_hex=lambda size: f'game {next(games)}')
main()
"""

HANDS = """
async ([plan, seconds, until]) => {
  let seed = 11, thought;
  const rounds = {};
  const end = Date.now() + seconds * 1000;
  const pause = (millis) => new Promise((done) => setTimeout(done, millis));
  const roll = (count) => (seed = (seed * 48271) % 2147483647) % count;
  const prompt = () => document.querySelector('.prompt')?.dataset.number;
  const round = () => Number(document.querySelector('.status .round')?.textContent.match(/\\d+/)?.[0] ?? 0);
  const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const said = (one) => (one.matches('[data-end]') ? 'END' : (one.dataset.option ?? one.dataset.pick ?? one.dataset.lit ?? ''));
  const first = (text) => text.split(' ')[0];
  const verbOf = (one) => {
    if (one.matches(GOALS)) return 'put down';
    if (one.matches('.hex.attackable')) return 'who attacks';
    if (one.matches('.stepper button')) return 'leave one';
    if (one.matches('dialog .main')) return 'read';
    return one.dataset.choice ? `choice: ${first(one.dataset.choice)}` : one.matches('[data-go]') ? 'go' : first(said(one));
  };
  const GOALS = '.hex.target, .plot .here, .soldier.target .piece, .one .target'; // where something held can be put
  const look = () => all(`dialog[open], .end, [data-now], [data-go], [aria-pressed=true], ${GOALS}`).length;
  const wanted = () => {
    const sure = all('[data-go]'), targets = all(GOALS);
    const dialog = all('dialog[open] .column .button:not(.quiet), dialog[open] .row > .main');
    const split = all('.panel .stepper:first-child output').some((one) => Number(one.textContent[0]) > 1) && !roll(3);
    if (split) return all('.panel .stepper:first-child button:first-of-type');
    const foes = all('.hex.attackable:not([data-attackers="1"])'); // what several stacks can attack together
    if (foes.length && !sure.length && roll(2)) return foes;
    if (sure.length || dialog.length || targets.length) return [sure, dialog, targets].find((some) => some.length);
    const seen = all('[data-option], [data-end], .piece.lit, [data-lit]');
    const direct = '[data-option], button[data-lit]'; // a button beside a piece needs no second click
    const gift = (one) => document.querySelector(`[data-gift="${said(one).split(' ')[1]}"]`); // above whoever can get it
    const onMap = all('.hex.movable').length; // what can be taken up on the map is not looked for in a list
    const held = '.disc, .ware'; // what is taken up, to be put somewhere else
    const asks = (one) => (one.matches('.piece') ? one.parentElement.querySelector(direct) : one.matches(held) && gift(one));
    const spread = new Set(all('.ways [data-option]').map(said)); // nobody opens a tile whose choices lie there already
    const lies = (one) => one.matches('.hex') && spread.has(said(one));
    const listed = (one) => onMap && /^select/.test(one.dataset.option ?? '');
    const aside = (one) => /^(propose|cancel|offload|back)/.test(said(one));
    const lit = seen.filter((one) => !lies(one) && !listed(one) && !asks(one) && !aside(one));
    const wish = plan.find((verb) => lit.some((one) => said(one).startsWith(verb)));
    return wish ? lit.filter((one) => said(one).startsWith(wish)) : lit.length ? lit : seen;
  };
  const point = async (foe) => { // a mouse that clicks a tile lies on it: where it is told what would come of an attack, it is
    foe.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    for (let i = 0; i < 60 && !document.querySelector(`[data-aimed="${foe.dataset.tile}"]`); i += 1) await pause(8);
  };
  const rest = async (stack) => { // a mouse that rests on a stack needs no click to choose it: only who leaves some behind clicks
    const mouse = (kind) => stack.dispatchEvent(new PointerEvent(kind, { pointerType: 'mouse' }));
    mouse('pointerenter');
    for (let i = 0; i < 60 && !stack.matches('.chosen'); i += 1) await pause(8);
    mouse('pointerleave');
    return stack.matches('.chosen') && document.querySelector(GOALS);
  };
  const middle = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return { clientX: left + width / 2, clientY: top + height / 2 };
  };
  const carry = async (card) => { // an order that is aimed at a tile is dragged there, where the tile lies free
    const told = (on, kind, more) => on.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType: 'mouse', ...more }));
    told(card, 'pointerover');
    await pause(30);
    const free = all('.hex.aimed').filter((one) => {
      const { clientX, clientY } = middle(one);
      return one.contains(document.elementFromPoint(clientX, clientY));
    });
    const goal = free.length && middle(free[roll(free.length)]);
    if (goal) {
      told(card, 'pointerdown', middle(card));
      for (let i = 0; i < 2; i += 1) told(window, 'pointermove', goal);
      told(window, 'pointerup', goal);
    }
    told(card.closest('.own') ?? card, 'pointerleave');
    return goal;
  };
  while (Date.now() < end && !document.querySelector('.end') && !(until && all(until).length)) {
    const asked = prompt(), now = document.querySelector('[data-now]'), before = look();
    if (now) { now.click(); await pause(20); continue; } // to wait would do as well: no click that the page asks for
    if (all('[data-lit^=reinforce], [data-option^=reinforce]').length && asked !== thought) await pause(150); // to read
    thought = asked;
    const ways = wanted();
    if (!ways.length) { await pause(15); continue; }
    const way = ways[roll(ways.length)];
    if (way.matches('.hex.movable') && roll(3) && (await rest(way))) continue;
    const verb = verbOf(way), clicks = (rounds[round()] ??= {});
    clicks[verb] = (clicks[verb] ?? 0) + 1;
    if (way.matches('.hex.target.attack')) await point(way);
    if (verb !== 'play' || !(await carry(way)))
      way.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'mouse' }));
    for (let i = 0; i < 200; i += 1) {
      await pause(8);
      if (prompt() !== asked || look() !== before) break;
    }
  }
  return { over: Boolean(document.querySelector('.end')), rounds };
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
        command = [sys.executable, "-c", SERVER, "serve", *hasty]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment) as running:
            assert running.stdout is not None
            try:
                yield next(found[0] for line in running.stdout if (found := re.search(r"http://[\w.]+:\d+", line)))
            finally:
                running.terminate()


def sit_down(page: Page, title: str) -> str:
    """Make a table with a bot and go there."""
    page.goto("/credits")
    page.evaluate(ASK, ["/api/guest", {}])
    seats = [{"kind": "me"}, {"kind": "bot", "level": "level2"}]
    wish = {"title": title, "mode": MODES.get(title, ""), "seats": seats}
    table = str(json.loads(page.evaluate(ASK, ["/api/tables", wish]))["id"])
    page.goto(f"/table/{table}")
    return table


def happened(game: sandtable.Table) -> Iterator[tuple[int, Counter[str]]]:
    """For each round the events that make it a full one, as far as they are the player's: who is carried moves, too."""
    round, events = 0, Counter[str]()
    for line in game.story(0):
        kind, args = line["kind"], line["args"]
        if kind == "round-begins":
            yield round, events
            round, events = round + 1, Counter()
        elif line["seat"] == 0 and kind in ("moved", "battle-begins"):
            events[kind] += int(args.get("count", 1))
        elif line["seat"] == 0 and kind == "landed":
            events["moved"] += int(args["count"])
    yield round, events


def is_full(title: str, events: Counter[str]) -> bool:
    return title in FULL and all(events[kind] >= least for kind, least in FULL[title].items())


class Count:
    """What the games of one title took so far."""

    def __init__(self) -> None:
        self.rounds = 0
        self.picks: Counter[str] = Counter()
        self.clicks: Counter[str] = Counter()
        self.full: list[tuple[Counter[str], Counter[str]]] = []  # events and clicks of each full round

    def play(self, page: Page, title: str) -> None:
        """One game against a bot; one that takes too long counts as far as it came."""
        table = sit_down(page, title)
        done: dict[str, Any] = page.evaluate(HANDS, [PLANS.get(title, []), SECONDS, ""])
        if not done["over"]:  # there is no record of a game before it is
            page.evaluate(ASK, [f"/api/tables/{table}/resign", {"seat": 0}])
        game = sandtable.replay(page.evaluate(ASK, [f"/api/tables/{table}/record", None]))
        words = game.voice().words
        self.rounds += max(1, game.g.round)
        clicked = {int(round): Counter(clicks) for round, clicks in done["rounds"].items()}
        self.clicks.update(sum(clicked.values(), Counter()))
        self.full += [(events, clicked.get(round, Counter())) for round, events in happened(game) if is_full(title, events)]
        picked = [pick.code for pick in game.history if pick.seat == 0 and pick.code != RESIGN]
        self.picks.update(words.option(code, game.names).verb for code in picked)

    def a_round(self, counted: Counter[str], wanted: str = "") -> float:
        return sum(n for verb, n in counted.items() if re.search(wanted, verb)) / self.rounds

    def gestures(self) -> float:
        return self.a_round(self.clicks) - self.a_round(self.clicks, "^put down")

    def full_rounds(self) -> Iterator[str]:
        """The clicks of the rounds in which a lot happens."""
        if not self.full:
            return
        rounds = len(self.full)
        events = sum((events for events, _ in self.full), Counter[str]())
        clicks = sum((clicks for _, clicks in self.full), Counter[str]())
        each = sorted(clicks.total() for _, clicks in self.full)
        told = ", ".join(f"{events[kind] / rounds:.1f} {kind}" for kind in events)
        yield f"    {rounds} full rounds ({told}): {clicks.total() / rounds:.1f} clicks, from {each[0]} to {each[-1]}"
        if quiet := [clicks.total() for _, clicks in self.full if not clicks["play"]]:
            yield f"    {len(quiet)} of them without an order: {sum(quiet) / len(quiet):.1f} clicks"
        yield f"    in these {', '.join(f'{verb} {n / rounds:.2f}' for verb, n in clicks.most_common())}"

    def in_words(self, counted: Counter[str], what: str) -> str:
        return f"{self.a_round(counted):.1f} {what}, {self.a_round(counted, GOING_ON):.1f} of them navigation"

    def report(self, title: str) -> Iterator[str]:
        picks, clicks = self.picks, self.clicks
        yield f"{title}: {self.rounds} rounds; a round {self.in_words(picks, 'picks')}; {self.in_words(clicks, 'clicks')}"
        yield f"    {self.gestures():.1f} gestures a round, where what is taken up is dragged"
        yield from self.full_rounds()
        for verb in sorted(picks | clicks, key=lambda verb: -max(picks[verb], clicks[verb])):
            yield f"    {verb or '?':24}{picks[verb] / self.rounds:6.2f} picks{clicks[verb] / self.rounds:6.2f} clicks"


def measure(browser: Browser, address: str, title: str, games: int) -> Count:
    count = Count()
    for _ in range(games):
        context = browser.new_context(viewport={"width": 1440, "height": 900}, base_url=address, reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        count.play(context.new_page(), title)
        context.close()
        if count.rounds >= ROUNDS:
            break
    return count


def main() -> None:
    parser = argparse.ArgumentParser(description="count the clicks of whole games")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("titles", nargs="*", default=sandtable.titles())
    wishes = parser.parse_args()
    for title in wishes.titles:
        with server() as address, sync_playwright() as play:
            browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
            print(*measure(browser, address, title, wishes.games).report(title), sep="\n", flush=True)
            browser.close()


if __name__ == "__main__":
    main()
