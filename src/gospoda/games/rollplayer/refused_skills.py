"""6 and 9: why a skill can't be used, or not in this way."""

from __future__ import annotations

from collections.abc import Callable

from gospoda.core.messages import Message, Ref, say
from gospoda.games.rollplayer.constants import TOKEN_STEP
from gospoda.games.rollplayer.dice import EMPTY, SPACE_IDS, colour_of, face_of
from gospoda.games.rollplayer.frames import AbilityFrame, WindowFrame
from gospoda.games.rollplayer.lookups import ARROW, COLOUR, COPIERS, ROW, SKILL_AMOUNT, STEP
from gospoda.games.rollplayer.lookups import SKILLS as ALL_SKILLS
from gospoda.games.rollplayer.state import RollPlayerState
from gospoda.games.rollplayer.windows import copied_cards, timely_skills


def use(state: RollPlayerState, seat: int, args: list[int]) -> Message:
    """6: a skill must be the player's own, ready and timely, and its step possible."""
    frame, player = state.top, state.players[seat]
    assert isinstance(frame, WindowFrame)
    card, token = args
    if not player.owned & ALL_SKILLS >> card & 1:
        return say("refused-not-your-skill")
    if player.exhausted >> card & 1:
        return say("refused-exhausted")
    if COPIERS >> card & 1:
        return say("refused-copier")
    if not timely_skills(state, seat, frame.window) >> card & 1:
        return say("refused-skill-timing")
    return step_reason(state, seat, card, token)


def step_reason(state: RollPlayerState, seat: int, card: int, token: int) -> Message:
    """6.1: the alignment token's step that a skill requires."""
    player = state.players[seat]
    if token != TOKEN_STEP:
        return say("refused-step-owed")
    possible = STEP[4 * player.token + ARROW[card]] >= 0
    return say("refused-window-poll") if possible else say("refused-step")


def copy(state: RollPlayerState, seat: int, args: list[int]) -> Message:
    """9 Diplomacy: a skill of another player, and a ready Diplomacy."""
    frame, player = state.top, state.players[seat]
    assert isinstance(frame, WindowFrame)
    card, token = args
    if not player.owned & COPIERS & ~player.exhausted:
        return say("refused-no-copier")
    if card not in copied_cards(state, seat, ALL_SKILLS):
        return say("refused-nobodys-skill")
    if not timely_skills(state, seat, frame.window) >> card & 1:
        return say("refused-skill-timing")
    return step_reason(state, seat, card, token)


def refresh(state: RollPlayerState, seat: int, args: list[int]) -> Message:
    """5.4.2: an exhausted skill of the player's own."""
    mine = state.players[seat].owned & ALL_SKILLS >> args[0] & 1
    return say("refused-not-exhausted" if mine else "refused-not-your-skill")


def on_sheet(state: RollPlayerState, seat: int, space: int) -> Message | None:
    """Returns the refusal if there is no die on the space."""
    empty = state.players[seat].sheet[space] == EMPTY
    return say("refused-empty-space", space=Ref("space", SPACE_IDS[space])) if empty else None


def unchosen(state: RollPlayerState, card: int) -> Message | None:
    """Returns the refusal if there is no die on the Initiative card any more."""
    gone = card >= len(state.pool) or state.pool[card] == EMPTY
    return say("refused-die-chosen", initiative=card + 1) if gone else None


def search(state: RollPlayerState, seat: int, args: list[int]) -> Message:
    """9 Search: another colour that is in the bag."""
    space, colour = args
    missing = on_sheet(state, seat, space)
    if missing is not None:
        return missing
    same = colour_of(state.players[seat].sheet[space]) == colour
    return say("refused-same-colour" if same else "refused-not-in-bag", colour=Ref("colour", COLOUR.ids[colour]))


def negotiate(state: RollPlayerState, seat: int, args: list[int]) -> Message:
    """9 Negotiate: a die of the sheet and an unchosen one."""
    return on_sheet(state, seat, args[0]) or unchosen(state, args[1]) or say("refused-negotiate")


def climb(state: RollPlayerState, seat: int, args: list[int]) -> Message:
    """9 Climb: an unchosen die, not above 6, by no more than the card allows."""
    frame = state.top
    assert isinstance(frame, AbilityFrame)
    missing = unchosen(state, args[0])
    if missing is not None:
        return missing
    by, most, face = args[1] + 1, SKILL_AMOUNT[frame.card], int(face_of(state.pool[args[0]]))
    return say("refused-raise-most", most=most) if by > most else say("refused-raise-six", face=face, by=by)


def intimidate(state: RollPlayerState, seat: int, args: list[int]) -> Message:
    """9 Intimidate: unchosen dice only."""
    gone = [unchosen(state, card) for card in range(5) if args[0] + 1 >> card & 1]
    return next(why for why in gone if why is not None)


def sleight(state: RollPlayerState, seat: int, args: list[int]) -> Message:
    """9 Sleight of Hand: a die, and another row with a space."""
    space, row = args
    missing = on_sheet(state, seat, space)
    if missing is not None:
        return missing
    return say("refused-same-row" if space // 3 == row else "refused-row-full", row=Ref("row", ROW.ids[row]))


SKILLS: dict[tuple[str, str], Callable[[RollPlayerState, int, list[int]], Message]] = {
    ("window-poll", "use"): use,
    ("window-poll", "copy"): copy,
    ("refresh", "refresh"): refresh,
    ("search", "search"): search,
    ("negotiate", "negotiate"): negotiate,
    ("climb", "raise"): climb,
    ("intimidate", "intimidate"): intimidate,
    ("sleight", "move"): sleight,
}
