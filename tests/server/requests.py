"""Requests made from the description of the API, right and wrong: only answers that it names, and no internal error.

`python -m tests.server.requests 20000` sends twenty thousand, a share for each route.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from sandtable.server.http.routes.all import described
from tests.server.people import Place, serving

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
Case = schemathesis.Case[Any]
LEAVING = {"/api/signout-everywhere", "/api/me/delete"}  # whoever is let do that cannot ask for anything else


class Visitor:
    """Somebody with a table who sends whatever is made up for them."""

    def __init__(self, place: Place) -> None:
        self._place = place
        player = place.player("Fuzz")
        self._cookie = player.http.cookies["sandtable"]
        self._table = player.make(seats=[{"kind": "me"}, {"kind": "me"}])
        self.sent = 0

    def send(self, case: Case) -> None:
        """Send a request, every other time about a table that exists."""
        cookies = {} if case.path in LEAVING else {"sandtable": self._cookie}
        if "table" in case.path_parameters and len(str(case.path_parameters["table"])) % 2:
            case.path_parameters["table"] = self._table
        case.validate_response(case.call(base_url=self._place.url, cookies=cookies), checks=CHECKS)
        self.sent += 1


def send_all(place: Place, requests: int) -> int:
    """Send so many requests, a share for each route. Returns how many were sent."""
    visitor = Visitor(place)
    schema = schemathesis.openapi.from_dict(described())
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    for operation in operations:

        @given(case=operation.as_strategy())
        @settings(
            max_examples=max(requests // len(operations), 1),
            deadline=None,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        def send(case: Case) -> None:
            visitor.send(case)

        send()
    assert place.app.house.metrics.errors == 0
    return visitor.sent


def main(requests: int) -> None:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as place:
        print(f"{send_all(place, requests)} requests, only answers that the description names, no internal error")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
