"""The shelf of titles: those of the box, and any that a program puts there."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Any

import sandtable.games
from sandtable.engine.errors import BadSetup
from sandtable.engine.phrases import Phrase
from sandtable.engine.title import Title

_added: dict[str, Title[Any]] = {}


def register(title: Title[Any]) -> None:
    """Put a title of your own on the shelf."""
    _added[title.slug] = title


def titles() -> list[str]:
    """The slugs of all titles."""
    return sorted({*boxed(), *_added})


@cache
def boxed() -> list[str]:
    """The slugs of those in the box. It is looked through once: servers ask at every turn."""
    return [module.name for module in pkgutil.iter_modules(sandtable.games.__path__) if module.ispkg]


def title(slug: str) -> Title[Any]:
    """The title of that name."""
    if slug in _added:
        return _added[slug]
    if slug not in boxed():
        raise BadSetup(Phrase("setup-no-title", title=slug, known=titles()))
    found = importlib.import_module(f"sandtable.games.{slug}").TITLE
    assert isinstance(found, Title)
    return found
