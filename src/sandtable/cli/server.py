"""The commands around a server: run it, back it up, take games out and bring them in."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from sandtable.cli.words import language, say

if TYPE_CHECKING:
    from sandtable.server.settings import Settings

Limits = Annotated[bool, Parameter(show=False)]  # off in tests: anybody may ask as often as they like


def data_folder(data: Path | None) -> Path:
    """Where a server keeps its things: what was asked for, SANDTABLE_DATA, or the folder of the user's data."""
    if data is not None:
        return data
    home = os.environ.get("SANDTABLE_DATA")
    if home:
        return Path(home) / "server"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "sandtable" / "server"


def place(data: Path | None, database: str = "") -> Settings:
    """Which storage is meant: what was asked for, SANDTABLE_DATABASE, or the one in the data folder."""
    from sandtable.server.settings import Settings

    address = database or os.environ.get("SANDTABLE_DATABASE", "")
    return Settings(data=data_folder(data), database=address, language=language())


def serve(*, host: str = "127.0.0.1", port: int = 8000, data: Path | None = None, database: str = "", redis: str = "",
          origin: list[str] | None = None, metrics_for: list[str] | None = None, secure: bool = False,
          workers: int | None = None, budget: float = 1.0, pause: float = 5.0,
          address: str = "", smtp: str = "", mail_from: str = "", hooks_inside: bool = False,
          limits: Limits = True) -> int:  # fmt: skip
    """Open the house: play in the browser, alone, with friends, live or over days."""
    from sandtable.server.commands.serve import serve as run
    from sandtable.server.settings import Settings, spare_cores

    run(
        Settings(
            data=data_folder(data),
            host=host,
            port=port,
            origins=tuple(origin or ()),
            metrics_for=tuple(metrics_for or ()),
            secure=secure,
            budget=budget,
            pause=pause,
            address=address.rstrip("/"),
            smtp=smtp or os.environ.get("SANDTABLE_SMTP", ""),
            mail_from=mail_from,
            hooks_inside=hooks_inside,
            limits=limits,
            language=language(),
            workers=workers or spare_cores(),
            database=database or os.environ.get("SANDTABLE_DATABASE", ""),
            redis=redis or os.environ.get("SANDTABLE_REDIS", ""),
        )
    )
    return 0


def backup(file: Path, /, *, data: Path | None = None) -> int:
    """Copy the whole storage of a server to a file, while it runs."""
    from sandtable.server.commands.archive import backup as run

    run(place(data), file)
    print(say("backup-done", file=file))
    return 0


def migrate(*, check: bool = False, end: bool = False, verbose: bool = False, data: Path | None = None,
            database: str = "") -> int:  # fmt: skip
    """Go on with all running games of a storage after an upgrade, or say beforehand what becomes of them."""
    from sandtable.server.commands import upgrade

    settings = place(data, database)
    found = upgrade.check(settings) if check else upgrade.migrate(settings, end=end)
    for line in upgrade.report(settings, found, verbose=verbose):
        print(line)
    return 0


def export(game: str, /, *, folder: Path = Path(), data: Path | None = None, database: str = "") -> int:
    """Write the record of a game, and the game in words, into a folder."""
    from sandtable.server.commands.archive import export as run

    for file in run(place(data, database), game, folder):
        print(file)
    return 0


def bring_in(record: Path, /, *, data: Path | None = None, database: str = "") -> int:
    """Put a recorded game into the storage of a server."""
    from sandtable.server.commands.archive import import_record as run

    id = run(place(data, database), record)
    print(say("import-done", id=id))
    return 0
