"""Content: what is printed on cards and maps, as TOML beside the rules, and packs that put an owner's own numbers over it."""

from __future__ import annotations

import re
import tomllib
import zlib
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

import msgspec

from sandtable.engine.errors import ContentError
from sandtable.engine.phrases import Phrase

T = TypeVar("T")


# What people read and no rule does, in whichever entry it stands, and every field that ends in `_text`.
READ_ONLY: Final = frozenset({"name", "title", "character", "text", "flavour", "note", "why", "rules", "provenance"})
ID: Final = re.compile(r"[a-z0-9]+([-_][a-z0-9]+)*")  # of an entry: records and options name it
Name = Annotated[str, msgspec.Meta(min_length=1)]  # what people call an entry


@dataclass(frozen=True)
class Content:
    """The TOML tables of a title, packs applied, and a hash that changes with everything in them that changes play."""

    tables: dict[str, dict[str, Any]]  # file name without ending -> its table
    packs: tuple[str, ...]
    hash: str
    edition: str = ""  # a hash of every word

    def __hash__(self) -> int:
        return hash(self.edition)

    @staticmethod
    def of(tables: dict[str, dict[str, Any]], packs: tuple[str, ...]) -> Content:
        return Content(tables, packs, digest({file: played(table) for file, table in tables.items()}), digest(tables))

    def known_as(self, name: str) -> bool:
        """Whether a record means this content: by its hash, or as records did at first, by every word of it."""
        return name in (self.hash, self.edition)

    def dumps(self) -> bytes:
        """All of it, to be kept with games that are played with it."""
        return zlib.compress(msgspec.json.encode([self.tables, self.packs], order="deterministic"), 9)

    @staticmethod
    def loads(data: bytes) -> Content:
        """What `dumps` kept."""
        tables, packs = msgspec.json.decode(zlib.decompress(data), type=tuple[dict[str, dict[str, Any]], tuple[str, ...]])
        return Content.of(tables, packs)

    def read(self, file: str, key: str, kind: type[T]) -> list[T]:
        """The entries of an array of tables, each checked against a msgspec type."""
        entries = self.tables.get(file, {}).get(key, [])
        return [convert(entry, kind, f"{file}.toml, {key} {name_of(entry, i)}") for i, entry in enumerate(entries)]

    def table(self, file: str, key: str, kind: type[T]) -> T:
        """A single table, checked against a msgspec type."""
        return convert(self.tables.get(file, {}).get(key, {}), kind, f"{file}.toml, [{key}]")


def digest(tables: Any) -> str:
    return sha256(msgspec.json.encode(tables, order="deterministic")).hexdigest()[:16]


def played(table: dict[str, Any]) -> dict[str, Any]:
    """A table without what its entries only say to people."""
    return {key: without_texts(value) for key, value in table.items()}


def without_texts(value: Any) -> Any:
    if isinstance(value, list):
        return [without_texts(one) for one in value]
    if isinstance(value, dict):
        return {key: without_texts(one) for key, one in value.items() if key not in READ_ONLY and not key.endswith("_text")}
    return value


def convert(entry: Any, kind: type[T], where: str) -> T:
    try:
        return msgspec.convert(entry, kind)
    except msgspec.ValidationError as error:
        raise ContentError(Phrase("content-complaint", where=where, complaint=str(error))) from None


def name_of(entry: Any, index: int) -> str:
    name = entry.get("id") if isinstance(entry, dict) else None
    return repr(name) if name is not None else f"number {index + 1}"


def load(folder: Path, packs: list[Path] | None = None, grows: tuple[str, ...] = ()) -> Content:
    """Read all TOML files of a folder and lay packs over them, the last on top. What did not change is not read again.

    `grows` names the tables to which packs may add entries.
    """
    chosen = tuple(packs or [])
    files = [path for place in (folder, *chosen) for path in sorted(place.glob("*.toml"))]
    stamps = tuple((str(path), path.stat().st_mtime_ns, path.stat().st_size) for path in files)
    return read_all(folder, chosen, grows, stamps)


@lru_cache(maxsize=32)
def read_all(folder: Path, packs: tuple[Path, ...], grows: tuple[str, ...], stamps: tuple[tuple[str, int, int], ...]) -> Content:
    """All games with the same cards share them. The stamps only say when to read anew."""
    tables = {path.stem: parse(path) for path in sorted(folder.glob("*.toml"))}
    names = []
    for pack in packs:
        lay_over(tables, pack, grows)
        names.append(pack.resolve().name)
    return Content.of(tables, tuple(names))


def parse(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ContentError(Phrase("content-complaint", where=path.name, complaint=str(error))) from None


def lay_over(tables: dict[str, dict[str, Any]], pack: Path, grows: tuple[str, ...]) -> None:
    """Override entries by their id, and plain tables field by field. It adds only where a title can grow."""
    if not pack.is_dir():
        raise ContentError(Phrase("content-no-folder", pack=str(pack)))
    files = sorted(pack.glob("*.toml"))
    if not files:
        raise ContentError(Phrase("content-no-files", pack=str(pack)))
    for path in files:
        if path.stem == "pack":
            continue  # the pack's own name and description
        if path.stem not in tables:
            raise ContentError(Phrase("content-no-file", file=path.name, known=sorted(tables)))
        for key, value in parse(path).items():
            override(tables[path.stem], key, value, path.name, grows=f"{path.stem}.{key}" in grows)


def override(table: dict[str, Any], key: str, value: Any, file: str, *, grows: bool) -> None:
    if key not in table:
        raise ContentError(Phrase("content-no-table", file=file, table=key, known=sorted(table)))
    if written(key, value) != written(key, table[key]):
        raise ContentError(Phrase("content-other-shape", file=file, table=key, wanted=written(key, table[key])))
    if isinstance(value, list):
        override_entries(table[key], key, value, file, grows=grows)
    elif isinstance(value, dict):
        table[key] = {**table[key], **value}
    else:
        table[key] = value


def written(key: str, value: Any) -> str:
    """How a key with such a value stands in a TOML file."""
    return f"[[{key}]]" if isinstance(value, list) else f"[{key}]" if isinstance(value, dict) else f"{key} = ..."


def override_entries(entries: list[Any], key: str, news: list[Any], file: str, *, grows: bool) -> None:
    """Each of the new entries overrides the one with its id, or comes behind those there are."""
    there = {entry.get("id"): entry for entry in entries if isinstance(entry, dict)}
    seen: set[str] = set()
    for i, entry in enumerate(news):
        id = entry.get("id") if isinstance(entry, dict) else None
        where = {"file": file, "table": key, "entry": name_of(entry, i)}
        if not isinstance(id, str) or (id not in there and not grows):
            raise ContentError(Phrase("content-no-entry", **where))
        if id in seen:
            raise ContentError(Phrase("content-twice", **where))
        if id not in there and not ID.fullmatch(id):
            raise ContentError(Phrase("content-bad-id", **where))
        seen.add(id)
        if id in there:
            there[id].update(entry)
        else:
            entries.append(entry)
