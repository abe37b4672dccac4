# gospoda: compiled
"""10: what announced abilities do when they resolve, verb by verb of the effect language."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.core.bits import bit, first_of, second_of
from gospoda.core.piles import EVERYONE
from gospoda.games.guilds.abilities import announced, discard, zone_of
from gospoda.games.guilds.constants import (
    CLAIM_KILLED,
    GAIN_GOLD,
    KILL,
    PREVENT_KILL,
    RETURN_FLORINS,
    SWAP_CHARACTERS,
    TAKE_FLORINS,
    TURN_UP,
)
from gospoda.games.guilds.frames import Announced
from gospoda.games.guilds.lookups import AMOUNT, FROM_EACH, SYMBOLS, VERB
from gospoda.games.guilds.scoring import factions_in
from gospoda.games.guilds.state import GuildsState


def carry_out(state: GuildsState, item: Announced) -> bool:
    """10, H-40: does what the ability says, even if its card has left; returns whether anything happened.

    A sacrifice that its owner must choose is asked for on resolving, not here.
    """
    verb: i64 = VERB[item.card]
    if verb == KILL:
        return kill(state, item)
    if verb == PREVENT_KILL:
        return prevent(state, item)
    if verb == CLAIM_KILLED:
        return claim(state, item)
    if verb == GAIN_GOLD:
        return gain_gold(state, item)
    if verb == TAKE_FLORINS:
        return take_florins(state, item)
    if verb == TURN_UP:
        return turn_up(state, item)
    if verb == RETURN_FLORINS:
        return return_florins(state, item)
    if verb == SWAP_CHARACTERS:
        return swap_characters(state, item)
    return False


def kill(state: GuildsState, item: Announced) -> bool:
    """10.5: the victim is discarded, unless the kill was prevented or the victim has left its guild."""
    if item.prevented or not state.players[item.second].guild >> item.target & 1:
        return False
    discard(state, item.second, item.target)
    state.note("kill", item.seat, item.target, item.card, item.second)
    return True


def prevent(state: GuildsState, item: Announced) -> bool:
    """10, H-41: marks the named kill; it stays announced and resolves without effect."""
    aimed = announced(state)[item.target]
    state.change(aimed, Announced(aimed.seat, aimed.card, aimed.target, aimed.second, True))
    state.note("prevent", item.seat, aimed.card, aimed.target)
    return True


def claim(state: GuildsState, item: Announced) -> bool:
    """10, H-42: the killed character joins the guild with a fresh ability; later claims find no target."""
    if not state.discards >> item.target & 1:
        return False
    state.discards &= ~bit(item.target)
    state.players[item.seat].guild |= bit(item.target)
    state.used &= ~bit(item.target)
    state.note("claim", item.seat, item.target)
    return True


def gain_gold(state: GuildsState, item: Announced) -> bool:
    """H-1: gold from the supply, which is unlimited."""
    state.players[item.seat].gold += AMOUNT[item.card]
    state.note("gain-gold", item.seat, item.card, AMOUNT[item.card])
    return True


def take_florins(state: GuildsState, item: Announced) -> bool:
    """10: florins from the stock of one player, or of every other player; a player without florins gives nothing."""
    if FROM_EACH >> item.card & 1:
        found = False
        for other in range(state.seats):
            if other != item.seat and take_from(state, item, other):
                found = True
        return found
    return take_from(state, item, item.target)


def take_from(state: GuildsState, item: Announced, other: i64) -> bool:
    """Moves florins from one stock to another."""
    amount: i64 = AMOUNT[item.card]
    if amount > state.players[other].florins:
        amount = state.players[other].florins
    if amount == 0:
        return False
    state.players[other].florins -= amount
    state.players[item.seat].florins += amount
    state.note("take-florins", item.seat, item.card, other, amount)
    return True


def turn_up(state: GuildsState, item: Announced) -> bool:
    """12: all see the top card, which then goes under the deck; pays florins if the guild has one of its factions."""
    if len(state.deck) == 0:
        return False
    top = state.reveal(state.deck.take(1), EVERYONE)
    state.deck = state.deck.drop(1).plus(top)
    card = top.cards[0]
    state.note("turn-up", item.seat, item.card, card)
    if SYMBOLS[card] & factions_in(state.players[item.seat]):
        state.players[item.seat].florins += AMOUNT[item.card]
        state.note("gain-florins", item.seat, item.card, AMOUNT[item.card])
    return True


def return_florins(state: GuildsState, item: Announced) -> bool:
    """10: a florin returns from a tent to its owner's stock; nothing happens if it is gone."""
    tents = state.tents[item.target].copy()
    amount: i64 = AMOUNT[item.card]
    if amount > tents[item.second]:
        amount = tents[item.second]
    if amount == 0:
        return False
    tents[item.second] -= amount
    put_tents(state, item.target, tents)
    state.players[item.second].florins += amount
    cards = state.market[item.target]
    state.note("return-florins", item.seat, item.card, item.second, item.target, first_of(cards), second_of(cards))
    return True


def give_back(state: GuildsState, seat: i64, florins: i64) -> None:
    """7.1, H-12: florins return from the tents to their owner's stock."""
    if florins:
        state.players[seat].florins += florins
        state.note("florins-back", seat, florins)


def put_tents(state: GuildsState, zone: i64, tents: list[int]) -> None:
    """Sets the florins on the tents of a zone."""
    table = state.tents.copy()
    table[zone] = tents
    state.tents = table


def swap_characters(state: GuildsState, item: Announced) -> bool:
    """10: two characters on the market change places; all coins stay put."""
    here = zone_of(state, item.target)
    there = zone_of(state, item.second)
    if here < 0 or there < 0 or here == there:
        return False
    market = state.market.copy()
    market[here] = (market[here] & ~bit(item.target)) | bit(item.second)
    market[there] = (market[there] & ~bit(item.second)) | bit(item.target)
    state.market = market
    state.note("swap", item.seat, item.target, item.second)
    return True
