"""The command line as a process: exit codes, interrupts, pipes, and the table in a terminal."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-m", "sandtable"]


def start(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen([*COMMAND, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_bad_input_exits_with_2_and_one_sentence() -> None:
    process = start("sim", "fine_snad")
    out, error = process.communicate(timeout=60)
    assert (process.returncode, out) == (2, "")
    assert error == "There is no title 'fine_snad'; did you mean 'fine_sand'?\n"


@pytest.mark.parametrize(
    "command",
    [
        "sim fine_sand --games 100000 --processes 1",
        "sim fine_sand --games 100000 --processes 2",
        "fuzz fine_sand --games 100000",
        "bench --seconds 600",
    ],
)
def test_an_interrupt_exits_with_130_and_without_a_word(command: str) -> None:
    process = start(*command.split())
    time.sleep(3)
    process.send_signal(signal.SIGINT)
    out, error = process.communicate(timeout=60)
    assert (process.returncode, out, error) == (130, "", "")


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    process = start("cards", "fine_sand", "--json")
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.read(10)
    process.stdout.close()
    assert process.wait(timeout=60) == 0
    assert process.stderr.read() == ""
    process.stderr.close()


def test_the_table_opens_in_a_terminal_and_q_leaves_it_saved(tmp_path: Path) -> None:
    environment = {**os.environ, "SANDTABLE_DATA": str(tmp_path), "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
    pid, terminal = pty.fork()
    if pid == 0:
        os.execve(COMMAND[0], [*COMMAND, "play", "fine_sand", "--seed", "5"], environment)
    assert "Opening hand" in read_until(terminal, "Opening hand")
    os.write(terminal, b"q")
    assert "Your game is saved" in read_until(terminal, "Your game is saved")
    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 0
    os.close(terminal)
    assert len(list((tmp_path / "games").glob("fine_sand-basic-*.jsonl"))) == 1


def read_until(terminal: int, words: str) -> str:
    seen, end = "", time.monotonic() + 60
    while words not in seen and time.monotonic() < end:
        if select.select([terminal], [], [], 0.2)[0]:
            try:
                seen += os.read(terminal, 65536).decode("utf-8", "replace")
            except OSError:
                break
    return seen
