"""Memory: what one thread of a server has freed is there for the others."""

from __future__ import annotations

import platform
import subprocess
import sys

import pytest

from tests.waiting import PATIENCE

HEAPS = """
import ctypes, sys, threading
from sandtable.server.commands.serve import share_one_heap
if sys.argv[1] == "shared":
    share_one_heap()
libc = ctypes.CDLL(None)
libc.malloc.restype = ctypes.c_void_p
ready = threading.Barrier(5)
def work():
    ready.wait()
    libc.malloc(1000)
    ready.wait()
threads = [threading.Thread(target=work) for _ in range(4)]
for thread in threads:
    thread.start()
ready.wait()
ready.wait()
libc.malloc_info(0, ctypes.c_void_p.in_dll(libc, "stdout"))
"""


def heaps(wish: str) -> int:
    """How many heaps the C library has once some threads have used memory."""
    told = subprocess.run([sys.executable, "-c", HEAPS, wish], stdout=subprocess.PIPE, text=True, check=True, timeout=PATIENCE)
    return told.stdout.count("<heap nr")


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other C libraries have one heap anyway")
def test_all_threads_share_one_heap() -> None:
    assert (heaps("shared"), heaps("plain") > 1) == (1, True)
