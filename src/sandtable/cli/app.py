"""The list of commands. Each is loaded when it is called, so that none waits for the libraries of another."""

from __future__ import annotations

from typing import Final

from cyclopts import App

import sandtable
from sandtable.cli.help import Help

PLACE: Final = "sandtable.cli"
COMMANDS: Final = {
    "serve": "server:serve",
    "titles": "look:titles",
    "play": "play:play",
    "rules": "look:rules",
    "cards": "look:cards",
    "map": "look:maps",
    "replay": "records:replay",
    "campaign": "records:campaign",
    "verify": "records:verify",
    "sim": "many:sim",
    "fuzz": "many:fuzz",
    "backup": "server:backup",
    "migrate": "server:migrate",
    "export": "server:export",
    "import": "server:bring_in",
    "bench": "speed:bench",
}

app = App(name="sandtable", version=sandtable.__version__, suppress_keyboard_interrupt=False, help_formatter=Help())
for order, (name, place) in enumerate(COMMANDS.items()):
    app.command(f"{PLACE}.{place}", name=name, sort_key=order, help_formatter=Help(name))

pack = App(name="pack", sort_key=len(COMMANDS), help_formatter=Help("pack"))
pack.command(f"{PLACE}.packs:check_pack", name="check", help_formatter=Help("pack check"))
app.command(pack)

ARENA: Final = ("match", "ladder", "balance", "train")
arena = App(name="arena", sort_key=len(COMMANDS) + 1, help_formatter=Help("arena"))
for name in ARENA:
    arena.command(f"{PLACE}.arena:{name}", name=name, help_formatter=Help(f"arena {name}"))
app.command(arena)

HOSTING: Final = {
    "role": "role", "glance": "glance", "people": "people", "tables": "tables", "table": "see_to", "reports": "reports",
    "close": "close", "bans": "bans", "ban": "ban", "lift": "lift", "words": "words", "notice": "notice", "audit": "audit",
}  # fmt: skip
host = App(name="host", sort_key=len(COMMANDS) + 2, help_formatter=Help("host"))
for order, (name, function) in enumerate(HOSTING.items()):
    host.command(f"{PLACE}.hosting:{function}", name=name, sort_key=order, help_formatter=Help(f"host {name}"))
app.command(host)


@app.default
def open_house() -> int:
    """Serve, with everything as it comes."""
    from sandtable.cli.server import serve

    return serve()
