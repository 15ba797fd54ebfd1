"""Blocks of lines in characters: cut or filled to a width, wrapped, set side by side."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass
from itertools import zip_longest

from textual.content import Content

TALL = 13  # from so many lines on, cards show their text and strips their cards
WIDE = 100  # from so many columns on, names are written out
DIM = "dim"

Lines = list[Content]


@dataclass(frozen=True)
class Room:
    """How much there is to draw on."""

    width: int
    height: int  # for the board
    tall: bool
    wide: bool

    @staticmethod
    def of(width: int, height: int, others: int) -> Room:
        """The room of a board, of the lines that it shares with the strips of the other seats."""
        tall = height - 2 * others >= TALL
        return Room(width, height - others * (2 if tall else 1), tall, width >= WIDE)


def styled(text: str, style: str = "") -> Content:
    return Content.styled(text, style) if style else Content(text)


def fit(content: Content, width: int) -> Content:
    """Exactly so wide: cut with an ellipsis, or filled up."""
    return (
        content.truncate(width, ellipsis=True) if content.cell_length > width else content.pad_right(width - content.cell_length)
    )


def beside(blocks: list[Lines], widths: list[int], gap: int = 0) -> Lines:
    """Blocks side by side, each as wide as given."""
    space = Content(" " * gap)
    rows = zip_longest(*blocks, fillvalue=Content(""))
    return [space.join([fit(cell, width) for cell, width in zip(row, widths, strict=True)]) for row in rows]


def in_rows(blocks: list[Lines], width: int, each: int, gap: int = 0) -> Lines:
    """Blocks of one width, as many to a row as fit."""
    per_row = max(1, (width + gap) // (each + gap))
    lines: Lines = []
    for start in range(0, len(blocks), per_row):
        some = blocks[start : start + per_row]
        lines += beside(some, [each] * len(some), gap)
    return lines


def wrapped(text: str, width: int, most: int) -> list[str]:
    """A text in lines of a width, at most so many: where it was cut the last one says so."""
    lines = textwrap.wrap(text, width, break_on_hyphens=False)
    if len(lines) > most:
        lines = [*lines[: most - 1], lines[most - 1][: width - 1].rstrip() + "…"] if most else []
    return lines


def filled(lines: Lines, count: int) -> Lines:
    return lines + [Content("")] * (count - len(lines))
