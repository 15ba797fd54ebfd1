"""The Plots of Legion's board with three and four players: everybody can be told, and nothing of it lies below something else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from playwright.sync_api import Page, expect

from tests.web.eyes import faults
from tests.web.hands import make_table, play_on_board, prefer
from tests.web.test_legion import BOARD, SENDING, SENDING_CARD

Someone = Callable[..., Page]
WITHIN = replace(BOARD, still="main, .bands")

# The first word of a name has to be read: no two are alike. So many pixels of it are cut off, at most, on all cards of Plots.
CUT_OFF = """(names) => Math.max(0, ...names.map((name) => {
  const text = name.firstChild.firstChild ?? name.firstChild, word = document.createRange();
  word.setStart(text, 0);
  word.setEnd(text, text.data.split(/\\s/)[0].length);
  const [read, seen] = [word.getBoundingClientRect(), name.getBoundingClientRect()];
  return Math.max(read.right - seen.right, seen.left - read.left, read.bottom - seen.bottom - 1);
}))"""
NAMES = ".plot .face .name"
HIDDEN = "(boxes) => Math.max(...boxes.map((one) => one.scrollHeight - one.clientHeight))"  # what a Plot does not show, in pixels
# Which cards and totals of Plots lie below the button that sends somebody there.
COVERED = """(spans) => spans.flatMap((span) => {
  const over = span.getBoundingClientRect();
  const things = [...span.closest('.plot').querySelectorAll('.piece, .total, .terms')];
  return things.filter((one) => {
    const box = one.getBoundingClientRect();
    return box.height && box.bottom > over.top + 1 && box.top < over.bottom - 1;
  }).map((one) => one.textContent);
})"""


def test_four_players_see_all_plots_whole(someone: Someone) -> None:
    """On a desk neither page nor players scroll in a whole game. Six on the Plots are all in sight, and their names legible."""
    page = someone(width=1440, height=900)
    prefer(page, confirm=False)
    make_table(page, "legion", ["me", "bot", "bot", "bot"])
    expect(page.locator(".offer").first).to_be_visible()
    done = play_on_board(page, WITHIN, seed=3, until=f"{SENDING} && document.querySelectorAll('.plot .piece').length > 5")
    assert not done["over"]
    assert page.locator(NAMES).evaluate_all(CUT_OFF) <= 1
    assert page.locator(".plot .lanes").evaluate_all(HIDDEN) <= 0
    page.locator(SENDING_CARD).first.click()
    expect(page.locator(".plot .here").first).to_be_visible()
    assert page.locator(".plot .here > span").evaluate_all(COVERED) == []
    assert faults(page, ".board") == []
    done = play_on_board(page, WITHIN, seed=3)
    assert done["over"]
    assert done["tallest"] <= 0
