"""Content: what is printed on cards and maps, as TOML beside the rules, and packs that put an owner's own numbers over it."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from sandtable.engine.errors import ContentError

T = TypeVar("T")


@dataclass(frozen=True)
class Content:
    """The TOML tables of a title, packs applied, and a hash that changes with any of it."""

    tables: dict[str, dict[str, Any]]  # file name without ending -> its table
    packs: tuple[str, ...]
    hash: str

    def read(self, file: str, key: str, kind: type[T]) -> list[T]:
        """The entries of an array of tables, each checked against a msgspec type."""
        entries = self.tables.get(file, {}).get(key, [])
        return [convert(entry, kind, f"{file}.toml, {key} {name_of(entry, i)}") for i, entry in enumerate(entries)]

    def table(self, file: str, key: str, kind: type[T]) -> T:
        """A single table, checked against a msgspec type."""
        return convert(self.tables.get(file, {}).get(key, {}), kind, f"{file}.toml, [{key}]")


def convert(entry: Any, kind: type[T], where: str) -> T:
    try:
        return msgspec.convert(entry, kind)
    except msgspec.ValidationError as error:
        raise ContentError(f"{where}: {error}") from None


def name_of(entry: Any, index: int) -> str:
    name = entry.get("id") if isinstance(entry, dict) else None
    return repr(name) if name is not None else f"number {index + 1}"


def load(folder: Path, packs: list[Path] | None = None) -> Content:
    """Read all TOML files of a folder and lay packs over them, the last on top. What did not change is not read again."""
    chosen = tuple(packs or [])
    files = [path for place in (folder, *chosen) for path in sorted(place.glob("*.toml"))]
    stamps = tuple((str(path), path.stat().st_mtime_ns, path.stat().st_size) for path in files)
    return read_all(folder, chosen, stamps)


@lru_cache(maxsize=32)
def read_all(folder: Path, packs: tuple[Path, ...], stamps: tuple[tuple[str, int, int], ...]) -> Content:
    """All games with the same cards share them. The stamps only say when to read anew."""
    tables = {path.stem: parse(path) for path in sorted(folder.glob("*.toml"))}
    names = []
    for pack in packs:
        lay_over(tables, pack)
        names.append(pack.resolve().name)
    digest = sha256(msgspec.json.encode(tables, order="deterministic")).hexdigest()[:16]
    return Content(tables, tuple(names), digest)


def parse(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ContentError(f"{path.name}: {error}") from None


def lay_over(tables: dict[str, dict[str, Any]], pack: Path) -> None:
    """Override entries by their id, and plain tables field by field. A pack changes what exists; it adds nothing unknown."""
    if not pack.is_dir():
        raise ContentError(f"{pack}: a pack is a folder with TOML files")
    files = sorted(pack.glob("*.toml"))
    if not files:
        raise ContentError(f"{pack}: no TOML file in this folder")
    for path in files:
        if path.stem == "pack":
            continue  # the pack's own name and description
        if path.stem not in tables:
            raise ContentError(f"{path.name}: this title has no such file; it has {', '.join(sorted(tables))}")
        for key, value in parse(path).items():
            override(tables[path.stem], key, value, path.name)


def override(table: dict[str, Any], key: str, value: Any, file: str) -> None:
    if key not in table:
        raise ContentError(f"{file}: no such table [{key}]; there are {', '.join(sorted(table))}")
    if isinstance(value, list):
        entries = {entry.get("id"): entry for entry in table[key] if isinstance(entry, dict)}
        for i, entry in enumerate(value):
            if not isinstance(entry, dict) or entry.get("id") not in entries:
                raise ContentError(f"{file}, {key} {name_of(entry, i)}: there is no entry with this id to override")
            entries[entry["id"]].update(entry)
    elif isinstance(value, dict):
        table[key] = {**table[key], **value}
    else:
        table[key] = value
