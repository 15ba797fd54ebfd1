"""Everybody can play: on a phone, by keyboard, with a screen reader."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.eyes import faults
from tests.web.hands import make_table

Someone = Callable[..., Page]


def test_a_phone_taps_or_holds_a_card_to_read_what_is_built_before_it_pays(someone: Someone) -> None:
    page = someone(width=360, height=740, has_touch=True, is_mobile=True)
    make_table(page, "fine_sand", ["me", "bot"], mode="learning")
    card = page.locator(".piece.lit").first
    card.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(page.locator("dialog")).to_be_visible()
    page.get_by_role("button", name="Close").tap()
    expect(page.locator("dialog")).to_be_hidden()
    card.tap()
    page.get_by_role("dialog").get_by_role("button", name="Build").tap()
    expect(page.get_by_role("button", name="Undo (2)")).to_be_visible()


def test_a_finger_reads_what_a_character_does_before_it_is_chosen(someone: Someone) -> None:
    page = someone(width=360, height=740, has_touch=True, is_mobile=True)
    make_table(page, "waral", ["me", "bot"])
    asked = page.locator(".prompt.mine").get_attribute("data-number") or ""
    card = page.locator(".own .piece.lit").first
    says = card.locator(".text").inner_text()
    card.tap()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text(says).last).to_be_visible()
    expect(page.locator(".prompt")).to_have_attribute("data-number", asked)
    sheet.get_by_role("button", name="Choose").tap()
    expect(page.locator(".prompt")).not_to_have_attribute("data-number", asked)


@pytest.mark.parametrize(("width", "height"), [(360, 740), (1280, 900)], ids=["phone", "desktop"])
def test_no_button_of_a_card_moves_away_when_reasons_arrive(someone: Someone, width: int, height: int) -> None:
    page = someone(width=width, height=height)
    late: list[Callable[[], None]] = []

    def keep_reasons_back(live: WebSocketRoute) -> None:
        def pass_on(message: str | bytes) -> None:
            if '"refusals"' in str(message):
                late.append(lambda: live.send(message))
            else:
                live.send(message)

        live.connect_to_server().on_message(pass_on)

    page.route_web_socket("**/live", keep_reasons_back)
    make_table(page, "fine_sand", ["me", "bot"], mode="learning")
    page.locator(".fan .piece:not(.lit)").first.click(position={"x": 16, "y": 40})
    close = page.get_by_role("button", name="Close")
    expect(close).to_be_visible()
    before = close.bounding_box()
    while not late:
        page.wait_for_timeout(20)
    late.pop()()
    expect(page.locator("dialog .why").filter(has_text="Not now").first).to_be_visible()
    assert close.bounding_box() == before


def test_the_keyboard_alone_suffices(someone: Someone) -> None:
    page = someone()
    page.goto("/")
    expect(page.get_by_text("Play now").first).to_be_visible()
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.textContent.includes('Play now')"):
            break
    page.keyboard.press("Enter")
    expect(page.locator(".prompt.mine")).to_be_visible()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.matches('.piece.lit')"):
            break
    page.keyboard.press("i")
    expect(page.locator("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_be_hidden()
    page.keyboard.press("Enter")
    for left in (2, 1):  # the build, and going on to pay for it
        expect(page.get_by_role("button", name=f"Undo ({left})")).to_be_visible()
        page.keyboard.press("u")
    expect(page.get_by_role("button", name="Undo (1)")).to_be_hidden()
    asked = page.locator(".prompt").get_attribute("data-number") or ""
    page.keyboard.press("1")
    expect(page.locator(".prompt")).not_to_have_attribute("data-number", asked)


def test_a_screen_reader_hears_questions_and_events(someone: Someone) -> None:
    page = someone()
    make_table(page, "fine_sand", ["me", "bot"], mode="learning")
    expect(page.locator("[data-question]")).to_contain_text("choices.")
    expect(page.locator("[aria-live=assertive]")).to_have_count(1)
    page.locator(".piece.lit").first.click()
    expect(page.locator("[data-news]")).to_contain_text(re.compile("announces|pays with|builds"))


def test_something_unlit_says_why_not_with_the_rule(someone: Someone) -> None:
    page = someone()
    make_table(page, "fine_sand", ["me", "bot"], mode="learning")
    page.locator(".hand .piece:not(.lit), .fan .piece:not(.lit)").first.click()
    expect(page.locator("dialog .why").first).to_be_visible()
    expect(page.locator("dialog .why").first).to_contain_text("FS-")


def test_the_title_of_the_page_says_when_it_is_your_turn(someone: Someone) -> None:
    page = someone()
    make_table(page, "waral", ["me", "bot"])
    expect(page).to_have_title("▶ Your turn · Chronicles of Waral")


def test_dark_and_light_are_remembered(someone: Someone) -> None:
    page = someone(color_scheme="light")
    page.goto("/")
    before = page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor")
    page.get_by_role("button", name="Dark colours").click()
    page.reload()
    expect(page.get_by_role("button", name="Light colours")).to_be_visible()
    assert page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor") != before


def test_a_card_that_only_money_keeps_in_hand_says_how_much_is_missing(someone: Someone) -> None:
    """As a description, beside the name of the card; the rules say the same of it when it is tapped."""
    page = someone(bypass_csp=True)
    make_table(page, "fine_sand", ["me", "bot"], mode="learning")
    expect(page.locator(".prompt.mine")).to_be_visible()
    expect(page.locator(".fan .note")).to_have_count(0)
    page.get_by_role("button", name="Off-load a card").last.click()
    page.locator(".fan [data-card=castle-2].lit").click()
    card = page.locator(".fan [data-card=green-6]")
    expect(card).to_have_accessible_description("1 short")
    expect(card).to_have_accessible_name("Tin Roller")
    assert faults(page) == []
    card.click()
    expect(page.locator("dialog .why").first).to_contain_text("that takes 6, you can pay 5")
