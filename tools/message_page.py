"""The messages of the WebSocket as a page: an AsyncAPI document made readable."""

from __future__ import annotations

from typing import Any

HEAD = """\
# The messages of the WebSocket

Every message is a JSON object with a `type`. This page is made from the AsyncAPI document that a running server has at
`/api/asyncapi.json`. How the messages work together stands in [the API](api.md#live-the-websocket).
"""


def message_page(document: dict[str, Any]) -> str:
    """The page: what clients send and how it is answered, what the server sends, and the types both are made of."""
    messages, schemas = document["components"]["messages"], document["components"]["schemas"]
    orders = {name_in(one["messages"][0]): one for one in document["operations"].values() if one["action"] == "receive"}
    sent = [title for title in messages if title not in orders]
    parts = sorted(set(schemas) - {name_in(message["payload"]) for message in messages.values()})
    lines = [HEAD, "## What a client sends"]
    for title, operation in orders.items():
        lines += [chapter(document, title), f"Answer: {answers(document, operation)}."]
    lines += ["## What the server sends", *(chapter(document, title) for title in sent)]
    lines += ["## Types", *(f"### {name}\n\n{text_of(schemas[name])}" for name in parts)]
    return "\n\n".join(lines) + "\n"


def chapter(document: dict[str, Any], title: str) -> str:
    """One message: its type, what it says, its fields."""
    message = document["components"]["messages"][title]
    schema = document["components"]["schemas"][name_in(message["payload"])]
    return f"### `{message['name']}` {{ #{title.lower()} }}\n\n{text_of(schema)}"


def answers(document: dict[str, Any], operation: dict[str, Any]) -> str:
    titles = [name_in(reply) for reply in operation["reply"]["messages"]]
    return ", ".join(f"[`{document['components']['messages'][title]['name']}`](#{title.lower()})" for title in titles)


def name_in(reference: dict[str, str]) -> str:
    return reference["$ref"].rsplit("/", 1)[1]


def text_of(schema: dict[str, Any]) -> str:
    """The description of an object, and a table of its fields without the type that stands in its heading."""
    needed = schema.get("required", [])
    rows = [
        f"| `{name}` | {kind(value)} | {'' if name in needed else 'may be left out'} |"
        for name, value in schema.get("properties", {}).items()
        if name != "type"
    ]
    about = " ".join(schema.get("description", "").split())
    return "\n".join([about, "", *(["| field | | |", "|---|---|---|", *rows] if rows else [])]).strip()


def kind(schema: dict[str, Any]) -> str:
    """The type of a field in words."""
    if "$ref" in schema:
        return f"[{name_in(schema)}](#{name_in(schema).lower()})"
    if "anyOf" in schema:
        return " or ".join(kind(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " or ".join(f"`{value}`" for value in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {kind(schema.get('items') or {})}"
    if schema.get("type") == "object":
        return f"object of {kind(schema.get('additionalProperties') or {})}"
    return f"{schema.get('type', 'anything')}{bounds(schema)}"


def bounds(schema: dict[str, Any]) -> str:
    """How long a text may be, or from where to where a number goes."""
    if "maxLength" in schema:
        return f", up to {schema['maxLength']:,} characters"
    return f" from {schema['minimum']:,} to {schema['maximum']:,}" if {"minimum", "maximum"} <= set(schema) else ""
