"""Legion: The Siberian Story, after the published rules; every ruling of ours is marked in rules.md."""

from sandtable.games.legion.title import TITLE

__all__ = ["TITLE"]
