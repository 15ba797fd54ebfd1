"""Other versions of a title, in this process: other numbers or words on its cards, other rules."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.engine.content import Content
from sandtable.engine.messages import ENGLISH, Messages

Tables = dict[str, dict[str, Any]]


def other_cards(monkeypatch: pytest.MonkeyPatch, change: Callable[[Tables], None], slug: str = "fine_sand") -> None:
    """From now on this title has other cards."""
    title = sandtable.title(slug)
    original = title.content

    def content(packs: list[Path] | None = None) -> Content:
        before = original(packs)
        tables = deepcopy(before.tables)
        change(tables)
        return Content.of(tables, before.packs)

    monkeypatch.setattr(title, "content", content)


def smaller_hands(tables: Tables) -> None:
    """A change of Fine Sand that nobody can overlook: hands begin with two cards less."""
    tables["rules"]["board"]["opening_hand"] -= 2


def other_names(tables: Tables) -> None:
    for card in tables["cards"]["card"]:
        card["name"] = f"New {card['name']}"


def other_rules(monkeypatch: pytest.MonkeyPatch, slug: str) -> None:
    """From now on this title is played by the next version of its rules."""
    title = sandtable.title(slug)
    version = title.version + 1
    spoken = title.messages

    def messages(language: str = ENGLISH) -> Any:
        words = spoken(language)
        return With(words, f"rules-{version}", "A rule of a test.")

    monkeypatch.setattr(title, "version", version)
    monkeypatch.setattr(title, "messages", messages)


class With:
    """Messages with one more."""

    def __init__(self, others: Messages, name: str, text: str) -> None:
        self._others, self._name, self._text = others, name, text

    def text(self, message: str, **filling: Any) -> str:
        return self._text if message == self._name else self._others.text(message, **filling)

    def __contains__(self, message: str) -> bool:
        return message == self._name or message in self._others

    def __getattr__(self, name: str) -> Any:
        return getattr(self._others, name)
