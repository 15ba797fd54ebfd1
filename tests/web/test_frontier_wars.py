"""Frontier Wars' board: whole games by clicks, taps and keys alone, gestures at random, and battles that are shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.eyes import faults
from tests.web.hands import Board, gesture_at_random, insist, make_table, play_on_board, prefer, retell
from tests.web.test_keyboard import play_by_keys

Someone = Callable[..., Page]
BOARD = Board(
    pieces=".hex.lit, .deck.lit, .hand .piece.lit, .ways [data-option], .sheet [data-lit], .sheet [data-option], .chip[data-lit]",
    goals=".hex.target, [data-go]",
    spots=".hex, .deck, .hand .piece, .slot, .sheet",
    still="main, .factions, .factions .sheet",
)
SHORT = {"round_limit": "12"}
ORDERS = ["redeployment", "mobilisation", "field_workshop", "withdrawal", "night_attack", "minefield"]
MOVEMENT = "document.querySelector('.hex.movable')"
TOO_TALL = "(all) => Math.max(...[...document.querySelectorAll(all)].map((one) => one.scrollHeight - one.clientHeight))"
CUT_OFF = """() => [...document.querySelectorAll('.factions .sheet')].flatMap((sheet) =>
  [...sheet.querySelectorAll('.facts *')].filter((one) => one.checkVisibility() && !one.closest('.hidden')
    && one.getBoundingClientRect().bottom > sheet.getBoundingClientRect().bottom).map((one) => one.className))"""
# On a phone: tiles that lie outside the map or are too small for a finger, units too small to be told, cards that are cut.
TOO_SMALL = """() => {
  const boxes = (all) => [...document.querySelectorAll(all)].map((one) => one.getBoundingClientRect());
  const [map] = boxes('.window'), [fan] = boxes('.fan');
  const outside = ({ left, right, top, bottom }, box) =>
    left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1;
  const seen = ({ left, right }) => Math.min(right, fan.right) - Math.max(left, fan.left);
  const cut = (card) => seen(card) > 2 && seen(card) < card.width - 1;
  return {
    tiles: boxes('.hex').filter((hex) => hex.width < 40 || outside(hex, map)).length,
    units: boxes('.plate .unit').filter((unit) => unit.width < 16 || unit.height < 10).length,
    cards: boxes('.held').filter(cut).length,
  };
}"""
FOUGHT = "[...document.querySelectorAll('[role=log] .line')].some((line) => line.textContent.includes('wins the battle'))"


def test_a_whole_game_by_clicks_on_the_map(someone: Someone) -> None:
    """Neither the page nor the column of factions ever scrolls."""
    page = someone(width=1440, height=900)
    prefer(page, confirm=False)
    make_table(page, "frontier_wars", ["me", "bot"], settings=SHORT)
    expect(page.locator(".prompt.mine")).to_be_visible()
    done = play_on_board(page, BOARD, seed=5)
    assert done["over"]
    assert done["tallest"] <= 0


def test_a_whole_game_by_taps_on_a_phone(someone: Someone) -> None:
    page = someone(width=390, height=844, has_touch=True, is_mobile=True)
    prefer(page, confirm=False)
    make_table(page, "frontier_wars", ["me", "bot"], settings=SHORT)
    expect(page.locator(".prompt.mine")).to_be_visible()
    done = play_on_board(page, BOARD, seed=11, pointer="touch")
    assert done["over"]
    assert done["widest"] <= 0


def deal_orders(told: dict[str, Any]) -> None:
    """The own hand has more cards than a phone is wide."""
    for zone in told["view"]["zones"]:
        if zone["zone"] == "hand" and zone["owner"] == told["seat"]:
            zone["cards"] = ORDERS


SETTLED = """() => {
  const dock = document.querySelector('.berth .dock');
  return getComputedStyle(dock).getPropertyValue('--covered') === `${dock.offsetHeight}px`;
}"""
MAP = """() => {
  const tiles = [...document.querySelectorAll('.hex')].map((one) => [one.dataset.tile, one.getBoundingClientRect().toJSON()]);
  return Object.fromEntries(tiles);
}"""


def test_the_smallest_phone_shows_the_largest_map_whole_and_holds_up_what_is_tapped(someone: Someone) -> None:
    """Tiles are large enough for a finger, kinds of units for an eye, and no card is cut; a coach speaks above the map."""
    page = someone(width=360, height=740, has_touch=True, is_mobile=True)
    retell(page, deal_orders)
    settings = {"scenario": "neretva", "coach": "on"}
    make_table(page, "frontier_wars", ["me", "bot", "bot", "bot"], settings=settings)
    expect(page.locator(".prompt.mine")).to_be_visible()
    expect(page.locator(".coach")).to_contain_text("Red orders")
    page.locator(".coach button").last.tap()
    expect(page.locator(".coach")).to_have_count(0)
    tile = page.locator(".hex:has(.plate)").first
    tile.tap()
    expect(page.locator(".lens .plate")).to_be_visible()
    expect(page.locator(".lens")).to_contain_text("Held by")
    page.locator(".hex:has(.plate)").last.tap()
    expect(page.locator(".lens .plate")).to_have_count(1)
    page.locator(".hex:has(.plate)").last.tap()
    expect(page.locator(".lens")).to_have_count(0)
    expect(page.locator(".fan .held")).to_have_count(len(ORDERS))
    assert page.evaluate(TOO_SMALL) == {"tiles": 0, "units": 0, "cards": 0}
    more = page.get_by_role("button", name="after these")
    more.tap()
    expect(page.get_by_role("button", name="before these")).to_be_visible()


@pytest.mark.parametrize(
    "size", [{"width": 390, "height": 844, "has_touch": True, "is_mobile": True}, {"width": 1440, "height": 900}]
)
def test_whatever_a_coach_says_the_map_stays_as_it_lies(someone: Someone, size: dict[str, Any]) -> None:
    page = someone(**size)
    make_table(page, "frontier_wars", ["me", "bot"], mode="learning")
    expect(page.locator(".prompt.mine")).to_be_visible()
    expect(page.locator(".coach")).to_be_visible()
    page.wait_for_function(SETTLED)
    lying = page.evaluate(MAP)
    if size["width"] < 500:
        page.locator(".coach .unfold").tap()
        expect(page.locator(".coach .unfold")).to_be_hidden()
        assert page.evaluate(MAP) == lying
    page.locator(".coach button").last.click()
    expect(page.locator(".coach")).to_have_count(0)
    page.locator(".rail .signs").click()
    expect(page.get_by_role("dialog")).to_contain_text("Upkeep")
    page.keyboard.press("Escape")
    assert page.evaluate(MAP) == lying


def arm(told: dict[str, Any]) -> None:
    """The own order waits for a battle, and another one of its name is still in hand."""
    for zone in told["view"]["zones"]:
        if zone["zone"] in ("hand", "waiting order") and zone["owner"] == told["seat"]:
            zone["cards"], zone["marks"] = ["night_attack"], []


@pytest.mark.parametrize(
    "size", [{"width": 390, "height": 844, "has_touch": True, "is_mobile": True}, {"width": 1440, "height": 900}]
)
def test_an_order_that_waits_is_in_sight_and_can_be_read(someone: Someone, size: dict[str, Any]) -> None:
    page = someone(**size)
    retell(page, arm)
    make_table(page, "frontier_wars", ["me", "bot"])
    chip = page.locator(".laid button")
    expect(chip).to_have_text("Night Attack: armed, for your next attack")
    expect(chip).to_be_in_viewport(ratio=1)
    chip.click()
    expect(page.get_by_role("dialog", name="Night Attack")).to_be_visible()


def race(told: dict[str, Any]) -> None:
    """More cards can be added to the research than there is room for, and each says what it is worth."""
    ask = told["view"]["ask"]
    option = ask["options"][0] | {"verb": "add", "kind": "card", "answer": "act", "final": True, "consequence": "Makes 2 of 15."}
    ask["decision"] = "AddResearch"
    ask["options"] = [option | {"text": f"add {card}", "noun": card, "label": f"Add {card} for good"} for card in ORDERS[:3]]
    ask["options"].append(
        option | {"text": "none", "verb": "none", "noun": "", "kind": "", "answer": "leave", "label": "Add nothing"}
    )
    deal_orders(told)


@pytest.mark.parametrize("height", [844, 667])
def test_on_a_phone_the_way_on_stands_where_it_stood_and_an_added_card_can_be_kept_after_all(
    someone: Someone, height: int
) -> None:
    page = someone(width=390, height=height, has_touch=True, is_mobile=True)
    retell(page, race)
    make_table(page, "frontier_wars", ["me", "bot"])
    nothing = page.get_by_role("button", name="Add nothing")
    expect(nothing).to_be_in_viewport(ratio=1)
    place = nothing.bounding_box()
    page.locator(".prompt .box").evaluate("(box) => box.scrollTo(0, box.scrollHeight)")
    assert nothing.bounding_box() == place
    page.locator(".prompt [data-option^=add]").first.click()
    expect(page.locator(".prompt .held")).to_contain_text("taken back")
    page.get_by_role("button", name="Stop").click()
    expect(nothing).to_be_in_viewport(ratio=1)
    assert nothing.bounding_box() == place


def test_a_whole_game_by_keyboard(someone: Someone) -> None:
    page = someone()
    prefer(page, confirm=False)
    make_table(page, "frontier_wars", ["me", "bot"], settings=SHORT)
    expect(page.locator(".prompt.mine")).to_be_visible()
    play_by_keys(page, seed=4)


def test_a_stack_is_sent_with_arrow_keys_and_tiles_say_what_lies_next_to_them(someone: Someone) -> None:
    page = someone(width=1440, height=900)
    prefer(page, confirm=False)
    make_table(page, "frontier_wars", ["me", "bot"])
    play_on_board(page, BOARD, seed=3, until=MOVEMENT)
    look_into_the_hand_that_drags_a_counter(page)
    read_an_order_before_it_is_played(page)
    stack = page.locator(".hex.movable").first
    stack.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".hex.chosen")).to_have_count(1)
    asked = page.locator(".prompt").get_attribute("data-number") or ""
    there = page.locator(".hex.target:focus")
    for key in ["Left", "Up", "Right", "Down", "Down", "Left", "Up", "Up", "Right", "Right", "Down"]:
        page.keyboard.press(f"Arrow{key}")
        if there.count():
            break
    expect(there).to_contain_text("Move here.")
    expect(there).to_contain_text("Next to it:")
    page.keyboard.press("Enter")
    expect(page.locator(".prompt")).not_to_have_attribute("data-number", asked)


ATTACK = "document.querySelector('.hex.attackable')"
BATTLE_AHEAD = "document.querySelector('.prospects li')"
ON_THE_MAP = """() => {
  const boxes = (all) => [...document.querySelectorAll(all)].map((one) => one.getBoundingClientRect());
  const [map] = boxes('.window');
  return boxes('.prospects li').filter(({ top, left }) => top < map.bottom - 1 && left < map.right).length;
}"""


def test_an_attack_begins_with_its_target_and_what_is_to_come_lies_below_the_map(someone: Someone) -> None:
    """Who takes part can be said, the forecast is told, and all go in one request."""
    page = someone(width=1440, height=900)
    prefer(page, confirm=False)
    make_table(page, "frontier_wars", ["me", "bot"])
    play_on_board(page, BOARD, seed=3, until=ATTACK)
    asked = page.locator(".prompt").get_attribute("data-number") or ""
    page.locator(".hex.attackable").first.dispatch_event("click")
    panel = page.get_by_role("group", name="who takes part?")
    sources = panel.locator("[aria-pressed]")
    expect(sources.first).to_have_attribute("aria-pressed", "true")
    expect(panel.get_by_role("status")).to_contain_text("As it stands")
    for source in sources.all():
        source.click()
    expect(panel.get_by_role("button", name="Attack", exact=True)).to_be_disabled()
    sources.first.click()
    panel.get_by_role("button", name="Attack", exact=True).click()
    expect(page.locator(".prompt")).not_to_have_attribute("data-number", asked)
    play_on_board(page, BOARD, seed=3, until=BATTLE_AHEAD)
    assert page.evaluate(ON_THE_MAP) == 0


@pytest.mark.parametrize(("width", "pointer"), [(1440, "mouse"), (390, "touch")])
def test_a_forecast_that_comes_while_a_button_is_pressed_leaves_it_there(someone: Someone, width: int, pointer: str) -> None:
    page = someone(width=width, height=900)
    prefer(page, confirm=False)
    make_table(page, "frontier_wars", ["me", "bot"])
    play_on_board(page, BOARD, seed=3, until=ATTACK, pointer=pointer)
    asked = page.locator(".prompt").get_attribute("data-number") or ""
    previews: list[Route] = []
    page.route("**/preview", lambda route: previews.append(route))
    with page.expect_request("**/preview"):
        page.locator(".hex.attackable").first.dispatch_event("click")
    panel = page.get_by_role("group", name="who takes part?")
    panel.get_by_role("button", name="Attack", exact=True).hover()
    page.mouse.down()
    for preview in previews:
        preview.continue_()
    expect(panel.get_by_role("status").locator("p")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".prompt")).not_to_have_attribute("data-number", asked)


def look_into_the_hand_that_drags_a_counter(page: Page) -> None:
    """It holds one unit, whatever stands beside it, and can be put down where it was."""
    page.locator(".hex.movable .unit").first.hover()
    page.mouse.down()
    spot = page.locator(".hex:not(.movable)").last.bounding_box()
    assert spot
    page.mouse.move(spot["x"], spot["y"], steps=3)
    expect(page.locator(".carried")).to_have_text("1")
    expect(page.locator(".hex.target").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".carried")).to_have_count(0)
    expect(page.locator(".hex.chosen")).to_have_count(0)
    page.mouse.up()


def read_an_order_before_it_is_played(page: Page) -> None:
    """A mouse that points at its card is told what it says, and so is who comes to it with a key."""
    asked = page.locator(".prompt").get_attribute("data-number") or ""
    card = page.locator(".hand .piece.lit[data-pick^=play]").first
    says = card.get_attribute("title") or ""
    card.hover()
    note = page.locator(".hand .note.paper")
    expect(note.get_by_text(says)).to_be_visible()
    page.mouse.move(2, 2)
    expect(note).to_have_count(0)
    card.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(note.get_by_text(says)).to_be_visible()
    expect(page.locator(".prompt")).to_have_attribute("data-number", asked)


def test_gestures_at_random_never_send_what_is_not_offered(someone: Someone) -> None:
    """Whatever is dragged, dropped or tapped wherever: no refusal, no broken page, and the game can go on."""
    page = someone(width=1440, height=900)
    prefer(page, confirm=False)
    make_table(page, "frontier_wars", ["me", "bot"])
    play_on_board(page, BOARD, seed=3, until=MOVEMENT)
    gesture_at_random(page, BOARD, times=60, seed=6)
    if not page.locator(".end").count():
        expect(page.locator(".prompt.mine")).to_be_visible()


def test_the_sheets_of_four_factions_fit_beside_the_map(someone: Someone) -> None:
    page = someone(width=1440, height=900)
    prefer(page, confirm=False)
    make_table(page, "frontier_wars", ["me", "bot", "bot", "bot"])
    expect(page.locator(".factions .sheet")).to_have_count(4)
    expect(page.locator(".prompt.mine")).to_be_visible()
    done = play_on_board(page, BOARD, seed=3, until=FOUGHT)
    assert done["tallest"] <= 0
    assert page.locator(".plate").count() >= 4
    expect(page.locator(".plate:not(:has(.whose img, .sum img))")).to_have_count(0)  # whose they are is told without colours


def offer_rivals(told: dict[str, Any]) -> None:
    """Every rival can be aimed at, and cards of all decks be taken from them."""
    facts, ask = told["view"]["facts"], told["view"]["ask"]
    rivals = [seat for seat in range(len(facts["factions"])) if seat != told["seat"]]
    option = ask["options"].pop()
    ask["options"] = []
    for seat in rivals:
        faction = facts["factions"][seat]
        facts["seats"][seat]["hand"] = {"red": 3, "blue": 2, "green": 1}
        things = [("faction", "hit", faction)]
        things += [("hand", "steal", f"{faction}-{deck}") for deck in ("attack", "defence", "tactical")]
        ask["options"] += [
            option | {"text": f"{verb} {noun}", "verb": verb, "noun": noun, "kind": kind} for kind, verb, noun in things
        ]


def offer_the_special_skill(told: dict[str, Any]) -> None:
    told["view"]["facts"]["seats"][told["seat"]]["sheet"] = "ussr_a"  # the longest name of them
    told["view"]["ask"]["options"][0] |= {"text": "special", "verb": "special", "noun": "", "kind": ""}


@pytest.mark.parametrize("offer", [offer_rivals, offer_the_special_skill])
@pytest.mark.parametrize("players", [2, 4])
def test_the_sheets_fit_whatever_can_be_done_with_them(
    someone: Someone, players: int, offer: Callable[[dict[str, Any]], None]
) -> None:
    page = someone(width=1440, height=900)
    retell(page, offer)
    make_table(page, "frontier_wars", ["me"] + ["bot"] * (players - 1))
    sheets = page.locator(".factions .sheet")
    expect(sheets).to_have_count(players)
    expect(sheets.locator("[data-option=special], [data-lit^=hit]")).not_to_have_count(0)
    assert page.evaluate(TOO_TALL, "html, .factions, .factions .sheet") == 0
    assert page.evaluate(CUT_OFF) == []


def test_a_battle_of_the_log_is_shown_step_by_step(someone: Someone) -> None:
    """Who struck at which initiative, and what fell. No barrier in either theme."""
    page = someone(width=1440, height=900)
    prefer(page, confirm=False)
    make_table(page, "frontier_wars", ["me", "bot"], settings=SHORT)
    expect(page.locator(".prompt.mine")).to_be_visible()
    play_on_board(page, BOARD, seed=3, until=FOUGHT)
    end = page.locator("[role=log] .line").filter(has_text="wins the battle").first
    battle = page.locator("[data-battle]")
    insist(lambda: end.click(position={"x": 4, "y": 4}), battle.filter(has_text=end.inner_text()))
    expect(battle.get_by_role("columnheader", name="Initiative 0")).to_be_visible()
    expect(battle.get_by_text("Strikes with").first).to_be_attached()
    expect(battle.get_by_text("Loses").first).to_be_attached()
    assert faults(page) == []
    battle.get_by_role("button", name="Close the battle").click()
    expect(battle).to_have_count(0)
