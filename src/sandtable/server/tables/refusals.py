"""Why not? What the rules forbid, with the rule that does."""

from __future__ import annotations

from sandtable import IllegalPick, Table
from sandtable.server.problems import Illegal
from sandtable.server.rulebook import rule_text
from sandtable.server.tables.live import LiveTable
from sandtable.server.wire.table import WhyNotInfo, WhyNots


def refusal(table: Table, seat: int, picks: list[str], error: IllegalPick) -> Illegal:
    """Why a pick was refused, with the rule if there is one. Nothing was made, so all of this could be asked before."""
    for why in table.why_not(seat):
        if why.option.text == picks[0]:
            return Illegal(f"{why.reason}.".replace("..", "."), rule=why.rule, text=text_of(table, why.rule))
    return Illegal(f"{error}.")


def why_not(live: LiveTable, seat: int, id: int) -> WhyNots:
    """All that a seat is not offered now and which rule forbids it."""
    table = live.playing()
    ask = table.ask(seat)
    rule = ask["rule"] if ask else ""
    refusals = [
        WhyNotInfo(why.option.text, why.option.label, why.rule, why.reason, text_of(table, why.rule))
        for why in table.why_not(seat)
    ]
    return WhyNots(id, rule, text_of(table, rule), refusals)


def text_of(table: Table, rule: str) -> str:
    return rule_text(table.title.slug, rule)
