"""The door of a table: which option somebody means, and why it is refused if it is not offered."""

from __future__ import annotations

from typing import Any, Protocol

from sandtable.engine.errors import IllegalPick
from sandtable.engine.messages import ENGLISH
from sandtable.engine.phrases import Phrase, Thing
from sandtable.engine.voice import Told, Voice
from sandtable.engine.words import RESIGN, SEAT, Option


class Asked(Told, Protocol):
    """A table, as far as its door asks it."""

    def voice(self, language: str = ENGLISH) -> Voice: ...


def code_of(table: Asked, seat: int, option: Option | str | int) -> int:
    """The number of an option that a seat may pick now, given as such, by its notation or as it was listed."""
    code = option.code if isinstance(option, Option) else table.voice().words.code(option) if isinstance(option, str) else option
    if not table.g.offers:
        raise refused(table, "refused-over")
    if code == RESIGN:
        if not table.title.may_resign(table.g, seat):
            raise refused(table, "refused-resign", player=player(table, seat))
        return RESIGN
    if seat not in table.g.offers:
        raise refused(table, "refused-not-asked", player=player(table, seat))
    if code is None:
        raise refused(table, "refused-unknown", option=str(option))
    if code not in table.g.offers[seat]:
        raise not_offered(table, seat, code)
    return code


def not_offered(table: Asked, seat: int, code: int) -> IllegalPick:
    """The refusal of what is not offered, with the rule that forbids it if there is one."""
    who, option = player(table, seat), table.voice().words.text(code)
    for unavailable, rule, why in table.voice().refusals(seat):
        if unavailable == code:
            return refused(table, "refused-by-rule", player=who, option=option, reason=why, rule=rule)
    return refused(table, "refused-not-offered", player=who, option=option)


def refused(table: Asked, message: str, **filling: Any) -> IllegalPick:
    """A refusal, put into words where the language is known."""
    return IllegalPick(Phrase(message, **filling), table.voice)


def player(table: Asked, seat: int) -> Thing | Phrase:
    """What to call a seat, even one that this table does not have."""
    return Thing(SEAT, seat) if 0 <= seat < len(table.names) else Phrase("seat", number=seat + 1)
