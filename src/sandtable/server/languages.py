"""Which language somebody reads: as their device says with each request, or once with its connection."""

from __future__ import annotations

from functools import lru_cache

from starlette.requests import HTTPConnection

from sandtable.engine.messages import chosen

ASKED = "language"  # in the query of an address
ACCEPTED = "accept-language"  # what browsers say by themselves


def language_of(connection: HTTPConnection) -> str:
    """The language of a request: the one that its address asks for, else the first of its browser's that we speak."""
    return understood(connection.query_params.get(ASKED, ""), connection.headers.get(ACCEPTED, ""))


@lru_cache(maxsize=500)
def understood(asked: str, accepted: str) -> str:
    return chosen([asked, *by_preference(accepted)])


def by_preference(accepted: str) -> list[str]:
    """The languages of an `Accept-Language` header, such as `de-AT, de;q=0.9, en;q=0.5`, the best liked first."""
    liked = [(weight(parameters), tag.strip()) for tag, _, parameters in (part.partition(";") for part in accepted.split(","))]
    return [tag for liking, tag in sorted(liked, key=lambda each: -each[0]) if liking > 0]


def weight(parameters: str) -> float:
    name, _, value = parameters.strip().partition("=")
    try:
        return float(value) if name.strip() == "q" else 1.0
    except ValueError:
        return 0.0
