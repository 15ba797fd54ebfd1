"""Cards fly from where they lay to where they lie, numbers say by how much they change; not for those who want calm."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Position, expect

from tests.web.hands import ask, make_table, play_on, play_unseen, prefer

Someone = Callable[..., Page]
LONGEST = 300  # milliseconds
EDGE = Position(x=16, y=40)  # of a card that others may overlap

WATCH = """() => {
  window.flown = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const animation = animate.call(this, frames, timing);
    const moves = JSON.stringify(frames).includes('translate(') && document.getAnimations().includes(animation);
    const start = Number(/, (.*?)px/.exec(frames[0].transform ?? '')?.[1]);
    window.flown.push({ to: this.dataset.flight ?? '', moves, time: timing.duration, start });
    return animation;
  };
}"""


@pytest.fixture
def someone(someone: Someone) -> Someone:
    """Somebody who likes motion but does not want what happened to be played: that is the matter of `test_theatre.py`."""

    def come(**more: Any) -> Page:
        page = someone(**{"reduced_motion": "no-preference", **more})
        prefer(page, speed=0)
        return page

    return come


def play_a_while(page: Page) -> str:
    """A game of Waral that is ended by agreement before its time."""
    table = make_table(page, "waral", ["me", "bot"])
    assert play_unseen(page, table, picks=40) == "playing"
    expect(page.locator(".prompt")).to_be_visible()
    ask(page, "POST", f"/api/tables/{table}/propose", {"kind": "end"})
    expect(page.locator(".end")).to_be_visible()
    return table


def flown(page: Page) -> list[dict[str, object]]:
    """Every animation that the page has begun since it is watched."""
    seen: list[dict[str, object]] = page.evaluate("() => window.flown")
    return seen


def throw_a_card(page: Page) -> None:
    expect(page.locator(".prompt.mine")).to_be_visible()
    page.evaluate(WATCH)
    page.locator(".fan .piece.lit").first.click(position=EDGE)
    expect(page.locator(".fan .piece")).to_have_count(5)


@pytest.mark.parametrize("generic", [False, True], ids=["own board", "plain table"])
def test_a_card_that_leaves_the_hand_flies_and_the_others_move_up(someone: Someone, generic: bool) -> None:
    page = someone()
    prefer(page, generic=generic, speed=0)
    make_table(page, "fine_sand", ["me", "bot"], mode="basic")
    throw_a_card(page)
    flights = [one for one in flown(page) if one["to"]]
    assert [one["to"] for one in flights] == ["discard pile/0/0"]
    assert len([one for one in flown(page) if one["moves"]]) > len(flights)
    assert all(float(str(one["time"])) < LONGEST for one in flown(page))
    expect(page.locator(".flight")).to_have_count(0)


def test_a_card_that_flew_flies_again_from_where_it_lies(someone: Someone) -> None:
    page = someone()
    make_table(page, "fine_sand", ["me", "bot"], mode="basic")
    throw_a_card(page)
    page.keyboard.press("u")
    expect(page.locator(".fan .piece")).to_have_count(6)
    expect(page.locator(".flight")).to_have_count(0)
    page.locator(".fan .piece.lit").first.click(position=EDGE)
    expect(page.locator(".fan .piece")).to_have_count(5)
    away = [one for one in flown(page) if one["to"] == "discard pile/0/0"]
    assert len(away) == 2
    assert away[0]["start"] == pytest.approx(away[1]["start"], abs=20)


@pytest.mark.parametrize("calm", ["system", "menu"])
def test_nothing_flies_where_calm_is_wanted(someone: Someone, calm: str) -> None:
    page = someone(reduced_motion="reduce") if calm == "system" else someone()
    if calm == "menu":
        prefer(page, calm=True)
    make_table(page, "fine_sand", ["me", "bot"], mode="basic")
    throw_a_card(page)
    assert flown(page) == []
    assert page.evaluate("() => document.getAnimations().length") == 0


def test_cards_fly_in_a_replay_too_and_hurry_when_somebody_goes_on(someone: Someone) -> None:
    page = someone()
    table = play_a_while(page)
    page.goto(f"/replay/{table}?seat=0")
    expect(page.locator(".stage")).to_be_visible()
    page.evaluate(WATCH)
    for step in range(1, 30):
        page.keyboard.press("ArrowRight")
        expect(page.get_by_role("status").filter(has_text=f"{step} /")).to_be_visible()
    page.wait_for_function("() => window.flown.some((one) => one.to)")
    expect(page.locator(".flight")).to_have_count(0)


NOTE = """
window.risen = [];
new MutationObserver((changes) => {
  for (const chip of changes.flatMap((change) => [...change.addedNodes])) {
    const silent = chip.parentElement?.closest('[aria-hidden=true]') !== null;
    if (chip.className === 'change') window.risen.push({ text: chip.textContent, silent });
  }
}).observe(document, { childList: true, subtree: true });
"""


def lose_money(page: Page) -> int:
    """Throw a card away that could have paid for something, and tell how much that was."""
    page.add_init_script(NOTE)
    make_table(page, "fine_sand", ["me", "bot"], mode="basic")
    money = page.locator("[data-counter=money]")
    had = int(money.get_attribute("data-count") or "")
    assert page.evaluate("() => window.risen") == [], "nothing rises where a table is opened"
    throw_a_card(page)
    expect(money).not_to_have_attribute("data-count", str(had))
    return had - int(money.get_attribute("data-count") or "")


@pytest.mark.parametrize("generic", [False, True], ids=["own board", "plain table"])
def test_a_number_that_changes_says_by_how_much_to_eyes_alone(someone: Someone, generic: bool) -> None:
    page = someone()
    prefer(page, generic=generic, speed=0)
    lost = lose_money(page)
    page.wait_for_function("() => window.risen.length > 0")
    assert page.evaluate("() => window.risen") == [{"text": f"\u2212{lost}", "silent": True}]
    expect(page.locator(".change")).to_have_count(0)


@pytest.mark.parametrize("calm", ["system", "menu"])
def test_numbers_change_quietly_where_calm_is_wanted(someone: Someone, calm: str) -> None:
    page = someone(reduced_motion="reduce") if calm == "system" else someone()
    if calm == "menu":
        prefer(page, calm=True)
    assert lose_money(page) > 0
    assert page.evaluate("() => window.risen") == []


def test_numbers_say_by_how_much_at_each_step_of_a_replay_but_not_where_it_leaps(someone: Someone) -> None:
    page = someone()
    page.add_init_script(NOTE)
    table = play_a_while(page)
    page.goto(f"/replay/{table}?seat=0")
    expect(page.locator(".stage .player [data-counter=gold]")).to_have_count(2)
    for _ in range(60):
        with page.expect_response("**/replay/step?*"):
            page.get_by_role("button", name="One pick forward").click()
        if page.evaluate("() => window.risen.length"):
            break
    else:
        pytest.fail("sixty picks changed no number")
    expect(page.locator(".change")).to_have_count(0)
    page.evaluate("() => void (window.risen = [])")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".stage [data-counter=power]:not([data-count='0'])").first).to_be_visible()
    assert page.evaluate("() => window.risen") == []


SCORES_AT_FIRST = """
new MutationObserver(() => {
  const shown = [...document.querySelectorAll('.end .score')].map((one) => one.innerText);
  if (shown.length) window.atFirst ??= shown;
}).observe(document, { childList: true, subtree: true });
"""


def test_a_game_that_ended_early_is_won_by_nobody(someone: Someone) -> None:
    page = someone()
    play_a_while(page)
    expect(page.locator(".end .verdict")).to_have_text("Nobody wins: the game ended early.")
    expect(page.locator(".end .winner")).to_have_count(0)


def test_the_scores_stand_there_at_once_and_turning_points_name_their_round(someone: Someone) -> None:
    page = someone(reduced_motion="no-preference")
    prefer(page, speed=0, confirm=False)
    page.add_init_script(SCORES_AT_FIRST)
    table = make_table(page, "waral", ["me", "bot"], settings={"round_cap": 8})
    assert play_unseen(page, table, picks=40) == "playing"
    assert play_on(page)["over"]
    verdict = page.locator(".end .verdict")
    expect(verdict).to_be_visible()
    expect(page.locator(".end .winner").first).to_be_visible()
    info = ask(page, "GET", f"/api/tables/{table}")["info"]
    outcome, bot = info["outcome"], info["seats"][1]["name"]
    assert any(words in verdict.inner_text() for words in ("You win!", f"{bot} wins.", "share the victory"))
    shown = page.locator(".end .score").all_inner_texts()
    assert sorted(shown) == sorted(str(score) for score in outcome["scores"])
    assert page.evaluate("() => window.atFirst") == shown
    expect(page.locator(".story .round").first).to_have_text(re.compile(r"Round \d"))
