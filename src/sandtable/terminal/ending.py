"""After a game: the result in words, and what to do next."""

from __future__ import annotations

from textual.content import Content

from sandtable.terminal.high_scores import score_line
from sandtable.terminal.options import Choice
from sandtable.terminal.scores import Score, Scores
from sandtable.terminal.speech import Speech

NEXT = "next"
AGAIN = "again"
SCORES = "scores"
START = "start"


def result_text(speech: Speech, scores: Scores) -> Content:
    """Ranks and points, how a campaign stands, and the best that was ever reached in it."""
    table, messages = speech.session.table, speech.messages
    result = speech.voice.result
    assert result is not None
    lines = [Content.styled(speech.say("terminal-over", reason=result.reason), "bold $accent")]
    for seat in sorted(range(len(table.names)), key=lambda seat: result.ranks[seat]):
        own = "terminal-rank-own" if seat == speech.session.viewer else "terminal-rank"
        head = speech.say(own, rank=result.ranks[seat], player=table.names[seat])
        parts = [speech.say("terminal-result-line", what=what, value=value) for what, value in result.lines[seat]]
        lines.append(Content.assemble((head, "bold"), " ", ", ".join(parts)))
    campaign = table.campaign
    if campaign is not None:
        lines += [Content(line) for line in table.title.campaign_lines(campaign, table.names, messages)]
    best = own_scores(speech, scores)[:1]
    lines += [Content.styled(score_line(1, score, messages, "terminal-high-score"), "$accent") for score in best]
    return Content("\n").join(lines)


def own_scores(speech: Speech, scores: Scores) -> list[Score]:
    """The scores of games like this one."""
    setup = speech.session.table.setup
    return scores.of(speech.session.table.title.slug, setup.mode)


def choices(speech: Speech, scores: Scores) -> list[Choice]:
    """What may be picked after a game."""
    offered = [NEXT] if speech.session.next_wish() else []
    offered += [AGAIN, *([SCORES] if own_scores(speech, scores) else []), START]
    return [Choice(what, speech.say(f"terminal-choice-{what}")) for what in offered]
