# gospoda: compiled
"""10: what a seat observes as numbers, from the same knowledge as the view."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gospoda.core.game import Game
from gospoda.core.moves import Domain, numbers
from gospoda.core.observation import Observation, Observer, note_bound, share, soft
from gospoda.core.piles import Pile
from gospoda.core.state import State
from gospoda.games.stonespine.dungeon import CHAMBER_BITS, CHAMBER_MASK, N_EDGES, Dungeon
from gospoda.games.stonespine.moves import CELL, EDGE, HALF, STALL
from gospoda.games.stonespine.state import Player, StonespineState
from gospoda.games.stonespine.tables import (
    BLUEPRINT,
    CHALLENGE,
    CHAMBER,
    FACE,
    GOAL,
    GOLD_MAX,
    HAND,
    JAEL_CARD,
    MARKET_CARD,
    N_CHAMBERS,
    ROOM,
    SET_SPACES,
    SHAPES,
    YEARS,
)

N_FACES: Final[i64] = len(FACE.ids)
N_CHALLENGES: Final[i64] = len(CHALLENGE.ids)
N_BLUEPRINTS: Final[i64] = len(BLUEPRINT.ids)
N_MARKET: Final[i64] = len(MARKET_CARD.ids)
SPACES: Final[i64] = max([len(spaces) for spaces in SET_SPACES])  # tokens of one set
ROOM_FOR: Final[i64] = ROOM  # elements in one chamber
CELLS: Final = 16
JAEL_TOKENS: Final = 24  # of one face; Jael collects at most a set a year

OF_GOLD: Final = share(GOLD_MAX)
OF_INCOME: Final = soft(10)
OF_HAND: Final = soft(HAND)
OF_CARDS: Final = share(len(CHAMBER.ids))
OF_TOKENS: Final = soft(5)
NO_TOKENS: Final = [OF_TOKENS[0]] * N_FACES


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
        self.tokens_at: i64 = add("tokens", seat, CELL, FACE, numbers("count", 1, ROOM))
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
        self.discards_at: i64 = add("discards", CHAMBER)
        self.jael_at: i64 = 0
        if seats == 1:
            self.add_jael()
        scale = self.scheme.scale
        scale("gold", seat)
        scale("income", seat)
        scale("hand-size", seat)
        scale("piles", Domain("pile", ["deck", "discards"]))
        scale("stacks", Domain("shape", SHAPES))
        scale("token-discards", FACE)

    def add_jael(self) -> None:
        """9: what the solo opponent shows."""
        add = self.scheme.add
        self.jael_at = add("jael-card", JAEL_CARD)
        add("jael-cards", JAEL_CARD)
        add("jael-chambers", CHAMBER)
        add("jael-tokens", FACE, numbers("count", 1, JAEL_TOKENS))
        add("jael-acted")

    def write(self, note: Observation, state: State, seat: i64) -> None:
        """The table, the market, the players, and Jael."""
        assert isinstance(state, StonespineState)
        self.write_table(note, state, seat)
        self.write_market(note, state)
        seats = self.seats
        for at in range(seats):
            other = seat + at if seat + at < seats else seat + at - seats
            self.write_player(note, state.players[other], at, seat)
        if seats == 1:
            self.write_jael(note, state)
        if len(state.mixes) > 1:
            self.write_bound(note, state, seat)
        self.write_numbers(note, state, seat)

    def write_table(self, note: Observation, state: StonespineState, seat: i64) -> None:
        """The course of the game and what lies open for all."""
        note.on(self.year_at + state.year - 1)
        note.on(self.turn_at + state.turn - 1)
        note.on(self.goal_at + state.goal)
        note.on_all(self.challenges_at, state.challenges)
        note.on_all(self.gone_challenges_at, state.challenge_discards)
        note.on_known(self.discards_at, state.discards, seat)
        self.write_order(note, self.priority_at, state.priority, seat)
        self.write_order(note, self.passing_at, state.passing, seat)

    def write_order(self, note: Observation, first: i64, order: list[int], seat: i64) -> None:
        """An order of seats."""
        for other in order:
            note.on(first + self.relative(seat, other))
            first += self.seats

    def write_market(self, note: Observation, state: StonespineState) -> None:
        """5.2: the stalls with what is left on them, and the tokens that are being placed."""
        note.on_all(self.gone_market_at, state.market_discards)
        if len(state.bought) > 0:
            note.on_count(self.bought_at, state.bought, SPACES)
        first = self.market_at
        for card in state.market:
            note.on(first + card)
            first += N_MARKET
        first = self.sets_at
        for faces in state.sets:
            note.on_count(first, faces, SPACES)
            first += SPACES * N_FACES

    def write_player(self, note: Observation, player: Player, at: i64, seat: i64) -> None:
        """What lies in front of the player so many places to the left."""
        note.on(self.blueprint_at + N_BLUEPRINTS * at + player.blueprint)
        note.on_if(self.passed_at + at, player.passed)
        note.on_all(self.held_at + N_CHALLENGES * at, player.challenges)
        note.on_known(self.hand_at + N_CHAMBERS * at, player.hand, seat)
        self.write_dungeon(note, player.dungeon, at)

    def write_dungeon(self, note: Observation, dungeon: Dungeon, at: i64) -> None:
        """3: chambers, tokens and secret passages."""
        first = self.chambers_at + CELLS * N_CHAMBERS * at
        if dungeon.filled:
            self.write_row(note, dungeon.row_1, first)
            self.write_row(note, dungeon.row_2, first + N_CHAMBERS * 4)
            self.write_row(note, dungeon.row_3, first + N_CHAMBERS * 8)
            self.write_row(note, dungeon.row_4, first + N_CHAMBERS * 12)
        if len(dungeon.tokens) > 0:
            self.write_tokens(note, dungeon.tokens, self.tokens_at + CELLS * N_FACES * ROOM_FOR * at)
        if dungeon.passage_n | dungeon.passage_e | dungeon.passage_s | dungeon.passage_w:
            first = self.passages_at + N_EDGES * at
            for edge in range(N_EDGES):
                note.on_if(first + edge, dungeon.has_passage(edge))

    def write_row(self, note: Observation, row: i64, first: i64) -> None:
        """The chambers of a row, of which the dungeon keeps a number that is 0 where there is none."""
        while row:
            card = row & CHAMBER_MASK
            if card:
                note.on(first + card - 1)
            first += N_CHAMBERS
            row >>= CHAMBER_BITS

    def write_tokens(self, note: Observation, tokens: list[int], first: i64) -> None:
        """The tokens by cell and face: as many levels as there are of a face in a cell."""
        i: i64 = 0
        for token in tokens:
            at: i64 = token
            level: i64 = 0
            for j in range(i):
                if tokens[j] == at:
                    level += 1
            note.on(first + ROOM_FOR * ((at & CELLS - 1) * N_FACES + (at >> 4)) + level)
            i += 1

    def write_jael(self, note: Observation, state: StonespineState) -> None:
        """9: her cards, what she has collected, whether she has had her turn."""
        cards: i64 = len(JAEL_CARD.ids)
        note.on(self.jael_at + state.jael_cards[-1])
        first = self.jael_at + cards
        note.on_all(first, state.jael_cards)
        first += cards
        note.on_all(first, state.jael_chambers)
        first += N_CHAMBERS
        note.on_count(first, state.jael_tokens, JAEL_TOKENS)
        note.on_if(first + JAEL_TOKENS * N_FACES, state.jael_acted)

    def write_bound(self, note: Observation, state: StonespineState, seat: i64) -> None:
        """10: chambers of which the seat knows only that they are in one of some piles."""
        piles: list[Pile] = [state.deck, state.discards]
        first: list[int] = [self.bound_at, self.bound_at + N_CHAMBERS]
        for other in range(self.seats):
            piles.append(state.players[other].hand)
            first.append(self.bound_at + N_CHAMBERS * (2 + self.relative(seat, other)))
        note_bound(note, state, seat, piles, first)

    def write_numbers(self, note: Observation, state: StonespineState, seat: i64) -> None:
        """Gold, cards in hand, and the sizes of the piles."""
        seated = state.players
        players = seated if seat == 0 else seated[seat:] + seated[:seat]
        for player in players:
            note.put(OF_GOLD, player.gold)
        for player in players:
            note.put(OF_INCOME, player.income)
        for player in players:
            note.put(OF_HAND, len(player.hand.cards))
        note.put(OF_CARDS, len(state.deck.cards))
        note.put(OF_CARDS, len(state.discards.cards))
        for stack in state.stacks:
            note.put(OF_TOKENS, len(stack.cards))
        if len(state.token_discards) == 0:
            note.put_row(NO_TOKENS)
        else:
            note.put_row(token_row(state.token_discards))


def token_row(discards: list[int]) -> list[object]:
    """How many discarded tokens there are of each face; most faces have none."""
    gone: list[int] = [0] * N_FACES
    row = NO_TOKENS[:]
    for face in discards:
        count = gone[face] + 1
        gone[face] = count
        row[face] = OF_TOKENS[count]
    return row


def observer(game: Game, seats: int) -> StonespineObserver:
    """What turns positions of so many seats into numbers."""
    return StonespineObserver(game, seats)
