# gospoda: compiled
"""10.4 and the exact procedure H-26: announcing, response windows, resolving, what follows a kill.

Announced abilities are stacked on the agenda, so the last one resolves first.
"""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.core.bits import bit, each_bit, lowest
from gospoda.core.decisions import Chapter, Step
from gospoda.core.messages import Message, Ref, SeatRef, Value
from gospoda.core.moves import add
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
from gospoda.games.guilds.constants import KILL, SACRIFICE_OTHER, TARGETS_PAIR, TARGETS_VICTIM
from gospoda.games.guilds.effects import carry_out
from gospoda.games.guilds.frames import (
    ABILITY,
    AFTERMATH,
    RESPONSE,
    SACRIFICING,
    SECOND_TARGET,
    AftermathFrame,
    Announced,
    ResponseFrame,
    SacrificingFrame,
    SecondTargetFrame,
)
from gospoda.games.guilds.lookups import AFTER_A_KILL, CHARACTER_IDS, IN_RESPONSE, TARGETS_OF, VERB
from gospoda.games.guilds.move_codes import (
    DECLINE,
    is_sacrifice,
    sacrifice_character,
    sacrifice_move,
    with_character,
    with_move,
)
from gospoda.games.guilds.state import GuildsState


def character(card: i64) -> Ref:
    """Returns a character for a message."""
    return Ref("character", CHARACTER_IDS[card])


# ---- announcing


def announce(state: GuildsState, seat: i64, move: i64) -> None:
    """10, H-26: names card and targets; a swap names its second target first."""
    name_targets(state, target_of(state, seat, ability_card(move), move))


def name_targets(state: GuildsState, item: Announced) -> None:
    """10: announces an ability once all its targets are named."""
    if TARGETS_OF[item.card] == TARGETS_PAIR:
        state.ask_next(SecondTargetFrame(item.card, item.target), item.seat)
    else:
        put_on_agenda(state, item)


def put_on_agenda(state: GuildsState, item: Announced) -> None:
    """10.3, 10.4: pays the price; the others may respond."""
    if TARGETS_OF[item.card] == TARGETS_VICTIM:
        state.note("announce-on", item.seat, item.card, item.target)
    else:
        state.note("announce", item.seat, item.card)
    pay(state, item.seat, item.card)
    state.later(item)


# ---- response windows and resolving


class Ability(Step[GuildsState, Announced]):
    """10.4: before an announced ability resolves there is a response window, and another after each response."""

    heading = ABILITY

    def run(self, state: GuildsState, frame: Announced) -> None:
        """10.4: clockwise from the announcer's left, ending with the announcer."""
        state.later(frame)
        state.later(ResponseFrame((frame.seat + 1) % state.seats))


def resolve(state: GuildsState) -> None:
    """10.4: last announced, first resolved; H-46: the count of passes in a row restarts."""
    item = state.top
    assert isinstance(item, Announced)
    state.take_off()
    state.passes = 0
    if VERB[item.card] == SACRIFICE_OTHER:
        choose_sacrifice(state, item)
        return
    done = carry_out(state, item)
    if not done:
        state.note("no-effect", item.seat, item.card)
    if done and VERB[item.card] == KILL:
        state.later(AftermathFrame(item.target, item.second, (item.seat + 1) % state.seats))


class Response(Chapter[GuildsState, ResponseFrame]):
    """D6: use one ability in response, or decline."""

    heading = RESPONSE

    def concerns(self, state: GuildsState, seat: i64, frame: ResponseFrame) -> bool:
        """10: a player with no usable ability is not asked."""
        return has_ability(state, seat, IN_RESPONSE)

    def closed(self, state: GuildsState, frame: ResponseFrame) -> None:
        """10.4: when all decline, the ability resolves."""
        resolve(state)

    def legal(self, state: GuildsState, seat: i64) -> list[int]:
        """D6: abilities usable at any moment, or in response to an announced one."""
        moves = ability_moves(state, seat, IN_RESPONSE)
        add(moves, DECLINE)
        return moves

    def apply(self, state: GuildsState, seat: i64, move: i64) -> None:
        """Declining asks the next player; an ability opens its own window."""
        if move == DECLINE:
            self.pass_on(state)
        else:
            self.settle(state)
            announce(state, seat, move)

    def refusal(self, state: GuildsState, seat: i64, move: i64) -> str:
        """Returns why an ability can't respond."""
        return "refused-response"

    def prompt(self, state: GuildsState, seat: i64) -> Message:
        """Asks for a response to the last announced ability."""
        item = self.frame(state).below
        assert isinstance(item, Announced)
        if VERB[item.card] == KILL:
            args: dict[str, Value] = {"player": SeatRef(item.seat), "card": character(item.card)}
            args["character"] = character(item.target)
            return Message("ask-response-kill", args)
        return Message("ask-response", {"player": SeatRef(item.seat), "card": character(item.card)})


# ---- after a kill


class Aftermath(Chapter[GuildsState, AftermathFrame]):
    """D8: an after-kill ability is offered and answered directly, without other abilities before it.

    10.6: it goes round clockwise from the left of the killer's owner.
    """

    heading = AFTERMATH

    def concerns(self, state: GuildsState, seat: i64, frame: AftermathFrame) -> bool:
        """10.6: a player other than the owner, while the killed character is there."""
        return (
            seat != frame.owner and state.discards >> frame.victim & 1 != 0 and has_ability(state, seat, AFTER_A_KILL)
        )

    def legal(self, state: GuildsState, seat: i64) -> list[int]:
        """Returns the moves: decline or activate."""
        moves = ability_moves(state, seat, AFTER_A_KILL)
        add(moves, DECLINE)
        return moves

    def apply(self, state: GuildsState, seat: i64, move: i64) -> None:
        """Announces the ability as usual; the next player is asked after it resolves."""
        if move == DECLINE:
            self.pass_on(state)
            return
        item = target_of(state, seat, ability_card(move), move)
        frame = self.settle(state)
        state.later(frame.at(frame.place + 1))
        name_targets(state, item)

    def refusal(self, state: GuildsState, seat: i64, move: i64) -> str:
        """Returns why not: only after-kill abilities are possible."""
        return "refused-aftermath"

    def prompt(self, state: GuildsState, seat: i64) -> Message:
        """Asks about the killed character."""
        return Message("ask-aftermath", {"character": character(self.frame(state).victim)})


# ---- choices of abilities


class SecondTarget(Chapter[GuildsState, SecondTargetFrame]):
    """D5: the second character of a swap, before it is announced."""

    heading = SECOND_TARGET

    def legal(self, state: GuildsState, seat: i64) -> list[int]:
        """Returns the characters in later zones than the first."""
        first = self.frame(state).first
        return [int(with_move(card)) for card in each_bit(later_characters(state, zone_of(state, first)))]

    def apply(self, state: GuildsState, seat: i64, move: i64) -> None:
        """Announces the ability."""
        frame = self.settle(state)
        put_on_agenda(state, Announced(seat, frame.card, frame.first, with_character(move)))

    def refusal(self, state: GuildsState, seat: i64, move: i64) -> str:
        """Returns why not: it must be in another zone."""
        return "refused-second-target"

    def prompt(self, state: GuildsState, seat: i64) -> Message:
        """Asks for the character to swap with."""
        return Message("ask-second-target", {"character": character(self.frame(state).first)})


def choose_sacrifice(state: GuildsState, item: Announced) -> None:
    """10.5: the owner chooses on resolving; without another character, nothing happens."""
    others = state.players[item.seat].guild & ~bit(item.card)
    if others == 0:
        state.note("no-effect", item.seat, item.card)
    elif others & (others - 1) == 0:
        sacrifice(state, item.seat, lowest(others))
    else:
        state.ask_next(SacrificingFrame(item.card), item.seat)


def sacrifice(state: GuildsState, seat: i64, card: i64) -> None:
    """10.5: a sacrifice is not a kill; nothing follows from it."""
    discard(state, seat, card)
    state.note("sacrifice", seat, card)


class Sacrificing(Chapter[GuildsState, SacrificingFrame]):
    """D8: which character to sacrifice."""

    heading = SACRIFICING

    def legal(self, state: GuildsState, seat: i64) -> list[int]:
        """Returns the other characters of the guild."""
        others = state.players[seat].guild & ~bit(self.frame(state).card)
        return [int(sacrifice_move(card)) for card in each_bit(others)]

    def apply(self, state: GuildsState, seat: i64, move: i64) -> None:
        """Discards it and goes on."""
        self.settle(state)
        sacrifice(state, seat, sacrifice_character(move))

    def refusal(self, state: GuildsState, seat: i64, move: i64) -> str:
        """Returns why not: only other characters of the player's own guild."""
        return "refused-sacrifice" if is_sacrifice(move) else "refused-not-now"

    def prompt(self, state: GuildsState, seat: i64) -> Message:
        """Asks for the character to give up."""
        return Message("ask-sacrifice", {"card": character(self.frame(state).card)})
