"""What the server refuses, as a status, a code for programs and one clear sentence for people, each in their language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from sandtable.engine.errors import Speaker, Spoken
from sandtable.engine.messages import ENGLISH, house
from sandtable.engine.phrases import Phrase


class Problem(msgspec.Struct, omit_defaults=True):
    """Why something was refused. `rule` and `text` name and quote the rule that forbids it, where there is one."""

    code: str
    message: str
    rule: str = ""
    text: str = ""


def no_rule(language: str) -> str:
    return ""


class Refused(Spoken):
    """Raised anywhere below the API, with the name of a message and what fills it in; the edge turns it into a `Problem`."""

    status = 400
    code = "bad_request"

    def __init__(
        self, message: str, *, speaker: Speaker = house, rule: str = "", quote: Callable[[str], str] = no_rule, **filling: Any
    ) -> None:
        super().__init__(Phrase(message, **filling), speaker)
        self.rule = rule
        self._quote = quote  # the text of the rule, by language

    def problem(self, language: str) -> Problem:
        return Problem(self.code, self.said(language), self.rule, self._quote(language))


class Failed(Refused):
    """Something went wrong that is nobody's fault but ours."""

    status = 500
    code = "error"


class Malformed(Refused):
    """The request does not fit its type."""

    code = "malformed"

    def said(self, language: str = ENGLISH) -> str:
        """Names of fields are written small, but a sentence begins with a capital."""
        text = super().said(language)
        return text[:1].upper() + text[1:]


class SignIn(Refused):
    """Nobody is signed in, or the sign-in no longer counts."""

    status = 401
    code = "sign_in"


class Forbidden(Refused):
    """This person may not do that."""

    status = 403
    code = "forbidden"


class Missing(Refused):
    """There is no such thing, or it is none of this person's business."""

    status = 404
    code = "not_found"


class WrongMethod(Refused):
    """The address is right, but it takes another method."""

    status = 405
    code = "method"


class Stale(Refused):
    """The answer is to a question that is no longer asked."""

    status = 409
    code = "stale"


class Clash(Refused):
    """It cannot be done as things stand: a taken name, a full table, a finished game."""

    status = 409
    code = "clash"


class Illegal(Refused):
    """A pick that the rules do not offer."""

    status = 422
    code = "illegal"


class TooLarge(Refused):
    status = 413
    code = "too_large"


class TooMany(Refused):
    """Somebody asks too often."""

    status = 429
    code = "too_many"


class Unavailable(Refused):
    """The storage cannot be reached or is full. Nothing was changed."""

    status = 503
    code = "unavailable"


class Elsewhere(Unavailable):
    """Another version of this server has the table, or is about to: whoever asks again finds it there."""


class Newer(Elsewhere):
    """A newer version of this server has changed the table. This one cannot serve it any more."""


class Damaged(Unavailable):
    """The storage makes no sense any more. Nothing more is written to it, and the server stops."""
