"""Every word a player reads in the terminal comes from message files: none is missing, none left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from textual.pilot import Pilot
from textual.widgets import Footer, Input, OptionList, Static

import sandtable
import sandtable.terminal
from sandtable.bots.roster import bot_names
from sandtable.engine.layout import PER_CARD, PER_SEAT
from sandtable.engine.messages import ENGLISH, HOUSE, TESTING, Messages, messages
from sandtable.engine.title import Title
from sandtable.terminal.boards import board_of, named
from sandtable.terminal.dialogs import Curtain
from sandtable.terminal.high_scores import HighScores
from sandtable.terminal.prepare import Prepare
from sandtable.terminal.session import Session
from sandtable.terminal.start import Start
from sandtable.terminal.wish import HUMAN, Wish
from tests.terminal.pilot import at_the_keyboard, offered, pick, table_screen, until

SLUGS = sandtable.titles()
HERE = Path(sandtable.terminal.__file__).parent
titles = pytest.mark.parametrize("slug", SLUGS)


# What stands in the files, and what is asked for


@cache
def written(path: Path) -> set[str]:
    """The messages of a file, attributes with a dot."""
    found = set()
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, Message):
            found |= {entry.id.name, *(f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)}
    return found


@cache
def texts(folder: Path) -> tuple[set[str], list[re.Pattern[str]]]:
    """The texts in the sources of a folder, and what those with holes can become."""
    nodes = [node for path in sorted(folder.rglob("*.py")) for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    plain = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    holed = [
        [part.value if isinstance(part, ast.Constant) else None for part in n.values]
        for n in nodes
        if isinstance(n, ast.JoinedStr)
    ]
    patterns = [parts for parts in holed if re.fullmatch(r"[a-z-]+-", str(parts[0]))]
    return plain, [re.compile("".join(".+" if part is None else re.escape(str(part)) for part in parts)) for parts in patterns]


def test_every_message_the_terminal_names_exists_and_none_is_left_over() -> None:
    plain, patterns = texts(HERE)
    there = written(HOUSE / ENGLISH / "terminal.ftl")
    asked = {name for name in plain if re.fullmatch(r"terminal(-[a-z]+)+(\.[a-z]+)?", name)}
    assert asked - there == set()
    assert [name for name in there - asked if not any(pattern.fullmatch(name) for pattern in patterns)] == []
    assert {f"terminal-bot-{name}" for name in bot_names()} <= there


def wanted(title: Title[Any]) -> set[str]:
    """The messages that a board must have for the table it draws."""
    board, names = board_of(title), set()
    for settings in title.variants()[:1]:
        table = sandtable.new(title.slug, seed=1, **settings)
        layout, facts = table.g.layout, table.view(0)["facts"]
        names |= {
            f"zone-{named(zone.name)}" for zone in layout.zones if zone.name not in {*board.left_out, *facts.get("piles", {})}
        }
        rows = {row.name for row in layout.numbers if row.kind == PER_SEAT}
        assert set(board.numbers or ()) <= rows
        assert set(board.marks) <= {row.name for row in layout.numbers if row.kind == PER_CARD}
    names |= {f"number-{named(name)}" for name in board.numbers or ()} | {f"mark-{named(mark)}" for mark in board.marks}
    names |= {f"fact-{named(name)}" for name in (*(board.facts or ()), *board.seat_facts)}
    names |= {f"kind-{named(kind)}" for entry in title.cards(title.content(), title.messages()) if (kind := board.kind(entry))}
    for setting in title.settings:
        names.add(f"setting-name-{named(setting.id)}")
        names |= {f"value-{named(value)}" for value in setting.values if not value.isdigit()}
    return names


@titles
def test_everything_a_board_draws_has_its_word(slug: str) -> None:
    title = sandtable.title(slug)
    assert [name for name in sorted(wanted(title)) if name not in title.messages()] == []


@titles
def test_no_word_of_a_board_is_left_over(slug: str) -> None:
    title = sandtable.title(slug)
    assert title.folder is not None
    plain, patterns = texts(title.folder / "terminal")
    default = {f"{kind}-{named(text)}" for text in plain for kind in ("scalar", "badge", "fact", "number", "cost-of")}
    fields = {f"field-{named(name)}" for entry in title.cards(title.content(), title.messages()) for name in entry}
    known = wanted(title) | plain | default | fields
    there = {name for name in written(title.folder / "words" / ENGLISH / "terminal.ftl") if "." not in name}
    assert [name for name in sorted(there - known) if not any(pattern.fullmatch(name) for pattern in patterns)] == []


# Whole games in a made-up language. All its letters are put into circles here, so that words stay recognisable when a line is
# wrapped or cut: whatever is left in plain letters was never put into words.


def circled(text: str) -> str:
    """A text with its letters in circles; names that stand in braces are to be filled in and stay."""
    parts = re.split(r"(\{\w+\})", text)
    return "".join(part if part.startswith("{") else "".join(map(in_circle, part)) for part in parts)


def in_circle(letter: str) -> str:
    if "a" <= letter <= "z":
        return chr(ord("ⓐ") + ord(letter) - ord("a"))
    return chr(ord("Ⓐ") + ord(letter) - ord("A")) if "A" <= letter <= "Z" else letter


@pytest.fixture
def circles(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Letters in circles for this test alone: what messages remember with or without them is forgotten before and after it."""

    def marked(self: Messages, text: str) -> str:
        return circled(text) if self.language == TESTING else text

    monkeypatch.setattr(Messages, "marked", marked)
    messages.cache_clear()
    yield
    messages.cache_clear()


RULE = re.compile(r"[A-Z]{2}-\d+(\.\d+)?|\b[A-Z]\d|\S+\.jsonl")  # notation, the same in every language: rules, tiles, files
KEY = re.compile(r"(?<![A-Za-z])[a-z](?![A-Za-z])")  # the keys that pick
KEY_NAMES = re.compile(r"\b(esc|home|end|tab)\b")


def shown(screen: Any) -> str:
    """All that stands on a screen."""
    statics = [str(widget.visual) for widget in screen.query(Static)]
    lists = screen.query(OptionList).results()
    rows = [str(widget.get_option_at_index(index).prompt) for widget in lists for index in range(widget.option_count)]
    inputs = [widget.placeholder for widget in screen.query(Input)]
    active = screen.active_bindings.values() if screen.query(Footer) else []
    return "\n".join([*statics, *rows, *inputs, *(one.binding.description for one in active if one.binding.show)])


def unsaid(screen: Any, names: list[str]) -> list[str]:
    """The plain words on a screen, besides notation and the names of players."""
    text = shown(screen)
    for name in names:
        text = text.replace(name, "")
    return re.findall(r"[A-Za-z]+", KEY.sub("", KEY_NAMES.sub("", RULE.sub("", text))))


async def english_of_dialogs(pilot: Pilot[str], names: list[str]) -> list[str]:
    """The plain words of what opens over a table. The rules are a page of their own, in whichever language there is one."""
    found = []
    for key in ("question_mark", "w", "c"):
        await pilot.press(key)
        found += unsaid(pilot.app.screen, names)
        await pilot.press("escape")
    return found


@pytest.mark.usefixtures("circles")
@pytest.mark.parametrize(
    ("wish", "size"),
    [
        (Wish("fine_sand", mode="learning", against=["random"], seed="5"), (80, 24)),
        (Wish("frontier_wars", settings={"round_limit": "12"}, against=["random"], seed="7"), (80, 24)),
        (Wish("legion", mode="survival", settings={"despatches": "on"}, against=["random"], seed="8"), (100, 32)),
        (Wish("waral", settings={"draft": "starter"}, against=["random"], seed="8"), (100, 32)),
    ],
    ids=["fine_sand", "frontier_wars", "legion", "waral"],
)
def test_a_whole_game_in_another_language_has_no_english_on_its_screens(wish: Wish, size: tuple[int, int]) -> None:
    session = Session.start(wish)
    table = session.table
    found: list[str] = []

    async def play(pilot: Pilot[str]) -> None:
        found.extend(await english_of_dialogs(pilot, table.names))
        while not table.over:
            await until(pilot, lambda: table.over or 0 in table.waiting_for)
            if not table.over:
                found.extend(unsaid(table_screen(pilot), table.names))
                await pick(pilot, table.words.text(table.title.idle(table.g, 0)))
        await until(pilot, lambda: "start" in offered(pilot))
        found.extend(unsaid(table_screen(pilot), table.names))

    at_the_keyboard(play, session, size, TESTING)
    assert found == []


@pytest.mark.usefixtures("circles")
def test_what_comes_before_a_game_is_in_the_language_too() -> None:
    Session.start(Wish("fine_sand", mode="basic", places=[HUMAN, HUMAN])).save()
    found: list[str] = []

    async def play(pilot: Pilot[str]) -> None:
        assert isinstance(pilot.app.screen, Start)
        found.extend(unsaid(pilot.app.screen, []))
        for number in range(len(SLUGS)):
            await pilot.press("home", *["down"] * number, "enter")
            form = pilot.app.screen
            assert isinstance(form, Prepare)
            for row in range(len(form.rows()) + 1):
                found.extend(unsaid(form, []))
                await pilot.press("right", "down") if row else await pilot.press("down")
            await pilot.press("escape")
        await pilot.press("h")
        assert isinstance(pilot.app.screen, HighScores)
        found.extend(unsaid(pilot.app.screen, []))
        await pilot.press("escape", "end", "enter")
        assert isinstance(pilot.app.screen, Curtain)
        found.extend(unsaid(pilot.app.screen, sandtable.title("fine_sand").seat_names(2)))

    at_the_keyboard(play, size=(100, 32), language=TESTING)
    assert found == []
