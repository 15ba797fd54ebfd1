"""Decisions that complete the one before: the target of a card, the end of a move."""

from __future__ import annotations

from sandtable.engine.native import mypyc_attr
from sandtable.engine.steps import Decision
from sandtable.games.frontier_wars.position import FrontierWars


@mypyc_attr(allow_interpreted_subclasses=True)
class FollowUp(Decision[FrontierWars]):
    """Part of a longer choice. A bot that judges the first part looks through to the last."""
