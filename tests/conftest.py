"""What holds for all tests."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from hypothesis import settings

settings.register_profile("any machine", deadline=None)  # an example that takes long on a busy machine is no failure
settings.load_profile("any machine")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Iterator[None]:
    yield from away_from_the_browser(item)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    yield from away_from_the_browser(item)


def away_from_the_browser(item: pytest.Item) -> Iterator[None]:
    """Let a test without a browser run event loops of its own.

    Playwright's loop counts as running in this thread from the first browser test to the last, although it only does while
    something is asked of the browser. Teardown is left alone, since the browser itself may be closed in it.
    """
    loop = asyncio._get_running_loop()
    if "playwright" in getattr(item, "fixturenames", ()):
        return (yield)
    asyncio._set_running_loop(None)
    try:
        return (yield)
    finally:
        asyncio._set_running_loop(loop)
