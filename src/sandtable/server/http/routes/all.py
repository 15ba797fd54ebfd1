"""Every route of the API."""

from __future__ import annotations

from functools import cache
from typing import Any

from sandtable.server.http.asyncapi import asyncapi
from sandtable.server.http.openapi import openapi
from sandtable.server.http.route import Call, Chapter, Route
from sandtable.server.http.routes.accounts import accounts
from sandtable.server.http.routes.hosts import hosts
from sandtable.server.http.routes.lobby import lobby
from sandtable.server.http.routes.notices import notices
from sandtable.server.http.routes.people import people
from sandtable.server.http.routes.playing import playing
from sandtable.server.http.routes.presence import presence
from sandtable.server.http.routes.pushes import pushes
from sandtable.server.http.routes.replay import replay
from sandtable.server.http.routes.system import system
from sandtable.server.http.routes.tables import tables
from sandtable.server.http.routes.titles import titles

CHAPTERS: list[Chapter] = [
    people, accounts, notices, pushes, titles, lobby, tables, playing, replay, presence, hosts, system,
]  # fmt: skip
ROUTES: list[Route] = [route for chapter in CHAPTERS for route in chapter.routes]


@system.route("GET", "/api/openapi.json", returns=dict[str, Any], public=True, kept=True)
async def document(call: Call) -> dict[str, Any]:
    """This API, as an OpenAPI document."""
    return described()


@system.route("GET", "/api/asyncapi.json", returns=dict[str, Any], public=True, kept=True)
async def messages(call: Call) -> dict[str, Any]:
    """The messages of the WebSocket, as an AsyncAPI document."""
    return asyncapi()


ROUTES += system.routes[-2:]


@cache
def described() -> dict[str, Any]:
    return openapi(ROUTES)
