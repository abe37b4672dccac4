# gospoda: compiled
"""How good a position looks: what the greedy opponent maximises and where a search may stop.

Everything is measured in prestige points: the guild as it would score now, what it will still earn, what its coins
will buy, and on the market square the characters that it may hope to take at their current price.
"""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.core.bits import bit, each_bit, how_many, lowest
from gospoda.games.guilds.bids import best_rival
from gospoda.games.guilds.constants import (
    CLAIM_KILLED,
    COUNT_OTHER_MEMBERS,
    DISCOUNT,
    EXCHANGE_RATE,
    GAIN_GOLD,
    GAIN_ON_TAKE,
    KEEP_FLORINS,
    KILL,
    POINTS,
    PREVENT_KILL,
    PROTECT,
    RETURN_FLORINS,
    SACRIFICE_OTHER,
    SHIFT_OBJECTIVE,
    SWAP_CHARACTERS,
    TAKE_FLORINS,
    TURN_UP,
)
from gospoda.games.guilds.frames import AUCTION, EXCHANGE_PHASE
from gospoda.games.guilds.lookups import (
    AMOUNT,
    CARD_FLORINS,
    CARD_GOLD,
    COST,
    COUNTED,
    EACH,
    FEWEST,
    FIRST,
    FROM_EACH,
    PRESTIGE,
    ROOM_FLORINS,
    ROOM_GOLD,
    ROOM_POINTS,
    ROUNDS,
    SECOND,
    VERB,
)
from gospoda.games.guilds.phases import phase_of
from gospoda.games.guilds.scoring import goal_amount, own_points, points, prestige
from gospoda.games.guilds.state import GuildsState, Player

GOLD_WORTH = 1.15  # value of a gold coin while there are rounds to come
LAST_GOLD = 0.3  # in the last round, before it is spent
FLORIN_WORTH = 0.23  # a florin that may become a fifth of a gold coin
LAST_FLORIN = 0.12
SPARE_FLORIN = 0.02  # a florin after the exchange: it keeps a room or wins the marker
DOOR_WORTH = 0.12  # an open door of the headquarters
SLEEPING_ROOM = 0.35  # a tile that is not active yet
CONTESTED = 0.35  # chance to keep a zone that a rival can still overbid, at a price of zero
PRICED = 0.5  # how much a full price adds to it
SAFE = 0.96  # chance to take from a zone that nobody can overbid
RIVALRY = 0.7  # value of a point of prestige that all rivals lose together


def value(state: GuildsState, seat: i64) -> float:
    """Returns the value of the guild and its prospects, in points."""
    player = state.players[seat]
    if state.waiting == 0:
        return float(points(state)[seat]) + 0.01 * float(player.gold)
    left = ROUNDS[state.seats - 2] - state.round
    phase = phase_of(state)
    worth = guild_worth(state, seat, left) + plot_worth(player, left)
    worth += money_worth(state, seat, phase, left) + kept_worth(state, player, left)
    if phase <= AUCTION.number:
        worth += market_worth(state, seat, left)
    rivals: i64 = 0
    for other in range(state.seats):
        if other != seat:
            rivals += prestige(state.players[other])
    return worth - RIVALRY * float(rivals) / float((state.seats - 1) * (state.seats - 1))


# ---- the guild


def guild_worth(state: GuildsState, seat: i64, left: i64) -> float:
    """Returns current points, objectives by the lead in them, and income and abilities of the rounds to come."""
    player = state.players[seat]
    worth = float(own_points(player))
    for goal in state.objectives:
        worth += objective_worth(state, seat, goal, left)
    cards = player.guild
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        worth += ability_worth(card, state.seats, left)
        worth += float(left) * (FLORIN_WORTH * float(CARD_FLORINS[card]) + GOLD_WORTH * float(CARD_GOLD[card]))
    rooms = player.plot.rooms
    while rooms:
        room = lowest(rooms)
        rooms &= rooms - 1
        worth += float(left) * (FLORIN_WORTH * float(ROOM_FLORINS[room]) + GOLD_WORTH * float(ROOM_GOLD[room]))
    return worth


def objective_worth(state: GuildsState, seat: i64, goal: i64, left: i64) -> float:
    """Values an objective by the lead over the best rival; the fewer rounds are left, the more the lead decides."""
    own = goal_amount(state, state.players[seat], goal)
    sign: i64 = -1 if FEWEST[goal] else 1
    ahead: i64 = 0  # rivals that do better
    best: i64 = -9999
    for other in range(state.seats):
        if other != seat:
            amount = sign * goal_amount(state, state.players[other], goal)
            if amount > best:
                best = amount
            if amount > sign * own:
                ahead += 1
    if sign > 0 and own <= 0 and left == 0:
        return 0.0
    share = 0.5 + (float(sign * own - best) + 0.5) / (2.0 + 2.0 * float(left))
    if share > 1.0:
        share = 1.0
    if share < 0.0:
        share = 0.0
    worth = share * float(FIRST[goal])
    if state.seats == 4 and ahead == 1:
        worth += 0.5 * (1.0 - share) * float(SECOND[goal])
    return worth


def ability_worth(card: i64, seats: i64, left: i64) -> float:
    """Estimates what an ability will bring in the rounds to come."""
    verb: i64 = VERB[card]
    rounds = float(left)
    amount = float(AMOUNT[card])
    if verb == POINTS:
        return 0.12 * rounds * float(EACH[card]) if COUNTED[card] == COUNT_OTHER_MEMBERS else 0.0
    if verb == KILL:
        return 0.4 + 0.15 * rounds
    if verb in (PREVENT_KILL, PROTECT):
        return 0.2 if left else 0.0
    if verb in (CLAIM_KILLED, RETURN_FLORINS, SWAP_CHARACTERS):
        return 0.12 * rounds
    if verb == GAIN_GOLD:
        return (GOLD_WORTH * amount - 3.0 * FLORIN_WORTH) * (rounds + 0.5)
    if verb == TAKE_FLORINS:
        takes = float(seats - 1) if FROM_EACH >> card & 1 else 1.0
        return 1.3 * FLORIN_WORTH * amount * takes * rounds
    if verb == TURN_UP:
        return 0.6 * FLORIN_WORTH * amount * rounds
    if verb == GAIN_ON_TAKE:
        return FLORIN_WORTH * amount * rounds
    if verb == KEEP_FLORINS:
        return 0.5 * FLORIN_WORTH * amount * rounds
    if verb == EXCHANGE_RATE:
        return 0.35 * GOLD_WORTH * (rounds + 0.5)
    if verb == DISCOUNT:
        return 0.6 * GOLD_WORTH * amount * (rounds + 0.5)
    return 1.0 if verb == SHIFT_OBJECTIVE else 0.0


# ---- headquarters and money


def plot_worth(player: Player, left: i64) -> float:
    """Values doors to build on, and tiles not yet connected."""
    if left == 0:
        return 0.0
    doors = player.plot.open_doors()
    if doors > 6:
        doors = 6
    return DOOR_WORTH * float(doors) + SLEEPING_ROOM * float(how_many(player.plot.built & ~player.plot.rooms))


def money_worth(state: GuildsState, seat: i64, phase: i64, left: i64) -> float:
    """Values coins by what they can still become; florins on tents come back unless spent on taking a character."""
    player = state.players[seat]
    florins = player.florins
    for tents in state.tents:
        florins += tents[seat]
    if phase < EXCHANGE_PHASE.number:
        silver = FLORIN_WORTH if left else LAST_FLORIN
    else:
        silver = SPARE_FLORIN
    gold = GOLD_WORTH if left else LAST_GOLD
    return silver * float(florins) + gold * float(player.gold)


def kept_worth(state: GuildsState, player: Player, left: i64) -> float:
    """Values a room kept for the next round, if the guild will be able to afford it and it is worth its price."""
    worth = 0.0
    kept = state.kept
    while kept:
        room = lowest(kept)
        kept &= kept - 1
        if COST[room] <= player.gold + 2:
            gain = 1.2 * float(ROOM_POINTS[room]) - GOLD_WORTH * float(COST[room])
            gain += float(left - 1) * (FLORIN_WORTH * float(ROOM_FLORINS[room]) + GOLD_WORTH * float(ROOM_GOLD[room]))
            if gain > 0.0:
                worth += 0.15 * gain
    return worth


# ---- the market square


def market_worth(state: GuildsState, seat: i64, left: i64) -> float:
    """Sums the zones that the guild leads: the best character of each, at its current price."""
    worth = 0.0
    silver = FLORIN_WORTH if left else LAST_FLORIN
    base = -1.0
    for zone in range(len(state.market)):
        tents = state.tents[zone]
        own: i64 = tents[seat]
        if state.market[zone] == 0 or own <= best_rival(tents, seat):
            continue
        if base < 0.0:
            base = guild_worth(state, seat, left)
        best = best_character(state, seat, state.market[zone], left) - base
        price = silver * float(own)
        if best > price:
            worth += chance_to_keep(state, seat, tents, price / best) * (best - price)
    return worth


def best_character(state: GuildsState, seat: i64, cards: i64, left: i64) -> float:
    """Returns the guild with the best of these characters in it."""
    player = state.players[seat]
    guild = player.guild
    best = -1000.0
    while cards:
        card = lowest(cards)
        player.guild = guild | bit(card)
        if VERB[card] == SACRIFICE_OTHER and guild:
            player.guild &= ~bit(least_character(guild))
        worth = guild_worth(state, seat, left)
        if worth > best:
            best = worth
        cards &= cards - 1
    player.guild = guild
    return best


def least_character(guild: i64) -> i64:
    """Returns the character with the least prestige."""
    least = lowest(guild)
    for card in each_bit(guild):
        if PRESTIGE[card] < PRESTIGE[least]:
            least = card
    return least


def chance_to_keep(state: GuildsState, seat: i64, tents: list[int], price: float) -> float:
    """Returns the chance that nobody overbids: certain if nobody can, else higher as the price nears the value."""
    own: i64 = tents[seat]
    for other in range(state.seats):
        if other != seat and state.players[other].florins + tents[other] > own:
            return CONTESTED + PRICED * price
    return SAFE
