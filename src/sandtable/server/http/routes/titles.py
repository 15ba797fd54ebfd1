"""Titles: what can be played here, with modes, settings, rules and cards."""

from __future__ import annotations

from functools import cache
from typing import Any

import sandtable
from sandtable import Title
from sandtable.bots.roster import USUAL, bot_names
from sandtable.engine.messages import house as spoken
from sandtable.engine.setup import Setting
from sandtable.server.http.route import Call, Chapter
from sandtable.server.problems import Missing
from sandtable.server.rulebook import rules
from sandtable.server.wire.directory import House, LevelInfo, ModeInfo, Rules, SettingInfo, TitleInfo

titles = Chapter("titles")


def title_info(title: Title[Any], language: str) -> TitleInfo:
    """A title in words."""
    text = title.messages(language).text
    modes = [
        ModeInfo(m.id, title.mode_name(m.id, language), list(m.players), title.mode_about(m.id, language), m.campaign)
        for m in title.modes
    ]
    settings = [setting_info(title, setting, language) for setting in title.settings]
    about, edition, time, weight = [text(f"title.{what}") for what in ("about", "edition", "time", "weight")]
    return TitleInfo(title.slug, text("title"), about, time, weight, edition, title.version, modes, settings)


def setting_info(title: Title[Any], setting: Setting, language: str) -> SettingInfo:
    glossary = title.messages(language).glossary()
    return SettingInfo(
        setting.id, title.setting_about(setting.id, language), list(setting.values), setting.range, setting.default,
        list(setting.modes), setting.defaults, {value: glossary.get(value, value) for value in setting.values}, setting.fits,
    )  # fmt: skip


def level_info(id: str, language: str) -> LevelInfo:
    text = spoken(language).text
    return LevelInfo(id, text(f"level-{id}"), text(f"level-{id}.about"))


def known(slug: str) -> Title[Any]:
    if slug not in sandtable.titles():
        raise Missing("no-title", title=slug, known=sandtable.titles())
    return sandtable.title(slug)


@titles.route("GET", "/api/house", returns=House, public=True)
async def house(call: Call) -> House:
    """What this server offers: titles with their modes and settings, the levels of its bots, installed packs."""
    slugs = sandtable.titles()
    infos = [title_info(sandtable.title(slug), call.language) for slug in slugs]
    bots = [level_info(name, call.language) for name in bot_names()]
    packs = {slug: call.house.packs.names(slug) for slug in slugs}
    return House(sandtable.__version__, infos, bots, USUAL, packs, call.house.hosts.notice)


@titles.route("GET", "/api/titles/{title}", returns=TitleInfo, public=True, refusals=(404,))
async def one_title(call: Call) -> TitleInfo:
    """A title with its modes and settings."""
    return title_info(known(call.path["title"]), call.language)


@titles.route("GET", "/api/titles/{title}/rules", returns=Rules, public=True, refusals=(404,))
async def rules_of(call: Call) -> Rules:
    """The rules of a title, as a page and by number."""
    return rules(known(call.path["title"]).slug, call.language)


@titles.route("GET", "/api/titles/{title}/cards", returns=list[dict[str, Any]], public=True, refusals=(404,))
async def cards(call: Call) -> list[dict[str, Any]]:
    """Everything printed, each entry with at least `id`, `name` and `text`."""
    return printed(known(call.path["title"]).slug, call.language)


@cache
def printed(slug: str, language: str) -> list[dict[str, Any]]:
    title = sandtable.title(slug)
    return title.cards(title.content(), title.messages(language))
