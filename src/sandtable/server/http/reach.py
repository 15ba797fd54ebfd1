"""What those ask for who come from elsewhere: search engines, and whoever shows a link with its picture."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from html import escape
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

import sandtable
from sandtable.server.house import House
from sandtable.server.http.endpoint import check_path, problem
from sandtable.server.http.keeping import kept
from sandtable.server.http.pictures import Scene
from sandtable.server.http.previews import STAY, TITLES, Gallery, house_scene, table_scene, title_scene
from sandtable.server.languages import language_of
from sandtable.server.problems import Missing, Refused
from sandtable.server.settings import Settings

PRIVATE: Final = ("/api/", "/player", "/host", "/campaign")
SITEMAP: Final = """<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">{places}</urlset>
"""
Show = Callable[[House, Request, str], Awaitable[Scene]]


def origin_of(request: Request, settings: Settings) -> str:
    """How people reach this server."""
    return (settings.address or str(request.base_url)).rstrip("/")


class Reach:
    """Serves robots.txt, the sitemap and the pictures of previews."""

    def __init__(self, house: Callable[[], House]) -> None:
        self._house = house
        self._gallery = Gallery()

    @property
    def routes(self) -> list[BaseRoute]:
        return [
            Route("/robots.txt", self.robots),
            Route("/sitemap.xml", self.sitemap),
            Route("/preview/house.png", self._picture(of_house)),
            Route("/preview/title/{title}.png", self._picture(of_title)),
            Route("/preview/table/{table}.png", self._picture(of_table_shown)),
        ]

    async def robots(self, request: Request) -> Response:
        """What search engines shall leave alone. Pages of tables are not among it: their own tags ask not to be indexed."""
        rules = [f"Disallow: {path}" for path in PRIVATE]
        lines = ["User-agent: *", *rules, f"Sitemap: {origin_of(request, self._house().settings)}/sitemap.xml"]
        return kept(request, "\n".join(lines).encode() + b"\n", "text/plain; charset=utf-8")

    async def sitemap(self, request: Request) -> Response:
        origin = origin_of(request, self._house().settings)
        pages = [*STAY, *(f"{page}/{slug}" for slug in sandtable.titles() for page in TITLES)]
        places = "".join(f"<url><loc>{escape(f'{origin}/{page}')}</loc></url>" for page in pages)
        return kept(request, SITEMAP.format(places=places).encode(), "application/xml")

    def _picture(self, show: Show) -> Callable[[Request], Awaitable[Response]]:
        """Draws a scene as far as whoever asks may ask so often."""

        async def answer(request: Request) -> Response:
            house, language = self._house(), language_of(request)
            address = request.client.host if request.client else ""
            try:
                house.limits.spend("picture", address=address)
                house.hosts.refuse("", address)
                check_path(request.path_params)
                picture = await self._gallery.draw(await show(house, request, language))
            except Refused as refused:
                return problem(refused, language)
            response = kept(request, picture, "image/png")
            response.headers["cross-origin-resource-policy"] = "cross-origin"  # it is shown beside links elsewhere
            return response

        return answer


async def of_house(house: House, request: Request, language: str) -> Scene:
    return house_scene(language)


async def of_title(house: House, request: Request, language: str) -> Scene:
    slug = request.path_params["title"]
    if slug not in sandtable.titles():
        raise Missing("no-title", title=slug, known=sandtable.titles())
    return title_scene(slug, language)


async def of_table_shown(house: House, request: Request, language: str) -> Scene:
    return await table_scene(house, request.path_params["table"], language)
