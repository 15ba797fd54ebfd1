"""Eyes that judge a page: what axe-core finds, and whether it fits the screen."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Themes change colours alone: what else there is to find, axe-core finds in the light.
THEMES: Final[dict[Literal["light", "dark"], dict[str, object]]] = {"light": {}, "dark": {"runOnly": ["color-contrast"]}}


def faults(page: Page) -> list[str]:
    """What axe-core finds in the light and in the dark that is serious or worse."""
    page.wait_for_load_state("networkidle")
    if page.evaluate("() => typeof axe === 'undefined'"):
        page.evaluate(AXE.read_text("utf-8") + "; undefined")
    found = []
    for theme, rules in THEMES.items():
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        wishes = {"resultTypes": ["violations"], **rules}
        violations = page.evaluate("async (wishes) => (await axe.run(document, wishes)).violations", wishes)
        serious = [one for one in violations if one["impact"] in ("serious", "critical")]
        found += [f"{page.url}, {theme}: {one['id']} {[node['target'] for node in one['nodes']][:3]}" for one in serious]
    return found


def too_wide(page: Page) -> bool:
    return bool(page.evaluate("() => document.documentElement.scrollWidth > innerWidth"))
