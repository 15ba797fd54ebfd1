"""A push service for tests, as strict as real ones: it checks who sends, and gives the browser what only that can read.

Browser and service are one here: `next` is what a service worker would get.
"""

from __future__ import annotations

import os
import queue
import time
from contextlib import AbstractContextManager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from sandtable.server.notices.push_protocol import bytes_of, point, text_of
from tests.server.post import serving
from tests.waiting import PATIENCE

DAY = 24 * 3600


class Browser:
    """A browser that subscribed for the notices of a server, which it knows by its key."""

    def __init__(self, service: PushService, server: str) -> None:
        self._key, self._auth = generate_private_key(SECP256R1()), os.urandom(16)
        self.server = server
        self.gone = 0  # what its push service answers once it is gone; 0: it is there
        self.endpoint = f"{service.url}/push/{text_of(os.urandom(12))}?x=1"
        self.messages: queue.Queue[dict[str, Any]] = queue.Queue()
        self.sizes: list[int] = []
        service.browsers[self.endpoint] = self

    @property
    def subscription(self) -> dict[str, str]:
        return {"endpoint": self.endpoint, "p256dh": text_of(point(self._key.public_key())), "auth": text_of(self._auth)}

    def receive(self, body: bytes) -> None:
        self.sizes.append(len(body))
        self.messages.put(msgspec.json.decode(decrypted(body, self._key, self._auth)))

    def next(self) -> dict[str, Any]:
        return self.messages.get(timeout=PATIENCE)


def decrypted(body: bytes, key: EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What a message says, by RFC 8188 and 8291."""
    salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
    sender, record = body[21 : 21 + length], body[21 + length :]
    assert len(record) <= size <= 4096, "push services take no more"
    shared = key.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), sender))
    info = b"WebPush: info\0" + point(key.public_key()) + sender
    secret = HKDF(SHA256(), 32, auth, info).derive(shared)
    content = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
    text, mark, _ = AESGCM(content).decrypt(nonce, record, None).rstrip(b"\0").rpartition(b"\x02")
    assert mark, "the last record ends with a mark"
    return text


class PushService(ThreadingHTTPServer):
    """Takes messages for browsers from those who may send them."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Answer)
        self.url = f"http://127.0.0.1:{self.server_address[1]}"
        self.browsers: dict[str, Browser] = {}  # by endpoint
        self.requests: list[dict[str, str]] = []  # the headers of all that came
        self.answers: list[int] = []  # what the next requests are answered, whatever they say

    def status(self, path: str, headers: dict[str, str], body: bytes) -> int:
        browser = self.browsers.get(self.url + path)
        if self.answers:
            return self.answers.pop(0)
        if browser is None or browser.gone:
            return browser.gone if browser else 404
        if not is_signed(headers.get("Authorization", ""), browser.server, self.url):
            return 403
        topic = headers.get("Topic", "")
        if headers.get("Content-Encoding") != "aes128gcm" or not headers.get("TTL", "").isdigit() or len(topic) > 32:
            return 400
        browser.receive(body)
        return 201


def is_signed(header: str, server: str, audience: str) -> bool:
    """Whether a request comes from the server a browser subscribed with, by RFC 8292."""
    scheme, _, rest = header.partition(" ")
    parts = dict(part.split("=", 1) for part in rest.split(", "))
    claim, _, signature = parts["t"].rpartition(".")
    head, claims = (msgspec.json.decode(bytes_of(part)) for part in claim.split("."))
    both, key = bytes_of(signature), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), bytes_of(parts["k"]))
    key.verify(encode_dss_signature(int.from_bytes(both[:32]), int.from_bytes(both[32:])), claim.encode(), ECDSA(SHA256()))
    in_time = time.time() < claims["exp"] <= time.time() + DAY
    return scheme == "vapid" and head["alg"] == "ES256" and parts["k"] == server and claims["aud"] == audience and in_time


class Answer(BaseHTTPRequestHandler):
    server: PushService

    def do_POST(self) -> None:
        body, headers = self.rfile.read(int(self.headers["Content-Length"])), dict(self.headers.items())
        status = self.server.status(self.path, headers, body)
        self.server.requests.append(headers)
        self.send_response(status)
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


def push_service() -> AbstractContextManager[PushService]:
    return serving(PushService())
