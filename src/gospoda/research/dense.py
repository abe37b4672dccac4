"""Observations and lists of legal moves as NumPy arrays."""

from __future__ import annotations

from gospoda.core.game import Game
from gospoda.core.observing.observation import Observer, observer_of
from gospoda.core.observing.observation_writer import Observation
from gospoda.core.state import State
from gospoda.research.extras import need

need("numpy", "research")

import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


class NoObservation(ValueError):
    """Raised for a title without observations, or for a seat that does not exist."""


def observer_for(game: Game, seats: int) -> Observer:
    """Returns the observer of a title; raises one sentence if it has none."""
    try:
        return observer_of(game, seats)
    except NotImplementedError as problem:
        raise NoObservation(str(problem)) from None


def observe(state: State, seat: int) -> Floats:
    """Returns what a seat observes, as a new dense row."""
    if seat not in range(state.seats):
        raise NoObservation(f"this table has the seats 0 to {state.seats - 1}, not {seat!r}")
    return dense(observer_for(state.game, state.seats), state, seat)


def dense(observer: Observer, state: State, seat: int) -> Floats:
    """Like `observe`, for callers that keep the observer."""
    row = np.zeros(observer.scheme.size, np.float32)
    fill(row, observer, observer.observe(state, seat))
    return row


def fill(row: Floats, observer: Observer, note: Observation) -> None:
    """Writes an observation into a row of zeros."""
    row[note.active] = 1.0
    row[observer.scheme.width :] = note.numbers


def mask(state: State, seat: int) -> Mask:
    """Returns which moves are legal for a seat: 1 for each of them, all 0 for a seat with no decision to make."""
    row = np.zeros(state.game.moves.size, np.int8)
    moves = state.legal(seat)
    if moves:
        row[moves] = 1
    return row
