# gospoda: compiled
"""10: special abilities: which may be announced, with which targets and at what price."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.core.bits import bit, lowest
from gospoda.core.moves import add
from gospoda.games.guilds.constants import (
    KILL,
    TARGETS_KILL,
    TARGETS_PAIR,
    TARGETS_PLAYER,
    TARGETS_TENT,
    TARGETS_VICTIM,
)
from gospoda.games.guilds.frames import AftermathFrame, Announced
from gospoda.games.guilds.lookups import (
    ONCE,
    OTHERS_ONLY,
    PAY_FLORINS,
    PAY_GOLD,
    PROTECTED,
    PROTECTING,
    SACRIFICED,
    TARGETS_OF,
    VERB,
    VICTIMS,
)
from gospoda.games.guilds.move_codes import (
    is_use,
    is_use_against,
    is_use_at,
    is_use_on,
    use_against_card,
    use_against_move,
    use_against_player,
    use_at_card,
    use_at_move,
    use_at_player,
    use_at_zone,
    use_card,
    use_move,
    use_on_card,
    use_on_character,
    use_on_move,
)
from gospoda.games.guilds.state import GuildsState

# ---- the four kinds of moves that announce an ability


def is_ability(move: i64) -> bool:
    """D5: whether a move announces an ability, with or without a target."""
    return is_use(move) or is_use_on(move) or is_use_against(move) or is_use_at(move)


def ability_card(move: i64) -> i64:
    """Returns the character whose ability a move announces."""
    if is_use(move):
        return use_card(move)
    if is_use_on(move):
        return use_on_card(move)
    return use_against_card(move) if is_use_against(move) else use_at_card(move)


# ---- what may be announced


def ability_moves(state: GuildsState, seat: i64, cards: i64) -> list[int]:
    """10.1, D5, D6: every ability of these cards whose limit, price and targets allow it now."""
    moves: list[int] = []
    player = state.players[seat]
    ready = player.guild & cards & ~state.used
    while ready:
        card = lowest(ready)
        ready &= ready - 1
        if PAY_FLORINS[card] <= player.florins and PAY_GOLD[card] <= player.gold:
            add_targets(state, seat, card, moves)
    return moves


def has_ability(state: GuildsState, seat: i64, cards: i64) -> bool:
    """10: whether the player has a usable ability; without one he isn't asked."""
    if state.players[seat].guild & cards & ~state.used == 0:
        return False
    return len(ability_moves(state, seat, cards)) > 0


def add_targets(state: GuildsState, seat: i64, card: i64, moves: list[int]) -> None:
    """10: adds the moves of an ability for its targets; without available targets it can't be announced."""
    targets: i64 = TARGETS_OF[card]
    if targets == TARGETS_VICTIM:
        add_victims(state, seat, card, moves)
    elif targets == TARGETS_KILL:
        add_kills(state, seat, card, moves)
    elif targets == TARGETS_PLAYER:
        for other in range(state.seats):
            if other != seat and state.players[other].florins > 0:
                add(moves, use_against_move(card, other))
    elif targets == TARGETS_TENT:
        add_tents(state, seat, card, moves)
    elif targets == TARGETS_PAIR:
        add_swaps(state, card, moves)
    else:
        add(moves, use_move(card))


def protected(guild: i64) -> i64:
    """10: the characters of a guild that no kill may target."""
    safe: i64 = 0
    guards = guild & PROTECTING
    while guards:
        safe |= PROTECTED[lowest(guards)]
        guards &= guards - 1
    return safe


def add_victims(state: GuildsState, seat: i64, card: i64, moves: list[int]) -> None:
    """10: adds the targets of a kill: unprotected characters of other guilds that meet the card's conditions."""
    for other in range(state.seats):
        if other != seat:
            guild = state.players[other].guild
            victims = guild & VICTIMS[card] & ~protected(guild)
            while victims:
                add(moves, use_on_move(card, lowest(victims)))
                victims &= victims - 1


def announced(state: GuildsState) -> list[Announced]:
    """10.4: the announced abilities not yet resolved, the newest last."""
    items: list[Announced] = []
    frame = state.top
    while frame is not None:
        if isinstance(frame, Announced):
            items.append(frame)
        frame = frame.below
    items.reverse()
    return items


def kill_to_prevent(state: GuildsState, seat: i64, card: i64, killer: i64) -> i64:
    """10: the place of the latest announced, unprevented kill by this character of one of mine; -1: none."""
    guild = state.players[seat].guild
    items = announced(state)
    place: i64 = len(items) - 1
    while place >= 0:
        item = items[place]
        victim = item.target
        waits = VERB[item.card] == KILL and item.card == killer and not item.prevented
        if waits and item.second == seat and guild >> victim & 1 and not (OTHERS_ONLY >> card & 1 and victim == card):
            return place
        place -= 1
    return -1


def add_kills(state: GuildsState, seat: i64, card: i64, moves: list[int]) -> None:
    """10: adds the targets of a preventing ability: announced kills, named by the killing character."""
    seen: i64 = 0
    for item in announced(state):
        killer = item.card
        if not seen >> killer & 1 and kill_to_prevent(state, seat, card, killer) >= 0:
            seen |= bit(killer)
            add(moves, use_on_move(card, killer))


def add_tents(state: GuildsState, seat: i64, card: i64, moves: list[int]) -> None:
    """10: adds the tents of other players with a florin on them."""
    for zone in range(len(state.tents)):
        tents = state.tents[zone]
        for other in range(state.seats):
            if other != seat and tents[other] > 0:
                add(moves, use_at_move(card, zone, other))


def later_characters(state: GuildsState, zone: i64) -> i64:
    """Returns the characters in the zones after this one."""
    cards: i64 = 0
    for other in range(zone + 1, len(state.market)):
        cards |= state.market[other]
    return cards


def add_swaps(state: GuildsState, card: i64, moves: list[int]) -> None:
    """10: adds pairs of characters in two zones, the one in the earlier zone first, so each pair is listed once."""
    for zone in range(len(state.market)):
        if later_characters(state, zone):
            cards: i64 = state.market[zone]
            while cards:
                add(moves, use_on_move(card, lowest(cards)))
                cards &= cards - 1


# ---- owners, zones and targets


def owner_of(state: GuildsState, card: i64) -> i64:
    """Returns the seat whose guild a character belongs to, -1 if none."""
    for seat in range(state.seats):
        if state.players[seat].guild >> card & 1:
            return seat
    return -1


def zone_of(state: GuildsState, card: i64) -> i64:
    """Returns the market zone of a character, -1 if it isn't on the market."""
    for zone in range(len(state.market)):
        if state.market[zone] >> card & 1:
            return zone
    return -1


def target_of(state: GuildsState, seat: i64, card: i64, move: i64) -> Announced:
    """Returns the announced ability with the targets that the move names; a swap gets its second target later."""
    if is_use(move):
        return Announced(seat, card, claimed_card(state), -1)
    if is_use_on(move):
        target = use_on_character(move)
        if TARGETS_OF[card] == TARGETS_KILL:
            return Announced(seat, card, kill_to_prevent(state, seat, card, target), target)
        return Announced(seat, card, target, owner_of(state, target))
    if is_use_against(move):
        return Announced(seat, card, use_against_player(move), -1)
    return Announced(seat, card, use_at_zone(move), use_at_player(move))


def claimed_card(state: GuildsState) -> i64:
    """10: the killed character that after-kill abilities may claim, -1 if there is none."""
    top = state.top
    return top.victim if isinstance(top, AftermathFrame) else -1


# ---- the price


def pay(state: GuildsState, seat: i64, card: i64) -> None:
    """10.3, H-25: the price is paid on announcing and never refunded; a sacrifice happens at once."""
    player = state.players[seat]
    player.florins -= PAY_FLORINS[card]
    player.gold -= PAY_GOLD[card]
    state.used |= bit(card) & ONCE
    if SACRIFICED >> card & 1:
        discard(state, seat, card)
        state.note("sacrifice", seat, card)


def discard(state: GuildsState, seat: i64, card: i64) -> None:
    """10.5: killed and sacrificed characters are discarded and leave the game."""
    state.players[seat].guild &= ~bit(card)
    state.discards |= bit(card)
