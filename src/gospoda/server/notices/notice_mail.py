"""Mail through the operator's mail server."""

from __future__ import annotations

from email.errors import MessageError
from email.headerregistry import Address, BaseHeader, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import EmailPolicy, Policy
from email.utils import formatdate, make_msgid, parseaddr

import msgspec

from gospoda.server.base.safe_requests import Unreachable
from gospoda.server.base.settings import Settings
from gospoda.server.notices.notice_texts import Mail

WITHIN = 20.0  # seconds
SENDER = "Gospoda"
PORTS = {"starttls": 587, "tls": 465, "none": 25}


class WholeHeader(UnstructuredHeader, BaseHeader):
    """A header on one line. Python would encode a long link, and mail programs couldn't read that."""

    def fold(self, *, policy: Policy) -> str:
        """Returns the line as it is sent."""
        return f"{self.name}: {self}{policy.linesep}"


HEADERS = HeaderRegistry()
HEADERS.map_to_type("list-unsubscribe", WholeHeader)


class MailTarget(msgspec.Struct, frozen=True):
    """A member's mail address."""

    address: str


def is_mail_address(text: str) -> bool:
    """Returns whether this can be one person's address: plain letters, and a domain with a dot."""
    try:
        parsed = Address(addr_spec=text)
    except (ValueError, IndexError, MessageError):
        return False
    domain = parsed.domain
    plain = text.isascii() and text.isprintable() and " " not in text and not text.startswith('"')
    return plain and "." in domain.strip(".") and domain.strip(".") == domain and "[" not in domain


class Mailer:
    """Sends mails, if the operator has set up a mail server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    def offered(self) -> bool:
        """Returns whether mails can be sent."""
        return bool(self.settings.smtp_host and self.settings.mail_from)

    async def send(self, target: MailTarget, mail: Mail) -> None:
        """Sends a mail to one address."""
        import aiosmtplib

        using = self.settings
        if not self.offered():
            raise Unreachable("no mail server")
        try:
            await aiosmtplib.send(
                self.letter(target, mail),
                hostname=using.smtp_host,
                port=using.smtp_port or PORTS[using.smtp_security],
                username=using.smtp_user or None,
                password=using.smtp_password or None,
                use_tls=using.smtp_security == "tls",
                start_tls=using.smtp_security == "starttls",
                timeout=WITHIN,
            )
        except (aiosmtplib.SMTPException, OSError, TimeoutError) as problem:
            raise Unreachable(type(problem).__name__) from None

    def sender(self) -> Address:
        """Returns the sender, with a name that people recognise."""
        name, address = parseaddr(self.settings.mail_from)
        return Address(name or SENDER, addr_spec=address)

    def letter(self, target: MailTarget, mail: Mail) -> EmailMessage:
        """Returns the mail with its headers."""
        letter = EmailMessage(EmailPolicy(header_factory=HEADERS))
        letter["From"] = self.sender()
        letter["To"] = target.address
        letter["Subject"] = mail.subject
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=self.sender().domain or None)
        letter["Auto-Submitted"] = "auto-generated"
        if mail.stop:  # lets mail programs unsubscribe with one press (RFC 8058)
            letter["List-Unsubscribe"] = f"<{mail.stop}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(mail.text)
        return letter
