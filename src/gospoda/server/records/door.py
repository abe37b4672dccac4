"""The door of a table: who may come in, who was removed, and who is muted."""

from __future__ import annotations

from typing import Protocol

from gospoda.server.records.records import LinksData, Sitter, Standing, StandingData


class Watcher(Protocol):
    """Somebody who watches the table through a socket."""

    @property
    def guest(self) -> str:
        """The owner of the socket."""

    @property
    def look(self) -> int | None:
        """The seat from which the table is seen."""

    def wake(self, urgent: bool) -> None:
        """Announces that something has changed; urgent if it asks this seat something new."""


class Door:
    """Who may come in, as far as this process knows. Members who haven't been here yet are only in the database."""

    def __init__(self, host: str, everybody: bool) -> None:
        self.host = host
        self.everybody = everybody
        self.members: set[str] = {host}
        self.put_out: set[str] = set()
        self.muted: set[str] = set()

    def admits(self, guest: str) -> bool:
        """Whether a guest may be here."""
        return guest not in self.put_out and (self.everybody or guest in self.members)

    def stand(self, standings: list[Standing]) -> None:
        """Applies what the database says about people who were removed or muted."""
        self.put_out = {standing.guest for standing in standings if standing.put_out}
        self.muted = {standing.guest for standing in standings if standing.muted}
        self.members -= self.put_out

    def take_seat(self, sitter: Sitter) -> None:
        """Admits somebody who sits down."""
        if sitter.guest and sitter.kind != "open":
            self.members.add(sitter.guest)

    def take(self, data: LinksData | StandingData) -> None:
        """Applies a change from the record."""
        links = data.links if isinstance(data, StandingData) else data
        if links is not None and links.staying is not None:
            self.members &= {self.host, *links.staying}
            self.muted &= {self.host, *links.staying}
        if isinstance(data, StandingData):
            self._judge(data.standing)

    def _judge(self, standing: Standing) -> None:
        for here, people in ((standing.put_out, self.put_out), (standing.muted, self.muted)):
            (people.add if here else people.discard)(standing.guest)
        if standing.put_out:
            self.members.discard(standing.guest)
