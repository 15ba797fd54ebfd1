"""Every route of the API."""

from __future__ import annotations

from sandtable.server.api.lobby import lobby
from sandtable.server.api.people import people
from sandtable.server.api.playing import playing
from sandtable.server.api.presence import presence
from sandtable.server.api.replay import replay
from sandtable.server.api.route import Chapter
from sandtable.server.api.system import system
from sandtable.server.api.tables import tables
from sandtable.server.api.titles import titles

CHAPTERS: list[Chapter] = [people, titles, lobby, tables, playing, replay, presence, system]
ROUTES = [route for chapter in CHAPTERS for route in chapter.routes]
