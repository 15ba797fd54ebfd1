"""What the commands share: titles by any spelling, settings, files, progress, and errors in one sentence."""

from __future__ import annotations

import difflib
import json
import re
import secrets
import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import CycloptsError, Parameter, UnusedCliTokensError
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import sandtable
from sandtable.engine.title import Title

Json = Annotated[bool, Parameter(name="--json", negative="", show_default=False, help="Print JSON, for programs.")]
Seed = Annotated[str, Parameter(show_default=False, help="Makes it reproducible; without it a fresh one is taken and named.")]
Mode = Annotated[str, Parameter(show_default=False, help="A mode of the title; `sandtable titles` lists them.")]
Players = Annotated[int, Parameter(help="How many play.")]
Settings = Annotated[
    list[str] | None, Parameter(name="--set", negative="", help="A setting of the table, as NAME=VALUE. May be repeated.")
]
Packs = Annotated[list[Path] | None, Parameter(name="--pack", negative="", help="A pack to lay over the cards. May be repeated.")]
Processes = Annotated[int, Parameter(help="How many processes; 0 takes every core. The result is the same.")]

console = Console(highlight=False, width=None if sys.stdout.isatty() else 130)


class Told(Exception):
    """Something a person got wrong, already put into a sentence."""


def one_sentence(error: Exception) -> str:
    """An error as one line for a person."""
    if isinstance(error, UnusedCliTokensError) and error.unused_tokens:
        return unexpected(error)
    if isinstance(error, OSError):
        place = f"{error.filename}: " if error.filename else ""
        return f"{place}{(error.strerror or str(error)).lower()}."
    text = " ".join(str(error).split())
    if isinstance(error, CycloptsError):
        text = text.replace('"', "'")
    text = text[:1].upper() + text[1:] if not re.match(r"[\w.]+\.(toml|jsonl)", text) else text
    return text if text.endswith((".", "?", "!")) else text + "."


def unexpected(error: UnusedCliTokensError) -> str:
    """A word too many: where commands are expected, an unknown command."""
    word = (error.unused_tokens or [""])[0]
    chain = list(error.command_chain or [])
    commands = [name for name in error.app or [] if not name.startswith("-")]
    if commands and not word.startswith("-"):
        return unknown("command", " ".join([*chain, word]), [" ".join([*chain, name]) for name in commands])
    return f"{' '.join(['sandtable', *chain])} does not know what to do with {word!r}; --help tells what it takes."


def unknown(what: str, word: str, known: list[str]) -> str:
    near = nearest(word, known)
    hint = f"did you mean {near!r}?" if near else f"there are {', '.join(known)}."
    return f"There is no {what} {word!r}; {hint}"


def nearest(word: str, known: list[str]) -> str | None:
    found = difflib.get_close_matches(squeeze(word), [squeeze(name) for name in known], n=1, cutoff=0.5)
    return next((name for name in known if found and squeeze(name) == found[0]), None)


def squeeze(word: str) -> str:
    """A word without what people spell differently: "Fine Sand", "fine-sand" and "fine_sand" are one."""
    return re.sub(r"[^a-z0-9]", "", word.lower())


def find_title(word: str) -> Title[Any]:
    """The title a person means."""
    for slug in sandtable.titles():
        if squeeze(word) in (squeeze(slug), squeeze(sandtable.title(slug).name)):
            return sandtable.title(slug)
    raise Told(unknown("title", word, sandtable.titles()))


def read_settings(given: list[str] | None) -> dict[str, str]:
    settings = {}
    for item in given or []:
        name, equals, value = item.partition("=")
        if not equals or not name:
            raise Told(f"A setting is given as --set NAME=VALUE, not {item!r}.")
        settings[name.strip().replace("-", "_")] = value.strip()
    return settings


def read_record(path: Path) -> sandtable.Record:
    try:
        return sandtable.Record.loads(path.read_text("utf-8"))
    except UnicodeDecodeError:
        raise Told(f"{path} is no record: it is not a text file.") from None
    except sandtable.BadRecord as error:
        raise Told(f"{path} cannot be read: {error}.") from None


def fresh_seed(seed: str) -> str:
    return seed or secrets.token_hex(4)


def at_least(least: int, number: int, name: str) -> None:
    if number < least:
        raise Told(f"{name} must be {least} or more, not {number}.")


def print_json(data: Any) -> None:
    json.dump(data, sys.stdout, indent=2, ensure_ascii=False)
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
