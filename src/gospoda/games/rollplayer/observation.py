# gospoda: compiled
"""2, HR-1: what a seat observes as numbers; only the order of the Market deck is hidden."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gospoda.core.game import Game
from gospoda.core.moves import Domain, numbers
from gospoda.core.observing.observation import Observer
from gospoda.core.observing.observation_writer import ObservationWriter, share, soft
from gospoda.core.state import State
from gospoda.games.rollplayer.dice import DIE_IDS, EMPTY, die_number
from gospoda.games.rollplayer.enums import HOLDS, PHASES
from gospoda.games.rollplayer.lookups import (
    ALIGNMENT,
    BACKSTORY,
    CARD,
    CLASS,
    COLOUR,
    DICE,
    INITIATIVE_CARDS,
    MARKET_SIZE,
    RACE,
    SPACES,
)
from gospoda.games.rollplayer.state import Player, RollPlayerState

DIE: Final = Domain("die", DIE_IDS)
N_DICE: Final[i64] = len(DIE_IDS)
N_CARDS: Final[i64] = len(CARD.ids)
N_ALIGNMENTS: Final[i64] = len(ALIGNMENT.ids)
N_RACES: Final[i64] = len(RACE.ids)
N_CLASSES: Final[i64] = len(CLASS.ids)
N_STORIES: Final[i64] = len(BACKSTORY.ids)
IN_HAND: Final = 8  # most equal dice in a hand
MARKET_ROOM: Final[i64] = max(MARKET_SIZE) + 2  # most face-up cards; some cards make room for more
PURCHASES: Final = 4
GRID: Final = 9

OF_ROUNDS: Final = share(20)
OF_GOLD: Final = soft(10)
OF_TOKENS: Final = soft(3)
OF_COINS: Final = soft(1)
OF_DICE: Final = share(max(DICE))
OF_CARDS: Final = share(len(CARD.ids))


class RollPlayerObserver(Observer):
    """Observes the table of Roll Player as features."""

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats)
        add, seat = self.scheme.add, self.scheme.relative
        card = numbers("initiative", 1, INITIATIVE_CARDS[seats - 1])
        self.phase_at: i64 = add("phase", Domain("phase", [*PHASES]))
        self.first_at: i64 = add("first-player", seat)
        self.start_at: i64 = add("start-player", seat)
        self.active_at: i64 = add("active-player", seat)
        self.race_at: i64 = add("race", seat, RACE)
        self.picture_at: i64 = add("picture", seat)
        self.class_at: i64 = add("class", seat, CLASS)
        self.story_at: i64 = add("backstory", seat, BACKSTORY)
        self.alignment_at: i64 = add("alignment", seat, ALIGNMENT)
        self.token_at: i64 = add("alignment-token", seat, numbers("cell", 0, GRID - 1))
        self.sheet_at: i64 = add("sheet", seat, numbers("space", 0, SPACES - 1), DIE)
        self.hand_at: i64 = add("hand", seat, DIE, numbers("count", 1, IN_HAND))
        self.owned_at: i64 = add("owned", seat, CARD)
        self.exhausted_at: i64 = add("exhausted", seat, CARD)
        self.hold_at: i64 = add("hold", seat, Domain("hold", [*HOLDS]))
        self.pool_at: i64 = add("pool", card, DIE)
        self.holders_at: i64 = add("initiative", card, seat)
        self.market_at: i64 = add("market", numbers("place", 1, int(MARKET_ROOM)), CARD)
        self.discards_at: i64 = add("discards", CARD)
        self.trash_at: i64 = add("trash", CARD)
        self.drawn_at: i64 = add("drawn", COLOUR, numbers("count", 1, IN_HAND))
        self.purchases_at: i64 = add("purchases", numbers("count", 1, PURCHASES))
        self.spent_at: i64 = add("token-spent")
        self.sorted_at: i64 = add("deck-sorted")
        scale = self.scheme.scale
        scale("gold", seat)
        scale("charisma-tokens", seat)
        scale("round", Domain("round", ["now", "last"]))
        scale("coins", card)
        scale("bag", COLOUR)
        scale("enemy-dice")
        scale("deck")

    def write(self, note: ObservationWriter, state: State, seat: i64) -> None:
        """Writes the course of the game, the Market, the dice, and the heroes."""
        assert isinstance(state, RollPlayerState)
        self.write_table(note, state, seat)
        self.write_initiative(note, state, seat)
        for at in range(self.seats):
            self.write_hero(note, state.players[self.neighbour(seat, at)], at)
        self.write_numbers(note, state)

    def write_table(self, note: ObservationWriter, state: RollPlayerState, seat: i64) -> None:
        """Writes phase, turn, and the open cards."""
        note.on(self.phase_at + state.phase)
        note.on(self.first_at + self.relative(seat, state.first))
        note.on(self.start_at + self.relative(seat, state.start))
        note.on(self.active_at + self.relative(seat, state.active))
        first = self.market_at
        for card in state.market:
            note.on(first + card)
            first += N_CARDS
        note.on_all(self.discards_at, state.discards)
        note.on_all(self.trash_at, state.trash)
        if len(state.drawn) > 0:
            note.on_count(self.drawn_at, state.drawn, IN_HAND)
        note.on_levels(self.purchases_at, state.purchases)
        note.on_if(self.spent_at, state.token_spent)
        note.on_if(self.sorted_at, state.sorted)

    def write_initiative(self, note: ObservationWriter, state: RollPlayerState, seat: i64) -> None:
        """5.1: the die on each Initiative card, or the seat that has taken the card."""
        for i in range(len(state.pool)):
            die: i64 = state.pool[i]
            if die != EMPTY:
                note.on(self.pool_at + N_DICE * i + die_number(die))
            holder: i64 = state.holders[i]
            if holder >= 0:
                note.on(self.holders_at + self.seats * i + self.relative(seat, holder))

    def write_hero(self, note: ObservationWriter, player: Player, at: i64) -> None:
        """Writes the hero that many places to the left; what isn't chosen yet is absent."""
        if player.race >= 0:
            note.on(self.race_at + N_RACES * at + player.race)
        note.on_if(self.picture_at + at, player.picture != 0)
        if player.hero >= 0:
            note.on(self.class_at + N_CLASSES * at + player.hero)
        if player.backstory >= 0:
            note.on(self.story_at + N_STORIES * at + player.backstory)
        if player.alignment >= 0:
            note.on(self.alignment_at + N_ALIGNMENTS * at + player.alignment)
        note.on(self.token_at + GRID * at + player.token)
        note.on(self.hold_at + len(HOLDS) * at + player.hold)
        note.on_set(self.owned_at + N_CARDS * at, player.owned)
        note.on_set(self.exhausted_at + N_CARDS * at, player.exhausted)
        first = self.sheet_at + SPACES * N_DICE * at
        for die in player.sheet:
            if die != EMPTY:
                note.on(first + die_number(die))
            first += N_DICE
        if len(player.hand) > 0:
            held: list[int] = [die_number(die) for die in player.hand]
            note.on_count(self.hand_at + IN_HAND * N_DICE * at, held, IN_HAND)
        note.put_at(at, OF_GOLD, player.gold)
        note.put_at(self.seats + at, OF_TOKENS, player.tokens)

    def write_numbers(self, note: ObservationWriter, state: RollPlayerState) -> None:
        """Writes the round, coins, the bag and the deck, after the heroes' numbers."""
        note.put(OF_ROUNDS, state.round)
        note.put(OF_ROUNDS, state.rounds)
        for coin in state.coins:
            note.put(OF_COINS, coin)
        for count in state.bag:
            note.put(OF_DICE, count)
        note.put(OF_DICE, state.enemy)
        note.put(OF_CARDS, len(state.deck.cards))


def observer(game: Game, seats: int) -> RollPlayerObserver:
    """Returns what turns positions with this many seats into numbers."""
    return RollPlayerObserver(game, seats)
