"""10: why an ability can't be used now, or not against this target."""

from __future__ import annotations

from gospoda.core.messages import Message, Ref, SeatRef, say
from gospoda.games.guilds.abilities import ability_moves, owner_of, protected, zone_of
from gospoda.games.guilds.constants import TARGETS_KILL, TARGETS_VICTIM
from gospoda.games.guilds.enums import TIMINGS
from gospoda.games.guilds.frames import KeepingFrame, TakingFrame
from gospoda.games.guilds.lookups import (
    AFTER_A_KILL,
    AT,
    AT_ANY_TIME,
    AT_ROUND_START,
    CHARACTER_IDS,
    IN_AUCTION,
    IN_RESPONSE,
    ON_TAKING,
    PAY_FLORINS,
    PAY_GOLD,
    TARGETS_OF,
)
from gospoda.games.guilds.moves import ZONE
from gospoda.games.guilds.state import GuildsState

ANNOUNCED = AT_ANY_TIME | AT_ROUND_START | IN_AUCTION | IN_RESPONSE | AFTER_A_KILL | ON_TAKING
NOW = {  # the abilities that a question allows
    "round-start": AT_ROUND_START | AT_ANY_TIME,
    "auction": IN_AUCTION,
    "response": IN_RESPONSE,
    "aftermath": AFTER_A_KILL,
}


def ability_reason(state: GuildsState, seat: int, kind: str, args: list[int]) -> Message:
    """Returns why not: not his, used up, the wrong moment, too expensive, or no such target."""
    card, player = args[0], state.players[seat]
    owner = int(owner_of(state, card))
    if owner != seat:
        return say("refused-not-in-guild") if owner < 0 else say("refused-others-character", player=SeatRef(owner))
    if not ANNOUNCED >> card & 1:
        return say("refused-no-ability")
    if not allowed(state) >> card & 1:
        timing = next(word for word, cards in zip(TIMINGS, AT, strict=True) if cards >> card & 1)
        return say(f"refused-timing-{timing}")
    if state.used >> card & 1:
        return say("refused-ability-used")
    if PAY_FLORINS[card] > player.florins:
        return say("refused-needs-florins", count=PAY_FLORINS[card], have=int(player.florins))
    if PAY_GOLD[card] > player.gold:
        return say("refused-needs-gold", count=PAY_GOLD[card], have=int(player.gold))
    return target_reason(state, seat, kind, args)


def allowed(state: GuildsState) -> int:
    """Returns the abilities allowed at this moment."""
    top, name = state.top, state.chapter().name
    if isinstance(top, TakingFrame):
        return int(AT_ANY_TIME) | 1 << int(top.card)
    if isinstance(top, KeepingFrame) and top.begun:
        return 0
    return int(NOW.get(name, AT_ANY_TIME))


def target_reason(state: GuildsState, seat: int, kind: str, args: list[int]) -> Message:
    """Returns why not: the ability needs a target, takes none, or not this one."""
    card = args[0]
    possible = ability_moves(state, seat, 1 << card)
    if not possible:
        return say("refused-no-target")
    if state.game.moves.kind_of(possible[0]).name != kind:
        return say("refused-other-target")
    if kind == "use-on":
        return character_reason(state, seat, card, args[1])
    if args[-1] == seat:
        return say("refused-target-self")
    rival = SeatRef(args[-1])
    if kind == "use-against":
        return say("refused-target-poor", player=rival)
    return say("refused-target-tent", player=rival, zone=Ref("zone", ZONE.ids[args[1]]))


def character_reason(state: GuildsState, seat: int, card: int, named: int) -> Message:
    """10: why this character isn't a target: of a kill, of a rescue, or of a swap on the market."""
    if TARGETS_OF[card] == TARGETS_VICTIM:
        return victim_reason(state, seat, named)
    if TARGETS_OF[card] == TARGETS_KILL:
        return say("refused-target-kill")
    return say("refused-not-on-market" if zone_of(state, named) < 0 else "refused-target-last")


def victim_reason(state: GuildsState, seat: int, victim: int) -> Message:
    """10: the possible victims of a kill."""
    owner = int(owner_of(state, victim))
    if owner < 0 or owner == seat:
        return say("refused-victim-elsewhere")
    safe = protected(state.players[owner].guild) >> victim & 1
    named = Ref("character", CHARACTER_IDS[victim])
    return say("refused-protected" if safe else "refused-wrong-victim", character=named)
