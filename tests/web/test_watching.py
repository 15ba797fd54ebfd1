"""Those who watch are told how late, and what became of a table is plain in lists and at the table."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.hands import make_table

Someone = Callable[..., Page]


def test_a_delay_is_chosen_with_the_table_and_those_who_watch_are_told(someone: Someone) -> None:
    maker, watcher = someone(), someone()
    maker.goto("/new/fine_sand")
    maker.get_by_text("More options").click()
    maker.get_by_label("Who can find this table").select_option("public")
    maker.get_by_label("When they see what happens").select_option(label="5 minutes later")
    maker.get_by_role("button", name="Start the game").click()
    expect(maker.locator(".prompt.mine")).to_be_visible()
    expect(maker.get_by_text("You are watching")).to_have_count(0)
    place = maker.url.split("/table/")[1]
    watcher.goto("/")
    row = watcher.locator(f"a[href='/table/{place}']")
    expect(row).to_contain_text("Shown 5 minutes later")
    row.click()
    expect(watcher.get_by_text("You are watching, 5 minutes later")).to_be_visible()


def test_a_table_that_was_set_aside_says_so(someone: Someone, storage: Path) -> None:
    page = someone()
    table = make_table(page, "fine_sand", ["me", "bot"])
    expect(page.locator(".prompt.mine")).to_be_visible()
    with sqlite3.connect(storage / "sandtable.db", timeout=20) as kept:
        kept.execute("INSERT INTO errands VALUES ('aside-1', 'aside', ?, '')", (table,))
    expect(page.get_by_text("The hosts of this house have set the game aside.")).to_be_visible()
    page.goto("/")
    expect(page.locator(f"a[href='/table/{table}']")).to_contain_text("Set aside by the hosts")
