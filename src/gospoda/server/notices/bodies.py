"""The bodies of HTTP requests and answers about notices."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from gospoda.server.base.field_types import Language

Plan = Literal["at-once", "after", "daily"]
Kind = Literal["push", "mail", "webhook"]
Hour = Annotated[int, Meta(ge=0, le=23)]
Minutes = Annotated[int, Meta(ge=1, le=10_080)]  # at most a week
Zone = Annotated[str, Meta(max_length=64)]
Address = Annotated[str, Meta(min_length=1, max_length=1000)]
PushKey = Annotated[str, Meta(min_length=1, max_length=200, pattern=r"^[A-Za-z0-9_=-]+$")]


class When(Struct, frozen=True, forbid_unknown_fields=True):
    """When a channel sends; hours are in the member's time zone. Without quiet hours both are null."""

    plan: Plan = "at-once"
    minutes: Minutes = 30
    hour: Hour = 8
    quiet_from: Hour | None = None
    quiet_to: Hour | None = None
    zone: Zone = "UTC"
    lang: Language = "en"


class Channel(Struct, frozen=True):
    """A way to reach a member; shown to nobody else."""

    id: str
    kind: Kind
    name: str
    """The mail address, the webhook's address, or the name of the browser."""
    here: bool
    """Whether this is a push to the requesting device."""
    confirmed: bool
    failing: bool
    """Whether the last notices failed to arrive; the channel is tried again after a while."""
    when: When
    secret: str
    """Signs what a webhook gets; empty for other channels."""


class Notices(Struct, frozen=True):
    """The member's channels, and what this inn offers."""

    channels: list[Channel]
    push_key: str
    """The public key that browsers need to subscribe."""
    mail: bool
    """Whether the operator has set up a mail server."""


class PushKeys(Struct, frozen=True):
    """The keys of a browser's subscription, used for encryption."""

    p256dh: PushKey
    auth: PushKey


class NewPush(Struct, frozen=True, forbid_unknown_fields=True):
    """Adds a browser's push subscription."""

    endpoint: Address
    keys: PushKeys
    label: Annotated[str, Meta(max_length=60)] = ""
    when: When = When()


class NewMail(Struct, frozen=True, forbid_unknown_fields=True):
    """Adds a mail address, to which a code is sent first."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]
    when: When = When()


class NewWebhook(Struct, frozen=True, forbid_unknown_fields=True):
    """Adds an address that gets notices as JSON by POST."""

    url: Address
    when: When = When()


class MailCode(Struct, frozen=True, forbid_unknown_fields=True):
    """The code from a confirmation mail."""

    code: Annotated[str, Meta(min_length=1, max_length=20)]


class TableWaits(Struct, frozen=True):
    """A table in a notice."""

    table: str
    game: str
    title: str
    """The table's name; empty if it has none."""
    since: float
    url: str
    host: str = ""
    """The host who has kept a seat there; empty where it is the member's turn."""


class Turns(Struct, frozen=True):
    """The tables at which others wait for the requester, longest wait first."""

    tables: list[TableWaits]


class Notice(Struct, frozen=True):
    """What a webhook gets: the tables where it's the member's turn, longest wait first, then those with a seat kept."""

    event: Literal["your-turn", "invitation", "test"]
    text: str
    """The same as a sentence in the member's language."""
    url: str
    tables: list[TableWaits]
