"""Checks guests' names: visible, in one script, and distinct from other names at the table (Unicode TR39)."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache

from gospoda.bots.people import NAMES
from gospoda.core.chance import Chance
from gospoda.server.base.look_alikes import BLANK, DIRECTION, LONGEST, looks, without
from gospoda.server.base.refusals import refused

MARKS = 2  # combining marks on one letter; more of them overlap the neighbours
CJK = (frozenset({"HAN", "HIRAGANA", "KATAKANA"}), frozenset({"HAN", "BOPOMOFO"}), frozenset({"HAN", "HANGUL"}))
NO_SCRIPT = frozenset({"COMMON", "INHERITED"})


OFFICIAL = (
    *("admin", "administrator", "administratorka", "administrátor", "administrátorka", "bot", "gospoda", "mod"),
    *("moderator", "moderatorka", "moderátor", "moderátorka", "official", "operator", "operatorka", "operátor", "root"),
    *("server", "serwer", "somebody", "staff", "support", "system", "systém"),
)
"""Words that make a name look as if the inn itself, or one of its bots, were speaking."""


def clean(text: str) -> str:
    """Returns text for others to read, without control characters and marks that change the writing direction."""
    return " ".join("".join(c for c in text if c.isprintable() and c not in DIRECTION).split())


def checked_name(name: str) -> str:
    """Returns a name in its normal form, or refuses it."""
    tidy = clean("".join(c for c in unicodedata.normalize("NFC", name) if c not in BLANK and not is_selector(c)))
    if not 1 <= len(tidy) <= LONGEST or piled(tidy) or all(unicodedata.category(c)[0] in "MZ" for c in tidy):
        raise refused("refused-name", 400)
    if mixed(tidy):
        raise refused("refused-name-mixed", 400)
    if official(tidy):
        raise refused("refused-name-official", 400)
    return tidy


def is_selector(sign: str) -> bool:
    """Whether a character is a variation selector, which only chooses a form of the one before it."""
    return "\ufe00" <= sign <= "\ufe0f" or "\u180b" <= sign <= "\u180f" or "\U000e0100" <= sign <= "\U000e01ef"


def piled(text: str) -> bool:
    """Whether a letter has more combining marks than any language needs."""
    marks = 0
    for sign in unicodedata.normalize("NFD", text):
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks > MARKS:
            return True
    return False


def mixed(text: str) -> bool:
    """Whether a name fails TR39's "highly restrictive" level: one script, or Latin with one of CJK."""
    from confusable_homoglyphs import categories

    scripts = {str(categories.alias(sign)) for sign in text} - NO_SCRIPT
    return len(scripts) > 1 and not any(scripts <= allowed | {"LATIN"} for allowed in CJK)


# ---- names that look alike


def distinct(name: str, taken: Iterable[str]) -> str:
    """Returns the name as others see it, numbered if it could be mistaken for one that is already there."""
    there = {look for other in taken for look in looks(other)}
    shown, number = name, 2
    while looks(shown) & there:
        shown, number = f"{name} ({number})", number + 1
    return shown


def bot_name(taken: Iterable[str], chance: Chance) -> str:
    """Returns a name for a bot that looks like none of those already there."""
    names = list(taken)
    there = {look for other in names for look in looks(other)}
    free = [name for name in NAMES if not looks(name) & there]
    return free[chance.below(len(free))] if free else distinct(NAMES[0], names)


def official(name: str) -> bool:
    """Whether a name pretends to be the inn's own or a bot's. Numbers are ignored for bots, which are numbered."""
    words = "".join(" " if unicodedata.category(sign)[0] in "PZ" else sign for sign in name).split()
    own, levels = reserved_looks()
    unnumbered = looks(without(name, "N") or name)
    return bool(unnumbered & levels) or any(looks(word) & own for word in [name, *words])


@cache
def reserved_looks() -> tuple[frozenset[str], frozenset[str]]:
    """Returns the looks of the inn's own words, and those of the bot levels in every language."""
    from gospoda import bots
    from gospoda.core.words import LANGUAGES, Words

    levels = {Words(None, lang).bot(level) for lang in LANGUAGES for level in bots.names()} | set(bots.names())
    own, named = (frozenset(look for word in words for look in looks(word)) for words in (OFFICIAL, levels))
    return own, named
