"""The command line as a process: exit codes, interrupts, pipes, and the table in a terminal."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import time
from contextlib import AbstractContextManager, suppress
from pathlib import Path

import pytest

from tests import processes

COMMAND = [sys.executable, "-m", "sandtable"]


def running(*arguments: str) -> AbstractContextManager[subprocess.Popen[str]]:
    return processes.running([*COMMAND, *arguments], stderr=subprocess.PIPE)


def test_bad_input_exits_with_2_and_one_sentence() -> None:
    with running("sim", "fine_snad") as process:
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
    with running(*command.split()) as process:
        processes.wait_until_busy(process, seconds=2.5)
        process.send_signal(signal.SIGINT)
        out, error = process.communicate(timeout=60)
    assert (process.returncode, out, error) == (130, "", "")


def test_a_process_of_a_check_that_ignores_interrupts_can_be_interrupted() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with processes.running([sys.executable, "-c", "print('here', flush=True); import time; time.sleep(600)"]) as process:
            assert process.stdout is not None
            process.stdout.readline()
            process.send_signal(signal.SIGINT)
            assert process.wait(timeout=60) in (1, 130, -signal.SIGINT)
        assert signal.getsignal(signal.SIGINT) == signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)


def test_a_process_ends_with_a_test_that_fails_and_so_does_what_it_started() -> None:
    inner = "import subprocess, sys; print(subprocess.Popen(['sleep', '600']).pid, flush=True); sys.stdin.read()"
    with suppress(AssertionError), processes.running([sys.executable, "-c", inner], stdin=subprocess.PIPE) as process:
        assert process.stdout is not None
        grandchild = int(process.stdout.readline())
        raise AssertionError
    assert process.poll() == -signal.SIGKILL
    end = time.monotonic() + 60
    while Path(f"/proc/{grandchild}/stat").exists() and " Z " not in Path(f"/proc/{grandchild}/stat").read_text():
        assert time.monotonic() < end, "the process of the process still runs"


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    with running("cards", "fine_sand", "--json") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(10)
        process.stdout.close()
        assert process.wait(timeout=60) == 0
        assert process.stderr.read() == ""


def test_the_table_opens_in_a_terminal_and_q_leaves_it_saved(tmp_path: Path) -> None:
    environment = {**os.environ, "SANDTABLE_DATA": str(tmp_path), "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
    pid, terminal = pty.fork()
    if pid == 0:
        os.execve(COMMAND[0], [*COMMAND, "play", "fine_sand", "--seed", "5"], environment)
    try:
        assert "Opening hand" in read_until(terminal, "Opening hand")
        os.write(terminal, b"q")
        assert "Your game is saved" in read_until(terminal, "Your game is saved")
    except AssertionError:
        os.kill(pid, signal.SIGKILL)
        raise
    finally:
        code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
        os.close(terminal)
    assert code == 0
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
