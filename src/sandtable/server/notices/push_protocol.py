"""Web Push: what is sent is encrypted for one browser (RFC 8291), and signed by this server (VAPID, RFC 8292).

The push services between us and a browser can read neither the text nor, since all texts are made as long as each other, how
long it is.
"""

from __future__ import annotations

import base64
import json
import os
from dataclasses import dataclass
from typing import Final

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD: Final = 4096  # bytes: all of a message is in one record
PADDED: Final = 1024  # bytes that every message has before it is encrypted; a longer one has a multiple of that
LAST: Final = b"\x02"  # ends the text of the last record
VALID: Final = 12 * 3600  # seconds that a signature counts


def text_of(data: bytes) -> str:
    """Bytes as the protocol writes them: base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: EllipticCurvePublicKey) -> bytes:
    """A public key as it goes over the wire."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


@dataclass(frozen=True)
class Subscriber:
    """The keys of a browser that wants to be told: its public one, and a secret it shares with this server."""

    p256dh: bytes
    auth: bytes

    @classmethod
    def read(cls, p256dh: str, auth: str) -> Subscriber:
        """Read keys as browsers give them. What is none is a `ValueError`."""
        keys = cls(bytes_of(p256dh), bytes_of(auth))
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), keys.p256dh)
        if len(keys.auth) != 16:
            raise ValueError("the secret of a subscription has 16 bytes")
        return keys


def padded(text: bytes) -> bytes:
    return (text + LAST).ljust(-(-(len(text) + 1) // PADDED) * PADDED, b"\0")


def encrypted(record: bytes, to: Subscriber, own: EllipticCurvePrivateKey | None = None, salt: bytes = b"") -> bytes:
    """A padded text for one browser alone. Every message has a key and a salt of its own."""
    own, salt = own or generate_private_key(SECP256R1()), salt or os.urandom(16)
    sender = point(own.public_key())
    shared = own.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), to.p256dh))
    secret = derived(shared, to.auth, b"WebPush: info\0" + to.p256dh + sender, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    return salt + RECORD.to_bytes(4) + bytes([len(sender)]) + sender + AESGCM(key).encrypt(nonce, record, None)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def new_key() -> str:
    """A key that signs what a server sends, as it is kept."""
    return text_of(generate_private_key(SECP256R1()).private_numbers().private_value.to_bytes(32))


class Signer:
    """Signs requests to push services, so that nobody else can use a subscription that was made for this server."""

    def __init__(self, key: str, contact: str) -> None:
        self._key = derive_private_key(int.from_bytes(bytes_of(key)), SECP256R1())
        self._contact = contact
        self.public = text_of(point(self._key.public_key()))  # what browsers are given when they subscribe

    def authorization(self, origin: str, now: int) -> str:
        """The header for a push service, in seconds since 1970."""
        claims: dict[str, str | int] = {"aud": origin, "exp": now + VALID}
        if self._contact:
            claims["sub"] = self._contact
        signed = ".".join(text_of(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ECDSA(SHA256())))
        return f"vapid t={signed}.{text_of(r.to_bytes(32) + s.to_bytes(32))}, k={self.public}"
