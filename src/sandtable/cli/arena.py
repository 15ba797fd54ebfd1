"""Commands of the arena: what bots are worth, measured."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from sandtable.arena.match import Duel, OtherMatch, Played, outcome, play_match
from sandtable.arena.regression import Sample
from sandtable.arena.train import Lessons, Taught, learn, play_lessons
from sandtable.cli.common import Json, Mode, Seed, Settings, at_least, find_title, fresh_seed, print_json, progress, read_settings
from sandtable.cli.words import Told, language, say
from sandtable.engine.weights import dump_weights

Timed = Annotated[bool, Parameter(name="--timed", negative="", show_default=False)]


def match(first: str, second: str, title: str, /, *, players: int = 2, games: int = 100, mode: Mode = "", set: Settings = None,
          timed: Timed = False, out: Path | None = None, seed: Seed = "", json: Json = False) -> None:  # fmt: skip
    """Let one bot play another, the same deals from every seat, and print how often it wins and how long both think."""
    at_least(1, games, "--games")
    duel = Duel(find_title(title).slug, first, second, fresh_seed(seed), players, mode, read_settings(set), timed)
    played: list[Played] = []
    bar, task = progress(say("progress-games"), games, quiet=json)
    try:
        with bar:
            for game in play_match(duel, games, out):
                played.append(game)
                bar.advance(task)
    except OtherMatch:
        raise Told("match-other", file=out) from None
    found = outcome(duel, played)
    print_json(found) if json else print_outcome(found)


def train(title: str, /, *, games: int = 400, players: int = 2, bot: str = "greedy", mode: Mode = "", seed: Seed = "",
          data: Path | None = None, out: Path | None = None) -> None:  # fmt: skip
    """Learn from games of a bot with itself how much each thing speaks for a victory, and print or write the weights."""
    at_least(1, games, "--games")
    chosen = find_title(title)
    lessons = Lessons(chosen.slug, bot, fresh_seed(seed), players, mode)
    played: list[list[Sample]] = []
    bar, task = progress(say("progress-games"), games)
    with bar:
        for samples in play_lessons(lessons, games, data):
            played.append(samples)
            bar.advance(task)
    taught = learn(chosen, played)
    text = dump_weights(taught.things, taught.weights, provenance(lessons, len(played), taught))
    out.write_text(text, "utf-8") if out else print(text)
    print(say("train-done", games=len(played), before=f"{taught.before:.4f}", after=f"{taught.after:.4f}"))


def provenance(lessons: Lessons, games: int, taught: Taught) -> str:
    """Where weights come from, so that they can be made again."""
    return (
        f"trained: {games} games of {lessons.bot} with itself, {lessons.players} players, seed {lessons.seed}, "
        f"{taught.samples} positions; log loss on games held back {taught.before:.4f} before, {taught.after:.4f} after"
    )


def print_outcome(found: dict[str, Any]) -> None:
    title, (low, high) = find_title(found["title"]), found["interval"]
    print(
        say(
            "match-won", title=title.messages(language()).text("title"), first=found["first"], second=found["second"],
            others=found["players"] - 1, games=found["games"], seed=found["seed"], rate=f"{found['rate']:.1%}",
            low=f"{low:.1%}", high=f"{high:.1%}", par=f"{found['par']:.0%}",
        )
    )  # fmt: skip
    for side in found["bots"]:
        print(say("match-time", bot=side["bot"], ms=f"{side['cpu_ms']:.1f}", decisions=side["decisions"]))
