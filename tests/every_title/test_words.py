"""Every sentence of a title stands in its message files: none is missing, none is left over, and none is made elsewhere."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

import sandtable
from sandtable.engine.messages import TESTING
from sandtable.engine.names import LISTED
from sandtable.engine.sight import SPECTATOR
from sandtable.engine.steps import Decision, Together
from sandtable.engine.table import Table
from sandtable.engine.voice import Voice
from sandtable.engine.words import Noun, dashed

SLUGS = sandtable.titles()
EVERY = 11  # picks between two looks at all that is said
NUMBER = re.compile(r"-?\d+")

titles = pytest.mark.parametrize("slug", SLUGS)
tables = pytest.mark.parametrize(
    ("slug", "settings"), [pytest.param(slug, settings, id="-".join([slug, *map(str, settings.values())]))
                           for slug in SLUGS for settings in sandtable.title(slug).variants()]
)  # fmt: skip


# What stands in the files, and what is asked for


class References(Visitor):
    """The variables a message wants to be given, and the other messages it is made with."""

    def __init__(self, message: Message) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def written(slug: str) -> dict[str, References]:
    """The messages in the English files of a title, besides those of the terminal: `tests/terminal/test_words.py` holds these."""
    folder = sandtable.title(slug).folder
    assert folder is not None, f"{slug} has no folder for its words"
    found: dict[str, References] = {}
    for path in sorted(set((folder / "words" / "en").glob("*.ftl")) - {folder / "words" / "en" / "terminal.ftl"}):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{path.name}: there are two messages {entry.id.name!r}"
                found[entry.id.name] = References(entry)
    return found


@cache
def questions(slug: str) -> list[str]:
    """The decisions of a title. One without a rule is a shape that others are made in, and is never asked."""
    modules = [importlib.import_module(name) for name in sandtable.title(slug).steps]
    found = [(module, thing) for module in modules for thing in vars(module).values() if isinstance(thing, type)]
    steps = [(module, thing) for module, thing in found if issubclass(thing, (Decision, Together)) and thing.rule]
    return [step.__name__ for module, step in steps if step.__module__ == module.__name__]


def declared(slug: str) -> dict[str, set[str]]:
    """The messages that what a title declares must have, each with the variables it is given."""
    title = sandtable.title(slug)
    wanted: dict[str, set[str]] = {"title": set(), "title.about": set(), "title.edition": set()}
    for mode in title.modes:
        wanted |= {f"mode-{dashed(mode.id)}": set(), f"mode-{dashed(mode.id)}.about": set()}
    wanted |= {f"setting-{dashed(setting.id)}": set() for setting in title.settings}
    wanted |= {f"rules-{version}": set() for version in range(2, title.version + 1)}
    wanted |= {f"option-{dashed(verb.name)}": {verb.noun} - {""} for verb in title.verbs.all}
    for event in title.events.all:
        given = {name for name, _ in event.arguments if name} | ({"count"} if LISTED in event.gathered else set())
        wanted[f"event-{event.name}"] = given | {"player"} if event.by_player else given
    wanted |= {f"word-{id.replace(' ', '-')}": set() for id in told(slug)}
    wanted |= {f"coach-{dashed(line)}": set() for line in lines_of_coach(slug)}
    naming = {name for name, _ in named(slug)}  # questions that name what they are about
    return wanted | {f"ask-{dashed(question)}": set() for question in questions(slug) if f"ask-{dashed(question)}" not in naming}


def lines_of_coach(slug: str) -> list[str]:
    """What the coach of a title may say, if it has one."""
    package = f"sandtable.games.{slug}"
    coach = "coach" in {module.name for module in pkgutil.iter_modules(importlib.import_module(package).__path__)}
    lines: list[str] = importlib.import_module(f"{package}.coach").COACH.lines if coach else []
    return lines


@cache
def told(slug: str) -> set[str]:
    """The ids that a view names: zones, numbers, facts, and the values of settings. Numbers need no words."""
    title = sandtable.title(slug)
    found = {*title.fact_names, *(value for setting in title.settings for value in setting.values)}
    for variant in title.variants():
        g = sandtable.new(slug, seed=8, **variant).g
        found |= {*type(g).scalars, *(zone.name for zone in g.layout.zones), *(row.name for row in g.layout.numbers)}
    return {id for id in found if not NUMBER.fullmatch(id)}


@cache
def sources(slug: str) -> list[ast.AST]:
    folder = sandtable.title(slug).folder
    assert folder is not None
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.py"))]
    return [node for tree in trees for node in ast.walk(tree)]


def named(slug: str) -> Iterator[tuple[str, set[str]]]:
    """The messages that the sources of a title name outright, each with the variables it is given there."""
    for node in sources(slug):
        if isinstance(node, ast.Call) and called(node) in ("Phrase", "text") and node.args:
            if any(keyword.arg is None for keyword in node.keywords):
                continue
            for choice in choices(node.args[0]):
                yield choice, {str(keyword.arg) for keyword in node.keywords}


def called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def choices(node: ast.expr) -> list[str]:
    """The texts an expression can be, as far as they stand there."""
    if isinstance(node, ast.IfExp):
        return choices(node.body) + choices(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


@cache
def texts(slug: str) -> set[str]:
    return {node.value for node in sources(slug) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


@cache
def patterns(slug: str) -> list[re.Pattern[str]]:
    """What texts with holes can become, if they begin as the name of a message does: `coin-{kind}`."""
    found = []
    for node in sources(slug):
        if isinstance(node, ast.JoinedStr):
            parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
            if re.fullmatch(r"[a-z-]+-", str(parts[0])):
                found.append(re.compile("".join(".+" if part is None else re.escape(str(part)) for part in parts)))
    return found


@cache
def referred_to(slug: str) -> set[str]:
    """The messages that others are made with."""
    return {name for references in written(slug).values() for name in references.messages}


def is_used(slug: str, message: str) -> bool:
    prefix, _, rest = message.partition("-")
    if prefix in ("reason", "line", "word", "balance") and rest in texts(slug):
        return True
    return message in texts(slug) | referred_to(slug) or any(pattern.fullmatch(message) for pattern in patterns(slug))


@titles
def test_everything_a_title_declares_has_its_message(slug: str) -> None:
    """Its title, modes, settings, verbs, events and questions."""
    messages = sandtable.title(slug).messages()
    assert [name for name in declared(slug) if name not in messages] == []


@titles
def test_every_message_that_rules_name_exists(slug: str) -> None:
    messages = sandtable.title(slug).messages()
    assert [name for name, _ in named(slug) if name not in messages] == []


@titles
def test_no_message_wants_more_than_it_is_given(slug: str) -> None:
    found = written(slug)
    given = [*declared(slug).items(), *named(slug)]
    assert [(name, found[name].variables - has) for name, has in given if name in found and found[name].variables - has] == []


@titles
def test_no_message_is_left_over(slug: str) -> None:
    expected = declared(slug)
    assert [name for name in written(slug) if name not in expected and not is_used(slug, name)] == []


# What is said in a made-up language, which puts every message into brackets


def put_into_words(text: str) -> bool:
    """Whether a text is one message as a whole: the bracket it begins with closes at its end."""
    depths = []
    depth = 0
    for letter in text:
        depth += (letter == "[") - (letter == "]")
        depths.append(depth)
    return text.startswith("[") and depth == 0 and 0 not in depths[:-1]


def said(voice: Voice, table: Table, seat: int) -> Iterator[str]:
    """All that is said to a seat now."""
    ask = voice.ask(seat)
    if ask is not None:
        yield ask["prompt"]
        yield from [ask["detail"]] if ask["detail"] else []
        yield from (option["label"] for option in ask["options"])
        yield from (option["consequence"] for option in ask["options"] if option["consequence"])
    for why in voice.why_not(seat):
        yield why.reason
        yield why.option.label
    zones = [zone.name for zone in table.g.layout.zones]
    view = voice.view(seat)
    names = {
        *view["words"],
        *slugs(table.title.slug),
        *zones,
        *(noun.slug for kind in voice.words.nouns.values() for noun in kind),
    }
    yield from (text for text in strings(view["facts"]) if text and text not in names)
    yield from strings(view["status"])


def strings(value: Any) -> Iterator[str]:
    """The texts in a fact."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, (dict, list, tuple)):
        for part in value.values() if isinstance(value, dict) else value:
            yield from strings(part)


@cache
def slugs(slug: str) -> set[str]:
    """The names of all cards, for programs."""
    title = sandtable.title(slug)
    return {str(card["id"]) for card in title.cards(title.content(), title.messages())}


def played(slug: str, settings: dict[str, Any], unsaid: list[str]) -> Table:
    """A game at random, told in the made-up language. What was not put into words is added to the list."""
    table, rng = sandtable.new(slug, seed=8, **settings), random.Random(8)
    voice = table.voice(TESTING)
    while not table.over:
        seat = rng.choice(table.waiting_for)
        if len(table.history) % EVERY == 0:
            unsaid += [text for text in said(voice, table, seat) if not put_into_words(text)]
        table.play(seat, rng.choice(table.g.offers[seat]))
    return table


@tables
def test_all_that_a_game_says_is_put_into_words(slug: str, settings: dict[str, Any]) -> None:
    unsaid: list[str] = []
    table = played(slug, settings, unsaid)
    voice = table.voice(TESTING)
    for seat in (SPECTATOR, *range(table.setup.players)):
        unsaid += [text for text in voice.log(seat) if not put_into_words(text)]
    result = voice.result
    assert result is not None
    ending = [result.reason, *(what for line in result.lines for what, _ in line)]
    assert unsaid + [text for text in ending if not put_into_words(text)] == []
    assert campaign_unsaid(table) == []


def campaign_unsaid(table: Table) -> list[str]:
    """What of a campaign's sheet was not put into words. Numbers and the names of players need none."""
    state, title, names = table.campaign, table.title, table.names
    if state is None:
        return []
    spoken = title.messages(TESTING)
    cells = title.campaign_lines(state, names, spoken)
    for ledger in title.campaign_ledgers(state, names, spoken):
        cells += [ledger.name, *ledger.heads, *(cell for row in ledger.rows for cell in row), *(tick for tick, _ in ledger.ticks)]
    return [cell for cell in cells if cell and cell not in names and not NUMBER.fullmatch(cell) and not put_into_words(cell)]


@tables
def test_all_that_options_and_events_name_is_put_into_words(slug: str, settings: dict[str, Any]) -> None:
    nouns = sandtable.new(slug, seed=8, **settings).voice(TESTING).words.nouns
    assert [noun for kind in nouns.values() for noun in kind if not is_word(noun)] == []


def is_word(noun: Noun) -> bool:
    """Numbers and the names of players need no words."""
    return put_into_words(noun.name) or bool(NUMBER.fullmatch(noun.name)) or noun.name == "{player}"


@titles
def test_all_that_is_printed_is_put_into_words(slug: str) -> None:
    title = sandtable.title(slug)
    cards = title.cards(title.content(), title.messages(TESTING))
    texts = [card[field] for card in cards for field in ("name", "text", "flavour") if card.get(field)]
    assert [text for text in texts if not put_into_words(text)] == []
