"""What was asked and what happened, as it stands on the screen."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from sandtable.terminal.speech import Line, Speech

HINT_STYLE = "$text on $secondary"
HINT_LINES = 40  # how far back a hint is still worth repeating


class Story(VerticalScroll, can_focus=False):
    """The log, scrolled to its end whenever something was added."""

    told = Content("")

    def compose(self) -> ComposeResult:
        yield Static(id="story")

    def show(self, told: Content) -> None:
        if told != self.told:
            self.told = told
            self.query_one("#story", Static).update(told)
            self.call_after_refresh(self.scroll_end, animate=False)


def story(speech: Speech) -> Content:
    """The latest lines, with a mark where this seat's last turn ended."""
    lines, parts = speech.lines(), []
    for number, line in enumerate(lines):
        if line.new and number and not lines[number - 1].new:
            parts.append(Content.styled(speech.say("terminal-since-last-turn"), "$accent"))
        parts.append(log_line(speech, line))
    return Content("\n").join(parts)


def log_line(speech: Speech, line: Line) -> Content:
    if line.hint:
        return Content.styled(speech.say("terminal-hint", hint=line.text), HINT_STYLE)
    return Content.styled(("• " if line.new else "  ") + line.text, "" if line.new else "dim")


def prompt(speech: Speech) -> Content:
    """The question with its rule, what is added to it, the latest hint, and how far undo reaches."""
    ask = speech.ask()
    if ask is None:
        return Content.styled(speech.thinking(), "dim italic")
    parts = [Content.assemble((ask["prompt"], "bold"), (f"  [{ask['rule']}]", "$accent"))]
    if ask["detail"]:
        parts.append(Content(ask["detail"]))
    hints = [speech.say("terminal-hint", hint=line.text) for line in speech.lines(HINT_LINES) if line.hint and line.new]
    parts += [Content.styled(f" {hint} ", HINT_STYLE) for hint in hints[-1:]]
    if ask["undo"]:
        parts.append(Content.styled(speech.say("terminal-can-undo", count=ask["undo"]), "dim"))
    return Content("\n").join(parts)
