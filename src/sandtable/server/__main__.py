"""`python -m sandtable.server`: run a server without the rest of the command line."""

from __future__ import annotations

import argparse
from pathlib import Path

from sandtable.server.commands import serve
from sandtable.server.settings import Settings


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m sandtable.server", description="Run a Sandtable server.")
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen at")
    parser.add_argument("--port", type=int, default=8000, help="0 takes any free port")
    parser.add_argument("--data", type=Path, default=Path("sandtable-data"), help="the folder for everything it keeps")
    parser.add_argument("--database", default="", help="postgresql://... instead of SQLite in the data folder")
    parser.add_argument("--redis", default="", help="redis://... when several nodes share a database")
    parser.add_argument("--origin", action="append", default=[], help="another address whose pages may use this server")
    parser.add_argument("--secure", action="store_true", help="cookies over https only (behind a proxy)")
    parser.add_argument("--workers", type=int, help="processes for bots")
    parser.add_argument("--budget", type=float, default=1.0, help="seconds a bot may think about a pick")
    parser.add_argument("--pause", type=float, default=1.0, help="seconds of silence after what somebody may answer in secret")
    parser.add_argument("--no-limits", action="store_true", help="for tests: anybody may ask as often as they like")
    parser.add_argument("--set-aside", action="store_true", help="start although some running games no longer replay")
    args = parser.parse_args()
    given = {name: getattr(args, name) for name in ("workers", "database", "redis")}
    more = {name: value for name, value in given.items() if value not in (None, "")}
    serve(
        Settings(
            data=args.data, host=args.host, port=args.port,
            origins=tuple(args.origin), secure=args.secure, budget=args.budget, pause=args.pause, limits=not args.no_limits,
            set_aside=args.set_aside, **more,
        )
    )  # fmt: skip


main()
