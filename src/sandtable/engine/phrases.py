"""Phrases: what rules want to say, before it is put into words."""

from __future__ import annotations

from typing import Any, Final, final


@final
class Thing:
    """Something a title has a word for: its kind, as an option or event names it, and its number. Kind `seat`: a player."""

    def __init__(self, kind: str, number: int) -> None:
        self.kind: Final = kind
        self.number: Final = number


@final
class Phrase:
    """The name of a message, and what fills it in: a number, a text, a thing, another phrase or an error, or several of them."""

    def __init__(self, message: str, **arguments: Any) -> None:
        self.message: Final = message
        self.arguments: Final[dict[str, Any]] = arguments


@final
class AnyOf:
    """Several texts of which one will do: "a, b or c"."""

    def __init__(self, choices: list[str]) -> None:
        self.choices: Final = choices


def things(kind: str, numbers: list[int]) -> list[Thing]:
    return [Thing(kind, number) for number in numbers]
