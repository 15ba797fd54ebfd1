"""Looking at a scenario's map: as text for a terminal, as a picture (SVG) for everything else."""

from __future__ import annotations

from math import sqrt
from pathlib import Path
from xml.sax.saxutils import escape

from sandtable.engine.content import Content, load
from sandtable.engine.errors import BadSetup
from sandtable.engine.phrases import Phrase
from sandtable.games.frontier_wars import book as b
from sandtable.games.frontier_wars.content import read_scenario, scenarios
from sandtable.games.frontier_wars.entries import ScenarioEntry

MARKS = {b.NEUTRAL: ".", b.CITY: "C", b.AIRPORT: "A", b.STRATEGIC: "S", b.LAKE: "~", b.SEA: "~"}
LEGEND = "C city (2 stars)   A airport (1)   S strategic point (1)   . open country   ~ water   1-4 start tiles"
FILLS = {
    b.NEUTRAL: "#cfd6b4", b.CITY: "#d9b38c", b.AIRPORT: "#c3c7cf", b.STRATEGIC: "#e0cf8a", b.START: "#b9c99a",
    b.LAKE: "#9cc4d9", b.SEA: "#8fb8cf",
}  # fmt: skip
SIZE = 40  # from the centre of a hex to its corners


def chart(name: str, content: Content | None) -> tuple[ScenarioEntry, b.Scenario]:
    """A scenario by its id, from the box unless other content is given."""
    content = content or load(Path(__file__).parent / "content")
    for entry in scenarios(content):
        if entry.id == name:
            return entry, read_scenario(content, name)
    raise BadSetup(Phrase("setup-no-scenario", scenario=name, known=[entry.id for entry in scenarios(content)]))


def terms(entry: ScenarioEntry) -> str:
    return f"{entry.players} players, {entry.minutes} minutes, {entry.vp} points or {entry.research} research"


def text(scenario: str, content: Content | None = None) -> str:
    """The map for a terminal: each tile its mark and its label.

    >>> print(text("compact_2"))  # doctest: +ELLIPSIS
    Compact 2: 2 players, 30-45 minutes, 10 points or 15 research
    <BLANKLINE>
      .a1     1a2
          .b1     Sb2
      Cc1     Ac2     Cc3
          Sd1     .d2
              2e1     .e2
    ...
    """
    entry, drawn = chart(scenario, content)
    tiles = range(drawn.tiles)
    left = min(2 * drawn.q[tile] + drawn.r[tile] for tile in tiles)
    lines = [f"{entry.name}: {terms(entry)}", ""]
    for row in sorted({drawn.r[tile] for tile in tiles}):
        line = ""
        for tile in sorted((tile for tile in tiles if drawn.r[tile] == row), key=lambda tile: drawn.q[tile]):
            line = line.ljust(2 + 4 * (2 * drawn.q[tile] + row - left)) + mark(drawn, tile)
        lines.append(line)
    lines += ["", LEGEND]
    if entry.special_text:
        lines.append(f"Scenario rule: {entry.special_text}")
    return "\n".join(lines)


def mark(drawn: b.Scenario, tile: int) -> str:
    if tile in drawn.starts:
        return f"{drawn.starts.index(tile) + 1}{drawn.labels[tile]}"
    return MARKS[drawn.kind[tile]] + (drawn.labels[tile] if tile < drawn.land else "")


def svg(scenario: str, content: Content | None = None) -> str:
    """The map as an SVG picture."""
    entry, drawn = chart(scenario, content)
    centres = [centre(drawn.q[tile], drawn.r[tile]) for tile in range(drawn.tiles)]
    left, top = min(x for x, _ in centres) - 2 * SIZE, min(y for _, y in centres) - 2.6 * SIZE
    width, height = max(x for x, _ in centres) + 2 * SIZE - left, max(y for _, y in centres) + 2 * SIZE - top
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:.0f} {top:.0f} {width:.0f} {height:.0f}" role="img" '
        f'font-family="sans-serif" text-anchor="middle"><title>{escape(entry.name)}</title>'
    )
    parts = [
        head,
        f'<rect x="{left:.0f}" y="{top:.0f}" width="{width:.0f}" height="{height:.0f}" fill="#a9cde0"/>',
        f'<text x="{left + width / 2:.0f}" y="{top + 22:.0f}" font-size="16" fill="#1d2b33">{escape(entry.name)}</text>',
        f'<text x="{left + width / 2:.0f}" y="{top + 40:.0f}" font-size="11" fill="#1d2b33">{escape(terms(entry))}</text>',
    ]
    parts += [hexagon(drawn, tile, *centres[tile]) for tile in range(drawn.tiles)]
    return "\n".join([*parts, "</svg>", ""])


def centre(q: int, r: int) -> tuple[float, float]:
    return SIZE * sqrt(3) * (q + r / 2), SIZE * 1.5 * r


def hexagon(drawn: b.Scenario, tile: int, x: float, y: float) -> str:
    corners = [(0, -1), (1, -0.5), (1, 0.5), (0, 1), (-1, 0.5), (-1, -0.5)]
    points = " ".join(f"{x + dx * SIZE * sqrt(3) / 2:.1f},{y + dy * SIZE:.1f}" for dx, dy in corners)
    kind = b.KINDS[drawn.kind[tile]]
    shape = f'<g class="{kind}"><polygon points="{points}" fill="{FILLS[drawn.kind[tile]]}" stroke="#5a6650" stroke-width="2"/>'
    if tile >= drawn.land:
        return shape + "</g>"
    name = f"HQ {drawn.starts.index(tile) + 1}" if tile in drawn.starts else "" if kind == "neutral" else kind
    stars = "\u2605" * drawn.stars[tile]
    label = drawn.labels[tile].upper()
    return (
        f'{shape}<text x="{x:.1f}" y="{y - 14:.1f}" font-size="11" fill="#3a4233">{label}</text>'
        f'<text x="{x:.1f}" y="{y + 3:.1f}" font-size="12" fill="#1d2b1d">{name}</text>'
        f'<text x="{x:.1f}" y="{y + 22:.1f}" font-size="16" fill="#8a5a00">{stars}</text></g>'
    )
