"""11: the score sheets: every line with its reason."""

from __future__ import annotations

from typing import Any

from gospoda.core.bits import each_bit
from gospoda.core.messages import Ref, ScoreLine, ScoreSheet, say
from gospoda.games.guilds.lookups import (
    CHARACTER_IDS,
    OBJECTIVE,
    PRESTIGE,
    ROOM_IDS,
    SCORING,
)
from gospoda.games.guilds.scoring import ability_points, counted, goal_amount, goal_points, room_points
from gospoda.games.guilds.state import Player


def sheets(state: Any) -> list[ScoreSheet]:
    """Returns a sheet for every seat."""
    goals = [(goal, goal_points(state, goal)) for goal in state.objectives]
    result = []
    for seat, player in enumerate(state.players):
        lines = own_lines(player)
        for goal, won in goals:
            name, amount = Ref("objective", OBJECTIVE.ids[goal]), goal_amount(state, player, goal)
            lines.append(ScoreLine("objectives", won[seat], say("score-objective", objective=name, amount=amount)))
        result.append(ScoreSheet(seat, lines))
    return result


def own_lines(player: Player) -> list[ScoreLine]:
    """11.1, 11.2: characters, their end-of-game abilities, active rooms."""
    lines = []
    for card in each_bit(player.guild):
        who = Ref("character", CHARACTER_IDS[card])
        lines.append(ScoreLine("characters", PRESTIGE[card], say("score-character", character=who)))
    for card in each_bit(player.guild & SCORING):
        reason = say("score-ability", character=Ref("character", CHARACTER_IDS[card]), count=counted(player, card))
        lines.append(ScoreLine("abilities", ability_points(player, card), reason))
    for room in each_bit(player.plot.rooms):
        reason = say("score-room", room=Ref("room", ROOM_IDS[room]))
        lines.append(ScoreLine("rooms", room_points(player, room), reason, [ROOM_IDS[room]]))
    return lines
