"""The list of commands. Each is loaded when it is called, so that none waits for the libraries of another."""

from __future__ import annotations

from cyclopts import App

import sandtable

app = App(
    name="sandtable",
    help="Modern board games to play with people and bots. Without a command: a server opens for your browser.",
    version=sandtable.__version__,
    suppress_keyboard_interrupt=False,
    help_format="plaintext",
)

PLACE = "sandtable.cli"
COMMANDS = {
    "serve": ("server:serve", "Open the house: play in the browser, alone, with friends, live or over days."),
    "titles": ("look:titles", "The titles on the shelf, with their modes, numbers of players and settings."),
    "play": ("play:play", "Play in the terminal: against bots, with friends at one screen, or alone."),
    "rules": ("look:rules", "The rules of a title, or one of them."),
    "cards": ("look:cards", "The cards of a title, or one of them."),
    "map": ("look:maps", "The maps of the titles that have some, or one of them drawn."),
    "replay": ("records:replay", "Read a recorded game again: step through it, or print its text."),
    "campaign": ("records:campaign", "How a campaign stands after a recorded game; its diary as a page."),
    "verify": ("records:verify", "Check a record: it replays, and to the result it claims."),
    "sim": ("many:sim", "Play many games between bots and print who wins, from which seat, and how long games are."),
    "fuzz": ("many:fuzz", "Play random games and check every promise; a failure is written as a record."),
    "balance": ("many:balance", "How even a title is, measured in games between bots."),
    "backup": ("server:backup", "Copy the whole storage of a server to a file, while it runs."),
    "export": ("server:export", "Write the record of a server's game, and the game in words, into a folder."),
    "import": ("server:bring_in", "Put a recorded game into the storage of a server."),
    "bench": ("speed:bench", "How fast this build is, or both builds side by side."),
}
for order, (name, (place, about)) in enumerate(COMMANDS.items()):
    app.command(f"{PLACE}.{place}", name=name, help=about, sort_key=order)

pack = App(name="pack", help="Packs: folders with an owner's own numbers for the cards of a title.", sort_key=len(COMMANDS))
pack.command(f"{PLACE}.look:check_pack", name="check", help="Check every file, entry and field, and set up games with it.")
app.command(pack)


@app.default
def open_house() -> int:
    """Serve, with everything as it comes."""
    from sandtable.cli.server import serve

    return serve()
