"""The effect language of the content files: costs and gains in a few words, expanded to everything they can mean.

    "1 wood/stone or 2 veg"     1 wood, or 1 stone, or 2 vegetables
    "1 weapon + 2 veg/meat"     1 weapon and any mix of two vegetables and meat
    "3 pp + dragon 4:1"         3 power points; draw 4 dragons, keep one with 1 token on it

A *bundle* is one thing that an amount can mean: a count for each of the ten things.
"""

from __future__ import annotations

import re
from itertools import combinations_with_replacement, product

from msgspec import Struct

from gospoda.core.content import ContentError
from gospoda.games.simurgh.enums import THINGS

TERM = re.compile(r"^(\d+) ([a-z]+(?:/[a-z]+)*)$")
DRAGON = re.compile(r"^dragon (\d+):(\d+)$")

Bundle = tuple[int, ...]


class Amount(Struct, frozen=True):
    """A parsed amount: the bundles to choose from, and the dragons to draw."""

    bundles: list[Bundle]
    draw: int = 0
    tokens: int = 0


def bundle(**counts: int) -> Bundle:
    """Builds a bundle from counts by name."""
    return tuple(counts.get(thing, 0) for thing in THINGS)


def parse_amount(text: str, where: str) -> Amount:
    """Parses an amount of the effect language; errors name the place."""
    if not text:
        return Amount([])
    bundles: list[Bundle] = []
    draw = tokens = 0
    for alternative in text.split(" or "):
        terms = []
        for term in alternative.split(" + "):
            dragon = DRAGON.match(term)
            if dragon and " or " not in text:
                draw, tokens = int(dragon[1]), int(dragon[2])
            else:
                terms.append(parse_term(term, text, where))
        if terms:
            bundles += [tuple(map(sum, zip(*parts, strict=True))) for parts in product(*terms)]
    return Amount(list(dict.fromkeys(bundles)), draw, tokens)


def parse_term(term: str, text: str, where: str) -> list[Bundle]:
    """Parses a term such as `3 wood/stone` into every way to make up the number."""
    found = TERM.match(term)
    if not found:
        raise ContentError(f"{where}: {term!r} in {text!r} is no amount such as '2 veg' or '3 wood/stone'")
    number, names = int(found[1]), found[2].split("/")
    for name in names:
        if name not in THINGS:
            raise ContentError(f"{where}: there is no {name!r} in {text!r}; there are {', '.join(THINGS)}")
    if number < 1:
        raise ContentError(f"{where}: the number in {term!r} must be at least 1")
    mixes = combinations_with_replacement(names, number)
    return [tuple(mix.count(thing) for thing in THINGS) for mix in mixes]


def slug(counts: Bundle) -> str:
    """A bundle in move notation, such as `veg2-meat1`."""
    return "-".join(f"{thing}{n}" for thing, n in zip(THINGS, counts, strict=True) if n) or "nothing"
