"""Sending mails over SMTP, with the standard library, in a thread."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from email.policy import default
from email.utils import formatdate, parseaddr
from typing import Final
from urllib.parse import SplitResult, unquote, urlsplit

import msgspec

from sandtable.server.limits import Limits
from sandtable.server.notices.letters import Mail
from sandtable.server.notices.outbox import Undeliverable, check_held
from sandtable.server.settings import Settings
from sandtable.server.storage.rows import Letter

PATIENCE: Final = 30  # seconds
PORTS: Final = {
    "smtps": 465,
    "smtp": 587,
    "smtp+plain": 25,
}  # by how the connection is kept private: at once, by STARTTLS, not at all
LONG_LINES: Final = default.clone(max_line_length=500)  # else a long link is folded so that mail programs do not know it
REFUSED: Final = 500  # codes from here on are for good


class Postman:
    """Takes mails to the SMTP server that the owner of this server named."""

    def __init__(self, settings: Settings, limits: Limits) -> None:
        self._limits = limits
        self._server = urlsplit(settings.smtp)
        self._sender = settings.mail_from

    async def send(self, letter: Letter) -> None:
        mail = msgspec.json.decode(letter.body, type=Mail)
        if not mail.unsubscribe and not letter.tries and not self._limits.allow("link", f"{mail.to.lower()} {mail.subject}"):
            raise Undeliverable("that address has got enough links")  # whoever asks for them need not be who gets them
        await asyncio.to_thread(self._send, letter, written(mail, letter.id, self._sender))

    def _send(self, letter: Letter, message: EmailMessage) -> None:
        try:
            with connected(self._server) as server:
                if self._server.username:
                    server.login(unquote(self._server.username), unquote(self._server.password or ""))
                check_held(letter)
                server.send_message(message)
        except smtplib.SMTPRecipientsRefused as refused:
            if all(code >= REFUSED for code, _ in refused.recipients.values()):
                raise Undeliverable("nobody there has that address") from None
            raise


def connected(server: SplitResult) -> smtplib.SMTP:
    host, port = server.hostname or "", server.port or PORTS[server.scheme]
    if server.scheme == "smtps":
        return smtplib.SMTP_SSL(host, port, timeout=PATIENCE, context=ssl.create_default_context())
    connection = smtplib.SMTP(host, port, timeout=PATIENCE)
    if server.scheme == "smtp":
        connection.starttls(context=ssl.create_default_context())
    return connection


def written(mail: Mail, id: str, sender: str) -> EmailMessage:
    """A mail as it goes over the wire. Its id is the letter's: who gets it twice can tell."""
    message = EmailMessage(policy=LONG_LINES)
    message["From"], message["To"], message["Subject"] = sender, mail.to, mail.subject
    message["Date"] = formatdate()
    message["Message-ID"] = f"<{id}@{parseaddr(sender)[1].partition('@')[2]}>"
    message["Auto-Submitted"] = "auto-generated"
    if mail.unsubscribe:
        message["List-Unsubscribe"] = f"<{mail.unsubscribe}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(mail.text)
    return message
