"""Content with one field changed at a time: what a pack may do. Each change must be read by the rules, or refused by name."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from sandtable.engine.content import Content
from sandtable.engine.errors import ContentError
from sandtable.engine.title import Title

Path = tuple[str | int, ...]
Look = Callable[[Content, str, str], Any]  # at the content, where an entry of a file was changed


@dataclass(frozen=True)
class Change:
    """A value put in the place of another."""

    path: Path  # file, table, entry, field, and further down
    value: Any
    entry: str

    @property
    def field(self) -> str:
        return next(str(step) for step in reversed(self.path) if isinstance(step, str))

    def is_text(self, texts: set[str]) -> bool:
        return self.field in texts or f"{self.path[0]}.{self.field}" in texts

    def __str__(self) -> str:
        return f"{self.path[0]}.toml, {self.entry or self.path[1]}: {'.'.join(map(str, self.path[2:]))} = {self.value!r}"


def changes(tables: dict[str, Any], texts: set[str]) -> Iterator[Change]:
    """Every field of every file, each with some other values; a text with one."""
    seen: dict[tuple[str, str], list[Any]] = {}
    leaves = [leaf for file, table in tables.items() for leaf in walk((file,), table, "")]
    for path, value, _ in leaves:
        found = seen.setdefault((str(path[0]), Change(path, 0, "").field), [])
        if value not in found:
            found.append(value)
    for path, value, entry in leaves:
        now = Change(path, value, entry)
        for other in others(value, [] if now.is_text(texts) else seen[str(path[0]), now.field]):
            yield Change(path, other, entry)


def walk(path: Path, value: Any, entry: str) -> Iterator[tuple[Path, Any, str]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            if key != "id":  # by which a pack finds the entry
                yield from walk((*path, key), inner, str(value.get("id", entry)))
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        for index, inner in enumerate(value):
            yield from walk((*path, index), inner, entry)
    else:
        yield path, value, entry


def others(value: Any, seen: list[Any]) -> list[Any]:
    """Values that stand there elsewhere, and one that stands nowhere."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1]
    if isinstance(value, list):
        return [value[:-1]] if value else [["something"]]
    return [*[other for other in seen if other != value and isinstance(other, str)][:2], f"{value}_else"]


def changed(content: Content, change: Change) -> Content:
    tables = dict(content.tables)
    file = str(change.path[0])
    tables[file] = deepcopy(tables[file])
    place: Any = tables
    for step in change.path[:-1]:
        place = place[step]
    place[change.path[-1]] = change.value
    return Content(tables, (), f"{content.hash} {change}")


def unread(content: Content, texts: set[str], numbers: Look, shown: Look) -> list[str]:
    """The changes that make no difference: neither in the numbers the rules play with, nor (for texts) in what is shown."""
    before: dict[tuple[Look, str, str], Any] = {}
    found = []
    for change in changes(content.tables, texts):
        file, entry = str(change.path[0]), change.entry
        look = shown if change.is_text(texts) else numbers
        if (look, file, entry) not in before:
            before[look, file, entry] = look(content, file, entry)
        try:
            same = look(changed(content, change), file, entry) == before[look, file, entry]
            refused = ""
        except ContentError as error:
            same, refused = False, str(error)
        if same:
            found.append(str(change))
        elif refused and change.field not in refused and change.entry not in refused:
            found.append(f"{change}, but the refusal does not name it: {refused}")
    return found


def names_of(thing: Any) -> list[str]:
    return [name for name in dir(thing) if not name.startswith("_") and not callable(getattr(thing, name))]


def unread_by_rules(title: Title[Any], names: Iterable[str], called: str, apart: Iterable[str]) -> list[str]:
    """Which names of a thing that rules know as `called` they do not read: `book.power`. Modules apart are not rules."""
    assert title.folder is not None
    rules = [path for path in title.folder.glob("*.py") if path.stem not in apart]
    source = "\n".join(path.read_text("utf-8") for path in rules)
    return [name for name in names if not re.search(rf"\b(?:{called})\.{name}\b", source)]


def as_plain(thing: Any) -> Any:
    """An object of the book with everything in it, comparable."""
    if isinstance(thing, list) and all(isinstance(inner, (int, str)) for inner in thing):
        return thing
    if isinstance(thing, (list, tuple)):
        return [as_plain(inner) for inner in thing]
    if thing is None or isinstance(thing, (int, float, str, dict)):
        return thing
    return {"a": type(thing).__name__, **{name: as_plain(getattr(thing, name)) for name in names_of(thing)}}
