"""Names of guests: visible, of one script, and told apart from other names at the table (Unicode TR39)."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache

from gospoda.bots.people import NAMES
from gospoda.core.chance import Chance
from gospoda.server.base.look_alikes import BLANK, DIRECTION, LONGEST, looks, without
from gospoda.server.base.refusals import refused

MARKS = 2  # combining marks on one letter; more of them run over the neighbours
CJK = (frozenset({"HAN", "HIRAGANA", "KATAKANA"}), frozenset({"HAN", "BOPOMOFO"}), frozenset({"HAN", "HANGUL"}))
NO_SCRIPT = frozenset({"COMMON", "INHERITED"})


OFFICIAL = (
    *("admin", "administrator", "administratorka", "administrátor", "administrátorka", "bot", "gospoda", "mod"),
    *("moderator", "moderatorka", "moderátor", "moderátorka", "official", "operator", "operatorka", "operátor", "root"),
    *("server", "serwer", "somebody", "staff", "support", "system", "systém"),
)
"""Words that make a name look as if the inn itself, or one of its bots, were speaking."""


def clean(text: str) -> str:
    """Text for others to read, without control characters and signs that turn the direction of writing."""
    return " ".join("".join(c for c in text if c.isprintable() and c not in DIRECTION).split())


def checked_name(name: str) -> str:
    """A name in its normal form, or a refusal."""
    tidy = clean("".join(c for c in unicodedata.normalize("NFC", name) if c not in BLANK and not is_selector(c)))
    if not 1 <= len(tidy) <= LONGEST or piled(tidy) or all(unicodedata.category(c)[0] in "MZ" for c in tidy):
        raise refused("refused-name", 400)
    if mixed(tidy):
        raise refused("refused-name-mixed", 400)
    if official(tidy):
        raise refused("refused-name-official", 400)
    return tidy


def is_selector(sign: str) -> bool:
    """Whether a sign only chooses between forms of the one before it."""
    return "\ufe00" <= sign <= "\ufe0f" or "\u180b" <= sign <= "\u180f" or "\U000e0100" <= sign <= "\U000e01ef"


def piled(text: str) -> bool:
    """Whether more marks stand on a letter than any language needs."""
    marks = 0
    for sign in unicodedata.normalize("NFD", text):
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks > MARKS:
            return True
    return False


def mixed(text: str) -> bool:
    """Whether a name is less than "highly restrictive" in the words of TR39: one script, or Latin with one of CJK."""
    from confusable_homoglyphs import categories

    scripts = {str(categories.alias(sign)) for sign in text} - NO_SCRIPT
    return len(scripts) > 1 and not any(scripts <= allowed | {"LATIN"} for allowed in CJK)


# ---- names that look alike


def distinct(name: str, taken: Iterable[str]) -> str:
    """The name as others see it: with a number, where it could be taken for one that is there already."""
    there = {look for other in taken for look in looks(other)}
    shown, number = name, 2
    while looks(shown) & there:
        shown, number = f"{name} ({number})", number + 1
    return shown


def bot_name(taken: Iterable[str], chance: Chance) -> str:
    """A name for a bot, like none that is there already."""
    names = list(taken)
    there = {look for other in names for look in looks(other)}
    free = [name for name in NAMES if not looks(name) & there]
    return free[chance.below(len(free))] if free else distinct(NAMES[0], names)


def official(name: str) -> bool:
    """Whether a name pretends to be the inn's own, or that of a bot; bots of one level are told apart by numbers."""
    words = "".join(" " if unicodedata.category(sign)[0] in "PZ" else sign for sign in name).split()
    own, levels = reserved_looks()
    unnumbered = looks(without(name, "N") or name)
    return bool(unnumbered & levels) or any(looks(word) & own for word in [name, *words])


@cache
def reserved_looks() -> tuple[frozenset[str], frozenset[str]]:
    """How the inn's own words look, and the levels of bots in every language."""
    from gospoda import bots
    from gospoda.core.words import LANGUAGES, Words

    levels = {Words(None, lang).bot(level) for lang in LANGUAGES for level in bots.names()} | set(bots.names())
    own, named = (frozenset(look for word in words for look in looks(word)) for words in (OFFICIAL, levels))
    return own, named
