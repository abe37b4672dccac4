"""The closed sets of names that the rules number, each listed once. Content files and tables use them.

A set that content files are checked against is a `Literal`. `python -m gospoda.core.derive` writes a constant for
each name's number into `constants`: the compiler knows these numbers, unlike those of an `IntEnum`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple, get_args

Timing = Literal[
    "static",
    "any-time",
    "round-start",
    "acquire-phase",
    "build-phase",
    "response-kill",
    "after-kill",
    "on-acquire",
    "end-game",
]
# what an announced ability names: nobody, a character of another guild, an announced kill, the character just killed,
# another player, another player's tent, two characters in two zones
Targets = Literal["nobody", "victim", "kill", "killed", "player", "tent", "pair"]
Counted = Literal["other-members", "rooms", "factions", "area", "character", "room-set"]
Compared = Literal[
    "gardens",
    "characters",
    "dwarves",
    "human-women",
    "factions",
    "area",
    "small-rooms",
    "card-income",
    "gold",
    "faction",
]
ANNOUNCED: Final[tuple[Timing, ...]] = ("any-time", "round-start", "acquire-phase", "on-acquire")


class VerbRule(NamedTuple):
    """Which timing words a verb allows, and what it names when announced."""

    timings: tuple[Timing, ...]
    targets: Targets = "nobody"


VERB_RULES: Final = {
    "points": VerbRule(("end-game",)),
    "shift-objective": VerbRule(("end-game",)),
    "kill": VerbRule(ANNOUNCED, "victim"),
    "prevent-kill": VerbRule(("response-kill",), "kill"),
    "claim-killed": VerbRule(("after-kill",), "killed"),
    "sacrifice-other": VerbRule(("on-acquire",)),
    "gain-gold": VerbRule(ANNOUNCED),
    "take-florins": VerbRule(ANNOUNCED, "player"),
    "turn-up": VerbRule(ANNOUNCED),
    "return-florins": VerbRule(("acquire-phase",), "tent"),
    "swap-characters": VerbRule(("acquire-phase",), "pair"),
    "protect": VerbRule(("static",)),
    "gain-on-take": VerbRule(("static",)),
    "keep-florins": VerbRule(("static",)),
    "exchange-rate": VerbRule(("static",)),
    "discount": VerbRule(("build-phase",)),
}
if TYPE_CHECKING:
    Verb = str
else:
    Verb = Literal[tuple(VERB_RULES)]

VERBS: Final[tuple[str, ...]] = tuple(VERB_RULES)
TIMINGS: Final[tuple[str, ...]] = get_args(Timing)
TARGETS: Final[tuple[str, ...]] = get_args(Targets)
COUNTS: Final[tuple[str, ...]] = ("", *get_args(Counted))
COMPARISONS: Final[tuple[str, ...]] = get_args(Compared)

CONSTANTS: Final = [
    ("{}", VERBS),
    ("{}", TIMINGS),
    ("TARGETS_{}", TARGETS),
    ("COUNT_{}", COUNTS),
    ("COMPARE_{}", COMPARISONS),
]
