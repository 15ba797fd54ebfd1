"""The table speaks the language that the command line has chosen."""

from __future__ import annotations

import sys

import pytest

from sandtable.cli import run
from sandtable.engine.messages import ENGLISH, TESTING, house
from sandtable.terminal.app import TableApp
from sandtable.terminal.speech import bot_or_person


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The languages of the tables that were opened."""
    found: list[str] = []
    monkeypatch.setattr(TableApp, "run", lambda app: found.append(app.language))
    for stream in (sys.stdin, sys.stdout):
        monkeypatch.setattr(stream, "isatty", lambda: True)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return found


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        (["--language", TESTING, "play", "waral"], {"SANDTABLE_LANGUAGE": ENGLISH}, TESTING),
        (["play", "waral"], {"SANDTABLE_LANGUAGE": TESTING}, TESTING),
        (["play", "waral"], {"LANG": "en_x_test.UTF-8"}, TESTING),
        (["play", "waral"], {"LANG": "xx_XX.UTF-8"}, ENGLISH),
        (["play"], {"SANDTABLE_LANGUAGE": TESTING}, TESTING),
    ],
)
def test_the_option_comes_first_then_the_environment_then_english(
    arguments: list[str], environment: dict[str, str], language: str, opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert run(arguments) == 0
    assert opened == [language]


def test_a_bot_with_a_character_is_called_by_its_level_and_its_character() -> None:
    assert bot_or_person(house(ENGLISH), "level4-bold") == bot_or_person(house(ENGLISH), "level4") + ", bold"
