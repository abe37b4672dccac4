"""Appendix A: the content files match the rules' lists, cell by cell; errors name file, entry and field."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gospoda.core.content import ContentError
from gospoda.games.simurgh.amounts import parse_amount, slug
from gospoda.games.simurgh.cards import Effect
from gospoda.games.simurgh.game import GAME
from gospoda.games.simurgh.lookups import CARDS

PRINTED = [
    line.split(" | ")
    for line in Path(__file__).with_name("printed.txt").read_text("utf-8").splitlines()
    if line[0] != "#"
]
ONE = {"veg": "vegetable", "meat": "meat", "wood": "wood", "stone": "stone", "wisdom": "wisdom", "weapon": "weapon",
       "pp": "power point", "token": "ability token", "spearman": "spearman", "rider": "dragonrider"}  # fmt: skip
MANY = {**ONE, "veg": "vegetables", "weapon": "weapons", "pp": "power points", "token": "ability tokens"}


def effects() -> dict[str, tuple[str, Effect]]:
    """Returns every effect by the name of its cell, with who may use it."""
    found: dict[str, tuple[str, Effect]] = {}
    for city in CARDS.city:
        found[f"city {city.number}"] = (f"{city.who} {city.room}", city)
    for tile in CARDS.tiles:
        for letter, space in zip("abcd", tile.spaces, strict=False):
            found[f"{tile.id} {letter}"] = (f"{space.who} {space.room}", space)
        for i, level in enumerate(tile.levels, 1):
            found[f"{tile.id} {i}"] = ("rider one", level)
        if tile.move is not None:
            found[f"{tile.id} move"] = ("rider one", tile.move)
    return found


def term_words(term: str) -> str:
    count, things = term.split(" ")
    if count == "dragon":
        draw, tokens = things.split(":")
        with_tokens = {"0": "no ability tokens", "1": "1 ability token"}.get(tokens, f"{tokens} ability tokens")
        return f"draw {draw} dragons, keep 1 with {with_tokens}"
    names = things.split("/")
    if len(names) == 1:
        return f"{count} {(ONE if count == '1' else MANY)[names[0]]}"
    if count == "1":
        return " or ".join(f"1 {ONE[name]}" for name in names)
    return f"{count} in any mix of {' and '.join(MANY[name] for name in names)}"


def listed(terms: list[str]) -> str:
    return terms[0] if len(terms) == 1 else f"{', '.join(terms[:-1])} and {terms[-1]}"


def amount_words(text: str) -> str:
    """Formats an amount as the rules write it."""
    alternatives = []
    for alternative in text.split(" or "):
        terms = alternative.split(" + ")
        words = [term_words(term) for term in terms if not term.startswith("dragon")]
        if len(words) > 1:
            words = [f"({word})" if " or " in word or "mix" in word else word for word in words]
        alternatives.append(listed(words) if words else "")
    return ", or ".join(alternatives)


def sentence(effect: Effect) -> str:
    """Formats an effect as the rules write it."""
    gain = amount_words(effect.gives) if effect.gives else ""
    parts = [f"gain {gain}"] if gain else []
    parts += [term_words(term) for term in effect.gives.split(" + ") if term.startswith("dragon")]
    text = "; ".join(parts)
    if effect.takes:
        text = f"Pay {amount_words(effect.takes)}" + (f": {text}" if text else "")
    return text[:1].upper() + text[1:] + "."


@pytest.mark.parametrize(("cell", "provenance", "who", "words"), PRINTED, ids=[row[0] for row in PRINTED])
def test_cell(cell: str, provenance: str, who: str, words: str) -> None:
    """Appendix A: a printed cell matches the rules' list; a house value is marked, so that one line replaces it."""
    allowed, effect = effects()[cell]
    assert effect.provenance == provenance
    assert allowed == who
    if provenance == "printed":
        assert sentence(effect) == words


def test_every_cell_is_listed() -> None:
    special = {f"city {space.number}" for space in CARDS.city if space.special}
    assert set(effects()) - special == {row[0] for row in PRINTED}


def test_counts() -> None:
    """2: the parts list."""
    kinds = [tile.kind for tile in CARDS.tiles]
    counts = {kind: kinds.count(kind) for kind in sorted(set(kinds))}
    assert counts == {"exploration": 12, "power": 8, "production": 12, "research": 8, "transformation": 8}
    assert sum(len(dragon.numbers) for dragon in CARDS.dragons) == 24
    assert len(CARDS.dragons) == 12
    assert len(CARDS.objectives) == 12
    assert len(CARDS.city) == 12


def test_effect_language() -> None:
    """The small language of the content files."""
    assert [slug(b) for b in parse_amount("1 wood/stone or 2 veg", "here").bundles] == ["wood1", "stone1", "veg2"]
    assert [slug(b) for b in parse_amount("2 veg/meat + 1 weapon", "here").bundles] == [
        "veg2-weapon1", "veg1-meat1-weapon1", "meat2-weapon1",
    ]  # fmt: skip
    dragon = parse_amount("3 pp + dragon 4:1", "here")
    assert (slug(dragon.bundles[0]), dragon.draw, dragon.tokens) == ("pp3", 4, 1)
    for wrong in ("3 gold", "veg", "0 veg", "1 veg and 2 meat"):
        with pytest.raises(ContentError, match="here"):
            parse_amount(wrong, "here")


@pytest.mark.parametrize(
    ("file", "text", "problem"),
    [
        ("tiles.toml", '[[tile]]\nid = "production-1"\nspaces = [{ who = "any", room = "one", gives = "3 gold", '
         'provenance = "house" }]', "production-1.*space a.*gold"),
        ("objectives.toml", '[[objective]]\nid = "objective-73"\ndragons = ["griffin"]', "objective-73.*griffin"),
        ("dragons.toml", '[[dragon]]\nid = "sage"\ncolour = 3', "sage.*colour"),
    ],
)  # fmt: skip
def test_errors_name_the_place(tmp_path: Path, file: str, text: str, problem: str) -> None:
    """A pack with a mistake is refused; the message names file, entry and field."""
    (tmp_path / file).write_text(text, "utf-8")
    (message,) = GAME.check_content(str(tmp_path))
    assert message.startswith(file)
    assert re.search(problem, message)
