# gospoda: compiled
"""8: final scoring in six categories, as numbers; `sheets.py` adds the reasons."""

from __future__ import annotations

from mypy_extensions import i64

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
)
from gospoda.games.rollplayer.dice import EMPTY, of_colour
from gospoda.games.rollplayer.lookups import (
    ALIGNMENT_VALUE,
    ARMOR_PIECE,
    BONUS_COLOUR,
    BONUS_WEAPONS,
    CLASS_COLOUR,
    CLASS_DICE,
    DIE_BONUS,
    GOAL_HI,
    GOAL_LO,
    GOAL_STARS,
    GOLD_PER_STAR,
    KIND_MASK,
    LADDER,
    MODIFIER,
    N_ROWS,
    SET_BONUS,
    SET_CARDS,
    SET_STARS,
    STORY_COLOUR,
    STORY_SPACE,
    TRAIT_COUNT,
    TRAIT_LIMIT,
    TRAIT_LIST,
    TRAIT_MOST,
    TRAIT_PER,
    TRAIT_STARS,
    TRAIT_WHAT,
    TRAITS,
    WEAPON_LIST,
)
from gospoda.games.rollplayer.state import Player, RollPlayerState


def cards_in(cards: i64) -> i64:
    """Returns the number of cards in a set."""
    count: i64 = 0
    while cards:
        cards &= cards - 1
        count += 1
    return count


# ---- 8.1 attribute goals


def row_full(player: Player, row: i64) -> bool:
    """Whether a row has its three dice; only then can it score, even in a running score."""
    return player.sheet[3 * row + 2] != EMPTY


def faces(player: Player, row: i64) -> i64:
    """Returns the sum of the faces of a row."""
    sheet = player.sheet
    at = 3 * row
    return (sheet[at] & 7) + (sheet[at + 1] & 7) + (sheet[at + 2] & 7)


def weapon_bonus(player: Player, row: i64, owned: i64) -> i64:
    """8.1, HR-31: what weapons add to a row's dice; several add up, and a die may count for more than 6."""
    bonus: i64 = 0
    for card in WEAPON_LIST:
        if owned >> card & 1 and DIE_BONUS[card]:
            colour: i64 = BONUS_COLOUR[card]
            if colour == CLASS_DICE:
                colour = CLASS_COLOUR[player.hero]
            for space in range(3 * row, 3 * row + 3):
                if player.sheet[space] != EMPTY and player.sheet[space] >> 3 == colour:
                    bonus += DIE_BONUS[card]
    return bonus


def row_score(player: Player, row: i64, owned: i64) -> i64:
    """3, 8.1: faces, race modifier and weapon modifiers."""
    score = faces(player, row) + MODIFIER[N_ROWS * player.race + row]
    if owned & BONUS_WEAPONS:
        score += weapon_bonus(player, row, owned)
    return score


def goal_met(player: Player, row: i64, owned: i64) -> bool:
    """8.1: exactly the number, within the range, or at least the number."""
    at = N_ROWS * player.hero + row
    score = row_score(player, row, owned)
    return row_full(player, row) and GOAL_LO[at] <= score and score <= GOAL_HI[at]


def goal_points(player: Player, owned: i64) -> i64:
    """8.1: a goal that is met scores all its stars, otherwise none."""
    stars: i64 = 0
    for row in range(N_ROWS):
        if goal_met(player, row, owned):
            stars += GOAL_STARS[N_ROWS * player.hero + row]
    return stars


def goals_met(player: Player, owned: i64) -> i64:
    """Returns the number of goals met."""
    count: i64 = 0
    for row in range(N_ROWS):
        if goal_met(player, row, owned):
            count += 1
    return count


# ---- 8.2 to 8.4


def class_dice(player: Player) -> i64:
    """8.2: one star for each die in the class colour; gold never counts."""
    return of_colour(player.sheet, CLASS_COLOUR[player.hero])


def alignment_points(player: Player) -> i64:
    """8.3, HR-39: the value under the token, which may be negative."""
    return ALIGNMENT_VALUE[9 * player.alignment + player.token]


def backstory_matches(player: Player) -> i64:
    """8.4: the spaces with a die of the required colour; faces don't matter."""
    count: i64 = 0
    first = N_ROWS * player.backstory
    for at in range(first, first + N_ROWS):
        die: i64 = player.sheet[STORY_SPACE[at]]
        if die != EMPTY and die >> 3 == STORY_COLOUR[at]:
            count += 1
    return count


# ---- 8.5 armor


def set_points(player: Player, kind: i64, pieces: i64) -> i64:
    """8.5, HR-42: stars by number of pieces, plus the class colour's bonus once."""
    if pieces == 0:
        return 0
    stars = SET_STARS[kind]
    most: i64 = len(stars) - 1
    counted = pieces if pieces < most else most
    return stars[counted] + SET_BONUS[kind][CLASS_COLOUR[player.hero]]


def shield_set(player: Player, owned: i64) -> i64:
    """9 Tower Shield, D16: the begun, incomplete set that it improves most; -1 if there is none."""
    best: i64 = -1
    gain: i64 = -1
    for kind in range(len(SET_CARDS)):
        pieces = cards_in(owned & SET_CARDS[kind])
        if 0 < pieces < len(SET_STARS[kind]) - 1:
            more = SET_STARS[kind][pieces + 1] - SET_STARS[kind][pieces]
            if more > gain:
                gain = more
                best = kind
    return best


def armor_points(player: Player, owned: i64) -> i64:
    """8.5: all sets; a Tower Shield counts as one more piece of one of them."""
    joined: i64 = shield_set(player, owned) if owned & ARMOR_PIECE else -1
    stars: i64 = 0
    for kind in range(len(SET_CARDS)):
        pieces = cards_in(owned & SET_CARDS[kind])
        if kind == joined:
            pieces += 1
        stars += set_points(player, kind, pieces)
    return stars


# ---- 8.6 traits


def trait_score(state: RollPlayerState, player: Player, row: i64) -> i64:
    """HR-12: faces and race modifier, never weapons; option `trait_scores`: faces alone."""
    score = faces(player, row)
    return score + MODIFIER[N_ROWS * player.race + row] if state.race_in_traits else score


def equal_faces(player: Player, row: i64) -> bool:
    """Whether the three dice of a row show the same face."""
    sheet = player.sheet
    at = 3 * row
    return row_full(player, row) and sheet[at] & 7 == sheet[at + 1] & 7 and sheet[at] & 7 == sheet[at + 2] & 7


def trait_count(state: RollPlayerState, player: Player, card: i64, owned: i64) -> i64:
    """8.6, HR-43: what a trait counts."""
    what: i64 = TRAIT_WHAT[card]
    counted: i64 = TRAIT_COUNT[card]
    if counted == COUNT_CARDS:
        return cards_in(owned & KIND_MASK[what])
    if counted == COUNT_ROW_AT_MOST:
        return 1 if row_full(player, what) and trait_score(state, player, what) <= TRAIT_LIMIT[card] else 0
    if counted == COUNT_BACKSTORY:
        return backstory_matches(player)
    if counted == COUNT_CLASS_DICE:
        return class_dice(player)
    if counted == COUNT_COLUMN:
        return 1 if player.token % 3 == what else 0
    if counted == COUNT_LINE:
        return 1 if player.token // 3 == what else 0
    if counted == COUNT_GOLD:
        return player.gold
    if counted == COUNT_GOALS:  # HR-48: as scored in 8.1; option `goal_traits`: without weapons
        return goals_met(player, owned if state.weapons_in_goal_traits else 0)
    count: i64 = 0
    if counted == COUNT_KINDS:
        for kind in range(len(KIND_MASK)):
            if owned & KIND_MASK[kind]:
                count += 1
        return count
    for row in range(N_ROWS):
        if counted == COUNT_EQUAL_ROWS:
            if equal_faces(player, row):
                count += 1
        elif row_full(player, row) and trait_score(state, player, row) >= TRAIT_LIMIT[card]:
            count += 1
    return count


def trait_points(state: RollPlayerState, player: Player, card: i64, owned: i64) -> i64:
    """8.6: stars for every full `per` of what is counted, up to the card's maximum."""
    stars = trait_count(state, player, card, owned) // TRAIT_PER[card] * TRAIT_STARS[card]
    return stars if stars < TRAIT_MOST[card] else TRAIT_MOST[card]


def all_trait_points(state: RollPlayerState, player: Player, owned: i64) -> i64:
    """8.6: all of the player's traits."""
    stars: i64 = 0
    if owned & TRAITS:
        for card in TRAIT_LIST:
            if owned >> card & 1:
                stars += trait_points(state, player, card, owned)
    return stars


# ---- totals


def total(state: RollPlayerState, player: Player, owned: i64) -> i64:
    """8: the six categories with these cards."""
    stars = goal_points(player, owned) + class_dice(player) + alignment_points(player)
    stars += LADDER[backstory_matches(player)] + armor_points(player, owned)
    return stars + all_trait_points(state, player, owned)


def kept_cards(state: RollPlayerState, seat: i64) -> i64:
    """8, D15: the cards without the weapons whose modifiers would hurt the score; as many as possible stay."""
    player = state.players[seat]
    hurting = player.owned & BONUS_WEAPONS
    if hurting == 0:
        return player.owned
    best = player.owned
    highest = total(state, player, best)
    dropped = hurting
    while dropped:  # all sets of such weapons
        kept = player.owned & ~dropped
        stars = total(state, player, kept)
        if stars > highest or (stars == highest and cards_in(kept) > cards_in(best)):
            highest = stars
            best = kept
        dropped = (dropped - 1) & hurting
    return best


def gold_points(state: RollPlayerState, player: Player) -> i64:
    """11: alone, a star for every full 8 gold."""
    return player.gold // GOLD_PER_STAR if state.seats == 1 else 0


def points(state: RollPlayerState) -> list[int]:
    """8: every seat's current total; before the classes are chosen everyone has 0."""
    totals: list[int] = []
    for seat in range(state.seats):
        player = state.players[seat]
        if player.backstory < 0:
            totals.append(0)
        else:
            totals.append(total(state, player, kept_cards(state, seat)) + gold_points(state, player))
    return totals


def winners(state: RollPlayerState) -> list[int]:
    """8.7: most stars; ties: more gold, then fewer dice of the class colour, then shared. Alone, everybody wins."""
    totals = points(state)
    best: list[int] = []
    key: i64 = -1
    for seat in range(state.seats):
        player = state.players[seat]
        dice: i64 = class_dice(player) if player.hero >= 0 else 0
        rank: i64 = (totals[seat] + 100) * 100000 + player.gold * 20 + 18 - dice
        if rank > key:
            key = rank
            best = [seat]
        elif rank == key:
            best.append(seat)
    return best
