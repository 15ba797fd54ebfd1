"""What is printed on a district, in sentences made from its steps."""

from __future__ import annotations

from sandtable.engine.messages import Messages
from sandtable.engine.words import dashed
from sandtable.games.waral.book import COINS
from sandtable.games.waral.entries import CostEntry, DistrictEntry, StepEntry


def district_text(district: DistrictEntry, messages: Messages) -> str:
    """Cost, loot, collect and effect of a district."""
    parts = {"loot": district.loot, "collect": district.collect, "effect": district.effect}
    filling = {part: steps_text(steps, messages) for part, steps in parts.items() if steps}
    return messages.text(f"district-{'-'.join(filling)}", cost=cost_text(district.cost, messages), **filling)


def cost_text(cost: CostEntry, messages: Messages) -> str:
    parts = coins([cost.gold, cost.silver, cost.iron], messages)
    if cost.any:
        parts.append(messages.text("coins-of-any-kind", count=cost.any))
    if cost.use_character:
        parts.append(messages.text("cost-character"))
    if cost.destroy_own:
        parts.append(messages.text("cost-district"))
    return messages.listed(parts)


def coins(counts: list[int], messages: Messages) -> list[str]:
    """How many coins of each kind, as far as there are any."""
    found = [(kind, count) for kind, count in zip(COINS, counts, strict=True) if count]
    return [messages.text("coins", count=count, coin=messages.text(f"coin-{kind}")) for kind, count in found]


def steps_text(steps: list[StepEntry], messages: Messages) -> str:
    """One step after the other."""
    first = step_text(steps[0], messages)
    return messages.text("steps", step=first, rest=steps_text(steps[1:], messages)) if len(steps) > 1 else first


def step_text(step: StepEntry, messages: Messages) -> str:
    sentence = gain_text(step, messages) if step.op == "gain" else deed_text(step, messages)
    return messages.text("step-may", step=sentence) if step.may else sentence


def gain_text(step: StepEntry, messages: Messages) -> str:
    parts = coins([step.gold, step.silver, step.iron], messages)
    if step.any:
        parts.append(messages.text("coins-of-your-choice", count=step.any))
    return messages.text("step-gain", coins=messages.listed(parts))


def deed_text(step: StepEntry, messages: Messages) -> str:
    """What a step does that gains nothing by itself. Each message takes of the numbers what it needs."""
    name = "steal-tricks" if step.op == "steal" and step.tricks else dashed(step.op)
    numbers = {"count": step.n, "tricks": step.tricks, "coins": step.coins, "power": step.max_power, "more": step.max_gain}
    return messages.text(f"step-{name}", **numbers)
