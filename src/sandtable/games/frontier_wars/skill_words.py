"""Words of the content files for faction skills: what a sheet gives its faction for the whole game."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from sandtable.games.frontier_wars.book import CONDITIONS, ROLES, Sheet, Skill
from sandtable.games.frontier_wars.word import SOME_UNITS, Change, Initiative, OnlyInfantry, Unit, numbers


class SkillWord(msgspec.Struct, forbid_unknown_fields=True, tag_field="op"):
    """A faction skill, named by `op`."""

    def teach(self, sheet: Sheet) -> None:
        """Write the skill on a sheet."""
        raise NotImplementedError


class SkillInit(SkillWord, tag="modify_init", rename={"set_to": "set", "condition": "if"}):
    side: Literal["self"]
    units: Annotated[list[Unit], SOME_UNITS]
    set_to: Initiative
    role: Literal["", "attacker", "defender"] = ""
    condition: Literal["", "intact_construction_kept_by_you", "own_tank_in_battle"] = ""

    def teach(self, sheet: Sheet) -> None:
        role, condition = ROLES[self.role], CONDITIONS[self.condition]
        sheet.skills.append(Skill(numbers(self.units), self.set_to, role, condition))


class StackLimit(SkillWord, tag="stack_limit"):
    add: Change

    def teach(self, sheet: Sheet) -> None:
        sheet.stack_bonus += self.add


class DrawBonus(SkillWord, tag="draw_bonus"):
    add: Change

    def teach(self, sheet: Sheet) -> None:
        sheet.draw_bonus += self.add


class DrawPick(SkillWord, tag="draw_pick"):
    look: Literal[2]
    keep: Literal[1]
    rest: Literal["bottom"]
    cards: Literal["first_each_draw_phase"]

    def teach(self, sheet: Sheet) -> None:
        sheet.looks_at_two = True


class ReinforceAdjacent(SkillWord, tag="reinforce_adjacent"):
    units: OnlyInfantry

    def teach(self, sheet: Sheet) -> None:
        sheet.drafts_forward = True


class BuildKeepsInfantry(SkillWord, tag="build_keeps_infantry"):
    def teach(self, sheet: Sheet) -> None:
        sheet.keeps_builders = True


AnySkill = SkillInit | StackLimit | DrawBonus | DrawPick | ReinforceAdjacent | BuildKeepsInfantry
