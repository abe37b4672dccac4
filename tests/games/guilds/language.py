"""A small language for positions and play: `Table(3).zones("carpenter", "prince").florins(10, 10, 10).auction(0)`."""

from __future__ import annotations

from typing import Any

from gospoda.core.piles import Pile, bit
from gospoda.core.state import IllegalMove
from gospoda.games.guilds.bids import highest_bidder
from gospoda.games.guilds.codecs import lay
from gospoda.games.guilds.game import GAME
from gospoda.games.guilds.phases import (
    AUCTION,
    BUILDING,
    EXCHANGE_PHASE,
    FINAL_SCORING,
    KEEPING_ROOMS,
    ROUND_STARTS,
    begin_phase,
)
from gospoda.games.guilds.state import GuildsState
from gospoda.games.guilds.tables import CHARACTER, OBJECTIVE, ROOM, each_bit


class Table:
    """A position that is described, then played on; seats are numbers, moves are in notation."""

    def __init__(self, seats: int = 3, **options: Any) -> None:
        state = GAME.start(seats, options, 1)
        assert isinstance(state, GuildsState)
        self.state = state
        state.first = 0
        state.finish()
        for player in state.players:
            player.florins = player.gold = player.guild = 0
        state.market = []
        state.tents = []
        state.offer = 0
        state.objectives = []

    # ---- setting up

    def _set(self, names: tuple[str, ...]) -> int:
        """Characters as a set; they are taken out of the deck."""
        cards = [CHARACTER.number(name) for name in names]
        deck = self.state.deck
        kept = [card for card in deck.cards if card not in cards]
        self.state.deck = Pile(deck.family, kept, [0] * len(kept))
        return sum(1 << card for card in cards)

    def zones(self, *zones: str) -> Table:
        """The market: each zone as names with spaces between them."""
        self.state.market = [self._set(tuple(zone.split())) for zone in zones]
        self.state.tents = [[0] * self.state.seats for _ in zones]
        return self

    def tents(self, *rows: list[int]) -> Table:
        self.state.tents = [list(row) for row in rows]
        return self

    def florins(self, *amounts: int) -> Table:
        for player, amount in zip(self.state.players, amounts, strict=True):
            player.florins = amount
        return self

    def gold(self, *amounts: int) -> Table:
        for player, amount in zip(self.state.players, amounts, strict=True):
            player.gold = amount
        return self

    def guild(self, seat: int, *names: str) -> Table:
        self.state.players[seat].guild = self._set(names)
        return self

    def plot(self, seat: int, *tiles: str) -> Table:
        for tile in tiles:
            self.state.players[seat].plot = lay(self.state.players[seat].plot, tile)
        return self

    def offer(self, *rooms: str) -> Table:
        self.state.offer = sum(1 << ROOM.number(room) for room in rooms)
        return self

    def objectives(self, *names: str) -> Table:
        self.state.objectives = [OBJECTIVE.number(name) for name in names]
        return self

    def deck(self, *names: str) -> Table:
        """These characters lie on top of the deck."""
        self._set(names)
        cards = [CHARACTER.number(name) for name in names] + self.state.deck.cards
        self.state.deck = Pile(self.state.deck.family, cards, [0] * len(cards))
        return self

    # ---- beginning

    def auction(self, seat: int) -> Table:
        self.state.passes = 0
        self.state.turn_to(AUCTION, bit(seat))
        return self

    def phase(self, number: int, first: int = 0) -> Table:
        self.state.first = first
        begin_phase(self.state, number)
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

    def play(self, seat: int, *moves: str) -> Table:
        for move in moves:
            self.state.apply(seat, GAME.moves.parse(move))
        return self

    def decline(self) -> Table:
        """Everybody declines to respond until nothing is left to respond to."""
        while self.chapter == "response":
            self.play(self.turn, "decline")
        return self

    def bid(self, seat: int, **zones: int) -> Table:
        """A bid: `bid(0, z1=1, z2=1)`; a single one is ended with `done` where that is asked."""
        for zone, florins in zones.items():
            self.play(seat, f"bid {zone}", f"florins {florins}")
        if self.chapter == "second-bid":
            self.play(seat, "done")
        return self

    def refused(self, seat: int, move: str) -> str:
        """Why a move is refused."""
        try:
            self.state.clone().apply(seat, GAME.moves.parse(move))
        except IllegalMove as problem:
            return problem.reason
        raise AssertionError(f"{move} is allowed")

    def bid_refused(self, seat: int, **zones: int) -> bool:
        """Whether a whole bid is impossible at some of its steps."""
        copy = Table.__new__(Table)
        copy.state = self.state.clone()
        try:
            copy.bid(seat, **zones)
        except IllegalMove:
            return True
        return False

    def copy(self) -> Table:
        twin = Table.__new__(Table)
        twin.state = self.state.clone()
        return twin

    # ---- looking

    @property
    def chapter(self) -> str:
        return self.state.chapter().name if self.state.top is not None else "end"

    @property
    def turn(self) -> int:
        return self.state.next_seat()

    def legal(self, seat: int) -> list[str]:
        return [GAME.moves.notation(move) for move in self.state.legal(seat)]

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
        """The points of a category of the score sheet by the name of what brings them."""
        found: dict[str, int] = {}
        for line in self.state.scores()[seat].lines:
            if line.category == category:
                thing = next(iter(line.detail.args.values()))
                found[thing.id] = line.points  # type: ignore[union-attr]
        return found
