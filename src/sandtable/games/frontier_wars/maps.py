"""The maps of the scenarios: drawn in plain text, and as tiles for whoever draws them otherwise."""

from __future__ import annotations

from typing import Any

from sandtable.engine.content import Content
from sandtable.engine.errors import BadSetup
from sandtable.engine.messages import Messages
from sandtable.engine.phrases import Phrase
from sandtable.games.frontier_wars import book as b
from sandtable.games.frontier_wars.content import read_scenario, scenarios
from sandtable.games.frontier_wars.entries import ScenarioEntry

MARKS = {b.NEUTRAL: ".", b.CITY: "C", b.AIRPORT: "A", b.STRATEGIC: "S", b.LAKE: "~", b.SEA: "~"}


def text(scenario: str, content: Content, messages: Messages) -> str:
    """A scenario with its map: each tile its mark and its label.

    >>> from sandtable import title
    >>> frontier_wars = title("frontier_wars")
    >>> print(text("compact_2", frontier_wars.content(), frontier_wars.messages()))  # doctest: +ELLIPSIS
    Compact 2: 2 players, 30-45 minutes, 10 points or 15 research
    <BLANKLINE>
      .a1     1a2
          .b1     Sb2
      Cc1     Ac2     Cc3
          Sd1     .d2
              2e1     .e2
    ...
    """
    entry = named(scenario, content)
    lines = [heading(entry, messages), "", *rows(read_scenario(content, scenario)), "", messages.text("map-legend")]
    if entry.special_text:
        lines.append(messages.text("map-special", text=messages.printed(entry.special_text)))
    return "\n".join(lines)


def heading(entry: ScenarioEntry, messages: Messages) -> str:
    name, points = messages.printed(entry.name), entry.vp
    return messages.text(
        "map-terms", name=name, players=entry.players, minutes=entry.minutes, points=points, research=entry.research
    )


def named(name: str, content: Content) -> ScenarioEntry:
    for entry in scenarios(content):
        if entry.id == name:
            return entry
    raise BadSetup(Phrase("setup-no-scenario", scenario=name, known=[entry.id for entry in scenarios(content)]))


def rows(drawn: b.Scenario) -> list[str]:
    """The lines of a map, from its north to its south; each lies half a tile beside the one above."""
    tiles = range(drawn.tiles)
    left = min(2 * drawn.q[tile] + drawn.r[tile] for tile in tiles)
    lines = []
    for row in sorted({drawn.r[tile] for tile in tiles}):
        line = ""
        for tile in sorted((tile for tile in tiles if drawn.r[tile] == row), key=lambda tile: drawn.q[tile]):
            line = line.ljust(2 + 4 * (2 * drawn.q[tile] + row - left)) + mark(drawn, tile)
        lines.append(line)
    return lines


def preview(entry: ScenarioEntry, content: Content, messages: Messages) -> dict[str, Any]:
    """A scenario for somebody who chooses one: how long it takes, what wins it, what it is about, and its map."""
    drawn = read_scenario(content, entry.id)
    minutes = entry.minutes.replace("-", "\u2013")
    about = messages.text("scenario-about", minutes=minutes, points=entry.vp, research=entry.research)
    return {
        "id": entry.id,
        "name": messages.printed(entry.name),
        "players": entry.players,
        "about": " ".join([about, *(messages.printed(text) for text in (entry.character, entry.special_text) if text)]),
        "tiles": [{"q": drawn.q[tile], "r": drawn.r[tile], "kind": b.KINDS[drawn.kind[tile]]} for tile in range(drawn.tiles)],
    }


def mark(drawn: b.Scenario, tile: int) -> str:
    if tile in drawn.starts:
        return f"{drawn.starts.index(tile) + 1}{drawn.labels[tile]}"
    return MARKS[drawn.kind[tile]] + (drawn.labels[tile] if tile < drawn.land else "")
