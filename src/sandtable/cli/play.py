"""The command to play, and the table that opens without any command."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from sandtable.cli.common import Mode, Packs, Seed, Settings, Told, find_title, read_settings

Against = Annotated[
    str, Parameter(help="Who sits on the other seats, with commas between: names of bots, or `human`. The last one fills up.")
]


def play(title: str = "", /, *, players: int = 0, against: Against = "greedy", mode: Mode = "", scenario: str = "",
         set: Settings = None, pack: Packs = None, seed: Seed = "", resume: Path | None = None) -> int:  # fmt: skip
    """Play in the terminal: against bots, with friends at one screen, or alone.

    Parameters
    ----------
    title
        The title, in any spelling. Without it you choose at the table.
    players
        How many play: usually two, or as few as the mode allows.
    scenario
        For titles with scenarios: which one; `sandtable map` lists them.
    resume
        Go on with this saved game.
    """
    if resume:
        return open_table(resume=resume)
    if not title:
        return open_table()
    from sandtable.terminal.session import Session, Wish

    wish = Wish(
        title=find_title(title).slug,
        players=players,
        mode=mode,
        settings={**read_settings(set), **({"scenario": scenario} if scenario else {})},
        against=[name.strip() for name in against.split(",")],
        seed=seed,
        packs=list(pack or []),
    )
    return open_table(session=Session.start(wish))


def open_table(*, session: object = None, resume: Path | None = None) -> int:
    from sandtable.terminal.session import Session

    if resume:
        session = Session.resume(resume)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Told("The table needs a terminal; `sandtable --help` lists commands that do without.")
    from sandtable.terminal.app import TableApp

    farewell = TableApp(session if isinstance(session, Session) else None).run()
    if farewell:
        print(farewell)
    return 0
