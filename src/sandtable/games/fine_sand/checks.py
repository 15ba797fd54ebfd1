"""What the rules can do with a card: whatever a pack sets beyond that is refused, by the name of its field."""

from __future__ import annotations

import re
from typing import Any, Final, Literal

import msgspec

from sandtable.engine.content import Name
from sandtable.engine.errors import ContentError
from sandtable.games.fine_sand.book import FORMULAS
from sandtable.games.fine_sand.effect_words import MOST, OPERATIONS, EffectEntry

STEP_OF: Final = {"castle": "none", "coin": "none", "green": "1", "red": "2A", "blue": "2B", "purple": "3", "yellow": "any"}
OFFLOAD: Final = {"op": "offload", "n": 1, "from": "hand"}
TABLE_CARDS: Final[dict[str, dict[str, Any]]] = {
    "symbol": {"kind": "table", "step": "none", "use": "passive", "copies": [{"uid": "T1", "mark": "-"}], "effects": []},
    "offload": {"kind": "yellow", "step": "any", "use": "turn", "copies": [{"uid": "T2", "mark": "-"}], "effects": [OFFLOAD]},
}
WORDS: Final = ("id", "name", "set", "rules", "provenance", "text", "flavour")


class Copy(msgspec.Struct, forbid_unknown_fields=True):
    uid: str
    mark: str


class CardEntry(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: Name
    set: Literal["start", "fable", "table"]
    kind: Literal["castle", "green", "red", "blue", "purple", "yellow", "coin", "table"]
    step: Literal["1", "2A", "2B", "3", "any", "end", "none"]
    use: Literal["passive", "turn", "repeat", "oneshot"]
    ready: Literal["now", "next"]
    copies: list[Copy]
    effects: list[EffectEntry]
    rules: list[str]
    provenance: Literal["rulebook", "public", "designed"]
    text: str
    flavour: str = ""
    round: int = 0
    cost: int = 0
    coin: int = -1
    after: Literal["stay", "discard", "offload"] = "stay"
    after_solo: Literal["", "remove"] = ""
    on_draw: Literal["", "layout"] = ""
    on_pay: Literal["discard", "remove", "never"] = "discard"
    on_build: Literal["", "left_discard"] = ""
    on_build_solo: Literal["", "stay"] = ""


class Complaints:
    """Says what is wrong with one card."""

    def __init__(self, card: CardEntry) -> None:
        self.card: Final = card

    def want(self, kept: bool, field: str, why: str) -> None:
        if not kept:
            raise ContentError(f"cards.toml, card {self.card.id!r}: {field}: {why}")


def check(card: CardEntry) -> None:
    """Refuse a card that the rules would not play as its fields say."""
    complaints = Complaints(card)
    if card.set == "table":
        check_table_card(card, complaints)
        return
    check_place(card, complaints)
    check_money(card, complaints)
    for effect in card.effects:
        check_effect(effect, card, complaints)
    check_use(card, complaints)
    check_leaving(card, complaints)
    check_building(card, complaints)


def check_table_card(card: CardEntry, complaints: Complaints) -> None:
    """FS-1.6 The Symbol card and Off-load are part of the rules: a pack may give them other words."""
    complaints.want(card.id in TABLE_CARDS, "set", f"the cards of the table are {', '.join(TABLE_CARDS)}; there can be no other")
    given: dict[str, Any] = msgspec.to_builtins(card)
    words = {field: given[field] for field in WORDS}
    known = msgspec.to_builtins(msgspec.convert({**words, **TABLE_CARDS[card.id], "ready": "now"}, CardEntry))
    for field in given:
        complaints.want(given[field] == known[field], field, "this card belongs to the rules, only its words can be changed")


def check_place(card: CardEntry, complaints: Complaints) -> None:
    """Where a card comes into the game, and in which step it acts."""
    complaints.want(bool(re.fullmatch("[a-z0-9-]+", card.id)), "id", "small letters, digits and dashes")
    complaints.want(card.kind != "table", "kind", "only cards of the table are of this kind")
    complaints.want((card.set == "fable") == (card.round > 0), "set", "start cards have round 0, Fable cards one from 1 on")
    marks = ("!", "0") if card.set == "start" else (str(card.round),)
    complaints.want(all(copy.mark in marks for copy in card.copies), "mark", f"here it is {' or '.join(marks)}")
    step = "end" if any(effect.op == "end_remove" for effect in card.effects) else STEP_OF[card.kind]
    complaints.want(card.step == step, "step", f"a {card.kind} card like this has step {step!r}")


def check_money(card: CardEntry, complaints: Complaints) -> None:
    """What a card costs and pays."""
    if card.kind == "coin":
        complaints.want(0 <= card.coin <= MOST, "coin", f"a coin card pays something from 0 to {MOST}")
        complaints.want(card.cost == 0, "cost", "a coin card cannot be built")
        complaints.want((card.coin == 0) == (card.on_pay == "never"), "on_pay", "what pays 0 never pays, and the other way round")
    else:
        complaints.want(card.coin == -1, "coin", "only a coin card has it")
        complaints.want(1 <= card.cost <= MOST, "cost", f"a card that can be built has one from 1 to {MOST}")
        complaints.want(card.on_draw == "", "on_draw", "only a coin card is laid out")


def check_effect(effect: EffectEntry, card: CardEntry, complaints: Complaints) -> None:
    """Whether an operation fits the kind of card, and every field is one that it reads."""
    known = ", ".join(OPERATIONS)
    complaints.want(effect.op in OPERATIONS, "op", f"there is no operation {effect.op!r} for cards; there are {known}")
    operation = OPERATIONS[effect.op]
    kinds = ", ".join(operation.kinds)
    complaints.want(card.kind in operation.kinds, "op", f"{effect.op} is for {kinds} cards (or kind: {card.kind} is wrong)")
    given: dict[str, Any] = msgspec.to_builtins(effect)
    plain: dict[str, Any] = msgspec.to_builtins(EffectEntry(effect.op))
    for field in given:
        read = field == "op" or field in operation.fields
        complaints.want(read or given[field] == plain[field], field, f"{effect.op} does not read it, or does this once")
    if effect.op in ("discard", "remove"):
        complaints.want(effect.source == "hand", "from", "these cards come from the hand")
    check_numbers(effect, card, complaints)


def check_numbers(effect: EffectEntry, card: CardEntry, complaints: Complaints) -> None:
    free = [other for other in card.effects if other.op == "discard" and other.n == "N"]
    if isinstance(effect.n, str):
        complaints.want(effect.n in FORMULAS, "n", f"a number or one of {', '.join(FORMULAS)}, not {effect.n!r}")
        fits = effect.op == "discard" if effect.n == "N" else effect.op == "draw" and len(free) == 1
        complaints.want(fits, "n", "N is a number of discards; what depends on it is a draw")
    else:
        least = 2 if effect.op == "draw_keep" else 1
        complaints.want(least <= effect.n <= MOST, "n", f"from {least} to {MOST}")
    complaints.want(0 <= effect.least <= MOST and (effect.n == "N" or not effect.least), "min", "the least N of discards")
    complaints.want(effect.op != "draw_keep" or effect.keep == 1, "keep", "exactly one is kept (FS-15.5)")
    complaints.want(1 <= effect.capacity <= MOST, "capacity", f"from 1 to {MOST}")
    complaints.want(0 <= effect.own_discount <= MOST and not (effect.free and effect.own_discount), "own_discount", "or `free`")
    complaints.want(not (effect.free and effect.red_discount), "red_discount", "what is free is not cheaper")
    complaints.want(effect.max_printed_cost >= 1, "max_printed_cost", "at least 1")


def check_use(card: CardEntry, complaints: Complaints) -> None:
    """FS-2.4 How often a card acts."""
    ops = [effect.op for effect in card.effects]
    lasting = [OPERATIONS[op].lasts for op in ops]
    passive = all(lasting)
    complaints.want((card.use == "passive") == passive, "use", "passive, and only then, is what has no effect or a lasting one")
    complaints.want(not ops or passive == any(lasting), "effects", "a card acts, or lasts, not both")
    complaints.want("stow_coin" not in ops or len(ops) == 1, "effects", "a card that holds coin cards does nothing else")
    if card.use == "repeat":
        gone = sum(effect.n for effect in card.effects if effect.op == "discard" and isinstance(effect.n, int))
        drawn = sum(most_drawn(effect) for effect in card.effects)
        complaints.want(gone > drawn, "use", "what may be repeated discards more than it draws, or a turn would not end")
    acts_later = card.kind in ("green", "red", "blue") or card.use in ("turn", "repeat")
    complaints.want(acts_later or card.ready == "now", "ready", "this card does not act, or is used up: it is ready now")


def most_drawn(effect: EffectEntry) -> int:
    """How many cards an operation brings to the hand at most."""
    drawn = OPERATIONS[effect.op].draws
    return drawn if drawn is not None else effect.n if isinstance(effect.n, int) else MOST


def check_leaving(card: CardEntry, complaints: Complaints) -> None:
    """FS-10.6, FS-15.14, FS-15.22 Where a card goes when it is used up, or built."""
    complaints.want((card.after != "stay") == (card.use == "oneshot"), "after", "a one-shot leaves, every other card stays")
    burst = card.after == "offload"
    complaints.want(not burst or card.kind == "purple", "after", "only purple cards are off-loaded when they are used up")
    complaints.want(not card.after_solo or burst, "after_solo", "what is off-loaded otherwise may be removed instead")
    chair = card.on_build == "left_discard"
    complaints.want(not chair or card.kind != "coin", "on_build", "coin cards are not built")
    complaints.want(chair == (card.on_build_solo == "stay"), "on_build_solo", "what goes to a neighbour stays if there is none")


def check_building(card: CardEntry, complaints: Complaints) -> None:
    """FS-4.2, FS-15 A card that builds does nothing else, but may cost discards."""
    builds = [effect for effect in card.effects if effect.op == "build"]
    if not builds:
        complaints.want(card.kind != "red" or card.use == "passive", "effects", "red cards build, or make builds cheaper")
        return
    others = [effect for effect in card.effects if effect.op != "build"]
    complaints.want(len(builds) == 1 and card.effects[-1] is builds[0], "effects", "one build, at the end")
    costs = all(effect.op == "discard" and isinstance(effect.n, int) for effect in others) and len(others) <= 1
    complaints.want(costs, "effects", "before a build there may be a fixed number of discards, nothing else")
    complaints.want(card.use in ("turn", "oneshot"), "use", "a build is used once per turn, or once")
    build = builds[0]
    reveals = build.source == "reveal"
    complaints.want(build.source != "", "from", "a build is from the hand, or from what is revealed")
    complaints.want(reveals == (build.reveal_max > 0), "reveal_max", "how many are revealed, and only then")
    complaints.want(not reveals or (card.kind == "red" and not others and card.use == "turn"), "from",
                    "only red cards reveal, without discards and once per turn")  # fmt: skip
