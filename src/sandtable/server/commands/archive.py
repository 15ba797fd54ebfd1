"""Games in and out of the storage: backup, export, import."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import sandtable
from sandtable import Record, SandtableError
from sandtable.engine.sight import SPECTATOR
from sandtable.server.people.identity import Identity, new_id
from sandtable.server.problems import Missing, Refused
from sandtable.server.settings import Settings
from sandtable.server.storage.database import Statement
from sandtable.server.storage.opening import open_database
from sandtable.server.storage.room import Chair, Room
from sandtable.server.storage.store import Store, adding
from sandtable.server.tables import clocks, game
from sandtable.server.tables.contents import Contents, kept_with, whole_record
from sandtable.server.tables.game import Packs
from sandtable.server.tables.live import LiveTable
from sandtable.server.tables.loading import Loader
from sandtable.server.tables.transcript import transcript
from sandtable.server.times import now


def backup(settings: Settings, target: Path) -> None:
    """Copy the whole storage to a file, while the server runs."""
    if settings.database.startswith("postgres"):
        raise SystemExit(settings.say("backup-postgresql"))
    source = Path(settings.database_url.removeprefix("sqlite:///"))
    if not source.exists():
        raise SystemExit(settings.say("backup-no-storage", path=source))
    if target.exists():
        raise SystemExit(settings.say("backup-exists", file=target))
    copy_sqlite(source, target)


def export(settings: Settings, game: str, folder: Path = Path()) -> tuple[Path, Path]:
    """Write the record of a game and the game in words into a folder. Returns both files."""
    try:
        record, words = asyncio.run(export_game(settings, game))
    except Refused as refused:
        raise SystemExit(refused.said(settings.language)) from None
    files = folder / f"{game}.record.jsonl", folder / f"{game}.txt"
    for file, text in zip(files, (record, words), strict=True):
        file.write_text(text, encoding="utf-8")
    return files


def import_record(settings: Settings, record: Path) -> str:
    """Put a record into the storage. Returns the id of its table."""
    try:
        return asyncio.run(import_game(settings, record.read_text(encoding="utf-8")))
    except (SandtableError, Refused, OSError) as error:
        raise SystemExit(settings.say("import-failed", file=record, why=error)) from None


def copy_sqlite(source: Path, target: Path) -> None:
    """A copy of the storage as it is at one moment, while the server runs."""
    original, copy = sqlite3.connect(source), sqlite3.connect(target)
    with original, copy:
        original.backup(copy)
    original.close()
    copy.close()


async def export_game(settings: Settings, id: str) -> tuple[str, str]:
    """The record of a game, and the game in words. The record of a running game tells everything, its seed included."""
    store = Store(await open_database(settings.database_url))
    try:
        stored = await store.game(id)
        if stored is None:
            raise Missing("no-game", id=id)
        identity = Identity(store, b"")
        await identity.know([chair.person for chair in stored.room.chairs])
        live = LiveTable(stored, identity)
        await Loader(store, identity, Contents(store, Packs(settings.packs))).read(live)
        assert live.shown is not None
        return whole_record(live.shown.record, live.content).dumps(), transcript(live, SPECTATOR, settings.language)
    finally:
        await store.database.close()


async def import_game(settings: Settings, text: str) -> str:
    """Put a record into the storage and return its id. A finished game can be read; another waits for players."""
    packs, record = Packs(settings.packs), Record.loads(text)
    table = sandtable.replay(record, packs=None if record.cards else packs.paths(record.title, record.packs))
    table.verify(record)
    id, room = new_id(), room_for(table)
    settings.data.mkdir(parents=True, exist_ok=True)
    store = Store(await open_database(settings.database_url))
    try:
        await store.database.write(
            [*adding(id, game.head_of(table), room), kept_with(table.setup.content), *picks_of(id, record)]
        )
    finally:
        await store.database.close()
    return id


def room_for(table: sandtable.Table) -> Room:
    setup = table.setup
    room = Room(
        title=table.title.slug, mode=setup.mode, settings=setup.settings, packs=list(setup.content.packs), host="",
        visibility="link", pace="days", spectators=True, clock=None, helper="random",
        chairs=[Chair() for _ in range(setup.players)], created=now(),
    )  # fmt: skip
    if table.over:
        clocks.start(room, clocks.Turns([], []), now())
        room.outcome, room.status = game.outcome(table, room), "over"
    return room


def picks_of(id: str, record: Record) -> list[Statement]:
    """All picks as they would have been made here, one after the other."""
    sql = "INSERT INTO moves (game, n, kind, seat, data, made) VALUES ($1, $2, 'picks', $3, $4, $5)"
    rows = [Statement(sql, (id, n, seat, pick, now())) for n, (seat, pick) in enumerate(record.picks, 1)]
    return [*rows, Statement("UPDATE games SET version = $2 WHERE id = $1", (id, len(rows)), touches=1)]
