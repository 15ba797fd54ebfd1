"""The page of those who look after the house, from a report at a table to the line in the log."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.eyes import faults, too_wide
from tests.web.hands import ask, make_table

Someone = Callable[..., Page]


def test_a_host_deals_with_a_report_and_tells_everybody(someone: Someone, storage: Path) -> None:
    anna, bela, host = someone(), someone(), someone(width=390, height=844, bypass_csp=True)
    table = make_table(anna, "fine_sand", ["me", "open"])
    bela.goto(f"/table/{table}")
    bela.get_by_role("button", name="Sit down").click()
    bela.locator("[data-tab=chat]").click()
    bela.get_by_label("Say something").fill("something bad")
    bela.keyboard.press("Enter")
    anna.locator("[data-tab=chat]").click()
    anna.get_by_role("button", name="Report this line").click()
    anna.get_by_label("What should the hosts know?").fill("Not nice.")
    anna.get_by_role("button", name="Tell the hosts").click()
    expect(anna.get_by_text("Thank you.")).to_be_visible()
    host.goto("/")
    me = ask(host, "POST", "/api/register", {"name": "Ada", "passphrase": "correct horse"})
    host.goto("/host")
    expect(host.get_by_text("This page is for the hosts of this house")).to_be_visible()
    with sqlite3.connect(storage / "sandtable.db") as kept:
        kept.execute("INSERT INTO roles VALUES (?, 'admin')", (me["id"],))
        kept.execute("UPDATE facts SET value = 'changed' WHERE name = 'hosts'")
    while ask(host, "GET", "/api/me", None).get("role") != "admin":  # the server notices within three seconds
        host.wait_for_timeout(100)
    host.goto("/")
    host.get_by_role("link", name="House").click()
    expect(host.get_by_text("something bad")).to_be_visible()
    found = faults(host)
    host.get_by_role("button", name="Ban or mute").click()
    host.get_by_role("button", name="Apply").click()
    host.get_by_role("button", name="Close the report").click()
    expect(host.get_by_text("No reports.")).to_be_visible()
    bela.get_by_label("Say something").fill("more of it")
    bela.keyboard.press("Enter")
    expect(bela.get_by_role("alert")).to_contain_text("muted")
    for tab in ("People", "Tables", "Bans", "Log", "Words and notices"):
        host.get_by_role("button", name=tab, exact=True).click()
        expect(host.get_by_role("region", name=tab)).to_be_visible()
        found += faults(host)
        assert not too_wide(host), tab
        if tab == "Bans":
            host.get_by_label("Address or network").fill("192.0.2.0/24")
            host.get_by_role("button", name="Apply").click()
            expect(host.get_by_text("192.0.2.0/24", exact=True)).to_be_visible()
    host.get_by_role("textbox", name="Notice").fill("We close at ten.")
    host.get_by_role("button", name="Show to everybody").click()
    expect(anna.get_by_text("We close at ten.")).to_be_visible()
    host.get_by_role("textbox", name="Notice").fill("")
    host.get_by_role("button", name="Show to everybody").click()
    expect(anna.get_by_text("We close at ten.")).to_have_count(0)
    assert found == []
