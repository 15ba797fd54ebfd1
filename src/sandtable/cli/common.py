"""What the commands share: titles by any spelling, settings, files, progress."""

from __future__ import annotations

import json
import secrets
import sys
from pathlib import Path
from typing import Annotated, Any, TypeVar

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import sandtable
from sandtable.arena.entrants import entrant_names, parse_bot
from sandtable.arena.executors import Executor
from sandtable.arena.games import Table
from sandtable.arena.series import OtherGames, Series, in_order, play_series
from sandtable.cli.complaints import squeeze, unknown
from sandtable.cli.words import Told, language, say
from sandtable.engine.errors import BadSetup
from sandtable.engine.title import Title

Json = Annotated[bool, Parameter(name="--json", negative="", show_default=False)]
Seed = Annotated[str, Parameter(show_default=False)]
Mode = Annotated[str, Parameter(show_default=False)]
Settings = Annotated[list[str] | None, Parameter(name="--set", negative="")]
Packs = Annotated[list[Path] | None, Parameter(name="--pack", negative="")]

R = TypeVar("R")

console = Console(highlight=False, width=None if sys.stdout.isatty() else 130)


def find_title(word: str) -> Title[Any]:
    """The title a person means."""
    meant = squeeze(word)
    for slug in sandtable.titles():
        if meant == squeeze(slug):
            return sandtable.title(slug)
    for title in map(sandtable.title, sandtable.titles()):  # only now all titles are loaded, and their words read
        if meant in (squeeze(title.name), squeeze(title.messages(language()).text("title"))):
            return title
    raise unknown("title", word, sandtable.titles())


def read_settings(given: list[str] | None) -> dict[str, str]:
    """Settings by name, from the texts `name=value` that the options hold."""
    settings = {}
    for item in given or []:
        name, equals, value = item.partition("=")
        if not equals or not name:
            raise Told("cli-setting", given=item)
        settings[name.strip().replace("-", "_")] = value.strip()
    return settings


def read_table(title: str, mode: str, settings: list[str] | None, packs: list[Path] | None) -> Table:
    """The table at which bots play many games, as the options of a command describe it."""
    return Table(find_title(title).slug, mode, read_settings(settings), tuple(packs or ()))


def read_bots(text: str) -> list[str]:
    """Bots by name, separated by commas."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    for name in names:
        try:
            parse_bot(name)
        except BadSetup:
            raise unknown("bot", name, entrant_names()) from None
    if not names:
        raise Told("sim-no-bots", known=entrant_names())
    return names


def read_record(path: Path) -> sandtable.Record:
    """The record in a file."""
    try:
        return sandtable.Record.loads(path.read_text("utf-8"))
    except UnicodeDecodeError:
        raise Told("cli-no-text", file=path) from None
    except sandtable.BadRecord as error:
        raise Told("cli-no-record", file=path, why=error) from None


def fresh_seed(seed: str) -> str:
    """The seed that was given, or a new one."""
    return seed or secrets.token_hex(4)


def at_least(least: int, number: int, name: str) -> None:
    """Refuse a number that is too small for its option."""
    if number < least:
        raise Told("cli-at-least", name=name, least=least, number=number)


def print_json(data: Any) -> None:
    json.dump(data, sys.stdout, indent=2, ensure_ascii=False, default=str)  # paths of packs are texts
    print()


def progress(what: str, total: int, *, quiet: bool = False) -> tuple[Progress, Any]:
    """A bar on the error stream, where there is a person to see it."""
    errors = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
        disable=quiet or not errors.is_terminal,
    )
    return bar, bar.add_task(what, total=total)


def play_all(series: Series[R], games: int, on: Executor, file: Path | None = None, *, quiet: bool = False) -> list[R]:
    """Play all games of a series behind a progress bar. What came of them is in the order of their numbers."""
    bar, task = progress(say("progress-games"), games, quiet=quiet)
    played: list[tuple[int, R]] = []
    try:
        with bar:
            for numbered in play_series(series, games, on, file):
                played.append(numbered)
                bar.advance(task)
    except OtherGames:
        raise Told("series-other", file=file) from None
    return in_order(iter(played))
