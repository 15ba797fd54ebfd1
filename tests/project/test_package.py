"""The package as others install it: a wheel, alone in a fresh environment, with nothing but what it asks for."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from sandtable.extras import MissingExtra
from sandtable.server.commands.serve import serve
from sandtable.server.settings import Settings
from tests.project.files import ROOT

GAME = """
import sandtable
table = sandtable.new("fine_sand", players=2, seed=7)
while not table.over:
    seat = table.waiting_for[0]
    table.play(seat, table.options(seat)[0])
print(sandtable.replay(table.record).result == table.result)
"""
BOTS = "import sandtable.arena.sim, sandtable.bots.roster"


def uv(*arguments: str) -> None:
    """Run uv with what its cache holds; where that is not enough, with the network."""
    found = shutil.which("uv") or shutil.which("uv", path=ROOT / ".tools" / "bin")
    if found is None:
        pytest.skip("installing the package (needs uv: pip install uv)")
    offline = subprocess.run([found, *arguments, "--offline", "--quiet"], cwd=ROOT, capture_output=True)
    if offline.returncode:
        subprocess.run([found, *arguments, "--quiet"], cwd=ROOT, check=True)


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new virtual environment with the wheel and no extra."""
    folder = tmp_path_factory.mktemp("package")
    uv("build", "--wheel", "--out-dir", str(folder))
    uv("venv", "--python", sys.executable, str(folder / "venv"))
    (wheel,) = folder.glob("*.whl")
    place = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
    uv("pip", "install", "--python", str(place / "python"), str(wheel))
    return place


def run(*command: str | Path) -> subprocess.CompletedProcess[str]:
    """Run something there, without the sources on its path."""
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(list(map(str, command)), cwd=Path(str(command[0])).parent, env=clean, capture_output=True, text=True)


@pytest.mark.parametrize(("code", "said"), [(GAME, "True\n"), (BOTS, "")], ids=["a game", "bots and arena"])
def test_the_plain_package_plays(environment: Path, code: str, said: str) -> None:
    answer = run(environment / "python", "-c", code)
    assert (answer.stdout, answer.stderr) == (said, "")


@pytest.mark.parametrize("part", ["server", "terminal"])
def test_a_part_whose_extra_is_missing_says_how_to_get_it(environment: Path, part: str) -> None:
    answer = run(environment / "python", "-c", f"import sandtable.{part}.app")
    assert answer.stderr.splitlines()[-1].endswith(f'pip install "sandtable[{part}]"')


@pytest.mark.parametrize("command", [["sandtable"], ["python", "-m", "sandtable", "titles"]], ids=" ".join)
def test_the_command_line_without_its_extra_says_how_to_get_it(environment: Path, command: list[str]) -> None:
    answer = run(environment / command[0], *command[1:])
    assert answer.stderr == 'This needs cyclopts, rich: pip install "sandtable[cli]"\n'
    assert answer.returncode == 1


@pytest.mark.parametrize(
    ("library", "extra", "choice"),
    [("asyncpg", "postgres", {"database": "postgresql://localhost"}), ("redis", "redis", {"redis": "redis://localhost"})],
)
def test_a_server_that_lacks_a_library_says_which_extra_brings_it(
    library: str, extra: str, choice: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(MissingExtra, match=rf'needs {library}: pip install "sandtable\[{extra}\]"'):
        serve(Settings(data=tmp_path, **choice))  # type: ignore[arg-type]
