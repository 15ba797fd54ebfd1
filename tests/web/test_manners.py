"""What a table owes its players: it stops asking when the game is over, shows what they open, and forgets what they have read."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.hands import ask, make_table, play_on

Someone = Callable[..., Page]

# A district, brought into the middle of the screen, and the button that plays the replay.
TOGETHER = """() => {
  const [district, play] = [document.querySelector('.stage .place .piece'), document.querySelector('.controls .main')];
  district?.scrollIntoView({ block: 'center' });
  const inSight = ({ top, bottom }) => top >= 0 && bottom <= innerHeight;
  return [district, play].every((one) => one && inSight(one.getBoundingClientRect()));
}"""


def test_nobody_is_asked_or_taught_after_giving_up_and_no_score_is_made_up(someone: Someone) -> None:
    page = someone()
    table = make_table(page, "fine_sand", ["me", "bot"], mode="learning")
    expect(page.get_by_text("The coach says")).to_be_visible()
    ask(page, "POST", f"/api/tables/{table}/resign", {"seat": 0})
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    expect(page.locator(".end ol > li")).to_have_count(2)
    expect(page.locator(".score, .asked, .lit")).to_have_count(0)
    expect(page.get_by_text("The coach says")).to_have_count(0)


def test_a_game_that_is_ended_early_has_no_winner_and_the_end_is_told_once_wherever_one_looks(someone: Someone) -> None:
    page = someone(height=500)
    table = make_table(page, "waral", ["me", "bot"])
    expect(page.locator(".prompt.mine")).to_be_visible()
    ask(page, "POST", f"/api/tables/{table}/propose", {"kind": "end"})
    expect(page.locator(".end")).to_contain_text("Nobody wins")
    expect(page.locator(".winner")).to_have_count(0)
    expect(page.locator("p.bar")).to_be_hidden()
    page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    expect(page.locator("p.bar")).to_be_visible()
    expect(page.locator("p.bar")).to_contain_text("Nobody wins")


def test_a_player_sees_the_replay_from_the_own_seat(someone: Someone) -> None:
    page, friend = someone(), someone()
    table = make_table(page, "waral", ["bot", "me"])
    expect(page.locator(".prompt")).to_be_visible()
    ask(page, "POST", f"/api/tables/{table}/resign", {"seat": 1})
    page.goto(f"/replay/{table}")
    expect(page.get_by_label("Seen by")).to_have_value("1")
    friend.goto(f"/replay/{table}")
    expect(friend.locator(".stage")).to_be_visible()
    expect(friend.get_by_label("Seen by")).to_have_value("-1")


def test_a_replay_on_a_phone_is_no_wider_than_it_and_keeps_its_buttons_in_sight(someone: Someone) -> None:
    page = someone(width=390, height=844, has_touch=True, is_mobile=True)
    table = make_table(page, "waral", ["me", "bot", "bot"], settings={"draft": "random"})
    expect(page.locator(".prompt")).to_be_visible()
    ask(page, "POST", f"/api/tables/{table}/propose", {"kind": "end"})
    expect(page.locator(".end")).to_be_visible()
    page.goto(f"/replay/{table}")
    page.wait_for_function(TOGETHER)
    assert page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]") == [390, 390]


def test_the_number_at_the_log_goes_when_it_was_read(someone: Someone) -> None:
    page = someone(width=390, height=844)
    make_table(page, "waral", ["me", "bot"])
    news = page.locator("[data-tab=log] .tag")
    for seed in range(1, 9):
        play_on(page, clicks=4, seed=seed)
        expect(page.locator(".prompt.mine")).to_be_visible()
        if news.count():
            break
    expect(news).to_be_visible()
    page.locator("[data-tab=log]").click()
    expect(news).to_have_count(0)
    page.locator("[data-tab=log]").click()
    expect(page.locator("[role=log]")).to_be_hidden()
    expect(news).to_have_count(0)


def test_the_discards_open_above_the_dock(someone: Someone) -> None:
    page = someone(width=390, height=844)
    make_table(page, "fine_sand", ["me", "bot"], mode="basic")
    for seed in range(1, 9):
        play_on(page, clicks=4, seed=seed)
        expect(page.locator(".prompt.mine")).to_be_visible()
        if page.locator("[data-pile='discard pile/0'] .face").count():
            break
    page.get_by_role("button", name="Discards").click()
    opened = page.locator("section[data-pile='discard pile/0'] h3").bounding_box()
    dock = page.locator(".berth .dock").first.bounding_box()
    assert opened
    assert dock
    assert opened["y"] + opened["height"] <= dock["y"]


def test_a_table_over_days_has_a_clock_for_days(someone: Someone) -> None:
    page = someone()
    page.goto("/new/waral")
    page.get_by_text("More options").click()
    clock = page.get_by_label("Clock")
    expect(clock).to_have_value("No clock")
    page.get_by_label("Pace").select_option("days")
    expect(clock).to_have_value("Over days: a week, plus a day a turn")
    page.get_by_label("Pace").select_option("live")
    expect(clock).to_have_value("No clock")


def test_whoever_is_alone_with_bots_puts_the_game_aside_or_ends_it(someone: Someone) -> None:
    page = someone()
    table = make_table(page, "fine_sand", ["me", "bot"])
    page.locator("[data-tab=menu]").click()
    expect(page.get_by_role("button", name="Leave and let a bot play on")).to_have_count(0)
    page.get_by_role("button", name="Put this game aside").click()
    page.get_by_role("link", name="Paused").click()
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".prompt.mine")).to_be_visible()
    page.locator("[data-tab=menu]").click()
    page.get_by_role("button", name="End this game").click()
    page.get_by_role("button", name="Really end it?").click()
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    assert table not in [found["id"] for found in ask(page, "GET", "/api/my/tables")["tables"]]


def test_whoever_leaves_others_is_back_in_the_lobby_and_can_return(someone: Someone) -> None:
    anna, bela = someone(), someone()
    table = make_table(anna, "fine_sand", ["me", "open"], visibility="link")
    bela.goto("/credits")
    ask(bela, "POST", "/api/guest", {})
    ask(bela, "POST", f"/api/tables/{table}/join", {})
    expect(anna.locator(".prompt.mine")).to_be_visible()
    anna.locator("[data-tab=menu]").click()
    anna.get_by_role("button", name="Leave and let a bot play on").click()
    anna.get_by_role("button", name="Really leave?").click()
    expect(anna.get_by_text("Play now").first).to_be_visible()
    assert ask(bela, "GET", f"/api/tables/{table}")["info"]["status"] == "playing"
    anna.goto(f"/table/{table}")
    anna.get_by_role("button", name="Take your seat back").click()
    expect(anna.get_by_role("button", name="Take your seat back")).to_have_count(0)
    assert ask(bela, "GET", f"/api/tables/{table}")["info"]["seats"][0]["kind"] == "person"


def test_what_somebody_suggests_is_in_sight_wherever_one_has_scrolled_on_a_phone(someone: Someone) -> None:
    page, friend = someone(width=390, height=844, has_touch=True, is_mobile=True), someone()
    table = make_table(page, "waral", ["me", "open", "bot"])
    friend.goto(f"/table/{table}")
    friend.get_by_role("button", name="Sit down").click()
    expect(page.locator(".prompt")).to_be_visible()
    page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    ask(friend, "POST", f"/api/tables/{table}/propose", {"kind": "end"})
    expect(page.get_by_role("button", name="Agree")).to_be_in_viewport(ratio=1)
