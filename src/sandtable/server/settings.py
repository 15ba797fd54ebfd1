"""Settings: what the owner of a server can choose."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sandtable.engine.messages import ENGLISH, house
from sandtable.engine.phrases import Phrase

PACKAGE = Path(__file__).resolve().parents[1]  # the compiled build links here


def spare_cores() -> int:
    """How many cores there are beside the one that the server itself needs."""
    return max(1, (os.cpu_count() or 2) - 1)


@dataclass(frozen=True)
class Settings:
    """Everything the owner of a server can choose. The defaults suit one machine."""

    data: Path = Path("sandtable-data")
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = field(default_factory=lambda: os.environ.get("SANDTABLE_DATABASE", ""))  # empty: SQLite in the data folder
    redis: str = field(default_factory=lambda: os.environ.get("SANDTABLE_REDIS", ""))  # empty: this is the only node
    origins: tuple[str, ...] = ()  # other addresses whose pages may use this server
    metrics_for: tuple[str, ...] = ()  # networks that may read /metrics, besides this machine
    secure: bool = False  # cookies over https only: for a server behind a proxy that speaks https
    workers: int = field(default_factory=spare_cores)  # processes for bots
    budget: float = 1.0  # seconds a bot may think about a pick
    pause: float = 5.0  # seconds of silence at live tables after what somebody may answer in secret
    web: Path | None = None  # the built client; empty: where the package or the checkout has it
    limits: bool = True  # whether anybody can ask too often
    language: str = ENGLISH  # of what the server says to its owner; everybody else reads their own
    address: str = ""  # how people reach this server, such as https://sand.example.org: for the links in mails
    smtp: str = field(default_factory=lambda: os.environ.get("SANDTABLE_SMTP", ""))  # empty: no mail is sent
    mail_from: str = ""  # the sender of mails
    hooks_inside: bool = False  # whether notices may go to addresses of this machine and its network

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.data / 'sandtable.db'}"

    def say(self, message: str, **filling: Any) -> str:
        """Something for the owner, in the owner's language."""
        return house(self.language).say(Phrase(message, **filling))

    @property
    def sends_mail(self) -> bool:
        return bool(self.smtp and self.mail_from and self.address)

    @property
    def packs(self) -> Path:
        return self.data / "packs"

    @property
    def client(self) -> Path | None:
        places = [self.web] if self.web else [PACKAGE / "web", PACKAGE.parents[1] / "web" / "dist"]
        return next((place for place in places if (place / "index.html").exists()), None)
