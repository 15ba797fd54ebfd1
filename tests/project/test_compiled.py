"""The tests run on the build they were asked to run on."""

from __future__ import annotations

import importlib
import os

import pytest

from tests.project.files import PACKAGE
from tests.project.test_imports import module_name
from tools import native

MODULES = [module_name(path) for path in native.compiled_modules(PACKAGE)]


@pytest.mark.parametrize("name", MODULES)
def test_listed_modules_are_native_in_the_compiled_build_and_in_no_other(name: str) -> None:
    source = importlib.import_module(name).__file__ or ""
    compiled = os.environ.get("SANDTABLE_BUILD") == "compiled"
    assert source.endswith((".so", ".pyd") if compiled else ".py"), source


def test_the_list_of_compiled_modules_is_not_empty() -> None:
    assert MODULES


def test_no_native_file_lies_among_the_sources() -> None:
    assert [path for pattern in ("*.so", "*.pyd") for path in PACKAGE.rglob(pattern)] == []
