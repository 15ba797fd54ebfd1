"""What a seat could work out from what it sees, ready for its screen."""

from __future__ import annotations

from typing import Any

from sandtable.games.legion.position import Legion


def facts(g: Legion, seat: int) -> dict[str, Any]:
    return {}
