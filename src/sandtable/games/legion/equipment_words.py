"""Words of the content files for equipment."""

from __future__ import annotations

from typing import Literal

from sandtable.games.legion.word import Amount, Skill, Some, Word


class AddSkill(Word, tag="add_skill"):
    skill: Skill


class AddAbility(Word, tag="add_ability"):
    ability: Literal["assault", "violence", "first_aid"]


class AddPower(Word, tag="power"):
    amount: Amount
    characters: Literal["bearer"]


class AddOrderGiver(Word, tag="add_order_giver"):
    orders: Some


class AddFrostImmunity(Word, tag="add_frost_immunity"):
    pass


EquipmentWord = AddSkill | AddAbility | AddPower | AddOrderGiver | AddFrostImmunity
