"""Pages of figures: the same sections as an HTML file that needs nothing else, or as Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape

STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; display: block; overflow-x: auto; }
th, td { padding: .2rem .8rem .2rem 0; text-align: left; border-bottom: 1px solid #8884; font-variant-numeric: tabular-nums; }
svg { width: 100%; height: auto; margin: 1rem 0; }
svg text { font-size: 13px; fill: currentColor; }
svg text.head { font-weight: bold; }
svg circle { fill: #c2410c; }
svg line { stroke: currentColor; stroke-width: 1.5; }
svg line.mark { stroke-dasharray: 4 4; opacity: .5; }
""".strip()


@dataclass(frozen=True)
class Section:
    """A part of a page: a heading, sentences, a table, and plots where pictures can be shown."""

    heading: str
    sentences: Sequence[str] = ()
    heads: Sequence[str] = ()
    rows: Sequence[Sequence[str]] = ()
    plots: Sequence[str] = ()


@dataclass(frozen=True)
class Page:
    """A title, sentences that say what was played, and the sections."""

    title: str
    sentences: Sequence[str]
    sections: Sequence[Section] = field(default_factory=list)
    language: str = "en"


def as_html(page: Page) -> str:
    """The page as one file: no script, no font, nothing that must be fetched."""
    parts = [
        f'<!doctype html>\n<html lang="{escape(page.language)}">\n<head>\n<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(page.title)}</title>\n<style>\n{STYLE}\n</style>\n</head>\n<body>\n<h1>{escape(page.title)}</h1>",
        *(f"<p>{escape(sentence)}</p>" for sentence in page.sentences),
        *(html_section(section) for section in page.sections),
        "</body>\n</html>\n",
    ]
    return "\n".join(parts)


def html_section(section: Section) -> str:
    parts = [f"<h2>{escape(section.heading)}</h2>", *(f"<p>{escape(sentence)}</p>" for sentence in section.sentences)]
    parts += section.plots
    if section.rows:
        parts += ["<table>", html_row("th", section.heads), *(html_row("td", row) for row in section.rows), "</table>"]
    return "\n".join(parts)


def html_row(kind: str, cells: Sequence[str]) -> str:
    return f"<tr>{''.join(f'<{kind}>{escape(cell)}</{kind}>' for cell in cells)}</tr>"


def as_markdown(page: Page) -> str:
    parts = [f"# {page.title}", "\n".join(page.sentences)]
    for section in page.sections:
        parts += [f"## {section.heading}", *section.sentences]
        if section.rows:
            parts.append("\n".join(map(markdown_row, [section.heads, ["---"] * len(section.heads), *section.rows])))
    return "\n\n".join(parts) + "\n"


def markdown_row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |"
