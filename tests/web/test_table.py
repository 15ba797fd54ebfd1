"""What a table offers besides picks: undo, drag and drop, talk and notes, the log that points, clocks and bells."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.hands import ask, begin_to_play, insist, make_table, play_on, prefer

Someone = Callable[..., Page]


def test_two_tabs_of_one_person_stay_in_step(someone: Someone) -> None:
    page = someone()
    make_table(page, "fine_sand", ["me", "bot"], mode="basic")
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.locator(".prompt.mine")).to_be_visible()
    asked = page.locator(".prompt").get_attribute("data-number")
    page.locator("[data-option]:visible").first.click()
    theirs = other.locator(".prompt.mine")  # while others are asked, there is none
    expect(theirs).not_to_have_attribute("data-number", asked or "")
    expect(page.locator(".prompt.mine")).to_have_attribute("data-number", theirs.get_attribute("data-number") or "")


def test_undo_says_how_far_it_reaches_and_takes_back(someone: Someone) -> None:
    page = someone()
    make_table(page, "fine_sand", ["me", "bot"], mode="learning")
    expect(page.locator(".prompt.mine")).to_be_visible()
    lines = page.locator("[role=log] li").count()
    page.locator(".piece.lit").first.click()
    for left in (2, 1):  # the build, and going on to pay for it
        page.get_by_role("button", name=f"Undo ({left})").click()
    expect(page.get_by_role("button", name="Undo (1)")).to_be_hidden()
    expect(page.locator("[role=log] li")).to_have_count(lines)


def test_people_at_a_table_talk_and_note(someone: Someone) -> None:
    anna, ben = someone(), someone()
    table = make_table(anna, "waral", ["me", "open"])
    ben.goto(f"/table/{table}")
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.locator(".prompt")).to_be_visible()
    anna.locator("[data-tab=chat]").click()
    anna.get_by_label("Say something").fill("Good luck!")
    anna.keyboard.press("Enter")
    expect(ben.get_by_label("1 unread")).to_be_visible()
    ben.locator("[data-tab=chat]").click()
    expect(ben.get_by_text("Good luck!")).to_be_visible()
    anna.locator("[data-tab=note]").click()
    anna.get_by_label("Your notes").fill("Ben likes coins")
    anna.get_by_label("Your notes").blur()
    expect(anna.get_by_text("Saved.")).to_be_visible()
    assert ask(anna, "GET", f"/api/tables/{table}/note")["text"] == "Ben likes coins"
    assert ask(ben, "GET", f"/api/tables/{table}/note")["text"] == ""


def test_a_pick_that_shuts_the_way_back_can_be_thought_over(someone: Someone) -> None:
    page = someone()
    make_table(page, "fine_sand", ["me", "bot"], mode="learning")
    page.locator("[data-option=offload]").click()
    page.locator(".fan .piece.lit").first.click()
    expect(page.get_by_role("button", name="Undo (2)")).to_be_visible()
    page.clock.install()  # so that the moment lasts
    page.locator("[data-option=blue]").click()
    expect(page.get_by_text("can be taken back")).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("button", name="Undo (2)")).to_be_visible()
    page.locator("[data-option=blue]").click()
    page.clock.fast_forward(4_000)
    expect(page.get_by_role("button", name="Undo (2)")).to_be_hidden()


def test_one_click_ends_a_turn_and_steps_without_a_choice_are_passed_over(someone: Someone) -> None:
    page = someone()
    make_table(page, "fine_sand", ["me", "bot"], mode="learning")
    page.locator("[data-end]").click()
    for held in (6, 5, 4):  # the limit is 3: what to throw away is still ours to choose
        expect(page.locator(".fan .piece.lit")).to_have_count(held)
        page.locator(".fan .piece.lit").first.click()
    expect(page.locator("[role=log]")).to_contain_text("Round 2 begins.")
    expect(page.locator(".prompt")).to_contain_text("Step 2")  # the draw of step 1 has no alternative, so it is made for us
    expect(page.locator(".fan .piece")).to_have_count(5)


def test_a_line_about_a_rival_lights_the_pile_where_its_cards_are_counted(someone: Someone) -> None:
    page = someone()
    table = make_table(page, "fine_sand", ["me", "bot"], mode="learning")
    expect(page.locator(".prompt.mine")).to_be_visible()
    bot = ask(page, "GET", f"/api/tables/{table}")["info"]["seats"][1]["name"]
    line = page.locator("[role=log] button").filter(has_text=re.compile(f"^{bot} discards"))
    for seed in range(1, 12):
        if line.count():
            break
        play_on(page, clicks=6, seed=seed)
    line.last.focus()
    expect(page.locator(".rival summary [data-pile='discard pile/1']")).to_have_class(re.compile("marked"))


def carry(page: Page, card: Locator, to: Locator) -> None:
    """Drag a card with the mouse."""
    for place, act in ((card, page.mouse.down), (to, page.mouse.up)):
        box = place.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=5)
        act()


def test_a_card_is_dragged_to_the_neighbour_to_off_load_it(someone: Someone) -> None:
    page = someone()
    make_table(page, "fine_sand", ["me", "bot"], mode="learning")
    card, pile = page.locator(".fan .piece").first, page.locator("[data-pile='symbol pile/0']")
    expect(pile).to_be_visible()
    carry(page, card, page.get_by_role("heading", name="Fine Sand"))
    expect(page.locator(".flight")).to_have_count(0)
    expect(page.locator(".fan .piece")).to_have_count(6)
    slug = card.get_attribute("data-card")
    cards = {one["id"]: one["name"] for one in ask(page, "GET", "/api/titles/fine_sand/cards")}
    name = cards[slug]
    carry(page, card, pile)
    expect(page.locator(".fan .piece")).to_have_count(5)
    expect(pile).to_contain_text(name)
    expect(page.locator("[role=log]")).to_contain_text(f"off-loads {name}.")
    expect(page.get_by_role("button", name="Undo (1)")).to_be_visible()
    expect(page.locator(".flight, dialog")).to_have_count(0)


def test_cards_show_the_numbers_and_names_of_the_packs_of_their_table(someone: Someone) -> None:
    page = someone()
    for packs, name, cost in (([], "Drip Tower", "2"), (["tall"], "Tall Tower", "9")):
        make_table(page, "fine_sand", ["me", "bot"], mode="learning", packs=packs)
        card = page.locator(".fan [data-card=castle-2]").first
        expect(card).to_contain_text(name)
        card.click(button="right")
        expect(page.get_by_role("dialog", name=name)).to_be_visible()
        expect(page.locator("dialog .corner")).to_have_text(cost)


def test_a_line_of_the_log_lights_the_pieces_it_speaks_of(someone: Someone) -> None:
    page = someone()
    make_table(page, "waral", ["me", "bot"])
    page.wait_for_load_state("networkidle")
    expect(page.locator(".prompt.mine")).to_be_visible()  # from now on no line moves away from the mouse
    line = page.locator("[role=log] button").filter(has_text="New in the area").first
    name = line.inner_text().removeprefix("New in the area: ").partition(",")[0]
    expect(page.locator(".marked")).to_have_count(0)
    insist(line.hover, page.locator(".piece.marked").first)
    expect(page.locator(".piece.marked")).to_have_count(8)
    expect(page.locator(".piece.marked").first).to_contain_text(name)
    page.mouse.move(400, 400)
    expect(page.locator(".marked")).to_have_count(0)
    line.focus()
    expect(page.locator(".piece.marked").first).to_contain_text(name)
    finger = someone(width=360, height=740, has_touch=True)
    make_table(finger, "waral", ["me", "bot"])
    line = finger.locator("[role=log] button").filter(has_text="New in the area").first

    def tell() -> None:
        if not line.is_visible():
            finger.locator("[data-tab=log]").tap()
        line.tap()

    insist(tell, finger.locator(".piece.marked").first, in_sight=True)  # a new question may scroll the page meanwhile


def test_several_cards_are_prepared_and_sent_together(someone: Someone) -> None:
    page = someone()
    make_table(page, "fine_sand", ["me", "bot"], mode="basic")
    page.get_by_role("button", name="Pick several").click()
    page.locator(".fan .piece.lit").nth(0).click()
    page.locator(".fan .piece.lit").nth(1).click()
    expect(page.locator(".piece.prepared")).to_have_count(2)
    page.get_by_role("button", name="Confirm 2").click()
    expect(page.get_by_role("button", name="Undo (1)")).to_be_visible()


def test_the_table_shows_who_is_online_and_whose_clock_runs(someone: Someone) -> None:
    anna, ben = someone(), someone()
    table = make_table(anna, "waral", ["me", "open"], clock={"start": 600})
    ben.goto(f"/table/{table}")
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.locator(".status .dot.there")).to_have_count(2)
    clock = ben.locator(".status .asked .clock").first
    expect(clock).to_contain_text(":")
    expect(clock).not_to_have_text(clock.inner_text())
    ben.close()
    look_again = "document.dispatchEvent(new Event('visibilitychange'))"
    one_there = "document.querySelectorAll('.status .dot.there').length === 1"
    anna.wait_for_function(f"() => {{ {look_again}; return {one_there}; }}", polling=500, timeout=30_000)


@pytest.mark.parametrize("sound", [True, False], ids=["sound", "mute"])
def test_whose_turn_it_is_shows_in_the_title_and_rings_when_nobody_looks(someone: Someone, sound: bool) -> None:
    anna, ben = someone(), someone()
    prefer(anna, sound=sound)
    anna.add_init_script("""
      window.rung = 0;
      const start = AudioBufferSourceNode.prototype.start;
      AudioBufferSourceNode.prototype.start = function (...when) { window.rung += 1; return start.apply(this, when); };
      Object.defineProperty(document, 'hidden', { get: () => Boolean(window.away) });
    """)
    table = make_table(anna, "waral", ["me", "open"], settings={"draft": "random", "start_player": "2"})
    ben.goto(f"/table/{table}")
    ben.get_by_role("button", name="Sit down").click()
    expect(anna.locator(".prompt")).to_contain_text("Waiting for")
    expect(anna).to_have_title("Chronicles of Waral")
    anna.evaluate("() => { window.away = true; }")
    begin_to_play(ben, table)
    expect(anna).to_have_title(re.compile("Your turn"))
    if sound:
        anna.wait_for_function("() => window.rung === 1")
    else:
        expect(anna.locator("[data-question]")).not_to_be_empty()
        assert anna.evaluate("() => window.rung") == 0


def test_what_happened_since_the_last_turn_is_marked(someone: Someone) -> None:
    page = someone()
    make_table(page, "waral", ["me", "bot"], settings={"draft": "random"})
    expect(page.locator(".prompt.mine")).to_be_visible()
    for seed in range(1, 12):
        play_on(page, clicks=3, seed=seed)
        expect(page.locator(".prompt.mine, .end")).to_be_visible()
        if page.get_by_text("Since your last turn").count():
            break
    page.reload()
    expect(page.get_by_text("Since your last turn")).to_be_visible()
