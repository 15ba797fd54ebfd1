"""What the tests have in common keeps its promises."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
BROWSER_FIRST = """
import asyncio
import pytest

def test_something_in_a_browser(playwright):
    assert playwright.chromium.name == "chromium"

@pytest.fixture
def answer():
    return asyncio.run(asyncio.sleep(0, 42))

def test_something_with_an_event_loop(answer):
    assert asyncio.run(asyncio.sleep(0, 42)) == answer

def test_the_browser_again(playwright):
    request = playwright.request.new_context()
    request.dispose()
"""


def test_event_loops_run_after_a_browser_was_used(tmp_path: Path) -> None:
    (tmp_path / "test_order.py").write_text(BROWSER_FIRST)
    plugins = ["-p", "pytest_playwright.pytest_playwright", "-p", "tests.conftest", "-p", "no:cacheprovider"]
    environment = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    command = [sys.executable, "-m", "pytest", *plugins, str(tmp_path)]
    outcome = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert "3 passed" in outcome.stdout, outcome.stdout
