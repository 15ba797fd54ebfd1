"""Networks that somebody may be turned away from: an address as limits know it, or a larger network."""

from __future__ import annotations

import ipaddress
from typing import Final

from sandtable.server.limits import network
from sandtable.server.problems import Clash, Malformed

HOME: Final = ("127.0.0.1", "::1")


def read(text: str) -> str:
    """A network in its normal form. Of an IPv6 address it is the household's, as for limits."""
    try:
        found = ipaddress.ip_network(text if "/" in text else network(text), strict=False)
    except ValueError:
        raise Malformed("no-network") from None
    if any(contains(str(found), home) for home in HOME) or found.prefixlen < (8 if found.version == 4 else 16):
        raise Clash("network-too-large")
    return str(found)


def contains(text: str, address: str) -> bool:
    """Whether an address belongs to a network. What is no address belongs to none."""
    try:
        found, own = ipaddress.ip_address(address), ipaddress.ip_network(text)
    except ValueError:
        return False
    plain = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped else found
    return plain in own
