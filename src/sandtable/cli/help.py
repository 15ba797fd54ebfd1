"""The help of a command, all of it from message files: what it does, what it takes, and what holds if that is left out."""

from __future__ import annotations

from typing import Any

from cyclopts.help import HelpEntry, HelpPanel
from rich.console import Console, ConsoleOptions
from rich.table import Table
from rich.text import Text

from sandtable.cli.words import say, spoken


class Help:
    """Writes the help of one command, or of all of them."""

    def __init__(self, command: str = "") -> None:
        self._command = command

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        words = ["sandtable", *self._command.split()]
        message = "help-usage" if self._command else "help-usage-commands"
        console.print(Text(say(message, command=" ".join(words))), end="\n\n")

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        console.print(Text(about(self._command)), end="\n\n")

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """The commands there are, or what a command takes."""
        if not panel.entries:
            return
        table = Table.grid(padding=(0, 3, 0, 2))
        for entry in panel.entries:
            table.add_row(Text(", ".join(entry.display_labels_with_metavar)), Text(self._said(entry)))
        console.print(Text(say(f"help-{panel.format}s"), style="bold"))
        console.print(table)
        console.print()

    def _said(self, entry: HelpEntry) -> str:
        name = next(iter(entry.display_labels)).lstrip("-").lower()
        if entry.required:
            return say("help-required", about=self._about(name))
        return say("help-default", about=self._about(name), default=entry.default) if entry.default else self._about(name)

    def _about(self, name: str) -> str:
        """What a word on the command line is for: as a command, here, or wherever it is taken."""
        command = f"{self._command} {name}".strip()
        if f"command-{command.replace(' ', '-')}" in spoken():
            return about(command)
        own = f"takes-{self._command.replace(' ', '-')}-{name}"
        if own in spoken():
            return say(own)
        return say(f"takes-{name}") if f"takes-{name}" in spoken() else about(command)


def about(command: str) -> str:
    """What a command does; without one: what all of this is."""
    return say(f"command-{command.replace(' ', '-')}" if command else "command")
