# gospoda: compiled
"""6.2, 6.5: bids on the tents: who leads, what it takes to lead, and when the auction ends."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.core.bits import first_of, how_many, second_of
from gospoda.core.moves import add
from gospoda.core.piles import bit
from gospoda.games.guilds.effects import put_tents
from gospoda.games.guilds.frames import AUCTION, EXCHANGE_PHASE
from gospoda.games.guilds.move_codes import bid_move, florins_of
from gospoda.games.guilds.phases import begin_phase
from gospoda.games.guilds.state import GuildsState

OUT_OF_REACH = 9999

# ---- who leads, and what it takes


def best_rival(tents: list[int], seat: i64) -> i64:
    """6.2.2: the most florins of any other player in a zone."""
    most: i64 = 0
    other: i64 = 0
    for florins in tents:
        if other != seat and florins > most:
            most = florins
        other += 1
    return most


def is_highest(tents: list[int], seat: i64) -> bool:
    """2: strictly more florins than every other player, and at least 1."""
    return tents[seat] > best_rival(tents, seat)


def highest_bidder(tents: list[int]) -> i64:
    """2: the highest bidder of a zone, -1 if there is none (a tie at the top, or no bids)."""
    for seat in range(len(tents)):
        if is_highest(tents, seat):
            return seat
    return -1


def need(state: GuildsState, zone: i64, seat: i64) -> i64:
    """6.2.3, 6.2.4, 6.2.6, H-11: the smallest addition that makes the player highest bidder; out of reach if barred.

    A zone that he already leads can't be chosen, unless the table plays with `self_raise`.
    """
    if state.market[zone] == 0:
        return OUT_OF_REACH
    tents = state.tents[zone]
    missing: i64 = best_rival(tents, seat) - tents[seat] + 1
    if missing > 0:
        return missing
    return 1 if state.self_raise else OUT_OF_REACH


def characters_left(state: GuildsState) -> i64:
    """Returns the number of characters on the whole market."""
    count: i64 = 0
    for cards in state.market:
        count += how_many(cards)
    return count


def one_is_enough(state: GuildsState) -> bool:
    """6.2.5, H-10: with two or fewer characters on the market one bid is enough."""
    return characters_left(state) <= 2


def cheapest_other(state: GuildsState, seat: i64, zone: i64) -> i64:
    """Returns the smallest addition in any other zone."""
    least: i64 = OUT_OF_REACH
    for other in range(len(state.market)):
        if other != zone:
            missing = need(state, other, seat)
            if missing < least:
                least = missing
    return least


def add_first_bids(state: GuildsState, seat: i64, moves: list[int]) -> None:
    """6.2.2, H-36, H-37: adds the zones where a bid can begin; if two bids are needed, both must be affordable."""
    florins = state.players[seat].florins
    if florins == 0:
        return
    least: i64 = OUT_OF_REACH  # the two smallest additions
    second: i64 = OUT_OF_REACH
    needs: list[int] = []
    for zone in range(len(state.market)):
        missing = need(state, zone, seat)
        needs.append(missing)
        if missing < least:
            second = least
            least = missing
        elif missing < second:
            second = missing
    single = one_is_enough(state)
    zone_number: i64 = 0
    for missing in needs:
        rest: i64 = 0 if single else (second if missing == least else least)
        if missing + rest <= florins:
            add(moves, bid_move(zone_number))
        zone_number += 1


# ---- the course of the auction


def next_turn(state: GuildsState, seat: i64) -> None:
    """6.5: the next turn; the phase ends when no character is left, or when all have passed in a row."""
    if state.passes >= state.seats or characters_left(state) == 0:
        state.note("auction-over", -1)
        begin_phase(state, EXCHANGE_PHASE)
    else:
        state.ask_only(AUCTION, bit((seat + 1) % state.seats))


def added_florins(move: i64) -> i64:
    """6.2: the number of florins a move adds to a tent; move codes count from 1."""
    return florins_of(move) + 1


def put_florins(state: GuildsState, seat: i64, zone: i64, florins: i64) -> None:
    """6.2.1, 6.2.7: puts florins from the stock onto the tent; those already there stay and count."""
    tents = state.tents[zone].copy()
    tents[seat] += florins
    put_tents(state, zone, tents)
    state.players[seat].florins -= florins
    state.passes = 0
    cards = state.market[zone]
    state.note("bid", seat, zone, florins, tents[seat], first_of(cards), second_of(cards))
