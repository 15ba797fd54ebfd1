"""LE-13 The War Diary: what a campaign carries from game to game, and the page it makes."""

from __future__ import annotations

from typing import Any

from sandtable.games.legion.position import Legion


def lay_out(g: Legion, campaign: dict[str, Any]) -> None:
    raise NotImplementedError


def carry(g: Legion, before: dict[str, Any] | None, ranks: list[int]) -> dict[str, Any]:
    return {"over": True}


def lines(campaign: dict[str, Any], names: list[str]) -> list[str]:
    return []
