"""How many clicks the same game takes: both players follow a script, one of them through the page, and its clicks are counted.

    .venv/bin/python -m benchmarks.scripted_clicks [--games N] [--without SELECTOR] [TITLE ...]

What is picked depends on the question and its number alone, not on the page: two clients, or one with and without something, are
asked for the same picks. Each is made in the fewest clicks that the page knows. Needs chromium and a built client.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.clicks import ASK, FLAGS, MODES, PATIENCE, server

SECONDS = 600  # for one game
# What both go for first, by the beginning of an option; of several the number of the question decides.
PLANS: dict[str, str] = {
    "legion": "buy send give take_back use reveal assault violence hit done stop enough pass",
    "waral": "pick use take loot play",
}

# Who watches makes picks through the page, others send them. A gesture that makes two picks is one wish.
SCRIPT = """
async ([table, seat, plan, seconds, watched, without]) => {
  const place = `/api/tables/${table}`, headers = { 'content-type': 'application/json' };
  const end = Date.now() + seconds * 1000, clicks = {}, lost = [];
  let made = 0, picked = 0;
  const pause = (millis) => new Promise((done) => setTimeout(done, millis));
  const look = async (more = '') => (await fetch(place + more)).json();
  const one = (list, number) => list[(7919 * (number + 1)) % list.length];
  const barred = (one) => without && one.matches(without);
  const seen = (what) => [...document.querySelectorAll(what)].filter((one) => one.checkVisibility() && !barred(one));
  const send = (number, pick) =>
    fetch(`${place}/picks`, { method: 'POST', headers, body: JSON.stringify({ seat, number, picks: [pick] }) });
  const first = (...ways) => ways.map((way) => seen(way)[0]).find(Boolean);
  const wish = ({ ask, facts }, number) => {
    const all = ask.options.map((option) => option.text).filter((text) => !/^(cancel|propose|back|offload)/.test(text));
    const verb = plan.find((start) => all.some((text) => text.startsWith(start)));
    const some = verb ? all.filter((text) => text.startsWith(verb)) : all;
    const pick = one(some.length ? some : all, number), [what, thing] = pick.split(' ');
    const takers = what === 'buy' ? facts.wares?.[thing]?.takers : what === 'give' ? facts.recipients?.[thing] : undefined;
    if (ask.wanted > 1 && /^(violence|assault)$/.test(what)) return Array.from({ length: ask.wanted }, () => pick);
    const goals = what === 'move' ? facts.moves?.[thing] : undefined;
    if (takers?.length > 1)
      return [pick, `${what === 'buy' ? 'equip' : 'give_to'} ${one(takers, number)}`];
    return goals?.length > 1 ? [pick, `move_to ${one(goals, number)}`] : [pick];
  };
  const click = async (way, verb) => {
    clicks[verb] = (clicks[verb] ?? 0) + 1;
    made += 1;
    way.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'mouse' }));
    await pause(40);
  };
  const through = async (picks) => {
    const [[verb, noun], [, other]] = [picks[0].split(' '), (picks[1] ?? '').split(' ')];
    const [who, plot] = verb.startsWith('send') ? noun.split('/') : [noun, other];
    const gift = first(`[data-bearer="${other}"] [data-gift="${noun}"]`);
    const beside = `[data-option="${picks[0]}"]`, lit = `[data-lit="${picks[0]}"]`;
    const direct = first(`.dots ${lit}`, `button${lit}:not(.disc, .ware)`, `.prompt ${beside}`, beside);
    const piece = first(`[data-pick="${picks[0]}"]`, lit, `.piece.lit[data-card="${who}"]`);
    const all = picks[1] === picks[0] && seen('.aim').find((aim) => aim.querySelector(lit))?.lastElementChild;
    if (all) await click(all, `${verb} all`);
    else if (gift) await click(gift, `${verb} at once`);
    else if (!other && direct) await click(direct, verb);
    else if (piece) {
      await click(piece, verb);
      const goal = first(`.soldier[data-target="${other}"] .piece`, `.plot[data-plot="${plot}"] .here`);
      if (goal) await click(goal, 'put down');
    } else {
      const list = first('details:not([open]) > summary');
      if (list) { list.click(); await pause(60); }
      const way = first(beside);
      if (way) await click(way, `${verb} from the list`);
      else return false;
    }
    const sure = first('dialog[open] .column .button:not(.quiet)', 'dialog[open] .row > .main');
    if (sure) await click(sure, 'sure');
    document.querySelector('[data-now]')?.click();
    return true;
  };
  let state = await look();
  while (state.info.status === 'playing' && Date.now() < end) {
    const { era, n, number, view } = state;
    if (!view.ask) { state = await look(`?era=${era}&n=${n}&wait=20`); continue; }
    const picks = wish(view, number);
    picked += picks.length;
    if (!watched) {
      await send(number, picks[0]);
    } else {
      document.querySelector('.round-card .button')?.click();
      for (let i = 0; i < 400 && document.querySelector('.prompt')?.dataset.number !== String(number); i += 1) await pause(15);
      if (!(await through(picks))) {
        lost.push(picks[0]);
        await send(number, picks[0]);
      }
    }
    for (let i = 0; i < 40 && state.number === number; i += 1) { if (i) await pause(25); state = await look(); }
  }
  return { clicks, made, picked, lost, round: state.view.scalars?.round ?? 0 };
}
"""


def newcomer(browser: Browser, address: str) -> Page:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, base_url=address, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto("/credits")
    page.evaluate(ASK, ["/api/guest", {}])
    return page


def play(browser: Browser, address: str, title: str, without: str) -> dict[str, Any]:
    """One game of two people who follow the script; only the first one looks at the table."""
    here, there = newcomer(browser, address), newcomer(browser, address)
    wish = {"title": title, "mode": MODES.get(title, ""), "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = str(json.loads(here.evaluate(ASK, ["/api/tables", wish]))["id"])
    there.evaluate(ASK, [f"/api/tables/{table}/join", {"seat": 1}])
    here.goto(f"/table/{table}")
    plan = PLANS[title].split()
    there.evaluate(
        "([script, wishes]) => { window.done = (0, eval)(`(${script})`)(wishes); }",
        [SCRIPT, [table, 1, plan, SECONDS, False, ""]],
    )
    played: dict[str, Any] = here.evaluate(SCRIPT, [table, 0, plan, SECONDS, True, without])
    here.context.close()
    there.context.close()
    return played


def main() -> None:
    parser = argparse.ArgumentParser(description="count the clicks of scripted games")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--without", default="", help="what the hands may not use, as a selector")
    parser.add_argument("titles", nargs="*", default=list(PLANS))
    wishes = parser.parse_args()
    for title in wishes.titles:
        clicks: Counter[str] = Counter()
        rounds = picks = 0
        with server() as address, sync_playwright() as chromium:
            browser = chromium.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
            for game in range(wishes.games):
                played = play(browser, address, title, wishes.without)
                counts = f"{played['picked']} picks, {played['made']} clicks, {played['round']} rounds"
                print(f"{title} {game + 1}: {counts}", *played["lost"], flush=True)
                clicks.update(played["clicks"])
                rounds, picks = rounds + played["round"], picks + played["picked"]
            browser.close()
        print(f"{title}: {rounds} rounds; a round {picks / rounds:.1f} picks, {clicks.total() / rounds:.1f} clicks")
        for verb, count in clicks.most_common():
            print(f"    {verb:24}{count / rounds:6.2f}")


if __name__ == "__main__":
    main()
