"""The herald: tells people who have no page open that it is their turn, each question once."""

from __future__ import annotations

import contextlib
from collections.abc import Collection
from typing import Final

from sandtable.engine.messages import chosen, house
from sandtable.server.notices import texts, wishes
from sandtable.server.notices.letters import letter
from sandtable.server.notices.questions import Question, running_out, waiting
from sandtable.server.people.identity import Identity
from sandtable.server.people.unsubscribing import Unsubscribing
from sandtable.server.settings import Settings
from sandtable.server.storage.database import Conflict, Statement
from sandtable.server.storage.notices import mailing, posting, telling
from sandtable.server.storage.rows import Wisher
from sandtable.server.storage.store import Store
from sandtable.server.times import Millis, now
from sandtable.server.wire.notices import Wishes

AWAY: Final[Millis] = 60_000  # after this without an open page somebody counts as away
MOST_TABLES: Final = 200  # of one person


class Herald:
    """Looks at the tables of everybody who wishes to be told, and puts letters into the outbox."""

    def __init__(self, store: Store, identity: Identity, settings: Settings, unsubscribing: Unsubscribing) -> None:
        self._store = store
        self._identity = identity
        self._settings = settings
        self._unsubscribing = unsubscribing

    async def tell(self, here: Collection[str]) -> None:
        """Tell everybody who is away what waits for them. `here` are those who have a page open on this node."""
        at = now()
        if here:
            await self._store.are_here(list(here), at)
        for wisher in await self._store.wishers(at - AWAY):
            wished = wishes.read(wisher.data)
            if not wishes.is_quiet(wished, at):
                await self._tell(wisher, wished, at)

    async def _tell(self, wisher: Wisher, wished: Wishes, at: Millis) -> None:
        questions = await self._questions(wisher.person, wished, at)
        if questions:
            await self._identity.know([chair.person for one in questions for chair in one.game.room.chairs])
            by_mail = await self._mail(wisher, wished, questions, at)
            writes = [*by_mail, *await self._call_hooks(wisher.person, wished, questions, at)]
            if writes:
                told = questions if by_mail else [one for one in questions if not one.secret]
                with contextlib.suppress(Conflict):  # another node was first
                    await self._store.database.write([*(telling(wisher.person, *one.key) for one in told), *writes])

    async def _questions(self, person: str, wished: Wishes, at: Millis) -> list[Question]:
        """What somebody was not told yet."""
        told = await self._store.told(person)
        found: list[Question] = []
        for game in await self._store.games_of(person, MOST_TABLES, over=False):
            found += waiting(game, person, at - wished.wait * wishes.MINUTE)
            found += running_out(game, person, at) if wished.remind else []
        return [one for one in found if one.key not in told]

    async def _mail(self, wisher: Wisher, wished: Wishes, questions: list[Question], at: Millis) -> list[Statement]:
        """What writes one mail about all questions, if they want one now."""
        if not (wisher.email and self._settings.sends_mail and wishes.wants_mail(wished, wisher.mailed, at)):
            return []
        lines = [texts.line(one, self._identity, self._settings.address, house(chosen([wished.language]))) for one in questions]
        ways = self._unsubscribing.links(wisher.person, self._settings.address)
        made = texts.mail(wisher.email, lines, ways, house(chosen([wished.language])))
        return [posting(letter(wisher.person, made, at)), mailing(wisher.person, at)]

    async def _call_hooks(self, person: str, wished: Wishes, questions: list[Question], at: Millis) -> list[Statement]:
        """What calls every hook of somebody about each question, but for secret ones."""
        address, calls = self._settings.address, []
        for hook in await self._store.hooks(person):
            for one in questions:
                if not one.secret:
                    text = texts.line(one, self._identity, address, house(chosen([wished.language])))
                    calls.append(texts.hook_call(hook, one, text, address))
        return [posting(letter(person, call, at)) for call in calls]
