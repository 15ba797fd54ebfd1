"""Why a connection ends, as far as a WebSocket can say it."""

from __future__ import annotations

from typing import Final

MOST: Final = 123  # bytes that the reason of a close may have


def farewell(text: str) -> str:
    """A text, cut where it is too long for the reason of a close."""
    return text.encode()[:MOST].decode(errors="ignore")
