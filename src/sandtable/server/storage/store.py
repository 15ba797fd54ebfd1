"""All that the server keeps, and the questions it asks its storage. The SQL is the same for every database."""

from __future__ import annotations

from sandtable.server.storage.accounts import Accounts
from sandtable.server.storage.database import Database
from sandtable.server.storage.facts import Facts
from sandtable.server.storage.games import adding
from sandtable.server.storage.keeping import Keeping
from sandtable.server.storage.moderation import Moderation
from sandtable.server.storage.moments import Moments
from sandtable.server.storage.notices import Notices
from sandtable.server.storage.people import People
from sandtable.server.storage.pushes import Pushes
from sandtable.server.storage.rows import Game, Listing, Message, Move, Person, Place, Ticket
from sandtable.server.storage.scores import Scores
from sandtable.server.storage.talk import Talk

__all__ = ["Game", "Listing", "Message", "Move", "Person", "Place", "Store", "Ticket", "adding"]


class Store(People, Accounts, Notices, Pushes, Moments, Keeping, Scores, Talk, Moderation, Facts):
    """The storage by subject: people, their accounts and notices, games, what outlives an upgrade, high scores, talk,
    the work of hosts, facts."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.absent = 0
