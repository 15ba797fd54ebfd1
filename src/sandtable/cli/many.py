"""Commands that play many games: statistics, fuzzing, balance."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.table import Table

from sandtable.arena import fuzz as fuzzing
from sandtable.arena.sim import Game, Match, Stopwatch, simulate, summary
from sandtable.bots.roster import bot_names
from sandtable.cli.common import (
    Json,
    Mode,
    Packs,
    Processes,
    Seed,
    Settings,
    Told,
    at_least,
    console,
    find_title,
    fresh_seed,
    print_json,
    progress,
    read_settings,
    unknown,
)  # fmt: skip

Bots = Annotated[str, Parameter(help="The bots, by name, with commas between. They change seats from game to game.")]


def sim(title: str, /, *, players: int = 2, games: int = 100, bots: Bots = "greedy,random", mode: Mode = "", set: Settings = None,
        pack: Packs = None, seed: Seed = "", processes: Processes = 0, json: Json = False) -> None:  # fmt: skip
    """Play many games between bots and print who wins, from which seat, and how long games are.

    Parameters
    ----------
    title
        The title, in any spelling.
    players
        How many play.
    games
        How many games.
    """
    at_least(1, games, "--games")
    names = tuple(read_bots(bots))
    if len(names) > players:
        raise Told(f"{len(names)} bots cannot sit on {players} seat{'s' if players > 1 else ''}: name fewer with --bots.")
    match = Match(find_title(title).slug, players, names, fresh_seed(seed), mode, read_settings(set), tuple(pack or ()))
    played: list[Game] = []
    watch = Stopwatch()
    bar, task = progress("games", games, quiet=json)
    with bar:
        for some in simulate(match, games, processes):
            played += some
            bar.advance(task, len(some))
    found = summary(match, played)
    found["speed"] = {"seconds": round(watch.seconds, 3), "games_per_second": round(games / watch.seconds, 2)}
    print_json(found) if json else print_summary(found)


def read_bots(text: str) -> list[str]:
    names = [name.strip() for name in text.split(",") if name.strip()]
    for name in names:
        if name not in bot_names():
            raise Told(unknown("bot", name, bot_names()))
    if not names:
        raise Told(f"--bots names no bot; there are {', '.join(bot_names())}.")
    return names


def print_summary(found: dict[str, Any]) -> None:
    speed = found["speed"]
    console.print(
        f"{found['games']} games of [bold]{found['title']}[/], {found['mode']}, {found['players']} players, "
        f"seed {found['seed']}: {speed['seconds']:.1f} s, {speed['games_per_second']:.1f} games/s"
    )
    table = Table("", "won", "95 % interval", "of", "score", box=None, header_style="dim", padding=(0, 2, 0, 0))
    for name, line in found["bots"].items():
        table.add_row(name, *standing_cells(line))
    for seat, line in enumerate(found["seats"], 1):
        table.add_row(f"seat {seat}", *standing_cells(line))
    console.print(table)
    for name in ("decisions", "rounds"):
        if found[name]:
            line = found[name]
            console.print(f"{name} a game: {line['mean']:.1f} (from {line['least']} to {line['most']})")
    for reason, count in found["endings"].items():
        console.print(f"{count / found['games']:4.0%} {reason}")


def standing_cells(line: dict[str, Any]) -> list[str]:
    low, high = line["interval"]
    return [f"{line['rate']:.1%}", f"{low:.1%} to {high:.1%}", str(line["played"]), f"{line['score']:.1f}"]


def fuzz(title: str, /, *, games: int = 100, mode: Mode = "", players: int = 0, out: Path = Path("fuzz"), seed: Seed = "",
         processes: Processes = 0, json: Json = False) -> int:  # fmt: skip
    """Play random games in all variants of a title and check every promise: distinct options, no card lost, nothing hidden
    shown, the title's own invariants kept, clone, load, undo and replay exact, and an end. Seats leave at any decision, where
    the rules let them. A failure is written as a record.

    Parameters
    ----------
    title
        The title, in any spelling.
    games
        How many games, shared out over the variants.
    players
        Only tables with so many players.
    out
        The folder for the records of failures.
    """
    at_least(1, games, "--games")
    slug = find_title(title).slug
    seed = fresh_seed(seed)
    variants = fuzzing.variants_of(slug, mode, players)
    failures: list[fuzzing.Failure] = []
    picks, watch = 0, Stopwatch()
    bar, task = progress("games", games, quiet=json)
    with bar:
        for outcome in fuzzing.fuzz(slug, variants, games, seed, processes):
            failures += outcome.failures
            picks += outcome.picks
            bar.advance(task, outcome.games)
    files = [write_failure(failure, out) for failure in failures]
    if json:
        print_json({"title": slug, "games": games, "picks": picks, "seed": seed, "variants": len(variants), "failures": [
            {"variant": f.variant, "seed": f.seed, "reason": f.reason, "picks": f.picks, "file": str(file)}
            for f, file in zip(failures, files, strict=True)]})  # fmt: skip
    else:
        print(f"{games} games in {len(variants)} variants of {slug}, {picks} picks, seed {seed}: {watch.seconds:.1f} s.")
        for failure, file in zip(failures, files, strict=True):
            print(f"{failure.variant}, seed {failure.seed}, after {failure.picks} picks: {failure.reason}\n  {file}")
        print(f"{len(failures)} failures." if failures else "Every promise was kept.")
    return 1 if failures else 0


def write_failure(failure: fuzzing.Failure, folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / failure.file_name
    path.write_text(failure.record, "utf-8")
    if failure.trace:
        path.with_suffix(".trace.txt").write_text(failure.trace, "utf-8")
    return path


def balance(title: str, /, *, games: int = 100, seed: Seed = "1", out: Path | None = None) -> None:
    """How even a title is: its factions, seats or scenarios, measured in games between bots. In Markdown.

    Parameters
    ----------
    title
        The title, in any spelling.
    games
        How many games; a title says of what.
    out
        Write the report into this file instead of printing it.
    """
    at_least(1, games, "--games")
    report = find_title(title).balance(games, seed)
    if out:
        out.write_text(report, "utf-8")
        print(f"The report is in {out}.")
    else:
        print(report)
