"""The list of what may be picked, each with the key that picks it."""

from __future__ import annotations

from dataclasses import dataclass

from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option as Entry

from sandtable.engine.words import Option
from sandtable.terminal.faces import Faces
from sandtable.terminal.scene import Scene
from sandtable.terminal.shapes import fit

KEYS = "123456789abdefghijklmnoptvxyz"  # what picks an option; the other letters are commands
NO_KEY = "…"
NARROWEST = 24


@dataclass(frozen=True)
class Choice:
    """Something that may be picked: its notation, its words, a note beside them, and what is told while somebody stands on it."""

    text: str
    label: str
    note: str = ""
    about: str = ""


def choice_of(option: Option, scene: Scene, faces: Faces) -> Choice:
    """An option with what it brings about, and what the card says that it names."""
    about = [scene.sight.consequence(option.text), faces.about(option)]
    return Choice(option.text, option.label, scene.note(option, faces), " ".join(filter(None, about)))


class Options(OptionList):
    """What may be picked now."""

    offered: tuple[str, ...] = ()  # the notations of the options on the screen
    abouts: tuple[str, ...] = ()  # what is told of each of them

    def show(self, choices: list[Choice], width: int) -> None:
        """List these. Whoever stood on one stays there as long as they are the same."""
        offered = tuple(choice.text for choice in choices)
        at = self.highlighted if offered == self.offered else 0
        self.offered, self.abouts = offered, tuple(choice.about for choice in choices)
        self.clear_options()
        self.add_options([row(number, choice, max(NARROWEST, width)) for number, choice in enumerate(choices)])
        self.highlighted = at if choices else None

    @property
    def about(self) -> str:
        """What is told of the option somebody stands on."""
        return self.abouts[self.highlighted] if self.highlighted is not None else ""


def row(index: int, choice: Choice, width: int) -> Entry:
    key = KEYS[index] if index < len(KEYS) else " "
    room = width - len(choice.label) - 6
    note = choice.note if len(choice.note) <= room else choice.note[: max(0, room - 1)].rstrip() + "…" if room > 1 else ""
    text = fit(Content(choice.label), max(8, width - 4 - len(note)))
    return Entry(Content.assemble((f" {key} ", "bold $accent"), " ", text, (note, "dim")))


def keys_of(options: list[Option]) -> dict[str, str]:
    """The key of each card that exactly one option names."""
    keys: dict[str, list[str]] = {}
    for number, option in enumerate(options):
        keys.setdefault(option.noun, []).append(KEYS[number] if number < len(KEYS) else NO_KEY)
    return {noun: found[0] for noun, found in keys.items() if noun and len(found) == 1}
