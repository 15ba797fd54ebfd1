"""Why not? What the rules forbid, with the rule that does."""

from __future__ import annotations

from functools import partial

from sandtable import IllegalPick, Table
from sandtable.engine.messages import ENGLISH
from sandtable.engine.voice import Voice
from sandtable.server.problems import Illegal
from sandtable.server.rulebook import rule_text
from sandtable.server.tables.live import LiveTable
from sandtable.server.wire.playing import WhyNotInfo, WhyNots


def refusal(table: Table, seat: int, picks: list[str], error: IllegalPick) -> Illegal:
    """Why a pick was refused, with the rule if there is one. Nothing was made, so all of this could be asked before."""
    for code, rule, why in table.voice().refusals(seat):
        if table.words.text(code) == picks[0]:
            quote = partial(rule_text, table.title.slug, rule)
            return Illegal("as-a-sentence", said=why, speaker=table.voice, rule=rule, quote=quote)
    return Illegal("as-a-sentence", said=error)


def why_not(live: LiveTable, seat: int, id: int, language: str = ENGLISH) -> WhyNots:
    """All that a seat is not offered now and which rule forbids it."""
    slug, voice = live.playing().title.slug, live.voice(language)
    assert isinstance(voice, Voice)
    ask = voice.ask(seat)
    rule = ask["rule"] if ask else ""
    found = [
        WhyNotInfo(why.option.text, why.option.label, why.rule, why.reason, rule_text(slug, why.rule, language))
        for why in voice.why_not(seat)
    ]
    return WhyNots(id, rule, rule_text(slug, rule, language), found)
