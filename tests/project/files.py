"""What belongs to the project: every file that is not ignored."""

from __future__ import annotations

import shutil
import subprocess
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "sandtable"


@cache
def project_files() -> list[Path]:
    if not (ROOT / ".git").exists():
        pytest.skip("which files belong to the project (needs a git checkout)")
    if not shutil.which("git"):
        pytest.skip("which files belong to the project (on Debian: apt-get install git)")
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    paths = [ROOT / name for name in listed.split("\0") if name]
    return [path for path in paths if path.is_file()]
