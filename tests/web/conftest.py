"""A server with the built client, and Chromium to look at it."""

from __future__ import annotations

import fcntl
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect

from tests import processes
from tools import web

ROOT = Path(__file__).parents[2]
DEALER = Path(__file__).with_name("dealer.py")
PATIENCE = 45_000  # milliseconds: a busy machine is no fault of the client
WHOLE = ["chromium", "chromium-browser"]
FLAGS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]


@pytest.fixture(scope="session", autouse=True)
def built() -> None:
    """The client, built from what lies here; one test process builds while others wait."""
    with (ROOT / "web" / "package.json").open() as door:
        fcntl.flock(door, fcntl.LOCK_EX)
        if web.main():
            pytest.skip(f"{web.NO_NODE} (on Debian: apt-get install npm)")


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Chromium without its windows where that is installed: pages are the same, and cost less processor time."""
    return launching("chromium-headless-shell", *WHOLE)


@pytest.fixture(scope="session")
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """Chromium with everything around its pages, such as notices."""
    browser = playwright.chromium.launch(**launching(*WHOLE))
    yield browser
    browser.close()


def launching(*names: str) -> dict[str, Any]:
    """How to start the first of these browsers that is installed."""
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None:
        pytest.skip("chromium is not installed (on Debian: apt-get install chromium)")
    return {"executable_path": found, "args": FLAGS}


@pytest.fixture(scope="session")
def storage(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of that server's data."""
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="session")
def asking(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file that says which test runs, for that server to deal by."""
    return tmp_path_factory.mktemp("dealer") / "test"


def name_test(asking: Path, test: str) -> None:
    """Say which test runs from now on. A bot of the test before may still be asking: it finds either, and never half of one."""
    new = asking.with_suffix(".new")
    new.write_text(f"{test}\n{time.monotonic_ns()}", "utf-8")
    new.replace(asking)


@pytest.fixture(autouse=True)
def dealt(asking: Path, request: pytest.FixtureRequest) -> None:
    """Each test is dealt games of its own, the same in every run."""
    name_test(asking, request.node.nodeid)


@pytest.fixture(scope="session")
def address(storage: Path, asking: Path) -> Iterator[str]:
    """A server of our own on a free port, with hasty bots."""
    data = storage
    pack = data / "packs" / "fine_sand" / "gentle"  # a solo campaign that hands without a plan survive
    pack.mkdir(parents=True)
    (pack / "rules.toml").write_text("[solo_sheet]\nstack_points_each = 0\noffload_points_each = 0\n[board]\ndraw = 5\n")
    once = data / "packs" / "fine_sand" / "once"  # a campaign of one game
    once.mkdir()
    (once / "rules.toml").write_text("[limits]\nsolo_games = 1\n")
    tall = data / "packs" / "fine_sand" / "tall"  # the castles of somebody's own box
    tall.mkdir()
    (tall / "cards.toml").write_text('[[card]]\nid = "castle-2"\nname = "Tall Tower"\ncost = 9\n')
    shutil.copytree(ROOT / "examples" / "packs" / "river_line", data / "packs" / "frontier_wars" / "river_line")
    hasty = ["--workers", "1", "--budget", "0.02", "--pause", "0", "--no-limits"]
    command = [sys.executable, str(DEALER), str(asking), "serve", "--port", "0", "--data", str(data), *hasty]
    with processes.running(command, stderr=subprocess.STDOUT) as server:
        assert server.stdout is not None
        for line in server.stdout:
            found = re.search(r"http://[\w.]+:\d+", line)
            if found:
                break
        else:
            raise AssertionError("the server did not come up")
        yield found[0]
        server.terminate()
        server.communicate(timeout=60)


@pytest.fixture
def someone(browser: Browser, address: str) -> Iterator[Callable[..., Page]]:
    """A new person with a browser of their own: `someone(width=360, ...)`. No script error may go unseen.

    They want calm, because drawing what moves takes most of the time; tests of what moves say otherwise. Nor do they install
    the client, unless a test is about that.
    """
    expect.set_options(timeout=PATIENCE)
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def come(*, width: int = 1280, height: int = 900, **more: Any) -> Page:
        wishes = {"reduced_motion": "reduce", "service_workers": "block", **more}
        context = browser.new_context(viewport={"width": width, "height": height}, base_url=address, **wishes)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda message: errors.append(message.text) if "Content Security" in message.text else None)
        return page

    yield come
    for context in contexts:
        context.close()
    assert not errors
