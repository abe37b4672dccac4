# gospoda: compiled
"""The number of each move from its parameters, and back.

Written by `python -m gospoda.core.derive` from `moves.py`; not by hand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gospoda.games.simurgh.moves import MOVES

# moves without parameters
RECALL_ALL: Final[i64] = MOVES.base("recall-all")
RECALLED: Final[i64] = MOVES.base("recalled")
SKIP: Final[i64] = MOVES.base("skip")
BUY_BLIND: Final[i64] = MOVES.base("buy-blind")
NO_OBJECTIVE: Final[i64] = MOVES.base("no-objective")
NO_BOOST: Final[i64] = MOVES.base("no-boost")
END_TURN: Final[i64] = MOVES.base("end-turn")


# keep-power <tile>
_KEEP_POWER: Final[i64] = MOVES.base("keep-power")
_KEEP_POWER_END: Final[i64] = MOVES.end("keep-power")


def is_keep_power(move: i64) -> bool:
    """Whether a move is `keep-power <tile>`."""
    return _KEEP_POWER <= move < _KEEP_POWER_END


def keep_power_move(tile: i64) -> i64:
    """The move `keep-power <tile>`."""
    return _KEEP_POWER + tile


def keep_power_tile(move: i64) -> i64:
    """The tile of `keep-power <tile>`."""
    return move - _KEEP_POWER


# draft <tile>
_DRAFT: Final[i64] = MOVES.base("draft")
_DRAFT_END: Final[i64] = MOVES.end("draft")


def is_draft(move: i64) -> bool:
    """Whether a move is `draft <tile>`."""
    return _DRAFT <= move < _DRAFT_END


def draft_move(tile: i64) -> i64:
    """The move `draft <tile>`."""
    return _DRAFT + tile


def draft_tile(move: i64) -> i64:
    """The tile of `draft <tile>`."""
    return move - _DRAFT


# choose-dragon <dragon>
_CHOOSE_DRAGON: Final[i64] = MOVES.base("choose-dragon")
_CHOOSE_DRAGON_END: Final[i64] = MOVES.end("choose-dragon")


def is_choose_dragon(move: i64) -> bool:
    """Whether a move is `choose-dragon <dragon>`."""
    return _CHOOSE_DRAGON <= move < _CHOOSE_DRAGON_END


def choose_dragon_move(dragon: i64) -> i64:
    """The move `choose-dragon <dragon>`."""
    return _CHOOSE_DRAGON + dragon


def choose_dragon_of(move: i64) -> i64:
    """The dragon of `choose-dragon <dragon>`."""
    return move - _CHOOSE_DRAGON


# place <vassal> <space>
_PLACE: Final[i64] = MOVES.base("place")
_PLACE_END: Final[i64] = MOVES.end("place")


def is_place(move: i64) -> bool:
    """Whether a move is `place <vassal> <space>`."""
    return _PLACE <= move < _PLACE_END


def place_move(vassal: i64, space: i64) -> i64:
    """The move `place <vassal> <space>`."""
    return _PLACE + 36 * vassal + space


def place_vassal(move: i64) -> i64:
    """The vassal of `place <vassal> <space>`."""
    return (move - _PLACE) // 36


def place_space(move: i64) -> i64:
    """The space of `place <vassal> <space>`."""
    return (move - _PLACE) % 36


# lay <tile> <area>
_LAY: Final[i64] = MOVES.base("lay")
_LAY_END: Final[i64] = MOVES.end("lay")


def is_lay(move: i64) -> bool:
    """Whether a move is `lay <tile> <area>`."""
    return _LAY <= move < _LAY_END


def lay_move(tile: i64, area: i64) -> i64:
    """The move `lay <tile> <area>`."""
    return _LAY + 6 * tile + area


def lay_tile(move: i64) -> i64:
    """The tile of `lay <tile> <area>`."""
    return (move - _LAY) // 6


def lay_area(move: i64) -> i64:
    """The area of `lay <tile> <area>`."""
    return (move - _LAY) % 6


# replace <tile> <area>
_REPLACE: Final[i64] = MOVES.base("replace")
_REPLACE_END: Final[i64] = MOVES.end("replace")


def is_replace(move: i64) -> bool:
    """Whether a move is `replace <tile> <area>`."""
    return _REPLACE <= move < _REPLACE_END


def replace_move(tile: i64, area: i64) -> i64:
    """The move `replace <tile> <area>`."""
    return _REPLACE + 6 * tile + area


def replace_tile(move: i64) -> i64:
    """The tile of `replace <tile> <area>`."""
    return (move - _REPLACE) // 6


def replace_area(move: i64) -> i64:
    """The area of `replace <tile> <area>`."""
    return (move - _REPLACE) % 6


# recall <vassal> <space>
_RECALL: Final[i64] = MOVES.base("recall")
_RECALL_END: Final[i64] = MOVES.end("recall")


def is_recall(move: i64) -> bool:
    """Whether a move is `recall <vassal> <space>`."""
    return _RECALL <= move < _RECALL_END


def recall_move(vassal: i64, space: i64) -> i64:
    """The move `recall <vassal> <space>`."""
    return _RECALL + 36 * vassal + space


def recall_vassal(move: i64) -> i64:
    """The vassal of `recall <vassal> <space>`."""
    return (move - _RECALL) // 36


def recall_space(move: i64) -> i64:
    """The space of `recall <vassal> <space>`."""
    return (move - _RECALL) % 36


# pay <bundle>
_PAY: Final[i64] = MOVES.base("pay")
_PAY_END: Final[i64] = MOVES.end("pay")


def is_pay(move: i64) -> bool:
    """Whether a move is `pay <bundle>`."""
    return _PAY <= move < _PAY_END


def pay_move(bundle: i64) -> i64:
    """The move `pay <bundle>`."""
    return _PAY + bundle


def pay_bundle(move: i64) -> i64:
    """The bundle of `pay <bundle>`."""
    return move - _PAY


# gain <bundle>
_GAIN: Final[i64] = MOVES.base("gain")
_GAIN_END: Final[i64] = MOVES.end("gain")


def is_gain(move: i64) -> bool:
    """Whether a move is `gain <bundle>`."""
    return _GAIN <= move < _GAIN_END


def gain_move(bundle: i64) -> i64:
    """The move `gain <bundle>`."""
    return _GAIN + bundle


def gain_bundle(move: i64) -> i64:
    """The bundle of `gain <bundle>`."""
    return move - _GAIN


# spend <vassal> <space>
_SPEND: Final[i64] = MOVES.base("spend")
_SPEND_END: Final[i64] = MOVES.end("spend")


def is_spend(move: i64) -> bool:
    """Whether a move is `spend <vassal> <space>`."""
    return _SPEND <= move < _SPEND_END


def spend_move(vassal: i64, space: i64) -> i64:
    """The move `spend <vassal> <space>`."""
    return _SPEND + 36 * vassal + space


def spend_vassal(move: i64) -> i64:
    """The vassal of `spend <vassal> <space>`."""
    return (move - _SPEND) // 36


def spend_space(move: i64) -> i64:
    """The space of `spend <vassal> <space>`."""
    return (move - _SPEND) % 36


# pay-token <dragon> <ability>
_PAY_TOKEN: Final[i64] = MOVES.base("pay-token")
_PAY_TOKEN_END: Final[i64] = MOVES.end("pay-token")


def is_pay_token(move: i64) -> bool:
    """Whether a move is `pay-token <dragon> <ability>`."""
    return _PAY_TOKEN <= move < _PAY_TOKEN_END


def pay_token_move(dragon: i64, ability: i64) -> i64:
    """The move `pay-token <dragon> <ability>`."""
    return _PAY_TOKEN + 3 * dragon + ability


def pay_token_dragon(move: i64) -> i64:
    """The dragon of `pay-token <dragon> <ability>`."""
    return (move - _PAY_TOKEN) // 3


def pay_token_ability(move: i64) -> i64:
    """The ability of `pay-token <dragon> <ability>`."""
    return (move - _PAY_TOKEN) % 3


# token <dragon>
_TOKEN: Final[i64] = MOVES.base("token")
_TOKEN_END: Final[i64] = MOVES.end("token")


def is_token(move: i64) -> bool:
    """Whether a move is `token <dragon>`."""
    return _TOKEN <= move < _TOKEN_END


def token_move(dragon: i64) -> i64:
    """The move `token <dragon>`."""
    return _TOKEN + dragon


def token_dragon(move: i64) -> i64:
    """The dragon of `token <dragon>`."""
    return move - _TOKEN


# keep-dragon <dragon>
_KEEP_DRAGON: Final[i64] = MOVES.base("keep-dragon")
_KEEP_DRAGON_END: Final[i64] = MOVES.end("keep-dragon")


def is_keep_dragon(move: i64) -> bool:
    """Whether a move is `keep-dragon <dragon>`."""
    return _KEEP_DRAGON <= move < _KEEP_DRAGON_END


def keep_dragon_move(dragon: i64) -> i64:
    """The move `keep-dragon <dragon>`."""
    return _KEEP_DRAGON + dragon


def keep_dragon_of(move: i64) -> i64:
    """The dragon of `keep-dragon <dragon>`."""
    return move - _KEEP_DRAGON


# dragon-top <dragon>
_DRAGON_TOP: Final[i64] = MOVES.base("dragon-top")
_DRAGON_TOP_END: Final[i64] = MOVES.end("dragon-top")


def is_dragon_top(move: i64) -> bool:
    """Whether a move is `dragon-top <dragon>`."""
    return _DRAGON_TOP <= move < _DRAGON_TOP_END


def dragon_top_move(dragon: i64) -> i64:
    """The move `dragon-top <dragon>`."""
    return _DRAGON_TOP + dragon


def dragon_top_dragon(move: i64) -> i64:
    """The dragon of `dragon-top <dragon>`."""
    return move - _DRAGON_TOP


# dragon-bottom <dragon>
_DRAGON_BOTTOM: Final[i64] = MOVES.base("dragon-bottom")
_DRAGON_BOTTOM_END: Final[i64] = MOVES.end("dragon-bottom")


def is_dragon_bottom(move: i64) -> bool:
    """Whether a move is `dragon-bottom <dragon>`."""
    return _DRAGON_BOTTOM <= move < _DRAGON_BOTTOM_END


def dragon_bottom_move(dragon: i64) -> i64:
    """The move `dragon-bottom <dragon>`."""
    return _DRAGON_BOTTOM + dragon


def dragon_bottom_dragon(move: i64) -> i64:
    """The dragon of `dragon-bottom <dragon>`."""
    return move - _DRAGON_BOTTOM


# buy <slot>
_BUY: Final[i64] = MOVES.base("buy")
_BUY_END: Final[i64] = MOVES.end("buy")


def is_buy(move: i64) -> bool:
    """Whether a move is `buy <slot>`."""
    return _BUY <= move < _BUY_END


def buy_move(slot: i64) -> i64:
    """The move `buy <slot>`."""
    return _BUY + slot


def buy_slot(move: i64) -> i64:
    """The slot of `buy <slot>`."""
    return move - _BUY


# take <slot>
_TAKE: Final[i64] = MOVES.base("take")
_TAKE_END: Final[i64] = MOVES.end("take")


def is_take(move: i64) -> bool:
    """Whether a move is `take <slot>`."""
    return _TAKE <= move < _TAKE_END


def take_move(slot: i64) -> i64:
    """The move `take <slot>`."""
    return _TAKE + slot


def take_slot(move: i64) -> i64:
    """The slot of `take <slot>`."""
    return move - _TAKE


# objective <objective> <slot>
_OBJECTIVE: Final[i64] = MOVES.base("objective")
_OBJECTIVE_END: Final[i64] = MOVES.end("objective")


def is_objective(move: i64) -> bool:
    """Whether a move is `objective <objective> <slot>`."""
    return _OBJECTIVE <= move < _OBJECTIVE_END


def objective_move(objective: i64, slot: i64) -> i64:
    """The move `objective <objective> <slot>`."""
    return _OBJECTIVE + 5 * objective + slot


def objective_of(move: i64) -> i64:
    """The objective of `objective <objective> <slot>`."""
    return (move - _OBJECTIVE) // 5


def objective_slot(move: i64) -> i64:
    """The slot of `objective <objective> <slot>`."""
    return (move - _OBJECTIVE) % 5


# exchange-objective <objective> <slot>
_EXCHANGE_OBJECTIVE: Final[i64] = MOVES.base("exchange-objective")
_EXCHANGE_OBJECTIVE_END: Final[i64] = MOVES.end("exchange-objective")


def is_exchange_objective(move: i64) -> bool:
    """Whether a move is `exchange-objective <objective> <slot>`."""
    return _EXCHANGE_OBJECTIVE <= move < _EXCHANGE_OBJECTIVE_END


def exchange_objective_move(objective: i64, slot: i64) -> i64:
    """The move `exchange-objective <objective> <slot>`."""
    return _EXCHANGE_OBJECTIVE + 5 * objective + slot


def exchange_objective_of(move: i64) -> i64:
    """The objective of `exchange-objective <objective> <slot>`."""
    return (move - _EXCHANGE_OBJECTIVE) // 5


def exchange_objective_slot(move: i64) -> i64:
    """The slot of `exchange-objective <objective> <slot>`."""
    return (move - _EXCHANGE_OBJECTIVE) % 5


# objective-top <objective>
_OBJECTIVE_TOP: Final[i64] = MOVES.base("objective-top")
_OBJECTIVE_TOP_END: Final[i64] = MOVES.end("objective-top")


def is_objective_top(move: i64) -> bool:
    """Whether a move is `objective-top <objective>`."""
    return _OBJECTIVE_TOP <= move < _OBJECTIVE_TOP_END


def objective_top_move(objective: i64) -> i64:
    """The move `objective-top <objective>`."""
    return _OBJECTIVE_TOP + objective


def objective_top_objective(move: i64) -> i64:
    """The objective of `objective-top <objective>`."""
    return move - _OBJECTIVE_TOP


# objective-bottom <objective>
_OBJECTIVE_BOTTOM: Final[i64] = MOVES.base("objective-bottom")
_OBJECTIVE_BOTTOM_END: Final[i64] = MOVES.end("objective-bottom")


def is_objective_bottom(move: i64) -> bool:
    """Whether a move is `objective-bottom <objective>`."""
    return _OBJECTIVE_BOTTOM <= move < _OBJECTIVE_BOTTOM_END


def objective_bottom_move(objective: i64) -> i64:
    """The move `objective-bottom <objective>`."""
    return _OBJECTIVE_BOTTOM + objective


def objective_bottom_objective(move: i64) -> i64:
    """The objective of `objective-bottom <objective>`."""
    return move - _OBJECTIVE_BOTTOM


# explore <area>
_EXPLORE: Final[i64] = MOVES.base("explore")
_EXPLORE_END: Final[i64] = MOVES.end("explore")


def is_explore(move: i64) -> bool:
    """Whether a move is `explore <area>`."""
    return _EXPLORE <= move < _EXPLORE_END


def explore_move(area: i64) -> i64:
    """The move `explore <area>`."""
    return _EXPLORE + area


def explore_area(move: i64) -> i64:
    """The area of `explore <area>`."""
    return move - _EXPLORE


# ability <dragon> <ability>
_ABILITY: Final[i64] = MOVES.base("ability")
_ABILITY_END: Final[i64] = MOVES.end("ability")


def is_ability(move: i64) -> bool:
    """Whether a move is `ability <dragon> <ability>`."""
    return _ABILITY <= move < _ABILITY_END


def ability_move(dragon: i64, ability: i64) -> i64:
    """The move `ability <dragon> <ability>`."""
    return _ABILITY + 3 * dragon + ability


def ability_dragon(move: i64) -> i64:
    """The dragon of `ability <dragon> <ability>`."""
    return (move - _ABILITY) // 3


def ability_of(move: i64) -> i64:
    """The ability of `ability <dragon> <ability>`."""
    return (move - _ABILITY) % 3


# boost <dragon> <ability>
_BOOST: Final[i64] = MOVES.base("boost")
_BOOST_END: Final[i64] = MOVES.end("boost")


def is_boost(move: i64) -> bool:
    """Whether a move is `boost <dragon> <ability>`."""
    return _BOOST <= move < _BOOST_END


def boost_move(dragon: i64, ability: i64) -> i64:
    """The move `boost <dragon> <ability>`."""
    return _BOOST + 3 * dragon + ability


def boost_dragon(move: i64) -> i64:
    """The dragon of `boost <dragon> <ability>`."""
    return (move - _BOOST) // 3


def boost_ability(move: i64) -> i64:
    """The ability of `boost <dragon> <ability>`."""
    return (move - _BOOST) % 3


# tile-top <tile>
_TILE_TOP: Final[i64] = MOVES.base("tile-top")
_TILE_TOP_END: Final[i64] = MOVES.end("tile-top")


def is_tile_top(move: i64) -> bool:
    """Whether a move is `tile-top <tile>`."""
    return _TILE_TOP <= move < _TILE_TOP_END


def tile_top_move(tile: i64) -> i64:
    """The move `tile-top <tile>`."""
    return _TILE_TOP + tile


def tile_top_tile(move: i64) -> i64:
    """The tile of `tile-top <tile>`."""
    return move - _TILE_TOP


# tile-bottom <tile>
_TILE_BOTTOM: Final[i64] = MOVES.base("tile-bottom")
_TILE_BOTTOM_END: Final[i64] = MOVES.end("tile-bottom")


def is_tile_bottom(move: i64) -> bool:
    """Whether a move is `tile-bottom <tile>`."""
    return _TILE_BOTTOM <= move < _TILE_BOTTOM_END


def tile_bottom_move(tile: i64) -> i64:
    """The move `tile-bottom <tile>`."""
    return _TILE_BOTTOM + tile


def tile_bottom_tile(move: i64) -> i64:
    """The tile of `tile-bottom <tile>`."""
    return move - _TILE_BOTTOM


# discard <thing>
_DISCARD: Final[i64] = MOVES.base("discard")
_DISCARD_END: Final[i64] = MOVES.end("discard")


def is_discard(move: i64) -> bool:
    """Whether a move is `discard <thing>`."""
    return _DISCARD <= move < _DISCARD_END


def discard_move(thing: i64) -> i64:
    """The move `discard <thing>`."""
    return _DISCARD + thing


def discard_thing(move: i64) -> i64:
    """The thing of `discard <thing>`."""
    return move - _DISCARD
