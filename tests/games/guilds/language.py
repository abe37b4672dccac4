"""A small language for positions and play: `Table(3).zones("carpenter", "prince").florins(10, 10, 10).auction(0)`."""

from __future__ import annotations

from typing import Any

from gospoda.core.agenda import Heading
from gospoda.core.bits import each_bit
from gospoda.core.state import IllegalMove
from gospoda.games.guilds.bids import highest_bidder
from gospoda.games.guilds.frames import BUILDING, EXCHANGE_PHASE, FINAL_SCORING, KEEPING_ROOMS, ROUND_STARTS
from gospoda.games.guilds.game import GAME
from gospoda.games.guilds.lookups import (
    CHARACTER,
    ROOM,
)
from gospoda.games.guilds.phases import begin_phase
from gospoda.games.guilds.state import GuildsState
from tests.games import language


class Table(language.Table[GuildsState]):
    """A position to describe and then play on; seats are numbers, moves are in notation."""

    def __init__(self, seats: int = 3, **options: Any) -> None:
        started = GAME.start(seats, options, 1)
        assert isinstance(started, GuildsState)
        started.finish()
        super().__init__(started)
        self.put("first", 0).put("market", []).put("tents", []).put("offer", []).put("objectives", [])
        nothing = [0] * seats
        self.florins(*nothing).gold(*nothing).each("guild", *[[] for _ in nothing])

    # ---- setting up

    def _from_deck(self, names: list[str]) -> list[str]:
        """Takes characters out of the deck, in the order of the content."""
        self.pile("deck", [card for card in self.data["deck"]["cards"] if card not in names])
        return sorted(names, key=CHARACTER.number)

    def zones(self, *zones: str) -> Table:
        """Sets the market: each zone as names separated by spaces."""
        self.put("market", [self._from_deck(zone.split()) for zone in zones])
        return self.tents(*[[0] * self.position.data["seats"] for _ in zones])

    def tents(self, *rows: list[int]) -> Table:
        return self.put("tents", [list(row) for row in rows])

    def florins(self, *amounts: int) -> Table:
        return self.each("florins", *amounts)

    def gold(self, *amounts: int) -> Table:
        return self.each("gold", *amounts)

    def guild(self, seat: int, *names: str) -> Table:
        return self.put(f"players.{seat}.guild", self._from_deck([*names]))

    def plot(self, seat: int, *tiles: str) -> Table:
        return self.put(f"players.{seat}.plot", [*self.data["players"][seat]["plot"], *tiles])

    def offer(self, *rooms: str) -> Table:
        return self.put("offer", [*rooms])

    def objectives(self, *names: str) -> Table:
        return self.put("objectives", [*names])

    def deck(self, *names: str) -> Table:
        """Puts these characters on top of the deck."""
        self._from_deck([*names])
        return self.pile("deck", [*names, *self.data["deck"]["cards"]])

    # ---- beginning

    def auction(self, seat: int) -> Table:
        return self.put("passes", 0).asks("auction", seat)

    def phase(self, heading: Heading, first: int = 0) -> Table:
        state = self.put("first", first).state
        state.events = []
        begin_phase(state, heading)
        state.proceed()
        return self

    def exchange(self) -> Table:
        return self.phase(EXCHANGE_PHASE)

    def building(self) -> Table:
        return self.phase(BUILDING)

    def round_end(self, first: int = 0) -> Table:
        return self.phase(KEEPING_ROOMS, first)

    def round_start(self) -> Table:
        return self.phase(ROUND_STARTS)

    def final(self) -> Table:
        return self.phase(FINAL_SCORING)

    # ---- playing

    def decline(self) -> Table:
        """Lets everybody decline to respond until nothing is left to respond to."""
        while self.chapter == "response":
            self.do("decline")
        return self

    def bid(self, seat: int, **zones: int) -> Table:
        """Makes a bid: `bid(0, z1=1, z2=1)`; a single one ends with `done` where that is asked."""
        for zone, florins in zones.items():
            self.do(seat, f"bid {zone}", f"florins {florins}")
        if self.chapter == "second-bid":
            self.do(seat, "done")
        return self

    def bid_refused(self, seat: int, **zones: int) -> bool:
        """Whether a whole bid is impossible at one of its steps."""
        try:
            self.copy().bid(seat, **zones)
        except IllegalMove:
            return True
        return False

    # ---- looking

    def guild_of(self, seat: int) -> set[str]:
        return {CHARACTER.ids[card] for card in each_bit(self.state.players[seat].guild)}

    def discarded(self) -> set[str]:
        return {CHARACTER.ids[card] for card in each_bit(self.state.discards)}

    def on_offer(self) -> set[str]:
        return {ROOM.ids[room] for room in each_bit(self.state.offer)}

    def stock(self) -> list[int]:
        return [player.florins for player in self.state.players]

    def treasure(self) -> list[int]:
        return [player.gold for player in self.state.players]

    def leaders(self) -> list[int]:
        return [highest_bidder(tents) for tents in self.state.tents]

    def active(self, seat: int) -> set[str]:
        return {ROOM.ids[room] for room in each_bit(self.state.players[seat].plot.rooms)}

    def lines(self, seat: int, category: str) -> dict[str, int]:
        """Returns the points of a score sheet category by their source's name."""
        found: dict[str, int] = {}
        for line in self.state.scores()[seat].lines:
            if line.category == category:
                thing = next(iter(line.detail.args.values()))
                found[thing.id] = line.points  # type: ignore[union-attr]
        return found
