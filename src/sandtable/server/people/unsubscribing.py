"""Links that end mails at once, without signing in: signed, so that nobody ends the mails of somebody else."""

from __future__ import annotations

import hmac
from hashlib import sha256

from sandtable.server.problems import Missing


class Unsubscribing:
    """Makes such links and reads them."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def token(self, person: str) -> str:
        return f"{person}.{hmac.new(self._secret, f'unsubscribe {person}'.encode(), sha256).hexdigest()}"

    def links(self, person: str, address: str) -> tuple[str, str]:
        """The link for people, and the address for mail programs."""
        token = self.token(person)
        return f"{address}/player#unsubscribe={token}", f"{address}/api/unsubscribe/{token}"

    def person(self, token: str) -> str:
        """Whose mails a link ends."""
        person = token.partition(".")[0]
        if not hmac.compare_digest(self.token(person).encode(), token.encode()):
            raise Missing("no-such-link")
        return person
