"""When somebody may be told something: their quiet hours, and how often they want a mail."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

import msgspec

from sandtable.server.problems import Malformed
from sandtable.server.times import Millis
from sandtable.server.wire.notices import Wishes

MINUTE: Final[Millis] = 60_000


def read(data: str | None) -> Wishes:
    return msgspec.json.decode(data, type=Wishes) if data else Wishes()


def checked(wishes: Wishes) -> str:
    """Wishes as they are kept, unless nobody knows the time there."""
    if wishes.zone not in zones():
        raise Malformed("no-such-zone", zone=wishes.zone)
    return msgspec.json.encode(wishes).decode()


@cache
def zones() -> set[str]:
    """The zones that are known here. To find them is to read many files."""
    return available_timezones()


def is_quiet(wishes: Wishes, at: Millis) -> bool:
    """Whether somebody does not want to be disturbed. Quiet hours may go on after midnight."""
    hour = datetime.fromtimestamp(at / 1000, UTC).astimezone(ZoneInfo(wishes.zone)).hour
    begin, end = wishes.quiet_from, wishes.quiet_to
    return begin <= hour < end if begin <= end else hour >= begin or hour < end


def is_due(wishes: Wishes, last: Millis, at: Millis) -> bool:
    """Whether a mail or a message in a browser may go now: not sooner after the last one than they wish."""
    return at - last >= wishes.digest * MINUTE
