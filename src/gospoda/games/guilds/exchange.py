# gospoda: compiled
"""7: phase 3, exchange: the tents are emptied, and players may change florins into gold."""

from __future__ import annotations

from mypy_extensions import i64

from gospoda.core.bits import lowest
from gospoda.core.messages import Message
from gospoda.core.moves import add
from gospoda.games.guilds.abilities import ability_moves, has_ability, is_ability
from gospoda.games.guilds.effects import give_back
from gospoda.games.guilds.frames import BUILDING, EXCHANGE_PHASE, ExchangeFrame
from gospoda.games.guilds.lookups import (
    AMOUNT,
    AT_ANY_TIME,
    BASE_RATE,
    CHANGING,
)
from gospoda.games.guilds.move_codes import exchange_gold, exchange_move, is_exchange
from gospoda.games.guilds.moves import COINS
from gospoda.games.guilds.phases import Phase, begin_phase
from gospoda.games.guilds.responses import announce
from gospoda.games.guilds.state import GuildsState, Player


def rate(player: Player) -> i64:
    """7.2: florins for one gold; abilities may improve the rate."""
    best = BASE_RATE
    cards = player.guild & CHANGING
    while cards:
        better: i64 = AMOUNT[lowest(cards)]
        if better < best:
            best = better
        cards &= cards - 1
    return best


def empty_tents(state: GuildsState) -> None:
    """7.1: all florins on tents go back to their owners."""
    for seat in range(state.seats):
        florins: i64 = 0
        for tents in state.tents:
            florins += tents[seat]
        give_back(state, seat, florins)
    state.tents = [[0] * state.seats for _ in state.tents]


def change(state: GuildsState, seat: i64, gold: i64) -> None:
    """7.2: changes florins into gold, never back; 7.3: players keep gold without limit."""
    player = state.players[seat]
    florins = gold * rate(player)
    player.florins -= florins
    player.gold += gold
    if gold:
        state.note("exchange", seat, florins, gold)


class Exchange(Phase[ExchangeFrame]):
    """D2: how many coins to change; H-13: in player order, one decision each."""

    heading = EXCHANGE_PHASE

    def begin(self, state: GuildsState) -> None:
        """7.1, then everybody in player order."""
        empty_tents(state)
        state.later(ExchangeFrame(state.first))

    def concerns(self, state: GuildsState, seat: i64, frame: ExchangeFrame) -> bool:
        """H-13: a player who can do nothing isn't asked."""
        player = state.players[seat]
        return player.florins >= rate(player) or has_ability(state, seat, AT_ANY_TIME)

    def closed(self, state: GuildsState, frame: ExchangeFrame) -> None:
        """4: the building phase follows."""
        begin_phase(state, BUILDING)

    def legal(self, state: GuildsState, seat: i64) -> list[int]:
        """D2: any number that the florins allow; D5."""
        player = state.players[seat]
        most = player.florins // rate(player)
        if most >= len(COINS.ids):
            most = len(COINS.ids) - 1
        moves: list[int] = []
        gold: i64 = 0
        while gold <= most:
            add(moves, exchange_move(gold))
            gold += 1
        moves.extend(ability_moves(state, seat, AT_ANY_TIME))
        return moves

    def apply(self, state: GuildsState, seat: i64, move: i64) -> None:
        """Changes coins and moves on to the next player."""
        if is_ability(move):
            announce(state, seat, move)
            return
        change(state, seat, exchange_gold(move))
        self.pass_on(state)

    def refusal(self, state: GuildsState, seat: i64, move: i64) -> str:
        """Returns why not: too few florins."""
        if is_exchange(move):
            return "refused-too-few-florins"
        return "refused-ability" if is_ability(move) else "refused-not-now"

    def prompt(self, state: GuildsState, seat: i64) -> Message:
        """Asks how many coins to change."""
        return Message("ask-exchange", {"rate": rate(state.players[seat])})
