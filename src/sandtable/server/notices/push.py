"""Sending messages to browsers, through the push service that each browser named."""

from __future__ import annotations

from typing import Final
from urllib.parse import SplitResult, urlsplit

import msgspec

from sandtable.server.notices.hooks import GONE, post
from sandtable.server.notices.letters import PushNotice
from sandtable.server.notices.outbox import Undeliverable
from sandtable.server.notices.push_protocol import Signer, Subscriber, encrypted, padded
from sandtable.server.settings import Settings
from sandtable.server.storage.rows import Letter, Push
from sandtable.server.storage.store import Store
from sandtable.server.times import Millis, now

LIFETIME: Final[Millis] = 12 * 3600 * 1000  # after that nobody needs to hear of it any more
REFUSED: Final = (400, 401, 403, 413)  # answers that no other try will change


class Pusher:
    """Takes messages to push services."""

    def __init__(self, store: Store, signer: Signer, inside: bool) -> None:
        self._store = store
        self._signer = signer
        self._inside = inside

    async def send(self, letter: Letter) -> None:
        notice = msgspec.json.decode(letter.body, type=PushNotice)
        push, left = await self._store.push(notice.push), notice.made + LIFETIME - now()
        if push is None:
            raise Undeliverable("that browser wants nothing more")
        if left <= 0:
            raise Undeliverable("it is too late")
        status = await self._post(letter, push, notice, left)
        if status in GONE:
            await self._store.drop_push(push.id)
            raise Undeliverable(f"that browser is gone ({status})")
        if status in REFUSED:
            raise Undeliverable(f"the push service refused it ({status})")
        if not 200 <= status < 300:
            raise ConnectionError(f"the push service answered {status}")

    async def _post(self, letter: Letter, push: Push, notice: PushNotice, left: Millis) -> int:
        url = urlsplit(push.endpoint)
        body = encrypted(padded(notice.text.encode()), Subscriber.read(push.p256dh, push.auth))
        headers = {
            "Authorization": self._signer.authorization(origin(url), now() // 1000),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(left // 1000),
            "Topic": notice.topic,  # of two messages about the same, the push service keeps the later one
            "Urgency": "normal",
        }
        return await post(letter, url, body, headers, inside=self._inside)


def origin(url: SplitResult) -> str:
    return f"{url.scheme}://{url.netloc}"


def contact(settings: Settings) -> str:
    """Whom a push service may ask about what this server sends."""
    return settings.address if settings.address.startswith("https://") else ""
