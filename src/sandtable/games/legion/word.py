"""What the words of the content files have in common."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from sandtable.games.legion.book import Effect

Skill = Literal["combat", "charisma", "intelligence"]
PlotType = Literal["freezing", "warming", "peaceful"]
Card = Literal["perfect_aim", "medal", "encryption", "promotion", "officer_exams", "sabre", "medical_kit", "coat"]
Some = Annotated[int, msgspec.Meta(ge=1, le=14)]
Amount = Annotated[int, msgspec.Meta(ge=0, le=20)]
Change = Annotated[int, msgspec.Meta(ge=-20, le=20)]


class Word(msgspec.Struct, forbid_unknown_fields=True, tag_field="op"):
    """An operation, named by `op`."""

    def effect(self) -> Effect:
        raise NotImplementedError
