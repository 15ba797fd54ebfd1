"""An audience: everybody who watches a live table, each from a seat, or waits for it to change."""

from __future__ import annotations

import asyncio

from sandtable.server.tables.perspective import Perspective, Watcher


class Audience:
    """Those who watch a table now, and those who see it later."""

    def __init__(self) -> None:
        self.perspectives: dict[tuple[int, str], Perspective] = {}  # by seat and language
        self.echo: Audience | None = None  # of those who see it later
        self._change: asyncio.Event | None = None

    def tell(self) -> None:
        """Everyone who watches gets what changed for them, and everyone who waits for a change may go on."""
        for perspective in list(self.perspectives.values()):
            perspective.tell()
        if self.echo is not None:
            self.echo.dismiss()
        if self._change is not None:
            self._change.set()
            self._change = None

    def dismiss(self) -> None:
        """Let those go who may no longer look."""
        for perspective in list(self.perspectives.values()):
            perspective.dismiss()

    def change(self) -> asyncio.Event:
        """The next change, for somebody who waits for it."""
        if self._change is None:
            self._change = asyncio.Event()
        return self._change

    def watchers(self) -> list[Watcher]:
        """Every device that follows this table, now or later."""
        own = [watcher for perspective in self.perspectives.values() for watcher in perspective.watchers]
        return own if self.echo is None else own + self.echo.watchers()

    def watched(self) -> bool:
        return bool(self.watchers())

    def awaited(self) -> bool:
        """Whether somebody watches, or waits for a change."""
        return self._change is not None or self.watched()
