"""How much work a frame is while something is dragged, measured with the browser's tracing.

    .venv/bin/python -m benchmarks.frames [TITLE ...]

Plays until something can be dragged, drags it across the board and adds up the processor time that the page's thread spends from
one frame to the next. Four times that is what a processor needs that is four times slower: below 16.7 milliseconds it shows 60
frames a second. Processor time, unlike the time on a clock, is the same whatever else the machine does. Needs chromium and a
built client; starts a server of its own.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from playwright.sync_api import CDPSession, FloatRect, Page, sync_playwright

from benchmarks.clicks import FLAGS, HANDS, PATIENCE, PLANS, SECONDS, server, sit_down

SLOWER = 4
FRAME = 1000 / 60  # milliseconds
STEPS = 120  # of one drag
# What is dragged, and where: the middle of the first thing that is lit, over the whole board and back.
LIT = {"frontier_wars": ".hex.movable", "legion": ".cards .piece.lit[data-pick^=send]"}
BOARDS = {"frontier_wars": ".map", "legion": ".plots"}
IN_HAND = {"frontier_wars": ".carried", "legion": ".flight"}


def box(page: Page, what: str) -> FloatRect:
    found = page.locator(what).first.bounding_box()
    assert found is not None
    return found


def drag(page: Page, thing: FloatRect, board: FloatRect) -> None:
    """Take a thing up and carry it over the board."""
    page.mouse.move(thing["x"] + thing["width"] / 2, thing["y"] + thing["height"] / 2)
    page.mouse.down()
    for step in range(STEPS):
        part = abs(2 * step / STEPS - 1)
        page.mouse.move(board["x"] + part * board["width"], board["y"] + board["height"] * (0.3 + 0.5 * part))


def traced(page: Page, title: str) -> list[dict[str, Any]]:
    """The events of one drag."""
    session: CDPSession = page.context.new_cdp_session(page)
    events: list[dict[str, Any]] = []
    over: list[bool] = []
    thing, board = box(page, LIT[title]), box(page, BOARDS[title])  # looking for them is no part of the drag
    session.on("Tracing.dataCollected", lambda more: events.extend(more["value"]))
    session.on("Tracing.tracingComplete", lambda _: over.append(True))
    session.send("Tracing.start", {"categories": "toplevel,cc,benchmark", "transferMode": "ReportEvents"})
    drag(page, thing, board)
    session.send("Tracing.end")
    while not over:
        page.wait_for_timeout(50)
    assert page.locator(IN_HAND[title]).count() == 1, f"{title}: nothing was dragged"
    return events


def work(events: list[dict[str, Any]]) -> Iterator[float]:
    """Milliseconds of processor time that the page's thread works from the beginning of one frame to that of the next."""
    begun = (one for one in events if one["name"] == "ProxyMain::BeginMainFrame" and one["ph"] == "X")
    frames = sorted((one["ts"], one["pid"], one["tid"]) for one in begun)
    tasks = [one for one in events if one["name"].endswith("RunTask") and "tdur" in one]
    for (begin, pid, tid), (end, *_) in pairwise(frames):
        own = (one["tdur"] for one in tasks if (one["pid"], one["tid"]) == (pid, tid) and begin <= one["ts"] < end)
        yield sum(own) / 1000


def report(title: str, frames: list[float]) -> str:
    slowed = sorted(SLOWER * one for one in frames)
    median, most = slowed[len(slowed) // 2], slowed[len(slowed) * 95 // 100]
    late = sum(one > FRAME for one in slowed)
    shares = f"half of them take at most {median:.1f} ms, 95 % at most {most:.1f} ms"
    return f"{title}: {len(slowed)} frames; {SLOWER} times slower {shares}, {late} more than {FRAME:.1f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description="measure the frames of a drag")
    parser.add_argument("titles", nargs="*", default=list(LIT))
    wishes = parser.parse_args()
    for title in wishes.titles:
        with server() as address, sync_playwright() as play:
            browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
            page = browser.new_context(viewport={"width": 1440, "height": 900}, base_url=address).new_page()
            page.set_default_timeout(PATIENCE)
            sit_down(page, title)
            page.evaluate(HANDS, [PLANS.get(title, []), SECONDS, LIT[title]])
            print(report(title, list(work(traced(page, title)))), flush=True)
            browser.close()


if __name__ == "__main__":
    main()
