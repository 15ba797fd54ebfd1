"""Reading what clients send: JSON or a query becomes one of our types, or is refused with a sentence for people."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

import msgspec

from sandtable.server.problems import Malformed

T = TypeVar("T")

# An escaped NUL: `\u0000` after an even number of backslashes. PostgreSQL keeps no text with one, and nobody needs it.
ESCAPED_NUL: Final = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")

KINDS: Final = {
    "str": "a text", "int": "a whole number", "float": "a number", "bool": "true or false", "array": "a list",
    "object": "an object with fields", "null": "nothing",
}  # fmt: skip

# What msgspec says, and what we say.
SENTENCES: Final[list[tuple[re.Pattern[str], Callable[[re.Match[str]], str]]]] = [
    (re.compile(r"Expected `(\w+)` of length (>=|<=) (\d+)"), lambda found: amount(found[2], found[3], things(found[1]))),
    (re.compile(r"Expected `\w+` (>=|<=) (-?[\d.]+)"), lambda found: amount(found[1], found[2], "")),
    (re.compile(r"Expected `([^`]+)`, got `(\w+)`"), lambda found: f"it should be {kinds(found[1])}, not {kinds(found[2])}"),
    (re.compile(r"Object missing required field `(\w+)`"), lambda found: f"{plain(found[1])} is missing"),
    (re.compile(r"Invalid (?:enum )?value (.+)"), lambda found: f"{found[1]} is not one of the choices"),
    (re.compile(r"(?:Integer value|Number) out of range"), lambda _: "this number is too large"),
]


def read_json(data: bytes, decode: Callable[[bytes], T]) -> T:
    """The object that some JSON stands for."""
    if ESCAPED_NUL.search(data):
        raise Malformed("Texts may not contain the character NUL.")
    try:
        return decode(data)
    except msgspec.ValidationError as error:
        raise Malformed(sentence(str(error))) from None
    except msgspec.DecodeError as error:
        raise Malformed(f"This is no JSON: {str(error).removeprefix('JSON is malformed: ')}.") from None
    except UnicodeError:
        raise Malformed("Texts must be written in UTF-8.") from None
    except RecursionError:
        raise Malformed("Too many lists and objects lie within each other.") from None


def read_query(values: Mapping[str, str], kind: Any) -> Any:
    """The object that the query of an address stands for."""
    if any("\0" in value for value in values.values()):
        raise Malformed("Texts may not contain the character NUL.")
    try:
        return msgspec.convert(dict(values), kind, strict=False)
    except msgspec.ValidationError as error:
        raise Malformed(sentence(str(error))) from None


def sentence(complaint: str) -> str:
    """What msgspec complains about, for people: "Passphrase: at least 8 characters."."""
    what, _, place = complaint.partition(" - at `$")
    said = next((say(found) for pattern, say in SENTENCES if (found := pattern.match(what))), "this does not fit")
    field = plain(place.rstrip("`"))
    text = f"{field}: {said}." if field else f"{said}."
    return text[0].upper() + text[1:]


def plain(place: str) -> str:
    """The name of a field without code: `.seats[0].at_zero` is "seats 1, at zero"."""
    numbered = re.sub(r"\[(\d+)\]", lambda found: f" {int(found[1]) + 1}", place.replace("[...]", ""))
    return numbered.strip(".").replace(".", ", ").replace("_", " ")


def amount(bound: str, number: str, of: str) -> str:
    """At least or at most so much of something."""
    unit = of.removesuffix("s") if number == "1" else of
    return f"{'at least' if bound == '>=' else 'at most'} {number.removesuffix('.0')} {unit}".rstrip()


def things(kind: str) -> str:
    return "characters" if kind == "str" else "items"


def kinds(names: str) -> str:
    """Some of msgspec's types in words; that a field may also be null goes without saying."""
    wanted = [name for name in names.split(" | ") if name != "null"] or ["null"]
    return " or ".join(KINDS.get(name, name) for name in wanted)
