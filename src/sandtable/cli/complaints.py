"""What is wrong with a command line, in one sentence."""

from __future__ import annotations

import difflib
import re
from typing import Any

from cyclopts import (
    ArgumentOrderError,
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from sandtable.cli.words import Told, language
from sandtable.engine.errors import Spoken


def one_sentence(error: Exception) -> str:
    """An error as one line for a person."""
    told = error if isinstance(error, Spoken) else in_words(error)
    text = " ".join(told.said(language()).split())
    text = text[:1].upper() + text[1:] if not re.match(r"[\w.]+\.(toml|jsonl)", text) else text
    return text if text.endswith((".", "?", "!", "]")) else text + "."


def in_words(error: Exception) -> Told:
    """What Cyclopts or the machine complains about."""
    match error:
        case OSError(filename=None):
            return Told("cli-machine", why=(error.strerror or str(error)).lower())
        case OSError():
            return Told("cli-file", file=str(error.filename), why=(error.strerror or str(error)).lower())
        case UnusedCliTokensError(unused_tokens=[word, *_]) | UnknownCommandError(unused_tokens=[word, *_]):
            return unexpected(error, word)
        case UnknownOptionError():
            return unknown_option(error)
        case CoercionError(token=token) if token is not None:
            return Told("cli-bad-value", value=token.value, place=place(error))
        case MissingArgumentError():
            return Told("cli-missing", command=command(error), place=place(error))
        case RepeatArgumentError():
            return Told("cli-twice", place=place(error))
        case ArgumentOrderError():
            return Told("cli-order", command=command(error))
    return Told("cli-unreadable", command=command(error))


def command(error: Any) -> str:
    return " ".join(["sandtable", *(error.command_chain or [])])


def place(error: Any) -> str:
    """Where on the command line: the name of an option, or of what stands without one."""
    return str(error.argument.name) if error.argument is not None else ""


def unknown_option(error: Any) -> Told:
    known = [name for argument in error.argument_collection or [] for name in argument.names if name.startswith("--")]
    return unknown("option", str(error.token.keyword or error.token.value), known)


def unexpected(error: Any, word: str) -> Told:
    """A word too many: where commands are expected, an unknown command."""
    chain = list(error.command_chain or [])
    commands = [name for name in error.app or [] if not name.startswith("-")]
    if commands and not word.startswith("-"):
        return unknown("command", " ".join([*chain, word]), [" ".join([*chain, name]) for name in commands])
    return Told("cli-too-many", command=command(error), word=word)


def unknown(what: str, word: str, known: list[str]) -> Told:
    """There is no such thing; something with a name like that, if there is."""
    near = nearest(word, known)
    return Told(f"no-such-{what}-near", word=word, near=near) if near else Told(f"no-such-{what}", word=word, known=known)


def nearest(word: str, known: list[str]) -> str | None:
    found = difflib.get_close_matches(squeeze(word), [squeeze(name) for name in known], n=1, cutoff=0.5)
    return next((name for name in known if found and squeeze(name) == found[0]), None)


def squeeze(word: str) -> str:
    """A word without what people spell differently: "Fine Sand", "fine-sand" and "fine_sand" are one."""
    return re.sub(r"[^a-z0-9]", "", word.lower())
