# gospoda: compiled
"""How good a position looks: what the greedy opponent maximises and where a search may stop."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gospoda.core.piles import bit
from gospoda.games.rollplayer.constants import (
    COUNT_BACKSTORY,
    COUNT_CARDS,
    COUNT_CLASS_DICE,
    COUNT_COLUMN,
    COUNT_EQUAL_ROWS,
    COUNT_GOALS,
    COUNT_GOLD,
    COUNT_KINDS,
    COUNT_LINE,
    COUNT_ROW_AT_MOST,
    HOLD_ASK,
    PHASE_CLEANUP,
    PHASE_DICE,
    PHASE_ROLL,
)
from gospoda.games.rollplayer.dice import EMPTY, with_die
from gospoda.games.rollplayer.frames import ActionFrame
from gospoda.games.rollplayer.lookups import (
    ALIGNMENT_VALUE,
    ARMORS,
    BONUS_WEAPONS,
    CLASS_COLOUR,
    DISCARD_GOLD,
    DISCOUNT,
    GOAL_STARS,
    KIND_MASK,
    MODIFIER,
    N_ROWS,
    REFRESHED,
    REPEAT_TIMES,
    SKILLS,
    STORY_COLOUR,
    STORY_SPACE,
    TRAIT_COUNT,
    TRAIT_LIST,
    TRAIT_MOST,
    TRAIT_PER,
    TRAIT_STARS,
    TRAIT_WHAT,
    TRAITS,
    WEAPON_LIST,
    WEAPONS,
)
from gospoda.games.rollplayer.prospects import GOAL_CHANCE, HIGH_CHANCE, LOW_CHANCE, chance_of
from gospoda.games.rollplayer.scoring import armor_points, cards_in, gold_points, kept_cards, total, weapon_bonus
from gospoda.games.rollplayer.state import Player, RollPlayerState

GOLD_WORTH: Final = 0.32  # stars that a gold piece is worth on the Market
SPARE_GOLD: Final = 0.03  # gold that can't be spent any more
NEEDED_GOLD: Final = 3.0  # for each Market turn left
STORY_WORTH: Final[list[float]] = [0.0, 0.4, 1.0, 1.9, 3.0, 4.3, 6.0, 6.0]  # by matches, before the ladder pays
STORY_HOPE: Final = 0.3  # share of a match for an empty space
STEP_COST: Final = 0.55  # a step the alignment token must still make
ACTION_WORTH: Final[list[float]] = [0.5, 0.45, 0.45, 0.45, 0.4, 0.35]
SKILL_WORTH: Final = 0.19  # a skill that can be refreshed, per round left
MORE_SKILL_WORTH: Final = 0.06  # each skill beyond those that can be refreshed
READY_WORTH: Final = 0.2
REPEAT_WORTH: Final = 0.12
DISCOUNT_WORTH: Final = 0.3
BONUS_WORTH: Final = 0.06  # a weapon that changes scores, per die still to come
TAKEN_WORTH: Final = 0.13
PIECE_WORTH: Final = 0.3  # hope of completing a set of armor, per piece
LATER_SHOPPING: Final = 0.05
HOLD_COST: Final = 0.001


def value(state: RollPlayerState, seat: i64) -> float:
    """Returns the score it may reach, and what gold, cards and open actions promise."""
    player = state.players[seat]
    if player.backstory < 0:
        return 0.0
    if state.waiting == 0:
        return float(total(state, player, kept_cards(state, seat)) + gold_points(state, player)) + 0.01 * float(
            player.gold
        )
    turns = turns_left(state, seat)
    worth = hero_worth(state, player, turns) + cards_worth(player, turns) + pending_worth(state, seat)
    useful = NEEDED_GOLD * float(turns)
    gold = float(player.gold) + (0.8 * float(player.tokens) if turns > 0 else 0.0)
    if gold > useful:
        worth += GOLD_WORTH * useful + SPARE_GOLD * (gold - useful)
    else:
        worth += GOLD_WORTH * gold
    if state.seats == 1:
        worth += 0.1 * float(player.gold)
    if player.hold != HOLD_ASK:
        worth -= HOLD_COST
    return worth


def turns_left(state: RollPlayerState, seat: i64) -> i64:
    """Returns the number of Market turns that the seat still has."""
    turns = state.rounds - state.round
    if state.phase <= PHASE_DICE:
        return turns + 1
    if state.phase == PHASE_CLEANUP:
        return turns
    for card in range(len(state.holders)):
        if state.holders[card] == seat:
            return turns + 1 if state.active != seat or state.purchases > 0 else turns
    return turns


# ---- the hero


class Outlook:
    """What the dice of a hero promise, gathered in one pass over the sheet."""

    __slots__ = ("class_dice", "empty", "equal", "goals", "matches", "open", "stage", "stars")

    def __init__(self) -> None:
        self.empty: i64 = 0  # empty spaces
        self.stage: i64 = 0
        self.stars = 0.0  # stars for goals
        self.goals = 0.0  # expected number of goals met
        self.equal = 0.0  # rows of equal faces
        self.class_dice: i64 = 0
        self.matches: i64 = 0  # matches with the backstory
        self.open: i64 = 0  # empty spaces of the backstory


def hero_worth(state: RollPlayerState, player: Player, turns: i64) -> float:
    """Values goals, colours, backstory, alignment, armor and traits."""
    look = outlook(player, player.owned)
    worth = look.stars + float(look.class_dice) + story_worth(look)
    if player.owned & BONUS_WEAPONS:  # they may be dropped before scoring, and help dice still to come
        plain = outlook(player, 0)
        if plain.stars > look.stars:
            worth += plain.stars - look.stars
        worth += BONUS_WORTH * float(look.empty)
    worth += alignment_worth(player, turns)
    armor = player.owned & ARMORS
    if armor:
        worth += float(armor_points(player, player.owned))
        worth += PIECE_WORTH * float(cards_in(armor)) * float(turns if turns < 4 else 4) / 4.0
    if player.owned & TRAITS:
        for card in TRAIT_LIST:
            if player.owned >> card & 1:
                worth += trait_worth(state, player, card, look)
    return worth


def outlook(player: Player, owned: i64) -> Outlook:
    """Gathers the sheet's outlook, with the modifiers of these weapons."""
    look = Outlook()
    sheet = player.sheet
    colour: i64 = CLASS_COLOUR[player.hero]
    for die in sheet:
        if die == EMPTY:
            look.empty += 1
        elif die >> 3 == colour:
            look.class_dice += 1
    look.stage = 0 if look.empty == 0 else (1 if look.empty < 4 else 2)
    for row in range(N_ROWS):
        add_row(look, player, owned, row)
    first = N_ROWS * player.backstory
    for at in range(first, first + N_ROWS):
        die = sheet[STORY_SPACE[at]]
        if die == EMPTY:
            look.open += 1
        elif die >> 3 == STORY_COLOUR[at]:
            look.matches += 1
    return look


def add_row(look: Outlook, player: Player, owned: i64, row: i64) -> None:
    """Adds the goal of one row, and its equal faces."""
    sheet = player.sheet
    at = 3 * row
    a: i64 = sheet[at] & 7
    b: i64 = sheet[at + 1] & 7
    c: i64 = sheet[at + 2] & 7
    missing: i64 = 0
    if c == 0:
        missing = 1
        if b == 0:
            missing = 2
            if a == 0:
                missing = 3
    score = a + b + c + MODIFIER[N_ROWS * player.race + row]
    if owned & BONUS_WEAPONS:
        score += weapon_bonus(player, row, owned)
    goal = N_ROWS * player.hero + row
    chance = chance_of(GOAL_CHANCE[goal], look.stage, missing, score)
    look.goals += chance
    look.stars += chance * GOAL_STARS[goal]
    if a == b or missing == 2:
        if missing == 0:
            look.equal += 1.0 if a == c else 0.0
        elif missing == 1:
            look.equal += 0.3
        else:
            look.equal += 0.06


def story_worth(look: Outlook) -> float:
    """Values matches, and the hope of more."""
    if look.empty == 0:
        return STORY_WORTH[look.matches]
    hope = hoped_matches(look)
    whole = int(hope)
    part = hope - float(whole)
    return STORY_WORTH[whole] * (1.0 - part) + STORY_WORTH[whole + 1] * part


def hoped_matches(look: Outlook) -> float:
    """Returns the matches with the backstory, plus a share of those still possible."""
    return float(look.matches) + STORY_HOPE * float(look.open)


def alignment_worth(player: Player, turns: i64) -> float:
    """Values the best cell, less the steps to it; includes traits that depend on the token."""
    best = -9.0
    at = 9 * player.alignment
    row = player.token // 3
    column = player.token % 3
    for cell in range(9):
        distance: i64 = row - cell // 3 if row > cell // 3 else cell // 3 - row
        distance += column - cell % 3 if column > cell % 3 else cell % 3 - column
        if distance > 0 and turns == 0:
            continue
        worth = float(ALIGNMENT_VALUE[at + cell]) - STEP_COST * float(distance)
        if worth + 4.0 > best and player.owned & TRAITS:
            worth += token_traits(player, cell)
        if worth > best:
            best = worth
    return best


def token_traits(player: Player, cell: i64) -> float:
    """Returns the stars of the player's traits for a token in this cell."""
    stars: i64 = 0
    for card in TRAIT_LIST:
        if player.owned >> card & 1:
            counted: i64 = TRAIT_COUNT[card]
            place = cell % 3 if counted == COUNT_COLUMN else cell // 3
            if COUNT_COLUMN <= counted <= COUNT_LINE and place == TRAIT_WHAT[card]:
                stars += TRAIT_STARS[card]
    return float(stars)


def trait_worth(state: RollPlayerState, player: Player, card: i64, look: Outlook) -> float:
    """Returns what a trait may bring."""
    counted: i64 = TRAIT_COUNT[card]
    if COUNT_COLUMN <= counted <= COUNT_LINE:
        return 0.0  # counted with the alignment
    count = 0.0
    if counted == COUNT_CARDS:
        count = float(cards_in(player.owned & KIND_MASK[TRAIT_WHAT[card]]))
    elif counted == COUNT_ROW_AT_MOST:
        count = row_chance(state, player, LOW_CHANCE[card], TRAIT_WHAT[card], look.stage)
    elif counted == COUNT_EQUAL_ROWS:
        count = look.equal
    elif counted == COUNT_BACKSTORY:
        count = hoped_matches(look)
    elif counted == COUNT_CLASS_DICE:
        count = float(look.class_dice) + 0.16 * float(look.empty)
    elif counted == COUNT_GOLD:
        count = float(player.gold)
    elif counted == COUNT_GOALS:
        count = look.goals
    elif counted == COUNT_KINDS:
        for kind in range(len(KIND_MASK)):
            if player.owned & KIND_MASK[kind]:
                count += 1.0
    else:
        for row in range(N_ROWS):
            count += row_chance(state, player, HIGH_CHANCE[card], row, look.stage)
    stars = count / float(TRAIT_PER[card]) * TRAIT_STARS[card]
    most = float(TRAIT_MOST[card])
    return stars if stars < most else most


def row_chance(state: RollPlayerState, player: Player, table: list[float], row: i64, stage: i64) -> float:
    """Returns the chance that a row's score without weapons ends up within a limit."""
    sheet = player.sheet
    missing: i64 = 0
    score: i64 = 0
    for space in range(3 * row, 3 * row + 3):
        if sheet[space] == EMPTY:
            missing += 1
        else:
            score += sheet[space] & 7
    if state.race_in_traits:
        score += MODIFIER[N_ROWS * player.race + row]
    return chance_of(table, stage, missing, score)


# ---- cards and actions


def cards_worth(player: Player, turns: i64) -> float:
    """Returns what skills and weapons promise for the rounds left."""
    worth = 0.0
    skills = player.owned & SKILLS
    if skills:
        count = cards_in(skills)
        refreshed: i64 = REFRESHED[player.hero]
        rounds = turns if turns < 7 else 7
        most = count if count < refreshed else refreshed
        worth += SKILL_WORTH * float(rounds * most) + MORE_SKILL_WORTH * float(rounds * (count - most))
        if turns > 0:
            worth += READY_WORTH * float(cards_in(skills & ~player.exhausted))
    if player.owned & WEAPONS:
        for card in WEAPON_LIST:
            if player.owned >> card & 1:
                worth += DISCOUNT_WORTH * float(DISCOUNT[card] * turns) + TAKEN_WORTH * float(
                    DISCARD_GOLD[card] * turns
                )
                if REPEAT_TIMES[card] > 1:
                    worth += REPEAT_WORTH * float(turns)
    return worth


def pending_worth(state: RollPlayerState, seat: i64) -> float:
    """Values an action not yet taken, a die not yet chosen, and the place in the shopping order."""
    worth = 0.0
    frame = state.top
    mine = bit(seat)
    while frame is not None:
        if frame.seats == mine and isinstance(frame, ActionFrame):
            worth += ACTION_WORTH[frame.row]
        frame = frame.below
    if state.phase == PHASE_ROLL or state.phase == PHASE_DICE:
        for card in range(len(state.holders)):
            if state.holders[card] == seat:
                return worth - LATER_SHOPPING * card
        return worth + best_die(state, state.players[seat])
    return worth


def best_die(state: RollPlayerState, player: Player) -> float:
    """Returns what the best die of the pool would add to the sheet."""
    sheet = player.sheet
    now = dice_worth(player)
    best = -9.0
    for die in state.pool:
        if die == EMPTY:
            continue
        for row in range(N_ROWS):
            space = 3 * row
            while space < 3 * row + 3 and sheet[space] != EMPTY:
                space += 1
            if space == 3 * row + 3:
                continue
            player.sheet = with_die(sheet, space, die)
            gain = dice_worth(player) - now
            if gain > best:
                best = gain
    player.sheet = sheet
    return best if best > -9.0 else 0.0


def dice_worth(player: Player) -> float:
    """Values only goals, colours and backstory."""
    look = outlook(player, player.owned)
    return look.stars + float(look.class_dice) + story_worth(look)
