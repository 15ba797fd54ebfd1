"""What the server refuses, as a status, a code for programs and one clear sentence for people."""

from __future__ import annotations

import msgspec


class Problem(msgspec.Struct, omit_defaults=True):
    """Why something was refused. `rule` and `text` name and quote the rule that forbids it, where there is one."""

    code: str
    message: str
    rule: str = ""
    text: str = ""


class Refused(Exception):
    """Raised anywhere below the API; the edge turns it into a `Problem`."""

    status = 400
    code = "bad_request"

    def __init__(self, message: str, *, rule: str = "", text: str = "") -> None:
        super().__init__(message)
        self.rule = rule
        self.text = text

    @property
    def problem(self) -> Problem:
        return Problem(self.code, str(self), self.rule, self.text)


class Malformed(Refused):
    """The request does not fit its type."""

    code = "malformed"


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


class Damaged(Unavailable):
    """The storage makes no sense any more. Nothing more is written to it, and the server stops."""
