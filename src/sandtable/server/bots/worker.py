"""A worker process: it replays the game it is asked about, thinks for one seat with what that seat may know, and answers."""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
import time
from collections import OrderedDict
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

import sandtable
from sandtable import Record, Table
from sandtable.bots.eyes import Eyes
from sandtable.bots.roster import new_bot
from sandtable.engine.chance import Dice

REMEMBERED: Final = 32  # games a worker keeps at hand
MOST_IN_A_ROW: Final = 30  # picks in one answer
SIZE: Final = 4  # bytes of the length before each message
READY: Final = b"!"  # said once, before the first job


PickList = list[tuple[int, str]]


class Job(msgspec.Struct):
    """A seat that must pick: the game's head and picks, the level of its bot, and how many seconds it may think."""

    game: str
    head: str
    picks: PickList
    seat: int
    level: str
    budget: float
    packs: list[str]


class Thought(msgspec.Struct):
    picks: list[str]
    error: str = ""


class Memory:
    """The games this worker thought about lately. One that only went on need not be replayed from its start."""

    def __init__(self) -> None:
        self._tables: OrderedDict[str, Table] = OrderedDict()

    def table(self, job: Job) -> Table:
        table = self._tables.pop(job.game, None)
        made = len(table.history) if table is not None else 0
        if table is None or [tuple(pick) for pick in job.picks[:made]] != table.picks:
            table, made = replay(job), len(job.picks)
        for seat, pick in job.picks[made:]:
            table.play(seat, pick)
        self._tables[job.game] = table
        if len(self._tables) > REMEMBERED:
            self._tables.popitem(last=False)
        return table


def replay(job: Job) -> Table:
    record = Record.loads(job.head)
    record.picks = job.picks
    return sandtable.replay(record, packs=[Path(pack) for pack in job.packs])


def think(table: Table, job: Job) -> list[str]:
    """Pick until others must pick, so that a bot's turn is one message; at least once, and within the budget."""
    end = time.monotonic() + job.budget
    bot = new_bot(job.level)
    picks: list[str] = []
    while job.seat in table.waiting_for and len(picks) < MOST_IN_A_ROW and (not picks or time.monotonic() < end):
        code = bot.pick(Eyes(table.g, job.seat, table.title.evaluate, Dice(secrets.randbits(61))))
        picks.append(table.words.text(code))
        table.play(job.seat, code)
    return picks


def answer(memory: Memory, job: Job) -> Thought:
    try:
        return Thought(think(memory.table(job), job))
    except Exception as error:
        return Thought([], f"{type(error).__name__}: {error}")


def main(source: BinaryIO, target: BinaryIO) -> None:
    """Answer jobs until the server is gone."""
    os.nice(5)  # the server goes first
    memory, decoder = Memory(), msgspec.msgpack.Decoder(Job)
    target.write(READY)
    target.flush()
    while len(size := source.read(SIZE)) == SIZE:
        job = decoder.decode(source.read(int.from_bytes(size, "big")))
        data = msgspec.msgpack.encode(answer(memory, job))
        target.write(len(data).to_bytes(SIZE, "big") + data)
        target.flush()


# The server's end


async def until_ready(stream: asyncio.StreamReader) -> None:
    await stream.readexactly(len(READY))


async def write_job(stream: asyncio.StreamWriter, job: Job) -> None:
    data = msgspec.msgpack.encode(job)
    stream.write(len(data).to_bytes(SIZE, "big") + data)
    await stream.drain()


async def read_answer(stream: asyncio.StreamReader) -> Thought:
    size = await stream.readexactly(SIZE)
    return msgspec.msgpack.decode(await stream.readexactly(int.from_bytes(size, "big")), type=Thought)


if __name__ == "__main__":
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # nothing else may get between the answers
    main(sys.stdin.buffer, answers)
