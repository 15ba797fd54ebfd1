"""On a small phone the dock with the question leaves the board free: whatever lies there can be brought above it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

import sandtable
from tests.web.eyes import too_wide
from tests.web.hands import draw_until_a_tile_is_lit, make_table, play_on, retell

Someone = Callable[..., Page]
TITLES = pytest.mark.parametrize("title", sandtable.titles())
SMALL: dict[str, Any] = {"width": 360, "height": 640, "has_touch": True, "is_mobile": True}
PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
DESK: dict[str, Any] = {"width": 1440, "height": 900}
ZOOMED: dict[str, Any] = {"width": 720, "height": 450}  # a desk at 200 %
MIDDLE: dict[str, dict[str, Any]] = {"fine_sand": {"mode": "basic"}, "waral": {"settings": {"draft": "random"}}}
SNUG = [(title, SMALL) for title in ("waral", "legion")]  # there the question is as tall as what it says: the board has the room
DOCKS = [(title, size) for title in sandtable.titles() for size in (SMALL, DESK, ZOOMED) if (title, size) not in SNUG]
CLICKS = {"legion": 6}  # between two looks; it deals its hands after a draft
MOST = 0.55  # of the screen

# A stack that can be taken up before an order is played or passed passes it by that: it is no other choice.
HARMFUL = """() => {
  const choices = [...document.querySelectorAll('.prompt [data-option]')];
  const lit = '[data-option]:not([data-answer=take_back], [data-answer=aside]), .piece.lit, [data-lit]:not(.movable)';
  const forward = [...document.querySelectorAll(lit)];
  const picks = [...new Set(forward.map(({ dataset }) => dataset.option ?? dataset.pick ?? dataset.lit))];
  const bad = choices.filter((one) => one.matches('.main') && ['go_on', 'leave'].includes(one.dataset.answer));
  return picks.length > 1 ? bad.map((one) => `${one.dataset.option} of ${picks}`) : [];
}"""

# What can be done, what leaves it or goes on, what takes something back, and what changes the manner of play, in this order.
ANSWERS = """() => [...document.querySelectorAll('.prompt .choices > :is([data-option], [data-end], details)')].map((one) => {
  const answer = one.matches('details:not([data-answer])') ? 'act' : one.matches('[data-end]') ? 'go_on' : one.dataset.answer;
  return ['act', 'leave', 'go_on', 'take_back', 'aside'].indexOf(answer);
})"""

BEHIND = """() => {
  const dock = document.querySelector('.berth .dock');
  const pieces = [...document.querySelectorAll('main :is(button, summary, [data-place])')].filter((one) => one.checkVisibility());
  const touches = (one, x, y) => one.contains(document.elementFromPoint(x, y));
  return pieces.flatMap((one) => {
    one.scrollIntoView({ block: 'nearest' });
    const { top, bottom, left, right } = one.getBoundingClientRect();
    const free = dock.getBoundingClientRect().top, middle = (left + right) / 2;
    const over = touches(one, middle, top + 3) && touches(one, middle, bottom - 3); // what lies on the dock is not behind it
    const above = top > -1 && bottom < free + 1;
    return above || over ? [] : [`${one.textContent.trim().slice(0, 40)}: ${top} to ${bottom}, free to ${free}`];
  });
}"""
LOST_CHOICES = """() => [...document.querySelectorAll('.prompt .button')].flatMap((one) => {
  one.scrollIntoView({ block: 'nearest' });
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return one.contains(there) || there?.closest('.panel') ? [] : [one.textContent]; // a panel is closed first
})"""
CUT_OFF = """() => [...document.querySelectorAll('.prompt .scrolling')].flatMap((one) => {
  const box = one.querySelector('.box').getBoundingClientRect(), more = one.querySelector('.more');
  const answers = [...one.querySelectorAll('.button')].filter((it) => it.checkVisibility());
  return more ? [] : answers.filter((it) => it.getBoundingClientRect().bottom > box.bottom + 6).map((it) => it.textContent);
})"""
IN_SIGHT = """(selector) => {
  const free = document.querySelector('.berth .dock').getBoundingClientRect().top;
  const boxes = [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  return boxes.some(({ top, bottom }) => top >= 0 && bottom <= free);
}"""

EMPTY = """() => {
  const end = (one) => one.getBoundingClientRect().bottom, prompt = document.querySelector('.prompt');
  return end(prompt) - Math.max(...[...prompt.querySelectorAll('.what, .choices > *')].map(end));
}"""
CUT_NAMES = """() => [...document.querySelectorAll('.status .name .head')]
  .filter((one) => one.scrollWidth > one.clientWidth || one.getBoundingClientRect().width < 20).map((one) => one.textContent)"""
UNDER_THE_QUESTION = """() => {
  const edge = document.querySelector('.berth .dock').getBoundingClientRect().top;
  const ends = [...document.querySelectorAll('.columns .built')].map((one) => one.getBoundingClientRect().bottom);
  return ends.filter((end) => end > edge);
}"""
TOO_TALL = "() => document.documentElement.scrollHeight - innerHeight"
SETTLED = """() => {
  const dock = document.querySelector('.berth .dock');
  return getComputedStyle(dock).getPropertyValue('--covered') === `${dock.offsetHeight}px`;
}"""


def sit_down(page: Page, title: str, **more: Any) -> None:
    """A table with bots, where the board of the title is there and a question is asked."""
    make_table(page, title, ["me", "bot", "bot"], **more)
    page.wait_for_load_state("networkidle")
    expect(page.locator(".prompt.mine")).to_be_visible()


def behind_the_dock(page: Page) -> list[str]:
    """What cannot be brought above the dock, once the page knows how tall that is."""
    page.wait_for_function(SETTLED)
    found: list[str] = page.evaluate(BEHIND)
    return found


def unfold(page: Page) -> None:
    """Open whatever is folded in the question, all at once: what comes meanwhile cannot take a part of it away."""
    page.evaluate("() => document.querySelectorAll('.prompt details:not([open]) summary').forEach((one) => one.click())")


def share_of_the_dock(page: Page) -> float:
    return float(page.evaluate("() => document.querySelector('.berth .dock').offsetHeight / innerHeight"))


@TITLES
def test_every_piece_can_be_brought_above_the_dock(someone: Someone, title: str) -> None:
    page = someone(**SMALL)
    sit_down(page, title)
    for round in range(3):
        assert behind_the_dock(page) == []
        unfold(page)
        assert behind_the_dock(page) == []
        assert page.evaluate(LOST_CHOICES) == []  # and what is cut off at the edge shows that there is more
        page.evaluate("() => document.querySelector('.prompt .box')?.scrollTo(0, 0)")
        page.wait_for_function(f"() => !({CUT_OFF})().length")
        assert share_of_the_dock(page) <= MOST
        play_on(page, clicks=6, seed=round + 1)
        expect(page.locator(".prompt.mine")).to_be_visible()


def come_late(route: Route) -> None:
    time.sleep(1)
    route.continue_()


@pytest.mark.parametrize("late", [False, True], ids=["at once", "late"])
def test_the_keyboard_never_leads_behind_the_dock(someone: Someone, late: bool) -> None:
    page = someone(**SMALL)
    if late:
        page.route("**/assets/board-*.js", come_late)
    sit_down(page, "waral")
    page.wait_for_function(IN_SIGHT, arg="main .piece.lit")
    page.locator("main .piece").last.focus()
    page.wait_for_function(IN_SIGHT, arg="main .piece:focus")
    page.keyboard.press("Shift+Tab")
    page.wait_for_function(IN_SIGHT, arg="main .piece:focus")


@pytest.mark.parametrize(("title", "size"), DOCKS, ids=lambda of: of if isinstance(of, str) else f"{of['width']} wide")
def test_the_dock_is_always_equally_tall(someone: Someone, title: str, size: dict[str, Any]) -> None:
    page = someone(**size)
    sit_down(page, title, **MIDDLE.get(title, {}))
    while title == "legion" and not page.locator(".plot").count():  # on a phone the hand comes when the journey begins
        play_on(page, clicks=2)  # a pick that is final takes two
        expect(page.locator(".prompt.mine")).to_be_visible()
    tall = share_of_the_dock(page)
    assert tall <= MOST
    for seed in range(1, 4):
        play_on(page, clicks=CLICKS.get(title, 2), seed=seed)
        unfold(page)
        assert share_of_the_dock(page) == tall


def test_on_a_phone_the_districts_of_waral_lie_free_with_what_can_be_done_there(someone: Someone) -> None:
    page = someone(**SMALL)
    sit_down(page, "waral", settings={"draft": "random"})
    assert page.evaluate(EMPTY) < 20
    page.locator(".band .piece.lit").nth(1).tap()
    expect(page.locator(".hand .band [aria-pressed=true]")).to_have_count(1)
    expect(page.locator(".hand .member").nth(1).locator(".acts")).to_be_visible()
    page.wait_for_function(IN_SIGHT, arg=".place:first-child .ways")
    assert page.evaluate(EMPTY) < 20


def test_a_desk_shows_all_of_waral_without_scrolling(someone: Someone) -> None:
    page = someone(**DESK)
    make_table(page, "waral", ["me", "bot", "bot", "bot"])
    expect(page.locator(".dock .piece.lit").first).to_be_visible()
    for seed in range(1, 5):
        page.wait_for_function(SETTLED)
        assert page.evaluate(TOO_TALL) <= 0
        play_on(page, clicks=3, seed=seed)
        expect(page.locator(".prompt.mine")).to_be_visible()


@TITLES
def test_what_stands_out_never_ends_or_leaves_anything_while_something_can_be_done(someone: Someone, title: str) -> None:
    """Nor is there an offer to pick several where nothing lies that several could be picked of."""
    page = someone(**DESK)
    sit_down(page, title, **MIDDLE.get(title, {}))
    for seed in range(1, 11):
        expect(page.locator(".prompt.mine")).to_be_visible()
        assert page.evaluate(HARMFUL) == []
        order = page.evaluate(ANSWERS)
        assert order == sorted(order)
        if page.get_by_role("button", name="Pick several").count():
            assert page.locator(".piece.lit").count() > 1
        play_on(page, clicks=2, seed=seed)


def test_a_question_counts_the_cards_it_wants(someone: Someone) -> None:
    page = someone(**DESK)
    make_table(page, "fine_sand", ["me", "bot"], mode="learning")
    page.locator("[data-end]").click()
    for wanted, held in ((3, 6), (2, 5)):  # of six cards, some of which are alike, the limit of three may stay
        expect(page.locator(".fan .piece.lit")).to_have_count(held)
        expect(page.locator(".prompt .tag")).to_have_text(f"{wanted} of {held}")
        page.locator(".fan .piece.lit").first.click()
        expect(page.locator(".fan .piece.lit")).to_have_count(held - 1)


@pytest.mark.parametrize("size", [SMALL, DESK], ids=["phone", "desk"])
def test_how_the_game_stands_never_leaves_the_screen(someone: Someone, size: dict[str, Any]) -> None:
    page = someone(**size)
    sit_down(page, "waral", settings={"draft": "random"})
    page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    expect(page.locator(".status .round")).to_be_in_viewport(ratio=1)
    for player in range(3):
        expect(page.locator(".status .points").nth(player)).to_be_in_viewport(ratio=1)
    if size is SMALL:
        expect(page.locator(".status .goal")).to_be_hidden()
        page.locator(".status .round").click()
    expect(page.locator(".status .goal")).to_be_in_viewport()
    expect(page.locator(".status .parts").first).to_contain_text("at the end")


def test_what_a_question_is_about_comes_into_sight(someone: Someone) -> None:
    page = someone(**SMALL)
    sit_down(page, "frontier_wars")
    draw_until_a_tile_is_lit(page)
    page.wait_for_function(IN_SIGHT, arg=".hex.lit")


NAMES = ["Curlew 681", "Sandpiper", "Hedgehog", "Kingfisher"]


def called(players: int) -> Callable[[dict[str, Any]], None]:
    """Let the players have names that are as long as they usually get, and let all be asked."""

    def change(state: dict[str, Any]) -> None:
        state["view"]["waiting_for"] = list(range(players))
        for seat, name in zip(state["info"]["seats"], NAMES, strict=False):
            seat["name"] = name

    return change


@pytest.mark.parametrize(("players", "size"), [(3, PHONE), (4, PHONE), (4, DESK)], ids=["three", "four", "four on a desk"])
def test_the_names_of_all_players_stand_whole_while_all_are_asked(someone: Someone, players: int, size: dict[str, Any]) -> None:
    page = someone(**size)
    retell(page, called(players))
    make_table(page, "fine_sand", ["me", *["bot"] * (players - 1)])
    expect(page.locator(".status .asked .name")).to_have_text(NAMES[:players])
    assert page.evaluate(CUT_NAMES) == []
    assert not too_wide(page)


def test_on_a_phone_the_question_of_waral_is_as_tall_while_others_act(someone: Someone) -> None:
    page = someone(**PHONE)
    make_table(page, "waral", ["me", "bot"], settings={"draft": "random"})
    expect(page.locator(".prompt.mine")).to_be_visible()
    retold = "() => document.querySelector('.dock .prompt').getBoundingClientRect().height"
    tall = page.evaluate(retold)
    page.evaluate("() => document.querySelector('.prompt .scrolling')?.remove()")  # as while somebody else is asked
    assert page.evaluate(retold) == tall


def test_the_columns_of_fine_sand_end_above_the_question_on_a_desk(someone: Someone) -> None:
    page = someone(width=1440, height=900)

    def built(state: dict[str, Any]) -> None:
        for zone in state["view"]["zones"]:
            if zone["zone"] in ("green", "red", "blue", "purple") and zone["owner"] == 0:
                zone["cards"], zone["marks"] = ["castle-1"] * 6, []

    retell(page, built)
    make_table(page, "fine_sand", ["me", "bot"])
    expect(page.locator(".columns .built")).to_have_count(24)
    page.wait_for_function(SETTLED)
    assert page.evaluate(UNDER_THE_QUESTION) == []
