"""Weights: how much each thing speaks for a victory. They stand in a file of the title, with where they come from."""

from __future__ import annotations

import math
import tomllib
from pathlib import Path

from sandtable.engine.errors import ContentError

FILE = "weights.toml"


def load_weights(path: Path, things: list[str]) -> list[float]:
    """The weights of some things from a file, in their order. It names all of them, nothing else, and where they come from."""
    told = tomllib.loads(path.read_text("utf-8"))
    weights = told.get("weights", {})
    if sorted(weights) != sorted(things):
        raise ContentError(f"{path.name}: expected weights of {sorted(things)}, not of {sorted(weights)}")
    if not told.get("provenance"):
        raise ContentError(f"{path.name}: provenance must say where the weights come from")
    values = [float(weights[thing]) for thing in things]
    if not all(math.isfinite(value) for value in values):
        raise ContentError(f"{path.name}: every weight must be a number")
    return values


def dump_weights(things: list[str], values: list[float], provenance: str) -> str:
    """The text of such a file."""
    lines = [f'provenance = "{provenance}"', "", "[weights]"]
    return "\n".join([*lines, *[f'"{thing}" = {value:.4g}' for thing, value in zip(things, values, strict=True)]]) + "\n"
