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
    """The status of the inn for people, without anything personal."""

    version: str
    since: float
    """When the answering process was started."""
    database: bool
    disk: str
    read_only: bool
    people: int
    """People with a table open in a browser or program, at the answering process."""
    tables: int
    """Tables in use at the answering process."""
    announcements: list[Announcement]
    alarms: list[Alarm]
    """What went wrong in the last 15 minutes, latest first."""


class OptionInfo(Struct, frozen=True):
    """A variant or house ruling; its words are `option-<name>` and `option-<name>-<value>`."""

    name: str
    values: list[Any]
    """The possible values; the first one is the default."""
    rule: str
    official: bool
    seats: list[int]
    """The player counts for which it matters; empty: all."""


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
    """The digest of the components in use. For a table with other components, request words and components with
    `?content=` and their digest.
    """
    board: str
    """The address of the board in the title's package; empty: the client's own board, or the generic table."""


class PackOffer(Struct, frozen=True):
    """A version of the components that a new table can use."""

    name: str
    """The name of the content pack; empty: the built-in components, without a pack."""
    content: str


class PadInfo(Struct, frozen=True):
    """The sheet of a title's score pad."""

    game: str
    paper: PadPaper


class WordsFile(Struct, frozen=True):
    """All words of a game in one language: Fluent sources in order (later ones win) and component names."""

    language: str
    sources: list[str]
    names: dict[str, dict[str, str]]
    """Names by domain and id."""
    house: dict[str, list[str]] = {}
    """By domain, the ids of components with a house value, because the printed one isn't known to us."""


class HelpFile(Struct, frozen=True):
    """The rules help of a game in one language, as Markdown; empty if there is none."""

    language: str
    markdown: str


class Health(Struct, frozen=True):
    """Whether the server can serve."""

    status: Literal["ok", "degraded", "failing"]
    """`degraded`: it serves, but something went wrong recently, which `alarms` names."""
    database: bool
    """Whether the database can be read."""
    disk: Literal["ok", "full", "read-only", "unknown"]
    """Whether the disk can be written to, or why not; `unknown`: it can't, for an unknown reason."""
    version: str
    alarms: list[Alarm]
    """The alarms of the last 15 minutes, latest first."""


class InnOffers(Struct, frozen=True):
    """What this inn offers."""

    imports: bool
    play_on: bool
    analysis: bool
    pack: bool = False
    """Whether the owner can correct values, because there is a content pack."""


class PrintedCard(Struct, frozen=True, forbid_unknown_fields=True):
    """The values that the owner of a printed game has read on one component."""

    entry: Annotated[str, Meta(min_length=1, max_length=80)]
    """The component by its id, or by `table:id`."""
    values: Annotated[
        dict[Annotated[str, Meta(min_length=1, max_length=80)], Annotated[str, Meta(min_length=1, max_length=400)]],
        Meta(min_length=1, max_length=40),
    ]
    """The values by field, as TOML or JSON writes them; a part's field includes its path: `spaces 2 who`."""
    key: Secret
    """The secret from the owner's link."""


class ImportedPack(Struct, frozen=True, forbid_unknown_fields=True):
    """A shared pack that replaces what the owner's pack changes."""

    pack: SharedPack
    key: Secret
