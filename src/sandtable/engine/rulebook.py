"""The rules of a title as people read them: its rules.md with lists and examples laid out, cut into chapters and passages."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from sandtable.engine.errors import SandtableError
from sandtable.engine.examples import FENCE, example_names, is_script, shown_examples
from sandtable.engine.messages import ENGLISH, TESTING
from sandtable.engine.phrases import Phrase
from sandtable.engine.title import Title

ID = r"[A-Z]{2,3}-\d+(?:\.\d+)*[a-z]?"
HEADING = re.compile(r"(#+)\s+(.*)")
CHAPTER = re.compile(rf"(?:({ID})[.:]?\s+)?(.*)")
RULE = re.compile(rf"\s*(?:[-*]\s+)?\**({ID})\**[.:]?\**\s+(.*)")
LIST = re.compile(r"^\{list: ([a-z-]+)\}$", re.MULTILINE)  # where a list made from the title's content stands
STARTS = re.compile(r"[-*] |\d+\. |\||>|```")  # a line that does not carry on the rule before it


@dataclass
class Passage:
    """A numbered rule as one line of text; or a paragraph, list, table or example in Markdown, without a number."""

    id: str
    text: str


@dataclass
class Chapter:
    """A heading and the passages below it. Level 1 is the title of the book."""

    id: str
    name: str
    level: int = 2
    passages: list[Passage] = field(default_factory=list)

    @property
    def rules(self) -> list[Passage]:
        return [passage for passage in self.passages if passage.id]


@dataclass
class Rulebook:
    """All chapters, in order."""

    chapters: list[Chapter]

    def passages(self) -> list[Passage]:
        return [passage for chapter in self.chapters for passage in chapter.passages]

    def rules(self) -> list[Passage]:
        return [passage for passage in self.passages() if passage.id]

    def find(self, id: str) -> list[Passage]:
        """The rule of that number, or all of that chapter."""
        wanted = id.strip().upper()
        exact = [rule for rule in self.rules() if rule.id.upper() == wanted]
        return exact or [passage for chapter in self.chapters if chapter.id.upper() == wanted for passage in chapter.passages]

    def search(self, words: str) -> list[Passage]:
        """The passages that contain all these words, or a number that begins with them."""
        wanted = words.lower().split()
        return [one for one in self.passages() if all(word in f"{one.id} {one.text}".lower() for word in wanted)]


def parse(page: str) -> Rulebook:
    """Cut a page into chapters: headings open them, a line that begins with a number begins a rule, a blank line ends it."""
    chapters: list[Chapter] = []
    drawing = False  # between the fences of something drawn with letters
    carries_on = False
    for line in page.splitlines():
        heading = None if drawing else HEADING.fullmatch(line)
        if heading:
            id, name = CHAPTER.fullmatch(heading[2]).groups()  # type: ignore[union-attr]
            chapters.append(Chapter(id or "", name, len(heading[1])))
            carries_on = False
        elif chapters:
            carries_on = add_line(chapters[-1], line, carries_on, drawing)
            drawing ^= line.startswith("```")
    return Rulebook(chapters)


def add_line(chapter: Chapter, line: str, carries_on: bool, drawing: bool) -> bool:
    """Put a line where it belongs. Returns whether the next one may carry on the same passage."""
    begins = None if drawing else RULE.fullmatch(line)
    last = chapter.passages[-1] if carries_on else None
    if begins:
        chapter.passages.append(Passage(begins[1], begins[2].strip()))
    elif not line.strip() and not drawing:
        return False
    elif last is None or (last.id and STARTS.match(line)):
        chapter.passages.append(Passage("", line))
    elif last.id:
        last.text = f"{last.text} {line.strip()}"
    else:
        last.text += f"\n{line}"
    return True


# The page


def rules_source(title: Title[Any], language: str = ENGLISH) -> str:
    """The rules.md of a title as it was written, in some language if it is translated, else in English; empty without any."""
    folder = title.folder
    places = [] if folder is None else [folder / "words" / language / "rules.md", folder / "rules.md"]
    found = next((place.read_text("utf-8") for place in places if place.exists()), "")
    return bracketed(found) if language == TESTING else found


def rules_page(title: Title[Any], language: str = ENGLISH) -> str:
    """The rules of a title as people read them, in Markdown: with its lists filled in, and of the examples what is told."""
    filled = LIST.sub(lambda marker: title.listing(marker[1], language), rules_source(title, language))
    return shown_examples(filled, title.messages(language))


def bracketed(page: str) -> str:
    """A page in the made-up language for tests: every heading, rule, paragraph, cell and example in brackets."""
    return "\n".join(map(bracketed_line, page.splitlines()))


def bracketed_line(line: str) -> str:
    if is_script(line) or LIST.fullmatch(line):
        return line
    if line.startswith(FENCE):
        return example_names(line, "[{}]")
    if line.startswith("|"):
        return re.sub(r"(?<=\| )([^|]*[^|\s:-][^|]*?)(?= \|)", r"[\1]", line)
    mark = re.match(rf"(#+ (?:{ID}[.:]? )?|\s*[-*] (?:\**{ID}\** )?|\d+\. )?", line)
    start = mark.end() if mark else 0
    return line[:start] + re.sub(r"[^*]*[^\W\d_][^*]*", r"[\g<0>]", line[start:])  # what is bold or italic, apart


def read_rulebook(title: Title[Any], language: str = ENGLISH) -> Rulebook:
    """The rules of a title, cut into chapters."""
    page = rules_page(title, language)
    if not page:
        raise SandtableError(Phrase("rules-missing"))
    return parse(page)


def table(heads: list[str], rows: list[list[str]]) -> str:
    """A table in Markdown."""
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |" for cells in lines)
