"""The files of the web client, if it is built; otherwise a page that says where the API is."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from sandtable.engine.messages import house
from sandtable.server.languages import language_of
from sandtable.server.settings import Settings

DESCRIBED = "/api/openapi.json"


class Client(StaticFiles):
    """The built client. An address it has no file for is one of its own pages: it gets the first page."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith(("api/", "assets/")):
                raise
            response = await super().get_response("index.html", scope)
        lasting = path.startswith("assets/")  # their names change with their content
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return response


async def no_client(request: Request) -> Response:
    return PlainTextResponse(house(language_of(request)).text("no-client", address=DESCRIBED) + "\n")


def site(settings: Settings) -> list[BaseRoute]:
    if settings.client is None:
        return [Route("/", no_client)]
    return [Mount("/", Client(directory=settings.client, html=True))]
