"""What a pack may set, the rules read: fields of entries, names of the book, and what effects are told."""

from __future__ import annotations

import ast
import importlib
import pkgutil
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import sandtable
from sandtable.engine.title import Title

OP = "op"
PAGES = {"Book", "Sheet", "Scenario"}  # what these hold, the tests of each title look for in the rules
FOR_BOTS = {"bot", "judge", "worth", "wishes", "outlook", "prospects", "habits", "errands", "commands", "deeds"}
NOT_RULES = {"content", "book", "checks", "balance"} | FOR_BOTS


def entries(title: Title[Any]) -> Iterator[type[msgspec.Struct]]:
    """The types of everything that stands in the content files."""
    package = importlib.import_module(f"sandtable.games.{title.slug}")
    for module in pkgutil.iter_modules(package.__path__):
        for kind in vars(importlib.import_module(f"{package.__name__}.{module.name}")).values():
            if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__.endswith(f".{module.name}"):
                yield kind


def fields_set(value: Any) -> Iterator[tuple[str, str]]:
    """Every field that is set somewhere in the files, with the effect that it is set for, if it is one's."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield str(value.get(OP, "")), key
            yield from fields_set(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from fields_set(inner)


@pytest.mark.parametrize("slug", sandtable.titles())
def test_every_field_a_pack_may_set_stands_in_the_box(slug: str) -> None:
    """So the tests that change every field in the files, one at a time, leave none out."""
    title = sandtable.title(slug)
    found = set(fields_set(title.content().tables))
    anywhere = {field for _, field in found}
    wanted = [(kind.__struct_config__, kind.__struct_encode_fields__) for kind in entries(title)]
    assert sum(len(fields) for _, fields in wanted) > 20
    missing = [
        (config.tag, field)
        for config, fields in wanted
        for field in fields
        if (field not in anywhere if config.tag_field != OP else (config.tag, field) not in found)
    ]
    assert missing == []


def things_in(thing: Any) -> Iterator[Any]:
    """A thing of the book and all that are in it."""
    if isinstance(thing, (list, tuple)):
        for inner in thing:
            yield from things_in(inner)
    elif not (thing is None or isinstance(thing, (int, float, str, dict))):
        yield thing
        for name in names_of(thing):
            yield from things_in(getattr(thing, name))


def names_of(thing: Any) -> list[str]:
    return [name for name in dir(thing) if not name.startswith("_") and not callable(getattr(thing, name))]


def books(slug: str) -> list[Any]:
    """What the content files become."""
    content = sandtable.title(slug).content()
    read = importlib.import_module(f"sandtable.games.{slug}.content")
    if slug == "frontier_wars":
        return [read.read_book(content, "A"), read.read_book(content, "B"), read.read_scenario(content, "varsity")]
    return [read.read_book(content, 3)] if slug == "legion" else [read.read_book(content)]


class Reading(ast.NodeVisitor):
    """Which names the rules read: of themselves, class by class, and of other things."""

    def __init__(self) -> None:
        self.own: dict[str, set[str]] = {}
        self.others: set[str] = set()
        self.inside = ""

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.inside = node.name
        self.own.setdefault(node.name, set())
        self.generic_visit(node)
        self.inside = ""

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if isinstance(node.ctx, ast.Load):
            mine = isinstance(node.value, ast.Name) and node.value.id == "self" and self.inside
            (self.own[self.inside] if mine else self.others).add(node.attr)
        self.generic_visit(node)


def usual(kind: type, name: str) -> Any:
    """What a class says unless it is told otherwise. Where a compiled class has a slot instead, nobody was told: no."""
    value = getattr(kind, name, False)
    return value if isinstance(value, (int, float, str, tuple)) else False


@pytest.mark.parametrize("slug", sandtable.titles())
def test_whatever_an_effect_is_told_it_reads(slug: str) -> None:
    """A number that an effect keeps and nobody asks for would be a field that means nothing."""
    folder = sandtable.title(slug).folder
    assert folder is not None
    reading = Reading()
    for path in folder.glob("*.py"):
        if path.stem not in NOT_RULES:
            reading.visit(ast.parse(path.read_text("utf-8")))
    told: dict[tuple[type, str], set[str]] = {}
    for thing in things_in(books(slug)):
        for name in names_of(thing):
            told.setdefault((type(thing), name), set()).add(repr(getattr(thing, name)))
    assert len(told) > 20
    unread = [
        f"{kind.__name__}.{name}"
        for (kind, name), values in told.items()
        if kind.__name__ not in PAGES
        and values != {repr(usual(kind, name))}
        and name not in reading.others.union(*[reading.own.get(base.__name__, set()) for base in kind.__mro__])
    ]
    assert unread == []
