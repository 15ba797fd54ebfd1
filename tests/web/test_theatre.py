"""What happened is played as a sequence, can be skipped, and is not played where calm is wanted."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.hands import ask, make_table, play_on, prefer

Someone = Callable[..., Page]

# Timers of acts wait for us, so that a test sees what it wants to see, however busy the machine is; and no page that is still
# scrolling carries away what is about to be clicked.
HALT = """
const scroll = Element.prototype.scrollIntoView;
Element.prototype.scrollIntoView = function (how) { scroll.call(this, { ...how, behavior: "instant" }); };
const usual = setTimeout;
const acts = [300, 450, 675, 800, 1200, 1300];
window.setTimeout = (what, time, ...more) => usual(what, acts.includes(time) ? 1_000_000 : time, ...more);
"""


def watch(page: Page, *, halted: bool = True) -> None:
    """Begin a game of Waral against two bots whose picks follow one another, and choose until something is played."""
    if halted:
        page.add_init_script(HALT)
    make_table(page, "waral", ["me", "bot", "bot"])


def play_until_something_is_played(page: Page) -> None:
    """Pick what comes first until what others did is played."""
    skip = page.locator("[data-skip]")
    own = page.locator(".status .mine .name").get_attribute("title") or "nobody"
    for _ in range(60):
        expect(page.locator(".prompt.mine, [data-skip]").first).to_be_visible()
        if skip.count():
            if not page.locator("[data-caption] p").inner_text().startswith(own):
                return
            page.keyboard.press("Escape")
            continue
        page.locator("[data-option]:visible, .piece.lit").first.click()
    pytest.fail("sixty picks, and nothing was played")


def test_what_happened_is_played_and_can_be_skipped_act_by_act_or_all_at_once(someone: Someone) -> None:
    page = someone(reduced_motion="no-preference")
    prefer(page, confirm=False)
    watch(page)
    play_until_something_is_played(page)
    lines = page.locator("[role=log] .line")
    told, shown = page.locator("[data-caption] p").inner_text(), lines.count()
    assert told in lines.all_inner_texts()
    expect(page.locator(".prompt.mine")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("[data-caption] p").get_by_text(told, exact=True)).to_have_count(0)
    assert lines.count() >= shown
    if page.locator("[data-skip]").count():
        page.locator("main").click(position={"x": 5, "y": 5})
    expect(page.locator("[data-skip]")).to_have_count(0)
    expect(page.locator(".prompt.mine")).to_be_visible()
    state = ask(page, "GET", f"/api/tables/{page.url.rsplit('/', 1)[-1]}")
    assert lines.all_inner_texts()[-1] == state["log"][-1]["text"]


def test_a_line_of_the_log_is_played_again_and_its_card_can_be_read(someone: Someone) -> None:
    page = someone(reduced_motion="no-preference")
    watch(page)
    line = page.locator("[role=log] .line").filter(has_text="New in the area").first
    line.click(position={"x": 4, "y": 4})
    expect(page.locator("[data-caption=laid]")).to_have_text(re.compile("New in the area"))
    line.locator("[data-named]").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()


@pytest.mark.parametrize("calm", ["system", "menu"])
def test_nothing_is_played_where_calm_is_wanted(someone: Someone, calm: str) -> None:
    page = someone() if calm == "system" else someone(reduced_motion="no-preference")
    prefer(page, **({"speed": 0} if calm == "menu" else {}))
    page.add_init_script(
        "new MutationObserver(() => { window.played ||= document.querySelector('[data-caption]') !== null; })"
        ".observe(document, { childList: true, subtree: true });"
    )
    watch(page, halted=False)
    play_on(page, clicks=8)
    expect(page.locator(".prompt.mine")).to_be_visible()
    assert not page.evaluate("() => window.played")


def test_while_something_is_played_nobody_waits_for_themselves_and_the_own_things_stay_in_sight(someone: Someone) -> None:
    page = someone(width=1440, height=900, reduced_motion="no-preference")
    prefer(page, confirm=False)
    watch(page)
    play_until_something_is_played(page)
    own = page.locator(".status .mine .name").get_attribute("title") or "nobody"
    expect(page.locator(".prompt .what")).not_to_contain_text(own)
    page.wait_for_function("""() => {
      const [caption, dock] = ['.caption', '.berth .dock'].map((one) => document.querySelector(one).getBoundingClientRect());
      return caption.bottom <= dock.top && caption.top >= 0;
    }""")
