# gospoda: compiled
"""6: skill cards: the windows in which they may be used, the polling, and the cost of using one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gospoda.core.bits import bit, each_bit
from gospoda.core.messages import Message, SeatRef
from gospoda.core.moves import add
from gospoda.games.rollplayer.actions import move_token
from gospoda.games.rollplayer.choices import Choice
from gospoda.games.rollplayer.constants import HOLD_ASK, HOLD_DICE, HOLD_NEVER, TOKEN_STAY, TOKEN_STEP
from gospoda.games.rollplayer.frames import WINDOW, WindowFrame
from gospoda.games.rollplayer.lookups import (
    ANY_MOMENT,
    ARROW,
    COPIERS,
    FREE_STEP,
    MARKET_SKILLS,
    POOL_SKILLS,
    PURCHASE_SKILLS,
    SKILLS,
    STEP,
    STEPPING,
    W2,
    W3,
    W5,
)
from gospoda.games.rollplayer.move_codes import (
    PASS,
    copy_card,
    copy_move,
    copy_token,
    hold_move,
    hold_of,
    is_copy,
    is_hold,
    is_use,
    use_card,
    use_move,
    use_token,
)
from gospoda.games.rollplayer.skills import begin_ability
from gospoda.games.rollplayer.state import NOBODY, Player, RollPlayerState

# ---- when a skill may be used


def timely_skills(state: RollPlayerState, seat: i64, window: i64) -> i64:
    """6.6, HR-8: the set of skills whose timing allows this window for this seat."""
    skills = ANY_MOMENT
    if W2 <= window <= W3:
        if somebody_chooses(state):
            skills |= POOL_SKILLS
    elif window == W5 and state.active == seat:
        skills |= MARKET_SKILLS if state.purchases > 0 else MARKET_SKILLS & ~PURCHASE_SKILLS
    return skills


def somebody_chooses(state: RollPlayerState) -> bool:
    """6, HR-11: whether a player must still choose an Initiative card in this Dice Phase."""
    chosen: i64 = 0
    for seat in state.holders:
        if seat != NOBODY:
            chosen += 1
    return chosen < state.seats


def offered_skills(state: RollPlayerState, seat: i64, window: i64) -> i64:
    """6.1: a skill whose arrow leads off the grid can't be used; 9, Wizard: the step may be left out."""
    player = state.players[seat]
    skills = timely_skills(state, seat, window)
    if not FREE_STEP[player.hero]:
        skills &= STEPPING[player.token]
    return skills


def ready_skills(player: Player) -> i64:
    """6.4: the set of the player's skills that aren't exhausted."""
    return player.owned & SKILLS & ~player.exhausted


def can_copy(state: RollPlayerState, seat: i64, skills: i64) -> bool:
    """HR-33, HR-34: whether another player has one of these skills, ready or not, that Diplomacy may copy."""
    for other in range(state.seats):
        if other != seat and state.players[other].owned & skills & ~COPIERS:
            return True
    return False


def copied_cards(state: RollPlayerState, seat: i64, skills: i64) -> list[int]:
    """HR-33, HR-34, HR-47: which of these skills other players have, ready or not, and Diplomacy may copy."""
    cards: list[int] = []
    for other in range(state.seats):
        if other != seat:
            cards += each_bit(state.players[other].owned & skills & ~COPIERS)
    return cards


def usable(state: RollPlayerState, seat: i64, window: i64, timed: bool = False) -> bool:
    """6: whether the seat has a ready skill that D12 offers in this window; `timed`: excludes skills of any moment."""
    ready = ready_skills(state.players[seat])
    if ready == 0:
        return False
    offered = offered_skills(state, seat, window)
    if timed:
        offered &= ~ANY_MOMENT
    return ready & offered & ~COPIERS != 0 or (ready & COPIERS != 0 and can_copy(state, seat, offered))


def held(player: Player, window: i64) -> bool:
    """6.5: the hold switch: always ask, ask only in the Dice Phase, never ask."""
    if player.hold == HOLD_ASK:
        return False
    return player.hold == HOLD_NEVER or (window != W2 and window != W3)


# ---- seats that have passed already

# the timings that a window adds to `any` for a seat
PLAIN: Final = 0
OF_THE_POOL: Final = 1
OF_THE_OWN_TURN: Final = 2


def timings(state: RollPlayerState, seat: i64, window: i64) -> i64:
    """HR-8: what this window offers this seat besides the skills of any moment."""
    if W2 <= window <= W3:
        return OF_THE_POOL if somebody_chooses(state) else PLAIN
    return OF_THE_OWN_TURN if window == W5 and state.active == seat else PLAIN


def note_pass(state: RollPlayerState, seat: i64, window: i64) -> None:
    """6: this seat has passed, and isn't asked again until something happens."""
    state.players[seat].passed = 4 * state.happened + timings(state, seat, window)


def nothing_new(state: RollPlayerState, seat: i64, window: i64) -> bool:
    """6: whether nothing has happened since the seat passed, and this window offers it no more than that one did."""
    passed = state.players[seat].passed
    if passed < 0 or passed // 4 != state.happened:
        return False
    offered = timings(state, seat, window)
    return offered == PLAIN or offered == passed % 4 or not usable(state, seat, window, True)


# ---- polling


def anybody_ready(state: RollPlayerState) -> bool:
    """6: whether any player has a skill that isn't exhausted."""
    for player in state.players:
        if ready_skills(player):
            return True
    return False


def open_window(state: RollPlayerState, window: i64, first: i64) -> None:
    """6: a window comes next; most concern nobody and never reach the agenda."""
    if anybody_ready(state):
        state.later(WindowFrame(window, first))


def ask_again(state: RollPlayerState, seat: i64, window: i64) -> None:
    """6: a player who switches to being asked is asked at once, without the switches, so this can't repeat forever."""
    state.players[seat].hold = HOLD_ASK
    if usable(state, seat, window):
        state.ask_next(WindowFrame(window, seat, state.seats), seat)


class Window(Choice[WindowFrame]):
    """6.5, D12: use one skill, or pass; the window closes when all pass in a row."""

    heading = WINDOW

    def run(self, state: RollPlayerState, frame: WindowFrame) -> None:
        """6: a window goes round only if a skill is ready."""
        if anybody_ready(state):
            self.go_round(state, frame, frame.place)

    def concerns(self, state: RollPlayerState, seat: i64, frame: WindowFrame) -> bool:
        """6: whether the seat has a usable skill and wants to be asked.

        A seat that passed in an earlier window, with nothing happening since, would only be asked the same again.
        """
        player = state.players[seat]
        window = frame.window
        if ready_skills(player) == 0 or held(player, window):
            return False
        return usable(state, seat, window) and not nothing_new(state, seat, window)

    def choices(self, state: RollPlayerState, seat: i64) -> list[int]:
        """D12: every own ready skill whose step is possible and whose timing allows it; the hold switches."""
        frame = self.frame(state)
        player = state.players[seat]
        offered = offered_skills(state, seat, frame.window)
        moves: list[int] = [PASS]
        for card in each_bit(ready_skills(player) & (offered | COPIERS)):
            if COPIERS >> card & 1:
                for copied in copied_cards(state, seat, offered):
                    add_uses(moves, player, copied, True)
            else:
                add_uses(moves, player, card, False)
        if frame.place < state.seats:  # not after `ask_again`
            add(moves, hold_move(HOLD_NEVER))
            if player.hold == HOLD_ASK:
                add(moves, hold_move(HOLD_DICE))
        return moves

    def choose(self, state: RollPlayerState, seat: i64, move: i64) -> None:
        """Passes (and holds), or uses a skill; after a use the polling restarts."""
        if move == PASS or is_hold(move):
            if move != PASS:
                state.players[seat].hold = hold_of(move)
            note_pass(state, seat, self.frame(state).window)
            self.pass_on(state)
        else:
            frame = self.settle(state)
            state.later(WindowFrame(frame.window, frame.first))
            use(state, seat, move)

    def prompt(self, state: RollPlayerState, seat: i64) -> Message:
        """Asks to use a skill or pass."""
        return Message(f"ask-window-{self.frame(state).window}", {"player": SeatRef(int(state.active))})


def spared(state: RollPlayerState, seat: i64) -> bool:
    """6: whether a person can be skipped in this window because it belongs to another player's Market turn.

    What others buy doesn't affect a player's own skills: these concern the player's sheet, token and gold, and the bag.
    Whoever shops next is asked, since it is the last window before their turn; whoever has shopped was asked after it,
    and is asked again in W6. Only Diplomacy may find something new, in a skill that somebody has just bought.
    """
    frame = state.top
    if not isinstance(frame, WindowFrame) or frame.window != W5 or state.active == seat:
        return False
    return shops_next(state) != seat and ready_skills(state.players[seat]) & COPIERS == 0


def shops_next(state: RollPlayerState) -> i64:
    """5.3: the seat that shops after the current Market turn; NOBODY after the last one."""
    for holder in state.holders:
        if holder != NOBODY and holder != state.active:
            return holder
    return NOBODY


def add_uses(moves: list[int], player: Player, card: i64, copying: bool) -> None:
    """6.1, 9 Wizard: adds the use with the step if possible, and without it for a Wizard."""
    if STEP[4 * player.token + ARROW[card]] >= 0:
        add(moves, copy_move(card, TOKEN_STEP) if copying else use_move(card, TOKEN_STEP))
    if FREE_STEP[player.hero]:
        add(moves, copy_move(card, TOKEN_STAY) if copying else use_move(card, TOKEN_STAY))


def is_skill(move: i64) -> bool:
    """Whether a move uses a skill, or copies one."""
    return is_use(move) or is_copy(move)


def used_card(move: i64) -> i64:
    """Returns the skill that a move uses or copies."""
    return copy_card(move) if is_copy(move) else use_card(move)


def use(state: RollPlayerState, seat: i64, move: i64) -> None:
    """6.2, 6.4, HR-33: moves the token, exhausts the card (Diplomacy, not the copied one), then runs the ability."""
    player = state.players[seat]
    copying = is_copy(move)
    card = used_card(move)
    if copying:
        exhaust_copier(player)
        state.note("copy", seat, card)
    else:
        player.exhausted |= bit(card)
        state.note("use", seat, card)
    if (copy_token(move) if copying else use_token(move)) == TOKEN_STEP:
        move_token(state, seat, ARROW[card])
    begin_ability(state, seat, card)


def exhaust_copier(player: Player) -> None:
    """9: exhausts Diplomacy itself."""
    copiers = player.owned & ~player.exhausted & COPIERS
    player.exhausted |= copiers & -copiers  # one of them
