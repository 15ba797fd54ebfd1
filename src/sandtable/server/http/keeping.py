"""Answers that browsers and proxies may keep, as long as they ask each time whether they are still right.

Only what is the same for everybody is answered like that, and packed: in what somebody alone may read, the size of a packed
answer could tell whether it holds a text that somebody else put there.
"""

from __future__ import annotations

import gzip
from functools import lru_cache
from hashlib import sha256
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

SMALL: Final = 1_000  # bytes that are not worth packing
ASK_EACH_TIME: Final = "no-cache"


def kept(request: Request, body: bytes, kind: str, vary: str = "Accept-Language") -> Response:
    """An answer with an ETag; one without a body (304) for a browser that has this answer already."""
    headers = {"etag": tag_of(body), "cache-control": ASK_EACH_TIME, "vary": f"{vary}, Accept-Encoding"}
    if is_known(request, headers["etag"]):
        return Response(status_code=304, headers=headers)
    if len(body) > SMALL and not kind.startswith("image/") and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed(body), headers={**headers, "content-encoding": "gzip"}, media_type=kind)
    return Response(body, headers=headers, media_type=kind)


def tag_of(body: bytes) -> str:
    """A weak tag: packed or not, it is the same answer."""
    return f'W/"{sha256(body).hexdigest()[:24]}"'


def is_known(request: Request, tag: str) -> bool:
    known = [each.strip().removeprefix("W/") for each in request.headers.get("if-none-match", "").split(",")]
    return tag.removeprefix("W/") in known


@lru_cache(maxsize=64)
def packed(body: bytes) -> bytes:
    return gzip.compress(body, 6, mtime=0)
