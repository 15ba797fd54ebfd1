"""What the rules can do with a card: whatever a pack sets beyond that is refused, by the name of its field."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from sandtable.engine.errors import ContentError
from sandtable.games.waral import book as b
from sandtable.games.waral.entries import (
    CharacterEntry,
    CostEntry,
    DistrictEntry,
    GameEntry,
    PlayersEntry,
    ScoreEntry,
    StepEntry,
    TrickEntry,
)
from sandtable.games.waral.position import SLOTS

MOST: Final = 20  # of anything a card counts

FIELDS_OF: Final = {
    "gain": ("gold", "silver", "iron", "any", "if_same_type"), "draw": ("n", "types"),
    "steal": ("may", "coins", "tricks", "from"),
    "destroy_rival": ("may", "max_power"), "skip": ("may",), "block": ("may",), "swap": ("may", "max_gain"),
    "wreck": ("may", "scope", "gain_per_sent_back", "cap"), "scry": ("may", "n"), "exchange": ("n",), "ready": ("may", "scope"),
    "loot_then_wreck": (), "take_free": ("max_gain",), "cancel": (), "gain_missing_kinds": ("n",),
}  # fmt: skip
ON_DISTRICTS: Final = ("gain", "draw", "scry", "block", "wreck", "steal", "skip", "destroy_rival", "swap")
ABOUT_THIS: Final = ("if_same_type", "types")  # fields that mean the district a character has entered
IN_TRICKS: Final = ("loot_then_wreck", "take_free", "cancel")


class Complaints:
    """Says what is wrong with one entry."""

    def __init__(self, where: str) -> None:
        self.where: Final = where

    def want(self, kept: bool, field: str, why: str) -> None:
        if not kept:
            raise ContentError(f"{self.where}: {field}: {why}")


def check_id(id: str, complaints: Complaints) -> None:
    complaints.want(bool(re.fullmatch("[a-z0-9-]+", id)), "id", "small letters, digits and dashes")


def check_step(step: StepEntry, complaints: Complaints) -> None:
    """Whether every field of a step is one that its operation reads."""
    complaints.want(step.op in FIELDS_OF, "op", f"there is no step {step.op!r}; there are {', '.join(FIELDS_OF)}")
    given: dict[str, Any] = msgspec.to_builtins(step)
    plain: dict[str, Any] = msgspec.to_builtins(StepEntry(step.op))
    for field, value in given.items():
        read = field == "op" or field in FIELDS_OF[step.op]
        complaints.want(read or value == plain[field], field, f"{step.op} does not read it")
        complaints.want(not isinstance(value, int) or 0 <= value <= MOST, field, f"from 0 to {MOST}")
    if step.op in ("draw", "scry", "exchange", "gain_missing_kinds"):
        complaints.want(step.n >= 1, "n", "at least 1")
    if step.op == "gain":
        complaints.want(step.gold + step.silver + step.iron + step.any > 0, "gain", "of at least one coin")
    if step.op == "steal":
        complaints.want((step.coins > 0) != (step.tricks > 0), "coins", "coins, or tricks, not both (or neither)")
        complaints.want(step.source == "rival" or not step.tricks, "from", "tricks are stolen from any rival")
    if step.op == "wreck":
        complaints.want(step.scope in ("any", "this"), "scope", "any district, or this one")
        complaints.want((step.cap > 0) == (step.gain_per_sent_back > 0), "cap", "the most that gain_per_sent_back gains")
    if step.op == "ready":
        complaints.want(step.scope in ("own_used", "sent_back"), "scope", "own_used or sent_back")


def check_district(entry: DistrictEntry) -> None:
    complaints = Complaints(f"districts.toml, district {entry.id!r}")
    check_id(entry.id, complaints)
    complaints.want(0 <= entry.power <= MOST, "power", f"from 0 to {MOST}")
    check_cost(entry.cost, complaints)
    complaints.want(bool(entry.loot), "loot", "there must be some")
    for step in [*entry.loot, *entry.collect, *entry.effect]:
        check_step(step, complaints)
        complaints.want(step.op in ON_DISTRICTS, "op", f"on a district it is one of {', '.join(ON_DISTRICTS)}, not {step.op}")
        complaints.want(not step.if_same_type and not step.types, "if_same_type or types", "is for characters")
        complaints.want(step.source == "rival", "from", "a district steals from any rival")
        complaints.want(step.scope == "any" and not step.cap, "scope, gain_per_sent_back and cap", "are for characters")
    for step in entry.collect:
        fixed = step.op == "draw" or (step.op == "gain" and not step.any)
        complaints.want(fixed, "collect", "holds fixed coins and draws only (WA-9.5): no other op, no any")


def check_cost(cost: CostEntry, complaints: Complaints) -> None:
    for field, value in msgspec.to_builtins(cost).items():
        most = 1 if field in ("use_character", "destroy_own") else MOST
        complaints.want(0 <= value <= most, field, f"from 0 to {most}")


def check_character(entry: CharacterEntry) -> None:
    complaints = Complaints(f"characters.toml, character {entry.id!r}")
    check_id(entry.id, complaints)
    power = entry.power
    for step in [*power.before_enter, *power.before_loot, *power.after_loot, *power.after_take]:
        check_step(step, complaints)
        complaints.want(step.op not in IN_TRICKS, "op", f"{step.op} is for tricks")
        complaints.want(step.source != "striker", "from", "only a reaction robs the striker")
        complaints.want(step.op != "ready" or step.scope == "own_used", "scope", "only a reaction readies who was sent back")
    for step in power.before_enter:
        about_this = step.if_same_type or step.types or step.scope == "this"
        complaints.want(not about_this, "if_same_type, types or scope", "no district has been entered yet")
    for step in power.after_take:
        complaints.want(step.scope != "this", "scope", "a district that was taken is not in the area")
    complaints.want(power.enter_own_occupied or not power.discount_there, "discount_there", "needs enter_own_occupied")
    complaints.want(power.effect_on_loot or not power.effect_price, "effect_price", "needs effect_on_loot")
    for field in ("discount", "discount_there", "effect_price"):
        complaints.want(0 <= getattr(power, field) <= MOST, field, f"from 0 to {MOST}")
    complaints.want(len(set(power.immune_to)) == len(power.immune_to), "immune_to", "each once")
    check_score(power.score, complaints)


def check_score(score: ScoreEntry | None, complaints: Complaints) -> None:
    if score is None:
        return
    complaints.want(score.per in b.COUNTS, "per", f"one of {', '.join(b.COUNTS)}, not {score.per!r}")
    complaints.want(score.per == "coin" or score.kind == "gold", "kind", "is for what counts coins")
    complaints.want(score.per == "type_district_beyond_first" or score.type == "military", "type", "is for what counts a type")
    complaints.want(1 <= score.each <= score.cap <= MOST, "each or cap", f"from 1 to {MOST}, the cap not below")


def check_trick(entry: TrickEntry) -> None:
    complaints = Complaints(f"tricks.toml, trick {entry.id!r}")
    check_id(entry.id, complaints)
    reaction, end = entry.mode == "reaction", entry.mode == "end"
    complaints.want(reaction == (entry.trigger != ""), "mode or trigger", "a reaction, and nothing else, has a trigger")
    scored = entry.score is not None
    complaints.want(end == scored != bool(entry.steps), "mode, score or steps", "an end trick has a score, any other steps")
    complaints.want(1 <= entry.copies <= MOST, "copies", f"from 1 to {MOST}")
    complaints.want(not entry.cost.use_character, "use_character", "what uses a character is an action trick, not a cost")
    check_cost(entry.cost, complaints)
    played = bool(entry.requires) or entry.cost != CostEntry()
    complaints.want(not end or not played, "requires or cost", "an end trick is not played")
    complaints.want(not reaction or not entry.cost.destroy_own, "destroy_own", "is for tricks of one's own turn")
    complaints.want(all(1 <= count <= MOST for count in entry.requires.values()), "requires", f"from 1 to {MOST}")
    for step in entry.steps:
        check_step(step, complaints)
        check_trick_step(step, entry, complaints)
    check_score(entry.score, complaints)


def check_trick_step(step: StepEntry, entry: TrickEntry, complaints: Complaints) -> None:
    """A trick lies on no district, and only a reaction answers something."""
    complaints.want(not step.if_same_type and not step.types, "if_same_type or types", "a trick lies on no district")
    complaints.want(step.scope != "this", "scope", "a trick lies on no district")
    answers = entry.trigger == "struck"
    about_strike = step.op == "cancel" or step.source == "striker"
    complaints.want(answers or not about_strike, "op, from or trigger", "only who is struck answers a strike")
    complaints.want(step.source != "striker" or not step.may, "may", "what answers a strike is played or not")
    complaints.want(step.source != "richer", "from", "is for what is done before entering")
    sent = step.op == "ready" and step.scope == "sent_back"
    fits = sent == (entry.trigger == "sent_back" and step.op == "ready")
    complaints.want(fits, "scope or trigger", "a reaction to that readies who was sent back")
    seizes = step.op == "take_free"
    fits = entry.mode == "action" and entry.cost.destroy_own == 1 and entry.steps[0] is step
    complaints.want(not seizes or fits, "take_free", "first in an action trick (mode) that costs a district (destroy_own)")


def check_game(book: b.Book, game: GameEntry, players: PlayersEntry) -> None:
    complaints = Complaints("game.toml, game")
    complaints.want(1 <= game.band <= game.draft_deal, "band", "at least 1, and not above draft_deal")
    dealt, there = game.draft_deal * b.SEATS, book.characters
    complaints.want(dealt <= there, "draft_deal", f"{b.SEATS} players would be dealt {dealt} characters, and there are {there}")
    for field in ("start_coins", "start_tricks"):
        complaints.want(0 <= getattr(game, field) <= MOST, field, f"from 0 to {MOST}")
    complaints = Complaints("game.toml, players")
    slots = [number for number in players.area if 1 <= number <= SLOTS]
    complaints.want(len(players.area) == len(slots) == 3, "area", f"three numbers up to {SLOTS}")
    complaints.want(len(players.target) == 3 and min(players.target) >= 1, "target", "three numbers from 1 on")
    complaints.want(max(players.area) < book.districts, "area", "there are fewer districts")
