"""The client as an app: what it is installed from, that it opens without the network, and that it keeps nothing of anybody."""

from __future__ import annotations

import json
import struct
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.hands import make_table
from tests.web.test_built import DIST

Someone = Callable[..., Page]
KEPT = """async () => {
  const kept = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) kept.push(new URL(request.url).pathname);
  return kept.sort();
}"""


def test_the_manifest_names_icons_that_are_there_in_their_size() -> None:
    manifest = json.loads((DIST / "manifest.webmanifest").read_text("utf-8"))
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    drawn = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]
    assert {icon.get("purpose", "any") for icon in drawn} == {"any", "maskable"}
    for icon in drawn:
        width, height = struct.unpack(">II", (DIST / icon["src"][1:]).read_bytes()[16:24])
        assert f"{width}x{height}" == icon["sizes"]
    assert "<svg" in (DIST / "icon.svg").read_text("utf-8")


def test_the_shell_opens_without_the_network_and_keeps_nothing_private(someone: Someone) -> None:
    page = someone(service_workers="allow")
    table = make_table(page, "fine_sand", ["me", "bot"])
    expect(page.locator(".prompt.mine")).to_be_visible()
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.goto(f"/table/{table}")
    expect(page.locator(".prompt.mine")).to_be_visible()
    page.evaluate("caches.open('shell-of-another-time').then(cache => cache.put('/old', new Response('old')))")
    kept = page.evaluate(KEPT)
    assert "/" in kept
    assert [path for path in kept if not path.startswith("/assets/")] == ["/", "/icon.svg", "/old", "/sand.svg"]
    page.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_text("You are offline")).to_be_visible()
    expect(page.get_by_role("link", name="Rules")).to_be_visible()
    page.context.set_offline(False)
    page.goto("/")
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
