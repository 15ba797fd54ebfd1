"""Limits: how much and how often anybody may ask, by account and by address."""

from __future__ import annotations

import ipaddress
import time
from typing import Final

from sandtable.server.problems import TooMany

LARGEST_BODY: Final = 64 * 1024
LARGEST_MESSAGE: Final = 64 * 1024
MOST_CONNECTIONS: Final = 20  # of one person
MOST_WATCHED: Final = 20  # tables on one connection
MOST_TABLES: Final = 100  # open and running, of one registered person
MOST_TABLES_OF_A_GUEST: Final = 20
MOST_REMEMBERED: Final = 100_000

# What is limited: how many a second in the long run, and how many at once. Many people may share an address: a school, a family.
OF_AN_ACCOUNT: Final = {
    "request": (20.0, 100.0),
    "message": (20.0, 100.0),
    "table": (0.1, 10.0),
    "chat": (1.0, 10.0),
    "name": (0.1, 5.0),  # every log somebody is named in is told anew
    "proposal": (0.5, 10.0),  # a game may have to be played again from its start
    "passphrase": (1 / 30, 20.0),
    "mail": (1 / 300, 5.0),
    "report": (1 / 60, 5.0),
    # What somebody gets, whoever causes it:
    "told by mail": (1 / 240, 30.0),
    "told by hook": (1 / 240, 30.0),
    "told by push": (1 / 240, 30.0),
    "link": (1 / 3600, 5.0),  # mails with a link, of one kind to one address
}
OF_AN_ADDRESS: Final = {
    "request": (60.0, 300.0),
    "table": (0.5, 30.0),
    "chat": (5.0, 50.0),
    "guest": (0.5, 20.0),
    "name": (0.5, 20.0),
    "proposal": (1.0, 20.0),
    "replay": (0.5, 20.0),  # of games that nobody looked at lately
    "picture": (1.0, 30.0),
    "passphrase": (0.1, 10.0),
    "mail": (1 / 60, 10.0),
    "report": (1 / 20, 10.0),
}


class Limits:
    """A bucket of permissions for each thing and each asker, which fills again with time."""

    def __init__(self, on: bool = True) -> None:
        self._on = on
        self._buckets: dict[tuple[str, str, str], tuple[float, float]] = {}  # what is left, and when that was
        self._at_home: dict[tuple[str, str], None] = {}  # names, and addresses from which their passphrase came

    def spend(self, what: str, *, account: str = "", address: str = "") -> None:
        """Use up one permission of an account, of an address or of both, or refuse."""
        if self._on and account and what in OF_AN_ACCOUNT:
            self._take(("account", what, account), *OF_AN_ACCOUNT[what])
        if self._on and address and what in OF_AN_ADDRESS:
            self._take(("address", what, network(address)), *OF_AN_ADDRESS[what])

    def allow(self, what: str, account: str) -> bool:
        """Use up one permission of an account, if there is one left."""
        try:
            self.spend(what, account=account)
        except TooMany:
            return False
        return True

    def _take(self, bucket: tuple[str, str, str], rate: float, most: float) -> None:
        at = time.monotonic()
        left, since = self._buckets.pop(bucket, (most, at))
        left = min(most, left + (at - since) * rate)
        self._buckets[bucket] = (left - 1 if left >= 1 else left, at)
        if len(self._buckets) > MOST_REMEMBERED:
            self._buckets.pop(next(iter(self._buckets)))
        if left < 1:
            raise TooMany("too-often")

    def try_passphrase(self, name: str, address: str) -> None:
        """Use up one of the tries for a name. Strangers who use up all of them do not lock its owner out at home."""
        if (name, network(address)) not in self._at_home:
            self.spend("passphrase", account=name)

    def passphrase_was_right(self, name: str, address: str) -> None:
        self._at_home[name, network(address)] = None
        if len(self._at_home) > MOST_REMEMBERED:
            self._at_home.pop(next(iter(self._at_home)))


def network(address: str) -> str:
    """The part of an address that belongs to one household: all of an IPv4 address, the first half of an IPv6 address. A server
    that listens on both gets an IPv4 address wrapped in one of IPv6: all of these begin alike."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address
    if ip.version == 4:
        return address
    return str(ip.ipv4_mapped or ipaddress.ip_network((address, 64), strict=False))
