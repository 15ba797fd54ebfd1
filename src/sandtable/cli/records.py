"""Commands for records: read a game again, or check that it is sound."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import sandtable
from sandtable import Record, Table
from sandtable.cli.common import Json, Packs, Told, print_json, read_record
from sandtable.engine.sight import SPECTATOR

Text = Annotated[bool, Parameter(negative="", help="Print the game text, also where it could be stepped through.")]


def replay(file: Path, /, *, to: int | None = None, seat: int | None = None, text: Text = False, pack: Packs = None,
           json: Json = False) -> int:  # fmt: skip
    """Read a recorded game again: step through it in a terminal, or print its text.

    Parameters
    ----------
    file
        The record.
    to
        Stop after so many picks.
    seat
        As this seat saw it, counted from 1. Without it: all picks, and what everybody saw.
    """
    record = read_record(file)
    if to is not None and not 0 <= to <= len(record.picks):
        raise Told(f"The record has {len(record.picks)} picks, so --to is a number from 0 to {len(record.picks)}, not {to}.")
    if seat is not None and not 1 <= seat <= record.players:
        raise Told(f"The record has {record.players} seats, so --seat is a number from 1 to {record.players}, not {seat}.")
    onlooker = SPECTATOR if seat is None else seat - 1
    table = play_again(record, to, pack)
    if json:
        print_json(
            {"picks": len(table.history), "of": len(record.picks), "view": table.view(onlooker), "log": table.log(onlooker)}
        )
        return 0
    if text or not sys.stdout.isatty() or not sys.stdin.isatty():
        print("\n".join(game_text(table, onlooker)))
        return 0
    from sandtable.terminal.app import step_through

    return step_through(record, onlooker, at=len(table.history), packs=pack)


def campaign(file: Path, /, *, page: Path | None = None, pack: Packs = None, json: Json = False) -> int:
    """How a campaign stands after a recorded game.

    Parameters
    ----------
    file
        The record of a finished game of a campaign.
    page
        Also write the campaign's diary, where its title keeps one, as an HTML page to this file.
    """
    table = play_again(read_record(file), None, pack)
    state = table.campaign
    if state is None:
        raise Told(f"{file} is no finished game of a campaign.")
    messages = table.title.messages()
    written = table.title.campaign_page(state, table.names, messages)
    if page and not written:
        raise Told(f"{table.title.name} keeps no diary.")
    if page:
        page.write_text(written, "utf-8")
    if json:
        print_json(state)
    else:
        print("\n".join(table.title.campaign_lines(state, table.names, messages)))
    return 0


def play_again(record: Record, to: int | None, packs: list[Path] | None) -> Table:
    table = sandtable.replay(record, upto=to, packs=packs)
    names = record.notes.get("names")
    if isinstance(names, list) and len(names) == len(table.names):
        table.names = [str(name) for name in names]
    return table


def game_text(table: Table, seat: int) -> list[str]:
    """A game for people: each pick with its number, and below it what it told that seat."""
    title, setup = table.title, table.setup
    lines = [f"{title.name}, {title.mode_name(setup.mode)}: {', '.join(table.names)}", ""]
    sees = table.g.layout.sees
    lines += [table.words.sentence(event, table.names) for event in table.opening if sees(event.audience, seat)]
    for number, pick in enumerate(table.history, 1):
        if seat in (SPECTATOR, pick.seat):
            lines.append(f"{number:4}. {table.names[pick.seat]}: {table.words.text(pick.code)}")
        lines += ["      " + table.words.sentence(event, table.names) for event in pick.events if sees(event.audience, seat)]
    return [*lines, "", *ending(table)]


def ending(table: Table) -> list[str]:
    result = table.voice().result
    if result is None:
        waiting = " and ".join(table.names[seat] for seat in table.waiting_for)
        return [f"The game goes on: {waiting} to pick."]
    places = [f"{result.ranks[seat]}. {table.names[seat]}: {result.scores[seat]}" for seat in range(len(table.names))]
    return [f"The game is over: {result.reason}.", *sorted(places)]


def verify(file: Path, /, *, pack: Packs = None, json: Json = False) -> int:
    """Check a record: it replays under these rules and cards, and to the result it claims.

    Parameters
    ----------
    file
        The record.
    """
    record = read_record(file)
    try:
        table = sandtable.replay(record, packs=pack)
        if record.result is not None:
            table.verify(record)
    except sandtable.SandtableError as error:
        raise Told(f"{file} does not verify: {error}.") from None
    if json:
        print_json(
            {"file": str(file), "title": record.title, "picks": len(record.picks), "over": table.over, "result": record.result}
        )
    else:
        print(f"{file} is sound: {table.title.name}, {len(record.picks)} picks. {' '.join(ending(table))}")
    return 0
