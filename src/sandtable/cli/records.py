"""Commands for records: read a game again, or check that it is sound."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import sandtable
from sandtable import Record, Table
from sandtable.cli.common import Json, Packs, print_json, read_record
from sandtable.cli.words import Told, language, say
from sandtable.engine.gathering import ends, runs
from sandtable.engine.phrases import Phrase
from sandtable.engine.position import Event
from sandtable.engine.sight import SPECTATOR
from sandtable.engine.words import Words

Text = Annotated[bool, Parameter(negative="")]


def replay(file: Path, /, *, to: int | None = None, seat: int | None = None, text: Text = False, pack: Packs = None,
           json: Json = False) -> int:  # fmt: skip
    """Read a recorded game again: step through it in a terminal, or print its text."""
    record = read_record(file)
    if to is not None and not 0 <= to <= len(record.picks):
        raise Told("replay-to", picks=len(record.picks), to=to)
    if seat is not None and not 1 <= seat <= record.players:
        raise Told("replay-seat", players=record.players, seat=seat)
    onlooker = SPECTATOR if seat is None else seat - 1
    table = play_again(record, to, pack)
    if json:
        voice = table.voice(language())
        print_json(
            {"picks": len(table.history), "of": len(record.picks), "view": voice.view(onlooker), "log": voice.log(onlooker)}
        )
        return 0
    if text or not sys.stdout.isatty() or not sys.stdin.isatty():
        print("\n".join(game_text(table, onlooker)))
        return 0
    from sandtable.terminal.app import step_through

    return step_through(record, onlooker, at=len(table.history), packs=pack, language=language())


def campaign(file: Path, /, *, page: Path | None = None, pack: Packs = None, json: Json = False) -> int:
    """How a campaign stands after a recorded game."""
    table = play_again(read_record(file), None, pack)
    state = table.campaign
    if state is None:
        raise Told("campaign-none", file=file)
    messages = table.title.messages(language())
    written = table.title.campaign_page(state, table.names, messages)
    if page and not written:
        raise Told("campaign-no-diary", title=messages.text("title"))
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
    else:
        table.names = table.title.seat_names(record.players, language())
    return table


def game_text(table: Table, seat: int) -> list[str]:
    """A game for people: each pick with its number, and below it what it told that seat."""
    messages, words, names = table.title.messages(language()), table.voice(language()).words, table.names
    mode = table.title.mode_name(table.setup.mode, language())
    lines = [messages.say(Phrase("replay-head", title=messages.text("title"), mode=mode, names=", ".join(names))), ""]
    lines += told(table, words, table.opening, seat)
    for number, pick in enumerate(table.history, 1):
        if seat in (SPECTATOR, pick.seat):
            lines.append(f"{number:4}. {names[pick.seat]}: {words.text(pick.code)}")
        lines += ["      " + line for line in told(table, words, pick.events, seat)]
    return [*lines, "", *ending(table)]


def told(table: Table, words: Words, events: list[Event], seat: int) -> list[str]:
    """What some events told a seat, in sentences."""
    seen = [event for event in events if table.g.layout.sees(event.audience, seat)]
    told = runs(words.events, seen)
    return [words.sentence(told[end], table.names) for end in ends(told)]


def ending(table: Table) -> list[str]:
    """How a game ended, or for whom it waits."""
    result = table.voice(language()).result
    if result is None:
        return [say("replay-goes-on", names=[table.names[seat] for seat in table.waiting_for])]
    places = [f"{result.ranks[seat]}. {table.names[seat]}: {result.scores[seat]}" for seat in range(len(table.names))]
    return [say("replay-over", reason=result.reason), *sorted(places)]


def verify(file: Path, /, *, pack: Packs = None, json: Json = False) -> int:
    """Check a record: it replays under these rules and cards, and to the result it claims."""
    record = read_record(file)
    try:
        table = play_again(record, None, pack)
        if record.result is not None:
            table.verify(record)
    except sandtable.SandtableError as error:
        raise Told("verify-not", file=file, why=error) from None
    if json:
        print_json(
            {"file": str(file), "title": record.title, "picks": len(record.picks), "over": table.over, "result": record.result}
        )
    else:
        name = table.title.messages(language()).text("title")
        print(say("verify-sound", file=file, title=name, picks=len(record.picks)), *ending(table))
    return 0
