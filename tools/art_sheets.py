"""Contact sheets of all cards, for docs/art: `python -m tools.art_sheets`, with Chromium and Node at hand."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright

import sandtable

ROOT = Path(__file__).parents[1]
TITLES = ("fine_sand", "frontier_wars", "legion", "waral")
WIDTH = 1400
LIGHT = 400_000  # bytes


def write_cards(folder: Path) -> None:
    """Writes the list of cards of every title, as the server delivers it."""
    for slug in TITLES:
        title = sandtable.title(slug)
        cards = title.cards(title.content(), title.messages())
        (folder / f"{slug}.json").write_text(json.dumps(cards), "utf-8")


def shoot(page: Page) -> bytes:
    """The whole page as a JPEG that is light enough for the documentation."""
    for quality in range(70, 10, -10):
        image = page.screenshot(full_page=True, type="jpeg", quality=quality)
        if len(image) < LIGHT:
            return image
    raise ValueError(f"{page.url}: no JPEG of fewer than {LIGHT} bytes")


def photograph(folder: Path, out: Path, chromium: str) -> None:
    """Takes a picture of each page."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium)
        page = browser.new_page(viewport={"width": WIDTH, "height": 800})
        for slug in TITLES:
            page.goto((folder / f"{slug}.html").as_uri())
            (out / f"{slug}.jpg").write_bytes(shoot(page))
        browser.close()


def main(chromium: str = "/usr/bin/chromium") -> None:
    with TemporaryDirectory() as name:
        folder = Path(name)
        write_cards(folder)
        subprocess.run(["node", "sheets.js", folder, folder], cwd=ROOT / "web", check=True)
        photograph(folder, ROOT / "docs" / "art", chromium)


if __name__ == "__main__":
    main(*sys.argv[1:])
