"""What the documentation site has besides the pages of docs/: a hook of mkdocs.

The pages at the root of the project, a reference made from docstrings, and the messages of the WebSocket. Links between all these
pages work on the site as they do in a checkout; a link to a source file, which the site does not have, becomes plain text.
"""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

import sandtable
from sandtable.server.http.asyncapi import asyncapi
from tools.message_page import message_page

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
AT_ROOT = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "CONTRIBUTING.md",
    "SECURITY.md": "SECURITY.md",
    "CHANGELOG.md": "CHANGELOG.md",
}
PACKAGES = {
    "engine": "Engine: positions, steps, tables, records. No module here knows any title.",
    "bots": "Bots: players that know the engine alone.",
    "arena": "Arena: many games between bots, fuzzing, benchmarks.",
}
LINK = re.compile(r"(!?)\[([^\[\]]*(?:\[[^\]]*\][^\[\]]*)*)\]\(([^)#\s]+)(#[^)\s]*)?\)")
CODE = re.compile(r"(```.*?```|`[^`\n]*`)", re.DOTALL)


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Leave out pages of the navigation that this checkout does not have."""
    config.nav = there(config.nav or [])
    return config


def there(entries: list[Any]) -> list[Any]:
    """The entries of a navigation whose pages exist, or are made here."""
    kept: list[Any] = []
    for entry in entries:
        if isinstance(entry, dict):
            kept += [{name: there(below)} for name, below in entry.items() if there(below)]
        elif entry in made() or (DOCS / entry).exists():
            kept.append(entry)
    return kept


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for place, text in made().items():
        files.append(File.generated(config, place, content=text))
    return files


@cache
def made() -> dict[str, str]:
    """Every page that is not in docs/, with its text."""
    pages = {place: (ROOT / name).read_text("utf-8") for name, place in AT_ROOT.items() if (ROOT / name).exists()}
    pages["reference/sandtable.md"] = surface()
    pages |= {f"reference/{package}.md": reference(package, about) for package, about in PACKAGES.items()}
    return {**pages, "messages.md": message_page(asyncapi())}


# ---- Links ----------------------------------------------------------------------------------------------------------


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Let links lead to where the pages are on the site."""
    source = next((ROOT / name for name, place in AT_ROOT.items() if place == page.file.src_uri), DOCS / page.file.src_uri)
    parts = CODE.split(markdown)
    return "".join(part if part.startswith("`") else LINK.sub(lambda link: moved(link, source, page), part) for part in parts)


def moved(link: re.Match[str], source: Path, page: Page) -> str:
    """One link of a page, as it must be on the site."""
    picture, text, target, anchor = link.groups()
    if "://" in target:
        return link[0]
    place = place_of((source.parent / target).resolve())
    if place is None:
        return str(text)
    way = os.path.relpath(place, Path(page.file.src_uri).parent)
    return f"{picture}[{text}]({Path(way).as_posix()}{anchor or ''})"


def place_of(path: Path) -> str | None:
    """Where a file of the project is on the site, if it is there."""
    if path.is_relative_to(DOCS):
        return path.relative_to(DOCS).as_posix()
    return AT_ROOT.get(path.relative_to(ROOT).as_posix())


# ---- The reference --------------------------------------------------------------------------------------------------


def surface() -> str:
    """What `import sandtable` gives: the docstring with its examples, then every name."""
    paragraphs = (sandtable.__doc__ or "").strip().split("\n\n")
    said = [f"```pycon\n{text}\n```" if text.startswith(">>>") else text for text in paragraphs]
    names = [f"## {name}\n\n::: sandtable.{name}" for name in sandtable.__all__]
    return "\n\n".join(["# The package sandtable", *said, *names, ""])


def reference(package: str, about: str) -> str:
    """All modules of a package, from their docstrings."""
    name, _, rest = about.partition(": ")
    modules = sorted(path.stem for path in (ROOT / "src" / "sandtable" / package).glob("*.py") if path.stem != "__init__")
    chapters = [f"## {module}\n\n::: sandtable.{package}.{module}\n" for module in modules]
    return "\n".join([f"# {name}\n\n{rest[0].upper()}{rest[1:]}\n", *chapters])
