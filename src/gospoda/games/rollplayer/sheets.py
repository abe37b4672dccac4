"""8 and 11: the score sheets: every line with its reason and the places it comes from."""

from __future__ import annotations

from typing import Any

from gospoda.core.messages import Ref, ScoreLine, ScoreSheet, say
from gospoda.games.rollplayer.dice import EMPTY, SPACE_IDS, colour_of
from gospoda.games.rollplayer.lookups import (
    ALIGNMENT,
    ARMOR_PIECE,
    BACKSTORY,
    CARD,
    CLASS_COLOUR,
    COLOUR,
    GOAL_HI,
    GOAL_LO,
    GOAL_STARS,
    LADDER,
    N_ROWS,
    RANK,
    ROW,
    SET_CARDS,
    SETS,
    STORY_COLOUR,
    STORY_SPACE,
    TRAIT_LIST,
    rank_of,
)
from gospoda.games.rollplayer.scoring import (
    alignment_points,
    backstory_matches,
    cards_in,
    class_dice,
    goal_met,
    gold_points,
    kept_cards,
    row_full,
    row_score,
    set_points,
    shield_set,
    total,
    trait_count,
    trait_points,
)

NO_UPPER_END = 90
LINES = ("good", "neutral", "evil")
COLUMNS = ("lawful", "neutral", "chaotic")


def sheets(state: Any) -> list[ScoreSheet]:
    """Returns a sheet for every seat."""
    return [ScoreSheet(seat, lines(state, seat)) for seat in range(state.seats)]


def lines(state: Any, seat: int) -> list[ScoreLine]:
    """8: the six categories in their order; nothing before the heroes have their cards."""
    player = state.players[seat]
    if player.backstory < 0:
        return []
    owned = kept_cards(state, seat)
    result = [goal_line(player, row, owned) for row in range(N_ROWS)]
    result += [class_line(player), alignment_line(player), backstory_line(player)]
    result += armor_lines(player, owned)
    result += [trait_line(state, player, card, owned) for card in TRAIT_LIST if owned >> card & 1]
    if state.seats == 1:
        stars = total(state, player, owned) + gold_points(state, player)
        rank = Ref("rank", RANK.ids[rank_of(stars)])
        detail = say("score-gold", gold=int(player.gold), rank=rank)
        result.append(ScoreLine("gold", gold_points(state, player), detail))
    return result


def goal_text(hero: int, row: int) -> str:
    """Returns a class goal as printed: 18, 14–15, 14+."""
    at = N_ROWS * hero + row
    lo, hi = GOAL_LO[at], GOAL_HI[at]
    if hi >= NO_UPPER_END:
        return f"{lo}+"
    return str(lo) if lo == hi else f"{lo}–{hi}"


def goal_line(player: Any, row: int, owned: int) -> ScoreLine:
    """8.1: one attribute goal."""
    met = goal_met(player, row, owned)
    stars = GOAL_STARS[N_ROWS * player.hero + row] if met else 0
    kind = "score-goal-met" if met else "score-goal-missed" if row_full(player, row) else "score-goal-open"
    score = int(row_score(player, row, owned))
    detail = say(kind, row=Ref("row", ROW.ids[row]), score=score, goal=goal_text(player.hero, row))
    return ScoreLine("goals", stars, detail, SPACE_IDS[3 * row : 3 * row + 3])


def class_line(player: Any) -> ScoreLine:
    """8.2: dice in the colour of the class."""
    colour = CLASS_COLOUR[player.hero]
    where = [SPACE_IDS[i] for i, die in enumerate(player.sheet) if die != EMPTY and colour_of(die) == colour]
    detail = say("score-class-dice", count=len(where), colour=Ref("colour", COLOUR.ids[colour]))
    return ScoreLine("class_dice", int(class_dice(player)), detail, where)


def alignment_line(player: Any) -> ScoreLine:
    """8.3: the value under the token."""
    card = Ref("alignment", ALIGNMENT.ids[player.alignment])
    line, column = Ref("axis", LINES[player.token // 3]), Ref("axis", COLUMNS[player.token % 3])
    detail = say("score-alignment", card=card, line=line, column=column)
    return ScoreLine("alignment", int(alignment_points(player)), detail)


def backstory_line(player: Any) -> ScoreLine:
    """8.4: matching spaces."""
    first = N_ROWS * player.backstory
    where = []
    for at in range(first, first + N_ROWS):
        die = player.sheet[STORY_SPACE[at]]
        if die != EMPTY and colour_of(die) == STORY_COLOUR[at]:
            where.append(SPACE_IDS[STORY_SPACE[at]])
    matches = int(backstory_matches(player))
    detail = say("score-backstory", card=Ref("backstory", BACKSTORY.ids[player.backstory]), count=matches)
    return ScoreLine("backstory", LADDER[matches], detail, where)


def armor_lines(player: Any, owned: int) -> list[ScoreLine]:
    """8.5: one line for each set begun."""
    joined = shield_set(player, owned) if owned & ARMOR_PIECE else -1
    result = []
    for kind, cards in enumerate(SET_CARDS):
        pieces = int(cards_in(owned & cards)) + (1 if kind == joined else 0)
        if pieces:
            detail = say("score-armor", set=Ref("armor_set", SETS[kind]), count=pieces)
            where = [CARD.ids[card] for card in range(len(CARD.ids)) if owned & cards & 1 << card]
            result.append(ScoreLine("armor", int(set_points(player, kind, pieces)), detail, where))
    return result


def trait_line(state: Any, player: Any, card: int, owned: int) -> ScoreLine:
    """8.6: one trait."""
    name = Ref("card", CARD.ids[card])
    detail = say("score-trait", card=name, count=int(trait_count(state, player, card, owned)))
    return ScoreLine("traits", int(trait_points(state, player, card, owned)), detail, [CARD.ids[card]])
