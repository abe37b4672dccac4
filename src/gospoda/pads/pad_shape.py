"""What is wrong with the shape of a score file: the checker's sentence taken apart, to be told in any language.

The checker (msgspec) speaks English only, and counts from 0; readers look for the player's name and count from 1.
"""

from __future__ import annotations

import re
from typing import Any

from gospoda.core.messages import Message, say

Fragment = str | Message
PATTERNS = {
    "unscored-field-missing": r"Object missing required field `(?P<field>.*)`",
    "unscored-field-unknown": r"Object contains unknown field `(?P<field>.*)`",
    "unscored-few": r"Expected `array` of length >= (?P<least>\d+)",
    "unscored-many": r"Expected `array` of length <= (?P<most>\d+)",
    "unscored-least": r"Expected `int` >= (?P<least>-?\d+)",
    "unscored-most": r"Expected `int` <= (?P<most>-?\d+)",
    "unscored-value": r"Invalid enum value '(?P<value>.*)'",
    "unscored-type": r"Expected `(?P<expected>.+)`, got `(?P<found>.+)`",
}
TYPES = ("int", "str", "array", "object", "bool", "null", "float")


def misshapen(problem: str, data: Any) -> tuple[list[Fragment], str, dict[str, Fragment | tuple[Fragment, ...]]]:
    """The place in the file, the reason, and what the reason speaks of."""
    sentence, _, at = problem.partition(" - at ")
    place = place_of(at, data)
    for reason, pattern in PATTERNS.items():
        found = re.fullmatch(pattern, sentence)
        if found:
            about = found.groupdict()
            if reason == "unscored-type":
                return place, reason, {name: types(text) for name, text in about.items()}
            return place, reason, dict(about)
    return place, "unscored-shape", {"problem": sentence}


def types(text: str) -> tuple[Fragment, ...]:
    """The types that a sentence joins; that a field may be left out needs no telling."""
    names = [name for name in text.split(" | ") if name != "null"] or ["null"]
    return tuple(say(f"unscored-type-{name}") if name in TYPES else name for name in names)


def place_of(at: str, data: Any) -> list[Fragment]:
    """A path such as `$.players[0].rows[1][2]`: the player by name, then fields and numbers that count from 1."""
    steps = re.findall(r"\.(\w+)|\[(\d+)\]", at)
    if not steps or steps[0][0] != "players" or len(steps) == 1:
        return [field or str(int(number) + 1) for field, number in steps]
    seat = int(steps[1][1])
    player = data["players"][seat]
    name = player.get("name") if isinstance(player, dict) else None
    who = name if isinstance(name, str) else say("seat-number", number=seat + 1)
    return [who, *[field or str(int(number) + 1) for field, number in steps[2:]]]
