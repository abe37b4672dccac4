# gospoda: compiled
"""11, 12 and H23: free actions: dragon abilities, the exploration move, and boosts."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.core.agenda import Frame
from gospoda.core.decisions import Chapter, Step
from gospoda.core.messages import Message
from gospoda.core.moves import add
from gospoda.core.piles import bit
from gospoda.games.simurgh.board import first_space, remove_tile, rider_level, shift_rider
from gospoda.games.simurgh.choices import Choice, keeps_due
from gospoda.games.simurgh.constants import (
    EXPLORATION_TILE,
    NOTHING_DUE,
    PLACING_DUE,
    SPECIAL_EXTRA_MOVE,
    SPECIAL_NOTHING,
    SPECIAL_REPLACE_OBJECTIVE,
)
from gospoda.games.simurgh.dragons import ability_number, boost_moves, remove_token
from gospoda.games.simurgh.effects import begin, begin_boost, begin_move, close_window
from gospoda.games.simurgh.frames import (
    AFTER_MOVE,
    BOOSTING,
    MOVING_ON,
    TAKING,
    AfterMoveFrame,
    BoostingFrame,
    MovingOnFrame,
)
from gospoda.games.simurgh.lookups import (
    ABILITY_EFFECT,
    ANSWERS,
    B_PURSE,
    B_TOKENS,
    BOOST_BIT,
    COST,
    LEVELS,
    N_AREAS,
    N_KINDS,
    NEEDS_FIGURES,
    SPECIAL,
    SUPPLIED,
    TILE_EFFECT,
    TILE_KIND,
)
from gospoda.games.simurgh.move_codes import (
    NO_BOOST,
    ability_dragon,
    ability_move,
    ability_of,
    boost_ability,
    boost_dragon,
    explore_area,
    explore_move,
    is_ability,
    is_explore,
    take_move,
    take_slot,
)
from gospoda.games.simurgh.possible import can_explore, due_possible, possible
from gospoda.games.simurgh.state import NONE, SimurghState
from gospoda.games.simurgh.stock import tokens_of
from gospoda.games.simurgh.supply import take_from_display

# ---- abilities

DIRECT: list[bool] = [
    ANSWERS[ability] == 0 and SPECIAL[ABILITY_EFFECT + ability] not in (SPECIAL_EXTRA_MOVE, SPECIAL_REPLACE_OBJECTIVE)
    for ability in range(3 * N_KINDS)
]


def ability_moves(state: SimurghState, seat: i64) -> list[int]:
    """F2: every ability of the seat that has a token and whose effect is possible now."""
    player = state.players[seat]
    moves: list[int] = []
    i: i64 = 0
    for dragon in player.dragons:
        mask: i64 = player.tokens[i]
        i += 1
        if mask == 0:
            continue
        for slot in range(3):
            if mask >> slot & 1:
                ability = ability_number(dragon, slot)
                if DIRECT[ability] and usable(state, seat, ABILITY_EFFECT + ability, dragon, slot):
                    add(moves, ability_move(dragon, slot))
    return moves


def usable(state: SimurghState, seat: i64, effect: i64, dragon: i64, slot: i64) -> bool:
    """12, H2, edge case 33: the token removed to use an ability can't pay for it, but is back in the supply first."""
    if NEEDS_FIGURES[effect]:
        tokens = tokens_of(state.players[seat])
        for cost in COST[effect]:
            if B_TOKENS[cost] >= tokens:
                return False
    if not (state.strict_supply and SUPPLIED[effect]):
        return possible(state, seat, effect, NONE)
    player = state.players[seat]
    before = player.tokens
    remove_token(state, seat, dragon, slot)
    found = possible(state, seat, effect, NONE)
    player.tokens = before
    return found


def use_ability(state: SimurghState, seat: i64, dragon: i64, slot: i64) -> None:
    """12: removes the token and carries out the ability at once."""
    remove_token(state, seat, dragon, slot)
    state.note("ability", seat, dragon, slot)
    begin(state, ABILITY_EFFECT + ability_number(dragon, slot))


# ---- the exploration move


def explore_moves(state: SimurghState, seat: i64) -> list[int]:
    """F1, H9: one rider one level down per turn (house option: every rider once)."""
    moves: list[int] = []
    if state.players[seat].riders == state.players[seat].free_riders or (state.moved and not state.every_rider):
        return moves
    for area in range(N_AREAS):
        if state.areas[area] >= 0 and state.moved >> area & 1 == 0 and can_explore(state, seat, area, False):
            add(moves, explore_move(area))
    return moves


def explore(state: SimurghState, seat: i64, area: i64, extra: bool) -> None:
    """11: pays the move cost, moves to the next level down and gains its reward."""
    level = rider_level(state, seat, area) + 1
    if not extra:
        state.moved |= bit(area)
        state.later(AfterMoveFrame(area))
    shift_rider(state, seat, area, level - 1)
    state.note("explore", seat, area, level, state.areas[area])
    begin_move(state, TILE_EFFECT + 4 * state.areas[area] + level, area, extra)


class AfterMove(Step[SimurghState, AfterMoveFrame]):
    """10.3, 11: once a rider has reached its lowest level, a tile is removed after the reward (edge case 17)."""

    heading = AFTER_MOVE

    def run(self, state: SimurghState, frame: AfterMoveFrame) -> None:
        """Removes the tile if a rider is on its lowest level."""
        area = frame.area
        tile = state.areas[area]
        if tile >= 0 and TILE_KIND[tile] == EXPLORATION_TILE and state.spaces[first_space(area) + LEVELS - 1]:
            remove_tile(state, area)


class MovingOn(Step[SimurghState, MovingOnFrame]):
    """H26: the extra move follows once the reward of the step before it is complete."""

    heading = MOVING_ON

    def run(self, state: SimurghState, frame: MovingOnFrame) -> None:
        """Moves the same rider once more."""
        explore(state, state.active, frame.area, True)


# ---- all free actions


def free_actions(state: SimurghState, seat: i64, exploring: bool) -> list[int]:
    """5, H23: abilities and, if allowed, the exploration move, except those that make what is due impossible."""
    moves = ability_moves(state, seat)
    if exploring:
        moves.extend(explore_moves(state, seat))
    if state.due == NOTHING_DUE or state.trial:
        return moves
    return [move for move in moves if harmless(state, seat, move) or keeps_due(state, seat, move)]


def harmless(state: SimurghState, seat: i64, move: i64) -> bool:
    """Quick check that what is due stays possible after the payment and the token, whatever is gained.

    With a strict supply (H2) a gain may take what the placing needs, so the quick check doesn't apply.
    """
    if is_explore(move) or (state.strict_supply and state.due == PLACING_DUE):
        return False
    dragon = ability_dragon(move)
    slot = ability_of(move)
    effect = ABILITY_EFFECT + ability_number(dragon, slot)
    if SPECIAL[effect] != SPECIAL_NOTHING or NEEDS_FIGURES[effect] or len(COST[effect]) > 1:
        return False
    cost: i64 = 0
    if len(COST[effect]) > 0:
        cost = B_PURSE[COST[effect][0]]
    player = state.players[seat]
    tokens = player.tokens
    remove_token(state, seat, dragon, slot)
    player.purse -= cost
    fine = due_possible(state)
    player.purse += cost
    player.tokens = tokens
    return fine


def is_free_action(move: i64) -> bool:
    """Whether a move is a dragon ability or an exploration move."""
    return is_explore(move) or is_ability(move)


def act_freely(state: SimurghState, seat: i64, move: i64) -> None:
    """Carries out a free action."""
    if is_ability(move):
        use_ability(state, seat, ability_dragon(move), ability_of(move))
    else:
        explore(state, seat, explore_area(move), False)


class Window(Chapter[SimurghState, Frame]):
    """5, H23: a decision before which free actions may be taken."""

    def apply(self, state: SimurghState, seat: i64, move: i64) -> None:
        """Carries out a free action and leaves the window open, or makes the decision that the window is for."""
        if is_free_action(move):
            act_freely(state, seat, move)
        else:
            self.decide(state, seat, move)

    def decide(self, state: SimurghState, seat: i64, move: i64) -> None:
        """Makes the decision that the window is for."""
        raise NotImplementedError


# ---- boosts


class Boosting(Choice[BoostingFrame]):
    """F3: whether to use a matching token, one at a time."""

    heading = BOOSTING

    def options(self, state: SimurghState, seat: i64) -> list[int]:
        """The tokens that can answer, and the option to use none."""
        frame = self.frame(state)
        moves = boost_moves(state, seat, frame.occasions, frame.area, frame.extra, frame.used)
        add(moves, NO_BOOST)
        return moves

    def apply(self, state: SimurghState, seat: i64, move: i64) -> None:
        """H17, H24, H26: after an extra gain the offer stays open; choosing the extra move closes it."""
        frame = self.settle(state)
        used = frame.used
        if move == NO_BOOST:
            close_window(state, used, False)
            return
        dragon = boost_dragon(move)
        slot = boost_ability(move)
        effect = ABILITY_EFFECT + ability_number(dragon, slot)
        remove_token(state, seat, dragon, slot)
        state.note("ability", seat, dragon, slot)
        used |= BOOST_BIT[3 * dragon + slot]
        if SPECIAL[effect] == SPECIAL_EXTRA_MOVE:
            close_window(state, used, True)
        else:
            state.ask_next(BoostingFrame(frame.occasions, frame.area, frame.extra, used), seat)
            begin_boost(state, effect, frame.occasions)

    def wrong(self, state: SimurghState, seat: i64, move: i64) -> str:
        """Why this boost can't be used now."""
        return "refused-boost"

    def prompt(self, state: SimurghState, seat: i64) -> Message:
        """Asks which token to use."""
        return Message("ask-boost", {})


class Taking(Choice[Frame]):
    """12: the Smith and the Scout take any face-up tile of the Scouts' Quarters, without its cost and points."""

    heading = TAKING

    def options(self, state: SimurghState, seat: i64) -> list[int]:
        """Every tile on display."""
        moves: list[int] = []
        for slot in range(len(state.display)):
            if state.display[slot] >= 0:
                add(moves, take_move(slot))
        return moves

    def apply(self, state: SimurghState, seat: i64, move: i64) -> None:
        """Takes the tile into hand."""
        self.settle(state)
        take_from_display(state, take_slot(move))

    def wrong(self, state: SimurghState, seat: i64, move: i64) -> str:
        """Why this tile can't be taken."""
        return "refused-slot-empty"

    def prompt(self, state: SimurghState, seat: i64) -> Message:
        """Asks which tile to take."""
        return Message("ask-take", {})
