"""What every game must keep, checked along games played at random. A title gets these tests for being on the shelf."""

from __future__ import annotations

from typing import Any

import sandtable
from sandtable.arena.witness import Witness

Variant = tuple[str, dict[str, Any]]


def test_a_random_game_keeps_every_promise(variant: Variant) -> None:
    """The promises of `sandtable.arena.promises`. `sandtable fuzz` holds many more games to them, and looks more often."""
    slug, settings = variant
    Witness(sandtable.new(slug, seed=1, **settings), f"{slug} {settings}", every=61, twins=10).play()
