"""What notices say, in the language of whoever gets them. Nothing that is on a table: whose turn it is, and where."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

import msgspec

import sandtable
from sandtable.engine.messages import Messages, house
from sandtable.engine.phrases import Phrase
from sandtable.server.notices.letters import HookCall, Mail, PushNotice
from sandtable.server.notices.questions import Question
from sandtable.server.people.identity import Identity
from sandtable.server.storage.rows import Hook
from sandtable.server.tables.infos import names_of
from sandtable.server.times import Millis

TOPIC: Final = 32  # the most characters that a topic of the push protocol has


def line(question: Question, identity: Identity, address: str, messages: Messages) -> str:
    """One question as a line: the title, the others at the table, and the link."""
    room = question.game.room
    names = names_of(room, identity, messages.language)
    title = sandtable.title(room.title).messages(messages.language).text("title")
    others = [name for seat, name in enumerate(names) if seat != question.seat] or names
    filling = {"title": title, "others": others, "link": f"{address}/table/{question.game.id}"}
    return messages.say(Phrase(f"notice-{question.kind}", **filling))


def mail(to: str, questions: list[Question], lines: list[str], unsubscribe: tuple[str, str], messages: Messages) -> Mail:
    """One mail for all questions. `unsubscribe` is the link for people and the address for their mail programs."""
    page, address = unsubscribe
    text = "\n\n".join([*lines, messages.text("notice-end", link=page)]) + "\n"
    return Mail(to, subject(questions, messages), text, address)


def subject(questions: list[Question], messages: Messages) -> str:
    only_consent = all(one.kind == "consent" for one in questions)
    return messages.text("notice-subject.consent" if only_consent else "notice-subject", n=len(questions))


def hook_call(hook: Hook, question: Question, text: str, address: str) -> HookCall:
    """A request in the shape that the program at the other end expects."""
    bodies = {
        "discord": {"content": text, "allowed_mentions": {"parse": []}},
        "slack": {"text": text},
        "plain": {"kind": question.kind, "table": question.game.id, "link": f"{address}/table/{question.game.id}", "text": text},
    }
    return HookCall(hook.url, msgspec.json.encode(bodies[hook.shape]).decode(), hook.secret)


def push(id: str, questions: list[Question], at: Millis, messages: Messages) -> PushNotice:
    """One message for all questions, as short as a lock screen may show it: it names nobody, and no question."""
    first, several = questions[0], len({one.game.id for one in questions}) > 1
    title = sandtable.title(first.game.room.title).messages(messages.language).text("title")
    text = messages.text("push-several", n=len(questions)) if several else messages.text(f"push-{first.kind}", title=title)
    link = "/" if several else f"/table/{first.game.id}"
    shown = {"title": "Sandtable", "text": text, "link": link, "tag": link}
    return PushNotice(id, msgspec.json.encode(shown).decode(), sha256(link.encode()).hexdigest()[:TOPIC], at)


def confirmation(to: str, link: str, language: str) -> Mail:
    messages = house(language)
    return Mail(to, messages.text("mail-confirm"), messages.text("mail-confirm.text", link=link) + "\n")


def way_back(to: str, link: str, language: str) -> Mail:
    messages = house(language)
    return Mail(to, messages.text("mail-reset"), messages.text("mail-reset.text", link=link) + "\n")
