"""Logistic regression in plain Python: the few weights of a judgement need no library."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log, sqrt

STEPS = 25
CLOSE = 1e-6
CERTAIN = 30.0


@dataclass(frozen=True)
class Sample:
    """What spoke for a seat in some position, and the share of the victory it had in the end."""

    things: list[float]
    share: float


def likelihood(weights: list[float], things: list[float]) -> float:
    logits = sum(weight * thing for weight, thing in zip(weights, things, strict=True))
    return 1 / (1 + exp(-max(-CERTAIN, min(logits, CERTAIN))))


def loss(weights: list[float], samples: list[Sample]) -> float:
    """How surprised these weights are by what came, on average."""
    return sum(surprise(likelihood(weights, sample.things), sample.share) for sample in samples) / max(len(samples), 1)


def unknowing(players: int, samples: list[Sample]) -> float:
    """How surprised somebody is who gives all players the same chance, or one who plays alone an even one."""
    return sum(surprise(1 / max(players, 2), sample.share) for sample in samples) / max(len(samples), 1)


def surprise(chance: float, share: float) -> float:
    return -(share * log(chance) + (1 - share) * log(1 - chance))


def fit(samples: list[Sample], prior: list[float], doubt: float) -> list[float]:
    """The likeliest weights. Without samples these are the prior ones; the greater the doubt, the sooner samples outweigh them.

    `doubt` is how many logits the typical amount of a thing may be off by.
    """
    anchor = [spread**2 / doubt**2 for spread in spreads(samples, len(prior))]
    weights = prior[:]
    for _ in range(STEPS):
        slope = [a * (p - w) for a, p, w in zip(anchor, prior, weights, strict=True)]
        bend = [[anchor[i] if i == j else 0.0 for j in range(len(prior))] for i in range(len(prior))]
        for sample in samples:
            add(sample, likelihood(weights, sample.things), slope, bend)
        step = solve(bend, slope)
        weights = [weight + move for weight, move in zip(weights, step, strict=True)]
        if max(map(abs, step)) < CLOSE:
            break
    return weights


def add(sample: Sample, chance: float, slope: list[float], bend: list[list[float]]) -> None:
    """What a sample adds to the first and second derivatives of the likelihood."""
    things = sample.things
    present = [i for i, thing in enumerate(things) if thing]
    for i in present:
        slope[i] += (sample.share - chance) * things[i]
        for j in present:
            bend[i][j] += chance * (1 - chance) * things[i] * things[j]


def spreads(samples: list[Sample], count: int) -> list[float]:
    """The typical amount of each thing; 1 for what never came."""
    squares = [sum(sample.things[i] ** 2 for sample in samples) / max(len(samples), 1) for i in range(count)]
    return [sqrt(square) or 1.0 for square in squares]


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gaussian elimination with pivots."""
    size = len(right)
    rows = [[*matrix[i], right[i]] for i in range(size)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(size):
            if row != column and rows[row][column]:
                factor = rows[row][column] / rows[column][column]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[column], strict=True)]
    return [rows[i][size] / rows[i][i] for i in range(size)]
