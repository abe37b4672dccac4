# gospoda: compiled
"""10: what a seat observes as numbers, from the same knowledge as the view."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gospoda.core.game import Game
from gospoda.core.moves import Domain, numbers
from gospoda.core.observing.observation import Observer, note_bound
from gospoda.core.observing.observation_writer import ObservationWriter, share, soft
from gospoda.core.piles import Pile
from gospoda.core.state import State
from gospoda.games.stonespine.dungeon import CHAMBER_BITS, N_EDGES, Dungeon
from gospoda.games.stonespine.enums import SHAPES
from gospoda.games.stonespine.lookups import (
    BLUEPRINT,
    CHALLENGE,
    CHAMBER,
    FACE,
    FACE_COUNT,
    GOAL,
    GOLD_MAX,
    HAND,
    JAEL_CARD,
    MARKET_CARD,
    N_CHAMBERS,
    ROOM,
    SET_SPACES,
    YEARS,
)
from gospoda.games.stonespine.moves import CELL, EDGE, HALF, STALL
from gospoda.games.stonespine.state import Player, StonespineState

N_FACES: Final[i64] = len(FACE.ids)
N_CHALLENGES: Final[i64] = len(CHALLENGE.ids)
N_BLUEPRINTS: Final[i64] = len(BLUEPRINT.ids)
N_MARKET: Final[i64] = len(MARKET_CARD.ids)
SPACES: Final[i64] = max([len(spaces) for spaces in SET_SPACES])  # tokens of one set
ROOM_FOR: Final[i64] = ROOM  # elements in one chamber
CELLS: Final = 16
JAEL_TOKENS: Final = 24  # of one face; Jael collects at most one set a year

OF_GOLD: Final = share(GOLD_MAX)
OF_INCOME: Final = soft(10)
OF_HAND: Final = soft(HAND)
OF_CARDS: Final = share(len(CHAMBER.ids))
OF_TOKENS: Final = soft(5)
SAME_FACE: Final[i64] = max(FACE_COUNT)  # tokens of one face


class StonespineObserver(Observer):
    """The table of Stonespine as features."""

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats)
        add, seat = self.scheme.add, self.scheme.relative
        place = numbers("place", 1, seats)
        self.year_at: i64 = add("year", numbers("year", 1, YEARS))
        self.turn_at: i64 = add("turn", numbers("turn", 1, 4))
        self.goal_at: i64 = add("goal", GOAL)
        self.blueprint_at: i64 = add("blueprint", seat, BLUEPRINT)
        self.chambers_at: i64 = add("chambers", seat, CELL, CHAMBER)
        self.tokens_at: i64 = add("tokens", seat, FACE, CELL, numbers("count", 1, ROOM))
        self.passages_at: i64 = add("passages", seat, EDGE)
        self.hand_at: i64 = add("hand", seat, CHAMBER)
        self.bound_at: i64 = add("perhaps", Domain("pile", ["deck", "discards", *seat.ids]), CHAMBER)
        self.passed_at: i64 = add("passed", seat)
        self.priority_at: i64 = add("priority", place, seat)
        self.passing_at: i64 = add("passing", place, seat)
        self.held_at: i64 = add("held-challenges", seat, CHALLENGE)
        self.challenges_at: i64 = add("challenges", CHALLENGE)
        self.gone_challenges_at: i64 = add("challenge-discards", CHALLENGE)
        self.market_at: i64 = add("market", STALL, MARKET_CARD)
        self.sets_at: i64 = add("sets", STALL, HALF, FACE, numbers("count", 1, int(SPACES)))
        self.bought_at: i64 = add("bought", FACE, numbers("count", 1, int(SPACES)))
        self.gone_market_at: i64 = add("market-discards", MARKET_CARD)
        self.gone_tokens_at: i64 = add("token-discards", FACE, numbers("count", 1, int(SAME_FACE)))
        self.discards_at: i64 = add("discards", CHAMBER)
        self.jael_at: i64 = 0
        if seats == 1:
            self.add_jael()
        scale = self.scheme.scale
        scale("gold", seat)
        scale("income", seat)
        scale("hand-size", seat)
        scale("piles", Domain("pile", ["deck", "discards"]))
        scale("stacks", Domain("shape", [*SHAPES]))

    def add_jael(self) -> None:
        """9: declares what is shown of the solo opponent."""
        add = self.scheme.add
        self.jael_at = add("jael-card", JAEL_CARD)
        add("jael-cards", JAEL_CARD)
        add("jael-chambers", CHAMBER)
        add("jael-tokens", FACE, numbers("count", 1, JAEL_TOKENS))
        add("jael-acted")

    def write(self, note: ObservationWriter, state: State, seat: i64) -> None:
        """Writes the table, the market, the players and Jael."""
        assert isinstance(state, StonespineState)
        self.write_table(note, state, seat)
        self.write_market(note, state)
        for at in range(self.seats):
            self.write_player(note, state.players[self.neighbour(seat, at)], at, seat)
        if self.seats == 1:
            self.write_jael(note, state)
        if len(state.mixes) > 1:
            self.write_bound(note, state, seat)
        self.write_sizes(note, state)

    def write_table(self, note: ObservationWriter, state: StonespineState, seat: i64) -> None:
        """Writes the course of the game and what is open to all."""
        note.on(self.year_at + state.year - 1)
        note.on(self.turn_at + state.turn - 1)
        note.on(self.goal_at + state.goal)
        note.on_all(self.challenges_at, state.challenges)
        note.on_all(self.gone_challenges_at, state.challenge_discards)
        note.on_known(self.discards_at, state.discards, seat)
        self.write_order(note, self.priority_at, state.priority, seat)
        self.write_order(note, self.passing_at, state.passing, seat)

    def write_order(self, note: ObservationWriter, first: i64, order: list[int], seat: i64) -> None:
        """Writes an order of seats."""
        for other in order:
            note.on(first + self.relative(seat, other))
            first += self.seats

    def write_market(self, note: ObservationWriter, state: StonespineState) -> None:
        """5.2: writes the stalls with what is left on them, and the tokens being placed."""
        note.on_all(self.gone_market_at, state.market_discards)
        if len(state.token_discards) > 0:
            note.on_count(self.gone_tokens_at, state.token_discards, SAME_FACE)
        if len(state.bought) > 0:
            note.on_count(self.bought_at, state.bought, SPACES)
        first = self.market_at
        for card in state.market:
            note.on(first + card)
            first += N_MARKET
        first = self.sets_at
        for faces in state.sets:
            if len(faces) > 0:
                note.on_count(first, faces, SPACES)
            first += SPACES * N_FACES

    def write_player(self, note: ObservationWriter, player: Player, at: i64, seat: i64) -> None:
        """Writes the area of the player this many places to the left."""
        note.on(self.blueprint_at + N_BLUEPRINTS * at + player.blueprint)
        note.on_if(self.passed_at + at, player.passed)
        note.on_all(self.held_at + N_CHALLENGES * at, player.challenges)
        note.on_known(self.hand_at + N_CHAMBERS * at, player.hand, seat)
        self.write_dungeon(note, player.dungeon, at)
        note.put_at(at, OF_GOLD, player.gold)
        note.put_at(self.seats + at, OF_INCOME, player.income)
        note.put_at(2 * self.seats + at, OF_HAND, len(player.hand.cards))

    def write_dungeon(self, note: ObservationWriter, dungeon: Dungeon, at: i64) -> None:
        """3: writes chambers, tokens and secret passages."""
        first = self.chambers_at + CELLS * N_CHAMBERS * at
        if dungeon.filled:  # the dungeon keeps one number per row, with 0 where there is no chamber
            note.on_packed(first, dungeon.row_1, CHAMBER_BITS, N_CHAMBERS)
            note.on_packed(first + N_CHAMBERS * 4, dungeon.row_2, CHAMBER_BITS, N_CHAMBERS)
            note.on_packed(first + N_CHAMBERS * 8, dungeon.row_3, CHAMBER_BITS, N_CHAMBERS)
            note.on_packed(first + N_CHAMBERS * 12, dungeon.row_4, CHAMBER_BITS, N_CHAMBERS)
        if len(dungeon.tokens) > 0:
            note.on_count(self.tokens_at + N_FACES * CELLS * ROOM_FOR * at, dungeon.tokens, ROOM_FOR)
        if dungeon.passage_n | dungeon.passage_e | dungeon.passage_s | dungeon.passage_w:
            note.on_set(self.passages_at + N_EDGES * at, dungeon.passage_edges())

    def write_jael(self, note: ObservationWriter, state: StonespineState) -> None:
        """9: writes Jael's cards and collection, and whether Jael has already acted."""
        cards: i64 = len(JAEL_CARD.ids)
        note.on(self.jael_at + state.jael_cards[-1])
        first = self.jael_at + cards
        note.on_all(first, state.jael_cards)
        first += cards
        note.on_all(first, state.jael_chambers)
        first += N_CHAMBERS
        note.on_count(first, state.jael_tokens, JAEL_TOKENS)
        note.on_if(first + JAEL_TOKENS * N_FACES, state.jael_acted)

    def write_bound(self, note: ObservationWriter, state: StonespineState, seat: i64) -> None:
        """10: writes the chambers that the seat knows only to be in one of several piles."""
        piles: list[Pile] = [state.deck, state.discards]
        first: list[int] = [self.bound_at, self.bound_at + N_CHAMBERS]
        for other in range(self.seats):
            piles.append(state.players[other].hand)
            first.append(self.bound_at + N_CHAMBERS * (2 + self.relative(seat, other)))
        note_bound(note, state, seat, piles, first)

    def write_sizes(self, note: ObservationWriter, state: StonespineState) -> None:
        """Writes the sizes of the piles, after the players' numbers."""
        note.put(OF_CARDS, len(state.deck.cards))
        note.put(OF_CARDS, len(state.discards.cards))
        for stack in state.stacks:
            note.put(OF_TOKENS, len(stack.cards))


def observer(game: Game, seats: int) -> StonespineObserver:
    """Returns the observer for this number of seats."""
    return StonespineObserver(game, seats)
