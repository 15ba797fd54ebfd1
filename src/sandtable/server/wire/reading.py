"""Reading what clients send: JSON or a query becomes one of our types, or is refused with a sentence for people."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import reduce
from typing import Any, Final, TypeVar

import msgspec

from sandtable.engine.messages import ENGLISH, house
from sandtable.engine.phrases import Phrase
from sandtable.engine.words import dashed
from sandtable.server.problems import Malformed

T = TypeVar("T")
Words = Phrase | str

# An escaped NUL: `\u0000` after an even number of backslashes. PostgreSQL keeps no text with one, and nobody needs it.
ESCAPED_NUL: Final = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")

BOUNDS: Final = {">=": "least", "<=": "most"}
STEP: Final = re.compile(r"(\w+)|\[(\d+)\]")  # on the way to a field: a name, or the number of an item

# What msgspec says, and what we say.
COMPLAINTS: Final[list[tuple[re.Pattern[str], Callable[[re.Match[str]], Phrase]]]] = [
    (re.compile(r"Expected `(\w+)` of length (>=|<=) (\d+)"), lambda found: amount(found[2], found[3], things(found[1]))),
    (re.compile(r"Expected `\w+` (>=|<=) (-?[\d.]+)"), lambda found: amount(found[1], found[2])),
    (
        re.compile(r"Expected `([^`]+)`, got `(\w+)`"),
        lambda found: Phrase("complaint-kind", wanted=kinds(found[1]), given=kinds(found[2])),
    ),
    (re.compile(r"Object missing required field `(\w+)`"), lambda found: Phrase("complaint-missing", field=field(found[1]))),
    (re.compile(r"Invalid (?:enum )?value (.+)"), lambda found: Phrase("complaint-choice", value=found[1])),
    (re.compile(r"(?:Integer value|Number) out of range"), lambda _: Phrase("complaint-range")),
]


def read_json(data: bytes, decode: Callable[[bytes], T]) -> T:
    """The object that some JSON stands for."""
    if ESCAPED_NUL.search(data):
        raise Malformed("no-nul")
    try:
        return decode(data)
    except msgspec.ValidationError as error:
        raise complained(str(error)) from None
    except msgspec.DecodeError as error:
        raise Malformed("no-json", complaint=str(error).removeprefix("JSON is malformed: ")) from None
    except UnicodeError:
        raise Malformed("no-utf-8") from None
    except RecursionError:
        raise Malformed("too-deep") from None


def read_query(values: Mapping[str, str], kind: Any) -> Any:
    """The object that the query of an address stands for."""
    if any("\0" in value for value in values.values()):
        raise Malformed("no-nul")
    try:
        return msgspec.convert(dict(values), kind, strict=False)
    except msgspec.ValidationError as error:
        raise complained(str(error)) from None


def complained(complaint: str) -> Malformed:
    """What msgspec complains about, for people: "Passphrase: at least 8 characters."."""
    what, _, way = complaint.partition(" - at `$")
    said = next((say(found) for pattern, say in COMPLAINTS if (found := pattern.match(what))), Phrase("complaint-other"))
    where = place(way.rstrip("`"))
    return Malformed("complaint", said=said) if where is None else Malformed("complaint-at", field=where, said=said)


def place(way: str) -> Words | None:
    """Where a field is: `.seats[0].at_zero` is "seats 1, at zero"."""
    found: Words | None = None
    for name, number in STEP.findall(way):
        if number and found is not None:
            found = Phrase("field-item", field=found, number=int(number) + 1)
        elif name:
            found = field(name) if found is None else Phrase("field-part", outer=found, inner=field(name))
    return found


def field(name: str) -> Words:
    """What people call a field. One we have no word for stands for itself."""
    message = f"field-{dashed(name)}"
    return Phrase(message) if message in house(ENGLISH) else name


def amount(bound: str, number: str, of: str = "") -> Phrase:
    """At least or at most so much of something."""
    return Phrase(f"complaint-{BOUNDS[bound]}{of}", number=int(float(number)))


def things(kind: str) -> str:
    return "-characters" if kind == "str" else "-items"


def kinds(names: str) -> Words:
    """Some of msgspec's types in words; that a field may also be null goes without saying."""
    wanted = [name for name in names.split(" | ") if name != "null"] or ["null"]
    return reduce(lambda one, other: Phrase("kind-or", one=one, other=other), map(kind_of, wanted))


def kind_of(name: str) -> Words:
    return Phrase(f"kind-{name}") if f"kind-{name}" in house(ENGLISH) else name
