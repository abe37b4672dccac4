"""Structural errors of a score file: takes the checker's sentence apart, to show it in any language.

The checker (msgspec) speaks only English and counts from 0; readers look for the player's name and count from
1.
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
    """Returns the place in the file, the reason, and what the reason is about."""
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
    """Returns the types that a sentence lists, without the one for fields that may be left out."""
    names = [name for name in text.split(" | ") if name != "null"] or ["null"]
    return tuple(say(f"unscored-type-{name}") if name in TYPES else name for name in names)


def place_of(at: str, data: Any) -> list[Fragment]:
    """Returns a path such as `$.players[0].rows[1][2]` as the player's name, then fields and numbers from 1."""
    steps = re.findall(r"\.(\w+)|\[(\d+)\]", at)
    if not steps or steps[0][0] != "players" or len(steps) == 1:
        return [field or str(int(number) + 1) for field, number in steps]
    seat = int(steps[1][1])
    player = data["players"][seat]
    name = player.get("name") if isinstance(player, dict) else None
    who = name if isinstance(name, str) else say("seat-number", number=seat + 1)
    return [who, *[field or str(int(number) + 1) for field, number in steps[2:]]]
