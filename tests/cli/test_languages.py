"""The command line in a made-up language: whatever it prints comes from message files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import sandtable
from sandtable.cli import run
from sandtable.cli.app import ARENA, COMMANDS, HOSTING
from sandtable.engine.messages import TESTING

RECORDS = Path(__file__).parents[1] / "games" / "legion" / "games"
RECORD = RECORDS / "standard-2.jsonl"
CAMPAIGN = RECORDS / "survival-3-game-3.jsonl"

# What is no word of a sentence: options and kinds of values, rule numbers, units, notation, and names for programs.
NO_WORDS = re.compile(
    r"--[a-z-]+|-[a-z]\b|\b[A-Z]+\b|\b[A-Z]{2,3}-[\d.]+|\b[A-Z][a-z]\d+\b|\d+ ?(?:s|%)|\S*/\S*|\b[a-z0-9]+(?:[_-][a-z0-9]+)+\b"
)


def outside(text: str) -> str:
    """What does not stand in brackets."""
    depth, found = 0, []
    for letter in text:
        depth += letter == "["
        found += [letter] if not depth else []
        depth -= letter == "]"
    return "".join(found)


def unsaid(text: str, names: set[str]) -> list[str]:
    """The words of an output that no message said."""
    words = re.findall(r"[^\W\d]{2,}", NO_WORDS.sub(" ", outside(text)))
    return [word for word in words if word not in names]


def ids() -> set[str]:
    """Names for programs: titles, modes, settings and their values, cards, commands, bots."""
    found = {"sandtable", "arena", *ARENA, "check", "pack", "greedy", "random", "host", *COMMANDS, *HOSTING}
    for slug in sandtable.titles():
        title = sandtable.title(slug)
        found |= {slug, *(mode.id for mode in title.modes)}
        found |= {word for setting in title.settings for word in (setting.id, *setting.values)}
        for card in title.cards(title.content(), title.messages()):
            found |= set(re.findall(r"[^\W\d]{2,}", str(card["id"]))) | {str(card.get("kind", ""))}
    return found


@pytest.mark.parametrize(
    "arguments",
    [
        ["--help"], *([command, "--help"] for command in COMMANDS), ["pack", "--help"], ["pack", "check", "--help"],
        ["host", "--help"], *(["host", command, "--help"] for command in HOSTING),
        ["arena", "--help"], *(["arena", command, "--help"] for command in ARENA),
        ["arena", "ladder", "waral", "--bots", "random,level1", "--games", "1", "--seed", "1"],
        ["titles"], ["rules", "waral"], ["cards", "waral"], ["map", "varsity"], ["verify", str(RECORD)],
        ["campaign", str(CAMPAIGN)],
        ["sim", "waral", "--games", "1", "--bots", "random", "--seed", "1", "--processes", "1"],
        ["fuzz", "fine_sand", "--games", "1", "--mode", "solo_single", "--seed", "1", "--processes", "1"],
        ["bench", "waral", "--seconds", "0.02"],
    ],
    ids=" ".join,
)  # fmt: skip
def test_what_a_command_prints_is_put_into_words(
    arguments: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["--language", TESTING, *arguments]) == 0
    printed = capsys.readouterr().out
    assert "[" in printed
    assert unsaid(" ".join(printed.split()), ids()) == []


@pytest.mark.parametrize(
    "arguments",
    [
        ["tittles"], ["xyzzy"], ["titles", "foo"], ["sim"], ["sim", "waral", "--gmes", "3"], ["sim", "waral", "--games", "many"],
        ["sim", "waral", "--games", "0"], ["sim", "waral", "--bots", "gredy"], ["sim", "waral", "--bots", "random,random,random"],
        ["sim", "waral", "--players", "9"], ["sim", "waral", "--mode", "chess"], ["sim", "waral", "--set", "draft"],
        ["sim", "waral", "--set", "draft=never"], ["cards", "xyzzy"], ["cards", "waral", "xyzzy"], ["rules", "waral", "WA-99"],
        ["map", "nowhere"], ["map", "--title", "waral"], ["pack", "check", "nowhere"], ["pack", "chek"], ["verify", "none.jsonl"],
        ["replay", str(RECORD), "--to", "9999"], ["replay", str(RECORD), "--seat", "9"], ["campaign", str(RECORD)],
        ["arena", "match", "random", "nobody:at_all", "waral"],
        ["bench", "--seconds", "0"], ["play"], ["play", "waral", "--against", "gredy"],
        ["serve", "--port", "99999"], ["serve", "--workers", "-1"], ["serve", "--metrics-for", "x"],
        ["backup", "x", "--data", "none"],
    ],
    ids=" ".join,
)  # fmt: skip
def test_what_is_wrong_is_put_into_words(
    arguments: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    try:
        assert run([*arguments, f"--language={TESTING}"]) == 2
        told = capsys.readouterr().err.strip()
    except SystemExit as stopped:  # as the commands of a server do
        told = str(stopped)
    assert told.startswith("[")
    assert told.endswith("]")


@pytest.mark.parametrize(
    ("environment", "bracketed"),
    [
        ({"SANDTABLE_LANGUAGE": TESTING, "LANG": "en_GB.UTF-8"}, True),
        ({"LC_ALL": "C.UTF-8", "LANG": TESTING}, False),
        ({"LC_MESSAGES": "en-x-test.UTF-8@euro"}, True),
        ({}, False),
    ],
)
def test_the_language_is_that_of_the_machine_unless_somebody_names_one(
    environment: dict[str, str], bracketed: bool, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("SANDTABLE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    run(["--help"])
    assert ("[Modern board games" in capsys.readouterr().out) is bracketed
    run(["--help", "--language", "en"])
    assert "[Modern board games" not in capsys.readouterr().out
