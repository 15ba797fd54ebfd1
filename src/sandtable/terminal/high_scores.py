"""The list of high scores on the screen."""

from __future__ import annotations

from textual.content import Content

import sandtable
from sandtable.engine.messages import Messages
from sandtable.terminal.dialogs import Text
from sandtable.terminal.scores import Score, Scores, read

PAGE = 10  # so many of each title and mode are shown


class HighScores(Text):
    """The best results of people who play alone."""

    def __init__(self, messages: Messages) -> None:
        self.scores = read()
        super().__init__(messages, messages.text("terminal-scores"), scores_text(self.scores, messages))

    def on_mount(self) -> None:
        self.tell_damaged(self.scores.aside)


def score_line(place: int, score: Score, messages: Messages, message: str = "terminal-score") -> str:
    return messages.text(message, place=place, points=score.points, day=messages.day(score.day))


def scores_text(scores: Scores, messages: Messages) -> Content:
    """The best scores of every title and mode."""
    lines: list[Content] = []
    for slug, mode in dict.fromkeys((score.title, score.mode) for score in scores.all):
        title = sandtable.title(slug)
        own = title.messages(messages.language)
        game = messages.text("terminal-game", title=own.text("title"), mode=title.mode_name(mode, messages.language))
        lines.append(Content.styled(game, "bold"))
        best = scores.of(slug, mode)[:PAGE]
        lines += [Content(score_line(place, score, messages)) for place, score in enumerate(best, 1)]
    return Content("\n").join(lines or [Content(messages.text("terminal-no-scores"))])
