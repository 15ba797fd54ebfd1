"""What all screens share: they speak one language, down to the keys in the footer."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from textual.binding import ActiveBinding
from textual.screen import Screen, ScreenResultType

from sandtable import SandtableError
from sandtable.engine.messages import Messages


class Speaking(Screen[ScreenResultType]):
    """A screen in one language. Its bindings are described by the names of messages."""

    def __init__(self, messages: Messages, classes: str | None = None) -> None:
        super().__init__(classes=classes)
        self.messages = messages

    def say(self, message: str, **arguments: str | int) -> str:
        return self.messages.text(message, **arguments)

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys that do something now, described in this language."""
        return {key: self._described(active) for key, active in super().active_bindings.items()}

    def _described(self, active: ActiveBinding) -> ActiveBinding:
        name = active.binding.description
        if name not in self.messages:
            return active
        return active._replace(binding=replace(active.binding, description=self.say(name)))

    def complain(self, error: SandtableError) -> None:
        """Tell what went wrong."""
        self.notify(self.say("terminal-error", error=error.said(self.messages.language)), severity="error", markup=False)

    def complain_of_file(self, message: str, error: OSError) -> None:
        """Tell that a file could not be written, and what the system says about it."""
        reason = self.messages.printed(error.strerror or str(error))
        self.notify(self.say(message, reason=reason), severity="error", markup=False)

    def tell_damaged(self, aside: Path | None) -> None:
        """Tell where a list of high scores that could not be read lies now."""
        if aside is not None:
            self.notify(self.say("terminal-scores-damaged", path=str(aside)), severity="warning", markup=False)
