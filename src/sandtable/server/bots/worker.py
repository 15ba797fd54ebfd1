"""A worker process: it gets a position, thinks for one seat with what that seat may know, and answers."""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
import time
from functools import lru_cache
from typing import BinaryIO, Final

import msgspec

import sandtable
from sandtable import Table
from sandtable.bots.eyes import Eyes
from sandtable.bots.roster import new_bot
from sandtable.engine.chance import Dice
from sandtable.engine.content import Content
from sandtable.engine.plain import plain, position
from sandtable.engine.recording import record_of, setup_of

REMEMBERED: Final = 32  # games whose tables a worker has at hand
MOST_IN_A_ROW: Final = 30  # picks in one answer
SIZE: Final = 4  # bytes of the length before each message
READY: Final = b"!"  # said once, before the first job


class Job(msgspec.Struct):
    """A seat that must pick: what its game starts from, where it stands, the level of the bot, and how long it may think."""

    head: str
    cards: bytes  # what they say, if this version has others; else nothing
    position: bytes
    seat: int
    level: str
    budget: float = 0.0


class Thought(msgspec.Struct):
    picks: list[str]
    error: str = ""


def job_for(table: Table, seat: int, level: str) -> Job:
    """What a bot has to know. It is as much in the last round as in the first: what happened before is no part of it."""
    cards = b"" if table.setup.content.hash == table.title.content().hash else table.setup.content.dumps()
    return Job(
        record_of(table.title, table.setup, []).dumps(), cards, msgspec.msgpack.encode(plain(table.title, table.g)), seat, level
    )


def table_of(job: Job) -> Table:
    """The game as it stands, with no picks made yet."""
    table = laid_out(job.head, job.cards)
    return table.at(position(table.title, table.setup, msgspec.msgpack.decode(job.position)), 0)


@lru_cache(maxsize=REMEMBERED)
def laid_out(head: str, cards: bytes) -> Table:
    """A table of this game with nothing on it."""
    record = sandtable.Record.loads(head)
    title = sandtable.title(record.title)
    setup = setup_of(title, record, content=Content.loads(cards) if cards else None)
    return Table(title, setup, begun=(title.empty(setup), []))


def think(table: Table, job: Job) -> list[str]:
    """Pick until others must pick, so that a bot's turn is one message; at least once, and within the budget."""
    end = time.monotonic() + job.budget
    bot = new_bot(job.level, job.budget)
    picks: list[str] = []
    while job.seat in table.waiting_for and len(picks) < MOST_IN_A_ROW and (not picks or time.monotonic() < end):
        code = bot.pick(Eyes(table.g, job.seat, table.title.judge, Dice(secrets.randbits(61))))
        picks.append(table.words.text(code))
        table.play(job.seat, code)
    return picks


def answer(job: Job) -> Thought:
    try:
        return Thought(think(table_of(job), job))
    except Exception as error:
        return Thought([], f"{type(error).__name__}: {error}")


def main(source: BinaryIO, target: BinaryIO) -> None:
    """Answer jobs until the server is gone."""
    os.nice(5)  # the server goes first
    decoder = msgspec.msgpack.Decoder(Job)
    target.write(READY)
    target.flush()
    while len(size := source.read(SIZE)) == SIZE:
        job = decoder.decode(source.read(int.from_bytes(size, "big")))
        data = msgspec.msgpack.encode(answer(job))
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
