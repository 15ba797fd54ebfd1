"""What the project's files may not say, and that every page of the documentation can be found."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.project.files import ROOT, project_files

# Letters in brackets keep these patterns from finding themselves.
UNWANTED = {
    "a path of somebody's machine": re.compile(r"(?<![\w.])/(?:wor[k]|roo[t])/|(?<![\w.])/(?:hom[e]|User[s])/\w"),
    "something left undone": re.compile(r"\b(?:TOD[O]|FIXM[E])\b"),
}
LINK = re.compile(r"\]\(([^)#\s]+)[^)]*\)")


def texts() -> Iterator[tuple[Path, str]]:
    for path in project_files():
        try:
            yield path.relative_to(ROOT), path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # a picture or another binary file


def unwanted_in(text: str) -> list[str]:
    return [f"line {number}: {line.strip()}" for number, line in enumerate(text.splitlines(), 1)
            if any(pattern.search(line) for pattern in UNWANTED.values())]  # fmt: skip


def links_of(page: Path) -> set[Path]:
    """The files of the project that a page links to."""
    targets = LINK.findall(page.read_text(encoding="utf-8"))
    return {(page.parent / target).resolve() for target in targets if "://" not in target}


def test_no_file_names_a_machine_or_leaves_something_undone() -> None:
    assert {str(path): found for path, text in texts() if (found := unwanted_in(text))} == {}


@pytest.mark.parametrize("folder", ["work", "root", "home/somebody", "Users/somebody"])
def test_a_machine_path_is_noticed(folder: str) -> None:
    assert unwanted_in(f"see /{folder}/notes.txt")
    assert not unwanted_in(f"see https://example.org/{folder}/notes and ./{folder}/notes")


def test_something_undone_is_noticed() -> None:
    assert unwanted_in("# TO" + "DO: the rest")


def test_every_page_of_the_documentation_is_linked() -> None:
    fronts = [ROOT / "README.md", ROOT / "docs" / "README.md"]
    linked = {page for front in fronts if front.exists() for page in links_of(front)} | set(fronts)
    pages = {path for path in project_files() if path.is_relative_to(ROOT / "docs") and path.suffix == ".md"}
    assert pages - linked == set()


def test_no_link_leads_nowhere() -> None:
    pages = [path for path in project_files() if path.suffix == ".md"]
    missing = {str(page.relative_to(ROOT)): [str(target) for target in links_of(page) if not target.exists()]
               for page in pages}  # fmt: skip
    assert {page: targets for page, targets in missing.items() if targets} == {}
