"""The OpenAPI document and the page about the API say what the server does."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from sandtable.server.http.routes.all import ROUTES, described
from sandtable.server.wire.messages import Order
from tests.server.people import ROOT, Place, Player
from tests.server.requests import Visitor

PAGE = ROOT / "docs" / "api.md"
schema = schemathesis.openapi.from_dict(described())


@schema.parametrize()
@settings(max_examples=12, derandomize=True, suppress_health_check=list(HealthCheck))
def test_nothing_that_fits_or_breaks_the_document_upsets_the_server(case: schemathesis.Case[Any], visitor: Visitor) -> None:
    """Every route, with data that fits its schema and data that does not: no server error, and only documented answers."""
    visitor.send(case)


@pytest.fixture(scope="module")
def visitor(place: Place) -> Visitor:
    return Visitor(place)


def test_the_page_names_every_route_and_every_message() -> None:
    page = PAGE.read_text()
    assert [route.path for route in ROUTES if f"{route.method} {route.path}" not in page and route.method != "PUT"] == []
    kinds = [kind.__struct_config__.tag for kind in get_args(Order)]
    assert [kind for kind in kinds if f"| `{kind}` |" not in page] == []


def test_the_document_is_served(anna: Player) -> None:
    document = anna.get("/api/openapi.json")
    assert document["openapi"].startswith("3.1")
    assert set(document["paths"]) == {route.path for route in ROUTES}


def test_the_bot_of_thirty_lines_plays_a_game(anna: Player, tmp_path: Path) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
    assert len(code.splitlines()) <= 30
    (tmp_path / "bot.py").write_text(code)
    table = anna.make(seats=[{"kind": "open"}, {"kind": "bot", "level": "random"}], settings={"round_cap": 40})
    command = [sys.executable, str(tmp_path / "bot.py"), anna.url, table]
    said = subprocess.run(command, capture_output=True, text=True, timeout=100, check=True).stdout
    assert said.strip() == anna.look(table)["info"]["outcome"]["reason"]


@pytest.mark.parametrize("path", ["/api/nothing", "/api/tables/none"])
def test_what_is_not_there_is_a_clear_answer(anna: Player, path: str) -> None:
    response = anna.http.get(path)
    assert response.status_code == 404
    assert response.json()["message"]


def test_a_wrong_method_is_told_which_are_right(anna: Player) -> None:
    response = anna.http.delete("/api/me")
    assert response.status_code == 405
    assert "GET" in response.headers["allow"]
