"""The commands of those who look after a house: what their page does, at the command line of the machine."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from sandtable.cli.server import place
from sandtable.cli.words import say

Data = Annotated[Path | None, Parameter(name="--data")]
Role = Literal["admin", "moderator", "none"]
Days = Annotated[int, Parameter(name="--days")]


def show(rows: list[list[str]]) -> int:
    """Print rows of words, one line each."""
    for row in rows:
        print("  ".join(row))
    if not rows:
        print(say("host-none"))
    return 0


def done() -> int:
    print(say("host-done"))
    return 0


def role(name: str, role: Role, /, *, data: Data = None, database: str = "") -> int:
    """Give somebody a role in running the house, or take it."""
    from sandtable.server.commands import hosting

    hosting.role(place(data, database), name, "" if role == "none" else role)
    return done()


def glance(*, data: Data = None, database: str = "") -> int:
    """Show the house at a glance."""
    from sandtable.server.commands import hosting

    return show(hosting.glance(place(data, database)))


def people(name: str = "", /, *, data: Data = None, database: str = "") -> int:
    """List people."""
    from sandtable.server.commands import hosting

    return show(hosting.people(place(data, database), name))


def tables(status: Literal["open", "playing", "paused", "over", "aside"] = "playing", /, *, data: Data = None,
           database: str = "") -> int:  # fmt: skip
    """List tables."""
    from sandtable.server.commands import hosting

    return show(hosting.tables(place(data, database), status))


def see_to(act: Literal["end", "aside", "back"], table: str, /, *, data: Data = None, database: str = "") -> int:
    """End a game as it stands, set it aside, or bring it back."""
    from sandtable.server.commands import hosting

    hosting.see_to(place(data, database), act, table)
    print(say("host-soon"))
    return 0


def reports(*, closed: bool = False, data: Data = None, database: str = "") -> int:
    """List what people told the hosts."""
    from sandtable.server.commands import hosting

    return show(hosting.reports(place(data, database), closed=closed))


def close(report: str, answer: str = "", /, *, data: Data = None, database: str = "") -> int:
    """Be through with a report."""
    from sandtable.server.commands import hosting

    hosting.close(place(data, database), report, answer)
    return done()


def bans(*, data: Data = None, database: str = "") -> int:
    """List who is turned away or may not speak."""
    from sandtable.server.commands import hosting

    return show(hosting.bans(place(data, database)))


def ban(kind: Literal["person", "mute", "address"], what: str, reason: str = "", /, *, days: Days = 0, data: Data = None,
        database: str = "") -> int:  # fmt: skip
    """Turn a person or a network away, or forbid somebody to speak."""
    from sandtable.server.commands import hosting

    hosting.ban(place(data, database), kind, what, reason, days)
    return done()


def lift(ban: str, /, *, data: Data = None, database: str = "") -> int:
    """Let somebody in again, or speak again."""
    from sandtable.server.commands import hosting

    hosting.lift(place(data, database), ban)
    return done()


def words(*words: str, clear: bool = False, data: Data = None, database: str = "") -> int:
    """Show or set the words that nobody has to read."""
    from sandtable.server.commands import hosting

    wanted = list(words) if words or clear else None
    return show([[word] for word in hosting.words(place(data, database), wanted)])


def notice(text: str = "", /, *, data: Data = None, database: str = "") -> int:
    """Tell everybody something, or no longer."""
    from sandtable.server.commands import hosting

    hosting.notice(place(data, database), text)
    return done()


def audit(*, data: Data = None, database: str = "") -> int:
    """Show what hosts did."""
    from sandtable.server.commands import hosting

    return show(hosting.audit(place(data, database)))
