"""Parses typed lines: a choice by its letter, an amount by its number, a move in notation, or several in a row."""

from __future__ import annotations

from string import ascii_uppercase

from gospoda.core.game import Game
from gospoda.core.moves import NotAMove
from gospoda.core.state import IllegalMove, State

LETTERS = len(ascii_uppercase)


def label(number: int) -> str:
    """Returns the sign of a choice: A to Z, AA, AB and so on; never a digit, which would look like an amount."""
    text = ""
    while number > 0:
        number, rest = divmod(number - 1, LETTERS)
        text = ascii_uppercase[rest] + text
    return text


def labelled(text: str) -> int:
    """Returns the number of the choice with this sign, 0 if there is none."""
    if not text or any(sign not in ascii_uppercase for sign in text) or len(text) > 4:
        return 0
    number = 0
    for sign in text:
        number = number * LETTERS + ascii_uppercase.index(sign) + 1
    return number


def amounts(game: Game, moves: list[int]) -> dict[str, int]:
    """Returns the moves that consist of nothing but a number, by this number."""
    found = {}
    for move in moves:
        kind = game.moves.kind_of(move)
        if len(kind.params) == 1:
            word = game.moves.notation(move).split()[-1]
            if word.lstrip("-").isdecimal():
                found[word] = move
    return found


def one_move(game: Game, moves: list[int], text: str) -> int:
    """Returns the legal move that a text means; `moves` are in the order of the menu."""
    if not text and len(moves) == 1:
        return moves[0]
    said = amounts(game, moves)
    if text in said:
        return said[text]
    number = labelled(text)
    if number:
        if number > len(moves):
            raise NotAMove(text)
        return moves[number - 1]
    return game.moves.parse(text)


def several_moves(state: State, seat: int, text: str) -> list[int]:
    """Returns the moves of one line, such as `bid z2 2 z3 2`: each step may leave out the word of its kind.

    The moves are tried on a copy; a line that cannot be carried out to its end is refused. So is one that
    goes on after a reveal: what could follow would give away what was revealed without a move being made.
    """
    twin = state.clone()
    words = text.split()
    found: list[int] = []
    while words:
        if twin.is_over() or not twin.to_act() >> seat & 1:
            raise NotAMove(text)
        move, used = next_step(twin, seat, words)
        words = words[used:]
        before = twin.reveals
        try:
            twin.apply(seat, move)
        except IllegalMove:
            raise NotAMove(text) from None
        if words and twin.reveals != before:
            raise NotAMove(text)
        found.append(move)
    return found


def next_step(state: State, seat: int, words: list[str]) -> tuple[int, int]:
    """Returns the legal move that the first words name, and their number; the longest match wins."""
    best, most = -1, 0
    for move in state.legal(seat):
        full = state.game.moves.notation(move).split()
        for form in (full, full[1:]):
            if len(form) > most and words[: len(form)] == form:
                best, most = move, len(form)
    if most == 0:
        raise NotAMove(" ".join(words))
    return best, most
