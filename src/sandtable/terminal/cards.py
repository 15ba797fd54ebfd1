"""Cards in hand, drawn as boxes."""

from __future__ import annotations

from textual.content import Content

from sandtable.terminal.boards import Board
from sandtable.terminal.faces import Face
from sandtable.terminal.shapes import DIM, Lines, filled, fit, in_rows, styled, wrapped

NARROWEST_CARD = 12
ROOMY_CARD = 16  # from here on there is a space between edge and text
WIDEST_CARD = 24
NAME_LINES = 2
TEXT_LINES = 4

Keys = dict[str, str]  # of each card that one option names: the key that picks it


def hand(board: Board, cards: list[Face], width: int, keys: Keys, height: int) -> Lines:
    """A hand as boxes: narrower when there are many, in several rows when there are more, with texts where they fit."""
    if not cards:
        return []
    each = max(NARROWEST_CARD, min(WIDEST_CARD, width // len(cards)))
    pad = 1 if each >= ROOMY_CARD else 0
    inner = each - 2 - 2 * pad
    name_lines = NAME_LINES if any(len(card.name) > inner for card in cards) else 1
    rows = -(-len(cards) // max(1, width // each))
    text_lines = max(0, min(TEXT_LINES, height // rows - name_lines - 2))
    boxes = [box(board, card, inner, pad, keys.get(card.id, ""), name_lines, text_lines) for card in cards]
    return in_rows(boxes, width, each)


def box(board: Board, card: Face, inner: int, pad: int, key: str, name_lines: int, text_lines: int) -> Lines:
    """A card: its badge in the upper edge, its kind and the key that picks it in the lower."""
    colour = board.colour(card.kind)
    edge = colour if key else f"{colour} {DIM}".strip()
    body = filled([styled(line, "bold" if key else "") for line in wrapped(card.name, inner, name_lines)], name_lines)
    told = wrapped(card.worn, inner, text_lines)
    body += filled(
        [styled(line) for line in told] + [styled(line, DIM) for line in wrapped(card.text, inner, text_lines - len(told))],
        text_lines,
    )
    dashes = inner + 2 * pad
    side = [styled("│" + " " * pad, edge), styled(" " * pad + "│", edge)]
    sides = [Content.assemble(side[0], fit(line, inner), side[1]) for line in body]
    return [upper_edge(card.badge, dashes, colour, edge), *sides, lower_edge(card.kind_name, dashes, key, edge)]


def upper_edge(badge: str, dashes: int, colour: str, edge: str) -> Content:
    mark = worded(badge, dashes)
    return Content.assemble(
        styled("╭", edge), styled(mark, f"bold {colour}".strip()), styled("─" * (dashes - len(mark)) + "╮", edge)
    )


def lower_edge(kind: str, dashes: int, key: str, edge: str) -> Content:
    mark = f" {key} " if key else ""
    word = worded(kind, dashes - len(mark))
    line = "─" * (dashes - len(mark) - len(word)) + word
    return Content.assemble(styled("╰", edge), styled(mark, "reverse bold"), styled(line + "╯", edge))


def worded(text: str, room: int) -> str:
    """A word that stands in an edge: with a space on both sides, or cut."""
    return f" {text} " if text and len(text) + 2 <= room else text if len(text) <= room else text[: max(0, room - 1)] + "…"
