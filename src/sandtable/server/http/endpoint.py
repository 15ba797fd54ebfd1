"""Endpoints: turn an HTTP request into the call of a route, and what that returns into an answer."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from sandtable.server.hosts.standing import Standing
from sandtable.server.house import House
from sandtable.server.http.keeping import kept
from sandtable.server.http.route import Call, Route
from sandtable.server.languages import language_of
from sandtable.server.limits import LARGEST_BODY
from sandtable.server.origin import own_origin
from sandtable.server.people.devices import device_name
from sandtable.server.people.identity import Visitor
from sandtable.server.people.sessions import COOKIE, COOKIE_AGE
from sandtable.server.problems import Failed, Forbidden, Malformed, Missing, Refused, TooLarge
from sandtable.server.storage.asking import asking
from sandtable.server.tables.watching import check_presence
from sandtable.server.wire.reading import read_json, read_query

log = logging.getLogger("sandtable.http")

VARY = "Accept-Language, Cookie"  # what an answer depends on besides its address


class Endpoint:
    """Serves one route."""

    def __init__(self, house: Callable[[], House], route: Route) -> None:
        self._house = house
        self._route = route

    async def __call__(self, request: Request) -> Response:
        house, language = self._house(), language_of(request)
        try:
            call = await self._call(house, request, language)
            with asking(self._standing(call)):
                result = await self._route.handler(call)
            response = in_language(self._answer(request, result), language)
            self._set_cookie(response, call.cookie)
        except Refused as refused:
            response = problem(refused, language)
        except ClientDisconnect:
            response = problem(Malformed("broke-off"), language)  # nobody reads it, but it is counted
        except Exception:
            house.metrics.errors += 1
            log.exception("%s %s failed", self._route.method, self._route.path)
            response = problem(Failed("went-wrong"), language)
        house.metrics.requests[response.status_code] = house.metrics.requests.get(response.status_code, 0) + 1
        return response

    async def _call(self, house: House, request: Request, language: str) -> Call:
        route = self._route
        address = request.client.host if request.client else ""
        house.limits.spend("request", address=address)
        if request.method != "GET" and not own_origin(request, house.settings):
            raise Forbidden("other-origin")
        visitor = await visitor_of(house, request.cookies.get(COOKIE))
        account = visitor.person.id if visitor else ""
        if not route.even_banned:
            house.hosts.refuse(account, address)
        house.limits.spend("request", account=account)
        house.limits.spend(route.rate, account=account, address=address)
        check_path(request.path_params)
        query = read_query(request.query_params, route.query) if route.query else None
        body = parse_body(await read_body(request), route.body) if route.body else None
        person, session = (visitor.person, visitor.session) if visitor else (None, "")
        device = device_name(request.headers.get("user-agent", ""))
        call = Call(house, request.path_params, query, body, person, address, language, session, device)
        if not route.public:
            _ = call.person
        if route.at_table:
            await check_presence(house.tables, call.path["table"], call.person.id)
        if route.right is not None:
            house.hosts.check(call.person.id, route.right)
        return call

    def _standing(self, call: Call) -> Standing:
        """What has to hold of whoever asks until all is done that they ask for."""
        standing = call.house.standing(call.me or "", call.session, call.address)
        standing.even_banned, standing.right = self._route.even_banned, self._route.right
        return standing

    def _answer(self, request: Request, result: Any) -> Response:
        route = self._route
        if route.kept:
            return kept(request, msgspec.json.encode(result), "application/json")
        if route.returns is None:
            return Response(status_code=route.status)
        if route.text:
            return Response(result, route.status, media_type="text/plain; charset=utf-8")
        return Response(msgspec.json.encode(result), route.status, media_type="application/json")

    def _set_cookie(self, response: Response, value: str | None) -> None:
        secure = self._house().settings.secure
        if value:
            response.set_cookie(COOKIE, value, max_age=COOKIE_AGE, path="/", httponly=True, samesite="lax", secure=secure)
        elif value is not None:
            response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax", secure=secure)


async def visitor_of(house: House, cookie: str | None) -> Visitor | None:
    return await house.identity.visitor(cookie) if cookie else None


async def read_body(request: Request) -> bytes:
    """The body, as long as it is not too large."""
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size > LARGEST_BODY:
            raise TooLarge("request-too-large", most=LARGEST_BODY)
        parts.append(part)
    return b"".join(parts)


def parse_body(data: bytes, kind: Any) -> Any:
    return read_json(data or b"{}", lambda data: msgspec.json.decode(data, type=kind))


def check_path(names: dict[str, str]) -> None:
    """Refuse names with NUL: nothing has such a name, and PostgreSQL cannot even be asked for it."""
    if any("\0" in name for name in names.values()):
        raise Missing("nothing-here")


def problem(refused: Refused, language: str) -> Response:
    """What was refused, in the language of whoever asked."""
    data = msgspec.json.encode(refused.problem(language))
    return in_language(Response(data, refused.status, media_type="application/json"), language)


def in_language(response: Response, language: str) -> Response:
    """Say which language an answer is in, and that others get another one from the same address."""
    response.headers["content-language"] = language
    response.headers.setdefault("vary", VARY)
    return response
