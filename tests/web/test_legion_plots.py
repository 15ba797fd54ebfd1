"""The Plots of Legion's board with three and four players: everybody can be told, and nothing of it lies below something else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.eyes import faults
from tests.web.hands import make_table, play_on_board, prefer, retell
from tests.web.test_legion import BOARD, SENDING, SENDING_CARD, reach_the_march

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


# Of the buttons that aim at each lane: how high they stand and how wide they are.
AIMS = """(aims) => aims.map((aim) => [...aim.children].map((one) => one.getBoundingClientRect())
  .map(({ top, width }) => [top, width]))"""


def aim(told: dict[str, Any]) -> None:
    """Somebody of each player stands on Plot 1, where three Assaults are left, and every rival can be hit."""
    view = told["view"]
    facts, ask = view["facts"], view["ask"]
    zones = {(zone["zone"], zone["owner"]): zone for zone in view["zones"]}
    for seat, slug in enumerate(zones["hand", told["seat"]]["cards"][:4]):
        zones["place 1", seat] |= {"cards": [slug], "marks": [{}]}
        person = {"character": slug, "cold": "", "order": "", "order zone": "", "place": 1, "power": 2, "zone": "place 1"}
        facts["plots"][0]["lanes"][seat] |= {"people": [person], "total": 2}
    hit = ask["options"][0] | {"verb": "assault", "kind": "faction", "label": "", "consequence": ""}
    factions = [band["faction"] for seat, band in enumerate(facts["seats"]) if seat != told["seat"]]
    ask |= {"subject": {"kind": "plot", "noun": "1"}, "wanted": 3}
    ask["options"] = [hit | {"text": f"assault {faction}", "noun": faction} for faction in factions]


def test_whoever_aims_sees_the_own_side_as_well(someone: Someone) -> None:
    """Where several Assaults are left each lane has two buttons: they share the place of a card, and no lane leaves its Plot."""
    page = someone(width=1440, height=900)
    prefer(page, confirm=False)
    aiming: list[bool] = []
    retell(page, lambda told: aim(told) if aiming else None)
    make_table(page, "legion", ["me", "bot", "bot", "bot"], settings={"start_player": "seat_1"})
    expect(page.locator(".prompt.mine")).to_be_visible()
    reach_the_march(page)
    aiming.append(True)
    page.reload()
    expect(page.locator(".aim")).to_have_count(3)
    assert page.locator(".people.whole .aim").count() == 0
    assert page.locator(".plot .lanes").evaluate_all(HIDDEN) <= 0
    for (one, wide), (other, narrow) in page.locator(".aim").evaluate_all(AIMS):
        assert one == other
        assert min(wide, narrow) >= 30
