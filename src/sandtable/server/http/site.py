"""The files of the web client, if it is built; otherwise a page that says where the API is."""

from __future__ import annotations

import mimetypes
import re
from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from sandtable.engine.messages import house as words
from sandtable.server.house import House
from sandtable.server.http.keeping import kept
from sandtable.server.http.previews import Preview, preview
from sandtable.server.http.reach import Reach, origin_of
from sandtable.server.languages import language_of
from sandtable.server.settings import Settings

DESCRIBED = "/api/openapi.json"
PAGE: Final = "index.html"
LASTING: Final = "public, max-age=31536000, immutable"  # for files whose names change with their content
PACKED: Final = {"br": ".br", "gzip": ".gz"}  # how the build packs files, the best first
HEADLINE: Final = re.compile(r"<title>.*?</title>", re.DOTALL)
ABOUT: Final = re.compile(r'(<meta name="description" content=")[^"]*')


class Client(StaticFiles):
    """The built client. An address it has no file for is one of its own pages: it gets the first page."""

    def __init__(self, folder: Path, house: Callable[[], House]) -> None:
        super().__init__(directory=folder)
        self._folder = folder
        self._house = house

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith(("api/", "assets/")):
                raise
            return await self._first_page(path, scope)
        if path == PAGE:
            return await self._first_page("", scope)
        if packing := self._packing(path, scope):
            response = await super().get_response(path + PACKED[packing], scope)
            response.headers["content-encoding"] = packing
            response.headers["content-type"] = mimetypes.guess_type(path)[0] or "application/octet-stream"
        response.headers["cache-control"] = LASTING if path.startswith("assets/") else "no-cache"
        response.headers["vary"] = "Accept-Encoding"
        return response

    def _packing(self, path: str, scope: Scope) -> str:
        """How a file is packed that the build has packed and the browser can unpack; empty: not at all."""
        headers = Request(scope).headers
        if "range" in headers:
            return ""
        accepted = [each.split(";")[0].strip() for each in headers.get("accept-encoding", "").split(",")]
        return next((way for way, end in PACKED.items() if way in accepted and (self._folder / (path + end)).is_file()), "")

    async def _first_page(self, path: str, scope: Scope) -> Response:
        """The page that all others begin with, and what it says to those who fetch its link."""
        request, house = Request(scope), self._house()
        address = request.client.host if request.client else ""
        shown = await preview(house, "" if path == "." else path, language_of(request), address)
        html = (self._folder / PAGE).read_text("utf-8")
        html = with_preview(html, shown, origin_of(request, house.settings), request.url.path)
        return kept(request, html.encode(), "text/html; charset=utf-8")


def with_preview(html: str, shown: Preview, origin: str, path: str) -> str:
    """The first page with the headline, the sentence and the picture of the page it becomes."""
    html = HEADLINE.sub(lambda _: f"<title>{escape(shown.headline)}</title>", html, count=1)
    html = ABOUT.sub(lambda found: found[1] + escape(shown.about), html, count=1)
    return html.replace("</head>", f"{shown.tags(origin, path)}</head>", 1)


async def no_client(request: Request) -> Response:
    return PlainTextResponse(words(language_of(request)).text("no-client", address=DESCRIBED) + "\n")


def site(settings: Settings, house: Callable[[], House]) -> list[BaseRoute]:
    routes = Reach(house).routes
    if settings.client is None:
        return [*routes, Route("/", no_client)]
    return [*routes, Mount("/", Client(settings.client, house))]
