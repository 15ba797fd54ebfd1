"""The compiled build: `.compiled/<key>` holds the package once more, with the modules that pyproject.toml lists made native.

    python -m tools.native auto        print where it is, building it first if need be; print nothing if it cannot be
    python -m tools.native compiled    the same, but fail if it cannot be
    python -m tools.native build       for people: build it, also if that failed before, and show why it fails

Sources stay clean: native files lie in `.compiled` only. There, folders with compiled modules are real and hold copies;
everything else (content, texts, interpreted parts) is a link into `src`, so that editing it needs no new build.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
from collections.abc import Iterator
from importlib.metadata import version
from itertools import groupby
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "sandtable"
HOME = ROOT / ".compiled"
TREES_KEPT = 3  # a server may still run from an older one
LIST = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["sandtable"]["compiled"]
OPTIMISATION = os.environ.get("SANDTABLE_OPTIMISATION", "3")  # 1: made in half the time, and not quite as fast
TOOLCHAIN = f"Python {sys.version}, mypyc {version('mypy')} -O{OPTIMISATION}, {sysconfig.get_platform()}"
# C files and libraries of the last build: what did not change is not compiled again.
WORKSHOP = HOME / f"workshop-{hashlib.sha256(TOOLCHAIN.encode()).hexdigest()[:8]}"


class Failed(Exception):
    """There is no compiled build; the message is a sentence."""

    log: Path | None = None

    @classmethod
    def with_log(cls, log: Path) -> Failed:
        failure = cls(f"The engine could not be compiled: {log.relative_to(ROOT)} says why.")
        failure.log = log
        return failure


def main(wish: str) -> int:
    try:
        found = tree(again=wish == "build")
    except Failed as failure:
        if wish == "auto":
            return 0 if lacking() else say(f"{failure} Going on without it, more slowly.", 0)
        if wish == "build" and failure.log:
            print(failure.log.read_text(), file=sys.stderr)
        return say(str(failure), 1)
    print(f"The compiled engine is ready in {found.relative_to(ROOT)}." if wish == "build" else found)
    return 0


def tree(*, again: bool = False) -> Path:
    """The folder to put on the path, built if it is missing. What failed before is not tried again unasked."""
    found = HOME / key(PACKAGE)
    if found.is_dir():
        with contextlib.suppress(OSError):  # a read-only folder will do
            os.utime(found)
        return found
    if missing := lacking():
        raise Failed(f"The engine cannot be compiled here: {missing}.")
    if log_of(found).exists() and not again:
        raise Failed.with_log(log_of(found))
    return build()


def lacking() -> str | None:
    """What this machine lacks for a build, and how to get it."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if not shutil.which(compiler.split()[0]):
        return f"there is no C compiler {compiler.split()[0]} (on Debian: apt-get install gcc)"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's C headers are missing (on Debian: apt-get install python3-dev)"
    if not os.access(ROOT, os.W_OK):
        return "its folder is read-only"
    return None


# ---- What is compiled -----------------------------------------------------------------------------------------------


def in_scope(package: Path) -> set[Path]:
    """Modules of the compiled folders: those to be compiled, and the excluded ones, whose constants may be compiled in."""
    return {path for pattern in LIST["include"] for path in package.glob(pattern)}


def compiled_modules(package: Path) -> list[Path]:
    return sorted(in_scope(package) - {path for pattern in LIST["exclude"] for path in package.glob(pattern)})


def entries(folder: Path, scope: set[Path]) -> Iterator[Path]:
    """Everything that lies directly in a folder with modules in scope, from this folder down."""
    for path in sorted(folder.iterdir()):
        if path.name != "__pycache__":
            yield path
            if any(path in module.parents for module in scope):
                yield from entries(path, scope)


def key(package: Path) -> str:
    """Changes when a new build is needed: with the modules, the layout around them, the list or the toolchain."""
    scope = in_scope(package)
    digest = hashlib.sha256(f"{LIST}{TOOLCHAIN}".encode())
    for path in entries(package, scope):
        digest.update(f"\0{path.relative_to(package).as_posix()}\0".encode())
        if path in scope:
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


# ---- How it is built ------------------------------------------------------------------------------------------------


def build() -> Path:
    """Build beside the finished trees and move the new one into place: no crash, and no second builder, can spoil it."""
    say("Compiling the engine (once, a minute or two)...")
    HOME.mkdir(exist_ok=True)
    new = Path(tempfile.mkdtemp(prefix="new-", dir=HOME))
    new.chmod(0o755)
    try:
        lay_out(PACKAGE, new / "sandtable")
        made = HOME / key(new / "sandtable")
        move(WORKSHOP, new / "workshop")
        complaint = run_compiler(new)
        move(new / "workshop", WORKSHOP)
        if complaint is not None:
            log_of(made).write_text(complaint)
            raise Failed.with_log(log_of(made))
        move(new, made)
    finally:
        shutil.rmtree(new, ignore_errors=True)
    tidy()
    return made


def lay_out(package: Path, target: Path) -> None:
    """Copy the modules in scope, and link to everything around them."""
    target.mkdir()
    scope = in_scope(package)
    for path in entries(package, scope):
        twin = target / path.relative_to(package)
        if path in scope:
            shutil.copy2(path, twin)
        elif any(path in module.parents for module in scope):
            twin.mkdir()
        else:
            twin.symlink_to(os.path.relpath(path, twin.parent))


def run_compiler(new: Path) -> str | None:
    """Compile in a process of its own. Answer its words if it fails."""
    command = [sys.executable, "-m", "tools.native", "in", str(new)]
    pipe, merged, nothing = subprocess.PIPE, subprocess.STDOUT, subprocess.DEVNULL
    done = subprocess.run(command, cwd=ROOT, stdin=nothing, stdout=pipe, stderr=merged)
    return done.stdout.decode(errors="replace") if done.returncode else None


def compile_in(new: Path) -> None:
    """Put native libraries beside the modules, one for each folder: they compile side by side, and again only if changed."""
    from mypyc.build import mypycify
    from setuptools import setup

    os.chdir(new)
    modules = sorted((path.as_posix() for path in compiled_modules(Path("sandtable"))), key=os.path.dirname)
    options = ["--config-file=", f"--cache-dir={os.devnull}", "--explicit-package-bases"]
    extensions = mypycify(
        options + modules,
        opt_level=OPTIMISATION,
        debug_level="0",
        separate=[(list(files), folder.replace("/", "_")) for folder, files in groupby(modules, key=os.path.dirname)],
        target_dir="workshop/c",
    )
    command = f"--quiet build_ext --build-temp workshop/temp --build-lib workshop/lib --parallel {os.cpu_count() or 1}"
    outcome = setup(name="sandtable", packages=[], ext_modules=extensions, script_args=command.split())
    for library in map(Path, outcome.get_command_obj("build_ext").get_outputs()):
        shutil.copy2(library, library.relative_to("workshop/lib"))


# ---- Housekeeping ---------------------------------------------------------------------------------------------------


def log_of(tree: Path) -> Path:
    return tree.with_suffix(".log")


def move(source: Path, target: Path) -> None:
    """Move a folder in one go, if it is there and no other builder was faster."""
    try:
        source.rename(target)
    except OSError:
        if source.exists() and not target.exists():
            raise


def tidy() -> None:
    """After a good build, keep the newest trees; no log of a failure, and nothing that a killed builder left behind."""
    trees = [path for path in HOME.iterdir() if path.is_dir() and "-" not in path.name]
    waste = sorted(trees, key=age)[TREES_KEPT:]
    waste += [path for path in HOME.glob("workshop-*") if path != WORKSHOP]
    waste += [path for path in HOME.glob("new-*") if age(path) > 3600]
    for folder in waste:
        shutil.rmtree(folder, ignore_errors=True)
    for log in HOME.glob("*.log"):
        log.unlink(missing_ok=True)


def age(path: Path) -> float:
    """In seconds; what another process has just removed is as old as can be."""
    try:
        return time.time() - path.stat().st_mtime
    except FileNotFoundError:
        return float("inf")


def say(sentence: str, code: int = 0) -> int:
    """Say it where it is no answer, and give back the exit code."""
    print(sentence, file=sys.stderr, flush=True)
    return code


if __name__ == "__main__":
    try:
        if sys.argv[1] == "in":
            compile_in(Path(sys.argv[2]))
        else:
            sys.exit(main(sys.argv[1]))
    except KeyboardInterrupt:
        sys.exit(130)
