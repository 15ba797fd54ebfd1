"""Roles: what those who look after the house may do. This is the one place that says so."""

from __future__ import annotations

from typing import Final, Literal

Right = Literal["look", "judge", "tables", "house"]

# look: the lists and the glance; judge: reports, bans and mutes; tables: end games or set them aside;
# house: the words filter, notices to all, the log.
RIGHTS: Final[dict[str, tuple[Right, ...]]] = {
    "moderator": ("look", "judge"),
    "admin": ("look", "judge", "tables", "house"),
}


def rights_of(role: str) -> tuple[Right, ...]:
    """What somebody of a role may do; without a role nothing."""
    return RIGHTS.get(role, ())
