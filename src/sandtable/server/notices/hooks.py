"""Requests to hooks: signed, to the public part of the network alone, and never sent on to anywhere else."""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
import socket
import ssl
from asyncio import StreamReader, StreamWriter
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from hashlib import sha256
from ipaddress import IPv4Address, IPv6Address, IPv6Network
from typing import Final
from urllib.parse import SplitResult, urlsplit

import msgspec

from sandtable.server.notices.letters import HookCall
from sandtable.server.notices.outbox import Undeliverable, check_held
from sandtable.server.storage.rows import Letter

PATIENCE = 10.0  # seconds for all of a request, so that an answer that comes byte by byte holds nothing up
LONGEST_LINE: Final = 4096  # bytes
SIGNATURE: Final = "X-Sandtable-Signature"
DELIVERY: Final = "X-Sandtable-Delivery"
GONE: Final = (404, 410)  # answers that say that nothing will be there any more

# Networks of IPv6 whose last 32 bits are an address of IPv4, which may be one inside: NAT64, and what came before it.
WRAPPING: Final = [IPv6Network(net) for net in ("64:ff9b::/96", "::/96", "::ffff:0:0:0/96")]
INSIDE: Final = [IPv6Network(net) for net in ("fec0::/10", "64:ff9b:1::/48")]  # which Python takes for public

# Names of hosts are looked up in threads of their own: slow ones must not keep those busy that passphrases and recordings need.
lookups: Final = ThreadPoolExecutor(4, thread_name_prefix="lookups")


class Messenger:
    """Calls hooks. Addresses of this machine and of private networks are refused unless the owner of the server allows them."""

    def __init__(self, inside: bool) -> None:
        self._inside = inside

    async def send(self, letter: Letter) -> None:
        call = msgspec.json.decode(letter.body, type=HookCall)
        body = call.body.encode()
        headers = {"Content-Type": "application/json", SIGNATURE: signature(call.secret, body), DELIVERY: letter.id}
        status = await post(letter, urlsplit(call.url), body, headers, inside=self._inside)
        if status in GONE:
            raise Undeliverable(f"nothing is there ({status})")
        if not 200 <= status < 300:  # whoever answers with another address is not followed: it could be anybody's
            raise ConnectionError(f"the hook answered {status}")


async def post(letter: Letter, url: SplitResult, body: bytes, headers: dict[str, str], *, inside: bool) -> int:
    """Send a letter to an address that somebody gave us. Returns the status of the answer."""
    async with asyncio.timeout(PATIENCE):
        reader, writer = await connected(url, inside=inside)
        try:
            check_held(letter)
            writer.write(head(url, {**headers, "Content-Length": str(len(body))}) + body)
            await writer.drain()
            return status_in(await reader.readuntil(b"\r\n"))
        finally:
            writer.transport.abort()  # nobody waits for a polite goodbye


async def connected(url: SplitResult, *, inside: bool) -> tuple[StreamReader, StreamWriter]:
    """A connection to the very address that was looked at: a name that means another one a moment later helps nobody."""
    secure = url.scheme == "https"
    host, port = url.hostname or "", url.port or (443 if secure else 80)
    loop = asyncio.get_running_loop()
    address = await loop.run_in_executor(lookups, lambda: address_of(host, port, inside=inside))
    if not secure:
        return await asyncio.open_connection(address, port, limit=LONGEST_LINE)
    return await asyncio.open_connection(address, port, limit=LONGEST_LINE, ssl=trusted(), server_hostname=host)


@cache
def trusted() -> ssl.SSLContext:
    """Whose certificates count. To read them all takes so long that it is done once."""
    return ssl.create_default_context()


def head(url: SplitResult, headers: dict[str, str]) -> bytes:
    """What comes before the body of a request."""
    target = (url.path or "/") + (f"?{url.query}" if url.query else "")
    host = url.netloc.rpartition("@")[2]
    lines = [f"POST {target} HTTP/1.1", f"Host: {host}", "Connection: close", *(f"{name}: {headers[name]}" for name in headers)]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("ascii")


def status_in(line: bytes) -> int:
    """The status that the first line of an answer tells."""
    version, _, rest = line.partition(b" ")
    if not version.startswith(b"HTTP/1.") or not rest[:3].isdigit():
        raise ConnectionError("what answered is no web server")
    return int(rest[:3])


def is_web_address(url: str) -> bool:
    """Whether a text is an address that a request can be sent to."""
    try:
        parts = urlsplit(url)
        usual = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False
    return usual and url.isascii() and url.isprintable() and " " not in url


def address_of(host: str, port: int, *, inside: bool) -> str:
    """An address that a name stands for, unless one of them is not for everybody."""
    addresses = [str(found[4][0]) for found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not inside and not all(is_public(address) for address in addresses):
        raise Undeliverable("its address is inside")
    return addresses[0]


def is_public(address: str) -> bool:
    """Whether an address belongs to the public part of the network; also if it is wrapped in one of IPv6."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    wrapped = wrapped_in(ip) if isinstance(ip, IPv6Address) else None
    within = isinstance(ip, IPv6Address) and any(ip in net for net in INSIDE)
    return ip.is_global and not ip.is_multicast and not within and (wrapped is None or wrapped.is_global)


def wrapped_in(ip: IPv6Address) -> IPv4Address | None:
    """The address of IPv4 that one of IPv6 stands for, if it does."""
    if any(ip in net for net in WRAPPING):
        return IPv4Address(int(ip) & 0xFFFF_FFFF)
    return ip.ipv4_mapped or ip.sixtofour


def signature(secret: str, body: bytes) -> str:
    """What a hook compares to know that a request comes from here: HMAC-SHA256 of its body."""
    return f"sha256={hmac.new(secret.encode(), body, sha256).hexdigest()}"
