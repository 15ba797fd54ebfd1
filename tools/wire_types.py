"""Write the client's types from the server's: `python -m tools.wire_types` makes web/src/net/wire.ts anew."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from sandtable.server.problems import Problem
from sandtable.server.wire import directory, messages, table

PLACE = Path(__file__).parents[1] / "web" / "src" / "net" / "wire.ts"
HEAD = "// Made by tools/wire_types.py from the server's types. Do not edit.\n"
REF = "#/{name}"
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def structs(module: Any) -> list[Any]:
    """The message types a module defines, in its order."""
    own = [kind for kind in vars(module).values() if isinstance(kind, type) and kind.__module__ == module.__name__]
    return [kind for kind in own if issubclass(kind, msgspec.Struct) or hasattr(kind, "__total__")]


def text() -> str:
    _, components = msgspec.json.schema_components(
        [Problem, *structs(table), *structs(directory), *structs(messages)], ref_template=REF
    )
    return HEAD + "".join(declaration(name, schema) for name, schema in sorted(components.items()))


def declaration(name: str, schema: dict[str, Any]) -> str:
    about = schema.get("description", "")
    comment = f"/** {' '.join(about.split())} */\n" if about else ""
    return f"\n{comment}export interface {name} {members(schema)}\n"


def members(schema: dict[str, Any]) -> str:
    needed = schema.get("required", [])
    fields = [f"  {key}{'' if key in needed else '?'}: {kind(value)};\n" for key, value in schema.get("properties", {}).items()]
    return "{\n" + "".join(fields) + "}"


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
            return f"({kind(schema.get('items') or {})})[]"
        case "object":
            return f"Record<string, {kind(schema.get('additionalProperties') or {})}>"
        case str(name):
            return PLAIN[name]
    return "unknown"


if __name__ == "__main__":
    PLACE.write_text(text(), encoding="utf-8")
