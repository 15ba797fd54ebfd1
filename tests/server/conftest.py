"""One server for all tests that need no particular one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from sandtable.server import limits
from tests.server import services
from tests.server.people import Place, Player, serving


@pytest.fixture(scope="session")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with serving(tmp_path_factory.mktemp("house")) as place:
        yield place


def somebody(name: str) -> Any:
    """A fixture: a player of this name at that place."""

    @pytest.fixture
    def player(place: Place) -> Iterator[Player]:
        with place.player(name) as player:
            yield player

    return player


anna, bela, carl, eve = map(somebody, ("Anna", "Bela", "Carl", "Eve"))


@pytest.fixture
def limits_clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The seconds by which limits fill again: none pass, however long a test takes, unless the test lets them."""
    seconds = [0.0]
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: seconds[0]))
    return seconds


@pytest.fixture(scope="session")
def postgresql_url() -> Iterator[str]:
    with services.postgresql() as server:
        yield server.url


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    with services.redis() as server:
        yield server.url


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a storage of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'sandtable.db'}"
    return str(request.getfixturevalue("postgresql_url"))
