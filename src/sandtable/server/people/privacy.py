"""The privacy page, in words, and the copy that everybody can have of what is kept about them."""

from __future__ import annotations

from typing import Any

from sandtable.engine.messages import Messages, house
from sandtable.server.people.kept import KEPT, LIFETIMES, Kept
from sandtable.server.storage.store import Store
from sandtable.server.wire.accounts import KeptField, KeptThing


def page(language: str) -> list[KeptThing]:
    """Everything the storage keeps, with what it is for and for how long."""
    return [described(kept, house(language)) for kept in KEPT]


def described(kept: Kept, messages: Messages) -> KeptThing:
    fields = [KeptField(column, messages.text(f"kept-{kept.table}-{column}")) for column in (*kept.columns, *kept.hidden)]
    until = messages.text(f"kept-until-{kept.until}", **LIFETIMES[kept.until])
    return KeptThing(kept.table, messages.text(f"kept-{kept.table}"), until, bool(kept.mine), fields)


async def everything(store: Store, person: str) -> dict[str, list[dict[str, Any]]]:
    """All that is kept about somebody, by table, without what would tell them the secrets of others."""
    found = {}
    for kept in KEPT:
        if kept.mine:
            rows = await store.rows_about(kept.table, kept.columns, kept.mine, person)
            found[kept.table] = [dict(zip(kept.columns, row, strict=True)) for row in rows]
    return found
