# gospoda: compiled
"""What opponents expect of a move: they finish what it begins in the best way, and dice fall as usual (not a rule)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gospoda.core.agenda import is_among
from gospoda.core.piles import bit
from gospoda.games.rollplayer.choices import Choice, drop_weapon
from gospoda.games.rollplayer.constants import FROM_SKILL, HOLD_ASK, TIMING_DICE_POOL
from gospoda.games.rollplayer.dice import EMPTY, exchanged, face_of, free_space, numbered_die, turned_to, with_die
from gospoda.games.rollplayer.dicephase import take_card
from gospoda.games.rollplayer.frames import (
    ACTION,
    BAG_SWAP,
    CLASS_CHOICE,
    DIE_MOVE,
    DISCARD_PURCHASE,
    EXCHANGE,
    KEEPING,
    LAYOUT,
    PLACEMENT,
    POOL_RAISE,
    POOL_REROLL,
    POOL_SWAP,
    RACE_CHOICE,
    REFRESHING,
    ROOM,
    SELECTION,
    START_DICE_CHOICE,
    TOP_CARD,
    AbilityFrame,
    ActionFrame,
    WindowFrame,
)
from gospoda.games.rollplayer.lookups import SKILL_PRICE, SKILLS, SPACES, TIMING, W2, W5, W7
from gospoda.games.rollplayer.move_codes import (
    DECLINE,
    class_of,
    drop_card,
    hold_move,
    is_drop,
    is_reroll,
    is_swap,
    put_die,
    put_row,
    race_of,
    refresh_card,
    reroll_space,
    swap_space,
    take_initiative,
)
from gospoda.games.rollplayer.state import RollPlayerState
from gospoda.games.rollplayer.windows import is_skill, used_card

UNSEEN_WORTH: Final = 4  # rough value of an unseen card in gold
# questions that only finish what the last move began
FOLLOWING: Final = [LAYOUT, PLACEMENT, ACTION, EXCHANGE, KEEPING, ROOM, BAG_SWAP, POOL_SWAP, POOL_RAISE, POOL_REROLL]
FOLLOWING.extend([DIE_MOVE, TOP_CARD, DISCARD_PURCHASE])


def expect(state: RollPlayerState, seat: i64, move: i64) -> None:
    """Answers, then finishes what that begins in the best way."""
    assert state.top is not None
    choice = state.game.chapters[state.top.chapter]
    assert isinstance(choice, Choice)
    if choice.may_drop and is_drop(move):
        drop_weapon(state, seat, drop_card(move))
        return
    expect_answer(state, choice, seat, move)
    finish_well(state, seat)


def finish_well(state: RollPlayerState, seat: i64) -> None:
    """Answers the questions that only finish the last move in the best-looking way."""
    while state.waiting == bit(seat) and state.top is not None:
        chapter = state.top.chapter
        if not is_among(chapter, FOLLOWING):
            return
        frame = state.top
        if isinstance(frame, ActionFrame) and frame.source != FROM_SKILL:
            return
        choice = state.game.chapters[chapter]
        assert isinstance(choice, Choice)
        best: i64 = -1
        highest = 0.0
        for move in choice.choices(state, seat):
            twin = state.clone()
            expect_answer(twin, choice, seat, move)
            finish_well(twin, seat)
            value = state.game.judge.value(twin, seat)
            if best < 0 or value > highest:
                best = move
                highest = value
        expect_answer(state, choice, seat, best)


def expect_answer(state: RollPlayerState, choice: Choice[Any], seat: i64, move: i64) -> None:
    """Makes one answer without using chance."""
    top = state.top
    assert top is not None
    chapter = top.chapter
    if chapter in (RACE_CHOICE.number, CLASS_CHOICE.number, START_DICE_CHOICE.number):
        expect_setup(state, chapter, seat, move)
        return
    if chapter == SELECTION.number:
        expect_card(state, seat, move)
        return
    if chapter == ACTION.number:
        if expect_action(state, seat, move):
            return
    elif isinstance(top, WindowFrame):
        if is_skill(move) and not good_moment(state, seat, used_card(move), top.window):
            state.players[seat].exhausted |= SKILLS  # simply spent
            return
    elif chapter == REFRESHING.number:
        if move != DECLINE:
            state.players[seat].exhausted &= ~bit(refresh_card(move))
        return
    elif isinstance(top, AbilityFrame) and (chapter == POOL_REROLL.number or chapter == TOP_CARD.number):
        if chapter == TOP_CARD.number and move != DECLINE:
            state.players[seat].gold += UNSEEN_WORTH - SKILL_PRICE[top.card]
        state.take_off()
        state.proceed()
        return
    choice.choose(state, seat, move)
    state.proceed()


def expect_setup(state: RollPlayerState, chapter: i64, seat: i64, move: i64) -> None:
    """Applies only the race, class or start dice, not what follows them."""
    player = state.players[seat]
    if chapter == RACE_CHOICE.number:
        player.race = race_of(move)
    elif chapter == CLASS_CHOICE.number:
        player.hero = class_of(move)
    else:
        die = numbered_die(put_die(move))
        player.sheet = with_die(player.sheet, free_space(player.sheet, put_row(move)), die)
        hand = player.hand.copy()
        hand.remove(die)
        player.hand = hand


def expect_card(state: RollPlayerState, seat: i64, move: i64) -> None:
    """Takes the Initiative card and its die, without the enemy's roll."""
    if move == hold_move(HOLD_ASK):
        state.players[seat].hold = HOLD_ASK
        return
    state.take_off()
    take_card(state, seat, take_initiative(move))
    state.proceed()


def expect_action(state: RollPlayerState, seat: i64, move: i64) -> bool:
    """Applies the best exchange, or the face worth about the average reroll; otherwise does nothing."""
    player = state.players[seat]
    if is_reroll(move):
        state.take_off()
        space = reroll_space(move)
        player.sheet = with_die(player.sheet, space, typical_face(state, seat, space))
    elif is_swap(move):
        state.take_off()
        player.sheet = best_exchange(state, seat, swap_space(move))
    else:
        return False
    state.proceed()
    return True


def good_moment(state: RollPlayerState, seat: i64, card: i64, window: i64) -> bool:
    """Whether to use the skill now: pool skills before the own selection, others after the own purchase or last."""
    if TIMING[card] == TIMING_DICE_POOL:
        return window == W2 and state.active == seat
    return window == W7 or (window == W5 and state.active == seat and state.purchases > 0)


def best_exchange(state: RollPlayerState, seat: i64, space: i64) -> list[int]:
    """Returns the sheet after the best exchange with a later die; each pair is tried once."""
    player = state.players[seat]
    sheet = player.sheet
    best = sheet
    highest = state.game.judge.value(state, seat)
    for other in range(space + 1, SPACES):
        if sheet[other] != EMPTY and sheet[other] != sheet[space]:
            player.sheet = exchanged(sheet, space, other)
            worth = state.game.judge.value(state, seat)
            if worth > highest:
                highest = worth
                best = player.sheet
    player.sheet = sheet
    return best


def typical_face(state: RollPlayerState, seat: i64, space: i64) -> i64:
    """Returns the die with the face worth nearest to the average of all rolls, keeping the better face each time."""
    player = state.players[seat]
    sheet = player.sheet
    old = sheet[space]
    kept = state.game.judge.value(state, seat)
    worths: list[float] = []
    total = 0.0
    for face in range(1, 7):
        worth = kept
        if face != face_of(old):
            player.sheet = with_die(sheet, space, turned_to(old, face))
            worth = state.game.judge.value(state, seat)
            if worth < kept:
                worth = kept
        worths.append(worth)
        total += worth
    player.sheet = sheet
    best: i64 = old
    nearest = kept - total / 6.0
    if nearest < 0.0:
        nearest = -nearest
    for face in range(1, 7):
        distance = worths[face - 1] - total / 6.0
        if distance < 0.0:
            distance = -distance
        if distance < nearest:
            nearest = distance
            best = turned_to(old, face)
    return best
