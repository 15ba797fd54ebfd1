"""The command to play, and the table that opens without any command."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from sandtable.bots.roster import USUAL
from sandtable.cli.common import Mode, Packs, Seed, Settings, find_title, read_settings
from sandtable.cli.words import Told, language

if TYPE_CHECKING:
    from sandtable.terminal.session import Session


def play(title: str = "", /, *, players: int = 0, against: str = USUAL, mode: Mode = "", scenario: str = "",
         set: Settings = None, pack: Packs = None, seed: Seed = "", resume: Path | None = None) -> int:  # fmt: skip
    """Play in the terminal: against bots, with friends at one screen, or alone."""
    from sandtable.terminal.session import Session
    from sandtable.terminal.wish import Wish

    if resume:
        return open_table(Session.resume(resume))
    if not title:
        return open_table()
    wish = Wish(
        title=find_title(title).slug,
        players=players,
        mode=mode,
        settings={**read_settings(set), **({"scenario": scenario} if scenario else {})},
        against=[name.strip() for name in against.split(",")],
        seed=seed,
        packs=list(pack or []),
    )
    return open_table(Session.start(wish))


def open_table(session: Session | None = None) -> int:
    """Open the terminal's table with a game, or with the choice of one."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Told("play-no-terminal")
    from sandtable.terminal.app import TableApp

    farewell = TableApp(session, language=language()).run()
    if farewell:
        print(farewell)
    return 0
