"""The server as an ASGI application: the routes of the API, the WebSocket and the client's files, over one house."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute
from starlette.routing import Route as At

from sandtable.server.house import House
from sandtable.server.http.endpoint import Endpoint, problem
from sandtable.server.http.guard import Guard
from sandtable.server.http.routes.all import ROUTES
from sandtable.server.http.site import site
from sandtable.server.languages import language_of
from sandtable.server.problems import Missing, WrongMethod
from sandtable.server.settings import Settings
from sandtable.server.socket.entrance import Entrance


async def not_found(request: Request, _: Exception) -> Response:
    return problem(Missing("nothing-here"), language_of(request))


async def not_allowed(request: Request, error: Exception) -> Response:
    response = problem(WrongMethod("wrong-method"), language_of(request))
    response.headers.update(getattr(error, "headers", None) or {})
    return response


class App:
    """Holds the house while the server runs."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.house: House
        self.give_up: Callable[[str], None] = lambda why: None  # stops the server, and says why
        routes: list[BaseRoute] = [
            At(route.path, Endpoint(self._open_house, route).__call__, methods=[route.method]) for route in ROUTES
        ]
        routes += [Entrance(self._open_house).route, *site(settings, self._open_house)]
        handlers: Any = {404: not_found, 405: not_allowed}
        self.asgi = Guard(Starlette(routes=merge(routes), lifespan=self._lifespan, exception_handlers=handlers))

    def _open_house(self) -> House:
        return self.house

    @asynccontextmanager
    async def _lifespan(self, _: Starlette) -> AsyncIterator[None]:
        self.house = await House.open(self.settings, lambda why: self.give_up(why))
        try:
            yield
        finally:
            await self.house.close()


def merge(routes: list[BaseRoute]) -> list[BaseRoute]:
    """Routes of one path with several methods become one, so that a wrong method is told which are right."""
    merged: dict[str, list[At]] = {}
    rest = []
    for route in routes:
        if isinstance(route, At):
            merged.setdefault(route.path, []).append(route)
        else:
            rest.append(route)
    return [*(one_of(path, ways) for path, ways in merged.items()), *rest]


def one_of(path: str, ways: list[At]) -> At:
    by_method = {method: way.endpoint for way in ways for method in way.methods or ()}

    async def choose(request: Request) -> Response:
        answer: Response = await by_method[request.method](request)
        return answer

    return At(path, choose, methods=list(by_method))
