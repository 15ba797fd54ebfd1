"""What a balance report looks like, in words and with plots."""

from __future__ import annotations

from typing import Any

from sandtable.arena.balance import FAIR, SEAT, outside
from sandtable.arena.pages import Page, Section
from sandtable.arena.plots import Bar, bounds, intervals
from sandtable.cli.common import find_title
from sandtable.cli.words import bot_name, language, say


class BalanceReport:
    """The findings about one title, made into a page."""

    def __init__(self, found: dict[str, Any], command: str) -> None:
        self.found = found
        self.command = command
        self.title = find_title(found["table"]["title"])
        self.messages = self.title.messages(language())
        self.heads = ["", *(say("balance-players", players=players) for players in found["counts"])]

    def page(self) -> Page:
        found = self.found
        how = say("balance-how", games=found["games"], bot=bot_name(found["bot"]), seed=found["seed"])
        kinds = dict.fromkeys(line["kind"] for line in found["had"])
        came = dict.fromkeys(line["kind"] for line in found["came"])
        sections = [
            self.games(),
            *([self.tables()] if len(found["tables"]) > len(found["counts"]) else []),
            *(self.owners(kind) for kind in kinds),
            *(self.appearances(kind) for kind in came),
        ]
        name = self.messages.text("title")
        sentences = [how, self.unfair(), say("report-command", command=self.command)]
        return Page(say("balance-title", title=name), sentences, sections, language())

    def word(self, name: str) -> str:
        return say("balance-seat") if name == SEAT else self.messages.text(f"balance-{name}")

    def unfair(self) -> str:
        """What lies outside the bounds, in a sentence."""
        things = [
            say(
                "balance-thing",
                name=line["name"],
                kind=self.word(line["kind"]),
                players=line["players"],
                rate=f"{line['rate']:.2f}",
            )
            for line in outside(self.found)
        ]
        return say("balance-outside", low=f"{FAIR[0]}", high=f"{FAIR[1]}", count=len(things), things=things)

    def games(self) -> Section:
        """Length, endings and figures, one column for each number of players."""
        played = self.found["played"]
        rows = [
            [say("balance-count"), *(str(line["games"]) for line in played)],
            *([say(f"balance-{name}"), *(f"{line[name]:.1f}" for line in played)] for name in ("rounds", "picks", "score")),
            [say("balance-shared"), *(f"{line['shared']:.1%}" for line in played)],
            *self.ended(played),
            *self.figures(played),
        ]
        return Section(say("balance-games"), heads=self.heads, rows=rows)

    def ended(self, played: list[dict[str, Any]]) -> list[list[str]]:
        reasons = dict.fromkeys(reason for line in played for reason in line["endings"])
        return [
            [say("balance-ending", ending=self.messages.text(f"reason-{reason}")),
             *(f"{line['endings'].get(reason, 0):.1%}" for line in played)]
            for reason in reasons
        ]  # fmt: skip

    def figures(self, played: list[dict[str, Any]]) -> list[list[str]]:
        return [
            [say("balance-figure", figure=self.word(name)), *(f"{line['figures'].get(name, 0):.2f}" for line in played)]
            for name in self.title.balance.figures
        ]

    def tables(self) -> Section:
        """Each kind of table by itself, where there are several for a number of players."""
        heads = [say(f"balance-{name}") for name in ("table", "count", "rounds", "picks")]
        reasons = dict.fromkeys(reason for line in self.found["tables"] for reason in line["endings"])
        heads += [say("balance-ending", ending=self.messages.text(f"reason-{reason}")) for reason in reasons]
        rows = [
            [" ".join(line["settings"].values()), str(line["games"]), f"{line['rounds']:.1f}", f"{line['picks']:.0f}",
             *(f"{line['endings'].get(reason, 0):.0%}" for reason in reasons)]
            for line in self.found["tables"]
        ]  # fmt: skip
        return Section(say("balance-tables"), heads=heads, rows=rows)

    def owners(self, kind: str) -> Section:
        """How often the owners of each thing of a kind won."""
        lines = [line for line in self.found["had"] if line["kind"] == kind]
        names = dict.fromkeys(line["name"] for line in lines)
        cell = {(line["name"], line["players"]): f"{line['rate']:.2f} ({line['interval'][0]:.2f} to {line['interval'][1]:.2f})"
                for line in lines}  # fmt: skip
        rows = [[name, *(cell.get((name, players), "") for players in self.found["counts"])] for name in names]
        plots = [self.plot(players, [line for line in lines if line["players"] == players]) for players in self.found["counts"]]
        return Section(self.word(kind), heads=self.heads, rows=rows, plots=plots)

    def plot(self, players: int, lines: list[dict[str, Any]]) -> str:
        bars = [Bar(line["name"], line["rate"], *bounds(line), f"{line['rate']:.2f}") for line in lines]
        return intervals(say("balance-players", players=players), bars, [FAIR[0], 1.0, FAIR[1]])

    def appearances(self, kind: str) -> Section:
        """In how many games each thing of a kind came up."""
        lines = [line for line in self.found["came"] if line["kind"] == kind]
        cell = {(line["name"], line["players"]): say("balance-of-games", part=f"{line['part']:.0%}") for line in lines}
        names = dict.fromkeys(line["name"] for line in lines)
        rows = [[name, *(cell.get((name, players), "") for players in self.found["counts"])] for name in names]
        return Section(self.word(kind), heads=self.heads, rows=rows)
