"""The bodies of HTTP requests and answers about people: friends, blocks, reports, and searches for players."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from gospoda.server.base.field_types import Id, Language, Secret
from gospoda.server.tables.bodies import Invitation

Level = Literal["", "new", "steady", "strong"]


class Acquaintance(Struct, frozen=True):
    """A friend, a blocked person, or somebody met at a table."""

    guest: str
    name: str
    since: float
    table: str = ""
    """The table where the two last met."""
    member: bool = False


class Company(Struct, frozen=True):
    """Everybody whom the requester knows."""

    friends: list[Acquaintance]
    invitations: list[Invitation]
    blocked: list[Acquaintance]
    met: list[Acquaintance]
    """The people met most recently at the requester's tables who are neither friends nor blocked."""


class FriendLink(Struct, frozen=True):
    """A link `/friends#<secret>`: whoever opens it and agrees becomes a friend. It works once, until it expires."""

    secret: str
    expires: float


class NewFriend(Struct, frozen=True, forbid_unknown_fields=True):
    """Agrees to be friends with whoever made a link."""

    secret: Secret


class LinkOwner(Struct, frozen=True):
    """Whose link it is."""

    name: str


class Invite(Struct, frozen=True, forbid_unknown_fields=True):
    """Invites a friend to a free seat."""

    guest: Id


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    """Reports to the operator somebody who spoils the game for others."""

    guest: Id
    table: Id
    text: Annotated[str, Meta(min_length=1, max_length=1000)]


class Sought(Struct, frozen=True, forbid_unknown_fields=True):
    """Which players an open table looks for; for the lists."""

    language: Language | Literal[""] = ""
    level: Level = ""


class SoughtNow(Struct, frozen=True):
    """Which players a table looks for, and in how many seconds bots take the free seats."""

    language: Language | Literal[""] = ""
    level: Level = ""
    fill_in: float | None = None


class Search(Struct, frozen=True, forbid_unknown_fields=True):
    """A search, "Anyone for …?" People who ask for the same thing are seated at the same table."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[int, Meta(ge=2, le=7)]
    language: Language | Literal[""] = ""
    level: Level = ""
    rated: bool = False
    fill: Annotated[float, Meta(ge=0, le=60)] = 0
    """Minutes after which bots take the free seats; 0: never."""
    bot: Annotated[str, Meta(min_length=1, max_length=40)] = "journeyman"
