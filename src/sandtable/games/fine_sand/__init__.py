"""Fine Sand, after the published rules; every ruling of ours is marked in rules.md."""

from sandtable.games.fine_sand.title import TITLE

__all__ = ["TITLE"]
