"""Tables of every title: each mode, number of players and variant a title names."""

from __future__ import annotations

from typing import Any

import pytest

import sandtable


def tables() -> list[Any]:
    found = []
    for slug in sandtable.titles():
        for variant in sandtable.title(slug).variants():
            name = "-".join([slug, *(f"{value}" for value in variant.values())])
            found.append(pytest.param((slug, variant), id=name))
    return found


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "variant" in metafunc.fixturenames:
        metafunc.parametrize("variant", tables())
