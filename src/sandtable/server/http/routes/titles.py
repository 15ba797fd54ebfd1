"""What can be played here."""

from __future__ import annotations

from functools import cache
from typing import Any

import sandtable
from sandtable import Title
from sandtable.bots.roster import levels
from sandtable.server.http.route import Call, Chapter
from sandtable.server.problems import Missing
from sandtable.server.rulebook import rules
from sandtable.server.wire.directory import House, LevelInfo, ModeInfo, Rules, SettingInfo, TitleInfo

titles = Chapter("titles")


def title_info(title: Title) -> TitleInfo:
    modes = [ModeInfo(m.id, m.name, list(m.players), m.about, m.campaign) for m in title.modes]
    settings = [SettingInfo(s.id, s.about, list(s.values), s.range, s.default, list(s.modes), s.defaults) for s in title.settings]
    return TitleInfo(title.slug, title.name, title.about, title.edition, title.version, modes, settings)


def known(slug: str) -> Title:
    if slug not in sandtable.titles():
        raise Missing(f"There is no title {slug!r}; there are {', '.join(sandtable.titles())}.")
    return sandtable.title(slug)


@titles.route("GET", "/api/house", returns=House, public=True)
async def house(call: Call) -> House:
    """What this server offers: titles with their modes and settings, the levels of its bots, installed packs."""
    slugs = sandtable.titles()
    infos = [title_info(sandtable.title(slug)) for slug in slugs]
    bots = [LevelInfo(id, about) for id, about in levels().items()]
    packs = {slug: call.house.packs.names(slug) for slug in slugs}
    return House(sandtable.__version__, infos, bots, packs)


@titles.route("GET", "/api/titles/{title}", returns=TitleInfo, public=True, refusals=(404,))
async def one_title(call: Call) -> TitleInfo:
    """A title with its modes and settings."""
    return title_info(known(call.path["title"]))


@titles.route("GET", "/api/titles/{title}/rules", returns=Rules, public=True, refusals=(404,))
async def rules_of(call: Call) -> Rules:
    """The rules of a title, as a page and by number."""
    return rules(known(call.path["title"]).slug)


@titles.route("GET", "/api/titles/{title}/cards", returns=list[dict[str, Any]], public=True, refusals=(404,))
async def cards(call: Call) -> list[dict[str, Any]]:
    """Everything printed, each entry with at least `id`, `name` and `text`."""
    return printed(known(call.path["title"]).slug)


@cache
def printed(slug: str) -> list[dict[str, Any]]:
    title = sandtable.title(slug)
    return title.cards(title.content())
