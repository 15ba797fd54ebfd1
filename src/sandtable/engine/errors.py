"""What can go wrong at the edge. Each message is one clear sentence for the person who caused it."""

from __future__ import annotations


class SandtableError(ValueError):
    """Something a person asked for cannot be done."""


class IllegalPick(SandtableError):
    """Somebody picked what was not offered."""


class BadSetup(SandtableError):
    """A table cannot be set up like that."""


class BadRecord(SandtableError):
    """A record cannot be read or does not replay. The message says where."""


class ContentError(SandtableError):
    """A content file is wrong. The message names file, entry and field."""


class RunawayRules(RuntimeError):
    """The rules go on without ever asking anybody: a mistake in a title."""
