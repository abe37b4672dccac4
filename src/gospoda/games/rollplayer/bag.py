# gospoda: compiled
"""The dice bag: blind draws, rolls, and dice returned to it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gospoda.games.rollplayer.dice import die_of
from gospoda.games.rollplayer.state import RollPlayerState

# what dice are drawn or rolled for in a round; the seats' places follow one another
OF_ROUND: Final = 1
OF_ENEMY: Final = 2
OF_ACTION: Final = 3
OF_SKILL: Final = 9
OF_ALL: Final = 16  # places per round


def to_roll(state: RollPlayerState, what: i64) -> None:
    """Sets what the next dice are drawn or rolled for: the same deal always has the same dice there."""
    state.chance.at(OF_ALL * state.round + what)


def dice_in_bag(state: RollPlayerState) -> i64:
    """Returns the number of dice left."""
    count: i64 = 0
    for n in state.bag:
        count += n
    return count


def draw_colour(state: RollPlayerState) -> i64:
    """3: draws a die blindly; returns its colour."""
    colour = state.chance.draw(state.bag)
    take_out(state, colour)
    return colour


def take_out(state: RollPlayerState, colour: i64) -> None:
    """Takes a die of a colour out of the bag."""
    bag = state.bag.copy()
    count: i64 = bag[colour]
    bag[colour] = count - 1
    state.bag = bag


def put_back(state: RollPlayerState, colour: i64) -> None:
    """Puts a die of a colour into the bag."""
    bag = state.bag.copy()
    count: i64 = bag[colour]
    bag[colour] = count + 1
    state.bag = bag


def roll_face(state: RollPlayerState) -> i64:
    """Returns a rolled face."""
    return 1 + state.chance.below(6)


def rolled(state: RollPlayerState, colours: list[int]) -> list[int]:
    """Returns dice of these colours, rolled together."""
    dice: list[int] = []
    for colour in colours:
        dice.append(die_of(colour, roll_face(state)))
    return dice
