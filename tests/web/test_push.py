"""A notice arrives in the browser: the service worker shows it, whatever page is open."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.hands import ask

Someone = Callable[..., Page]
SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  for (let tries = 0; tries < 60; tries++) {
    const shown = await worker.getNotifications();
    if (shown.length) return shown.map(({ title, body, tag, data }) => ({ title, text: body, tag, link: data }));
    await new Promise((again) => setTimeout(again, 50));
  }
  return [];
}"""


@pytest.fixture
def browser(whole_browser: Browser) -> Browser:
    return whole_browser


def test_a_notice_is_shown_by_the_service_worker_and_the_page_offers_it(someone: Someone) -> None:
    page = someone(service_workers="allow", permissions=["notifications"])
    page.goto("/player")
    ask(page, "POST", "/api/guest", {"name": "Anna"})
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.reload()
    expect(page.get_by_role("button", name="Show notices in this browser")).to_be_visible()
    devtools = page.context.new_cdp_session(page)
    registered: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda found: registered.extend(one["registrationId"] for one in found["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    assert registered
    origin = page.evaluate("location.origin")
    notice = {"title": "Sandtable", "text": "It is your turn at Fine Sand.", "link": "/table/x", "tag": "/table/x"}
    sent = {"origin": origin, "registrationId": registered[-1], "data": json.dumps(notice)}
    for _ in range(20):  # a busy browser loses some; one with the same tag takes the place of the one before
        devtools.send("ServiceWorker.deliverPushMessage", sent)
        if shown := page.evaluate(SHOWN):
            break
    assert shown == [notice]
