"""The bodies of HTTP requests and answers about the inn as a whole: titles, packs, health."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from gospoda.content.packs import SharedPack
from gospoda.pads.paper import PadPaper
from gospoda.server.base.alarms import Alarm
from gospoda.server.base.field_types import Secret
from gospoda.server.decisions.bodies import Announcement


class InnStatus(Struct, frozen=True):
    """How the inn is, for people: nothing of anybody in particular."""

    version: str
    since: float
    """When the process that answers was started."""
    database: bool
    disk: str
    read_only: bool
    people: int
    """With an open table in a browser or program, at the process that answers."""
    tables: int
    """In use there."""
    announcements: list[Announcement]
    alarms: list[Alarm]
    """What went wrong in the last 15 minutes, the latest first."""


class OptionInfo(Struct, frozen=True):
    """A variant or house ruling; its words are `option-<name>` and `option-<name>-<value>`."""

    name: str
    values: list[Any]
    """The first one is the default."""
    rule: str
    official: bool
    seats: list[int]
    """The player counts it matters for; empty: all."""


class GameInfo(Struct, frozen=True):
    """A title as the home page and the form for a new table need it."""

    id: str
    title: str
    titles: dict[str, str]  # by language
    designer: str
    publisher: str
    year: int
    version: str
    seats: list[int]
    options: list[OptionInfo]
    bots: list[str]
    content: str
    """The digest of the components in use; for a table with another one, ask for words and components with
    `?content=` and its digest."""
    board: str
    """The address of the board that the title's package brings; empty: the client's own board, or the generic table."""


class PackOffer(Struct, frozen=True):
    """A version of the components that a table can be set up with."""

    name: str
    """Of the content pack; empty: the components as they come, without a pack."""
    content: str


class PadInfo(Struct, frozen=True):
    """The paper of a title's score pad."""

    game: str
    paper: PadPaper


class WordsFile(Struct, frozen=True):
    """All words of a game in one language: Fluent sources in order (later ones win) and component names."""

    language: str
    sources: list[str]
    names: dict[str, dict[str, str]]
    """Domain, id, name."""
    house: dict[str, list[str]] = {}
    """By domain the ids of components with a value of ours, because we do not know the printed one."""


class HelpFile(Struct, frozen=True):
    """The rules help of a game in one language, as Markdown; empty if there is none."""

    language: str
    markdown: str


class Health(Struct, frozen=True):
    """Whether the server can serve."""

    status: Literal["ok", "degraded", "failing"]
    """`degraded`: it serves, but something went wrong lately, which `alarms` names."""
    database: bool
    """Whether it can be read."""
    disk: Literal["ok", "full", "read-only", "unknown"]
    """Whether it can be written to, or why not; `unknown`: it cannot, and nobody says why."""
    version: str
    alarms: list[Alarm]
    """Of the last 15 minutes, the latest first."""


class InnOffers(Struct, frozen=True):
    """What this inn offers."""

    imports: bool
    play_on: bool
    analysis: bool
    pack: bool = False
    """Whether values can be put right, by its owner: there is a content pack."""


class PrintedCard(Struct, frozen=True, forbid_unknown_fields=True):
    """What the owner of a printed game has read on one component."""

    entry: Annotated[str, Meta(min_length=1, max_length=80)]
    """By its id, or by `table:id`."""
    values: Annotated[
        dict[Annotated[str, Meta(min_length=1, max_length=80)], Annotated[str, Meta(min_length=1, max_length=400)]],
        Meta(min_length=1, max_length=40),
    ]
    """By field, as TOML or JSON writes them; the field of a part carries the path to it: `spaces 2 who`."""
    key: Secret
    """From the owner's link."""


class ImportedPack(Struct, frozen=True, forbid_unknown_fields=True):
    """A shared pack that the owner takes over."""

    pack: SharedPack
    key: Secret
