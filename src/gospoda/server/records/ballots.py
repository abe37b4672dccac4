"""The votes at a table, as its record stores them: for a bot to play on for somebody, or for ending the game."""

from __future__ import annotations

from gospoda.server.records.records import Entry, MoveData, OfferData, SeatData, Sitter, VoteData


class Ballots:
    """The seats that want a bot to play on, by the seat concerned, and the seats that want to end the game."""

    def __init__(self) -> None:
        self.by_seat: dict[int, set[int]] = {}
        self.ending: set[int] = set()
        self.declined: dict[int, int] = {}  # after how many moves a seat's proposal was declined

    def take(self, entry: Entry) -> bool:
        """Applies an entry. Returns whether that changed anything.

        A vote is void as soon as the seat it concerns moves or changes hands; whoever gives up a seat loses their vote.
        """
        data = entry.data
        if isinstance(data, OfferData):
            self._offer(entry, data)
        elif isinstance(data, VoteData):
            voters = self.by_seat.setdefault(entry.seat, set())
            (voters.add if data.yes else voters.discard)(data.by)
        elif isinstance(data, SeatData):
            return self._reseat(entry.seat)
        elif not isinstance(data, MoveData) or self.by_seat.pop(entry.seat, None) is None:
            return False
        self.by_seat = {seat: voters for seat, voters in self.by_seat.items() if voters}
        return True

    def _offer(self, entry: Entry, data: OfferData) -> None:
        """Applies an offer: a proposal to end the game stands until somebody wants to play on."""
        if data.yes:
            self.ending.add(entry.seat)
        else:
            self.declined |= dict.fromkeys(self.ending, entry.moves)
            self.ending = set()

    def _reseat(self, seat: int) -> bool:
        """Applies a change of player in a seat."""
        if not self.by_seat and not self.ending:
            return False
        self.ending.discard(seat)
        self.by_seat.pop(seat, None)
        self.by_seat = {one: left for one, voters in self.by_seat.items() if (left := voters - {seat})}
        return True


def needed(roster: list[Sitter], seat: int) -> int:
    """Returns how many of the other people make a majority."""
    people = {sitter.guest for sitter in roster if sitter.kind == "person"} - {roster[seat].guest}
    return len(people) // 2 + 1
