"""Frontier Wars: hex war without dice, for two to four players, on twenty maps."""

from sandtable.games.frontier_wars.title import TITLE

__all__ = ["TITLE"]
