"""The whole check behind `./sandtable test`: style, types, documentation, and the tests on both builds, interpreted and compiled.

What takes long runs side by side, so that no core is idle: tests of servers and browsers wait for these most of their time.

With arguments it runs pytest alone, with these arguments, on the build that SANDTABLE_BUILD names (interpreted by default).
`--no-skips` makes a failure of anything skipped.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools import native

BYTECODE = Path(__file__).parents[1] / ".tools" / "bytecode"
CORES = os.cpu_count() or 1
# Without these the others cannot begin.
FIRST = {"types": ["mypy"], "web client": ["tools.web"]}
COMPILING = {"compiled build": ["tools.native", "build"]}
BESIDE = {
    "types of the client": ["tools.web", "check"],
    "style of the client": ["tools.web", "lint"],
    "units of the client": ["tools.web", "test"],
    "format of the client": ["tools.web", "format-check"],
    "documentation": ["mkdocs", "build"],
    "style": ["ruff", "check"],
    "format": ["ruff", "format", "--check"],
}
# Rules, engine and bots are compiled, and both builds are held to them. The server is plain Python in both: pages are tried on
# the build that people run, which plays faster.
AROUND = ["tests/web", "tests/server/test_recorded_secrets.py"]
COMPILED = [
    *AROUND,
    "tests/engine",
    "tests/every_title",
    "tests/games",
    "tests/arena",
    "tests/cli/test_commands.py",
    "tests/terminal/test_words.py",
    "tests/project/test_compiled.py",
    "tests/test_doctests.py",
]
# These play many games, measure what the faster build shows more sharply, or read sources. A compiled build plays the same games
# several times as fast: where there is one, only there. Whole games, perft numbers and the rules themselves are for both builds.
ON_ONE_BUILD = [
    "tests/arena",
    "tests/cli/test_commands.py",
    "tests/engine/test_chance_cost.py",
    "tests/terminal/test_words.py",
    *[f"tests/every_title/test_{about}.py" for about in ("events", "fields", "honest_bots", "log", "questions", "random_games")],
    *[f"tests/every_title/test_{about}.py" for about in ("reasons", "rule_ids", "secrets", "status", "translation", "words")],
    *[f"tests/games/*/test_{about}.py" for about in ("bot", "habits", "invariants", "learning", "packs", "prospects", "resign")],
    *[f"tests/games/*/test_{referee}.py" for referee in ("bookkeeper", "resolver", "treasurer", "umpire")],
]
# These start servers and other programs and stop them with signals, which Windows does not have.
NEED_SIGNALS = ["tests/server", "tests/web", "tests/arena/test_series.py", "tests/cli/test_processes.py"]


@dataclass(frozen=True)
class Step:
    """A part of the check: a module of Python with its arguments, on one of the builds."""

    name: str
    command: list[str]
    tree: Path | None = None
    results: Path | None = None  # where pytest reports what was skipped

    def run(self, *, aloud: bool = False) -> subprocess.CompletedProcess[str]:
        """Run it, and keep what it says unless that is wanted while it goes on."""
        kept: dict[str, Any] = {} if aloud else {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
        return subprocess.run([sys.executable, "-m", *self.command], env=environment(self.tree), text=True, **kept)

    def skips(self) -> list[str]:
        """Why tests were skipped."""
        return skips(self.results) if self.results and self.results.exists() else []


class Report:
    """What passed, what failed, and what was left out and why."""

    def __init__(self) -> None:
        self.passed: list[str] = []
        self.failed: list[str] = []
        self.skipped: list[str] = []

    def follow(self, step: Step) -> None:
        """Run a step and let what it says be read while it goes on."""
        print(f"\n==== {step.name}: {' '.join(step.command)}", flush=True)
        self._note(step, step.run(aloud=True))

    @contextmanager
    def beside(self, steps: Sequence[Step], *, lanes: int) -> Iterator[None]:
        """Run several steps meanwhile, so many at a time. What each said is printed in one piece when it is its turn."""
        pool = ThreadPoolExecutor(lanes)
        try:
            outcomes = pool.map(Step.run, steps)
            yield
            for step, outcome in zip(steps, outcomes, strict=True):
                print(f"\n==== {step.name}: {' '.join(step.command)}\n{outcome.stdout}", end="", flush=True)
                self._note(step, outcome)
        finally:
            pool.shutdown(cancel_futures=True)

    def _note(self, step: Step, outcome: subprocess.CompletedProcess[str]) -> None:
        (self.failed if outcome.returncode else self.passed).append(step.name)
        self.skipped += step.skips()

    def close(self, *, no_skips: bool, seconds: float) -> int:
        """Say how it went in the last lines; answer the exit code."""
        if no_skips and self.skipped:
            self.failed.append("skipping, which --no-skips forbids")
        print(f"\nPassed: {', '.join(self.passed) or 'nothing'} ({seconds:.0f} s).")
        if self.failed:
            print(f"Failed: {', '.join(self.failed)}.")
        print(f"Skipped: {'; '.join(sorted(set(self.skipped))) or 'nothing'}.", flush=True)
        return 1 if self.failed else 0


def main(arguments: list[str]) -> int:
    start = time.monotonic()
    no_skips = "--no-skips" in arguments
    wanted = [argument for argument in arguments if argument != "--no-skips"]
    report = Report()
    with tempfile.TemporaryDirectory() as folder:
        if wanted:
            compiled = os.environ.get("SANDTABLE_BUILD") == "compiled"
            report.follow(pytest("tests", wanted, Path(folder), native.tree() if compiled else None))
        else:
            run_everything(report, Path(folder))
    return report.close(no_skips=no_skips, seconds=time.monotonic() - start)


def run_everything(report: Report, folder: Path) -> None:
    missing, unable = native.lacking(), left_out(report)
    with report.beside(steps(FIRST if missing else FIRST | COMPILING), lanes=CORES):
        pass
    if missing:
        report.skipped.append(f"the compiled build, because {missing}")
        with report.beside(steps(BESIDE), lanes=1):
            report.follow(pytest("tests", [*spread(2 * CORES), *unable], folder))
        return
    later = [f"--ignore-glob={path}" for path in (*AROUND, *ON_ONE_BUILD)]
    interpreted = pytest("tests", [*spread(CORES), *later, *unable], folder)
    with report.beside([interpreted, *steps(BESIDE)], lanes=2):
        if "compiled build" in report.passed:
            arguments = [*spread(2 * CORES), *COMPILED, *unable]
            report.follow(pytest("tests on the compiled build", arguments, folder, native.tree()))


def pytest(name: str, arguments: list[str], folder: Path, tree: Path | None = None) -> Step:
    """Tests by pytest, which puts its report into this folder."""
    results = folder / f"{name}.xml"
    return Step(name, ["pytest", *arguments, f"--junitxml={results}"], tree, results)


def steps(commands: dict[str, list[str]]) -> list[Step]:
    return [Step(name, command) for name, command in commands.items()]


def spread(processes: int) -> list[str]:
    """Have pytest run tests in so many processes; one that has nothing left to do takes over from others."""
    return ["-n", str(processes), "--dist", "worksteal"]


def left_out(report: Report) -> list[str]:
    """What tells pytest to leave out the tests that this system cannot run. The report says so."""
    if os.name != "nt":
        return []
    report.skipped.append(f"{', '.join(NEED_SIGNALS)}, because they need signals (Linux and macOS have them)")
    return [f"--ignore={path}" for path in NEED_SIGNALS]


def environment(tree: Path | None) -> dict[str, str]:
    """For a process on one build: a compiled tree is found before the sources.

    The check starts Python hundreds of times, so bytecode is kept, in a folder of its own, also on machines that want none of it
    beside sources: to compile everything anew takes longer than most of what is started does.
    """
    build = {"SANDTABLE_BUILD": "compiled", "PYTHONPATH": str(tree)} if tree else {"SANDTABLE_BUILD": "interpreted"}
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONDONTWRITEBYTECODE")}
    return kept | build | {"PYTHONPYCACHEPREFIX": str(BYTECODE)}


def skips(results: Path) -> list[str]:
    """Why tests were skipped, from pytest's report. An expected failure ran, so it is no skip."""
    cases = [case for case in ElementTree.parse(results).iter("skipped") if case.get("type") != "pytest.xfail"]
    return [reason_of(case) for case in cases]


def reason_of(case: ElementTree.Element) -> str:
    """The reason of a test; of a whole module, whose reason pytest hides in a printed tuple."""
    message = case.get("message", "")
    return (case.text or "").rpartition("Skipped: ")[2][:-2] if message == "collection skipped" else message


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except native.Failed as failure:
        sys.exit(str(failure))
    except KeyboardInterrupt:
        sys.exit(130)
