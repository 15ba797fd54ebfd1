"""The commands around a server: run it, back it up, take games out and bring them in."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

Data = Annotated[Path | None, Parameter(help="The folder for everything the server keeps.")]
Database = Annotated[str, Parameter(help="postgresql://... instead of SQLite in the data folder.")]

Limits = Annotated[bool, Parameter(show=False)]  # off in tests: anybody may ask as often as they like


def data_folder(data: Path | None) -> Path:
    """Where a server keeps its things: what was asked for, SANDTABLE_DATA, or the folder of the user's data."""
    if data is not None:
        return data
    home = os.environ.get("SANDTABLE_DATA")
    if home:
        return Path(home) / "server"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "sandtable" / "server"


def serve(*, host: str = "127.0.0.1", port: int = 8000, data: Data = None, database: Database = "", redis: str = "",
          origin: list[str] | None = None, metrics_for: list[str] | None = None, secure: bool = False,
          workers: int | None = None, budget: float = 1.0, pause: float = 5.0, set_aside: bool = False,
          limits: Limits = True) -> int:  # fmt: skip
    """Open the house: play in the browser, alone, with friends, live or over days.

    Parameters
    ----------
    host
        The address to listen at; 0.0.0.0 lets other machines in.
    port
        0 takes any free port.
    redis
        redis://... when several nodes share a database.
    origin
        Another address whose pages may use this server.
    metrics_for
        A network that may read /metrics, such as 10.0.0.0/8; this machine always may.
    secure
        Cookies over https only, for a server behind a proxy that speaks https.
    workers
        Processes for bots; without it one less than there are cores.
    budget
        Seconds a bot may think about a pick.
    pause
        Seconds of silence at live tables after what somebody may answer in secret.
    set_aside
        Start although some running games no longer replay.
    """
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
            set_aside=set_aside,
            limits=limits,
            workers=workers or spare_cores(),
            database=database or os.environ.get("SANDTABLE_DATABASE", ""),
            redis=redis or os.environ.get("SANDTABLE_REDIS", ""),
        )
    )
    return 0


def backup(file: Path, /, *, data: Data = None) -> int:
    """Copy the whole storage of a server to a file, while it runs."""
    from sandtable.server.commands.archive import backup as run
    from sandtable.server.settings import Settings

    run(Settings(data=data_folder(data)), file)
    print(f"Everything is in {file}.")
    return 0


def export(game: str, /, *, folder: Path = Path(), data: Data = None, database: Database = "") -> int:
    """Write the record of a game, and the game in words, into a folder."""
    from sandtable.server.commands.archive import export as run
    from sandtable.server.settings import Settings

    for file in run(Settings(data=data_folder(data), database=database), game, folder):
        print(file)
    return 0


def bring_in(record: Path, /, *, data: Data = None, database: Database = "") -> int:
    """Put a recorded game into the storage of a server."""
    from sandtable.server.commands.archive import import_record as run
    from sandtable.server.settings import Settings

    print(f"The game is kept as {run(Settings(data=data_folder(data), database=database), record)}.")
    return 0
