# gospoda: compiled
"""5: phase 1, the start of a round: income, refill, start-of-round abilities."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.core.bits import bit, how_many, lowest
from gospoda.core.messages import Message
from gospoda.core.moves import add
from gospoda.core.piles import EVERYONE, Pile
from gospoda.games.guilds.abilities import ability_moves, has_ability, is_ability
from gospoda.games.guilds.frames import AUCTION, ROUND_STARTS, RoundStartFrame
from gospoda.games.guilds.lookups import (
    AT_ANY_TIME,
    AT_ROUND_START,
    BASE_INCOME,
    CARD_FLORINS,
    CARD_GOLD,
    EARNING,
    LARGE_SHOWN,
    ROOM_FLORINS,
    ROOM_GOLD,
    SMALL_ROOMS,
    SMALL_SHOWN,
    ZONE_SIZES,
)
from gospoda.games.guilds.move_codes import DONE
from gospoda.games.guilds.phases import Phase, begin_phase
from gospoda.games.guilds.responses import announce
from gospoda.games.guilds.state import GuildsState, Player

ZONES_FOR_TWO = {"1-1-2": [1, 1, 2], "2-2": [2, 2], "2-2-2": [2, 2, 2]}
MORE_ROOMS = {"table": 0, "fewer": -1, "more": 1}


def earnings(player: Player) -> tuple[int, int]:
    """5.2: ten florins plus the incomes of characters and active rooms, in florins and in gold."""
    florins = BASE_INCOME
    gold: i64 = 0
    cards = player.guild & EARNING
    while cards:
        card = lowest(cards)
        florins += CARD_FLORINS[card]
        gold += CARD_GOLD[card]
        cards &= cards - 1
    rooms = player.plot.rooms
    while rooms:
        room = lowest(rooms)
        florins += ROOM_FLORINS[room]
        gold += ROOM_GOLD[room]
        rooms &= rooms - 1
    return florins, gold


def income(state: GuildsState, seat: i64) -> None:
    """5.2, H-43: everybody is paid; income is never given back."""
    player = state.players[seat]
    florins, gold = earnings(player)
    player.florins += florins
    player.gold += gold
    player.bought_small = 0
    player.bought_large = 0
    state.note("income", seat, florins, gold)


def zone_sizes(state: GuildsState) -> list[int]:
    """3.6, H-4, H-6: how many characters each zone in use receives."""
    if state.seats == 2 and state.options["zones_2p"] != "1-1-2":
        return ZONES_FOR_TWO[state.options["zones_2p"]]
    return ZONE_SIZES[state.seats - 2]


def refill_market(state: GuildsState) -> None:
    """5.3, H-6, H-8: characters go face up to the zones in board order; a short pile fills fewer."""
    market: list[int] = []
    tents: list[list[int]] = []
    for size in zone_sizes(state):
        cards = state.reveal(state.deck.take(size), EVERYONE)
        state.deck = state.deck.drop(size)
        market.append(as_set(cards))
        tents.append([0] * state.seats)
    state.market = market
    state.tents = tents


def as_set(cards: Pile) -> int:
    """Returns the cards of a pile as a set."""
    mask: i64 = 0
    for card in cards.cards:
        mask |= bit(card)
    return mask


def refill_rooms(state: GuildsState) -> None:
    """5.3, H-5, H-7: each row is topped up to its size; under `refill = full` that many new tiles are added."""
    extra: i64 = MORE_ROOMS[state.options["rooms_on_offer"]]
    large: i64 = LARGE_SHOWN[state.seats - 2] + extra
    small: i64 = SMALL_SHOWN[state.seats - 2] + extra
    if not state.full_refill:
        large -= how_many(state.offer & ~SMALL_ROOMS)
        small -= how_many(state.offer & SMALL_ROOMS)
    if large > 0:
        state.offer |= as_set(state.reveal(state.large_rooms.take(large), EVERYONE))
        state.large_rooms = state.large_rooms.drop(large)
    if small > 0:
        state.offer |= as_set(state.reveal(state.small_rooms.take(small), EVERYONE))
        state.small_rooms = state.small_rooms.drop(small)


class RoundStarts(Phase[RoundStartFrame]):
    """D7: start-of-round abilities, in player order; each player resolves all of his own first (H-9)."""

    heading = ROUND_STARTS

    def begin(self, state: GuildsState) -> None:
        """5, 5.1: abilities become usable again, then income, refill, and start-of-round abilities."""
        state.note("round", -1, state.round - 1)
        state.used = 0
        for seat in range(state.seats):
            income(state, seat)
        refill_rooms(state)
        refill_market(state)
        state.later(RoundStartFrame(state.first))

    def concerns(self, state: GuildsState, seat: i64, frame: RoundStartFrame) -> bool:
        """5.4, H-9: players with a start-of-round ability that they can announce."""
        return has_ability(state, seat, AT_ROUND_START)

    def closed(self, state: GuildsState, frame: RoundStartFrame) -> None:
        """4: the auction follows."""
        begin_phase(state, AUCTION)

    def legal(self, state: GuildsState, seat: i64) -> list[int]:
        """D7: one of his abilities, or finish; D5: also abilities of any moment."""
        moves = ability_moves(state, seat, AT_ROUND_START | AT_ANY_TIME)
        add(moves, DONE)
        return moves

    def apply(self, state: GuildsState, seat: i64, move: i64) -> None:
        """Announces the ability, or moves on to the next player."""
        if move == DONE:
            self.pass_on(state)
        else:
            frame = self.settle(state)
            state.later(frame.at(frame.place))  # D7: asked again only while he has a start-of-round ability left
            announce(state, seat, move)

    def refusal(self, state: GuildsState, seat: i64, move: i64) -> str:
        """Returns why an ability can't be used."""
        return "refused-ability" if is_ability(move) else "refused-not-now"

    def prompt(self, state: GuildsState, seat: i64) -> Message:
        """Asks for a start-of-round ability."""
        return Message("ask-round-start", {})
