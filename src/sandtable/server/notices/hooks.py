"""Requests to hooks: signed, to the public part of the network alone, and never sent on to anywhere else."""

from __future__ import annotations

import asyncio
import hmac
import http.client
import ipaddress
import socket
import ssl
from hashlib import sha256
from typing import Final
from urllib.parse import SplitResult, urlsplit

import msgspec

from sandtable.server.notices.letters import HookCall
from sandtable.server.notices.outbox import Undeliverable
from sandtable.server.storage.rows import Letter

PATIENCE: Final = 10  # seconds
SIGNATURE: Final = "X-Sandtable-Signature"
DELIVERY: Final = "X-Sandtable-Delivery"
GONE: Final = (404, 410)  # answers that say that nothing will be there any more


class Messenger:
    """Calls hooks. Addresses of this machine and of private networks are refused unless the owner of the server allows them."""

    def __init__(self, inside: bool) -> None:
        self._inside = inside

    async def send(self, letter: Letter) -> None:
        call = msgspec.json.decode(letter.body, type=HookCall)
        status = await asyncio.to_thread(self._post, call, letter.id)
        if status in GONE:
            raise Undeliverable(f"nothing is there ({status})")
        if not 200 <= status < 300:  # whoever answers with another address is not followed: it could be anybody's
            raise ConnectionError(f"the hook answered {status}")

    def _post(self, call: HookCall, id: str) -> int:
        body = call.body.encode()
        headers = {"Content-Type": "application/json", SIGNATURE: signature(call.secret, body), DELIVERY: id}
        return post(urlsplit(call.url), body, headers, inside=self._inside)


def post(url: SplitResult, body: bytes, headers: dict[str, str], *, inside: bool) -> int:
    """Send a request to an address that somebody gave us. Returns the status of the answer."""
    connection = connection_to(url, inside=inside)
    try:
        connection.request("POST", (url.path or "/") + (f"?{url.query}" if url.query else ""), body, headers)
        return connection.getresponse().status
    finally:
        connection.close()


def connection_to(url: SplitResult, *, inside: bool) -> http.client.HTTPConnection:
    """A connection to the very address that was looked at: a name that means another one a moment later helps nobody."""
    host, port = url.hostname or "", url.port or (443 if url.scheme == "https" else 80)
    address = address_of(host, port, inside=inside)
    connection = http.client.HTTPConnection(host, port, timeout=PATIENCE)
    connection.sock = socket.create_connection((address, port), PATIENCE)
    if url.scheme == "https":
        try:
            connection.sock = ssl.create_default_context().wrap_socket(connection.sock, server_hostname=host)
        except BaseException:
            connection.sock.close()
            raise
    return connection


def address_of(host: str, port: int, *, inside: bool) -> str:
    """An address that a name stands for, unless one of them is not for everybody."""
    addresses = [str(found[4][0]) for found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not inside and not all(is_public(address) for address in addresses):
        raise Undeliverable("its address is inside")
    return addresses[0]


def is_public(address: str) -> bool:
    """Whether an address belongs to the public part of the network; also if it is wrapped in one of IPv6."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    wrapped = ip.ipv4_mapped or ip.sixtofour if isinstance(ip, ipaddress.IPv6Address) else None
    return ip.is_global and not ip.is_multicast and (wrapped is None or wrapped.is_global)


def signature(secret: str, body: bytes) -> str:
    """What a hook compares to know that a request comes from here: HMAC-SHA256 of its body."""
    return f"sha256={hmac.new(secret.encode(), body, sha256).hexdigest()}"
