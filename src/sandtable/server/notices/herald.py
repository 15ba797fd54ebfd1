"""The herald: tells people who have no page open what waits for them, each question once on each way."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Collection
from typing import Final

import sandtable
from sandtable.engine.messages import chosen, house
from sandtable.server.limits import Limits
from sandtable.server.notices import texts, wishes
from sandtable.server.notices.letters import HOOK, PUSH, letter
from sandtable.server.notices.questions import Question, running_out, waiting, wanting_consent
from sandtable.server.people.identity import Identity
from sandtable.server.people.unsubscribing import Unsubscribing
from sandtable.server.problems import Unavailable
from sandtable.server.settings import Settings
from sandtable.server.storage.database import Conflict, Statement
from sandtable.server.storage.notices import mailing, posting, pushing, telling
from sandtable.server.storage.rows import Wisher
from sandtable.server.storage.store import Store
from sandtable.server.times import Millis, now
from sandtable.server.wire.notices import Wishes

log = logging.getLogger("sandtable.notices")

AWAY: Final[Millis] = 60_000  # after this without an open page somebody counts as away
MOST_TABLES: Final = 200  # of one person


class Herald:
    """Looks at the tables of everybody who wishes to be told, and puts letters into the outbox."""

    def __init__(
        self, store: Store, identity: Identity, settings: Settings, unsubscribing: Unsubscribing, limits: Limits
    ) -> None:
        self._store = store
        self._identity = identity
        self._settings = settings
        self._unsubscribing = unsubscribing
        self._limits = limits  # how much anybody is told: what is too much now is told later, if it still waits

    async def tell(self, here: Collection[str]) -> None:
        """Tell everybody who is away what waits for them. `here` are those who have a page open on this node."""
        at = now()
        if here:
            await self._store.are_here(list(here), at)
        for wisher in await self._store.wishers(at - AWAY):
            try:
                wished = wishes.read(wisher.data)
                if not wishes.is_quiet(wished, at):
                    await self._tell(wisher, wished, at)
            except Unavailable:
                raise
            except Exception as problem:  # one table that makes no sense keeps nobody else from being told
                log.warning("%s cannot be told: %s", wisher.person, problem)

    async def _tell(self, wisher: Wisher, wished: Wishes, at: Millis) -> None:
        told = await self._store.told(wisher.person)
        questions = [one for one in await self._questions(wisher.person, wished, at) if one.key not in told]
        if questions:
            await self._identity.know([chair.person for one in questions for chair in one.game.room.chairs])
            to_call, to_show = ([one for one in questions if one.told_by(way) not in told] for way in (HOOK, PUSH))
            writes = [
                *self._mail(wisher, wished, questions, at),
                *await self._call_hooks(wisher.person, wished, [one for one in to_call if not one.secret], at),
                *await self._show(wisher, wished, to_show, at),
            ]
            with contextlib.suppress(Conflict):  # another node was first
                await self._store.database.write(writes)

    async def _questions(self, person: str, wished: Wishes, at: Millis) -> list[Question]:
        """What there is to tell somebody."""
        found: list[Question] = []
        for game in await self._store.games_of(person, MOST_TABLES, over=False):
            if game.room.title not in sandtable.titles():
                continue  # nobody could say what it is, and the others are told
            found += waiting(game, person, at - wished.wait * wishes.MINUTE)
            found += wanting_consent(game, person)
            found += running_out(game, person, at) if wished.remind else []
        return found

    def _mail(self, wisher: Wisher, wished: Wishes, questions: list[Question], at: Millis) -> list[Statement]:
        """The statements that post one mail about all questions, if they want one now."""
        if not (wished.mail and wisher.email and self._settings.sends_mail and wishes.is_due(wished, wisher.mailed, at)):
            return []
        if not self._limits.allow("told by mail", wisher.person):
            return []
        messages = house(chosen([wished.language]))
        lines = [texts.line(one, self._identity, self._settings.address, messages) for one in questions]
        made = texts.mail(
            wisher.email, questions, lines, self._unsubscribing.links(wisher.person, self._settings.address), messages
        )
        told = [telling(wisher.person, *one.key) for one in questions]
        return [*told, posting(letter(wisher.person, made, at)), mailing(wisher.person, at)]

    async def _call_hooks(self, person: str, wished: Wishes, questions: list[Question], at: Millis) -> list[Statement]:
        """The statements that post a call of every hook of somebody for each question."""
        address, messages = self._settings.address, house(chosen([wished.language]))
        hooks = await self._store.hooks(person)
        questions = [one for one in questions if hooks and self._limits.allow("told by hook", person)]
        calls = [
            texts.hook_call(hook, one, texts.line(one, self._identity, address, messages), address)
            for hook in hooks
            for one in questions
        ]
        told = [telling(person, *one.told_by(HOOK)) for one in questions]
        return [*told, *(posting(letter(person, call, at)) for call in calls)]

    async def _show(self, wisher: Wisher, wished: Wishes, questions: list[Question], at: Millis) -> list[Statement]:
        """The statements that post one message about all questions to each browser of somebody, if they want one now."""
        pushes = await self._store.pushes(wisher.person)
        if not questions or not pushes or not wishes.is_due(wished, wisher.pushed, at):
            return []
        if not self._limits.allow("told by push", wisher.person):
            return []
        notices = [texts.push(push.id, questions, at, house(chosen([wished.language]))) for push in pushes]
        told = [telling(wisher.person, *one.told_by(PUSH)) for one in questions]
        return [*told, *(posting(letter(wisher.person, notice, at)) for notice in notices), pushing(wisher.person, at)]
