"""Records made and played again: from a game to its record, and back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sandtable.engine.content import Content
from sandtable.engine.errors import BadRecord
from sandtable.engine.phrases import Phrase
from sandtable.engine.record import Record
from sandtable.engine.setup import Setup
from sandtable.engine.title import Result, Title


def record_of(
    title: Title[Any], setup: Setup, picks: list[tuple[int, str]], result: Result | None = None, base: str = ""
) -> Record:
    """The record of a game: what it started from, who picked what, and how it ended, if it did."""
    return Record(
        title=title.slug,
        rules=title.version,
        content=setup.content.hash,
        mode=setup.mode,
        players=setup.players,
        settings=setup.settings,
        seed=setup.seed,
        packs=list(setup.content.packs),
        campaign=setup.campaign,
        picks=picks,
        result={"ranks": result.ranks, "scores": result.scores, "reason": result.reason} if result else None,
        base=base,
    )


def setup_of(title: Title[Any], record: Record, packs: list[Path] | None = None, content: Content | None = None) -> Setup:
    """What a record started from. Refuses one that does not fit these rules and cards."""
    if record.rules != title.version:
        raise BadRecord(Phrase("record-other-rules", record=record.rules, ours=title.version))
    return setup_under_any_rules(title, record, packs, content)


def setup_under_any_rules(
    title: Title[Any], record: Record, packs: list[Path] | None = None, content: Content | None = None
) -> Setup:
    """What a record started from, whichever rules it was played by: with the cards given, those it brings, or those of today."""
    setup = title.setup(
        players=record.players,
        seed=record.seed,
        mode=record.mode,
        settings=record.settings,
        packs=packs,
        campaign=record.campaign,
        content=content or record.brought,
    )
    if not setup.content.known_as(record.content):
        raise BadRecord(other_cards(record, setup.content.hash))
    return setup


def other_cards(record: Record, ours: str) -> Phrase:
    """What to say of a record that does not fit the cards here."""
    message = "record-other-packs" if record.packs else "record-other-cards"
    return Phrase(message, packs=record.packs, record=record.content, ours=ours)
