"""Whatever a score pad refuses, it says where and why in the reader's language."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import gospoda
from gospoda.cli.main import cli
from gospoda.core import registry
from gospoda.pads.pad import BadSheet

SOURCE = Path(gospoda.__file__).parent
PADS = [*SOURCE.glob("pads/pad*.py"), *SOURCE.glob("games/*/pad*.py"), SOURCE / "cli/titles/score.py"]
Change = Callable[[dict[str, Any]], object]


def first(data: dict[str, Any], **change: Any) -> None:
    """Replaces the description of the first player."""
    data["players"][0] |= change


# What is wrong, and how the sentence begins in Polish and in Czech; @ is the first player's name.
MISTAKES: list[tuple[str, Change, str, str]] = [
    ("stonespine", lambda d: d.pop("goal"), "brakuje pola „goal”", "chybí pole „goal“"),
    ("stonespine", lambda d: d.update({"": 1}), "nie ma pola „”", "pole „“ neexistuje"),
    ("stonespine", lambda d: d.update(moon=1), "nie ma pola „moon”", "pole „moon“ neexistuje"),
    ("stonespine", lambda d: d.update(players=[]), "players: lista jest za krótka", "players: seznam je příliš krátký"),
    ("stonespine", lambda d: first(d, priority=6), "@, priority: liczba może wynosić najwyżej 5", "@, priority: číslo"),
    ("stonespine", lambda d: first(d, name=4), "Gracz 1, name: potrzebne: tekst, a jest: liczba", "Hráč 1, name: potř"),
    (
        "stonespine",
        lambda d: first(d, blueprint=[]),
        "@, blueprint: potrzebne: liczba całkowita / tekst / tab",
        "@, bl",
    ),
    (
        "stonespine",
        lambda d: first(d, blueprint=9),
        "@, projekt: projekt: nie ma numeru 9; numery są od 1 do 8",
        "@, plán: p",
    ),
    ("stonespine", lambda d: first(d, blueprint={}), "@, projekt: pasuje 8 projektów", "@, plán: odpovídá 8 plánů"),
    (
        "stonespine",
        lambda d: first(d, blueprint={"squares": {"r9c1": "gnoll"}}),
        "@, projekt: „r9c1” nie",
        "@, plán: „r",
    ),
    (
        "stonespine",
        lambda d: first(d, challenges=[1]),
        "@, wyzwania: potrzebne są 3 różne karty",
        "@, výzvy: jsou potřeba 3",
    ),
    ("stonespine", lambda d: first(d, rows=[["cell"]]), "@: podziemia mają cztery wiersze", "@: labyrint má čtyři"),
    ("stonespine", lambda d: first(d, gold=3), "@, złoto: pozostałe złoto liczy się", "@, zlaťáky: zbylé zlaťáky"),
    (
        "stonespine",
        lambda d: d["players"][0]["rows"][2].__setitem__(1, "Attic"),
        "@, wiersz 3, kolumna 2: komnata: nie ma nazwy „Attic”",
        "@, řada 3, sloupec 2: místnost: název „Attic“ neexistuje",
    ),
    (
        "stonespine",
        lambda d: d["players"][0]["rows"][0].__setitem__(0, "Koszary"),
        "@, wiersz 1, kolumna 1: kilka elementów ma wydrukowaną nazwę „Koszary” (komnata); o który chodzi: “g",
        "@, řada 1, sloupec 1: vytištěný",
    ),
    (
        "stonespine",
        lambda d: d.update(options={"pass": 1}),
        "opcje, pass: ta opcja nie zmienia wyniku",
        "volby, pass: tato volba",
    ),
    (
        "stonespine",
        lambda d: d.update(options={"outer_edges": 1}),
        "opcje, outer_edges: możliwe",
        "volby, outer_edges: m",
    ),
    ("rollplayer", lambda d: first(d, race="giant"), "@: Rasa: nie ma nazwy „giant”", "@: rasa: název „giant“"),
    (
        "rollplayer",
        lambda d: first(d, dice={}),
        "@: brakuje kości w wierszach: Siła / Zr",
        "@: chybí kostky v řadách: Síla",
    ),
    (
        "rollplayer",
        lambda d: d["players"][0]["dice"].update(str=["red"] * 3),
        "@: „red” to nie kość; podaj kolor i wynik, na przykład: czerwona 5",
        "@: „red“ není kostka; uveď barvu a hodnotu, například: červená 5",
    ),
    (
        "rollplayer",
        lambda d: d["players"][0]["dice"].update(luck=["red 1"] * 3),
        "@: Atrybut: nie ma nazwy „luck”",
        "@: vlastnost: název „luck“",
    ),
    ("rollplayer", lambda d: first(d, cards=["longbow", "quarterstaff"]), "@: Broń wymaga więcej dłoni", "@: zbraně"),
    (
        "rollplayer",
        lambda d: d["players"].append({**d["players"][0], "name": "Ola"}),
        "dwóch graczy ma to samo (Rasa)",
        "dva hráči mají totéž (rasa)",
    ),
    ("simurgh", lambda d: d.update(objectives=[73, 73]), "cele: jeden cel jest podany dwa razy", "cíle: jeden cíl"),
    (
        "simurgh",
        lambda d: d.update(objectives=[12]),
        "cele: cel: nie ma numeru 12; numery są od 73 do 84",
        "cíle: cíl: číslo",
    ),
    (
        "simurgh",
        lambda d: first(d, resources={"wood": -1}),
        "@, drewno: potrzebna jest liczba od 0",
        "@, dřevo: je potř",
    ),
    (
        "simurgh",
        lambda d: first(d, resources={"wood": 1, "drewno": 2}),
        "@, drewno: ten zasób jest podany dwa razy",
        "@, dřevo: tato surovina",
    ),
    (
        "simurgh",
        lambda d: first(d, dragons=[{"dragon": 1, "tokens": 0}]),
        "@: nie ma smoka „1”",
        "@: drak „1“ neexistuje",
    ),
    (
        "guilds",
        lambda d: first(d, rooms=["armoury"]),
        "@, komnata 1: „armoury” nie ma postaci",
        "@, místnost 1: „armoury“",
    ),
    (
        "guilds",
        lambda d: first(d, rooms=["armoury r3c1 0"]),
        "@, komnata 1: to niedozwolone ułożenie",
        "@, místnost 1: takové",
    ),
    (
        "guilds",
        lambda d: first(d, characters=[], shifts=d["objectives"]),
        "@: żadna postać gildii nie",
        "@: žádná postava",
    ),
    (
        "guilds",
        lambda d: first(d, characters=["nobody"]),
        "@: postać: nie ma nazwy „nobody”",
        "@: postava: název „nobody“",
    ),
]


@cache
def example(title: str) -> dict[str, Any]:
    return tomllib.loads((SOURCE / "games" / title / "pad.toml").read_text("utf-8"))


@pytest.mark.parametrize(("title", "change", "polish", "czech"), MISTAKES)
def test_the_place_and_the_reason_are_told_in_each_language(
    title: str, change: Change, polish: str, czech: str
) -> None:
    data = deepcopy(example(title))
    name = data["players"][0]["name"]
    change(data)
    with pytest.raises(BadSheet) as refused:
        registry.game(title).display.score_pad(data)
    told = {language: refused.value.told(language) for language in ("en", "pl", "cs")}
    assert told["pl"].startswith(polish.replace("@", name)), told["pl"]
    assert told["cs"].startswith(czech.replace("@", name)), told["cs"]
    for text in told.values():
        assert not re.search(r"unscored-|\{|\$", text), text


def test_a_file_that_cannot_be_read_is_told_in_polish(tmp_path: Path) -> None:
    path = tmp_path / "end.toml"
    path.write_text("{}")
    result = CliRunner().invoke(cli, ["score", "guilds", str(path), "--lang", "pl"])
    assert result.exit_code == 2
    assert "end.toml: to nie jest poprawny TOML: " in result.stderr
    assert "plik JSON ma rozszerzenie .json" in result.stderr


def test_no_pad_refuses_in_one_language_only() -> None:
    words = (SOURCE / "pads/pad_words/en.ftl").read_text("utf-8")
    for path in PADS:
        source = path.read_text("utf-8")
        assert "raise ValueError" not in source, path
        for key in re.findall(r'"(unscored-[a-z-]*[a-z])"', source):
            assert f"\n{key} = " in words, f"{path.name} says {key}"
