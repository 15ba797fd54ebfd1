"""Standing orders: given in the menu, kept on the server, seen by nobody else."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.hands import ask, make_table

Someone = Callable[..., Page]


def test_standing_orders_are_given_in_the_menu_and_kept(someone: Someone) -> None:
    page = someone()
    table = make_table(page, "waral", ["me", "bot"])
    page.locator("[data-tab=menu]").click()
    bodyguards = page.get_by_label("Bodyguards")
    expect(bodyguards).to_have_value("ask")
    bodyguards.select_option("never")
    expect(page.get_by_text("Saved.")).to_be_visible()
    kept = {one["card"]: one["order"] for one in ask(page, "GET", f"/api/tables/{table}/orders?seat=0")["orders"]}
    assert kept["trk-15"] == "never"
    page.reload()
    page.locator("[data-tab=menu]").click()
    expect(page.get_by_label("Bodyguards")).to_have_value("never")


def test_a_title_without_reactions_has_no_orders(someone: Someone) -> None:
    page = someone()
    make_table(page, "fine_sand", ["me", "bot"])
    page.locator("[data-tab=menu]").click()
    expect(page.get_by_role("button", name="Take back the last move")).to_be_visible()
    expect(page.get_by_text("Standing orders")).to_have_count(0)
