"""What a name looks like: names that people may take for each other are the same here."""

from __future__ import annotations

import unicodedata
from typing import Final

# Letters of other alphabets, and Latin ones with a stroke, that are drawn like a Latin letter. After TR39 of Unicode, for
# the alphabets that names may be written in. Accents need no entry: they are taken off before.
LOOKS: Final = str.maketrans(
    "АВЕЅІЈКМНОРСТУХҺԚԜавеѕіјкмнорстухһԛԝԁ"
    "ҮүҰұӀӏҚқҜҝҞҟҠҡҲҳҪҫҬҭӨөЬьҼҽгпЗзб"
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαεηικνορτυχγωσ"
    "ՕՍԼՏօոսհցզյգռղ"
    "ıøđłħŧŋþØĐŁĦŦŊÞ"
    "へり二工力口夕卜八三千一",
    "abesijkmhopctyxhqwabesijkmhopctyxhqwd"
    "yyyyllkkkkkkkkxxccttoobbeern336"
    "abezhikmnoptyxaenikvoptuxywo"
    "oulsonuhgqjqnn"
    "iodlhtnpodlhtnp"
    "ヘリニエカロタトハミチー",
)  # fmt: skip
ALSO: Final = str.maketrans({"i": "l", "1": "l", "0": "o"})  # what differs in no print worth the name
PAIRS: Final = (("rn", "m"), ("vv", "w"))


def alike(name: str) -> str:
    """The same text for names that look alike: without accents, capitals, spaces and marks, in Latin letters where they fit."""
    letters = [letter for letter in unicodedata.normalize("NFKD", name) if not is_accent(letter)]
    text = "".join(western_digit(letter) for letter in letters)
    text = text.translate(LOOKS).casefold().translate(LOOKS).translate(ALSO)  # capitals may look otherwise than small letters
    text = "".join(letter for letter in text if unicodedata.category(letter)[0] in "LMN")
    for pair, one in PAIRS:
        text = text.replace(pair, one)
    return text


def is_accent(letter: str) -> bool:
    """Whether this is a small sign at a letter of Latin, Greek, Cyrillic, Hebrew or Arabic, known by where it is drawn."""
    drawn = unicodedata.combining(letter)
    return "\u0300" <= letter <= "\u036f" or 10 <= drawn <= 36 or drawn >= 200


def western_digit(letter: str) -> str:
    """Digits of other scripts as the digit they stand for."""
    return str(unicodedata.decimal(letter)) if unicodedata.category(letter) == "Nd" else letter
