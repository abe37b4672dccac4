"""Hints for one decision, and the cost of each decision of a finished game."""

from __future__ import annotations

import math
from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from gospoda.bots.budget import Budget
from gospoda.bots.parallel import Thought, Thoughts, think
from gospoda.core.chance import Chance, seeded
from gospoda.core.saves.saved import SavedGame, open_match
from gospoda.core.state import State

FAIR_SHARE = 4  # a move needs at least this share of the best one's visits to be judged
COSTLIEST = 3
SURE = 1.96  # standard errors
SMALLEST = 0.01  # of a variance: a move that won ten out of ten is not certain to win


class Advice(Struct, frozen=True):
    """What a move promises: the expected score, the chance to win, the lead over the best rival.

    `final` tells whether the score is that of the end of the game or of the horizon to which the search plays
    on.
    """

    move: int
    notation: str
    score: float
    win: float
    lead: float
    visits: int
    final: bool = True
    even: bool = False
    """Whether the search cannot tell this move's chance to win from that of others, including the best one."""


class Moment(Struct, frozen=True):
    """One decision of a finished game: the move played, the best move, and the cost of the difference."""

    number: int  # the number of the move in the game, from 1
    seat: int
    played: Advice
    best: Advice
    choices: int
    loss: float  # in points of expected lead; never negative
    win_loss: float  # in chance to win


class Report(Struct, frozen=True):
    """A searcher's analysis of a finished game."""

    game: str
    seats: list[str]
    moments: list[Moment]
    costliest: list[Moment]  # the three worst, worst first
    losses: list[float]  # of each seat, in points of expected lead


def advise(state: State, seat: int, budget: Budget, chance: Chance) -> list[Advice]:
    """Returns the moves of a seat, best first, judged from what the seat knows, so that they give no secret away."""
    return advise_imagined(state.redeal(seat, chance), seat, budget, chance)


def advise_imagined(known: State, seat: int, budget: Budget, chance: Chance) -> list[Advice]:
    """Like `advise`, for a position that has already been dealt anew for the seat."""
    thoughts = considered(known, seat, budget, chance)
    return with_evens([advice(known, thought) for thought in ranked(thoughts)])


def with_evens(found: list[Advice]) -> list[Advice]:
    """Returns the moves with those marked that cannot be told from the best (itself included if there are any)."""
    evens = [one for one in found[1:] if alike(found[0], one)]
    marked = {one.move for one in (found[0], *evens)} if evens else set()
    return [replace(one, even=True) if one.move in marked else one for one in found]


def alike(one: Advice, other: Advice) -> bool:
    """Returns whether two chances to win differ by no more than random noise would, nineteen times in twenty."""
    share = (one.win * one.visits + other.win * other.visits) / (one.visits + other.visits)
    spread = math.sqrt(max(share * (1.0 - share), SMALLEST) * (1.0 / one.visits + 1.0 / other.visits))
    return abs(one.win - other.win) < SURE * spread


def considered(known: State, seat: int, budget: Budget, chance: Chance) -> Thoughts:
    """Returns a search; if there is no choice, it looks once at the result of the only move."""
    only = len(known.legal(seat)) == 1
    return think(known, seat, Budget(iterations=50) if only else budget, chance, known.legal(seat)[0] if only else -1)


def ranked(thoughts: Thoughts) -> list[Thought]:
    """Returns the moves by visits, which show what the search believes; ties go by their results."""
    return sorted(thoughts.moves, key=lambda thought: (-thought.visits, -thought.mean_margin))


def advice(state: State, thought: Thought) -> Advice:
    """Returns the averages of what was found out about a move."""
    n = thought.visits
    notation = state.game.moves.notation(thought.move)
    return Advice(thought.move, notation, thought.points / n, thought.wins / n, thought.margin / n, n, is_final(state))


def is_final(state: State) -> bool:
    """Returns whether a search of this title plays on to the end of the game."""
    return int(state.game.judge.horizon()) == 0


def analyse(
    saved: SavedGame, budget: Budget, seed: int | str = 0, progress: Callable[[int, int], None] | None = None
) -> Report:
    """Walks through a game and evaluates every real decision, each with the knowledge of its seat.

    With a budget of iterations, the same seed gives the same report. `progress` receives the moves done and
    the moves in all.
    """
    match = open_match(saved)
    chance = seeded(f"{seed}/analysis")
    moments: list[Moment] = []
    for number, step in enumerate(match.steps, 1):
        state = match.state_at(number - 1)
        if len(state.legal(step.seat)) > 1:
            moments.append(weighed(state, number, step.seat, step.move, budget, chance))
        if progress is not None:
            progress(number, len(match.steps))
    losses = [sum(moment.loss for moment in moments if moment.seat == seat) for seat in range(len(saved.seats))]
    costliest = sorted(moments, key=lambda moment: (-moment.loss, moment.number))[:COSTLIEST]
    return Report(saved.game, [seat.name for seat in saved.seats], moments, costliest, losses)


def weighed(state: State, number: int, seat: int, move: int, budget: Budget, chance: Chance) -> Moment:
    """Evaluates one decision; the played move is tried long enough for a fair comparison with the best one."""
    known = state.redeal(seat, chance)
    thoughts = considered(known, seat, budget, chance)
    best = thoughts.best()
    played = thoughts.about(move)
    enough = max(best.visits // FAIR_SHARE, 1)
    if played is None or played.visits < enough:
        more = think(known, seat, Budget(iterations=enough), chance, move).moves[0]
        if played is not None:
            more.add(played)
        played = more
    mine, top = advice(known, played), advice(known, best)
    loss = max(0.0, top.lead - mine.lead) if best.move != move else 0.0
    win_loss = max(0.0, top.win - mine.win) if best.move != move else 0.0
    return Moment(number, seat, mine, top, len(known.legal(seat)), loss, win_loss)
