"""A trial of games on a Ray cluster: the same as on this machine, also when a node dies in the middle.

    uv sync --extra all --extra ray --group dev
    uv run --no-sync python -m pytest tests/arena/cluster_trial.py

Not part of the check: how long Ray takes to start and to notice a death depends on how busy the machine is. The public trials
run it every week (`.github/workflows/trials.yml`).
"""

from __future__ import annotations

import json
import os
import secrets
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from sandtable.arena.executors import Cores
from sandtable.arena.games import Table
from sandtable.arena.match import Duel
from sandtable.arena.series import in_order, play_series
from tests.project.files import ROOT

pytestmark = pytest.mark.skipif(find_spec("ray") is None, reason='games on a cluster (needs ray: pip install "sandtable[ray]")')

DUEL = Duel(Table("fine_sand", "learning"), "random", "level1", "7")
GAMES = 12


def timeless(game: dict[str, Any]) -> dict[str, Any]:
    return {**game, "seconds": []}


def environment(folder: str, token: str) -> dict[str, str]:
    package = str(Path(sys.modules["sandtable"].__file__ or "").parents[1])
    path = os.pathsep.join([package, str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])
    settings = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": token, "RAY_TMPDIR": folder}
    return {**os.environ, **settings, "PYTHONPATH": path}


@pytest.fixture
def folder() -> Iterator[str]:
    """A folder with a short name: Ray keeps sockets in it, and their paths may not be long."""
    with tempfile.TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True) as name:
        yield name


def test_a_series_goes_on_when_a_node_of_the_cluster_dies(folder: str, tmp_path: Path) -> None:
    """Two nodes that ask for a token; one is killed after two games. Its games are played again on the other."""
    told_in = tmp_path / "told.json"
    program = Path(__file__).parent / "ray_cluster.py"
    command = [sys.executable, str(program), str(GAMES), str(told_in)]
    answer = subprocess.run(command, env=environment(folder, secrets.token_hex(16)), capture_output=True, text=True, timeout=280)
    assert answer.returncode == 0, answer.stderr[-3000:]
    told = json.loads(told_in.read_text())
    assert (told["width"], told["nodes"]) == (2, 1)
    here = [asdict(game) for game in in_order(play_series(DUEL, GAMES, Cores(1)))]
    assert [timeless(game) for game in told["games"]] == [timeless(game) for game in here]
