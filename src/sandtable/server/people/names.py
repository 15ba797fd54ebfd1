"""Which names people may give themselves: those that can be read and pass for nobody else's."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final

from sandtable.bots.levels import WITH_CHARACTER
from sandtable.bots.names import animals, level_name
from sandtable.bots.roster import bot_names
from sandtable.engine.messages import Messages, house, languages
from sandtable.server.problems import Clash, Malformed
from sandtable.server.storage.alike import alike

MARKS: Final = "-_.'\u2019!?&"
ACCENT: Final = re.compile("[\u0300-\u034e\u0350-\u036f\u3099\u309a]")
DIGITS: Final = "0123456789"
SOME: Final = 7  # the number of any seat
TOO_MANY_ACCENTS: Final = re.compile("[\u0300-\u036f]{3}")  # on one letter
INVISIBLE: Final = "\u115f\u1160\u17b4\u17b5"  # letters that are drawn as nothing at all

# The scripts in common use, after UAX 31 of Unicode, by the first word of the names of their letters. Scripts of scholars are
# left out: some of their letters are drawn exactly like Latin ones.
EAST_ASIAN: Final = {"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO", "IDEOGRAPHIC"}
SCRIPTS: Final = EAST_ASIAN | {
    "LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "HEBREW", "ARABIC", "THAANA", "DEVANAGARI", "BENGALI", "GURMUKHI", "GUJARATI",
    "ORIYA", "TAMIL", "TELUGU", "KANNADA", "MALAYALAM", "SINHALA", "THAI",
    "LAO", "TIBETAN", "MYANMAR", "GEORGIAN", "ETHIOPIC", "KHMER",
}  # fmt: skip
SCRIPTS_OF_DIGITS: Final = {"ARABIC-INDIC": "ARABIC", "EXTENDED": "ARABIC"}  # scripts whose digits have another name

# Of scripts in use: letters of phonetics, of clicks and of old manuscripts, in which nobody's name is written today.
SCHOLARLY: Final = re.compile(
    "[\u0138\u0180-\u024f\u0250-\u02af\u1d00-\u1dbf\u1e9c\u1e9d\u1e9f\u1efa-\u1eff\u2183\u2184\u2c60-\u2c7f\ua720-\ua7ff\uab30-\uab6f\U0001df00-\U0001dfff"
    "\u0370-\u0377\u037b-\u037f\u03cf-\u03ff\u0460-\u0481\u1c80-\u1c8f\ua640-\ua69f]"
)


def folded(name: str) -> str:
    """A name as it is typed to sign in: capitals do not matter."""
    return unicodedata.normalize("NFKC", name).casefold()


def fitting(name: str) -> str:
    """A new name in its normal form, unless it cannot be read or passes for a bot or an empty seat."""
    name = unicodedata.normalize("NFKC", name)
    words = name.split(" ")
    if not all(words):
        raise Malformed("name-spaces")
    if not all(is_readable(letter) for word in words for letter in word) or not alike(name):
        raise Malformed("name-letters", marks=" ".join(MARKS))
    if any(len(scripts(word)) > 1 for word in words) or TOO_MANY_ACCENTS.search(name):
        raise Malformed("name-alphabet")
    if is_ours(words):
        raise Clash("name-kept", name=name)
    return name


def is_readable(letter: str) -> bool:
    """Whether a character may stand in a name: letters of scripts in use, their accents, digits, a few marks."""
    kind = unicodedata.category(letter)
    if letter in INVISIBLE:
        return False
    if kind[0] == "L":
        return script(letter) in SCRIPTS and (not SCHOLARLY.match(letter) or is_accented(letter))
    if kind in ("Mn", "Mc"):
        return script(letter) in SCRIPTS or ACCENT.match(letter) is not None
    return kind == "Nd" or letter in MARKS


def is_accented(letter: str) -> bool:
    """Whether a letter is a plain one with accents, as they are written in Vietnam or Romania."""
    return unicodedata.normalize("NFD", letter)[0].isascii()


def script(letter: str) -> str:
    return unicodedata.name(letter, "").split(" ")[0]


def scripts(word: str) -> set[str]:
    """The scripts of a word's letters, of the marks that belong to them, and of its digits, unless it has those of everybody.

    Those of East Asia are written together.
    """
    found = {script(letter) for letter in word if unicodedata.category(letter)[0] in "LMN" and not is_shared(letter)}
    return {"East Asian" if one in EAST_ASIAN else SCRIPTS_OF_DIGITS.get(one, one) for one in found}


def is_shared(letter: str) -> bool:
    """Whether a character goes with letters of any script."""
    return ACCENT.match(letter) is not None or letter in DIGITS


def is_ours(words: list[str]) -> bool:
    """Whether a name looks like what the server calls bots, empty seats, or people it does not know, in any language."""
    first, whole = alike(words[0]), alike("".join(words))
    return any(
        first == alike(spoken.text("bot-any")) or whole_names(spoken).fullmatch(whole) for spoken in map(house, languages())
    )


@cache
def whole_names(messages: Messages) -> re.Pattern[str]:
    """What the server calls bots, empty seats and unknown people in one language."""
    bots = [messages.text("bot", level=level_name(name, messages)) for name in [*bot_names(), *WITH_CHARACTER]]
    called = [alike(name) for name in (*bots, *animals(messages), messages.text("somebody"), messages.text("spectator"))]
    seat = f"[{alike(DIGITS)}]*".join(alike(part) for part in messages.text("seat", number=SOME).split(str(SOME)))
    return re.compile("|".join([*called, seat]))
