"""The one reason why a move isn't legal, with its numbers; for other kinds of move, what is asked instead."""

from __future__ import annotations

from collections.abc import Callable

from gospoda.core.messages import Message, Ref, SeatRef, say
from gospoda.games.rollplayer.dice import DIE_IDS, EMPTY, SPACE_IDS, die_number, face_of
from gospoda.games.rollplayer.frames import AbilityFrame, ActionFrame, ClassFrame, ExchangeFrame
from gospoda.games.rollplayer.lookups import CLASS_CARD, CLASS_COLOUR, COLOUR, ROW, SKILL_PRICE
from gospoda.games.rollplayer.purchase import price_of
from gospoda.games.rollplayer.refused_skills import SKILLS
from gospoda.games.rollplayer.state import RollPlayerState


def reason(state: RollPlayerState, seat: int, move: int, rule: str) -> Message:
    """Returns why the move is refused; `rule` is the rules' own reason, without numbers."""
    kind = state.game.moves.kind_of(move)
    part = PARTS.get((state.chapter().name, kind.name))
    if part is not None:
        return part(state, seat, kind.args(move))
    return say("refused-other-action", row=row(action_frame(state).row)) if rule == "refused-action" else Message(rule)


def row(at: int) -> Ref:
    """Returns a row of the sheet for a message."""
    return Ref("row", ROW.ids[at])


# ---- the set-up


def race(state: RollPlayerState, seat: int, args: list[int]) -> Message:
    """4.2: somebody already has the race."""
    owner = next(other for other in range(state.seats) if state.players[other].race == args[0])
    return say("refused-race-taken", player=SeatRef(owner))


def hero(state: RollPlayerState, seat: int, args: list[int]) -> Message:
    """4.4: somebody already has the class card, or its colour isn't the die's."""
    frame = state.top
    assert isinstance(frame, ClassFrame)
    for other in range(state.seats):
        taken = state.players[other].hero
        if taken >= 0 and CLASS_CARD[taken] == CLASS_CARD[args[0]]:
            return say("refused-class-taken", player=SeatRef(other))
    assert frame.colour >= 0  # where any colour will do, a class isn't refused for its own
    wanted, given = COLOUR.ids[frame.colour], COLOUR.ids[CLASS_COLOUR[args[0]]]
    return say("refused-class-colour", wanted=Ref("colour", wanted), colour=Ref("colour", given))


def start_die(state: RollPlayerState, seat: int, args: list[int]) -> Message:
    """4.12: the die isn't in hand, or the row is full."""
    held = args[0] in [die_number(die) for die in state.players[seat].hand]
    if held:
        return say("refused-row-full", row=row(args[1]))
    return say("refused-no-such-die", die=Ref("die", DIE_IDS[args[0]]))


def layout(state: RollPlayerState, seat: int, args: list[int]) -> Message:
    """5.1: the die isn't one of the equal ones."""
    return say("refused-layout")


# ---- the Dice Phase


def selection(state: RollPlayerState, seat: int, args: list[int]) -> Message:
    """5.2.1: somebody has the Initiative card, or this game doesn't use it."""
    holder = state.holders[args[0]] if args[0] < len(state.holders) else -1
    return say("refused-initiative-taken", player=SeatRef(holder)) if holder >= 0 else say("refused-initiative-gone")


def placement(state: RollPlayerState, seat: int, args: list[int]) -> Message:
    """5.2.2: three dice fill a row."""
    return say("refused-row-full", row=row(args[0]))


def action_frame(state: RollPlayerState) -> ActionFrame:
    """Returns the attribute action that is asked."""
    frame = state.top
    assert isinstance(frame, ActionFrame)
    return frame


def any_die(kind: str) -> Callable[[RollPlayerState, int, list[int]], Message]:
    """5.2.4: an action on any die: it is another row's action, the space is empty, or it has been done."""

    def told(state: RollPlayerState, seat: int, args: list[int]) -> Message:
        frame = action_frame(state)
        if OF_ROW[ROW.ids[frame.row]] != kind:
            return say("refused-other-action", row=row(frame.row))
        die = state.players[seat].sheet[args[0]] if kind != "step" else 0
        if kind not in ("step", "token") and die == EMPTY:
            return say("refused-empty-space", space=Ref("space", SPACE_IDS[args[0]]))
        if kind == "step":
            return say("refused-step")
        if frame.touched >> args[0] & 1:
            return say("refused-touched")
        if kind != "adjust":
            return say("refused-action-done")
        return say("refused-highest" if args[1] == 0 and face_of(die) == 6 else "refused-lowest")

    return told


OF_ROW = {"str": "flip", "dex": "swap", "con": "adjust", "int": "reroll", "wis": "step", "cha": "token"}


def instead(state: RollPlayerState, seat: int, args: list[int]) -> Message:
    """9: only a Monk may take another action."""
    return say("refused-instead", row=row(action_frame(state).row))


def exchange(state: RollPlayerState, seat: int, args: list[int]) -> Message:
    """5.2.4 Dexterity: the first die itself, or an empty space."""
    frame = state.top
    assert isinstance(frame, ExchangeFrame)
    if frame.space == args[0]:
        return say("refused-same-die")
    return say("refused-empty-space", space=Ref("space", SPACE_IDS[args[0]]))


# ---- the Market


def purchase(cards: str) -> Callable[[RollPlayerState, int, list[int]], Message]:
    """5.3: why a card of the Market or of the discard pile can't be bought."""

    def told(state: RollPlayerState, seat: int, args: list[int]) -> Message:
        card, tokens = args
        player = state.players[seat]
        if card not in (state.market if cards == "market" else state.discards):
            return say("refused-not-on-offer" if cards == "market" else "refused-not-discarded")
        if tokens and state.token_spent:
            return say("refused-token-spent")
        if tokens > player.tokens:
            return say("refused-tokens-have", count=tokens, have=int(player.tokens))
        price = int(price_of(player, card))
        if tokens > price:
            return say("refused-too-many-tokens")
        return say("refused-needs-gold", count=price - tokens, have=int(player.gold))

    return told


def discard(state: RollPlayerState, seat: int, args: list[int]) -> Message:
    """5.3, 10: gold instead of buying."""
    if args[0] not in state.market:
        return say("refused-not-on-offer")
    return say("refused-friendly" if state.friendly else "refused-second-purchase")


def extra(state: RollPlayerState, seat: int, args: list[int]) -> Message:
    """9: only cards of the discard pile."""
    return say("refused-not-discarded")


def top_card(state: RollPlayerState, seat: int, args: list[int]) -> Message:
    """9 Open Lock: gold, and an available card."""
    frame = state.top
    assert isinstance(frame, AbilityFrame)
    price = SKILL_PRICE[frame.card]
    gold = int(state.players[seat].gold)
    return say("refused-needs-gold", count=price, have=gold) if gold < price else say("refused-deck-empty")


PARTS: dict[tuple[str, str], Callable[[RollPlayerState, int, list[int]], Message]] = {
    ("race", "race"): race,
    ("class", "class"): hero,
    ("start-dice", "put"): start_die,
    ("layout", "lay"): layout,
    ("selection", "take"): selection,
    ("placement", "place"): placement,
    **{("action", kind): any_die(kind) for kind in OF_ROW.values()},
    ("action", "instead"): instead,
    ("exchange", "with"): exchange,
    ("market", "buy"): purchase("market"),
    ("market", "discard"): discard,
    ("extra", "add"): extra,
    ("move-silently", "buy"): purchase("discards"),
    ("open-lock", "open"): top_card,
    **SKILLS,
}


def nearest(state: RollPlayerState, seat: int, told: list[Message]) -> Message:
    """Returns the reason that most of the moves share."""
    return max(told, key=told.count)
