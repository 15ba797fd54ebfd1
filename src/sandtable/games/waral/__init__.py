"""Chronicles of Waral, after the published rules; every ruling and every card of ours is marked in rules.md and content/."""

from sandtable.games.waral.title import TITLE

__all__ = ["TITLE"]
