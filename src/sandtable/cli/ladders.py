"""What a ladder looks like: on the screen, and as a page with plots."""

from __future__ import annotations

from typing import Any

from rich.markup import escape
from rich.table import Table

from sandtable.arena.pages import Page, Section
from sandtable.arena.plots import Bar, bounds, intervals
from sandtable.cli.common import console, find_title
from sandtable.cli.words import bot_name, language, say

HEADS = ("bot", "rating", "interval", "ms")


def print_ladder(found: dict[str, Any]) -> None:
    """The rungs, the best first."""
    print(heading(found))
    table = Table(*(escape(head) for head in rung_heads(found)), box=None, header_style="dim", padding=(0, 2, 0, 0))
    for rung in found["ladder"]:
        table.add_row(*(escape(cell) for cell in rung_cells(rung)))
    console.print(table)


def heading(found: dict[str, Any]) -> str:
    title = find_title(found["table"]["title"]).messages(language()).text("title")
    return say("ladder-head", title=title, games=found["games"], seed=found["seed"])


def rung_heads(found: dict[str, Any]) -> list[str]:
    counts = [say("ladder-head-won", players=players) for players in sorted(found["counts"])]
    return [say(f"ladder-head-{name}") for name in HEADS] + counts


def rung_cells(rung: dict[str, Any]) -> list[str]:
    """A bot with its rating, its time for a decision, and how often it won with each number of players."""
    won = [f"{line['rate']:.0%} ({line['played']})" if line["played"] else "" for line in rung["won"]]
    interval = say("ladder-interval", low=f"{rung['low']:.1f}", high=f"{rung['high']:.1f}")
    return [bot_name(rung["bot"]), f"{rung['rating']:.1f}", interval, f"{rung['cpu_ms']:.1f}", *won]


def ladder_page(found: dict[str, Any], command: str) -> Page:
    """The whole report."""
    sections = [
        ratings_section(found),
        *(won_section(found, number) for number in range(len(found["counts"]))),
        pairs_section(found),
    ]
    return Page(heading(found), [say("ladder-how"), limits(found), say("report-command", command=command)], sections, language())


def limits(found: dict[str, Any]) -> str:
    """Whether the same games can be played again."""
    if found["timed"]:
        return say("ladder-timed")
    return say("ladder-some-timed" if any("@" in bot for bot in found["bots"]) else "ladder-repeatable")


def ratings_section(found: dict[str, Any]) -> Section:
    bars = [
        Bar(bot_name(rung["bot"]), rung["rating"], rung["low"], rung["high"], f"{rung['rating']:.1f}") for rung in found["ladder"]
    ]
    cells = [rung_cells(rung) for rung in found["ladder"]]
    return Section(
        say("ladder-ratings"), [say("ladder-ratings-about")], rung_heads(found), cells, [intervals(say("ladder-ratings"), bars)]
    )


def won_section(found: dict[str, Any], number: int) -> Section:
    """How often each bot won with one number of players, beside its fair share."""
    lines = [(bot_name(rung["bot"]), rung["won"][number]) for rung in found["ladder"]]
    players, par = lines[0][1]["players"], lines[0][1]["par"]
    heading = say("ladder-won", players=players)
    bars = [Bar(name, line["rate"], *bounds(line), f"{line['rate']:.0%}") for name, line in lines if line["played"]]
    return Section(heading, [say("ladder-par", par=f"{par:.0%}")], plots=[intervals(heading, bars, [par])])


def pairs_section(found: dict[str, Any]) -> Section:
    rows = [
        [bot_name(pair["first"]), bot_name(pair["second"]), str(pair["games"]), f"{pair['ahead']:.0%}",
         say("ladder-interval", low=f"{pair['interval'][0]:.0%}", high=f"{pair['interval'][1]:.0%}")]
        for pair in found["pairs"] if pair["games"]
    ]  # fmt: skip
    heads = [say(f"ladder-pairs-{name}") for name in ("first", "second", "games", "ahead", "interval")]
    return Section(say("ladder-pairs"), [say("ladder-pairs-about")], heads, rows)
