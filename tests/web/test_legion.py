"""Legion's board: whole games by clicks, taps and keys alone, gestures at random, and what it shows to everybody."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.eyes import faults
from tests.web.hands import Board, gesture_at_random, make_table, play_on_board, prefer
from tests.web.test_keyboard import play_by_keys

Someone = Callable[..., Page]
GESTURES = 14  # in a round; taking something up and putting it down is one

BOARD = Board(
    pieces=".piece.lit, .disc.lit, .ware.lit, .offer, .aim [data-lit], .despatch.lit, .take",
    goals=".plot .here, .soldier.target .piece, .one .target",
    spots=".board .piece, .mine .piece, .disc, .plot, .ware, .band",
)
SENDING_CARD = ".cards .piece.lit[data-pick^=send]"
SENDING = f"document.querySelector('{SENDING_CARD}')"
# The names of those of which something is cut off, at the foot or because they stand in a second row.
CUT_OFF = """(offers) => offers.filter((one) => one.scrollHeight > one.clientHeight + 1
  || one.getBoundingClientRect().top > offers[0].getBoundingClientRect().top + 1).map((one) => one.textContent)"""


def test_a_whole_game_by_clicks_on_the_board(someone: Someone) -> None:
    """It never scrolls the page, a round takes few gestures, and a card tells how the first one ended."""
    page = someone(width=1440, height=900)
    prefer(page, confirm=False)
    make_table(page, "legion", ["me", "bot"], settings={"despatches": "on"})
    expect(page.locator(".offer").first).to_be_visible()
    first = play_on_board(page, BOARD, seed=5, until="document.querySelector('.round-card')")
    expect(page.get_by_role("heading", name="Round 1 is over")).to_be_visible()
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".round-card")).to_have_count(0)
    done = play_on_board(page, BOARD, seed=5)
    assert done["over"]
    assert max(first["tallest"], done["tallest"]) <= 0
    gestures = Counter(first["gestures"]) + Counter(done["gestures"])
    rounds = [count for number, count in gestures.items() if number != "0"]
    assert sum(rounds) <= GESTURES * len(rounds)


def test_what_is_chosen_before_the_journey_can_be_read_whole(someone: Someone) -> None:
    """Factions, commanders and soldiers stand in one row, each with its name and what it brings."""
    page = someone(width=1440, height=900)
    prefer(page, confirm=False)
    make_table(page, "legion", ["me", "bot"])
    expect(page.locator(".offer").first).to_be_visible()
    asked: set[str] = set()
    while page.locator(".offer").first.is_visible():
        asked.add(page.locator(".prompt").get_attribute("data-number") or "")
        assert page.locator(".offer").evaluate_all(CUT_OFF) == []
        page.locator(".offer").first.click()
        expect(page.locator(".prompt")).not_to_have_attribute("data-number", max(asked, key=int))
        expect(page.locator(".prompt.mine")).to_be_visible()
    assert len(asked) >= 3


def test_a_whole_game_by_taps_on_a_phone(someone: Someone) -> None:
    page = someone(width=390, height=844, has_touch=True, is_mobile=True)
    prefer(page, confirm=False)
    make_table(page, "legion", ["me", "bot", "bot"])
    expect(page.locator(".offer").first).to_be_visible()
    play_on_board(page, BOARD, seed=11, pointer="touch", until=SENDING)
    look_at_plots_before_somebody_is_sent(page)
    first = play_on_board(page, BOARD, seed=11, pointer="touch", until="document.querySelector('.round-card')")
    assert page.locator(".round-card").evaluate("(card) => card.scrollHeight - card.clientHeight") <= 0
    page.get_by_role("button", name="Go on").tap()
    done = play_on_board(page, BOARD, seed=11, pointer="touch")
    assert done["over"]
    assert max(first["widest"], done["widest"]) <= 0


def look_at_plots_before_somebody_is_sent(page: Page) -> None:
    """A tab only shows its Plot, and says where somebody who is held may go; there a button sends them."""
    soldier = page.locator(SENDING_CARD).first
    slug = soldier.get_attribute("data-card")
    soldier.tap()
    tab = page.locator(".tile", has=page.locator(".dot")).last
    plot = tab.get_attribute("data-strip")
    expect(tab).to_have_accessible_name(re.compile("may go there"))
    tab.tap()
    expect(tab).to_have_attribute("aria-pressed", "true")
    expect(soldier).to_have_attribute("aria-pressed", "true")
    here = page.locator(f".plot[data-plot='{plot}'] .here")
    expect(here).to_be_in_viewport()
    here.tap()
    expect(page.locator(f".plot[data-plot='{plot}'] [data-card={slug}]")).to_be_attached()


# Where Plots can be seen: below the head of the table, above the question, while nothing above the table shows.
ROOM = """() => {
  const [head, dock] = ['.head', '.dock'].map((one) => document.querySelector(one).getBoundingClientRect());
  const [strip, plot] = ['.tile', '.plot'].map((one) => document.querySelector(one).getBoundingClientRect());
  return { above: head.top, strip: strip.top - head.bottom, plot: dock.top - plot.top };
}"""


def test_plots_hand_and_question_are_together_on_a_small_phone(someone: Someone) -> None:
    """Also after the page was short, as it is before the journey. A soldier who is taken up sees a Plot that admits them."""
    page = someone(width=360, height=740, has_touch=True, is_mobile=True)
    prefer(page, confirm=False)
    make_table(page, "legion", ["me", "bot", "bot"], settings={"start_player": "seat_1"})
    expect(page.locator(".prompt.mine")).to_be_visible()
    reach_the_march(page)
    expect(page.locator(".tile").first).to_be_in_viewport()
    room = page.evaluate(ROOM)
    assert abs(room["above"]) <= 1
    assert -1 <= room["strip"] <= 80  # the round's card may stand between
    assert room["plot"] >= 150
    page.locator(SENDING_CARD).last.tap()
    expect(page.locator(".plot .here").first).to_be_in_viewport()


def test_one_click_gives_what_somebody_can_get(someone: Someone) -> None:
    """It lies above them while the mouse is there, and nothing of it before."""
    page = someone(width=1440, height=900)
    prefer(page, confirm=False)
    make_table(page, "legion", ["me", "bot"], mode="learning")
    expect(page.get_by_text("The coach says")).to_be_visible()
    gifts = page.locator(".cards .soldier:has([data-gift])")
    while not gifts.count():
        asked = page.locator(".prompt").get_attribute("data-number") or ""
        page.locator(".offer").first.click()
        expect(page.locator(".prompt")).not_to_have_attribute("data-number", asked)
        expect(page.locator(".prompt.mine")).to_be_visible()
    gift = gifts.first.locator("[data-gift]").first
    expect(gift).to_be_hidden()
    slug, thing = gifts.first.get_attribute("data-bearer"), gift.get_attribute("data-gift")
    gifts.first.locator(".piece").hover()
    expect(gift).to_be_visible()
    assert faults(page) == []
    gift.click()
    expect(page.locator(f"[data-bearer='{slug}'] [data-gift='{thing}']")).to_have_count(0)
    expect(page.locator(".prompt .what")).not_to_contain_text("who gets it?")


def test_a_whole_game_by_keyboard(someone: Someone) -> None:
    page = someone()
    prefer(page, confirm=False)
    make_table(page, "legion", ["me", "bot"])
    expect(page.locator(".prompt.mine")).to_be_visible()
    play_by_keys(page, seed=4)


def reach_the_march(page: Page) -> None:
    """Make the first choice of each question until people can be sent."""
    sending = page.locator(SENDING_CARD)
    while not sending.count():
        done = page.locator("[data-option=done]")
        asked = page.locator(".prompt").get_attribute("data-number") or ""
        (done if done.count() else page.locator(".offer, .cards .piece.lit")).first.click()
        expect(page.locator(".prompt")).not_to_have_attribute("data-number", asked)
        expect(page.locator(".prompt.mine")).to_be_visible()


def test_a_soldier_is_taken_up_and_sent_and_everybody_can_follow(someone: Someone) -> None:
    """Held, they show what they would come to; the number of a Plot sends them. No barrier in either theme."""
    page = someone(width=1440, height=900)
    prefer(page, confirm=False)
    make_table(page, "legion", ["me", "bot"], settings={"start_player": "seat_1"})
    expect(page.locator(".prompt.mine")).to_be_visible()
    reach_the_march(page)
    soldier = page.locator(SENDING_CARD).first
    name = soldier.get_attribute("data-card") or ""
    soldier.focus()
    page.keyboard.press("Enter")
    expect(soldier).to_have_attribute("aria-pressed", "true")
    here = page.locator(".plot .here").first
    expect(here).to_contain_text("in all")
    assert faults(page) == []
    here.click(button="right")  # what lies below can still be read
    expect(page.get_by_role("dialog")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    soldier.focus()
    plot = page.locator(".plot:has(.here)").first.get_attribute("data-plot") or ""
    page.keyboard.press("Escape")
    expect(here).to_be_hidden()
    page.keyboard.press("Enter")
    page.keyboard.press(plot)
    expect(page.locator(f".plot[data-plot='{plot}'] [data-card={name}]")).to_be_visible()


def test_the_question_says_who_is_held_and_one_click_sends(someone: Someone) -> None:
    """What is asked now takes the place of the first question; the number of a Plot above somebody is all that is needed."""
    page = someone(width=1440, height=900)
    prefer(page, confirm=False)
    make_table(page, "legion", ["me", "bot"], settings={"start_player": "seat_1"})
    expect(page.locator(".prompt.mine")).to_be_visible()
    reach_the_march(page)
    soldier = page.locator(".cards .soldier:has(.dots button)").first
    piece, number = soldier.locator(".piece"), soldier.locator(".dots button").first
    expect(page.locator(".prompt .what")).to_contain_text("Whom do you send where?")
    piece.click()
    expect(page.locator(".prompt .what")).to_contain_text("Where do you send")
    expect(page.locator(".prompt [data-option]")).to_have_count(0)
    page.get_by_role("button", name="Choose something else").click()
    expect(page.locator(".prompt .what")).to_contain_text("Whom do you send where?")
    plot, slug = number.inner_text(), piece.get_attribute("data-card")
    number.hover()
    expect(page.locator(".plot .here")).to_have_count(1)  # what that would come to, there alone
    number.click()
    sure = page.get_by_role("dialog").locator(".column .button").first  # where somebody would die for certain
    there = page.locator(f".plot[data-plot='{plot}'] [data-card={slug}]")
    expect(sure.or_(there).first).to_be_visible()
    if sure.is_visible():
        sure.click()
    expect(there).to_be_visible()


def test_gestures_at_random_never_send_what_is_not_offered(someone: Someone) -> None:
    """Whatever is dragged, dropped or tapped wherever: no refusal, no broken page, and the game can go on."""
    page = someone(width=1440, height=900)
    prefer(page, confirm=False)
    make_table(page, "legion", ["me", "bot"])
    expect(page.locator(".prompt.mine")).to_be_visible()
    reach_the_march(page)
    gesture_at_random(page, BOARD, times=60, seed=6)
    if not page.locator(".end").count():
        expect(page.locator(".prompt.mine")).to_be_visible()
