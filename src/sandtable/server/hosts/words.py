"""The words filter: words that a host does not want to read in talk and names. One ending in * stands for all that begin so."""

from __future__ import annotations

import re
from typing import Final

COVER: Final = "•"


class Filter:
    """Some words, found whole and whatever their capitals."""

    def __init__(self, words: list[str]) -> None:
        self.words = words
        self._pattern = re.compile(r"(?<!\w)(?:" + "|".join(map(pattern, words)) + r")(?!\w)", re.IGNORECASE) if words else None

    def covered(self, text: str) -> str:
        """A text with these words made unreadable."""
        return self._pattern.sub(lambda found: COVER * len(found[0]), text) if self._pattern else text

    def finds(self, text: str) -> bool:
        return self._pattern is not None and self._pattern.search(text) is not None


def pattern(word: str) -> str:
    return re.escape(word.removesuffix("*")) + (r"\w*" if word.endswith("*") else "")
