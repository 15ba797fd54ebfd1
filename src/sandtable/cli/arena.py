"""Commands of the arena: what bots are worth, measured."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from sandtable.arena.balance import Census, findings
from sandtable.arena.bench import player_counts
from sandtable.arena.cluster import Cluster
from sandtable.arena.executors import Cores, Executor
from sandtable.arena.ladder import USUAL_BOTS, Ladder, rankings
from sandtable.arena.match import Duel, outcome
from sandtable.arena.pages import as_html, as_markdown
from sandtable.arena.train import SURPRISE, Lessons, Taught, learn
from sandtable.bots.roster import USUAL
from sandtable.cli.balances import BalanceReport
from sandtable.cli.common import (
    Json,
    Mode,
    Packs,
    Seed,
    Settings,
    at_least,
    find_title,
    fresh_seed,
    play_all,
    print_json,
    read_bots,
    read_table,
)  # fmt: skip
from sandtable.cli.complaints import unknown
from sandtable.cli.ladders import ladder_page, print_ladder
from sandtable.cli.words import Told, language, say
from sandtable.engine.weights import dump_weights, load_weights

Timed = Annotated[bool, Parameter(name="--timed", negative="", show_default=False)]
On = Annotated[str, Parameter(name="--on")]
Counts = Annotated[str, Parameter(name="--players", show_default=False)]
CORES, RAY = "cores", "ray"
Prior = Annotated[Path | None, Parameter(name="--from")]


def match(first: str, second: str, title: str, /, *, players: int = 2, games: int = 100, mode: Mode = "", set: Settings = None,
          pack: Packs = None, timed: Timed = False, out: Path | None = None, seed: Seed = "", on: On = CORES,
          processes: int = 1, json: Json = False) -> None:  # fmt: skip
    """Let one bot play another, the same deals from every seat, and print how often it wins and how long both think."""
    at_least(1, games, "--games")
    duel = Duel(read_table(title, mode, set, pack), first, second, fresh_seed(seed), players, timed)
    found = outcome(duel, play_all(duel, games, executor(on, processes), out, quiet=json))
    print_json(found) if json else print_outcome(found)


def train(title: str, /, *, games: int = 400, players: int = 2, bot: str = "greedy", mode: Mode = "", surprise: int = SURPRISE,
          sequels: int = 0, prior: Prior = None, seed: Seed = "", on: On = CORES, processes: int = 0, data: Path | None = None,
          out: Path | None = None) -> None:  # fmt: skip
    """Learn from games of a bot with itself how much each thing speaks for a victory, and print or write the weights."""
    at_least(1, games, "--games")
    at_least(1, surprise, "--surprise")
    at_least(0, sequels, "--sequels")
    judge = find_title(title).judge
    judge = judge.reweighed(load_weights(prior, judge.things)) if prior else judge
    lessons = Lessons(read_table(title, mode, None, None), bot, fresh_seed(seed), players, surprise, sequels)
    taught = learn(judge, play_all(lessons, games, executor(on, processes), data), players)
    text = dump_weights(taught.things, taught.weights, provenance(lessons, games, taught, prior))
    out.write_text(text, "utf-8") if out else print(text)
    before, after, unknowing = f"{taught.before:.4f}", f"{taught.after:.4f}", f"{taught.unknowing:.4f}"
    print(say("train-done", games=games, before=before, after=after, unknowing=unknowing))


def ladder(title: str, /, *, bots: str = USUAL_BOTS, players: Counts = "", games: int = 40, mode: Mode = "",
           set: Settings = None, pack: Packs = None, timed: Timed = False, out: Path | None = None, report: Path | None = None,
           seed: Seed = "", on: On = CORES, processes: int = 0, json: Json = False) -> None:  # fmt: skip
    """Let many bots play each other with every number of players, and rate them."""
    at_least(1, games, "--games")
    chosen = find_title(title)
    names = tuple(read_bots(bots))
    counts = read_counts(players) or tuple(count for count in player_counts(chosen) if count <= len(names))
    rungs = Ladder(read_table(title, mode, set, pack), names, counts, fresh_seed(seed), timed)
    played = play_all(rungs, games * len(counts), executor(on, processes), out, quiet=json)
    found = rankings(rungs, played)
    if report:
        report.write_text(as_html(ladder_page(found, command_line())), "utf-8")
    print_json(found) if json else print_ladder(found)
    if report and not json:
        print(say("report-written", file=report))


def balance(title: str, /, *, bot: str = USUAL, games: int = 100, mode: Mode = "", set: Settings = None, pack: Packs = None,
            out: Path | None = None, report: Path | None = None, seed: Seed = "1", on: On = CORES, processes: int = 0,
            json: Json = False) -> None:  # fmt: skip
    """Measure which cards, factions, characters and seats win how often beside their fair share."""
    at_least(1, games, "--games")
    chosen = find_title(title)
    census = Census(read_table(title, mode, set, pack), bot, seed)
    counted = play_all(census, games * len(chosen.balance.spreads), executor(on, processes), out, quiet=json)
    found = findings(census, counted)
    page = BalanceReport(found, command_line()).page()
    if report:
        report.write_text(as_html(page) if report.suffix == ".html" else as_markdown(page), "utf-8")
    if json:
        print_json(found)
    else:
        print(say("report-written", file=report) if report else as_markdown(page))


def read_counts(text: str) -> tuple[int, ...]:
    """Numbers of players, separated by commas."""
    words = [word.strip() for word in text.split(",") if word.strip()]
    if not all(word.isdecimal() for word in words):
        raise Told("ladder-counts", given=text)
    return tuple(dict.fromkeys(map(int, words)))


def executor(on: str, processes: int) -> Executor:
    """Where games are played: on this machine's cores, or on a cluster."""
    if on == CORES:
        return Cores(processes)
    if on == RAY:
        return Cluster(processes)
    raise unknown("place", on, [CORES, RAY])


def command_line() -> str:
    """What makes the same report again: the command as it was typed."""
    return shlex.join(["./sandtable", *sys.argv[1:]])


def provenance(lessons: Lessons, games: int, taught: Taught, prior: Path | None) -> str:
    """Where weights come from, so that they can be made again."""
    return (
        f"trained by `sandtable arena train`: {games} games of {lessons.bot} with itself, {lessons.players} players, "
        f"one pick in {lessons.surprise} any option, {lessons.sequels} sequels of each position, "
        f"seed {lessons.seed}, {taught.samples} positions, starting from {prior.name if prior else 'the weights before'}; "
        f"log loss on games held back {taught.before:.4f} before, {taught.after:.4f} after"
    )


def print_outcome(found: dict[str, Any]) -> None:
    title, (low, high) = find_title(found["table"]["title"]), found["interval"]
    print(
        say(
            "match-won", title=title.messages(language()).text("title"), first=found["first"], second=found["second"],
            others=found["players"] - 1, games=found["games"], seed=found["seed"], rate=f"{found['rate']:.1%}",
            low=f"{low:.1%}", high=f"{high:.1%}", par=f"{found['par']:.0%}",
        )
    )  # fmt: skip
    for side in found["bots"]:
        print(say("match-time", bot=side["bot"], ms=f"{side['cpu_ms']:.1f}", decisions=side["decisions"]))
