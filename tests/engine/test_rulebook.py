"""Reading rules.md: chapters, passages, lists and worked examples."""

from __future__ import annotations

from pathlib import Path

import pytest

import sandtable
from sandtable import SandtableError
from sandtable.engine.examples import examples
from sandtable.engine.messages import TESTING
from sandtable.engine.rulebook import parse, read_rulebook, rules_page

TEXT = """# A Game

Some words before.

## AG-1 Set-up

Everyone sits down.
All of them.

- **AG-1.1** [R] Shuffle.
- **AG-1.2** Deal six cards,
  face down.

> **Example: Ann** deals.
>
> Ben too.

Then look:

- one
- two

| card | price |
|---|---|
| tower | 2 |

## AG-2. Turns
**AG-2.1** Play a card.
AG-2.10: Draw a card.
"""

SOURCE = """# A Game

```example Ann pays
@ players: Ann, Ben
Ann pays with a coin:
> Ann: pay
It is gone.
= coins Ann: 0
! Ann: pay (AG-1.1)
```

{list: start-cards}
"""


def test_headings_open_chapters_and_numbers_begin_rules() -> None:
    book = parse(TEXT)
    assert [(chapter.id, chapter.name, chapter.level, len(chapter.rules)) for chapter in book.chapters] == [
        ("", "A Game", 1, 0), ("AG-1", "Set-up", 2, 2), ("AG-2", "Turns", 2, 2)]  # fmt: skip
    assert book.find("ag-1.2")[0].text == "Deal six cards, face down."


def test_everything_below_a_heading_is_kept_in_order() -> None:
    """Paragraphs before, between and after the rules: text before the first rule of a chapter, examples, lists and tables."""
    assert [(one.id, one.text) for one in parse(TEXT).chapters[1].passages] == [
        ("", "Everyone sits down.\nAll of them."),
        ("AG-1.1", "[R] Shuffle."),
        ("AG-1.2", "Deal six cards, face down."),
        ("", "> **Example: Ann** deals.\n>\n> Ben too."),
        ("", "Then look:"),
        ("", "- one\n- two"),
        ("", "| card | price |\n|---|---|\n| tower | 2 |"),
    ]


def test_what_is_drawn_with_letters_is_one_passage_as_it_stands() -> None:
    drawing = "```\n  # a\n\n  AG-1.1 b\n```"
    assert [one.text for one in parse(f"# A Game\n{drawing}\nMore.").passages()] == [f"{drawing}\nMore."]


def test_a_chapter_finds_all_its_passages_and_a_number_only_itself() -> None:
    book = parse(TEXT)
    assert [rule.id for rule in book.find("AG-2")] == ["AG-2.1", "AG-2.10"]
    assert len(book.find("AG-1")) == 7
    assert [rule.id for rule in book.find("AG-2.1")] == ["AG-2.1"]
    assert book.find("AG-9") == []


def test_a_search_wants_all_words() -> None:
    book = parse(TEXT)
    assert [rule.id for rule in book.search("card draw")] == ["AG-2.10"]
    assert [rule.text for rule in book.search("all of them")] == ["Everyone sits down.\nAll of them."]
    assert len(book.search("")) == 10


def test_an_example_is_told_without_its_script() -> None:
    [example] = examples(SOURCE)
    assert example.told() == "Ann pays with a coin:\nIt is gone."
    assert example.script() == [("@", "players: Ann, Ben"), (">", "Ann: pay"), ("=", "coins Ann: 0"), ("!", "Ann: pay (AG-1.1)")]


def page_of(source: str, folder: Path, monkeypatch: pytest.MonkeyPatch, language: str = "en") -> str:
    title = sandtable.title("fine_sand")
    monkeypatch.setattr(title, "listing", lambda name, language: f"(the list {name} in {language})")
    assert title.folder is not None
    (folder / "rules.md").write_text(source)
    (folder / "words").symlink_to(title.folder / "words")
    monkeypatch.setattr(title, "folder", folder, raising=False)
    return rules_page(title, language)


def test_the_page_shows_examples_as_quotations_and_fills_in_lists(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert page_of(SOURCE, tmp_path, monkeypatch) == (
        "# A Game\n\n> **Example: Ann pays**\n>\n> Ann pays with a coin:\n> It is gone.\n\n(the list start-cards in en)\n"
    )


def test_all_of_a_page_has_brackets_in_the_made_up_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = page_of(f"{SOURCE}\n- **AG-1.1** Shuffle.\n\n| a | b c |\n|---|---|\n\n1. First\n", tmp_path, monkeypatch, TESTING)
    assert page.splitlines()[:5] == ["# [A Game]", "", "> **[Example: [Ann pays]]**", ">", "> [Ann pays with a coin:]"]
    assert page.splitlines()[7:] == ["(the list start-cards in en-x-test)", "", "- **AG-1.1** [Shuffle.]", "",
                                     "| [a] | [b c] |", "|---|---|", "", "1. [First]"]  # fmt: skip


def test_a_title_without_rules_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    title = sandtable.title("fine_sand")
    monkeypatch.setattr(title, "folder", tmp_path, raising=False)
    with pytest.raises(SandtableError, match="not written down"):
        read_rulebook(title)
