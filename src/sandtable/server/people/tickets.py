"""Tickets: secrets in links that let whoever has them do one thing for somebody, such as come back as a guest."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final, Literal

from sandtable.server.problems import Missing
from sandtable.server.storage.store import Store, Ticket
from sandtable.server.times import Millis, now

Kind = Literal["return", "confirm", "reset"]

HOUR: Final[Millis] = 3600 * 1000
LIFETIMES: Final[dict[Kind, Millis]] = {"return": 400 * 24 * HOUR, "confirm": 48 * HOUR, "reset": 2 * HOUR}


async def issue(store: Store, kind: Kind, person: str, email: str = "") -> str:
    """A new secret for a link. An older one of its kind no longer counts."""
    secret = secrets.token_urlsafe(24)
    await store.keep_ticket(Ticket(hashed(secret), kind, person, email, now() + LIFETIMES[kind]))
    return secret


async def find(store: Store, kind: Kind, secret: str) -> Ticket:
    """What a secret is good for, unless it was used up, replaced or has grown too old."""
    ticket = await store.ticket(hashed(secret), kind, now())
    if ticket is None:
        raise Missing("no-such-link")
    return ticket


def hashed(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()
