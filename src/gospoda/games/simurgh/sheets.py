"""15: the score sheets: every line with its reason."""

from __future__ import annotations

from typing import Any

from gospoda.core.messages import Message, Ref, ScoreLine, ScoreSheet, Value
from gospoda.games.simurgh.constants import PP
from gospoda.games.simurgh.lookups import OBJECTIVE, amount_in, resources_in
from gospoda.games.simurgh.scoring import leftover_points, measure, objective_points, ties_skip


def sheets(state: Any) -> list[ScoreSheet]:
    """Returns a sheet for every seat; during play, as if the game ended now."""
    return [ScoreSheet(seat, lines(state, seat)) for seat in range(state.seats)]


def lines(state: Any, seat: int) -> list[ScoreLine]:
    """Power points, objectives, leftover resources."""
    player = state.players[seat]
    power = int(amount_in(player.purse, PP))
    found = [ScoreLine("power", power, Message("score-power", {"count": power}))]
    skip = ties_skip(state)
    for slot, objective in enumerate(state.monument, 1):
        if objective >= 0:
            points = int(objective_points(state, objective, seat, skip))
            detail = objective_detail(state, objective, seat, skip)
            found.append(ScoreLine("objectives", points, detail, [f"slot-{slot}"]))
    left = int(resources_in(player.purse))
    points = int(leftover_points(state.mode, left))
    found.append(ScoreLine("leftovers", points, Message("score-leftovers", {"count": left})))
    return found


def objective_detail(state: Any, objective: int, seat: int, skip: bool) -> Message:
    """H20: a player's count for an objective and the place it earns; a count of 0 has no place."""
    count = int(measure(state.players[seat], objective))
    args: dict[str, Value] = {"objective": Ref("objective", OBJECTIVE.ids[objective])}
    if count == 0:
        return Message("score-objective-none", args)
    return Message("score-objective", {**args, "count": count, "place": place_of(state, objective, seat, skip)})


def place_of(state: Any, objective: int, seat: int, skip: bool) -> int:
    """H20: a player's place in the contest for an objective."""
    counts = [int(measure(player, objective)) for player in state.players]
    ahead = [count for count in counts if count > counts[seat]]
    return 1 + len(ahead if skip else set(ahead))
