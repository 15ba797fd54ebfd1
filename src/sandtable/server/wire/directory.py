"""The types of all that is not one table: people, titles, rules, lists, campaigns."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from sandtable.server.times import Millis
from sandtable.server.wire.table import TableInfo

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Passphrase = Annotated[str, Meta(min_length=8, max_length=200)]


# People


class NewGuest(msgspec.Struct):
    """A new guest, with a name of their choice, or with one that the server makes up."""

    name: Name | None = None


class Credentials(msgspec.Struct):
    name: Name
    passphrase: Passphrase


class NewName(msgspec.Struct):
    name: Name


class Me(msgspec.Struct, omit_defaults=True):
    id: str
    name: str
    guest: bool
    role: str = ""  # of a host of the house


# Titles


class ModeInfo(msgspec.Struct):
    id: str
    name: str
    players: list[int]
    about: str
    campaign: bool


class SettingInfo(msgspec.Struct):
    """One of some values, or a number in a range. `defaults` differ by mode; `words` are what people call the values.

    `fits` names the values that are for one number of players only; with fewer players than `least` it means nothing.
    """

    id: str
    about: str
    values: list[str]
    range: tuple[int, int] | None
    default: str | int
    modes: list[str]
    defaults: dict[str, str | int]
    words: dict[str, str]
    fits: dict[str, int]
    least: int


class TitleInfo(msgspec.Struct):
    slug: str
    name: str
    about: str
    time: str  # how long a game takes, in words
    weight: str  # how much there is to learn, in words
    edition: str
    version: int
    modes: list[ModeInfo]
    settings: list[SettingInfo]


class MapTile(msgspec.Struct):
    """A hexagon of a map, by its axial coordinates."""

    q: int
    r: int
    kind: str


class ScenarioInfo(msgspec.Struct):
    """A value of the setting `scenario`: for how many players it is, what it is about, and what its map looks like."""

    id: str
    name: str
    players: int
    about: str
    tiles: list[MapTile]


class LevelInfo(msgspec.Struct):
    """How strong a bot is. One that thinks ahead may have a character: its level is named with it, as in `level4-bold`."""

    id: str
    name: str
    about: str
    thinks: bool


class CharacterInfo(msgspec.Struct):
    """What a bot likes besides winning."""

    id: str
    name: str
    about: str


class House(msgspec.Struct):
    """What this server offers: its titles, the levels and characters of its bots, and the packs its owner installed."""

    version: str
    titles: list[TitleInfo]
    levels: list[LevelInfo]
    characters: list[CharacterInfo]
    usual: str  # the level of a bot unless somebody chooses another
    packs: dict[str, list[str]]  # by title
    notice: str = ""  # what the hosts have to say to everybody


class Rule(msgspec.Struct):
    id: str
    text: str


class Rules(msgspec.Struct):
    """The rules of a title: as one Markdown text, and by number."""

    text: str
    rules: list[Rule]


# Lists


class Lobby(msgspec.Struct):
    """The first public tables with open seats and the first public games to watch, and where either list goes on."""

    open: list[TableInfo]
    running: list[TableInfo]
    more_open: str
    more_running: str


class Part(msgspec.Struct):
    """A part of a list: `before` is the `more` of the part before it, `limit` how much at most."""

    before: Annotated[str, Meta(max_length=60)] = ""
    limit: Annotated[int, Meta(ge=1, le=100)] = 50


class TableList(msgspec.Struct):
    """A part of a list of tables, and where it goes on; `more` is empty at the end."""

    tables: list[TableInfo]
    more: str


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
    """A part of a list of campaigns, and where it goes on; `more` is empty at the end."""

    campaigns: list[CampaignInfo]
    more: str


class ScoreInfo(msgspec.Struct):
    """What a campaign was worth that you played alone, and when it ended."""

    title: str
    mode: str
    campaign: str
    points: int
    made: Millis


class Online(msgspec.Struct):
    """Who has an open connection: the persons among those at a table, and how many people there are in all."""

    people: list[str]
    count: int


class Health(msgspec.Struct):
    status: str
