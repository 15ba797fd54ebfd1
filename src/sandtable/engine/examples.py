"""Worked examples in rules.md: what a player reads, and between its lines the script by which a test plays it.

    ```example The highest bid wins
    @ players: Ann, Ben
    @ hand Ann: 3 4
    Ann bids her 4, and Ben his 2:
    > Ann: bid 4
    > Ben: bid 2
    So the shell is Ann's. She cannot bid the 4 again.
    = shells Ann: 1
    ! Ann: bid 4 (HT-2.3)
    ```

Script lines begin with a sign: `@` says how the table is set up, `>` is a pick, `=` what is then to be seen, and `!` a pick that
a rule forbids. All other lines are told. The page shows these alone.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from sandtable.engine.messages import Messages

FENCE: Final = "```"
BLOCK: Final = re.compile(r"^```example (.+)\n((?:.*\n)*?)```$", re.MULTILINE)
SCRIPT: Final = re.compile(r"[@>=!] ")


@dataclass(frozen=True)
class Example:
    """A worked example: its name and all its lines."""

    name: str
    lines: list[str]

    def told(self) -> str:
        """What a player reads of it, as paragraphs."""
        return "\n".join(line for line in self.lines if not is_script(line))

    def script(self) -> list[tuple[str, str]]:
        """The other lines, in order: each with its sign."""
        return [(line[0], line[2:].strip()) for line in self.lines if is_script(line)]


def is_script(line: str) -> bool:
    return SCRIPT.match(line) is not None


def example_names(fence: str, pattern: str) -> str:
    """The line that opens an example, its name put into a pattern."""
    return re.sub(r"(?<=^```example )(.+)$", lambda name: pattern.format(name[1]), fence)


def examples(source: str) -> list[Example]:
    """The worked examples of a rules.md, in order."""
    return [Example(name, lines.splitlines()) for name, lines in BLOCK.findall(source)]


def shown_examples(source: str, messages: Messages) -> str:
    """A page with each example as a quotation that opens with its name."""

    def shown(block: re.Match[str]) -> str:
        example = Example(block[1], block[2].splitlines())
        heading = messages.text("rules-example", name=example.name)
        return "\n".join(f"> {line}".rstrip() for line in [f"**{heading}**", "", *example.told().splitlines()])

    return BLOCK.sub(shown, source)
