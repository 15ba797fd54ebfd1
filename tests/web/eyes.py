"""Eyes that judge a page: what axe-core finds, and whether it fits the screen."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import Page, expect

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
CONTRAST: Final[dict[str, object]] = {"runOnly": ["color-contrast"]}
# Themes change colours alone: what else there is to find, axe-core finds in the light.
THEMES: Final[dict[Literal["light", "dark"], dict[str, object]]] = {"light": {}, "dark": CONTRAST}

LOOK = "async ([within, wishes]) => (await axe.run(within ? { include: [within] } : document, wishes)).violations"


def faults(page: Page, within: str = "") -> list[str]:
    """What axe-core finds in the light and in the dark that is serious or worse, on the page or within a part of it."""
    page.wait_for_load_state("networkidle")
    found = []
    for theme, rules in THEMES.items():
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        found += [f"{page.url}, {theme}: {fault}" for fault in serious_faults(page, within, rules)]
    return found


def contrast_faults(page: Page, within: str) -> list[str]:
    """What cannot be told from its ground, as the page is now."""
    return serious_faults(page, within, CONTRAST)


def serious_faults(page: Page, within: str, rules: dict[str, object]) -> list[str]:
    if page.evaluate("() => typeof axe === 'undefined'"):
        page.evaluate(AXE.read_text("utf-8") + "; undefined")
    violations = page.evaluate(LOOK, [within, {"resultTypes": ["violations"], **rules}])
    serious = [one for one in violations if one["impact"] in ("serious", "critical")]
    return [f"{one['id']} {[in_words(node) for node in one['nodes']][:3]}" for one in serious]


def in_words(node: dict[str, Any]) -> str:
    """What a fault is about; of colours, which two were seen there, and how far they lie apart."""
    seen = [check["data"] for check in node["any"] if isinstance(check["data"], dict) and "contrastRatio" in check["data"]]
    colours = [f"{data['fgColor']} on {data['bgColor']}: {data['contrastRatio']}" for data in seen]
    return ", ".join([*map(str, node["target"]), *colours])


def too_wide(page: Page) -> bool:
    return bool(page.evaluate("() => document.documentElement.scrollWidth > innerWidth"))


TOO_SMALL = """(least) => [...document.querySelectorAll('body *')].flatMap((one) => {
  const words = [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && /[\\p{L}\\p{N}]/u.test(node.data));
  const size = parseFloat(getComputedStyle(one).fontSize);
  if (!words.length || size >= least || !one.checkVisibility() || one.closest('.hidden, svg')) return [];
  return [`${one.tagName.toLowerCase()}.${one.className}: ${words[0].data.trim().slice(0, 30)} (${size.toFixed(1)} px)`];
})"""


def too_small(page: Page, least: float = 12) -> list[str]:
    """The visible texts whose letters are smaller than so many pixels, each of its kind once."""
    page.wait_for_load_state("networkidle")
    found: list[str] = page.evaluate(TOO_SMALL, least)
    return [f"{page.url}: {one}" for one in dict.fromkeys(found)]
