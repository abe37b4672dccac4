# gospoda: compiled
"""The number of each move from its parameters, and back.

Written by `python -m gospoda.core.derive` from `moves.py`; not by hand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gospoda.games.guilds.moves import MOVES

# moves without parameters
PASS: Final[i64] = MOVES.base("pass")
DONE: Final[i64] = MOVES.base("done")
DECLINE: Final[i64] = MOVES.base("decline")


# bid <zone>
_BID: Final[i64] = MOVES.base("bid")
_BID_END: Final[i64] = MOVES.end("bid")


def is_bid(move: i64) -> bool:
    """Whether a move is `bid <zone>`."""
    return _BID <= move < _BID_END


def bid_move(zone: i64) -> i64:
    """The move `bid <zone>`."""
    return _BID + zone


def bid_zone(move: i64) -> i64:
    """The zone of `bid <zone>`."""
    return move - _BID


# florins <florins>
_FLORINS: Final[i64] = MOVES.base("florins")
_FLORINS_END: Final[i64] = MOVES.end("florins")


def is_florins(move: i64) -> bool:
    """Whether a move is `florins <florins>`."""
    return _FLORINS <= move < _FLORINS_END


def florins_move(florins: i64) -> i64:
    """The move `florins <florins>`."""
    return _FLORINS + florins


def florins_of(move: i64) -> i64:
    """The florins of `florins <florins>`."""
    return move - _FLORINS


# take <character>
_TAKE: Final[i64] = MOVES.base("take")
_TAKE_END: Final[i64] = MOVES.end("take")


def is_take(move: i64) -> bool:
    """Whether a move is `take <character>`."""
    return _TAKE <= move < _TAKE_END


def take_move(character: i64) -> i64:
    """The move `take <character>`."""
    return _TAKE + character


def take_character(move: i64) -> i64:
    """The character of `take <character>`."""
    return move - _TAKE


# buy <room>
_BUY: Final[i64] = MOVES.base("buy")
_BUY_END: Final[i64] = MOVES.end("buy")


def is_buy(move: i64) -> bool:
    """Whether a move is `buy <room>`."""
    return _BUY <= move < _BUY_END


def buy_move(room: i64) -> i64:
    """The move `buy <room>`."""
    return _BUY + room


def buy_room(move: i64) -> i64:
    """The room of `buy <room>`."""
    return move - _BUY


# exchange <gold>
_EXCHANGE: Final[i64] = MOVES.base("exchange")
_EXCHANGE_END: Final[i64] = MOVES.end("exchange")


def is_exchange(move: i64) -> bool:
    """Whether a move is `exchange <gold>`."""
    return _EXCHANGE <= move < _EXCHANGE_END


def exchange_move(gold: i64) -> i64:
    """The move `exchange <gold>`."""
    return _EXCHANGE + gold


def exchange_gold(move: i64) -> i64:
    """The gold of `exchange <gold>`."""
    return move - _EXCHANGE


# place <cell> <turn>
_PLACE: Final[i64] = MOVES.base("place")
_PLACE_END: Final[i64] = MOVES.end("place")


def is_place(move: i64) -> bool:
    """Whether a move is `place <cell> <turn>`."""
    return _PLACE <= move < _PLACE_END


def place_move(cell: i64, turn: i64) -> i64:
    """The move `place <cell> <turn>`."""
    return _PLACE + 4 * cell + turn


def place_cell(move: i64) -> i64:
    """The cell of `place <cell> <turn>`."""
    return (move - _PLACE) // 4


def place_turn(move: i64) -> i64:
    """The turn of `place <cell> <turn>`."""
    return (move - _PLACE) % 4


# keep <room>
_KEEP: Final[i64] = MOVES.base("keep")
_KEEP_END: Final[i64] = MOVES.end("keep")


def is_keep(move: i64) -> bool:
    """Whether a move is `keep <room>`."""
    return _KEEP <= move < _KEEP_END


def keep_move(room: i64) -> i64:
    """The move `keep <room>`."""
    return _KEEP + room


def keep_room(move: i64) -> i64:
    """The room of `keep <room>`."""
    return move - _KEEP


# use <card>
_USE: Final[i64] = MOVES.base("use")
_USE_END: Final[i64] = MOVES.end("use")


def is_use(move: i64) -> bool:
    """Whether a move is `use <card>`."""
    return _USE <= move < _USE_END


def use_move(card: i64) -> i64:
    """The move `use <card>`."""
    return _USE + card


def use_card(move: i64) -> i64:
    """The card of `use <card>`."""
    return move - _USE


# use-on <card> <character>
_USE_ON: Final[i64] = MOVES.base("use-on")
_USE_ON_END: Final[i64] = MOVES.end("use-on")
_USE_ON_CARD: Final[i64] = MOVES.stride("use-on", 0)


def is_use_on(move: i64) -> bool:
    """Whether a move is `use-on <card> <character>`."""
    return _USE_ON <= move < _USE_ON_END


def use_on_move(card: i64, character: i64) -> i64:
    """The move `use-on <card> <character>`."""
    return _USE_ON + _USE_ON_CARD * card + character


def use_on_card(move: i64) -> i64:
    """The card of `use-on <card> <character>`."""
    return (move - _USE_ON) // _USE_ON_CARD


def use_on_character(move: i64) -> i64:
    """The character of `use-on <card> <character>`."""
    return (move - _USE_ON) % _USE_ON_CARD


# use-against <card> <player>
_USE_AGAINST: Final[i64] = MOVES.base("use-against")
_USE_AGAINST_END: Final[i64] = MOVES.end("use-against")


def is_use_against(move: i64) -> bool:
    """Whether a move is `use-against <card> <player>`."""
    return _USE_AGAINST <= move < _USE_AGAINST_END


def use_against_move(card: i64, player: i64) -> i64:
    """The move `use-against <card> <player>`."""
    return _USE_AGAINST + 4 * card + player


def use_against_card(move: i64) -> i64:
    """The card of `use-against <card> <player>`."""
    return (move - _USE_AGAINST) // 4


def use_against_player(move: i64) -> i64:
    """The player of `use-against <card> <player>`."""
    return (move - _USE_AGAINST) % 4


# use-at <card> <zone> <player>
_USE_AT: Final[i64] = MOVES.base("use-at")
_USE_AT_END: Final[i64] = MOVES.end("use-at")


def is_use_at(move: i64) -> bool:
    """Whether a move is `use-at <card> <zone> <player>`."""
    return _USE_AT <= move < _USE_AT_END


def use_at_move(card: i64, zone: i64, player: i64) -> i64:
    """The move `use-at <card> <zone> <player>`."""
    return _USE_AT + 24 * card + 4 * zone + player


def use_at_card(move: i64) -> i64:
    """The card of `use-at <card> <zone> <player>`."""
    return (move - _USE_AT) // 24


def use_at_zone(move: i64) -> i64:
    """The zone of `use-at <card> <zone> <player>`."""
    return (move - _USE_AT) % 24 // 4


def use_at_player(move: i64) -> i64:
    """The player of `use-at <card> <zone> <player>`."""
    return (move - _USE_AT) % 4


# with <character>
_WITH: Final[i64] = MOVES.base("with")
_WITH_END: Final[i64] = MOVES.end("with")


def is_with(move: i64) -> bool:
    """Whether a move is `with <character>`."""
    return _WITH <= move < _WITH_END


def with_move(character: i64) -> i64:
    """The move `with <character>`."""
    return _WITH + character


def with_character(move: i64) -> i64:
    """The character of `with <character>`."""
    return move - _WITH


# sacrifice <character>
_SACRIFICE: Final[i64] = MOVES.base("sacrifice")
_SACRIFICE_END: Final[i64] = MOVES.end("sacrifice")


def is_sacrifice(move: i64) -> bool:
    """Whether a move is `sacrifice <character>`."""
    return _SACRIFICE <= move < _SACRIFICE_END


def sacrifice_move(character: i64) -> i64:
    """The move `sacrifice <character>`."""
    return _SACRIFICE + character


def sacrifice_character(move: i64) -> i64:
    """The character of `sacrifice <character>`."""
    return move - _SACRIFICE


# shift <objective>
_SHIFT: Final[i64] = MOVES.base("shift")
_SHIFT_END: Final[i64] = MOVES.end("shift")


def is_shift(move: i64) -> bool:
    """Whether a move is `shift <objective>`."""
    return _SHIFT <= move < _SHIFT_END


def shift_move(objective: i64) -> i64:
    """The move `shift <objective>`."""
    return _SHIFT + objective


def shift_objective(move: i64) -> i64:
    """The objective of `shift <objective>`."""
    return move - _SHIFT
