"""Write the client's types from Python's: `python -m tools.wire_types` makes them anew.

The server's messages become web/src/net/wire.ts, and the facts that a title declares web/src/boards/<title>/facts.ts.
"""

from __future__ import annotations

import importlib
import json
from pathlib import Path
from textwrap import wrap
from typing import Any

import msgspec

from sandtable.server.problems import Problem
from sandtable.server.wire import accounts, chat, directory, hosts, messages, notices, playing, table, view

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "web" / "src"
WIRE_HEAD = "// Made by tools/wire_types.py from the server's types. Do not edit.\n"
FACTS_HEAD = """// Made by tools/wire_types.py from the title's fact_types.py. Do not edit.
import type { TableFacts } from '../../net/facts';
"""
WIDTH = 122  # of a comment, which has some signs around it
REF = "#/{name}"
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def structs(module: Any) -> list[Any]:
    """The message types a module defines, in its order."""
    own = [kind for kind in vars(module).values() if isinstance(kind, type) and kind.__module__ == module.__name__]
    return [kind for kind in own if issubclass(kind, msgspec.Struct) or hasattr(kind, "__total__")]


def files() -> dict[Path, str]:
    """Every file that is made, with its text."""
    declared = sorted(ROOT.glob("src/sandtable/games/*/fact_types.py"))
    facts = {SOURCES / "boards" / path.parent.name / "facts.ts": facts_text(path.parent.name) for path in declared}
    return {SOURCES / "net" / "wire.ts": wire_text(), **facts}


def wire_text() -> str:
    modules = (table, view, playing, chat, directory, accounts, notices, hosts, messages)
    kinds = [Problem, *(kind for module in modules for kind in structs(module))]
    return WIRE_HEAD + declarations(kinds)


def facts_text(title: str) -> str:
    module = importlib.import_module(f"sandtable.games.{title}.fact_types")
    return FACTS_HEAD + declarations([module.Facts]).replace("interface Facts", "interface Facts extends TableFacts")


def declarations(kinds: list[Any]) -> str:
    _, components = msgspec.json.schema_components(kinds, ref_template=REF)
    return "".join(declaration(name, schema) for name, schema in sorted(components.items()))


def declaration(name: str, schema: dict[str, Any]) -> str:
    return f"\n{comment(schema.get('description', ''))}export interface {name} {members(schema)}\n"


def comment(about: str) -> str:
    """What a type is, in lines of the usual length."""
    lines = wrap(" ".join(about.split()), WIDTH, break_on_hyphens=False)
    if len(lines) < 2:
        return "".join(f"/** {line} */\n" for line in lines)
    return "/**\n" + "".join(f" * {line}\n" for line in lines) + " */\n"


def members(schema: dict[str, Any]) -> str:
    needed = schema.get("required", [])
    fields = [
        f"  {name(key)}{'' if key in needed else '?'}: {kind(value)};\n" for key, value in schema.get("properties", {}).items()
    ]
    return "{\n" + "".join(fields) + "}"


def name(key: str) -> str:
    return key if key.isidentifier() else json.dumps(key)


def kind(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix("#/")
    if "anyOf" in schema:
        return " | ".join(kind(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "prefixItems" in schema:
        return f"[{', '.join(kind(one) for one in schema['prefixItems'])}]"
    match schema.get("type"):
        case "array":
            one = kind(schema.get("items") or {})
            return f"({one})[]" if "|" in one else f"{one}[]"
        case "object":
            return f"Record<string, {kind(schema.get('additionalProperties') or {})}>"
        case str(name):
            return PLAIN[name]
    return "unknown"


if __name__ == "__main__":
    for place, text in files().items():
        place.write_text(text, encoding="utf-8")
