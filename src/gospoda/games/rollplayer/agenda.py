"""Everything that may be on the agenda: each heading declared once, with its frames' fields and their bounds.

`python -m gospoda.core.derive` writes the frame classes into `frames`, from which the rules import both.
"""

from __future__ import annotations

from gospoda.core.agenda import SEAT, Heading, between, frame, poll, thing
from gospoda.core.moves import Domain
from gospoda.games.rollplayer.enums import BEGINNINGS, GOODS, SOURCES
from gospoda.games.rollplayer.lookups import (
    ABILITY_TIMES,
    CARD,
    COLOUR,
    PURCHASES,
    REFRESHED,
    REPEAT_TIMES,
    ROW,
    SPACES,
    W1,
    W7,
)
from gospoda.games.rollplayer.moves import INITIATIVE, SPACE

PLACE = between(0, 3)  # in order of play
MOST_COIN = 99
PHASE = Domain("phase", [*BEGINNINGS])
SOURCE = Domain("source", [*SOURCES])
GOODS_FROM = Domain("goods", [*GOODS])
DONE = between(0, max(REPEAT_TIMES))
PURCHASED = between(0, max(PURCHASES))
REFRESHES = between(0, max(REFRESHED))

# ---- 4: set-up

RACE_CHOICE = frame("race", "4.2: the player at this place chooses a race.", place=PLACE)
CLASS_CHOICE = frame(
    "class",
    "4.4: the player at this place takes a class of the drawn colour, or any one.",
    place=PLACE,
    colour=thing(COLOUR, optional=True),
)
START_DICE_CHOICE = Heading("start-dice")

# ---- 5: what a phase step starts

PHASE_STEP = frame("phase", "5: a phase, or a part of one, begins.", phase=thing(PHASE))

# ---- 5.1, 5.2: dice

LAYOUT = frame("layout", "5.1: which of the equal dice comes on this Initiative card.", card=thing(INITIATIVE))
DICE_TURN = frame("dice-turn", "5.2: the turn of this seat begins.", seat=SEAT)
DICE_TURN_END = frame("dice-turn-end", "5.2: the turn of this seat is over.", seat=SEAT)
SELECTION = Heading("selection")
PLACEMENT = frame(
    "placement", "5.2.2: the die in hand is to be placed; its card had so much gold on it.", coin=between(0, MOST_COIN)
)

# ---- 5.2.4: attribute actions, and where they come from

ACTION = frame(
    "action",
    "5.2.4: the action of a row, done so often already; `touched` is the set of spaces that it has changed.",
    row=thing(ROW),
    source=thing(SOURCE),
    done=DONE,
    touched=between(0, (1 << SPACES) - 1),
)
EXCHANGE = frame(
    "exchange",
    "5.2.4 Dexterity: the die of this space changes places with another one; the rest is of the action.",
    space=thing(SPACE),
    source=thing(SOURCE),
    done=DONE,
)
KEEPING = frame(
    "keeping",
    "5.2.4 Intelligence: the die of this space was rolled again and shows this face.",
    space=thing(SPACE),
    face=between(1, 6),
)
TRIGGER = frame(
    "trigger",
    "D11: a class ability grants this seat the action of a row so many times.",
    seat=SEAT,
    row=thing(ROW),
    times=between(1, max(ABILITY_TIMES)),
)

# ---- 5.3: the Market

EXTRA = Heading("extra")
MARKET_ASK = frame("market-ask", "5.3: this seat shops, after so many purchases.", seat=SEAT, done=PURCHASED)
TRANSACTION = frame("market", "5.3: buy or take gold, after so many purchases.", "TransactionFrame", done=PURCHASED)
ROOM = frame("room", "5.3: room is needed for this weapon.", card=thing(CARD))
PUT_DOWN = frame(
    "put-down", "5.3: a bought card comes to its owner.", seat=SEAT, card=thing(CARD), source=thing(GOODS_FROM)
)
NEXT_PURCHASE = frame("next-purchase", "5.3: this seat has bought.", seat=SEAT)
MARKET_TURN_END = frame("market-turn-end", "5.3: this Initiative card goes back to the row.", card=thing(INITIATIVE))

# ---- 5.4: Cleanup

CLEANUP_STEP = Heading("cleanup-step")
REFRESH_STEP = frame(
    "refresh-step",
    "5.4.2: the player at this place has turned so many skills upright.",
    place=between(0, 4),
    done=REFRESHES,
)
REFRESHING = frame("refresh", "5.4.2: the same, as a question.", "RefreshingFrame", place=PLACE, done=REFRESHES)

# ---- 6: windows, and the abilities of skills

WINDOW = poll("window-poll", "6: a window is open, and goes round.", 5, "WindowFrame", window=between(W1, W7))


def ability(name: str) -> Heading:
    """A heading for a skill that asks something; all of these share one frame class."""
    return frame(name, "6.3: the ability of a skill card that was used or copied.", "AbilityFrame", card=thing(CARD))


BAG_SWAP = ability("search")
POOL_SWAP = ability("negotiate")
POOL_RAISE = ability("climb")
POOL_REROLL = ability("intimidate")
DIE_MOVE = ability("sleight")
TOP_CARD = ability("open-lock")
DISCARD_PURCHASE = ability("move-silently")
