"""Detects names that look alike, after Unicode TR39, because they can be mistaken for each other."""

from __future__ import annotations

import unicodedata
from functools import cache

LONGEST = 24  # characters of a name
DIRECTION = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters and signs that are invisible
CAPITALS = {ord("i"): "1", ord("o"): "0"}  # a capital I looks like 1 and l, an O like 0


def numbered(name: str, number: int) -> str:
    """Returns a numbered name for somebody whose own name is taken: "Zofia 2"."""
    mark = f" {number}"
    return name[: LONGEST - len(mark)].rstrip() + mark


def looks(name: str) -> frozenset[str]:
    """Returns the looks of a name, as written and in lower case. Two names that share a look can be mistaken.

    Accents, punctuation, symbols and spaces make no difference: "Zofia ✓" looks like Zofia. There are two looks
    because letters that look alike as capitals (Greek Nu and N) differ in lower case.
    """
    wide = "".join(map(full_size, unicodedata.normalize("NFKC", name)))
    spelled = without(wide, "PSZ") or wide
    return frozenset(plain(spread) for spread in (skeleton(spelled), skeleton(spelled.casefold())))


def plain(spread: str) -> str:
    """Returns a skeleton in lower case and without accents."""
    return (without(spread, "M") or spread).casefold().translate(CAPITALS).replace("vv", "w")


def full_size(sign: str) -> str:
    """Replaces small capitals, which TR39 distinguishes, by letters, and modifier letters by a grave accent."""
    if "\u02b0" <= sign <= "\u02ff":
        return "`"
    _, small, letter = unicodedata.name(sign, "").partition("LATIN LETTER SMALL CAPITAL ")
    return letter if small and len(letter) == 1 else sign


def without(text: str, kinds: str) -> str:
    """Returns the text without characters of these Unicode categories."""
    return "".join(sign for sign in text if unicodedata.category(sign)[0] not in kinds)


def skeleton(text: str) -> str:
    """Returns the skeleton as TR39 defines it: two texts with the same skeleton look alike."""
    known = prototypes()
    spread = "".join(known.get(sign, sign) for sign in unicodedata.normalize("NFD", text) if sign not in BLANK)
    return unicodedata.normalize("NFD", "".join(spread.split()))


@cache
def prototypes() -> dict[str, str]:
    """Maps each confusable character to the character, or characters, that represent all of its look-alikes."""
    from confusable_homoglyphs.confusables import confusables_data

    pairs = [(bare(sign), bare(other["c"])) for sign, others in confusables_data.items() for other in others]
    kin: dict[str, set[str]] = {}
    for sign, other in pairs:
        both = kin.setdefault(sign, {sign}) | kin.setdefault(other, {other})
        for one in both:
            kin[one] = both
    heads = {sign: min(alike, key=order) for sign, alike in kin.items() if len(sign) == 1}
    return {sign: "".join(heads.get(part, part) for part in head) for sign, head in heads.items()}


def order(signs: str) -> tuple[bool, bool, str]:
    """Sort key for the representative of look-alikes: sequences of several characters first, then ASCII."""
    return len(signs) == 1, not signs.isascii(), signs


def bare(signs: str) -> str:
    """Removes the marks of direction that the data wraps some characters in."""
    return "".join(sign for sign in signs if sign not in DIRECTION)
