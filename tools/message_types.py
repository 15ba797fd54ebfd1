"""Write the names of the client's messages as types: `python -m tools.message_types` makes them anew.

Of web/messages/en/client.ftl becomes web/src/app/texts.ts, of the messages of a title's board web/src/boards/<title>/texts.ts:
each message by its name, and what has to fill it in. A wrong name, or a filling that is missing, is then an error of types.
"""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

WEB = Path(__file__).parents[1] / "web"
ENGLISH = WEB / "messages" / "en"
HOUSE = "client"
HEAD = "// Made by tools/message_types.py from messages/en/{name}.ftl. Do not edit.\n"
TEXT, NUMBER = "string | number", "number"


class Filling(Visitor):
    """What fills in a message, by name: a number where it chooses a plural, else a text or a number."""

    def __init__(self) -> None:
        self.kinds: dict[str, str] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the library calls it so)
        self.kinds.setdefault(node.id.name, TEXT)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.kinds[node.selector.id.name] = choice(node)
        self.generic_visit(node)


def choice(node: ast.SelectExpression) -> str:
    """What a selector chooses by: a number, or one of the words of its variants."""
    keys = [variant.key for variant in node.variants]
    words = [key.name for key in keys if isinstance(key, ast.Identifier)]
    if len(words) < len(keys) or {"one", "other"} & set(words):
        return NUMBER
    return " | ".join(f"'{word}'" for word in words)


def files() -> dict[Path, str]:
    """Every file that is made, with its text."""
    return {place(path.stem): HEAD.format(name=path.stem) + types(path) for path in sorted(ENGLISH.glob("*.ftl"))}


def place(name: str) -> Path:
    folder = WEB / "src" / ("app" if name == HOUSE else f"boards/{name}")
    return folder / "texts.ts"


def types(path: Path) -> str:
    lines = [f"  '{name}': {kind(filling)};\n" for name, filling in messages(path).items()]
    return f"export interface Texts {{\n{''.join(lines)}}}\n"


def kind(filling: dict[str, str]) -> str:
    members = [f"{name}: {kind}" for name, kind in filling.items()]
    return f"{{ {'; '.join(members)} }}" if members else "object"


def messages(path: Path) -> dict[str, dict[str, str]]:
    """The messages of a file, each with what fills it in."""
    resource = FluentParser().parse(path.read_text("utf-8"))
    found: dict[str, dict[str, str]] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{path}: {entry.content!r} is no message")
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                raise ValueError(f"{path}: there are two messages {entry.id.name}")
            filling = Filling()
            filling.visit(entry)
            found[entry.id.name] = filling.kinds
    return found


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
