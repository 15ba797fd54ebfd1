"""Random games in search of mistakes. Every failure is kept as a record that shows it again."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

import sandtable
from sandtable import Table
from sandtable.arena.pool import chunks, spread
from sandtable.arena.promises import Broken, Witness
from sandtable.engine.errors import BadSetup

Variant = dict[str, Any]


@dataclass(frozen=True)
class Failure:
    """A game that broke a promise: which one, after how many picks, and its record."""

    variant: str
    seed: str
    reason: str
    picks: int
    record: str
    trace: str = ""

    @property
    def file_name(self) -> str:
        return f"{self.variant}-{self.seed}.jsonl".replace("/", "-")


@dataclass(frozen=True)
class Outcome:
    """What some games came to."""

    games: int
    picks: int
    failures: list[Failure]


def variants_of(title: str, mode: str = "", players: int = 0) -> list[Variant]:
    """The tables to be played: all the title names, or those of one mode or number of players."""
    found = [
        variant
        for variant in sandtable.title(title).variants()
        if (not mode or variant["mode"] == mode) and (not players or variant["players"] == players)
    ]
    if not found:
        raise BadSetup(f"{title} has no variant with mode {mode or 'any'} and {players or 'any number of'} players")
    return found


def fuzz(title: str, variants: list[Variant], games: int, seed: str, processes: int = 0) -> Iterator[Outcome]:
    """Play so many games, shared out over the variants in turn."""
    return spread(partial(play_games, title, variants, seed), chunks(games, processes), processes)


def play_games(title: str, variants: list[Variant], seed: str, games: range) -> Outcome:
    failures, picks = [], 0
    for game in games:
        made, failure = play_game(title, variants[game % len(variants)], f"{seed}/{game}")
        picks += made
        if failure:
            failures.append(failure)
    return Outcome(len(games), picks, failures)


def play_game(title: str, variant: Variant, seed: str) -> tuple[int, Failure | None]:
    """Play one game under watch. Whatever the rules raise is a failure like a broken promise."""
    name = "-".join([title, *(str(value) for value in variant.values())])
    try:
        table = sandtable.new(title, seed=seed, **variant)
    except Exception as error:
        return 0, Failure(name, seed, f"set-up: {error!r}", 0, "", traceback.format_exc())
    witness = Witness(table, seed)
    try:
        witness.play()
    except Broken as broken:
        return len(table.history), Failure(name, seed, f"not kept: {broken}", len(table.history), record_of(table, witness))
    except Exception as error:
        trace = traceback.format_exc()
        return len(table.history), Failure(name, seed, repr(error), len(table.history), record_of(table, witness), trace)
    return len(table.history), None


def record_of(table: Table, witness: Witness) -> str:
    """The game up to the failure, with the pick that failed as its last."""
    picks = [(pick.seat, table.words.text(pick.code)) for pick in table.history]
    if witness.attempt:
        seat, option = witness.attempt
        picks.append((seat, table.words.text(option)))
    setup = table.setup
    return sandtable.Record(
        title=table.title.slug,
        rules=table.title.version,
        content=setup.content.hash,
        mode=setup.mode,
        players=setup.players,
        settings=setup.settings,
        seed=setup.seed,
        packs=list(setup.content.packs),
        campaign=setup.campaign,
        picks=picks,
    ).dumps()
