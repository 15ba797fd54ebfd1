"""Extras: parts of the package that need more libraries than `pip install sandtable` brings."""

from __future__ import annotations

from importlib.util import find_spec

from sandtable.engine.errors import SandtableError


class MissingExtra(SandtableError, ImportError):
    """A part of the package was asked for whose libraries are not installed."""


def require(extra: str, *libraries: str) -> None:
    """Stop with one sentence that names the extra to install, if one of its libraries is not there."""
    missing = [library for library in libraries if find_spec(library) is None]
    if missing:
        raise MissingExtra(f'This needs {", ".join(missing)}: pip install "sandtable[{extra}]"')
