"""The rules of a title as people read them: its rules.md, cut into chapters and numbered rules."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from sandtable.engine.errors import SandtableError

ID = r"[A-Z]{2,3}-\d+(?:\.\d+)*[a-z]?"
HEADING = re.compile(r"(#+)\s+(.*)")
CHAPTER = re.compile(rf"(?:({ID})[.:]?\s+)?(.*)")
RULE = re.compile(rf"\s*(?:[-*]\s+)?\**({ID})\**[.:]?\**\s+(.*)")


@dataclass
class Rule:
    """One numbered rule."""

    id: str
    text: str


@dataclass
class Chapter:
    """A heading, what stands below it before the first number, and its rules."""

    id: str
    name: str
    text: str = ""
    rules: list[Rule] = field(default_factory=list)


@dataclass
class Rulebook:
    """All chapters, in order."""

    chapters: list[Chapter]

    def rules(self) -> list[Rule]:
        return [rule for chapter in self.chapters for rule in chapter.rules]

    def find(self, id: str) -> list[Rule]:
        """The rule of that number, or all of that chapter."""
        wanted = id.strip().upper()
        exact = [rule for rule in self.rules() if rule.id.upper() == wanted]
        return exact or [rule for rule in self.rules() if rule.id.upper().startswith(f"{wanted}.")]

    def search(self, words: str) -> list[Rule]:
        """The rules that contain all these words, or a number that begins with them."""
        wanted = words.lower().split()
        return [rule for rule in self.rules() if all(word in f"{rule.id} {rule.text}".lower() for word in wanted)]


def parse(text: str) -> Rulebook:
    """Read rules.md: headings open chapters, a line that begins with a number begins a rule, other lines carry on."""
    chapters: list[Chapter] = []
    for line in text.splitlines():
        heading = HEADING.fullmatch(line)
        if heading:
            id, name = CHAPTER.fullmatch(heading[2]).groups()  # type: ignore[union-attr]
            chapters.append(Chapter(id or "", name))
        elif chapters:
            add_line(chapters[-1], line)
    return Rulebook([chapter for chapter in chapters if chapter.rules or chapter.text.strip()])


def add_line(chapter: Chapter, line: str) -> None:
    begins = RULE.fullmatch(line)
    if begins:
        chapter.rules.append(Rule(begins[1], begins[2].strip()))
    elif chapter.rules:
        last = chapter.rules[-1]
        last.text = f"{last.text} {line.strip()}".rstrip()
    else:
        chapter.text += line + "\n"


def read_rulebook(folder: Path | None) -> Rulebook:
    """The rules.md of a title's folder."""
    path = folder / "rules.md" if folder else None
    if path is None or not path.exists():
        raise SandtableError("the rules of this title are not written down yet")
    return parse(path.read_text("utf-8"))
