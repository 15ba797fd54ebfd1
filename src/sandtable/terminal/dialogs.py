"""What opens over the table: help, why-not, card help, the rules, and the curtain between players."""

from __future__ import annotations

import re
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from sandtable.engine.rulebook import Rule, Rulebook
from sandtable.engine.voice import WhyNot

CLOSE: list[BindingType] = [Binding("escape", "dismiss", "Close")]


class Dialog(ModalScreen[None]):
    """A box over the table that Escape closes."""

    BINDINGS: ClassVar[list[BindingType]] = [*CLOSE, Binding("q", "dismiss", "Close", show=False)]

    def __init__(self, title: str) -> None:
        super().__init__(classes="dialog")
        self.heading = title

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(self.heading, classes="title", markup=False)
            yield from self.body()
            yield Static("Escape closes.", classes="foot")

    def body(self) -> ComposeResult:
        raise NotImplementedError


class Text(Dialog):
    """Something to read."""

    def __init__(self, title: str, content: Content | str) -> None:
        super().__init__(title)
        self.content = content

    def body(self) -> ComposeResult:
        with VerticalScroll():
            yield Static(self.content)


def why_not_text(refusals: list[WhyNot]) -> Content:
    if not refusals:
        return Content("Everything you might look for here is offered.")
    lines = []
    for refusal in refusals:
        lines.append(
            Content.assemble((refusal.option.label, "bold"), ": ", refusal.reason, " ", (f"[{refusal.rule}]", "$accent"))
        )
    return Content("\n").join(lines)


class Searchable(Dialog):
    """A list with a line to search it."""

    def __init__(self, title: str, placeholder: str) -> None:
        super().__init__(title)
        self.placeholder = placeholder

    def body(self) -> ComposeResult:
        yield Input(placeholder=self.placeholder)
        yield OptionList()

    def on_mount(self) -> None:
        self.fill("")
        self.query_one(Input).focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        self.fill(event.value)

    def on_key(self, event: Any) -> None:
        """Arrows move in the list while one types."""
        if event.key in ("down", "up", "pagedown", "pageup") and self.focused is self.query_one(Input):
            actions = {"down": "cursor_down", "up": "cursor_up", "pagedown": "page_down", "pageup": "page_up"}
            getattr(self.query_one(OptionList), f"action_{actions[event.key]}")()
            event.stop()

    def fill(self, words: str) -> None:
        raise NotImplementedError


class Rules(Searchable):
    """The rules of the title, opened at the rule in force."""

    BINDINGS: ClassVar[list[BindingType]] = CLOSE

    def __init__(self, title: str, book: Rulebook, at: str = "") -> None:
        super().__init__(f"The rules of {title}", "Search: words, or a number such as 4.2")
        self.book = book
        self.at = at

    def fill(self, words: str) -> None:
        found = self.book.search(words)
        options = self.query_one(OptionList)
        options.clear_options()
        options.add_options([rule_line(rule) for rule in found] or [Option("No rule says this.", disabled=True)])
        here = [index for index, rule in enumerate(found) if rule.id == self.at]
        options.highlighted = here[0] if here and not words else 0 if found else None


def rule_line(rule: Rule) -> Option:
    return Option(Content.assemble((rule.id, "bold $accent"), " ", re.sub(r"[*`]+", "", rule.text)))


class Cards(Searchable):
    """The cards of the title, opened at the one in question."""

    BINDINGS: ClassVar[list[BindingType]] = CLOSE

    def __init__(self, title: str, entries: list[dict[str, Any]], at: str = "") -> None:
        super().__init__(f"The cards of {title}", "Search: a name, a kind, a word of the text")
        self.entries = entries
        self.at = at
        self.found: list[dict[str, Any]] = []

    def body(self) -> ComposeResult:
        yield from super().body()
        yield Static(id="card-text")

    def fill(self, words: str) -> None:
        wanted = words.lower().split()
        self.found = [
            entry
            for entry in self.entries
            if all(word in f"{entry['id']} {entry['name']} {entry.get('kind', '')} {entry['text']}".lower() for word in wanted)
        ]
        options = self.query_one(OptionList)
        options.clear_options()
        options.add_options([card_line(entry) for entry in self.found] or [Option("No card like that.", disabled=True)])
        here = [index for index, entry in enumerate(self.found) if entry["id"] == self.at]
        options.highlighted = here[0] if here and not words else 0 if self.found else None

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_index < len(self.found):
            self.query_one("#card-text", Static).update(card_text(self.found[event.option_index]))


def card_line(entry: dict[str, Any]) -> Option:
    return Option(Content.assemble((entry["name"], "bold"), "  ", (str(entry.get("kind", "")), "dim")))


def card_text(entry: dict[str, Any]) -> Content:
    numbers = [f"{name} {value}" for name, value in entry.items() if type(value) is int and value > 0]
    rules = ", ".join(entry.get("rules", []))
    lines = [Content.assemble((entry["name"], "bold $accent"), "  ", ("  ".join(numbers), "dim")), Content(entry["text"])]
    if entry.get("flavour"):
        lines.append(Content.styled(str(entry["flavour"]), "italic dim"))
    if rules:
        lines.append(Content.styled(f"Rules: {rules}", "dim"))
    return Content("\n").join(lines)


class Curtain(Screen[None]):
    """Nothing to be seen until the next person sits down."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "dismiss", "I am here")]

    def __init__(self, name: str, told: str) -> None:
        super().__init__()
        self.next_name = name
        self.told = told

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(
                Content.assemble(("The screen goes to\n\n", ""), (self.next_name, "bold $accent"), f"\n\n{self.told}\n\n")
            )
            yield Static(Content.styled("Nobody else should look. Press Enter when you are here.", "dim"))
