"""The OpenAPI document, made from the routes and the msgspec types they take and give."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

import sandtable
from sandtable.server.http.route import Route
from sandtable.server.languages import ASKED
from sandtable.server.people.sessions import COOKIE
from sandtable.server.problems import Problem

REASONS = {
    200: "done", 201: "made", 204: "done", 304: "as you have it", 400: "malformed", 401: "not signed in", 403: "not yours",
    404: "not there", 409: "not as things stand", 413: "too large", 422: "not offered by the rules", 429: "too often",
    503: "storage unavailable",
}  # fmt: skip
MADE = "#/components/schemas/{name}"
LANGUAGE = [
    {
        "name": ASKED, "in": "query", "required": False, "schema": {"type": "string"},
        "description": "The language of all words in the answer, such as `de-AT`. Without it the header says.",
    },
    {
        "name": "Accept-Language", "in": "header", "required": False, "schema": {"type": "string"},
        "description": "The languages you read, the best first. What the house does not speak is said in English.",
    },
]  # fmt: skip
SIGNED_IN = {"type": "apiKey", "in": "cookie", "name": COOKIE}


def openapi(routes: Sequence[Route]) -> dict[str, Any]:
    """The whole API."""
    types = [Problem, *(kind for route in routes for kind in (route.body, route.returns, route.query) if kind is not None)]
    schemas, components = msgspec.json.schema_components(types, ref_template=MADE)
    by_type = {repr(kind): schema for kind, schema in zip(types, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route, by_type, components)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Sandtable", "version": sandtable.__version__, "description": "Lobby, tables and play."},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"cookie": SIGNED_IN},
        },
    }


def operation(route: Route, by_type: dict[str, Any], components: dict[str, Any]) -> dict[str, Any]:
    made: dict[str, Any] = {
        "operationId": route.handler.__name__,
        "tags": [route.tag],
        "summary": route.about.split(". ")[0].rstrip("."),
        "description": route.about,
        "parameters": [*in_path(route), *in_query(route, by_type, components), *LANGUAGE],
        "responses": {str(status): refusal(status, by_type) for status in refusals(route)},
    }
    kind = "text/plain" if route.text else "application/json"
    content = {} if route.returns is None else {"content": {kind: {"schema": by_type[repr(route.returns)]}}}
    made["responses"][str(route.status)] = {"description": REASONS[route.status], **content}
    if route.kept:
        made["responses"]["304"] = {"description": REASONS[304]}
    if not route.public:
        made["security"] = [{"cookie": []}]
    if route.body is not None:
        made["requestBody"] = {"required": True, "content": {"application/json": {"schema": by_type[repr(route.body)]}}}
    return made


def refusals(route: Route) -> list[int]:
    common = {429, 503} | ({400} if route.body or route.query else set()) | ({413} if route.body else set())
    return sorted(common | set(route.refusals) | ({403} if route.method != "GET" else set()) | (set() if route.public else {401}))


def refusal(status: int, by_type: dict[str, Any]) -> dict[str, Any]:
    return {"description": REASONS[status], "content": {"application/json": {"schema": by_type[repr(Problem)]}}}


def in_path(route: Route) -> list[dict[str, Any]]:
    names = re.findall(r"{(\w+)}", route.path)
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]


def in_query(route: Route, by_type: dict[str, Any], components: dict[str, Any]) -> list[dict[str, Any]]:
    if route.query is None:
        return []
    schema = components[by_type[repr(route.query)]["$ref"].rsplit("/", 1)[1]]
    needed = schema.get("required", [])
    return [
        {"name": name, "in": "query", "required": name in needed, "schema": value} for name, value in schema["properties"].items()
    ]
