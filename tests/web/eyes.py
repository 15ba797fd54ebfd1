"""Eyes that judge a page: what axe-core finds, and whether it fits the screen."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def faults(page: Page) -> list[str]:
    """What axe-core finds that is serious or worse."""
    page.wait_for_load_state("networkidle")
    page.evaluate(AXE.read_text("utf-8") + "; undefined")
    found = page.evaluate("async () => (await axe.run(document, { resultTypes: ['violations'] })).violations")
    serious = [one for one in found if one["impact"] in ("serious", "critical")]
    return [f"{page.url}: {one['id']} {[node['target'] for node in one['nodes']][:3]}" for one in serious]


def too_wide(page: Page) -> bool:
    return bool(page.evaluate("() => document.documentElement.scrollWidth > innerWidth"))
