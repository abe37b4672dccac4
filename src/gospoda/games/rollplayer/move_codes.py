# gospoda: compiled
"""The number of each move from its parameters, and back.

Written by `python -m gospoda.core.derive` from `moves.py`; not by hand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gospoda.games.rollplayer.moves import MOVES

# moves without parameters
DECLINE: Final[i64] = MOVES.base("decline")
TOKEN: Final[i64] = MOVES.base("token")
GOLD: Final[i64] = MOVES.base("gold")
PASS: Final[i64] = MOVES.base("pass")
OPEN: Final[i64] = MOVES.base("open")


# race <race> <picture>
_RACE: Final[i64] = MOVES.base("race")
_RACE_END: Final[i64] = MOVES.end("race")


def is_race(move: i64) -> bool:
    """Whether a move is `race <race> <picture>`."""
    return _RACE <= move < _RACE_END


def race_move(race: i64, picture: i64) -> i64:
    """The move `race <race> <picture>`."""
    return _RACE + 2 * race + picture


def race_of(move: i64) -> i64:
    """The race of `race <race> <picture>`."""
    return (move - _RACE) // 2


def race_picture(move: i64) -> i64:
    """The picture of `race <race> <picture>`."""
    return (move - _RACE) % 2


# class <class>
_CLASS: Final[i64] = MOVES.base("class")
_CLASS_END: Final[i64] = MOVES.end("class")


def is_class(move: i64) -> bool:
    """Whether a move is `class <class>`."""
    return _CLASS <= move < _CLASS_END


def class_move(class_: i64) -> i64:
    """The move `class <class>`."""
    return _CLASS + class_


def class_of(move: i64) -> i64:
    """The class of `class <class>`."""
    return move - _CLASS


# put <die> <row>
_PUT: Final[i64] = MOVES.base("put")
_PUT_END: Final[i64] = MOVES.end("put")


def is_put(move: i64) -> bool:
    """Whether a move is `put <die> <row>`."""
    return _PUT <= move < _PUT_END


def put_move(die: i64, row: i64) -> i64:
    """The move `put <die> <row>`."""
    return _PUT + 6 * die + row


def put_die(move: i64) -> i64:
    """The die of `put <die> <row>`."""
    return (move - _PUT) // 6


def put_row(move: i64) -> i64:
    """The row of `put <die> <row>`."""
    return (move - _PUT) % 6


# lay <die>
_LAY: Final[i64] = MOVES.base("lay")
_LAY_END: Final[i64] = MOVES.end("lay")


def is_lay(move: i64) -> bool:
    """Whether a move is `lay <die>`."""
    return _LAY <= move < _LAY_END


def lay_move(die: i64) -> i64:
    """The move `lay <die>`."""
    return _LAY + die


def lay_die(move: i64) -> i64:
    """The die of `lay <die>`."""
    return move - _LAY


# take <initiative>
_TAKE: Final[i64] = MOVES.base("take")
_TAKE_END: Final[i64] = MOVES.end("take")


def is_take(move: i64) -> bool:
    """Whether a move is `take <initiative>`."""
    return _TAKE <= move < _TAKE_END


def take_move(initiative: i64) -> i64:
    """The move `take <initiative>`."""
    return _TAKE + initiative


def take_initiative(move: i64) -> i64:
    """The initiative of `take <initiative>`."""
    return move - _TAKE


# place <row>
_PLACE: Final[i64] = MOVES.base("place")
_PLACE_END: Final[i64] = MOVES.end("place")


def is_place(move: i64) -> bool:
    """Whether a move is `place <row>`."""
    return _PLACE <= move < _PLACE_END


def place_move(row: i64) -> i64:
    """The move `place <row>`."""
    return _PLACE + row


def place_row(move: i64) -> i64:
    """The row of `place <row>`."""
    return move - _PLACE


# flip <space>
_FLIP: Final[i64] = MOVES.base("flip")
_FLIP_END: Final[i64] = MOVES.end("flip")


def is_flip(move: i64) -> bool:
    """Whether a move is `flip <space>`."""
    return _FLIP <= move < _FLIP_END


def flip_move(space: i64) -> i64:
    """The move `flip <space>`."""
    return _FLIP + space


def flip_space(move: i64) -> i64:
    """The space of `flip <space>`."""
    return move - _FLIP


# swap <space>
_SWAP: Final[i64] = MOVES.base("swap")
_SWAP_END: Final[i64] = MOVES.end("swap")


def is_swap(move: i64) -> bool:
    """Whether a move is `swap <space>`."""
    return _SWAP <= move < _SWAP_END


def swap_move(space: i64) -> i64:
    """The move `swap <space>`."""
    return _SWAP + space


def swap_space(move: i64) -> i64:
    """The space of `swap <space>`."""
    return move - _SWAP


# with <space>
_WITH: Final[i64] = MOVES.base("with")
_WITH_END: Final[i64] = MOVES.end("with")


def is_with(move: i64) -> bool:
    """Whether a move is `with <space>`."""
    return _WITH <= move < _WITH_END


def with_move(space: i64) -> i64:
    """The move `with <space>`."""
    return _WITH + space


def with_space(move: i64) -> i64:
    """The space of `with <space>`."""
    return move - _WITH


# adjust <space> <turn>
_ADJUST: Final[i64] = MOVES.base("adjust")
_ADJUST_END: Final[i64] = MOVES.end("adjust")


def is_adjust(move: i64) -> bool:
    """Whether a move is `adjust <space> <turn>`."""
    return _ADJUST <= move < _ADJUST_END


def adjust_move(space: i64, turn: i64) -> i64:
    """The move `adjust <space> <turn>`."""
    return _ADJUST + 2 * space + turn


def adjust_space(move: i64) -> i64:
    """The space of `adjust <space> <turn>`."""
    return (move - _ADJUST) // 2


def adjust_turn(move: i64) -> i64:
    """The turn of `adjust <space> <turn>`."""
    return (move - _ADJUST) % 2


# reroll <space>
_REROLL: Final[i64] = MOVES.base("reroll")
_REROLL_END: Final[i64] = MOVES.end("reroll")


def is_reroll(move: i64) -> bool:
    """Whether a move is `reroll <space>`."""
    return _REROLL <= move < _REROLL_END


def reroll_move(space: i64) -> i64:
    """The move `reroll <space>`."""
    return _REROLL + space


def reroll_space(move: i64) -> i64:
    """The space of `reroll <space>`."""
    return move - _REROLL


# keep <face>
_KEEP: Final[i64] = MOVES.base("keep")
_KEEP_END: Final[i64] = MOVES.end("keep")


def is_keep(move: i64) -> bool:
    """Whether a move is `keep <face>`."""
    return _KEEP <= move < _KEEP_END


def keep_move(face: i64) -> i64:
    """The move `keep <face>`."""
    return _KEEP + face


def keep_face(move: i64) -> i64:
    """The face of `keep <face>`."""
    return move - _KEEP


# step <arrow>
_STEP: Final[i64] = MOVES.base("step")
_STEP_END: Final[i64] = MOVES.end("step")


def is_step(move: i64) -> bool:
    """Whether a move is `step <arrow>`."""
    return _STEP <= move < _STEP_END


def step_move(arrow: i64) -> i64:
    """The move `step <arrow>`."""
    return _STEP + arrow


def step_arrow(move: i64) -> i64:
    """The arrow of `step <arrow>`."""
    return move - _STEP


# instead <row>
_INSTEAD: Final[i64] = MOVES.base("instead")
_INSTEAD_END: Final[i64] = MOVES.end("instead")


def is_instead(move: i64) -> bool:
    """Whether a move is `instead <row>`."""
    return _INSTEAD <= move < _INSTEAD_END


def instead_move(row: i64) -> i64:
    """The move `instead <row>`."""
    return _INSTEAD + row


def instead_row(move: i64) -> i64:
    """The row of `instead <row>`."""
    return move - _INSTEAD


# buy <card> <tokens>
_BUY: Final[i64] = MOVES.base("buy")
_BUY_END: Final[i64] = MOVES.end("buy")


def is_buy(move: i64) -> bool:
    """Whether a move is `buy <card> <tokens>`."""
    return _BUY <= move < _BUY_END


def buy_move(card: i64, tokens: i64) -> i64:
    """The move `buy <card> <tokens>`."""
    return _BUY + 10 * card + tokens


def buy_card(move: i64) -> i64:
    """The card of `buy <card> <tokens>`."""
    return (move - _BUY) // 10


def buy_tokens(move: i64) -> i64:
    """The tokens of `buy <card> <tokens>`."""
    return (move - _BUY) % 10


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


# add <card>
_ADD: Final[i64] = MOVES.base("add")
_ADD_END: Final[i64] = MOVES.end("add")


def is_add(move: i64) -> bool:
    """Whether a move is `add <card>`."""
    return _ADD <= move < _ADD_END


def add_move(card: i64) -> i64:
    """The move `add <card>`."""
    return _ADD + card


def add_card(move: i64) -> i64:
    """The card of `add <card>`."""
    return move - _ADD


# drop <card>
_DROP: Final[i64] = MOVES.base("drop")
_DROP_END: Final[i64] = MOVES.end("drop")


def is_drop(move: i64) -> bool:
    """Whether a move is `drop <card>`."""
    return _DROP <= move < _DROP_END


def drop_move(card: i64) -> i64:
    """The move `drop <card>`."""
    return _DROP + card


def drop_card(move: i64) -> i64:
    """The card of `drop <card>`."""
    return move - _DROP


# use <card> <token>
_USE: Final[i64] = MOVES.base("use")
_USE_END: Final[i64] = MOVES.end("use")


def is_use(move: i64) -> bool:
    """Whether a move is `use <card> <token>`."""
    return _USE <= move < _USE_END


def use_move(card: i64, token: i64) -> i64:
    """The move `use <card> <token>`."""
    return _USE + 2 * card + token


def use_card(move: i64) -> i64:
    """The card of `use <card> <token>`."""
    return (move - _USE) // 2


def use_token(move: i64) -> i64:
    """The token of `use <card> <token>`."""
    return (move - _USE) % 2


# copy <card> <token>
_COPY: Final[i64] = MOVES.base("copy")
_COPY_END: Final[i64] = MOVES.end("copy")


def is_copy(move: i64) -> bool:
    """Whether a move is `copy <card> <token>`."""
    return _COPY <= move < _COPY_END


def copy_move(card: i64, token: i64) -> i64:
    """The move `copy <card> <token>`."""
    return _COPY + 2 * card + token


def copy_card(move: i64) -> i64:
    """The card of `copy <card> <token>`."""
    return (move - _COPY) // 2


def copy_token(move: i64) -> i64:
    """The token of `copy <card> <token>`."""
    return (move - _COPY) % 2


# hold <hold>
_HOLD: Final[i64] = MOVES.base("hold")
_HOLD_END: Final[i64] = MOVES.end("hold")


def is_hold(move: i64) -> bool:
    """Whether a move is `hold <hold>`."""
    return _HOLD <= move < _HOLD_END


def hold_move(hold: i64) -> i64:
    """The move `hold <hold>`."""
    return _HOLD + hold


def hold_of(move: i64) -> i64:
    """The hold of `hold <hold>`."""
    return move - _HOLD


# refresh <card>
_REFRESH: Final[i64] = MOVES.base("refresh")
_REFRESH_END: Final[i64] = MOVES.end("refresh")


def is_refresh(move: i64) -> bool:
    """Whether a move is `refresh <card>`."""
    return _REFRESH <= move < _REFRESH_END


def refresh_move(card: i64) -> i64:
    """The move `refresh <card>`."""
    return _REFRESH + card


def refresh_card(move: i64) -> i64:
    """The card of `refresh <card>`."""
    return move - _REFRESH


# search <space> <colour>
_SEARCH: Final[i64] = MOVES.base("search")
_SEARCH_END: Final[i64] = MOVES.end("search")


def is_search(move: i64) -> bool:
    """Whether a move is `search <space> <colour>`."""
    return _SEARCH <= move < _SEARCH_END


def search_move(space: i64, colour: i64) -> i64:
    """The move `search <space> <colour>`."""
    return _SEARCH + 7 * space + colour


def search_space(move: i64) -> i64:
    """The space of `search <space> <colour>`."""
    return (move - _SEARCH) // 7


def search_colour(move: i64) -> i64:
    """The colour of `search <space> <colour>`."""
    return (move - _SEARCH) % 7


# negotiate <space> <initiative>
_NEGOTIATE: Final[i64] = MOVES.base("negotiate")
_NEGOTIATE_END: Final[i64] = MOVES.end("negotiate")


def is_negotiate(move: i64) -> bool:
    """Whether a move is `negotiate <space> <initiative>`."""
    return _NEGOTIATE <= move < _NEGOTIATE_END


def negotiate_move(space: i64, initiative: i64) -> i64:
    """The move `negotiate <space> <initiative>`."""
    return _NEGOTIATE + 5 * space + initiative


def negotiate_space(move: i64) -> i64:
    """The space of `negotiate <space> <initiative>`."""
    return (move - _NEGOTIATE) // 5


def negotiate_initiative(move: i64) -> i64:
    """The initiative of `negotiate <space> <initiative>`."""
    return (move - _NEGOTIATE) % 5


# raise <initiative> <by>
_RAISE: Final[i64] = MOVES.base("raise")
_RAISE_END: Final[i64] = MOVES.end("raise")


def is_raise(move: i64) -> bool:
    """Whether a move is `raise <initiative> <by>`."""
    return _RAISE <= move < _RAISE_END


def raise_move(initiative: i64, by: i64) -> i64:
    """The move `raise <initiative> <by>`."""
    return _RAISE + 5 * initiative + by


def raise_initiative(move: i64) -> i64:
    """The initiative of `raise <initiative> <by>`."""
    return (move - _RAISE) // 5


def raise_by(move: i64) -> i64:
    """The by of `raise <initiative> <by>`."""
    return (move - _RAISE) % 5


# intimidate <dice>
_INTIMIDATE: Final[i64] = MOVES.base("intimidate")
_INTIMIDATE_END: Final[i64] = MOVES.end("intimidate")


def is_intimidate(move: i64) -> bool:
    """Whether a move is `intimidate <dice>`."""
    return _INTIMIDATE <= move < _INTIMIDATE_END


def intimidate_move(dice: i64) -> i64:
    """The move `intimidate <dice>`."""
    return _INTIMIDATE + dice


def intimidate_dice(move: i64) -> i64:
    """The dice of `intimidate <dice>`."""
    return move - _INTIMIDATE


# move <space> <row>
_MOVE: Final[i64] = MOVES.base("move")
_MOVE_END: Final[i64] = MOVES.end("move")


def is_move(move: i64) -> bool:
    """Whether a move is `move <space> <row>`."""
    return _MOVE <= move < _MOVE_END


def move_move(space: i64, row: i64) -> i64:
    """The move `move <space> <row>`."""
    return _MOVE + 6 * space + row


def move_space(move: i64) -> i64:
    """The space of `move <space> <row>`."""
    return (move - _MOVE) // 6


def move_row(move: i64) -> i64:
    """The row of `move <space> <row>`."""
    return (move - _MOVE) % 6
