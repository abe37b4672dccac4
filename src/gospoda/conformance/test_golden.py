"""Point 11: whole games in readable form, the same on every machine, compiled or not.

The golden files are in the title's `golden` folder. After an intended change of the rules,
`gospoda check TITLE --write-golden` rewrites them; review the diff before you keep it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from gospoda.conformance.cases import CASES, Case, played
from gospoda.core.game import Game
from gospoda.core.messages import Message, Ref, SeatRef, Value
from gospoda.core.state import State

SCORES_EVERY = 10  # moves


def is_golden(case: Case) -> bool:
    """Whether a case has a golden game: the standard game always, official variants for the fewest and most seats.

    In between, a variant would only repeat itself. House rulings have tests of their own.
    """
    seats = [other.seats for other in CASES if (other.title, other.mode) == (case.title, case.mode)]
    return not case.mode or (case.official and case.seats in (min(seats), max(seats)))


def folder(title: Game) -> Path:
    """The folder with a title's golden games."""
    return Path(title.folder()) / "golden"


GOLDEN = [case for case in CASES if is_golden(case)]


def value(argument: Value) -> str:
    """An argument of a message, in no particular language."""
    if isinstance(argument, SeatRef):
        return f"seat {argument.seat}"
    return argument.id if isinstance(argument, Ref) else str(argument)


def told(message: Message) -> str:
    """A message, in no particular language."""
    return " ".join([message.id, *[f"{name}={value(argument)}" for name, argument in message.args.items()]])


def sheets(state: State) -> Iterator[str]:
    """The score sheets, line by line."""
    for sheet in state.scores():
        yield f"seat {sheet.seat}: {sheet.total}"
        for line in sheet.lines:
            yield f"  {line.points:3} {line.category}: {told(line.detail)}"


def playthrough(case: Case) -> Iterator[str]:
    """Returns the lines of a golden file."""
    play = played(case)
    options = " ".join(f"{name}={value}" for name, value in case.start().options.items())
    yield f"{case.game.title}, version {case.game.version}, {case.seats} players"
    yield f"options: {options}"
    yield ""
    chapter = ""
    for number, (state, seat, move) in enumerate(play.moments):
        if number % SCORES_EVERY == 0:
            yield f"# after {number} moves: {' '.join(map(str, state.points()))}"
        prompt = state.prompt(seat)
        if prompt is not None and prompt.chapter != chapter:
            chapter = prompt.chapter
            yield f"[{chapter}] {told(prompt.message)}"
        yield f"{seat} {case.game.moves.notation(move)}  ({len(state.legal(seat))} legal)"
    yield ""
    yield f"# the end after {len(play.moments)} moves; winners: {' '.join(map(str, play.end.winners()))}"
    yield from sheets(play.end)


@pytest.mark.parametrize("golden", GOLDEN, ids=[case.name for case in GOLDEN])
def test_golden_playthrough(golden: Case) -> None:
    path = folder(golden.game) / f"{golden.name}.txt"
    text = "\n".join(playthrough(golden)) + "\n"
    if os.environ.get("GOSPODA_GOLDEN") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
    if not path.exists():
        pytest.fail(f"there is no {path.name}; `gospoda check {golden.title} --write-golden` makes it")
    assert text.splitlines() == path.read_text("utf-8").splitlines()


def test_no_golden_game_is_left_behind(title: Game) -> None:
    played_here = {case.name for case in GOLDEN if case.title == title.id}
    assert {path.stem for path in folder(title).glob("*.txt")} == played_here
