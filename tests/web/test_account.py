"""The page of an account: devices, another passphrase, a guest's own link, the end, and what is kept."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.hands import ask, make_table

Someone = Callable[..., Page]


def test_a_guest_who_signs_out_is_offered_a_link_that_leads_back(someone: Someone) -> None:
    page = someone()
    table = make_table(page, "fine_sand", ["me", "bot"])
    page.goto("/player")
    page.get_by_role("button", name="Sign out", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("Keep this link")
    link = page.get_by_label("Your own link")
    expect(link).not_to_have_value("")
    address = link.input_value()
    page.get_by_role("button", name="Sign out now").click()
    expect(page.get_by_role("heading", name="Hello")).to_be_visible()
    page.goto("/")
    page.goto(address)
    expect(page.get_by_text("Welcome back.")).to_be_visible()
    assert "#" not in page.url, "the secret does not stay in the address bar"
    page.goto("/")
    expect(page.locator(f"a[href='/table/{table}']").first).to_be_visible()


def test_who_signs_out_leaves_no_hand_on_another_page_of_the_browser(someone: Someone) -> None:
    page = someone()
    make_table(page, "fine_sand", ["me", "bot"])
    expect(page.locator(".prompt")).to_be_visible()
    page.evaluate("() => fetch('/api/signout', { method: 'POST' }).then(() => null)")
    expect(page.get_by_role("alert")).to_contain_text("That is not your seat.")
    expect(page.locator(".prompt")).to_have_count(0)


def test_an_account_is_changed_and_deleted_on_its_page(someone: Someone) -> None:
    page = someone()
    page.goto("/player")
    name = f"Vera {ask(page, 'POST', '/api/guest', {})['id'][:8]}"
    page.reload()
    account = page.locator("form", has=page.get_by_role("heading", name="Use more than one device"))
    account.get_by_label("Name").fill(name)
    account.get_by_label("Passphrase").fill("correct horse")
    account.get_by_role("button", name="Register").click()
    expect(page.get_by_text("You are registered now.")).to_be_visible()
    expect(page.get_by_text("this device)")).to_be_visible()
    page.get_by_label("Current passphrase").fill("correct horse")
    page.get_by_label("New passphrase").fill("battery staple")
    page.get_by_role("button", name="Change passphrase").click()
    expect(page.get_by_text("Your passphrase has been changed.")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download everything").click()
    assert name in download.value.path().read_text("utf-8")
    page.get_by_role("button", name="Delete the account").click()
    leaving = page.locator("form", has=page.get_by_role("alert"))
    leaving.get_by_label("Passphrase").fill("battery staple")
    leaving.get_by_role("button", name="Delete for ever").click()
    expect(page.get_by_text("You have been forgotten.")).to_be_visible()


def test_the_privacy_page_lists_what_is_kept(someone: Someone) -> None:
    page = someone(width=360)
    page.goto("/privacy")
    expect(page.get_by_text("Your passphrase, scrambled so that nobody can read it.")).to_be_visible()
    expect(page.get_by_role("heading", name="Not about anybody")).to_be_visible()
