"""What opens over the table: something to read, the rules, the cards, and the curtain between players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from rich.markdown import Markdown
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.visual import VisualType
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from sandtable.engine.messages import Messages
from sandtable.engine.rulebook import Chapter, Passage, Rulebook
from sandtable.engine.voice import WhyNot
from sandtable.terminal.boards import named
from sandtable.terminal.faces import Faces
from sandtable.terminal.screens import Speaking

CLOSE: list[BindingType] = [Binding("escape", "dismiss", "terminal-key-close")]
MOVES = {"down": "cursor_down", "up": "cursor_up", "pagedown": "page_down", "pageup": "page_up"}


class Dialog(Speaking[None], ModalScreen[None]):
    """A box over the table that Escape closes."""

    BINDINGS: ClassVar[list[BindingType]] = [*CLOSE, Binding("q", "dismiss", show=False)]

    def __init__(self, messages: Messages, title: str) -> None:
        super().__init__(messages, classes="dialog")
        self.heading = title

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(self.heading, classes="title", markup=False)
            yield from self.body()
            yield Static(self.say("terminal-escape-closes"), classes="foot", markup=False)

    def body(self) -> ComposeResult:
        raise NotImplementedError


class Text(Dialog):
    """Something to read."""

    def __init__(self, messages: Messages, title: str, content: Content) -> None:
        super().__init__(messages, title)
        self.content = content

    def body(self) -> ComposeResult:
        with VerticalScroll():
            yield Static(self.content)


def why_not_text(refusals: list[WhyNot], messages: Messages) -> Content:
    """What is not offered, why, and the rule that forbids it."""
    if not refusals:
        return Content(messages.text("terminal-all-offered"))
    gathered: dict[tuple[str, str], list[str]] = {}
    for refusal in refusals:
        gathered.setdefault((refusal.reason, refusal.rule), []).append(refusal.option.label)
    lines = []
    for (reason, rule), labels in gathered.items():
        line = messages.text("terminal-refusal", option=messages.listed(labels), reason=reason)
        lines.append(Content.assemble(line, " ", (f"[{rule}]", "$accent")))
    return Content("\n").join(lines)


class Searchable(Dialog):
    """A list with a line to search it."""

    BINDINGS: ClassVar[list[BindingType]] = CLOSE

    def __init__(self, messages: Messages, title: str, placeholder: str) -> None:
        super().__init__(messages, title)
        self.placeholder = placeholder

    def body(self) -> ComposeResult:
        yield Input(placeholder=self.placeholder)
        yield OptionList(id="found")

    def on_mount(self) -> None:
        self.fill("")
        self.query_one(Input).focus()

    @property
    def found_list(self) -> OptionList:
        return self.query_one("#found", OptionList)

    def on_input_changed(self, event: Input.Changed) -> None:
        self.fill(event.value)

    def on_key(self, event: Any) -> None:
        """Arrows move in the list while one types."""
        if event.key in MOVES and self.focused is self.query_one(Input):
            getattr(self.found_list, f"action_{MOVES[event.key]}")()
            event.stop()

    def fill(self, words: str) -> None:
        raise NotImplementedError

    def list_found(self, rows: Sequence[VisualType], none: str, at: int | None) -> None:
        """Show what was found, standing on one of them; or say that there is none."""
        options = self.found_list
        options.clear_options()
        options.add_options([Option(row) for row in rows] or [Option(Content(self.say(none)), disabled=True)])
        options.highlighted = (at or 0) if rows else None


class Rules(Searchable):
    """The rules of the title beside their contents, opened at the rule in force."""

    def __init__(self, messages: Messages, book: Rulebook, at: str = "") -> None:
        super().__init__(
            messages, messages.text("terminal-rules-of", title=messages.text("title")), messages.text("terminal-search-rules")
        )
        self.book = book
        self.at = at
        self.rows: list[Chapter | Passage] = []

    def body(self) -> ComposeResult:
        chapters = [Option(f"{chapter.id} {chapter.name}".strip()) for chapter in self.book.chapters]
        yield Input(placeholder=self.placeholder)
        yield Horizontal(OptionList(*chapters, id="contents", markup=False), OptionList(id="found"))

    def fill(self, words: str) -> None:
        """All chapters with their passages, or the passages that have these words."""
        self.rows = [*self.book.search(words)] if words else []
        for chapter in [] if words else self.book.chapters:
            self.rows += [chapter, *chapter.passages]
        here = [index for index, row in enumerate(self.rows) if row.id == self.at and not words]
        self.list_found([row_of_rules(row) for row in self.rows], "terminal-no-rule", here[0] if here else None)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Go to a chapter chosen from the contents."""
        if event.option_list.id == "contents":
            self.query_one(Input).value = ""
            self.fill("")
            self.found_list.highlighted = self.rows.index(self.book.chapters[event.option_index])
            self.found_list.scroll_to_highlight(top=True)


def row_of_rules(row: Chapter | Passage) -> VisualType:
    if isinstance(row, Chapter):
        return Content.styled(f"{row.id} {row.name}".strip(), "bold underline $accent")
    return Markdown(f"**{row.id}** {row.text}" if row.id else row.text)


class Cards(Searchable):
    """The cards of the title, opened at the one in question."""

    def __init__(self, faces: Faces, at: str = "") -> None:
        text = faces.messages.text
        super().__init__(faces.messages, text("terminal-cards-of", title=text("title")), text("terminal-search-cards"))
        self.faces = faces
        self.at = at
        self.found: list[dict[str, Any]] = []

    def body(self) -> ComposeResult:
        yield from super().body()
        yield Static(id="card-text")

    def fill(self, words: str) -> None:
        wanted = words.lower().split()
        self.found = [entry for entry in self.faces.entries.values() if all(word in self.searched(entry) for word in wanted)]
        here = [index for index, entry in enumerate(self.found) if entry["id"] == self.at and not words]
        self.list_found([self.line(entry) for entry in self.found], "terminal-no-card", here[0] if here else None)

    def searched(self, entry: dict[str, Any]) -> str:
        return f"{entry['id']} {entry['name']} {self.faces.kind(entry['id'])} {entry['text']}".lower()

    def line(self, entry: dict[str, Any]) -> Content:
        return Content.assemble((entry["name"], "bold"), "  ", (self.faces.kind(entry["id"]), "dim"))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_index < len(self.found):
            self.query_one("#card-text", Static).update(card_text(self.found[event.option_index], self.faces))


def card_text(entry: dict[str, Any], faces: Faces) -> Content:
    """A card in full: its numbers that have a word, its text, its flavour, and the rules it rests on."""
    text = faces.messages.text
    known = [(f"field-{named(name)}", value) for name, value in entry.items() if type(value) is int and value > 0]
    numbers = [text("terminal-count", name=text(field), value=value) for field, value in known if field in faces.messages]
    lines = [
        Content.assemble((entry["name"], "bold $accent"), "  ", ("  ".join(numbers), "dim")),
        Content(faces.board.text(entry, faces.messages)),
    ]
    if entry.get("flavour"):
        lines.append(Content.styled(str(entry["flavour"]), "italic dim"))
    if entry.get("rules"):
        lines.append(Content.styled(text("terminal-card-rules", rules=", ".join(entry["rules"])), "dim"))
    return Content("\n").join(lines)


class Curtain(Speaking[None]):
    """Nothing to be seen until the next person sits down."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "dismiss", "terminal-key-here")]

    def __init__(self, messages: Messages, name: str) -> None:
        super().__init__(messages)
        self.next_name = name

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(self.say("terminal-curtain"), markup=False)
            yield Static(Content.styled(f"\n{self.next_name}\n", "bold $accent"))
            yield Static(Content.styled(self.say("terminal-curtain.wait"), "dim"))
