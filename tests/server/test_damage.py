"""A storage that is damaged and settings that make no sense are told in one sentence, and the exit code is not 0."""

from __future__ import annotations

import contextlib
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest

from sandtable.server.commands.serve import check_settings, check_storage, listen
from sandtable.server.settings import Settings
from tests import processes
from tests.server.people import serving

PAGE = 4096


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, str, str]:
    """The file of a server that was stopped, the address of a long note in it, and the cookie of whoever wrote that."""
    data = tmp_path_factory.mktemp("sound")
    with serving(data) as place, place.player("Anna") as anna:
        table = anna.make(seats=[{"kind": "me"}, {"kind": "me"}])
        anna.put(f"/api/tables/{table}/note", text="x" * 4_000)
        cookie = anna.http.cookies["sandtable"]
    with closing(sqlite3.connect(data / "sandtable.db")) as storage:
        storage.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return (data / "sandtable.db").read_bytes(), f"/api/tables/{table}/note", cookie


def garbage_first(data: bytes) -> bytes:
    return b"not a database at all" * 20 + data[420:]


def truncated(data: bytes) -> bytes:
    return data[: 3 * PAGE]


def garbage_inside(data: bytes) -> bytes:
    """All pages but the first, which says what the others hold, are something else."""
    return data[:PAGE] + bytes(byte ^ 0x5A for byte in data[PAGE:])


@pytest.mark.parametrize("damage", [garbage_first, truncated, garbage_inside])
def test_a_server_does_not_start_on_a_damaged_storage_and_says_how_to_restore_it(
    tmp_path: Path, sound: tuple[bytes, str, str], damage: Callable[[bytes], bytes]
) -> None:
    (tmp_path / "sandtable.db").write_bytes(damage(sound[0]))
    with pytest.raises(SystemExit, match=r"damaged: .*backup.*docs/hosting.md") as end:
        check_storage(Settings(data=tmp_path))
    assert isinstance(end.value.code, str)  # which Python says, and exits with 1


def test_a_server_that_finds_damage_stops_and_says_how_to_restore_the_storage(
    tmp_path: Path, sound: tuple[bytes, str, str]
) -> None:
    data, note, cookie = sound
    file = tmp_path / "sandtable.db"
    file.write_bytes(data)
    with server(tmp_path) as (process, url):
        with file.open("r+b") as storage:
            storage.write(garbage_inside(data))
        with contextlib.suppress(httpx.TransportError):  # its own chores may have found the damage before us
            assert httpx.get(url + note, headers={"Cookie": f"sandtable={cookie}"}, timeout=30).status_code == 503
        _, words = process.communicate(timeout=60)
    assert process.returncode == 1
    assert "Traceback" not in words
    assert words.splitlines()[-1].startswith(f"The storage {file} is damaged: ")


@contextmanager
def server(data: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    command = [sys.executable, "-m", "sandtable", "serve", "--data", str(data), "--port", "0"]
    with processes.running(command, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        yield process, process.stdout.readline().split("open at ")[1].split("/ ")[0]


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"port": 99_999}, "0 to 65535, not 99999"),
        ({"port": -1}, "0 to 65535, not -1"),
        ({"workers": 0}, "at least one process"),
        ({"redis": "cache:6379"}, "begins with redis://"),
        ({"metrics_for": ("10.0.0.1/8",)}, "not a network such as"),
    ],
)
def test_settings_that_make_no_sense_are_refused_in_a_sentence(wrong: dict[str, int | str], words: str) -> None:
    with pytest.raises(SystemExit, match=words):
        check_settings(Settings(**wrong))  # type: ignore[arg-type]


def test_a_port_that_is_taken_is_told() -> None:
    with (
        socket.create_server(("127.0.0.1", 0)) as other,
        pytest.raises(SystemExit, match="cannot be used: Address already in use"),
    ):
        listen(Settings(port=other.getsockname()[1]))


def test_a_data_folder_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(SystemExit, match=r"data folder .* cannot be used: Not a directory"):
        check_storage(Settings(data=tmp_path / "file" / "data"))
    (tmp_path / "sandtable.db").mkdir()
    with pytest.raises(SystemExit, match=r"cannot be opened.* unable to open database file"):
        check_storage(Settings(data=tmp_path))


def test_a_postgresql_that_is_not_there_is_told(tmp_path: Path) -> None:
    for address in ("postgresql://127.0.0.1:1/nothing", "nonsense"):
        with pytest.raises(SystemExit, match="PostgreSQL cannot be reached"):
            check_storage(Settings(data=tmp_path, database=address))


def test_the_command_line_says_it_in_one_sentence(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sandtable", "serve", "--data", str(tmp_path), "--port", "99999"]
    with processes.running(command, stderr=subprocess.PIPE) as process:
        out, words = process.communicate(timeout=60)
    assert (process.returncode, out, words) == (1, "", "A port is a number from 0 to 65535, not 99999.\n")
