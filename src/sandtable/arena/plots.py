"""Plots as SVG, drawn by ourselves: figures with their intervals, one under the other. They need no script and no other file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

LABEL, WIDTH, ROW, MARGIN = 190, 720, 24, 30


@dataclass(frozen=True)
class Bar:
    """A figure with its interval and its name."""

    name: str
    value: float
    low: float
    high: float
    said: str  # the figure in words, beside its mark


def bounds(line: dict[str, Any]) -> tuple[float, float]:
    """The interval of a figure that was made ready for JSON."""
    low, high = line["interval"]
    return low, high


class Scale:
    """Where values lie between the left and the right edge of a plot."""

    def __init__(self, values: Sequence[float]) -> None:
        least, most = min(values), max(values)
        room = (most - least) * 0.05 or 1.0
        self.low, self.high = least - room, most + room

    def at(self, value: float) -> float:
        return round(LABEL + (WIDTH - LABEL - 90) * (value - self.low) / (self.high - self.low), 1)


def intervals(title: str, bars: Sequence[Bar], marks: Sequence[float] = ()) -> str:
    """One line for each figure: a dot, its interval as a whisker, and dashed lines at values to compare with."""
    if not bars:
        return ""
    scale = Scale([*marks, *(value for bar in bars for value in (bar.low, bar.high))])
    height = MARGIN + ROW * len(bars)
    lines = [line(scale.at(mark), MARGIN - 12, scale.at(mark), height, "mark") for mark in marks]
    rows = [row(bar, MARGIN + ROW * number, scale) for number, bar in enumerate(bars)]
    head = f'<svg role="img" viewBox="0 0 {WIDTH} {height + 6}" xmlns="http://www.w3.org/2000/svg">'
    return "\n".join([head, f"<title>{escape(title)}</title>", text(0, 14, title, "head"), *lines, *rows, "</svg>"])


def row(bar: Bar, top: float, scale: Scale) -> str:
    middle = top + ROW / 2
    return "".join(
        [
            text(0, middle + 4, bar.name),
            line(scale.at(bar.low), middle, scale.at(bar.high), middle, "whisker"),
            f'<circle cx="{scale.at(bar.value)}" cy="{middle}" r="4"/>',
            text(WIDTH - 80, middle + 4, bar.said),
        ]
    )


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>'


def text(x: float, y: float, said: str, kind: str = "label") -> str:
    return f'<text class="{kind}" x="{x}" y="{y}">{escape(said)}</text>'
