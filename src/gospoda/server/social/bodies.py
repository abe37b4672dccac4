"""The bodies of HTTP requests and answers about company: friends, blocks, reports, and who seeks whom."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from gospoda.server.base.field_types import Id, Language, Secret
from gospoda.server.tables.bodies import Invitation

Level = Literal["", "new", "steady", "strong"]


class Acquaintance(Struct, frozen=True):
    """A friend, somebody who is blocked, or somebody met at a table."""

    guest: str
    name: str
    since: float
    table: str = ""
    """Where one has met last."""
    member: bool = False


class Company(Struct, frozen=True):
    """Everybody whom the requester knows."""

    friends: list[Acquaintance]
    invitations: list[Invitation]
    blocked: list[Acquaintance]
    met: list[Acquaintance]
    """The last ones at the requester's tables who are neither friends nor blocked."""


class FriendLink(Struct, frozen=True):
    """A link `/friends#<secret>`: who opens it and agrees is a friend, once, until then."""

    secret: str
    expires: float


class NewFriend(Struct, frozen=True, forbid_unknown_fields=True):
    """Agree to be friends with whoever has made a link."""

    secret: Secret


class LinkOwner(Struct, frozen=True):
    """Whose link it is."""

    name: str


class Invite(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask a friend to a free seat."""

    guest: Id


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    """Tell the operator of somebody who spoils it for others."""

    guest: Id
    table: Id
    text: Annotated[str, Meta(min_length=1, max_length=1000)]


class Sought(Struct, frozen=True, forbid_unknown_fields=True):
    """Which company an open table seeks; for the lists."""

    language: Language | Literal[""] = ""
    level: Level = ""


class SoughtNow(Struct, frozen=True):
    """Which company a table seeks, and in how many seconds bots take the seats that are still free."""

    language: Language | Literal[""] = ""
    level: Level = ""
    fill_in: float | None = None


class Search(Struct, frozen=True, forbid_unknown_fields=True):
    """Anyone for …? Whoever asks for the same sits down at the same table."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[int, Meta(ge=2, le=7)]
    language: Language | Literal[""] = ""
    level: Level = ""
    rated: bool = False
    fill: Annotated[float, Meta(ge=0, le=60)] = 0
    """Minutes after which bots take the seats that are still free; 0: never."""
    bot: Annotated[str, Meta(min_length=1, max_length=40)] = "journeyman"
