"""The names of all components in three languages, the JSON forms of dice and cards, and the folder check."""

from __future__ import annotations

from typing import Any

from gospoda.games.rollplayer.dice import DIE_IDS, SPACE_IDS
from gospoda.games.rollplayer.lookups import CARDS
from gospoda.games.rollplayer.moves import POOL_SET

LANGUAGES = ("en", "pl", "cs")


def texts(names: Any) -> dict[str, str]:
    """Returns a name in all languages."""
    return {language: getattr(names, language) for language in LANGUAGES}


def words(**entries: tuple[str, str, str]) -> dict[str, dict[str, str]]:
    """Returns names that aren't components: en, pl, cs."""
    return {key: dict(zip(LANGUAGES, names, strict=True)) for key, names in entries.items()}


def numbered(ids: list[str], stems: list[Any]) -> dict[str, dict[str, str]]:
    """Returns names made of a word and a number: `red 5`, `Strength 1`."""
    count = len(ids) // len(stems)
    return {
        key: {language: f"{texts(stems[i // count].names)[language]} {i % count + 1}" for language in LANGUAGES}
        for i, key in enumerate(ids)
    }


def space_names() -> dict[str, dict[str, str]]:
    """Returns the spaces of the character sheet: `Strength, space 1`; a bare number would look like a value."""
    place = {"en": "space", "pl": "miejsce", "cs": "místo"}
    rows = {row.id: texts(row.names) for row in CARDS.attributes}
    names = {}
    for key in SPACE_IDS:
        row, number = key[:-1], key[-1]
        names[key] = {language: f"{rows[row][language]}, {place[language]} {number}" for language in LANGUAGES}
    return names


NAMES: dict[str, dict[str, dict[str, str]]] = {
    **{table: names for table, names in CARDS.names.items() if table != "attribute"},
    "row": CARDS.names["attribute"],
    "ability": {entry.id: texts(entry.ability_names) for entry in CARDS.classes},
    "short": {entry.id: texts(entry.short) for entry in CARDS.attributes},
    "letter": {entry.id: texts(entry.letters) for entry in CARDS.colours},
    "die": numbered(DIE_IDS, CARDS.colours),
    "space": space_names(),
    "dice": {key: dict.fromkeys(LANGUAGES, key.replace("-", " + ")) for key in POOL_SET.ids},
    "arrow": words(
        good=("Good", "Dobro", "Dobro"),
        evil=("Evil", "Zło", "Zlo"),
        lawful=("Lawful", "Praworządność", "Řád"),
        chaotic=("Chaotic", "Chaos", "Chaos"),
    ),
    "axis": words(
        good=("Good", "Dobro", "Dobro"),
        neutral=("Neutral", "Neutralność", "Neutralita"),
        evil=("Evil", "Zło", "Zlo"),
        lawful=("Lawful", "Praworządność", "Řád"),
        chaotic=("Chaotic", "Chaos", "Chaos"),
    ),
    "kind": words(
        weapon=("Weapon", "Broń", "Zbraň"),
        armor=("Armor", "Pancerz", "Zbroj"),
        trait=("Trait", "Cecha", "Rys"),
        skill=("Skill", "Umiejętność", "Dovednost"),
    ),
    "bought": words(  # what follows "after buying": in Polish and Czech in the genitive
        weapon=("a Weapon card", "karty Broni", "karty zbraně"),
        armor=("an Armor card", "karty Pancerza", "karty zbroje"),
        trait=("a Trait card", "karty Cechy", "karty rysu"),
        skill=("a Skill card", "karty Umiejętności", "karty dovednosti"),
    ),
    "row_action": words(  # what follows "the action": in Polish and Czech in the genitive
        str=("Strength", "Siły", "síly"),
        dex=("Dexterity", "Zręczności", "obratnosti"),
        con=("Constitution", "Kondycji", "odolnosti"),
        int=("Intelligence", "Inteligencji", "inteligence"),
        wis=("Wisdom", "Mądrości", "moudrosti"),
        cha=("Charisma", "Charyzmy", "charismatu"),
    ),
    "picture": words(female=("female", "kobieta", "žena"), male=("male", "mężczyzna", "muž")),
    "turn": words(up=("+1", "+1", "+1"), down=("−1", "−1", "−1")),
    "token": words(
        step=("token moves", "z przesunięciem znacznika", "s posunem žetonu"),
        stay=("token stays", "bez przesunięcia", "bez posunu"),
    ),
    "hold": words(
        ask=("always ask", "zawsze pytaj", "vždy se ptát"),
        dice=("only in the Dice Phase", "tylko w Fazie Kości", "jen ve fázi kostek"),
        never=("never ask", "nie pytaj", "neptat se"),
    ),
    "phase": {
        "set-up": {"en": "Set-up", "pl": "Przygotowanie", "cs": "Příprava"},
        "roll": {"en": "Roll Phase", "pl": "Faza Rzutu", "cs": "Fáze hodu"},
        "dice": {"en": "Dice Phase", "pl": "Faza Kości", "cs": "Fáze kostek"},
        "market": {"en": "Market Phase", "pl": "Faza Rynku", "cs": "Fáze trhu"},
        "cleanup": {"en": "Cleanup Phase", "pl": "Faza Porządkowania", "cs": "Fáze úklidu"},
    },
}
