"""The bodies of HTTP answers about the inn as a whole."""

from __future__ import annotations

from msgspec import Struct

from gospoda.server.base.alarms import Alarm
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
