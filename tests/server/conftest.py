"""One server for all tests that need no particular one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.people import Place, Player, serving


@pytest.fixture(scope="session")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with serving(tmp_path_factory.mktemp("house")) as place:
        yield place


@pytest.fixture
def anna(place: Place) -> Iterator[Player]:
    with place.player("Anna") as player:
        yield player


@pytest.fixture
def bela(place: Place) -> Iterator[Player]:
    with place.player("Bela") as player:
        yield player


@pytest.fixture
def carl(place: Place) -> Iterator[Player]:
    with place.player("Carl") as player:
        yield player
