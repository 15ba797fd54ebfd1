"""Names that people may give themselves: readable, and taken for nobody else's."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from sandtable.bots.roster import bot_names
from sandtable.server.problems import Clash, Malformed
from sandtable.server.storage.alike import alike

MARKS: Final = "-_.'\u2019!?&"
TOO_MANY_ACCENTS: Final = re.compile("[\u0300-\u036f]{3}")  # on one letter

# The scripts in common use, after UAX 31 of Unicode, by the first word of the names of their letters. Scripts of scholars are
# left out: some of their letters are drawn exactly like Latin ones.
EAST_ASIAN: Final = {"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO", "IDEOGRAPHIC"}
SCRIPTS: Final = EAST_ASIAN | {
    "LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "HEBREW", "ARABIC", "THAANA", "DEVANAGARI", "BENGALI", "GURMUKHI", "GUJARATI",
    "ORIYA", "TAMIL", "TELUGU", "KANNADA", "MALAYALAM", "SINHALA", "THAI",
    "LAO", "TIBETAN", "MYANMAR", "GEORGIAN", "ETHIOPIC", "KHMER",
}  # fmt: skip
PHONETIC: Final = re.compile("[\u0250-\u02af\u1d00-\u1dbf\u2c60-\u2c7f\ua720-\ua7ff\uab30-\uab6f]")  # Latin, but no names


def folded(name: str) -> str:
    """A name as it is typed to sign in: capitals do not matter."""
    return unicodedata.normalize("NFKC", name).casefold()


def fitting(name: str) -> str:
    """A new name in its normal form, unless it cannot be read or seems to be the house's own."""
    name = unicodedata.normalize("NFKC", name)
    words = name.split(" ")
    if not all(words):
        raise Malformed("Name: single spaces, and only between words.")
    if not all(is_readable(letter) for word in words for letter in word) or not alike(name):
        raise Malformed(f"Name: only letters and digits, with spaces and {' '.join(MARKS)} between them.")
    if any(len(scripts(word)) > 1 for word in words) or TOO_MANY_ACCENTS.search(name):
        raise Malformed("Name: letters of one alphabet in each word.")
    if is_ours(words):
        raise Clash(f"The name {name} is kept for the house itself.")
    return name


def is_readable(letter: str) -> bool:
    """Whether a character may stand in a name: letters of scripts in use, their accents, digits, a few marks."""
    kind = unicodedata.category(letter)
    if kind[0] == "L":
        return script(letter) in SCRIPTS and not PHONETIC.match(letter)
    if kind in ("Mn", "Mc"):
        return script(letter) in SCRIPTS or script(letter) == "COMBINING"
    return kind == "Nd" or letter in MARKS


def script(letter: str) -> str:
    return unicodedata.name(letter, "").split(" ")[0]


def scripts(word: str) -> set[str]:
    """The scripts of a word's letters. Those of East Asia are written together."""
    found = {script(letter) for letter in word if unicodedata.category(letter)[0] == "L"}
    return {"East Asian" if one in EAST_ASIAN else one for one in found}


def is_ours(words: list[str]) -> bool:
    """Whether a name looks like what the house calls bots, empty seats, or people it does not know."""
    first, whole = alike(words[0]), alike("".join(words))
    ours = {alike(f"Bot {level}") for level in bot_names()} | {alike("somebody"), alike("spectator")}
    seat = re.fullmatch(f"{alike('Seat')}[{alike('0123456789')}]*", whole)
    return first == alike("Bot") or whole in ours or seat is not None
