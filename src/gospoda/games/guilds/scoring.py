# gospoda: compiled
"""11: end of the game and scoring: members, active rooms, objectives, ties."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.core.bits import bit, how_many, lowest
from gospoda.games.guilds.constants import (
    COMPARE_AREA,
    COMPARE_CARD_INCOME,
    COMPARE_CHARACTERS,
    COMPARE_DWARVES,
    COMPARE_FACTIONS,
    COMPARE_GARDENS,
    COMPARE_GOLD,
    COMPARE_HUMAN_WOMEN,
    COMPARE_SMALL_ROOMS,
    COUNT_AREA,
    COUNT_CHARACTER,
    COUNT_FACTIONS,
    COUNT_OTHER_MEMBERS,
    COUNT_ROOMS,
)
from gospoda.games.guilds.lookups import (
    ABOVE,
    AMOUNT,
    AT_MOST,
    CARD_FLORINS,
    CHARACTER_READ,
    COMPARED,
    COUNTED,
    DWARVES,
    EACH,
    EARNING,
    FACTION_READ,
    FEWEST,
    FIRST,
    GARDENS,
    GOAL_FACTION,
    HUMAN_WOMEN,
    MEMBER_ROOMS,
    N_FACTIONS,
    OF_FACTION,
    OF_TYPE,
    PER,
    PER_FACTION,
    PER_MEMBER_EVERY,
    PER_MEMBER_FACTION,
    PER_ROOM_EACH,
    PER_ROOM_MOST,
    PER_ROOM_TYPE,
    PRESTIGE,
    ROOM_POINTS,
    SCORING,
    SECOND,
    SECOND_PLACES,
    SHIFTING,
    SMALL_ROOMS,
    SYMBOLS,
    TYPES_READ,
)
from gospoda.games.guilds.state import GuildsState, Player

# ---- members


def members(player: Player, faction: i64) -> i64:
    """2, H-28: counts each symbol on a character and each active tile that counts as a member."""
    return how_many(player.guild & OF_FACTION[faction]) + how_many(player.plot.rooms & MEMBER_ROOMS[faction])


def factions_in(player: Player) -> i64:
    """H-28: the factions with at least one member, as a set; a tile may be the only member."""
    found: i64 = 0
    for faction in range(N_FACTIONS):
        if player.guild & OF_FACTION[faction] or player.plot.rooms & MEMBER_ROOMS[faction]:
            found |= bit(faction)
    return found


# ---- characters and rooms


def prestige(player: Player) -> i64:
    """11.1: the printed prestige, positive and negative."""
    total: i64 = 0
    cards = player.guild
    while cards:
        total += PRESTIGE[lowest(cards)]
        cards &= cards - 1
    return total


def ability_points(player: Player, card: i64) -> i64:
    """11.1: an end-of-game ability: points per group of what is counted, above a threshold and up to a maximum."""
    count = counted(player, card) - ABOVE[card]
    if count <= 0:
        return 0
    points: i64 = count // PER[card] * EACH[card]
    most: i64 = AT_MOST[card]
    return most if points > most else points


def counted(player: Player, card: i64) -> i64:
    """11: what an end-of-game ability counts; the card itself never counts among the other members."""
    kind: i64 = COUNTED[card]
    if kind == COUNT_OTHER_MEMBERS:
        faction: i64 = FACTION_READ[card]
        return members(player, faction) - (SYMBOLS[card] >> faction & 1)
    if kind == COUNT_ROOMS:
        return how_many(player.plot.rooms & OF_TYPE[TYPES_READ[card][0]])
    if kind == COUNT_FACTIONS:
        return how_many(factions_in(player))
    if kind == COUNT_AREA:
        return player.plot.area()
    if kind == COUNT_CHARACTER:
        return player.guild >> CHARACTER_READ[card] & 1
    for room_type in TYPES_READ[card]:
        if player.plot.rooms & OF_TYPE[room_type] == 0:
            return 0
    return 1


def room_points(player: Player, room: i64) -> i64:
    """11.2: the sum of all parts of an active tile's effect; fractions are rounded down for each tile (H-27)."""
    points: i64 = ROOM_POINTS[room]
    faction: i64 = PER_MEMBER_FACTION[room]
    if faction >= 0:
        points += members(player, faction) // PER_MEMBER_EVERY[room]
    room_type: i64 = PER_ROOM_TYPE[room]
    if room_type >= 0:
        more: i64 = PER_ROOM_EACH[room] * how_many(player.plot.rooms & OF_TYPE[room_type])
        most: i64 = PER_ROOM_MOST[room]
        points += most if more > most else more
    if PER_FACTION[room]:
        points += PER_FACTION[room] * how_many(factions_in(player))
    return points


def own_points(player: Player) -> i64:
    """11.1, 11.2: characters, their end-of-game abilities, active rooms (H-19: inactive ones give nothing)."""
    total = prestige(player)
    cards = player.guild & SCORING
    while cards:
        total += ability_points(player, lowest(cards))
        cards &= cards - 1
    rooms = player.plot.rooms
    while rooms:
        total += room_points(player, lowest(rooms))
        rooms &= rooms - 1
    return total


# ---- objectives


def card_income(player: Player) -> i64:
    """11.3: the florin incomes printed on the characters, without base income, rooms and gold."""
    total: i64 = 0
    cards = player.guild & EARNING
    while cards:
        total += CARD_FLORINS[lowest(cards)]
        cards &= cards - 1
    return total


def printed_amount(state: GuildsState, player: Player, goal: i64) -> i64:
    """11.3: what an objective compares."""
    kind: i64 = COMPARED[goal]
    if kind == COMPARE_GARDENS:
        return how_many(player.plot.rooms & GARDENS)  # H-32: tiles, not cells
    if kind == COMPARE_CHARACTERS:
        return how_many(player.guild)
    if kind == COMPARE_DWARVES:
        return how_many(player.guild & DWARVES)
    if kind == COMPARE_HUMAN_WOMEN:
        return how_many(player.guild & HUMAN_WOMEN)
    if kind == COMPARE_FACTIONS:
        return how_many(factions_in(player))
    if kind == COMPARE_AREA:
        return player.plot.area()
    if kind == COMPARE_SMALL_ROOMS:
        return how_many(player.plot.rooms & SMALL_ROOMS)
    if kind == COMPARE_CARD_INCOME:
        return card_income(player)
    if kind == COMPARE_GOLD:
        return player.gold
    faction: i64 = GOAL_FACTION[goal]
    if state.tiles_count:  # H-33
        return members(player, faction)
    return how_many(player.guild & OF_FACTION[faction])


def goal_amount(state: GuildsState, player: Player, goal: i64) -> i64:
    """H-47: the compared amount, shifted by end-of-game choices before ranking."""
    amount = printed_amount(state, player, goal)
    if len(player.shifts):
        shift = shift_amount(player)
        for chosen in player.shifts:
            if chosen == goal:
                amount += -shift if FEWEST[goal] else shift
    return amount


def shift_amount(player: Player) -> i64:
    """Returns by how much the guild's shifting ability changes an amount."""
    shifting = player.guild & SHIFTING
    return AMOUNT[lowest(shifting)] if shifting else 0


def goal_points(state: GuildsState, goal: i64) -> list[int]:
    """11.3, H-30, H-31: first place, in games of four also second place; ties are paid in full; 0 is no "most"."""
    amounts: list[int] = []
    sign: i64 = -1 if FEWEST[goal] else 1
    best: i64 = -9999
    for player in state.players:
        amount = sign * goal_amount(state, player, goal)
        amounts.append(amount)
        if amount > best:
            best = amount
    second = runner_up(amounts, best) if SECOND_PLACES[state.seats - 2] else -9999
    points: list[int] = []
    for amount in amounts:
        if sign > 0 and amount <= 0:
            points.append(0)
        elif amount == best:
            points.append(FIRST[goal])
        elif amount == second:
            points.append(SECOND[goal])
        else:
            points.append(0)
    return points


def runner_up(amounts: list[int], best: i64) -> i64:
    """H-30: the next best amount is second, even if first place is tied."""
    second: i64 = -9999
    for amount in amounts:
        if second < amount < best:
            second = amount
    return second


# ---- the end


def points(state: GuildsState) -> list[int]:
    """11, H-39: every seat's score if the game ended now; contradictory objectives both count."""
    totals = [int(own_points(player)) for player in state.players]
    for goal in state.objectives:
        won = goal_points(state, goal)
        for seat in range(state.seats):
            totals[seat] += won[seat]
    return totals


def winners(state: GuildsState) -> list[int]:
    """H-29: most points, then more gold, then more characters; then the victory is shared."""
    totals = points(state)
    ranks: list[int] = []
    for seat in range(state.seats):
        player = state.players[seat]
        ranks.append((totals[seat] * 1000 + player.gold) * 100 + how_many(player.guild))
    best = max(ranks)
    return [seat for seat in range(state.seats) if ranks[seat] == best]
