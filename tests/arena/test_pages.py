"""Reports as pages: they open anywhere and need nothing else."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from xml.etree import ElementTree

from sandtable.arena.pages import Page, Section, as_html, as_markdown
from sandtable.arena.plots import Bar, intervals

BARS = [Bar("level<1>", 25.0, 20.0, 30.0, "25.0"), Bar("greedy", 31.0, 28.0, 34.0, "31.0")]
PAGE = Page(
    "A & B", ["Made by: x"], [Section("Part", ["One."], ["name", "rate"], [["a|b", "<1"]], [intervals("Rates", BARS, [27.0])])]
)


class Balanced(HTMLParser):
    """Notes the elements of a page and that each is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()
        self.targets: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        self.targets += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href", "data")]
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_a_page_is_whole_and_fetches_nothing() -> None:
    html = as_html(PAGE)
    reader = Balanced()
    reader.feed(html)
    assert reader.open == []
    assert {"svg", "table", "h1", "h2"} <= reader.seen
    assert not {"script", "link", "img", "iframe"} & reader.seen
    assert reader.targets == []
    assert not re.search(r"url\(|@import", html)


def test_what_is_named_like_a_tag_stays_a_name() -> None:
    assert "<td>&lt;1</td>" in as_html(PAGE)
    assert "level&lt;1&gt;" in as_html(PAGE)


def test_a_plot_shows_every_figure_within_its_edges() -> None:
    svg = ElementTree.fromstring(intervals("Rates", BARS, [27.0]))
    space = "{http://www.w3.org/2000/svg}"
    dots = [float(dot.attrib["cx"]) for dot in svg.iter(f"{space}circle")]
    whiskers = [line for line in svg.iter(f"{space}line") if line.attrib["class"] == "whisker"]
    assert len(dots) == 2
    assert dots[0] < dots[1]
    for dot, whisker in zip(dots, whiskers, strict=True):
        assert 0 < float(whisker.attrib["x1"]) < dot < float(whisker.attrib["x2"]) < 720
    assert intervals("Nothing", []) == ""


def test_the_same_page_in_markdown() -> None:
    assert as_markdown(PAGE) == "# A & B\n\nMade by: x\n\n## Part\n\nOne.\n\n| name | rate |\n| --- | --- |\n| a/b | <1 |\n"
