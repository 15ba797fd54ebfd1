"""The types of all that is not one table: people, titles, rules, lists, campaigns."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from sandtable.server.wire.table import TableInfo

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^\S(.*\S)?$")]
Passphrase = Annotated[str, Meta(min_length=8, max_length=200)]


# People


class NewGuest(msgspec.Struct):
    """A guest may bring a name; without one the house thinks of one."""

    name: Name | None = None


class Credentials(msgspec.Struct):
    name: Name
    passphrase: Passphrase


class NewName(msgspec.Struct):
    name: Name


class Me(msgspec.Struct):
    id: str
    name: str
    guest: bool


class PersonInfo(msgspec.Struct):
    id: str
    name: str


# Titles


class ModeInfo(msgspec.Struct):
    id: str
    name: str
    players: list[int]
    about: str
    campaign: bool


class SettingInfo(msgspec.Struct):
    """One of some values, or a number in a range. `defaults` differ by mode."""

    id: str
    about: str
    values: list[str]
    range: tuple[int, int] | None
    default: str | int
    modes: list[str]
    defaults: dict[str, str | int]


class TitleInfo(msgspec.Struct):
    slug: str
    name: str
    about: str
    edition: str
    version: int
    modes: list[ModeInfo]
    settings: list[SettingInfo]


class LevelInfo(msgspec.Struct):
    id: str
    about: str


class House(msgspec.Struct):
    """What this server offers: its titles, the levels of its bots, and the packs its owner installed."""

    version: str
    titles: list[TitleInfo]
    levels: list[LevelInfo]
    packs: dict[str, list[str]]  # by title


class Rule(msgspec.Struct):
    id: str
    text: str


class Rules(msgspec.Struct):
    """The rules of a title: as one Markdown text, and by number."""

    text: str
    rules: list[Rule]


# Lists


class Lobby(msgspec.Struct):
    """Tables with open seats, and public games to watch."""

    open: list[TableInfo]
    running: list[TableInfo]


class TableList(msgspec.Struct):
    tables: list[TableInfo]


class LedgerInfo(msgspec.Struct):
    """A page of a campaign's sheet: a table, or things that are ticked off one by one."""

    name: str
    heads: list[str]
    rows: list[list[str]]
    ticks: list[tuple[str, bool]]


class CampaignInfo(msgspec.Struct):
    """A campaign: its games, how it stands in sentences and as the sheet on the table, and whether it is over."""

    id: str
    title: str
    mode: str
    games: list[TableInfo]
    sheet: list[str]
    ledgers: list[LedgerInfo]
    over: bool
    diary: bool  # whether there is a page to keep


class CampaignList(msgspec.Struct):
    campaigns: list[CampaignInfo]


class Online(msgspec.Struct):
    """Who has an open connection: the persons among those at a table, and how many people there are in all."""

    people: list[str]
    count: int


class Health(msgspec.Struct):
    status: str
