"""Reading rules.md."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable import SandtableError
from sandtable.engine.rulebook import parse, read_rulebook

TEXT = """# A Game

Some words before.

## AG-1 Set-up

Everyone sits down.

- **AG-1.1** [R] Shuffle.
- **AG-1.2** Deal six cards,
  face down.

## AG-2. Turns
**AG-2.1** Play a card.
AG-2.10: Draw a card.
"""


def test_headings_open_chapters_and_numbers_begin_rules() -> None:
    book = parse(TEXT)
    assert [(chapter.id, chapter.name, len(chapter.rules)) for chapter in book.chapters] == [
        ("", "A Game", 0), ("AG-1", "Set-up", 2), ("AG-2", "Turns", 2)]  # fmt: skip
    assert book.chapters[1].text.strip() == "Everyone sits down."
    assert book.find("ag-1.2")[0].text == "Deal six cards, face down."


def test_a_chapter_finds_all_its_rules_and_a_number_only_itself() -> None:
    book = parse(TEXT)
    assert [rule.id for rule in book.find("AG-2")] == ["AG-2.1", "AG-2.10"]
    assert [rule.id for rule in book.find("AG-2.1")] == ["AG-2.1"]
    assert book.find("AG-9") == []


def test_a_search_wants_all_words() -> None:
    book = parse(TEXT)
    assert [rule.id for rule in book.search("card draw")] == ["AG-2.10"]
    assert len(book.search("")) == 4


def test_a_title_without_rules_says_so(tmp_path: Path) -> None:
    with pytest.raises(SandtableError, match="not written down"):
        read_rulebook(tmp_path)
