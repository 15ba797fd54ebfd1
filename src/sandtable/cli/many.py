"""The commands that play many games: `sim` counts who wins, `fuzz` looks for broken promises."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.markup import escape
from rich.table import Table

from sandtable.arena import fuzz as fuzzing
from sandtable.arena.executors import Cores
from sandtable.arena.figures import Stopwatch
from sandtable.arena.sim import Simulation, summary
from sandtable.cli.common import (
    Json,
    Mode,
    Packs,
    Seed,
    Settings,
    at_least,
    console,
    find_title,
    fresh_seed,
    play_all,
    print_json,
    read_bots,
    read_table,
)  # fmt: skip
from sandtable.cli.words import Told, bot_name, language, say


def sim(title: str, /, *, players: int = 2, games: int = 100, bots: str = "greedy,random", mode: Mode = "", set: Settings = None,
        pack: Packs = None, seed: Seed = "", processes: int = 0, json: Json = False) -> None:  # fmt: skip
    """Play many games between bots and print who wins, from which seat, and how long games are."""
    at_least(1, games, "--games")
    names = tuple(read_bots(bots))
    if len(names) > players:
        raise Told("sim-too-many-bots", bots=len(names), players=players)
    simulation = Simulation(read_table(title, mode, set, pack), players, names, fresh_seed(seed))
    watch = Stopwatch()
    found = summary(simulation, play_all(simulation, games, Cores(processes), quiet=json))
    found["speed"] = {"seconds": round(watch.seconds, 3), "games_per_second": round(games / watch.seconds, 2)}
    print_json(found) if json else print_summary(found)


def print_summary(found: dict[str, Any]) -> None:
    """Who won, from which seat, how long games were and how they ended."""
    print_head(found)
    heads = [escape(say(f"sim-head-{name}")) for name in ("won", "interval", "of", "score")]
    table = Table("", *heads, box=None, header_style="dim", padding=(0, 2, 0, 0))
    for name, line in found["bots"].items():
        number, _, level = name.partition(" ")
        table.add_row(escape(say("sim-bot", number=int(number), level=bot_name(level))), *standing_cells(line))
    for seat, line in enumerate(found["seats"], 1):
        table.add_row(escape(say("seat", number=seat)), *standing_cells(line))
    console.print(table)
    for name in ("decisions", "rounds"):
        if found[name]:
            line = found[name]
            print(say(f"sim-{name}", mean=f"{line['mean']:.1f}", least=line["least"], most=line["most"]))
    messages = find_title(found["title"]).messages(language())
    for reason, count in found["endings"].items():
        print(f"{count / found['games']:4.0%} {messages.text(f'reason-{reason}')}")


def print_head(found: dict[str, Any]) -> None:
    speed, title = found["speed"], find_title(found["title"])
    print(
        say(
            "sim-head", title=title.messages(language()).text("title"), mode=title.mode_name(found["mode"], language()),
            games=found["games"], players=found["players"], seed=found["seed"], seconds=f"{speed['seconds']:.1f}",
            speed=f"{speed['games_per_second']:.1f}",
        )
    )  # fmt: skip


def standing_cells(line: dict[str, Any]) -> list[str]:
    low, high = line["interval"]
    interval = escape(say("sim-interval", low=f"{low:.1%}", high=f"{high:.1%}"))
    return [f"{line['rate']:.1%}", interval, str(line["played"]), f"{line['score']:.1f}"]


def fuzz(title: str, /, *, games: int = 100, mode: Mode = "", players: int = 0, out: Path = Path("fuzz"), seed: Seed = "",
         processes: int = 0, json: Json = False) -> int:  # fmt: skip
    """Play random games in all variants of a title and check every promise: distinct options, no card lost, nothing hidden
    shown, the title's own invariants kept, clone, load, undo and replay exact, and an end. Seats leave at any decision, where
    the rules let them. A failure is written as a record."""
    at_least(1, games, "--games")
    slug = find_title(title).slug
    seed = fresh_seed(seed)
    variants = fuzzing.variants_of(slug, mode, players)
    watch = Stopwatch()
    outcomes = play_all(fuzzing.Fuzz(slug, variants, seed), games, Cores(processes), quiet=json)
    failures = [outcome.failure for outcome in outcomes if outcome.failure]
    picks = sum(outcome.picks for outcome in outcomes)
    found = {"title": slug, "games": games, "picks": picks, "seed": seed, "variants": len(variants)}
    broken = [{**failure.told, "file": str(write_failure(failure, out))} for failure in failures]
    print_json({**found, "failures": broken}) if json else print_failures(found, broken, watch.seconds)
    return 1 if failures else 0


def print_failures(found: dict[str, Any], failures: list[dict[str, Any]], seconds: float) -> None:
    """How much was played, and every game that broke a promise with the file that shows it."""
    name = find_title(found["title"]).messages(language()).text("title")
    print(say("fuzz-head", **{**found, "title": name}, seconds=f"{seconds:.1f}"))
    for failure in failures:
        where = {key: failure[key] for key in ("reason", "variant", "seed", "picks")}
        print(say("fuzz-failure", **where), f"  {failure['file']}", sep="\n")
    print(say("fuzz-failures", count=len(failures)))


def write_failure(failure: fuzzing.Failure, folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / failure.file_name
    path.write_text(failure.record, "utf-8")
    if failure.trace:
        path.with_suffix(".trace.txt").write_text(failure.trace, "utf-8")
    return path
