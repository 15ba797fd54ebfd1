"""The page about security names the tests that hold each promise, and no test that is not there."""

from __future__ import annotations

import re

from tests.project.files import ROOT

PAGE = (ROOT / "SECURITY.md").read_text("utf-8")
CHAPTERS = dict(re.findall(r"^## (.*?)\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL))
BOLD = re.compile(r"^(?:- |\| )\*\*(.*?)[.,]?\*\*", re.MULTILINE)


def test_every_test_that_is_named_is_there() -> None:
    named = re.findall(r"`(test_\w+)`", CHAPTERS["What holds this"])
    written = {
        name for path in (ROOT / "tests").rglob("test_*.py") for name in re.findall(r"def (test_\w+)", path.read_text("utf-8"))
    }
    assert named
    assert set(named) - written == set()


def test_every_test_of_the_client_that_is_named_is_there() -> None:
    named = re.findall(r"\*([^*]+)\* in `(web/tests/\S+)`", CHAPTERS["What holds this"])
    assert named
    assert [name for name, path in named if f"it('{name}'" not in (ROOT / path).read_text("utf-8")] == []


def test_every_promise_has_a_line_and_every_line_a_test() -> None:
    promised, held = (BOLD.findall(CHAPTERS[chapter]) for chapter in ("What we promise", "What holds this"))
    assert held == promised
    lines = [line for line in CHAPTERS["What holds this"].splitlines() if line.startswith("| ") and "promise | in" not in line]
    assert [line for line in lines if "`test_" not in line] == []
