"""Memory: what one thread of a server has freed is there for the others, and what nobody needs for the machine."""

from __future__ import annotations

import platform
import subprocess
import sys

import pytest

from tests.waiting import PATIENCE

HEAPS = """
import ctypes, sys, threading
from sandtable.server.heap import share_one_heap
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


FREED = """
import ctypes
from pathlib import Path
from sandtable.server import heap
def held():
    return int(next(line for line in Path("/proc/self/status").read_text().splitlines() if line.startswith("VmRSS")).split()[1])
heap.share_one_heap()
libc = ctypes.CDLL(None)
libc.malloc.restype = ctypes.c_void_p
libc.free.argtypes = [ctypes.c_void_p]
blocks = [libc.malloc(50_000) for _ in range(2_000)]
for block in blocks:
    ctypes.memset(ctypes.c_void_p(block), 1, 50_000)
for block in blocks[:-1]:
    libc.free(block)
before = held()
heap.give_back()
print(before - held())
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other C libraries give back what is free by themselves")
def test_what_lies_free_below_something_that_is_used_is_given_back() -> None:
    told = subprocess.run([sys.executable, "-c", FREED], stdout=subprocess.PIPE, text=True, check=True, timeout=PATIENCE)
    assert int(told.stdout) > 50_000, "KiB, of 100,000 that lay free"
