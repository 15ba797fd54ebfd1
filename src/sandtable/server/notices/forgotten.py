"""Forgotten passphrases: a link goes to the address of whoever has the name, if anybody has."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from sandtable.server.notices import texts
from sandtable.server.notices.letters import Forgotten, letter
from sandtable.server.people import tickets
from sandtable.server.storage.notices import posting
from sandtable.server.storage.rows import Letter
from sandtable.server.storage.store import Store
from sandtable.server.times import now


class Reminder:
    """Writes the mail that lets somebody set a new passphrase, in the background, so that nobody can tell by the time whether
    there is somebody to write to."""

    def __init__(self, store: Store, address: str, hurry: Callable[[], None]) -> None:
        self._store = store
        self._address = address
        self._hurry = hurry

    async def send(self, asked: Letter) -> None:
        forgotten = msgspec.json.decode(asked.body, type=Forgotten)
        person = await self._store.person_by_login(forgotten.name)
        if person is None or not person.email:
            return
        secret = await tickets.issue(self._store, "reset", person.id)
        mail = texts.way_back(person.email, f"{self._address}/player#reset={secret}", forgotten.language)
        await self._store.database.write([posting(letter(person.id, mail, now()))])
        self._hurry()
