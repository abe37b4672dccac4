"""The names of all components in three languages."""

from __future__ import annotations

from gospoda.core.content import names_by_id
from gospoda.games.simurgh.amounts import Bundle
from gospoda.games.simurgh.enums import THINGS
from gospoda.games.simurgh.lookups import BUNDLE, BUNDLES, CARDS

LANGUAGES = ("en", "pl", "cs")
KIND_NAMES = {
    "production": {"en": "production", "pl": "produkcja", "cs": "produkce"},
    "research": {"en": "research", "pl": "badania", "cs": "výzkum"},
    "transformation": {"en": "transformation", "pl": "transformacja", "cs": "přeměna"},
    "power": {"en": "power", "pl": "moc", "cs": "moc"},
    "exploration": {"en": "exploration", "pl": "eksploracja", "cs": "průzkum"},
}


THING_NAMES = names_by_id(CARDS.things)
COUNTED = {entry.id: entry.counted for entry in CARDS.things}


def dragon_names() -> dict[str, dict[str, str]]:
    """Names every dragon tile by its kind and number."""
    return {
        f"{dragon.id}-{copy}": {language: f"{getattr(dragon.names, language)} {number}" for language in LANGUAGES}
        for dragon in CARDS.dragons
        for copy, number in enumerate(dragon.numbers, 1)
    }


SPOT_WORDS = {"en": ("space", "level"), "pl": ("pole", "poziom"), "cs": ("pole", "úroveň")}


def space_names() -> dict[str, dict[str, str]]:
    """Names city spaces, and the spaces of the wilds as `Area 5 (space a)`."""
    names = names_by_id(CARDS.city)
    for area in CARDS.areas:
        for letter in "abcd":
            names[f"{area.id}-{letter}"] = {
                language: f"{getattr(area.names, language)} ({SPOT_WORDS[language][0]} {letter})"
                for language in LANGUAGES
            }
    return names


def spot_names() -> dict[str, dict[str, str]]:
    """Where vassals can be: `Armoury`, `Production 4 (space a)`, `Exploration 30 (level 1)`."""
    names = names_by_id(CARDS.city)
    for tile in CARDS.tiles:
        for at, letter in enumerate("abcd"):
            sign = str(at + 1) if tile.levels else letter
            names[f"{tile.id}-{letter}"] = {
                language: f"{getattr(tile.names, language)} ({SPOT_WORDS[language][bool(tile.levels)]} {sign})"
                for language in LANGUAGES
            }
    return names


def plural_form(count: int, language: str) -> int:
    """Which of the plural forms follows a number."""
    if count == 1:
        return 0
    if language == "en":
        return 1
    tens_do_not_matter = language == "pl"
    last = count % 10 if tens_do_not_matter and count % 100 not in (12, 13, 14) else count
    return 1 if 2 <= last <= 4 else 2


def counted_word(thing: str, count: int, language: str) -> str:
    """The noun for a thing after a number: `vegetables` in `2 vegetables`."""
    forms: list[str] = getattr(COUNTED[thing], language)
    return forms[plural_form(count, language)]


def counted(thing: str, count: int, language: str) -> str:
    """A count of things in words: `2 vegetables`."""
    return f"{count} {counted_word(thing, count, language)}"


AND = {"en": "and", "pl": "i", "cs": "a"}
# a single one as the object of a verb, if that differs from its name: `zyskuje 1 włócznika`
OBJECT = {
    "pl": {"spearman": "włócznika", "rider": "jeźdźca smoków"},
    "cs": {"veg": "zeleninu", "spearman": "kopiníka", "rider": "dračího jezdce"},
}


def counted_object(thing: str, count: int, language: str) -> str:
    """A count of things as the object of a verb such as pay or gain."""
    word = OBJECT.get(language, {}).get(thing) if count == 1 else None
    return f"{count} {word}" if word else counted(thing, count, language)


def bundle_name(counts: Bundle, language: str) -> str:
    """A bundle as the object of a verb, such as `2 vegetables, 1 meat and 1 wood`."""
    *most, last = [counted_object(thing, n, language) for thing, n in zip(THINGS, counts, strict=True) if n] or [""]
    return f"{', '.join(most)} {AND[language]} {last}" if most else last


def bundle_names() -> dict[str, dict[str, str]]:
    """Names every bundle."""
    return {
        key: {language: bundle_name(counts, language) for language in LANGUAGES}
        for key, counts in zip(BUNDLE.ids, BUNDLES, strict=True)
    }


NAMES: dict[str, dict[str, dict[str, str]]] = {
    "tile": names_by_id(CARDS.tiles),
    "kind": KIND_NAMES,
    "dragon": dragon_names(),
    "dragon_kind": names_by_id(CARDS.dragons),
    "colour": names_by_id(CARDS.colours),
    "objective": names_by_id(CARDS.objectives),
    "area": names_by_id(CARDS.areas),
    "space": space_names(),
    "spot": spot_names(),
    "bundle": bundle_names(),
    "thing": THING_NAMES,
    "vassal": {key: THING_NAMES[key] for key in ("spearman", "rider")},
}
