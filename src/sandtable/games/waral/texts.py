"""What is printed on a district, in sentences made from its steps."""

from __future__ import annotations

from sandtable.games.waral.book import COINS
from sandtable.games.waral.content import CostEntry, DistrictEntry, StepEntry

SENTENCES = {
    "draw": "draw {n} trick{s}",
    "wreck": "wreck a district",
    "skip": "skip a rival's character",
    "block": "block a rival's district",
    "destroy_rival": "destroy a rival's district of power {max_power} or less",
    "swap": "swap one of your districts for a rival's of at most {max_gain} more power",
    "scry": "look at the next {n} districts and arrange them",
}


def district_text(district: DistrictEntry) -> str:
    """Cost, loot, collect and effect of a district."""
    parts = [f"Costs {cost_text(district.cost)}.", f"Loot: {steps_text(district.loot)}."]
    if district.collect:
        parts.append(f"Collect: {steps_text(district.collect)}.")
    if district.effect:
        parts.append(f"Effect: {steps_text(district.effect)}.")
    return " ".join(parts)


def cost_text(cost: CostEntry) -> str:
    parts = coins(cost.gold, cost.silver, cost.iron)
    if cost.any:
        parts.append(f"{cost.any} of any kind")
    if cost.use_character:
        parts.append("a second character")
    if cost.destroy_own:
        parts.append("one of your districts")
    return joined(parts)


def coins(*counts: int) -> list[str]:
    return [f"{count} {kind}" for kind, count in zip(COINS, counts, strict=True) if count]


def steps_text(steps: list[StepEntry]) -> str:
    return "; then ".join(step_text(step) for step in steps)


def step_text(step: StepEntry) -> str:
    if step.op == "gain":
        parts = coins(step.gold, step.silver, step.iron)
        if step.any:
            parts.append(f"{step.any} coin{plural(step.any)} of your choice")
        return f"gain {joined(parts)}"
    if step.op == "steal":
        what = f"{step.tricks} trick" if step.tricks else f"{step.coins} coin{plural(step.coins)}"
        sentence = f"steal {what} from a rival"
    else:
        sentence = SENTENCES[step.op].format(n=step.n, s=plural(step.n), max_power=step.max_power, max_gain=step.max_gain)
    return f"you may {sentence}" if step.may else sentence


def plural(count: int) -> str:
    return "" if count == 1 else "s"


def joined(parts: list[str]) -> str:
    return " and ".join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else parts[0]
