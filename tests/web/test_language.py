"""Nothing English is left: the made-up language puts brackets around whatever comes from a message, and all words have some."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import sandtable
from tests.web.hands import ask, look_at, make_table, play_on, prefer

Someone = Callable[..., Page]

TESTING = "en-x-test"
# Every text somebody reads or hears: between tags, in attributes that are read out, and the title of the page.
# A sentence may be drawn in pieces (a name in its colour, a card to look at): what flows in one line is read as one text,
# with what there was no room for.
READ = """() => {
  const flows = new Map();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    let box = node.parentElement;
    if (box.closest('script, style, noscript, [lang]:not(html)')) continue;
    while (box instanceof HTMLElement && ['inline', 'none'].includes(getComputedStyle(box).display)) box = box.parentElement;
    flows.set(box, (flows.get(box) ?? '') + node.data);
  }
  const found = [document.title, ...flows.values()];
  for (const one of document.querySelectorAll('*')) {
    for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt']) {
      if (one.hasAttribute(name)) found.push(one.getAttribute(name));
    }
  }
  return found.map((text) => text.trim()).filter(Boolean);
}"""
BRACKETED = re.compile(r"\[[^][]*\]")
# What is the same in every language: numbers of rules, clocks, tiles, and signs.
NOTATION = re.compile(r"\b[A-Z]{2}-\d+(\.\d+)*[a-z]?\b|\b[A-Z]\d\b")
PACKS = {"gentle", "once", "river_line", "tall"}  # their folders give them their names
PAGES = [
    "/",
    "/new/fine_sand",
    "/rules",
    "/rules/waral",
    "/player",
    "/credits",
    "/privacy",
    "/no-such-page",
    "/table/nowhere",
    "/replay/nowhere",
]


def left_over(texts: list[str], names: set[str]) -> list[str]:
    """The texts that have letters outside brackets, but for notation and the names of people and packs."""
    return [text for text in dict.fromkeys(texts) if re.search(r"[^\W\d_]", stripped(text, names))]


def stripped(text: str, names: set[str]) -> str:
    while (inner := BRACKETED.sub("", text)) != text:
        text = inner
    for name in names:
        text = text.replace(name, "")
    return NOTATION.sub("", text)


def english_in(page: Page) -> list[str]:
    page.wait_for_load_state("networkidle")
    me = ask(page, "GET", "/api/me")
    return left_over(page.evaluate(READ), {*PACKS, *([me["name"]] if me else [])})


def reader(someone: Someone) -> Page:
    """Somebody whose device reads the made-up language."""
    page = someone()
    prefer(page, language=TESTING)
    return page


# A page as it is drawn, and what of it is English.
DRAWN: dict[str, list[str]] = {
    "<button>[<b>Ida</b> draws [2 <span>Fort</span>] and pays.]</button>": [],
    "<button>[<b>Ida</b> draws <span>[Fort]</span>.] Again</button>": ["[Ida draws [Fort].] Again"],
    "<button><i>New</i> [<b>Ida</b> draws.]</button>": ["New [Ida draws.]"],
    "<button><b>Ida</b> draws <span>[Fort]</span>.</button>": ["Ida draws [Fort]."],
    "<p>[Ida</p><p>draws</p><p>.]</p>": ["[Ida", "draws"],
    "<p>[Ida<span style='display: none'> Ray]</span></p>": [],
    "<p>[Ida]<span style='display: none'> Ray</span></p>": ["[Ida] Ray"],
}


def test_a_sentence_in_pieces_is_read_as_one_and_english_is_still_seen(someone: Someone) -> None:
    page = someone()
    for drawn, left in DRAWN.items():
        page.set_content(drawn)
        assert left_over(page.evaluate(READ), set()) == left


@pytest.mark.parametrize("path", PAGES)
def test_every_page_speaks_the_language_of_the_device(someone: Someone, path: str) -> None:
    page = reader(someone)
    page.goto(path)
    expect(page.locator("h1")).to_be_visible()
    assert english_in(page) == []
    assert page.locator("html").get_attribute("lang") == TESTING


def campaign_of(title: str) -> str:
    """The mode in which several people play one game after the other; "" if a title has none."""
    return next((mode.id for mode in sandtable.title(title).modes if mode.campaign and max(mode.players) > 1), "")


@pytest.mark.parametrize("title", sandtable.titles())
def test_a_table_of_every_title_speaks_the_language_of_the_device(someone: Someone, title: str) -> None:
    """From the first question to the end screen, with every tab and the card sheet; then all pages that know of the game."""
    page, mode = reader(someone), campaign_of(title)
    players = min(count for mode in sandtable.title(title).modes for count in mode.players if count > 1)
    table = make_table(page, title, ["me"] + ["bot"] * (players - 1), mode=mode)
    expect(page.locator(".prompt.mine")).to_be_visible()
    found = english_in(page)
    play_on(page, clicks=8)
    for tab in ("log", "chat", "rules", "note", "menu"):
        page.locator(f"[data-tab={tab}]").click()
        found += english_in(page)
    look_at(page.locator(".piece[data-card]:visible").first)
    expect(page.locator("dialog[open]")).to_be_visible()
    found += english_in(page)
    found += english_at(page, "/", f"a[href='/table/{table}']")
    ask(page, "POST", f"/api/tables/{table}/resign", {"seat": 0})
    found += english_at(page, f"/table/{table}", ".end")
    found += english_at(page, f"/replay/{table}", ".controls")
    found += english_at(page, "/", f"a[href='/replay/{table}']")
    if mode:
        found += english_at(page, f"/campaign/{table}", "h1")
    assert found == []


def english_at(page: Page, path: str, shown: str) -> list[str]:
    """What is left over on a page, once it shows something."""
    page.goto(path)
    expect(page.locator(shown).first).to_be_visible()
    return english_in(page)
