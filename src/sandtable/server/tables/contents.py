"""The cards of a game: those it began with, whatever has become of them here since."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

import sandtable
from sandtable import Record, SandtableError
from sandtable.engine.content import Content
from sandtable.server.problems import Clash, Refused
from sandtable.server.storage.database import Statement
from sandtable.server.storage.keeping import keeping_content
from sandtable.server.storage.store import Store
from sandtable.server.tables.game import Packs

MOST: Final = 64  # contents in memory


class Contents:
    """Finds cards by their hash: among those of this version and its packs, else in the storage."""

    def __init__(self, store: Store, packs: Packs) -> None:
        self._store = store
        self._packs = packs
        self._found: OrderedDict[tuple[str, ...], Content] = OrderedDict()  # by title, hash and packs

    async def of(self, head: str) -> Content:
        """The cards of a game, kept in the storage from now on if they were not: the next version may have others."""
        record = Record.loads(head)
        key = record.title, record.content, *record.packs
        if key not in self._found:
            self._found[key] = await self._find(record)
            while len(self._found) > MOST:
                self._found.popitem(last=False)
        self._found.move_to_end(key)
        return self._found[key]

    async def _find(self, record: Record) -> Content:
        kept = await self._store.content(record.content)
        ours = self._ours(record)
        if ours is not None:
            if kept is None:
                await self._store.database.write([keeping_content(record.content, ours.dumps())])
            return ours
        if kept is None:
            raise Clash("cards-gone", content=record.content, count=len(record.packs), packs=record.packs)
        return Content.loads(kept)

    def _ours(self, record: Record) -> Content | None:
        """The cards of this version, with their words of today, if they are played like those of the game."""
        try:
            content = sandtable.title(record.title).content(self._packs.paths(record.title, record.packs))
        except (SandtableError, Refused):
            return None
        return content if content.known_as(record.content) else None


def kept_with(content: Content) -> Statement:
    """The statement that keeps the cards of a game that begins."""
    return keeping_content(content.hash, content.dumps())


def whole_record(record: Record, content: Content | None) -> Record:
    """The record of a game with its cards, if they are here: whoever gets it may have another version, with other ones."""
    record.cards = record.cards if content is None else content.tables
    return record
