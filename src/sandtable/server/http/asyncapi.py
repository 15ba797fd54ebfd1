"""The AsyncAPI document: every message that goes over the WebSocket, made from the msgspec types."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, get_args

import msgspec

import sandtable
from sandtable.server.http.openapi import MADE, SIGNED_IN
from sandtable.server.wire import chat, messages, playing, view
from sandtable.server.wire.messages import Order, RefusedOrder, Watch, Why
from sandtable.server.wire.playing import Done, WhyNots
from sandtable.server.wire.view import TableState, Unchanged, Update

Message = type[msgspec.Struct]

TAKEN: list[Message] = list(get_args(Order))
ANSWERS: dict[Message, list[Message]] = {Watch: [TableState, Update, Unchanged, Done], Why: [WhyNots]}
ONLY_ANSWERS: set[Message] = {Done, RefusedOrder, WhyNots}
CHANNEL = {"$ref": "#/channels/live"}


def given() -> list[Message]:
    """What the server says: every type with a tag that is no order and no base of orders."""
    defined = [thing for module in (view, playing, chat, messages) for thing in vars(module).values() if isinstance(thing, type)]
    tagged = [kind for kind in defined if issubclass(kind, msgspec.Struct) and kind.__struct_config__.tag]
    return [kind for kind in dict.fromkeys(tagged) if not any(issubclass(taken, kind) for taken in TAKEN)]


@cache
def asyncapi() -> dict[str, Any]:
    """The whole document. In AsyncAPI's words the server receives orders, replies to each, and sends news."""
    kinds = [*TAKEN, *given()]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=MADE)
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Sandtable", "version": sandtable.__version__, "description": "Play over the WebSocket."},
        "defaultContentType": "application/json",
        "channels": {"live": live(kinds)},
        "operations": {**{tag(kind): order(kind) for kind in TAKEN}, "news": news()},
        "components": {
            "messages": {kind.__name__: message(kind, schema) for kind, schema in zip(kinds, schemas, strict=True)},
            "schemas": components,
            "securitySchemes": {"cookie": {**SIGNED_IN, "type": "httpApiKey"}},
        },
    }


def live(kinds: list[Message]) -> dict[str, Any]:
    """The one address all messages go to and come from."""
    return {
        "address": "/api/live",
        "description": "One connection of one person, for any number of tables. Orders are obeyed one after the other.",
        "messages": {kind.__name__: {"$ref": f"#/components/messages/{kind.__name__}"} for kind in kinds},
    }


def order(kind: Message) -> dict[str, Any]:
    """Something that a client may say, and how it is answered."""
    replies: list[Message] = [*ANSWERS.get(kind, [Done]), RefusedOrder]
    return {
        "action": "receive",
        "channel": CHANNEL,
        "summary": about(kind),
        "messages": named([kind]),
        "reply": {"channel": CHANNEL, "messages": named(replies)},
    }


def news() -> dict[str, Any]:
    """What the server says without being asked."""
    kinds = [kind for kind in given() if kind not in ONLY_ANSWERS]
    return {"action": "send", "channel": CHANNEL, "summary": "What happens, as it happens.", "messages": named(kinds)}


def message(kind: Message, schema: dict[str, Any]) -> dict[str, Any]:
    return {"name": tag(kind), "title": kind.__name__, "summary": about(kind), "payload": schema}


def named(kinds: Iterable[Message]) -> list[dict[str, str]]:
    return [{"$ref": f"#/channels/live/messages/{kind.__name__}"} for kind in kinds]


def tag(kind: Message) -> str:
    """The `type` of a message."""
    return str(kind.__struct_config__.tag)


def about(kind: Message) -> str:
    return " ".join((kind.__doc__ or "").split())
