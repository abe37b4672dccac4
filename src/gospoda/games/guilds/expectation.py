# gospoda: compiled
"""What opponents expect of a move for their own guild if nobody responds (not a rule of the game)."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.core.bits import bit, each_bit
from gospoda.games.guilds.abilities import (
    ability_card,
    announced,
    discard,
    is_ability,
    later_characters,
    pay,
    target_of,
    zone_of,
)
from gospoda.games.guilds.bids import added_florins, is_highest, need, put_florins
from gospoda.games.guilds.building import buy, lay, place_moves
from gospoda.games.guilds.constants import SACRIFICE_OTHER, TARGETS_PAIR, TURN_UP
from gospoda.games.guilds.effects import carry_out
from gospoda.games.guilds.ending import keep, shift
from gospoda.games.guilds.exchange import change
from gospoda.games.guilds.frames import (
    ABILITY,
    AUCTION,
    BUILDING,
    EXCHANGE_PHASE,
    FINAL_SCORING,
    KEEPING_ROOMS,
    PLACING,
    RESPONSE,
    SACRIFICING,
    SECOND_BID,
    Announced,
    BidFrame,
    SecondTargetFrame,
)
from gospoda.games.guilds.lookups import AMOUNT, PRESTIGE, TARGETS_OF, VERB
from gospoda.games.guilds.move_codes import (
    DECLINE,
    DONE,
    PASS,
    bid_zone,
    buy_room,
    exchange_gold,
    is_take,
    keep_room,
    place_cell,
    place_turn,
    sacrifice_character,
    shift_objective,
    take_character,
    with_character,
)
from gospoda.games.guilds.responses import sacrifice
from gospoda.games.guilds.scoring import own_points
from gospoda.games.guilds.state import GuildsState, Player
from gospoda.games.guilds.taking import take


def expect(state: GuildsState, seat: i64, move: i64) -> None:
    """Carries out a move as far as it concerns this seat, making the best-looking choices."""
    top = state.top
    assert top is not None
    chapter = top.chapter
    if is_ability(move):
        expect_ability(state, seat, move)
    elif chapter == AUCTION.number:
        expect_turn(state, seat, move)
    elif isinstance(top, BidFrame):
        put_florins(state, seat, top.zone, added_florins(move))
    elif chapter == SECOND_BID.number:
        if move != DONE:
            bid_least(state, seat, bid_zone(move))
    elif chapter == BUILDING.number:
        if move != PASS:
            buy(state, seat, buy_room(move))
            lay_well(state, seat, buy_room(move))
    elif chapter == PLACING.number:
        lay(state, seat, state.buying, place_cell(move), place_turn(move))
    elif chapter == EXCHANGE_PHASE.number:
        change(state, seat, exchange_gold(move))
    elif chapter == KEEPING_ROOMS.number:
        if move != DONE:
            keep(state, seat, keep_room(move))
    elif chapter == FINAL_SCORING.number:
        if move != DECLINE:
            shift(state, seat, shift_objective(move))
    elif isinstance(top, SecondTargetFrame):
        pay(state, seat, top.card)
        carry_out(state, Announced(seat, top.card, top.first, with_character(move)))
    elif chapter == SACRIFICING.number:
        sacrifice(state, seat, sacrifice_character(move))
    if chapter == RESPONSE.number:
        settle(state)


# ---- the market square and the headquarters


def expect_turn(state: GuildsState, seat: i64, move: i64) -> None:
    """Plays only the seat's own part of a turn: the card joins the guild, or the smallest bid goes on the tent."""
    if is_take(move):
        card = take_character(move)
        take(state, seat, card)
        if VERB[card] == SACRIFICE_OTHER:
            give_up_least(state, seat, card)
    elif move != PASS:
        bid_least(state, seat, bid_zone(move))


def bid_least(state: GuildsState, seat: i64, zone: i64) -> None:
    """Makes the smallest bid that leads."""
    put_florins(state, seat, zone, need(state, zone, seat))


def lay_well(state: GuildsState, seat: i64, room: i64) -> None:
    """Places the bought room where it looks best."""
    move = best_place(state.players[seat], room)
    lay(state, seat, room, place_cell(move), place_turn(move))


def best_place(player: Player, room: i64) -> i64:
    """Returns the move that places the room with the most points, then the most open doors."""
    plot = player.plot
    best: i64 = -1
    most: i64 = -9999
    for move in place_moves(plot, room):
        player.plot = plot.with_room(room, place_cell(move), place_turn(move))
        worth = 8 * own_points(player) + player.plot.open_doors() + 12 * (player.plot.rooms >> room & 1)
        if worth > most:
            most = worth
            best = move
    player.plot = plot
    return best


# ---- abilities


def expect_ability(state: GuildsState, seat: i64, move: i64) -> None:
    """Carries out an ability as if nobody responds and nothing unknown is turned up."""
    card = ability_card(move)
    item = target_of(state, seat, card, move)
    pay(state, seat, card)
    if VERB[card] == TURN_UP:
        state.players[seat].florins += AMOUNT[card] // 2
    elif VERB[card] == SACRIFICE_OTHER:
        give_up_least(state, seat, card)
    elif TARGETS_OF[card] == TARGETS_PAIR:
        expect_swap(state, seat, card, item.target)
    else:
        carry_out(state, item)


def expect_swap(state: GuildsState, seat: i64, card: i64, first: i64) -> None:
    """Returns the swap that brings the better character into a zone that the guild leads."""
    ahead = is_highest(state.tents[zone_of(state, first)], seat)
    best: i64 = -1
    most: i64 = 0
    for other in each_bit(later_characters(state, zone_of(state, first))):
        gain: i64 = PRESTIGE[other] - PRESTIGE[first]
        if not ahead:
            gain = -gain if is_highest(state.tents[zone_of(state, other)], seat) else 0
        if gain > most:
            most = gain
            best = other
    if best >= 0:
        carry_out(state, Announced(seat, card, first, best))


def give_up_least(state: GuildsState, seat: i64, card: i64) -> None:
    """Sacrifices the other character with the least prestige."""
    others = state.players[seat].guild & ~bit(card)
    least: i64 = -1
    for other in each_bit(others):
        if least < 0 or PRESTIGE[other] < PRESTIGE[least]:
            least = other
    if least >= 0:
        discard(state, seat, least)


def settle(state: GuildsState) -> None:
    """Resolves everything announced, without further responses; the agenda stays as it is."""
    top, waiting = state.top, state.waiting
    while True:
        items = announced(state)
        if len(items) == 0:
            break
        item = items[len(items) - 1]
        state.take_off_to(ABILITY)
        if VERB[item.card] != TURN_UP and VERB[item.card] != SACRIFICE_OTHER:
            carry_out(state, item)
    state.top = top
    state.waiting = waiting
