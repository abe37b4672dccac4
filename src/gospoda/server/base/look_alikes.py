"""What names look like, after Unicode TR39: two names that share a look can be mistaken for each other."""

from __future__ import annotations

import unicodedata
from functools import cache

LONGEST = 24  # characters of a name
DIRECTION = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters and signs that show nothing
CAPITALS = {ord("i"): "1", ord("o"): "0"}  # a capital I looks like 1 and l, an O like 0


def numbered(name: str, number: int) -> str:
    """Another name for somebody whose own one is taken: "Zofia 2"."""
    mark = f" {number}"
    return name[: LONGEST - len(mark)].rstrip() + mark


def looks(name: str) -> frozenset[str]:
    """What a name looks like, as written and in small letters: two names that share a look can be mistaken.

    Accents, punctuation, symbols and spaces make no difference: "Zofia ✓" is nobody but Zofia. There are two looks
    because letters that look alike as capitals (Greek Nu and N) differ as small letters.
    """
    wide = "".join(map(full_size, unicodedata.normalize("NFKC", name)))
    spelled = without(wide, "PSZ") or wide
    return frozenset(plain(spread) for spread in (skeleton(spelled), skeleton(spelled.casefold())))


def plain(spread: str) -> str:
    """A skeleton in small letters and without accents."""
    return (without(spread, "M") or spread).casefold().translate(CAPITALS).replace("vv", "w")


def full_size(sign: str) -> str:
    """A letter for one of the small capitals, which TR39 tells apart from it; a grave for a mark beside a letter."""
    if "\u02b0" <= sign <= "\u02ff":
        return "`"
    _, small, letter = unicodedata.name(sign, "").partition("LATIN LETTER SMALL CAPITAL ")
    return letter if small and len(letter) == 1 else sign


def without(text: str, kinds: str) -> str:
    """Without signs of these Unicode categories."""
    return "".join(sign for sign in text if unicodedata.category(sign)[0] not in kinds)


def skeleton(text: str) -> str:
    """What TR39 calls a skeleton: two texts with the same one look alike."""
    known = prototypes()
    spread = "".join(known.get(sign, sign) for sign in unicodedata.normalize("NFD", text) if sign not in BLANK)
    return unicodedata.normalize("NFD", "".join(spread.split()))


@cache
def prototypes() -> dict[str, str]:
    """For each sign that looks like another one the sign, or signs, that stand for all of its kind."""
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
    """Several signs stand for one that looks like them; else the plainest does."""
    return len(signs) == 1, not signs.isascii(), signs


def bare(signs: str) -> str:
    """Without the marks of direction that the data wraps some signs in."""
    return "".join(sign for sign in signs if sign not in DIRECTION)
