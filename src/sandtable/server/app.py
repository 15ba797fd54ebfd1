"""The server as an ASGI application: HTTP requests become calls of routes, answers become JSON."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute
from starlette.routing import Route as At

from sandtable.server.api.all import ROUTES
from sandtable.server.api.route import Call, Route
from sandtable.server.guard import Guard, own_origin
from sandtable.server.house import House
from sandtable.server.identity import COOKIE, COOKIE_AGE
from sandtable.server.limits import LARGEST_BODY
from sandtable.server.live import LiveSocket
from sandtable.server.problems import Forbidden, Malformed, Problem, Refused, TooLarge
from sandtable.server.settings import Settings
from sandtable.server.site import site
from sandtable.server.store import Person

log = logging.getLogger("sandtable.app")


class Endpoint:
    """Serves one route."""

    def __init__(self, app: App, route: Route) -> None:
        self._app = app
        self._route = route

    async def __call__(self, request: Request) -> Response:
        house = self._app.house
        try:
            call = await self._call(house, request)
            response = self._answer(await self._route.handler(call))
            self._set_cookie(response, call.cookie)
        except Refused as refused:
            response = problem(refused.status, refused.problem)
        except Exception:
            house.metrics.errors += 1
            log.exception("%s %s failed", self._route.method, self._route.path)
            response = problem(500, Problem("error", "Something went wrong here. It was noted."))
        house.metrics.requests[response.status_code] = house.metrics.requests.get(response.status_code, 0) + 1
        return response

    async def _call(self, house: House, request: Request) -> Call:
        route = self._route
        address = request.client.host if request.client else ""
        house.limits.spend("request", address)
        if route.rate:
            house.limits.spend(route.rate, address)
        if request.method != "GET" and not own_origin(request.headers, house.settings):
            raise Forbidden("That comes from a page of another place.")
        visitor = await visitor_of(house, request.cookies.get(COOKIE))
        query = parse_query(request, route.query) if route.query else None
        body = parse_body(await read_body(request), route.body) if route.body else None
        call = Call(house, request.path_params, query, body, visitor, address)
        if not route.public:
            _ = call.person
        return call

    def _answer(self, result: Any) -> Response:
        route = self._route
        if route.returns is None:
            return Response(status_code=route.status)
        if route.text:
            return Response(result, route.status, media_type="text/plain; charset=utf-8")
        return Response(msgspec.json.encode(result), route.status, media_type="application/json")

    def _set_cookie(self, response: Response, value: str | None) -> None:
        secure = self._app.house.settings.secure
        if value:
            response.set_cookie(COOKIE, value, max_age=COOKIE_AGE, path="/", httponly=True, samesite="lax", secure=secure)
        elif value is not None:
            response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax", secure=secure)


async def visitor_of(house: House, cookie: str | None) -> Person | None:
    return await house.identity.whose(cookie) if cookie else None


async def read_body(request: Request) -> bytes:
    """The body, as long as it is not too large."""
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size > LARGEST_BODY:
            raise TooLarge(f"A request may have {LARGEST_BODY} bytes.")
        parts.append(part)
    return b"".join(parts)


def parse_body(data: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(data or b"{}", type=kind)
    except msgspec.DecodeError as error:
        raise Malformed(f"{error}.") from None


def parse_query(request: Request, kind: Any) -> Any:
    try:
        return msgspec.convert(dict(request.query_params), kind, strict=False)
    except msgspec.ValidationError as error:
        raise Malformed(f"{error}.") from None


def problem(status: int, told: Problem) -> Response:
    return Response(msgspec.json.encode(told), status, media_type="application/json")


async def not_found(request: Request, _: Exception) -> Response:
    return problem(404, Problem("not_found", "There is nothing at this address."))


async def not_allowed(request: Request, error: Exception) -> Response:
    response = problem(405, Problem("method", "This address does not take that method."))
    response.headers.update(getattr(error, "headers", None) or {})
    return response


class App:
    """Holds the house while the server runs."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.house: House
        routes: list[BaseRoute] = [At(route.path, Endpoint(self, route).__call__, methods=[route.method]) for route in ROUTES]
        routes += [*LiveSocket(self).routes, *site(settings)]
        handlers: Any = {404: not_found, 405: not_allowed}
        self.asgi = Guard(Starlette(routes=merge(routes), lifespan=self._lifespan, exception_handlers=handlers))

    @asynccontextmanager
    async def _lifespan(self, _: Starlette) -> AsyncIterator[None]:
        self.house = await House.open(self.settings)
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
