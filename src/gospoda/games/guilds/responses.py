# gospoda: compiled
"""10.4 and the exact procedure H-26: announcing, response windows, the stack, what follows a kill."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.core.bits import bit, each_bit, lowest
from gospoda.core.messages import Message, Ref, SeatRef, Value
from gospoda.core.state import Decision
from gospoda.games.guilds.abilities import (
    ability_card,
    ability_moves,
    discard,
    has_ability,
    later_characters,
    pay,
    target_of,
    zone_of,
)
from gospoda.games.guilds.effects import carry_out
from gospoda.games.guilds.move_codes import (
    DECLINE,
    is_sacrifice,
    sacrifice_character,
    sacrifice_move,
    with_character,
    with_move,
)
from gospoda.games.guilds.phases import AFTERMATH, RESPONSE, SACRIFICING, SECOND_TARGET, Phase
from gospoda.games.guilds.state import Announced, GuildsState
from gospoda.games.guilds.tables import (
    AFTER_A_KILL,
    CHARACTER_IDS,
    IN_RESPONSE,
    KILL,
    SACRIFICE_OTHER,
    SWAP_CHARACTERS,
    VERB,
)


def character(card: i64) -> Ref:
    """A character in a message."""
    return Ref("character", CHARACTER_IDS[card])


# ---- announcing


def announce(state: GuildsState, seat: i64, move: i64) -> None:
    """10, H-26: name card and targets, pay, and put the ability on the stack; a swap names its second target first."""
    card = ability_card(move)
    if VERB[card] == SWAP_CHARACTERS:
        state.ask(SECOND_TARGET, bit(seat), card, target_of(state, seat, card, move).a)
        return
    put_on_stack(state, target_of(state, seat, card, move))


def put_on_stack(state: GuildsState, item: Announced) -> None:
    """10.3, 10.4: pay the price; the others may respond."""
    if VERB[item.card] == KILL:
        state.note("announce-on", item.seat, item.card, item.a)
    else:
        state.note("announce", item.seat, item.card)
    pay(state, item.seat, item.card)
    state.stack = [*state.stack, item]
    open_window(state, 1)


# ---- response windows and the stack


def open_window(state: GuildsState, place: i64) -> None:
    """10.4: clockwise from the left of the announcer, ending with him; when all decline, the top resolves."""
    announcer = state.stack[len(state.stack) - 1].seat
    while place <= state.seats:
        seat = (announcer + place) % state.seats
        if has_ability(state, seat, IN_RESPONSE):
            state.ask(RESPONSE, bit(seat), place)
            return
        place += 1
    resolve_top(state)


def resolve_top(state: GuildsState) -> None:
    """10.4: last announced, first resolved; H-46: the count of passes in a row starts anew."""
    last = len(state.stack) - 1
    item = state.stack[last]
    state.stack = state.stack[:last]
    state.passes = 0
    if VERB[item.card] == SACRIFICE_OTHER:
        choose_sacrifice(state, item)
        return
    done = carry_out(state, item)
    if not done:
        state.note("no-effect", item.seat, item.card)
    if done and VERB[item.card] == KILL:
        offer_aftermath(state, item.a, item.b, item.seat, 1)
    else:
        go_on(state)


def go_on(state: GuildsState) -> None:
    """10: after a resolution: first what is left to offer after a kill, then the stack, then the open decision."""
    top = state.top
    assert top is not None
    if top.chapter == AFTERMATH and top.c == len(state.stack):
        next_aftermath(state, top)
    elif len(state.stack) > 0:
        open_window(state, 1)
    else:
        chapter = state.chapter()
        assert isinstance(chapter, Phase)
        chapter.resume(state)


class Response(Phase):
    """D6: use one ability in response, or decline."""

    name = "response"

    def legal(self, state: GuildsState, seat: i64) -> list[int]:
        """D6: abilities usable at any moment, or in response to something on the stack."""
        moves = ability_moves(state, seat, IN_RESPONSE)
        moves.append(DECLINE)
        return moves

    def apply(self, state: GuildsState, seat: i64, move: i64) -> None:
        """Declining asks the next player; an ability opens a window of its own."""
        assert state.top is not None
        place = state.top.a
        state.answered()
        if move == DECLINE:
            open_window(state, place + 1)
        else:
            announce(state, seat, move)

    def refusal(self, state: GuildsState, seat: i64, move: i64) -> str:
        """Why an ability cannot answer."""
        return "refused-response"

    def prompt(self, state: GuildsState, seat: i64) -> Message:
        """Respond to what was announced last."""
        item = state.stack[len(state.stack) - 1]
        if VERB[item.card] == KILL:
            args: dict[str, Value] = {"player": SeatRef(item.seat), "card": character(item.card)}
            args["character"] = character(item.a)
            return Message("ask-response-kill", args)
        return Message("ask-response", {"player": SeatRef(item.seat), "card": character(item.card)})


# ---- after a kill


def offer_aftermath(state: GuildsState, victim: i64, owner: i64, killer: i64, place: i64) -> None:
    """10.6: after a real kill the after-kill abilities are offered, clockwise from the left of the killer's owner."""
    while place <= state.seats:
        seat = (killer + place) % state.seats
        if seat != owner and state.discards >> victim & 1 and has_ability(state, seat, AFTER_A_KILL):
            state.ask(AFTERMATH, bit(seat), victim, owner + 8 * killer + 64 * place, len(state.stack))
            return
        place += 1
    go_on(state)


def next_aftermath(state: GuildsState, asked: Decision) -> None:
    """Offer the killed character to the next player."""
    state.answered()
    offer_aftermath(state, asked.a, asked.b % 8, asked.b // 8 % 8, asked.b // 64 + 1)


class Aftermath(Phase):
    """D8: an after-kill ability is offered; it is answered directly, without other abilities before it."""

    name = "aftermath"

    def legal(self, state: GuildsState, seat: i64) -> list[int]:
        """Decline or activate."""
        moves = ability_moves(state, seat, AFTER_A_KILL)
        moves.append(DECLINE)
        return moves

    def apply(self, state: GuildsState, seat: i64, move: i64) -> None:
        """The ability is announced like others; this question stays until it has resolved."""
        assert state.top is not None
        if move == DECLINE:
            next_aftermath(state, state.top)
        else:
            announce(state, seat, move)

    def refusal(self, state: GuildsState, seat: i64, move: i64) -> str:
        """Only after-kill abilities are asked for."""
        return "refused-aftermath"

    def prompt(self, state: GuildsState, seat: i64) -> Message:
        """A character has been killed."""
        assert state.top is not None
        return Message("ask-aftermath", {"character": character(state.top.a)})


# ---- choices of abilities


class SecondTarget(Phase):
    """D5: the second character of a swap, before it is announced."""

    name = "second-target"

    def legal(self, state: GuildsState, seat: i64) -> list[int]:
        """A character in a later zone than the first."""
        assert state.top is not None
        return [int(with_move(card)) for card in each_bit(later_characters(state, zone_of(state, state.top.b)))]

    def apply(self, state: GuildsState, seat: i64, move: i64) -> None:
        """Now the ability is announced."""
        asked = state.top
        assert asked is not None
        state.answered()
        put_on_stack(state, Announced(seat, asked.a, asked.b, with_character(move)))

    def refusal(self, state: GuildsState, seat: i64, move: i64) -> str:
        """It must lie in another zone."""
        return "refused-second-target"

    def prompt(self, state: GuildsState, seat: i64) -> Message:
        """With whom it changes places."""
        assert state.top is not None
        return Message("ask-second-target", {"character": character(state.top.b)})


def choose_sacrifice(state: GuildsState, item: Announced) -> None:
    """10.5: the owner chooses on resolving; without another character nothing happens."""
    others = state.players[item.seat].guild & ~bit(item.card)
    if others == 0:
        state.note("no-effect", item.seat, item.card)
        go_on(state)
    elif others & (others - 1) == 0:
        sacrifice(state, item.seat, lowest(others))
        go_on(state)
    else:
        state.ask(SACRIFICING, bit(item.seat), item.card)


def sacrifice(state: GuildsState, seat: i64, card: i64) -> None:
    """10.5: a sacrifice is not a kill; nothing follows from it."""
    discard(state, seat, card)
    state.note("sacrifice", seat, card)


class Sacrificing(Phase):
    """D8: which character is sacrificed."""

    name = "sacrificing"

    def legal(self, state: GuildsState, seat: i64) -> list[int]:
        """Any other character of the guild."""
        assert state.top is not None
        return [int(sacrifice_move(card)) for card in each_bit(state.players[seat].guild & ~bit(state.top.a))]

    def apply(self, state: GuildsState, seat: i64, move: i64) -> None:
        """Discard it and go on."""
        state.answered()
        sacrifice(state, seat, sacrifice_character(move))
        go_on(state)

    def refusal(self, state: GuildsState, seat: i64, move: i64) -> str:
        """Only other characters of the own guild."""
        return "refused-sacrifice" if is_sacrifice(move) else "refused-not-now"

    def prompt(self, state: GuildsState, seat: i64) -> Message:
        """Whom to give up."""
        assert state.top is not None
        return Message("ask-sacrifice", {"card": character(state.top.a)})
