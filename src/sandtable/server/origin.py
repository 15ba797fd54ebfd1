"""Whether a request comes from one of our own pages."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from sandtable.server.settings import Settings


def own_origin(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a request comes from a page of this server, of an address its owner allowed, or from no page at all."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    try:
        page = urlsplit(origin)
    except ValueError:
        return False
    return (page.scheme, page.netloc) == (scheme_of(connection, settings), connection.headers.get("host", ""))


def scheme_of(connection: HTTPConnection, settings: Settings) -> str:
    """How browsers reach this server: as its owner says, or as the proxy before it says of this request."""
    return "https" if settings.secure or connection.scope["scheme"] in ("https", "wss") else "http"
