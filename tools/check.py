"""The whole check behind `./sandtable test`: style, types, documentation, and the tests on both builds, interpreted and compiled.

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
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools import native

BYTECODE = Path(__file__).parents[1] / ".tools" / "bytecode"
# One process more than there are cores: tests of servers and browsers wait for them a third of their time.
BUSY_CORES = ["-n", str((os.cpu_count() or 1) + 1), "--dist", "worksteal"]
COMPILING = {"compiled build": ["tools.native", "build"]}  # takes longest, and half of that on one core
STEPS = {
    "types": ["mypy"],
    "web client": ["tools.web"],
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
# Many games are played in these. A compiled build plays the same games several times as fast: where there is one, only there.
# Whole games, perft numbers and the rules themselves are for both builds.
MANY_GAMES = [
    "tests/arena/test_fuzz.py",
    "tests/cli/test_commands.py",
    "tests/terminal/test_words.py",
    *[f"tests/every_title/test_{about}.py" for about in ("events", "honest_bots", "log", "questions", "random_games", "reasons")],
    *[f"tests/every_title/test_{about}.py" for about in ("secrets", "status", "translation", "words")],
    *[f"tests/games/*/test_{about}.py" for about in ("bot", "invariants", "packs", "prospects", "resign")],
    *[f"tests/games/*/test_{referee}.py" for referee in ("bookkeeper", "resolver", "treasurer", "umpire")],
]
# These start servers and other programs and stop them with signals, which Windows does not have.
NEED_SIGNALS = ["tests/server", "tests/web", "tests/arena/test_series.py", "tests/cli/test_processes.py"]


class Report:
    """What passed, what failed, and what was left out and why."""

    def __init__(self) -> None:
        self.passed: list[str] = []
        self.failed: list[str] = []
        self.skipped: list[str] = []

    def run(self, name: str, *module_and_arguments: str, tree: Path | None = None) -> None:
        print(f"\n==== {name}: {' '.join(module_and_arguments)}", flush=True)
        command = [sys.executable, "-m", *module_and_arguments]
        outcome = subprocess.call(command, env=environment(tree))
        (self.failed if outcome else self.passed).append(name)

    def run_together(self, steps: dict[str, list[str]]) -> None:
        """Run several steps at the same time, one for each core; what each said is printed when it is its turn."""
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            outcomes = pool.map(say_at_the_end, steps.values())
            for (name, words), outcome in zip(steps.items(), outcomes, strict=True):
                print(f"\n==== {name}: {' '.join(words)}\n{outcome.stdout}", end="", flush=True)
                (self.failed if outcome.returncode else self.passed).append(name)

    def run_tests(self, name: str, *arguments: str, tree: Path | None = None) -> None:
        with tempfile.TemporaryDirectory() as folder:
            results = Path(folder, "results.xml")
            self.run(name, "pytest", *arguments, f"--junitxml={results}", tree=tree)
            self.skipped += skips(results)

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
    if wanted:
        compiled = os.environ.get("SANDTABLE_BUILD") == "compiled"
        report.run_tests("tests", *wanted, tree=native.tree() if compiled else None)
    else:
        run_everything(report)
    return report.close(no_skips=no_skips, seconds=time.monotonic() - start)


def run_everything(report: Report) -> None:
    missing = native.lacking()
    report.run_together(STEPS if missing else COMPILING | STEPS)
    later = [] if missing else [f"--ignore-glob={path}" for path in (*AROUND, *MANY_GAMES)]
    unable = left_out(report)
    report.run_tests("tests", *BUSY_CORES, *later, *unable)
    if missing:
        report.skipped.append(f"the compiled build, because {missing}")
    elif "compiled build" in report.passed:
        report.run_tests("tests on the compiled build", *BUSY_CORES, *COMPILED, *unable, tree=native.tree())


def say_at_the_end(module_and_arguments: list[str]) -> subprocess.CompletedProcess[str]:
    """Run something whose words are wanted in one piece."""
    command = [sys.executable, "-m", *module_and_arguments]
    return subprocess.run(command, env=environment(None), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


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
    if not results.exists():
        return []
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
