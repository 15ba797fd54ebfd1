"""Whether a request comes from one of our own pages."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers

from sandtable.server.settings import Settings


def own_origin(headers: Headers, settings: Settings) -> bool:
    """Whether a request comes from a page of this server, of an address its owner allowed, or from no page at all."""
    origin = headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    return urlsplit(origin).netloc == headers.get("host", "")
