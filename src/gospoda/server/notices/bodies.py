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
    """When a channel tells; hours are those of the member's day. Without quiet hours both are none."""

    plan: Plan = "at-once"
    minutes: Minutes = 30
    hour: Hour = 8
    quiet_from: Hour | None = None
    quiet_to: Hour | None = None
    zone: Zone = "UTC"
    lang: Language = "en"


class Channel(Struct, frozen=True):
    """A way to reach a member; nobody else is ever told of it."""

    id: str
    kind: Kind
    name: str
    """The mail address, the webhook's address, or the name of the browser."""
    here: bool
    """A push to the device that asks."""
    confirmed: bool
    failing: bool
    """The last notices did not arrive; it is tried again after a while."""
    when: When
    secret: str
    """Signs what a webhook is told; empty for the others."""


class Notices(Struct, frozen=True):
    """The member's channels, and what this inn offers."""

    channels: list[Channel]
    push_key: str
    """What browsers need to subscribe."""
    mail: bool
    """Whether the operator has set up a mail server."""


class PushKeys(Struct, frozen=True):
    """What a browser's subscription encrypts with."""

    p256dh: PushKey
    auth: PushKey


class NewPush(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser has subscribed."""

    endpoint: Address
    keys: PushKeys
    label: Annotated[str, Meta(max_length=60)] = ""
    when: When = When()


class NewMail(Struct, frozen=True, forbid_unknown_fields=True):
    """A mail address; a code is sent there first."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]
    when: When = When()


class NewWebhook(Struct, frozen=True, forbid_unknown_fields=True):
    """An address that is told by POST with JSON."""

    url: Address
    when: When = When()


class MailCode(Struct, frozen=True, forbid_unknown_fields=True):
    """The code of a mail."""

    code: Annotated[str, Meta(min_length=1, max_length=20)]


class TableWaits(Struct, frozen=True):
    """A table in a notice."""

    table: str
    game: str
    title: str
    """What the table is called; empty if it has no name."""
    since: float
    url: str
    host: str = ""
    """Who has kept a seat there; empty where it is the member's turn."""


class Turns(Struct, frozen=True):
    """The tables at which others wait for the requester, the longest waiting first."""

    tables: list[TableWaits]


class Notice(Struct, frozen=True):
    """What a webhook is told: the tables whose turn it is, the longest waiting first, then those with a seat kept."""

    event: Literal["your-turn", "invitation", "test"]
    text: str
    """The same as a sentence in the member's language."""
    url: str
    tables: list[TableWaits]
