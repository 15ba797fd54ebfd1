"""Link previews: what a page says about itself to whoever fetches its link without running its scripts."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass
from html import escape
from typing import Final

import sandtable
from sandtable.engine.messages import ENGLISH
from sandtable.engine.messages import house as words
from sandtable.engine.phrases import Phrase
from sandtable.engine.sight import SPECTATOR
from sandtable.server.house import House
from sandtable.server.http.endpoint import check_path
from sandtable.server.http.pictures import Scene, draw, readable, scene_of
from sandtable.server.problems import Forbidden, Missing, Refused
from sandtable.server.storage.room import Room
from sandtable.server.tables.infos import names_of
from sandtable.server.tables.live import LiveTable
from sandtable.server.tables.rights import strangers_may_look
from sandtable.server.tables.silence import seen_by
from sandtable.server.tables.watching import watching
from sandtable.server.times import now

MOST: Final = 100  # pictures that are kept
TABLES: Final = ("table", "replay")
TITLES: Final = ("rules", "new")
STAY: Final = ("", "rules", "privacy", "credits")


@dataclass(frozen=True)
class Preview:
    """A headline, a sentence, and where the picture is. Only pages that stay are for search engines."""

    headline: str
    about: str
    picture: str
    stays: bool = False

    def tags(self, origin: str, path: str) -> str:
        """The elements of the page that say so."""
        told = {
            "og:type": "website", "og:site_name": words(ENGLISH).text("house"), "og:title": self.headline,
            "og:description": self.about, "og:url": f"{origin}{path}", "og:image": f"{origin}{self.picture}",
            "og:image:type": "image/png", "og:image:width": "1200", "og:image:height": "630",
        }  # fmt: skip
        metas = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in told.items()]
        metas.append('<meta name="twitter:card" content="summary_large_image" />')
        if not self.stays:
            metas.append('<meta name="robots" content="noindex" />')
        return "".join(metas)


async def preview(house: House, path: str, language: str, address: str) -> Preview:
    """What a page of the client says about itself, to whoever comes from an address."""
    page, _, id = path.partition("/")
    if page in TABLES and id:
        with suppress(Refused):  # then the page says so itself
            house.limits.spend("request", address=address)
            return await of_table(house, id, language)
    if page in TITLES and id in sandtable.titles():
        return of_title(id, language)
    text = words(language).text
    return Preview(text("house"), text("house-about"), "/preview/house.png", stays=page in STAY)


def of_title(slug: str, language: str) -> Preview:
    text = sandtable.title(slug).messages(language).text
    return Preview(text("title"), text("title.about"), f"/preview/title/{slug}.png", stays=True)


async def of_table(house: House, id: str, language: str) -> Preview:
    """A table as strangers may see it. Nobody waits for it, so it is taken from what is stored."""
    room = await room_of(house, id)
    await house.identity.know([chair.person for chair in room.chairs])
    names = names_of(room, house.identity, language)
    headline, about = told(room, names, language)
    return Preview(headline, about, f"/preview/table/{id}.png")


async def room_of(house: House, id: str) -> Room:
    """The room of a table as everybody may see it."""
    check_path({"table": id})
    stored = await house.store.game(id)
    seen = await house.store.as_seen([stored], now()) if stored is not None else []
    if not seen or seen[0].room.title not in sandtable.titles():
        raise Missing("no-table")
    return seen_by(seen[0].room)


def told(room: Room, names: list[str], language: str) -> tuple[str, str]:
    """The headline of a table, and a sentence about it. Where nobody may watch, neither tells who plays."""
    spoken, of_title = words(language), sandtable.title(room.title).messages(language).text
    text, title = spoken.text, of_title("title")
    if room.status == "closed":
        return title, of_title("title.about")
    if not strangers_may_look(room):
        return title, text("preview-closed")
    if room.status == "open":
        host = next((names[seat] for seat in room.seats_of(room.host)), text("house"))
        free = sum(chair.kind == "open" for chair in room.chairs)
        return text("preview-invites", host=host, title=title), text("preview-open", free=free, seats=len(room.chairs))
    headline = spoken.say(Phrase("preview-game", title=title, names=names))
    if room.outcome is None:
        return headline, text("preview-watch")
    winners = [names[seat] for seat in room.outcome.winners]
    return headline, spoken.say(Phrase("preview-won", names=winners)) if winners else text("preview-nobody-won")


class Gallery:
    """Pictures for previews. They are drawn one after the other in a thread, and kept as long as they are right."""

    def __init__(self) -> None:
        self._drawn: OrderedDict[Scene, bytes] = OrderedDict()
        self._lock = asyncio.Lock()

    async def draw(self, scene: Scene) -> bytes:
        async with self._lock:
            if scene not in self._drawn:
                self._drawn[scene] = await asyncio.to_thread(draw, scene)
                if len(self._drawn) > MOST:
                    self._drawn.popitem(last=False)
            self._drawn.move_to_end(scene)
            return self._drawn[scene]


def house_scene(language: str) -> Scene:
    text = words(language).text
    return Scene(text("house"), text("house-about"))


def title_scene(slug: str, language: str) -> Scene:
    text = sandtable.title(slug).messages(language).text
    return Scene(text("title"), text("title.about"))


async def table_scene(house: House, id: str, language: str) -> Scene:
    """A position as everybody may see it; where nobody may watch, no position at all."""
    try:
        async with watching(house.tables, id, None) as live:
            live.may_look(None, SPECTATOR)
            return position(live, language)
    except Forbidden:
        return title_scene((await room_of(house, id)).title, language)


def position(live: LiveTable, language: str) -> Scene:
    view = live.perspective(SPECTATOR, language).state().view
    if view is None:
        return title_scene(live.room.title, language)
    names = [name if readable(name) else words(language).text("seat", number=n) for n, name in enumerate(live.names(language), 1)]
    return scene_of(dict(view), sandtable.title(live.room.title).messages(language).text("title"), names)
