"""The client as an app: what it is installed from, that it opens without the network, and that it keeps nothing of anybody."""

from __future__ import annotations

import json
import re
import shutil
import struct
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.server.people import serving
from tests.web.conftest import PATIENCE
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


TRIES = 40  # how often a browser is given the chance to let a new worker take over: it does so when no page is open
# A worker that still installs itself could not take over.
UPDATE = """async () => {
  const there = await navigator.serviceWorker.getRegistration();
  await there.update();
  while (there.installing) await new Promise((done) => setTimeout(done, 50));
}"""
NEWER = "-newer.js"


def test_a_new_version_replaces_the_shell_and_nothing_of_the_old_one_is_shown(browser: Browser, tmp_path: Path) -> None:
    client = tmp_path / "web"
    shutil.copytree(DIST, client)
    with serving(tmp_path / "data", web=client) as place:
        context = browser.new_context(base_url=place.url)
        context.set_default_timeout(PATIENCE)
        page, fetched = context.new_page(), list[str]()
        page.on("request", lambda request: fetched.append(request.url) if "/assets/" in request.url else None)
        open_first_page(page)
        page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
        [before] = page.evaluate("caches.keys()")
        upgrade(client, before.removeprefix("shell-"))
        fetched.clear()
        open_again(page)
        assert scripts_in(fetched)
        assert all(script.endswith(NEWER) for script in scripts_in(fetched))
        after = wait_until_taken_over(page, before)
        kept = scripts_in(page.evaluate(KEPT))
        assert kept
        assert all(script.endswith(NEWER) for script in kept)
        context.set_offline(True)
        open_first_page(page)
        assert page.evaluate("caches.keys()") == [after]
        assert NEWER in page.content()
        context.close()


def open_first_page(page: Page) -> None:
    page.goto("/")
    menu = page.get_by_role("navigation", name="Main")
    expect(menu.get_by_role("link", name="Rules")).to_be_visible(timeout=PATIENCE)


def open_again(page: Page) -> None:
    """Open the first page; once more if the browser is caught between two workers, as anybody would whose page does not come."""
    try:
        page.goto("/", timeout=PATIENCE / 3)
    except TooLate:
        page.goto("about:blank")
    open_first_page(page)


def scripts_in(addresses: list[str]) -> list[str]:
    return [address for address in addresses if address.endswith(".js")]


def upgrade(client: Path, version: str) -> None:
    """Put the next version of a client in its place: its scripts have other names, as if all of them had changed."""
    names = {file.name: f"{file.stem}{NEWER}" for file in (client / "assets").glob("*.js")}
    any_of_them = re.compile("|".join(map(re.escape, names)))
    for packed in [*client.rglob("*.br"), *client.rglob("*.gz")]:
        packed.unlink()
    for file in [*client.rglob("*.js"), client / "index.html"]:
        text = any_of_them.sub(lambda found: names[found[0]], file.read_text("utf-8"))
        file.write_text(text.replace(version, "abcdef012345"), "utf-8")
    for name, newer in names.items():
        (client / "assets" / name).rename(client / "assets" / newer)


def wait_until_taken_over(page: Page, before: str) -> str:
    """Close all pages again and again until the worker of the new version has taken over. Returns the name of its shell."""
    for tried in range(TRIES):
        page.evaluate(UPDATE)
        page.goto("about:blank")
        page.wait_for_timeout(50 * tried)  # the old worker may still have something to do, the longer on a busy machine
        open_again(page)
        names: list[str] = page.evaluate("caches.keys()")
        if before not in names and len(names) == 1:
            return names[0]
    raise AssertionError("the old shell is still there")
