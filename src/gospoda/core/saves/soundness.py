"""Checks whether a position from outside is possible in its game, beyond what its layout shows.

Nothing is trusted: every component is counted, what the options determine is compared with a fresh deal,
secret choices must be legal, and the position is viewed from all sides and played on, as it will be at a
table.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from gospoda.core.chance import seeded
from gospoda.core.codec import BadState, Fixed, Part, Row, fields_of, state_from_json, state_to_json
from gospoda.core.game import Game
from gospoda.core.piles import SPECTATOR
from gospoda.core.state import IllegalMove, State

TRIALS = 2  # games to play on from the position
LONGEST = 20_000  # decisions in a game; none is this long
LOOKS = 40  # decisions between two views of the table
FAULTS = (
    *(ArithmeticError, AssertionError, AttributeError, LookupError, NotImplementedError, RecursionError, TypeError),
    *(ValueError, IllegalMove),
)


def check_sound(state: State) -> None:
    """Raises `BadState` unless the rules can go on with this position."""
    try:
        check_against(state, state.game.start(int(state.seats), state.options, 0))
        state.game.check_position(state)
        check_asked(state)
        check_choices(state)
        for number in range(TRIALS):
            play_trial(state.clone(), number)
    except BadState:
        raise
    except FAULTS as problem:
        raise BadState(f"the rules of {state.game.id} cannot go on from here: {problem!r}") from None


def check_against(state: State, dealt: State) -> None:
    """Compares with a fresh deal: the same components, and the same values for all that never changes in a game."""
    now, whole = Counter(state.census()), Counter(dealt.census())
    odd = sorted(((now - whole) + (whole - now)).elements())
    if odd:
        raise BadState(f"these components are lost or doubled: {', '.join(odd[:8])}")
    compare(fields_of(state.game), state, dealt, "")


def compare(codec: Any, value: Any, dealt: Any, where: str) -> None:
    """Walks through a layout: rows must be as long, and fixed fields the same, as in the deal."""
    if isinstance(codec, Fixed) and value != dealt:
        raise BadState(f"{where}: with these options it is {dealt!r}, not {value!r}")
    if isinstance(codec, Row) and len(value) != len(dealt):
        raise BadState(f"{where}: there are {len(dealt)}, not {len(value)}")
    if isinstance(codec, Part):
        for name, field in codec.layout.items():
            compare(field, getattr(value, name), getattr(dealt, name), f"{where}.{name}" if where else name)
    elif isinstance(codec, Row):
        for number, (mine, theirs) in enumerate(zip(value, dealt, strict=True)):
            compare(codec.item, mine, theirs, f"{where}.{number}")


def check_asked(state: State) -> None:
    """Checks that the seats waited for are those that the top decision asks; none when the game is over."""
    asked = 0 if state.top is None else state.top.seats
    if state.waiting & ~asked or (state.top is not None and not state.waiting):
        raise BadState(f"waiting: the seats {state.waiting:b} are not those of the decision, {asked:b}")


def check_choices(state: State) -> None:
    """Checks that secret choices were legal in order, and that whoever has made all of them is not asked."""
    if state.top is None or not state.chapter().simultaneous:
        return
    chapter = state.chapter()
    for seat in range(state.seats):
        chosen = state.committed[seat]
        trial = state.clone()
        trial.put_commitment(seat, [])
        for number, move in enumerate(chosen):
            if move not in chapter.legal(trial, seat):
                raise BadState(f"committed.{seat}.{number}: this choice is not possible")
            trial.put_commitment(seat, chosen[: number + 1])
        done = bool(chosen) and chapter.complete(trial, seat)
        if done == bool(state.waiting >> seat & 1) and state.top.seats >> seat & 1:
            raise BadState(f"waiting: seat {seat} is {'' if not done else 'still '}asked")


def play_trial(state: State, number: int) -> None:
    """Plays randomly to the end, viewing the table now and then; every component must survive."""
    chance = seeded(f"trial {number}")
    whole = Counter(state.census())
    for decision in range(LONGEST):
        if decision % LOOKS == 0:
            look_around(state)
        seat = int(state.next_seat())
        if seat < 0:
            break
        moves = state.legal(seat)
        state.apply(seat, moves[int(chance.below(len(moves)))])
    else:
        raise BadState("the game does not end")
    look_around(state)
    state.winners()
    if Counter(state.census()) != whole:
        raise BadState("playing on loses or doubles components")


def look_around(state: State) -> None:
    """Requests everything that anyone may ask of a position."""
    game: Game = state.game
    for seat in (*range(state.seats), SPECTATOR):
        game.display.view(state, seat)
        state.prompt(seat)
        state.redeal(seat, seeded(seat))
    for seat in range(state.seats):
        game.judge.value(state, seat)
    state.scores()
    state_from_json(game, state_to_json(state))  # the way snapshots are written and read
