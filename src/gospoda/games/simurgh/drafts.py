# gospoda: compiled
"""4.10 to 4.13: the drafts of Dragon Lord mode, and the start of the first turn."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.core.agenda import Frame
from gospoda.core.decisions import Chapter
from gospoda.core.messages import Message
from gospoda.core.piles import EVERYONE, bit, face_up
from gospoda.games.simurgh.dragons import acquire
from gospoda.games.simurgh.frames import DRAGON_CHOICE, POWER_DRAFT, TILE_DRAFT
from gospoda.games.simurgh.limits import begin_turn
from gospoda.games.simurgh.lookups import CARDS
from gospoda.games.simurgh.move_codes import (
    choose_dragon_move,
    choose_dragon_of,
    draft_move,
    draft_tile,
    keep_power_move,
    keep_power_tile,
)
from gospoda.games.simurgh.state import NO_DRAGONS, NO_TILES, TILES, SimurghState
from gospoda.games.simurgh.supply import refill

# ---- power tiles


def begin_power_draft(state: SimurghState) -> None:
    """4.10: the last player in turn order draws three power tiles; `offer` holds them on top of the undrawn ones."""
    last = (state.first + state.seats - 1) % state.seats
    offer_power(state, last)


def offer_power(state: SimurghState, seat: i64) -> None:
    """Lets a player look at three power tiles: two handed on and a fresh one."""
    n = CARDS.setup.power_hand
    state.offer = state.reveal(state.offer.take(n), bit(seat)).plus(state.offer.drop(n))
    state.ask_next(Frame(POWER_DRAFT), seat)


def keep_power(state: SimurghState, seat: i64, tile: i64) -> None:
    """16: players who have seen the hand no longer know which tile was kept."""
    player = state.players[seat]
    n = CARDS.setup.power_hand
    held = state.mingle(state.offer.take(n), bit(seat))
    at = held.place_of(tile)
    player.hand = player.hand.plus(held.only(at))
    state.offer = held.without(at).plus(state.offer.drop(n))
    state.note("keep-power", seat, tile, audience=bit(seat))


class PowerDraft(Chapter[SimurghState, Frame]):
    """S1, 4.10: the player keeps one of three power tiles and hands the others to the right."""

    heading = POWER_DRAFT

    def legal(self, state: SimurghState, seat: i64) -> list[int]:
        """Any of the three."""
        return [keep_power_move(tile) for tile in state.offer.cards[: CARDS.setup.power_hand]]

    def apply(self, state: SimurghState, seat: i64, move: i64) -> None:
        """Keeps the tile unseen; the neighbour to the right draws a fresh one."""
        keep_power(state, seat, keep_power_tile(move))
        self.settle(state)
        if seat == state.first:
            state.box = state.box.plus(state.offer)
            state.offer = NO_TILES
            after_power_tiles(state)
        else:
            offer_power(state, (seat + state.seats - 1) % state.seats)

    def refusal(self, state: SimurghState, seat: i64, move: i64) -> str:
        """Why this power tile can't be kept."""
        return "refused-not-offered"

    def prompt(self, state: SimurghState, seat: i64) -> Message:
        """Asks which power tile to keep."""
        return Message("ask-power", {})


# ---- action tiles


def after_power_tiles(state: SimurghState) -> None:
    """4.11, 4.12: in Spearman mode the stack is ready; in Dragon Lord mode four tiles are laid out to draft from."""
    refill(state)
    if state.mode == 0:
        deal_dragons(state)
    else:
        state.ask_next(Frame(TILE_DRAFT), state.first)


def pick_tile(state: SimurghState, seat: i64, tile: i64) -> None:
    """Takes the tile into hand."""
    player = state.players[seat]
    player.hand = player.hand.plus(face_up(TILES, [tile]))
    state.display = [shown if shown != tile else -1 for shown in state.display]
    state.note("draft", seat, tile)


class TileDraft(Chapter[SimurghState, Frame]):
    """S2, 4.11, H8: in turn order everybody takes one of the face-up tiles, then once more in the same order."""

    heading = TILE_DRAFT

    def legal(self, state: SimurghState, seat: i64) -> list[int]:
        """Any face-up tile."""
        return [draft_move(tile) for tile in state.display if tile >= 0]

    def apply(self, state: SimurghState, seat: i64, move: i64) -> None:
        """Takes the tile, which is replaced at once."""
        pick_tile(state, seat, draft_tile(move))
        refill(state)
        self.settle(state)
        rest = (seat + 1) % state.seats
        if rest == state.first and len(state.players[seat].hand.cards) > CARDS.setup.draft_rounds:
            close_draft(state)
        else:
            state.ask_next(Frame(TILE_DRAFT), rest)

    def refusal(self, state: SimurghState, seat: i64, move: i64) -> str:
        """Why this face-up tile can't be taken."""
        return "refused-not-offered"

    def prompt(self, state: SimurghState, seat: i64) -> Message:
        """Asks which tile to take."""
        return Message("ask-draft", {})


def close_draft(state: SimurghState) -> None:
    """4.12: shuffles the tiles left face up into the stack and turns up four new ones."""
    left = face_up(TILES, [tile for tile in state.display if tile >= 0])
    state.display = []
    state.stack = state.shuffle(state.stack.plus(left))
    refill(state)
    deal_dragons(state)


# ---- dragons


def deal_dragons(state: SimurghState) -> None:
    """4.13: deals one random dragon each, or in Dragon Lord mode three to choose from in secret."""
    n: i64 = 1 if state.mode == 0 else CARDS.setup.dragon_choice
    for seat in range(state.seats):
        dealt = state.dragon_stack.take(n)
        state.dragon_stack = state.dragon_stack.drop(n)
        if state.mode == 0:
            acquire(state, seat, state.reveal(dealt, EVERYONE).cards[0], CARDS.setup.dragon_tokens)
        else:
            state.players[seat].choices = state.reveal(dealt, bit(seat))
    if state.mode == 0:
        begin_turn(state, state.first)
    else:
        state.ask_only(DRAGON_CHOICE, state.everybody())


def keep_dragon(state: SimurghState, seat: i64, dragon: i64) -> None:
    """Puts the dragon face up with a token on each ability."""
    player = state.players[seat]
    at = player.choices.place_of(dragon)
    state.reveal(player.choices.only(at), EVERYONE)
    state.dragon_stack = state.dragon_stack.plus(player.choices.without(at))
    player.choices = NO_DRAGONS
    acquire(state, seat, dragon, CARDS.setup.dragon_tokens)


class DragonChoice(Chapter[SimurghState, Frame]):
    """S3, 4.13: everybody secretly keeps one of three dragons; all reveal together."""

    heading = DRAGON_CHOICE
    simultaneous = True

    def legal(self, state: SimurghState, seat: i64) -> list[int]:
        """Any of the three."""
        return [choose_dragon_move(dragon) for dragon in state.players[seat].choices.cards]

    def resolve(self, state: SimurghState) -> None:
        """Returns the other dragons to the dragon pile, which is shuffled."""
        for seat in range(state.seats):
            keep_dragon(state, seat, choose_dragon_of(state.committed[seat][0]))
        state.dragon_stack = state.shuffle(state.dragon_stack)
        begin_turn(state, state.first)

    def refusal(self, state: SimurghState, seat: i64, move: i64) -> str:
        """Why this dragon can't be kept."""
        return "refused-not-offered"

    def prompt(self, state: SimurghState, seat: i64) -> Message:
        """Asks which dragon to keep."""
        return Message("ask-dragon", {})
