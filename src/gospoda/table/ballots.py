"""Votes of a table on seats whose players are gone, as its record tells them."""

from __future__ import annotations

from gospoda.table.records import Entry, MoveData, SeatData, Sitter, VoteData


class Ballots:
    """Who wants a bot to play on, by seat: the seats of those who have voted."""

    def __init__(self) -> None:
        self.by_seat: dict[int, set[int]] = {}

    def take(self, entry: Entry) -> bool:
        """Take an entry into account, and tell whether that has changed anything.

        A vote is void as soon as its seat moves or changes hands; whoever gives up a seat has no vote any more.
        """
        data = entry.data
        if isinstance(data, VoteData):
            voters = self.by_seat.setdefault(entry.seat, set())
            (voters.add if data.yes else voters.discard)(data.by)
        elif not self.by_seat:
            return False
        elif isinstance(data, SeatData):
            self.by_seat.pop(entry.seat, None)
            for voters in self.by_seat.values():
                voters.discard(entry.seat)
        elif isinstance(data, MoveData):
            if self.by_seat.pop(entry.seat, None) is None:
                return False
        else:
            return False
        self.by_seat = {seat: voters for seat, voters in self.by_seat.items() if voters}
        return True


def needed(roster: list[Sitter], seat: int) -> int:
    """How many of the other people make a majority."""
    people = {sitter.guest for sitter in roster if sitter.kind == "person"} - {roster[seat].guest}
    return len(people) // 2 + 1
