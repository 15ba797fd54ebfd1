"""The benchmark command: this build, or both side by side."""

from __future__ import annotations

import json as jsonlib
import os
import subprocess
import sys
from functools import partial
from itertools import groupby, pairwise
from operator import itemgetter
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.markup import escape
from rich.table import Table

import sandtable
from sandtable.arena.bench import Speed, build, measure, player_counts, usual_players
from sandtable.arena.executors import Cores
from sandtable.cli.common import Json, at_least, console, find_title, print_json, progress
from sandtable.cli.words import Told, say
from sandtable.engine.words import dashed

ROOT = Path(__file__).resolve().parents[3]
Both = Annotated[bool, Parameter(negative="")]
Everything = Annotated[bool, Parameter(name="--all-players", negative="")]


def bench(title: str = "", /, *, players: int = 0, all_players: Everything = False, seconds: float = 4.0, both: Both = False,
          json: Json = False) -> None:  # fmt: skip
    """Decisions and games per second of random play, microseconds of single operations, tries per second of thinking ahead."""
    if not 0.01 <= seconds <= 3600:
        raise Told("bench-seconds", seconds=f"{seconds:g}")
    at_least(0, players, "--players")
    jobs = list_jobs(title, players, all_players)
    lines = measure_both(jobs, seconds) if both else measure_here(jobs, seconds, quiet=json)
    print_json(lines) if json else print_lines(lines)


def list_jobs(title: str, players: int, all_players: bool) -> list[tuple[str, int]]:
    shelf = [find_title(title)] if title else [sandtable.title(slug) for slug in sandtable.titles()]
    jobs = []
    for chosen in shelf:
        counts = player_counts(chosen) if all_players else [players or usual_players(chosen)]
        for count in counts:
            chosen.setup(players=count, seed="")
            jobs.append((chosen.slug, count))
    return jobs


def measure_here(jobs: list[tuple[str, int]], seconds: float, *, quiet: bool) -> list[dict[str, Any]]:
    lines = []
    bar, task = progress(say("progress-measuring"), len(jobs), quiet=quiet)
    with bar:
        for slug, count in jobs:
            lines.append({"build": build(), **next(Cores(1).run(partial(measure_job, seconds), [(slug, count)])).as_dict()})
            bar.advance(task)
    return lines


def measure_job(seconds: float, job: tuple[str, int]) -> Speed:
    return measure(*job, seconds)


def measure_both(jobs: list[tuple[str, int]], seconds: float) -> list[dict[str, Any]]:
    """Each build in a process of its own, taking turns, so that a busy machine disturbs both alike."""
    trees = {"interpreted": ROOT / "src", "compiled": compiled_tree()}
    return [measure_there(tree, slug, count, seconds) for slug, count in jobs for tree in trees.values()]


def compiled_tree() -> Path:
    if not (ROOT / "tools" / "native.py").exists():
        raise Told("bench-no-sources")
    made = subprocess.run([sys.executable, "-m", "tools.native", "compiled"], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    if made.returncode:
        raise Told("bench-no-build")
    return Path(made.stdout.strip())


def measure_there(tree: Path, slug: str, count: int, seconds: float) -> dict[str, Any]:
    command = [
        sys.executable,
        "-P",
        "-m",
        "sandtable",
        "bench",
        slug,
        "--players",
        str(count),
        "--seconds",
        str(seconds),
        "--json",
    ]
    build = "interpreted" if tree == ROOT / "src" else "compiled"
    environment = {**os.environ, "PYTHONPATH": str(tree), "SANDTABLE_BUILD": build}
    answer = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True)
    if answer.returncode:
        raise Told("bench-failed", title=slug, tree=tree.name)
    line: dict[str, Any] = jsonlib.loads(answer.stdout)[0]
    return line


ROWS = ("decisions", "games", "first_third", "last_third", "pick", "clone", "view", "imagine", "tries")


def print_lines(lines: list[dict[str, Any]]) -> None:
    """A table for each title, with a column for each number of players and build."""
    for slug, group in groupby(lines, key=itemgetter("title")):
        columns = list(group)
        table = Table(slug, box=None, header_style="bold", padding=(0, 3, 0, 0))
        for line in columns:
            build = say(f"bench-{line['build']}")
            table.add_column(escape(say("bench-column", players=line["players"], build=build)), justify="right")
        for name in ROWS:
            head = escape(say(f"bench-{dashed(name)}"))
            table.add_row(head, *(f"{line[name]:,.{0 if line[name] >= 1000 else 1}f}" for line in columns))
        console.print(table)
        for slow, fast in pairwise(columns):
            if (slow["build"], fast["build"]) == ("interpreted", "compiled"):
                times = f"{fast['decisions'] / slow['decisions']:.1f}"
                print(say("bench-compared", players=slow["players"], times=times))
        console.print()
