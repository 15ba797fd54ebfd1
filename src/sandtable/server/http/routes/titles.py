"""Titles: what can be played here, with modes, settings, rules and cards."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

import sandtable
from sandtable import Title
from sandtable.bots.character import CHARACTERS
from sandtable.bots.levels import LEVELS, THINKING
from sandtable.bots.roster import USUAL
from sandtable.engine.messages import Messages
from sandtable.engine.messages import house as spoken
from sandtable.engine.setup import Setting
from sandtable.server.http.route import Call, Chapter
from sandtable.server.problems import Missing, Refused
from sandtable.server.rulebook import rules
from sandtable.server.wire.directory import CharacterInfo, House, LevelInfo, ModeInfo, Rules, ScenarioInfo, SettingInfo, TitleInfo

titles = Chapter("titles")


class WithPacks(msgspec.Struct):
    """Installed packs that shall lie over the cards, with commas between them."""

    packs: Annotated[str, Meta(max_length=800)] = ""


def title_info(title: Title[Any], language: str, packs: list[Path] | None = None) -> TitleInfo:
    """A title in words. Packs may add to what can be chosen."""
    text = title.messages(language).text
    modes = [
        ModeInfo(m.id, title.mode_name(m.id, language), list(m.players), title.mode_about(m.id, language), m.campaign)
        for m in title.modes
    ]
    settings = [setting_info(title, setting, language) for setting in title.settings_with(title.content(packs))]
    about, edition, time, weight = [text(f"title.{what}") for what in ("about", "edition", "time", "weight")]
    return TitleInfo(title.slug, text("title"), about, time, weight, edition, title.version, modes, settings)


def setting_info(title: Title[Any], setting: Setting, language: str) -> SettingInfo:
    messages = title.messages(language)
    words = {value: value_word(messages, setting, value) for value in setting.values}
    return SettingInfo(
        setting.id, title.setting_about(setting.id, language), list(setting.values), setting.range, setting.default,
        list(setting.modes), setting.defaults, words, setting.fits, setting.least,
    )  # fmt: skip


def value_word(messages: Messages, setting: Setting, value: str) -> str:
    """What people call a value of a setting: by a message, or as the cards say."""
    if value in setting.names:
        return messages.printed(setting.names[value])
    message = f"value-{value.replace('_', '-').lower()}"
    return messages.text(message) if message in messages else messages.glossary().get(value, value)


def level_info(id: str, language: str) -> LevelInfo:
    text = spoken(language).text
    return LevelInfo(id, text(f"level-{id}"), text(f"level-{id}.about"), id in THINKING)


def character_info(id: str, language: str) -> CharacterInfo:
    text = spoken(language).text
    return CharacterInfo(id, text(f"character-{id}"), text(f"character-{id}.about"))


def known(slug: str) -> Title[Any]:
    if slug not in sandtable.titles():
        raise Missing("no-title", title=slug, known=sandtable.titles())
    return sandtable.title(slug)


@titles.route("GET", "/api/house", returns=House, public=True, kept=True)
async def house(call: Call) -> House:
    """What this server offers: titles with their modes and settings, the levels and characters of its bots, installed packs."""
    slugs = sandtable.titles()
    infos = [title_info(sandtable.title(slug), call.language) for slug in slugs]
    bots = [level_info(name, call.language) for name in LEVELS]
    characters = [character_info(name, call.language) for name in CHARACTERS]
    packs = {slug: call.house.packs.names(slug) for slug in slugs}
    return House(sandtable.__version__, infos, bots, characters, USUAL, packs, call.house.hosts.notice)


@titles.route("GET", "/api/titles/{title}", returns=TitleInfo, query=WithPacks, public=True, kept=True, refusals=(404,))
async def one_title(call: Call) -> TitleInfo:
    """A title with its modes and settings; with `packs`, also what these add to them."""
    title = known(call.path["title"])
    try:
        return title_info(title, call.language, packs_of(call, title))
    except sandtable.SandtableError as error:
        raise Refused("as-a-sentence", said=error) from None


def packs_of(call: Call, title: Title[Any]) -> list[Path]:
    """The packs that a request names, each once."""
    names = list(dict.fromkeys(name for name in call.query.packs.split(",") if name))
    return call.house.packs.paths(title.slug, names)


@titles.route("GET", "/api/titles/{title}/rules", returns=Rules, public=True, kept=True, refusals=(404,))
async def rules_of(call: Call) -> Rules:
    """The rules of a title, as a page and by number."""
    return rules(known(call.path["title"]).slug, call.language)


@titles.route("GET", "/api/titles/{title}/cards", returns=list[dict[str, Any]], public=True, kept=True, refusals=(404,))
async def cards(call: Call) -> list[dict[str, Any]]:
    """Everything printed, each entry with at least `id`, `name` and `text`."""
    return printed(known(call.path["title"]).slug, call.language)


@titles.route(
    "GET", "/api/titles/{title}/scenarios", returns=list[ScenarioInfo], query=WithPacks, public=True, kept=True, refusals=(404,)
)
async def scenarios(call: Call) -> list[ScenarioInfo]:
    """The scenarios of a title, if it has some, each with its map; with `packs`, also those that these add."""
    title = known(call.path["title"])
    try:
        content = title.content(packs_of(call, title))
    except sandtable.SandtableError as error:
        raise Refused("as-a-sentence", said=error) from None
    return msgspec.convert(title.scenarios(content, title.messages(call.language)), list[ScenarioInfo])


@cache
def printed(slug: str, language: str) -> list[dict[str, Any]]:
    title = sandtable.title(slug)
    return title.cards(title.content(), title.messages(language))
