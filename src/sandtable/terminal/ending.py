"""After a game: the result in words, and what to do next."""

from __future__ import annotations

from textual.content import Content

from sandtable.terminal.session import Session

NEXT = "next"
AGAIN = "again"
START = "start"


def result_text(session: Session) -> Content:
    table = session.table
    result = table.voice().result
    assert result is not None
    lines = [Content.styled(f"The game is over: {result.reason}.", "bold $accent")]
    for seat in sorted(range(len(table.names)), key=lambda seat: result.ranks[seat]):
        parts = ", ".join(f"{value} {what}" for what, value in result.lines[seat])
        who = " (you)" if seat == session.viewer else ""
        lines.append(Content.assemble((f"{result.ranks[seat]}. {table.names[seat]}{who}", "bold"), f": {parts}"))
    campaign = table.campaign
    if campaign is not None:
        lines += [Content(line) for line in table.title.campaign_lines(campaign, table.names, table.words.messages)]
    return Content("\n").join(lines)


def choices(session: Session) -> list[tuple[str, str]]:
    """What may be picked after a game."""
    following = [(NEXT, "Play the next game of the campaign")] if session.next_wish() else []
    return [*following, (AGAIN, "Play the same again"), (START, "Back to the start")]
