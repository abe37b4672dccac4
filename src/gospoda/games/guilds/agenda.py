"""Everything that may be on the agenda: each heading declared once, with its frames' fields and their bounds.

`python -m gospoda.core.derive` writes the frame classes into `frames`, from which the rules import both.
"""

from __future__ import annotations

from gospoda.core.agenda import FLAG, SEAT, Heading, between, frame, poll, thing
from gospoda.games.guilds.lookups import CHARACTER
from gospoda.games.guilds.moves import ZONE

MOST_PLACE = 4  # number of seats that have had their say in a poll
MOST_TARGET = 255  # a character, a zone, a seat or an index into the announced abilities
TARGET = between(-1, MOST_TARGET)

# ---- 4: the phases; most of them go round in player order

ROUND_STARTS = poll("round-start", "5: start-of-round abilities.", MOST_PLACE)
AUCTION = Heading("auction")
EXCHANGE_PHASE = poll("exchange", "7: changing coins.", MOST_PLACE)
BUILDING = Heading("building")
PLACING = Heading("placing")
KEEPING_ROOMS = poll(
    "keeping",
    "9.1: keeping rooms; `begun`: the player who is asked has laid a florin.",
    MOST_PLACE,
    begun=FLAG.usually(False),
)
FINAL_SCORING = poll("final", "11: choices of end-of-game abilities.", MOST_PLACE)

# ---- 6: bids and taking

BID_AMOUNT = frame(
    "bid-amount",
    "6.2: how many florins go into this zone; `first` is the zone of the first bid, if this is the second.",
    "BidFrame",
    zone=thing(ZONE),
    first=thing(ZONE, optional=True),
)
SECOND_BID = frame("second-bid", "6.2.2: the first bid lies in this zone.", first=thing(ZONE))
TAKING = frame(
    "taking",
    "10: this seat has taken a character; `used`: its ability has been announced.",
    seat=SEAT,
    card=thing(CHARACTER),
    used=FLAG,
)

# ---- 10: abilities

ABILITY = frame(
    "ability",
    "10.3: an ability that was announced and has not resolved, with its targets. "
    "These depend on the verb: victim and its owner, zone and player, two characters, a place among the announced "
    "abilities and the character there.",
    "Announced",
    seat=SEAT,
    card=thing(CHARACTER),
    target=TARGET,
    second=TARGET,
    prevented=FLAG.usually(False),
)
RESPONSE = poll("response", "10.4: the others, and last its owner, may respond to the ability below.", MOST_PLACE)
AFTERMATH = poll(
    "aftermath", "10.6: this character of this owner has been killed.", MOST_PLACE, victim=thing(CHARACTER), owner=SEAT
)
SECOND_TARGET = frame(
    "second-target",
    "D5: the card that swaps, and the first of the two characters.",
    card=thing(CHARACTER),
    first=thing(CHARACTER),
)
SACRIFICING = frame("sacrificing", "10.5: the card that demands a sacrifice.", card=thing(CHARACTER))
