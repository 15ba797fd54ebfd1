"""What types declare: the names of facts, for those who put them into words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints, is_typeddict


def names_in(kind: Any) -> Iterator[str]:
    """The keys of a TypedDict and of those within it, and the names that a value may be one of."""
    if is_typeddict(kind):
        for name, within in get_type_hints(kind).items():
            yield name
            yield from names_in(within)
    for part in get_args(kind):
        if get_origin(kind) is Literal:
            yield part
        else:
            yield from names_in(part)
