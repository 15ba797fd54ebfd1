"""A commander of Frontier Wars in a browser: plays whole games on the board, by clicks or by keys, with a simple plan."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

# What to do next, in this order: answer what is asked at the map, move stacks towards stars and enemies, else go on.
NEXT = """(moved) => {
  const first = (selector) => [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
  const stars = (one) => (one.textContent.match(/★/g) ?? []).length - (one.matches('.attack') ? 1 : 0);
  const targets = [...document.querySelectorAll('.hex.target')].sort((a, b) => stars(b) - stars(a));
  const fresh = [...document.querySelectorAll('.hex.movable:not(.chosen)')].find((one) => !moved.includes(one.dataset.tile));
  const asked = document.querySelector('.prompt.mine');
  if (document.querySelector('.end')) return { over: true };
  if (!asked) return null;
  const ways = {
    go: first('[data-go]'),
    choice: first('.panel [data-option]'),
    target: targets[0],
    deck: first('.deck.lit'),
    stack: fresh,
    tile: first('.hex.lit:not(.movable)'),
    card: /AddResearch|DiscardOne|UseSpecial|KeepOne/.test(asked.dataset.decision ?? '') ? first('.hand .piece.lit') : undefined,
    faction: first('.sheet [data-lit], .chip[data-lit]'),
    end: first('[data-end]'),
    option: first('.prompt [data-option]'),
    kept: first('.hand .piece.lit'),
  };
  const [kind, way] = Object.entries(ways).find(([, one]) => one) ?? [];
  if (!way) return null;
  const { left, top, width, height } = way.getBoundingClientRect();
  const number = asked.dataset.number;
  return { kind, number, tile: way.dataset.tile ?? '', x: left + width / 2, y: top + height / 2 };
}"""
CHANGED = """([number, kind]) => document.querySelector('.end') || document.querySelector('.prompt')?.dataset.number !== number
  || (kind === 'stack' && document.querySelector('.hex.chosen'))
  || (kind === 'tile' && document.querySelector('.panel')) || (kind === 'target' && document.querySelector('[data-go]'))"""


def command(page: Page, *, tap: bool = False, clicks: int = 400) -> dict[str, Any]:
    """Play until the game is over or after so many clicks. Returns how many there were, of which kind, and whether it is over."""
    made: list[str] = []
    moved: list[str] = []
    while len(made) < clicks:
        step = page.wait_for_function(NEXT, arg=moved).json_value()
        if step.get("over"):
            return {"over": True, "made": made}
        if step["kind"] == "stack":
            moved.append(step["tile"])
        elif step["kind"] != "target":
            moved.clear()
        hand = page.touchscreen.tap if tap else page.mouse.click
        hand(step["x"], step["y"])
        made.append(step["kind"])
        page.wait_for_function(CHANGED, arg=[step["number"], step["kind"]])
    return {"over": False, "made": made}
