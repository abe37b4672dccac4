"""Everything the agenda may hold: each heading declared once, with what its frames remember and the bounds of it.

`python -m gospoda.core.derive` writes the frame classes into `frames`, from where the rules import both.
"""

from __future__ import annotations

from gospoda.core.agenda import FLAG, Heading, between, frame, thing
from gospoda.core.moves import Domain
from gospoda.games.simurgh.enums import STEPS
from gospoda.games.simurgh.lookups import AREA, BOOST_BIT, COST, SPACE, VASSAL

EFFECTS = between(0, len(COST) - 1)
OCCASIONS = between(0, (1 << 16) - 1)  # a set
BOOSTS = between(0, (1 << max(BOOST_BIT).bit_length()) - 1)  # a set, see BOOST_BIT
MANY_TOKENS = between(0, 255)
STEP = Domain("step", [*STEPS])

# ---- 4, 5, 14: drafts, turns and their windows

POWER_DRAFT = Heading("power-draft")
TILE_DRAFT = Heading("tile-draft")
DRAGON_CHOICE = Heading("dragon-choice")
TURN = Heading("turn")
LAID = Heading("laid")
RECALLING = Heading("recalling")
SCOUTING = Heading("scouting")
TAKING = Heading("taking")
AT_MONUMENT = Heading("monument")
RETURNING_OBJECTIVES = Heading("returning-objectives")
ASK_HAND = Heading("hand-limit")
ASK_RESOURCES = Heading("resource-limit")
AFTER_PLACE = frame("after-place", "10.3: the effect of this space is over.", space=thing(SPACE))
AFTER_MOVE = frame("after-move", "11: the reward of an exploration move in this area is over.", area=thing(AREA))
MOVING_ON = frame("moving-on", "H26: the rider in this area moves once more.", area=thing(AREA))

# ---- 6, H24: an effect

EFFECT = frame(
    "effect",
    "6, H24: an effect in progress. "
    "`occasions` is what it has been an occasion for so far, `used` the boosts that have answered that, `tokens` "
    "those that are still to be placed, `filled` the boosts that had a token before these came. `area` is that of an "
    "exploration move (-1: none), `extra` whether that was an extra one, `moving` whether another one was chosen "
    "(H26: it is taken last). A `quiet` effect is no occasion for boosts (H17).",
    effect=EFFECTS,
    step=thing(STEP),
    area=thing(AREA, optional=True).usually(-1),
    extra=FLAG.usually(False),
    quiet=FLAG.usually(False),
    moving=FLAG.usually(False),
    occasions=OCCASIONS.usually(0),
    used=BOOSTS.usually(0),
    tokens=MANY_TOKENS.usually(0),
    filled=BOOSTS.usually(0),
)

# ---- 6, 8, 12: the choices inside an effect

PAYING = frame("paying", "A2: what an effect costs.", effect=EFFECTS)
SPENDING = frame("spending", "A5: a vassal that an effect costs.", vassal=thing(VASSAL), effect=EFFECTS)
PAYING_TOKENS = Heading("paying-tokens")
GAINING = frame(
    "gaining",
    "A1: what an effect gives; a gain of the same kind is one of the occasions.",
    effect=EFFECTS,
    occasions=OCCASIONS,
)
TOKENS = frame("tokens", "A3: so many tokens are to be placed.", count=MANY_TOKENS)
KEEPING = frame("keeping", "A6: the dragon that is kept comes with so many tokens.", tokens=between(0, 3))
RETURNING_DRAGONS = Heading("returning-dragons")
BOOSTING = frame(
    "boosting",
    "F3: what may be answered, where, whether also by an extra move, and the boosts that have answered.",
    occasions=OCCASIONS,
    area=thing(AREA, optional=True),
    extra=FLAG,
    used=BOOSTS,
)
