# gospoda: compiled
"""The number of each move from its parameters, and back.

Written by `python -m gospoda.core.derive` from `moves.py`; not by hand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gospoda.games.stonespine.moves import MOVES

# moves without parameters
PASS: Final[i64] = MOVES.base("pass")


# place <card> <column>
_PLACE: Final[i64] = MOVES.base("place")
_PLACE_END: Final[i64] = MOVES.end("place")


def is_place(move: i64) -> bool:
    """Whether a move is `place <card> <column>`."""
    return _PLACE <= move < _PLACE_END


def place_move(card: i64, column: i64) -> i64:
    """The move `place <card> <column>`."""
    return _PLACE + 4 * card + column


def place_card(move: i64) -> i64:
    """The card of `place <card> <column>`."""
    return (move - _PLACE) // 4


def place_column(move: i64) -> i64:
    """The column of `place <card> <column>`."""
    return (move - _PLACE) % 4


# discard <card>
_DISCARD: Final[i64] = MOVES.base("discard")
_DISCARD_END: Final[i64] = MOVES.end("discard")


def is_discard(move: i64) -> bool:
    """Whether a move is `discard <card>`."""
    return _DISCARD <= move < _DISCARD_END


def discard_move(card: i64) -> i64:
    """The move `discard <card>`."""
    return _DISCARD + card


def discard_card(move: i64) -> i64:
    """The card of `discard <card>`."""
    return move - _DISCARD


# keep <card>
_KEEP: Final[i64] = MOVES.base("keep")
_KEEP_END: Final[i64] = MOVES.end("keep")


def is_keep(move: i64) -> bool:
    """Whether a move is `keep <card>`."""
    return _KEEP <= move < _KEEP_END


def keep_move(card: i64) -> i64:
    """The move `keep <card>`."""
    return _KEEP + card


def keep_card(move: i64) -> i64:
    """The card of `keep <card>`."""
    return move - _KEEP


# buy <stall> <half>
_BUY: Final[i64] = MOVES.base("buy")
_BUY_END: Final[i64] = MOVES.end("buy")


def is_buy(move: i64) -> bool:
    """Whether a move is `buy <stall> <half>`."""
    return _BUY <= move < _BUY_END


def buy_move(stall: i64, half: i64) -> i64:
    """The move `buy <stall> <half>`."""
    return _BUY + 2 * stall + half


def buy_stall(move: i64) -> i64:
    """The stall of `buy <stall> <half>`."""
    return (move - _BUY) // 2


def buy_half(move: i64) -> i64:
    """The half of `buy <stall> <half>`."""
    return (move - _BUY) % 2


# put <token> <cell>
_PUT: Final[i64] = MOVES.base("put")
_PUT_END: Final[i64] = MOVES.end("put")


def is_put(move: i64) -> bool:
    """Whether a move is `put <token> <cell>`."""
    return _PUT <= move < _PUT_END


def put_move(token: i64, cell: i64) -> i64:
    """The move `put <token> <cell>`."""
    return _PUT + 16 * token + cell


def put_token(move: i64) -> i64:
    """The token of `put <token> <cell>`."""
    return (move - _PUT) // 16


def put_cell(move: i64) -> i64:
    """The cell of `put <token> <cell>`."""
    return (move - _PUT) % 16


# passage <edge>
_PASSAGE: Final[i64] = MOVES.base("passage")
_PASSAGE_END: Final[i64] = MOVES.end("passage")


def is_passage(move: i64) -> bool:
    """Whether a move is `passage <edge>`."""
    return _PASSAGE <= move < _PASSAGE_END


def passage_move(edge: i64) -> i64:
    """The move `passage <edge>`."""
    return _PASSAGE + edge


def passage_edge(move: i64) -> i64:
    """The edge of `passage <edge>`."""
    return move - _PASSAGE


# challenge <card>
_CHALLENGE: Final[i64] = MOVES.base("challenge")
_CHALLENGE_END: Final[i64] = MOVES.end("challenge")


def is_challenge(move: i64) -> bool:
    """Whether a move is `challenge <card>`."""
    return _CHALLENGE <= move < _CHALLENGE_END


def challenge_move(card: i64) -> i64:
    """The move `challenge <card>`."""
    return _CHALLENGE + card


def challenge_card(move: i64) -> i64:
    """The card of `challenge <card>`."""
    return move - _CHALLENGE
