"""Random games in search of mistakes. Every failure is kept as a record that shows it again."""

from __future__ import annotations

import traceback
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sandtable
from sandtable import Table
from sandtable.arena.promises import Broken
from sandtable.arena.witness import Witness
from sandtable.engine.errors import BadSetup
from sandtable.engine.phrases import Phrase
from sandtable.engine.recording import record_of

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

    @property
    def told(self) -> dict[str, Any]:
        """What to say of it, besides its record."""
        return {"variant": self.variant, "seed": self.seed, "reason": self.reason, "picks": self.picks}


@dataclass(frozen=True)
class Outcome:
    """What a game came to."""

    picks: int
    failure: Failure | None


def variants_of(title: str, mode: str = "", players: int = 0) -> list[Variant]:
    """The tables to be played: all the title names, or those of one mode or number of players."""
    chosen = sandtable.title(title)

    def mode_of(variant: Variant) -> str:
        return str(variant.get("mode") or chosen.usual_mode(variant["players"]).id)

    found = [
        variant
        for variant in chosen.variants()
        if (not mode or mode_of(variant) == mode) and (not players or variant["players"] == players)
    ]
    if not found:
        raise BadSetup(Phrase("fuzz-no-variant", title=title, mode=mode or "any", players=players))
    return found


@dataclass(frozen=True)
class Fuzz:
    """Random games, shared out over the variants in turn."""

    title: str
    variants: list[Variant]
    seed: str
    packs: tuple[Path, ...] = ()
    played = Outcome

    def check(self) -> None:
        sandtable.title(self.title)

    def play(self, game: int) -> Outcome:
        """Play the game of this number, in the variant whose turn it is."""
        return play_game(self.title, self.variants[game % len(self.variants)], f"{self.seed}/{game}", self.packs)


def play_game(title: str, variant: Variant, seed: str, packs: tuple[Path, ...] = ()) -> Outcome:
    """Play one game under watch. Whatever the rules raise is a failure like a broken promise."""
    name = "-".join([title, *(str(value) for value in variant.values())])
    try:
        table = sandtable.new(title, seed=seed, packs=list(packs), **variant)
    except Exception as error:
        return Outcome(0, Failure(name, seed, f"set-up: {type(error).__name__}: {error}", 0, "", traceback.format_exc()))
    witness, reason, trace = Witness(table, seed), "", ""
    try:
        witness.play()
    except Broken as broken:
        reason = f"not kept: {broken}"
    except Exception as error:
        reason, trace = f"{type(error).__name__}: {error}", traceback.format_exc()
    picks = len(table.history)
    if not reason:
        return Outcome(picks, None)
    return Outcome(picks, Failure(name, seed, reason, picks, up_to_the_failure(table, witness), trace))


def up_to_the_failure(table: Table, witness: Witness) -> str:
    """The record of the game, with the pick that failed as its last."""
    picks = list(table.picks)
    if witness.attempt:
        seat, option = witness.attempt
        picks.append((seat, table.words.text(option)))
    return record_of(table.title, table.setup, picks).dumps()
