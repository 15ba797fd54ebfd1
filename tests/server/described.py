"""The messages of the WebSocket as the AsyncAPI document describes them, to hold real ones against."""

from __future__ import annotations

from functools import cache
from typing import Any

import jsonschema_rs

from sandtable.server.http.asyncapi import asyncapi


@cache
def schema_of(action: str, type: str) -> jsonschema_rs.Validator:
    """What a message of this type looks like that the server receives or sends; a field more is as wrong as one less."""
    document = asyncapi()
    (name,) = [name for name in names(action) if document["components"]["messages"][name]["name"] == type]
    closed = {key: {**schema, "additionalProperties": False} for key, schema in document["components"]["schemas"].items()}
    payload = document["components"]["messages"][name]["payload"]
    return jsonschema_rs.validator_for({**payload, "components": {"schemas": closed}})


def names(action: str) -> set[str]:
    """The messages that the server receives, or those that it sends: as news, or in reply."""
    found = set()
    for operation in asyncapi()["operations"].values():
        sides = [operation] if operation["action"] == action else []
        sides += [operation["reply"]] if action == "send" and "reply" in operation else []
        found |= {message["$ref"].rsplit("/", 1)[1] for side in sides for message in side["messages"]}
    return found


def check(action: str, message: dict[str, Any]) -> None:
    """Fail unless the document describes this message, to the last field."""
    schema_of(action, message["type"]).validate(message)
