"""The help pages teach the whole game in three languages, and their figures match the content."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gospoda.core import registry
from gospoda.core.words import LANGUAGES
from gospoda.games.guilds.lookups import CARDS as GUILDS
from gospoda.games.rollplayer.lookups import CARDS as ROLL_PLAYER
from gospoda.games.simurgh.lookups import CARDS as SIMURGH
from gospoda.games.stonespine.lookups import CARDS as STONESPINE

TITLES = ("guilds", "rollplayer", "simurgh", "stonespine")
SETUP = {"en": "## Set-up", "pl": "## Przygotowanie", "cs": "## Příprava"}
EXAMPLE = {"en": "**Example.**", "pl": "**Przykład.**", "cs": "**Příklad.**"}
SCORING = {"en": "coring", "pl": "unktacja", "cs": "odování"}


def page(title: str, language: str) -> str:
    """Returns a help page."""
    return (Path(registry.game(title).folder()) / "help" / f"{language}.md").read_text("utf-8")


def by_count(values: list[int]) -> str:
    """Formats figures by number of players, as the pages write them."""
    return " / ".join(str(value) for value in values)


def guilds_figures() -> list[str]:
    """Returns the figures of Guilds' set-up and economy."""
    counts = GUILDS.player_counts
    rows = [
        [count.objectives for count in counts],
        [count.rounds for count in counts],
        [len(count.zones) for count in counts],
        [sum(count.zones) for count in counts],
        [count.large_rooms for count in counts],
        [count.small_rooms for count in counts],
    ]
    return [*[f": {by_count(row)}" for row in rows], f"{GUILDS.economy.base_income} flor"]


def rollplayer_figures() -> list[str]:
    """Returns the figures of Roll Player's set-up, scoring and solo play."""
    game, solo = ROLL_PLAYER.setup, ROLL_PLAYER.solo
    rounds = [18 - dice for dice in game.start_dice]
    ranks = [rank for rank in ROLL_PLAYER.ranks if rank.stars > 0]
    return [
        ", ".join(str(gold) for gold in game.gold),
        *[by_count(row) for row in (game.market_cards, game.start_dice, game.discarded_per_pile, rounds)],
        *[str(rank.stars) for rank in ranks],
        f" {solo.gold_per_star} ",
    ]


def simurgh_figures() -> list[str]:
    """Returns the figures of Simurgh's set-up, limits and lengths."""
    open_areas = [sum(area.min_players <= players for area in SIMURGH.areas) for players in (2, 3, 4, 5)]
    figures = [by_count(open_areas)]
    for length in SIMURGH.lengths:
        figures.append(
            rf"re:{length.objectives} \w+ {length.chronicle}|{length.objectives} \w+ \w+ {length.chronicle} "
        )
    limits = SIMURGH.limits
    figures += [f" {limits.hand} ", f" {limits.resources['spearman']} ", f"({limits.resources['dragon-lord']} "]
    return figures


def stonespine_figures() -> list[str]:
    """Returns the figures of Stonespine's set-up and scoring."""
    game, ladder, scoring = STONESPINE.setup, STONESPINE.ladder.reputation, STONESPINE.scoring
    places = [scoring.final_priority, scoring.goal]
    solo = [scoring.solo_final_gold, scoring.solo_goal]
    return [
        by_count(game.market_cards),
        by_count(game.challenge_cards),
        ", ".join(str(gold) for gold in game.starting_gold),
        *[rf"re:\b{met}\D+{ladder[met]}\b" for met in range(4, 9)],
        *[rf"re:\b{row[0]}, {row[1]} \w+ {row[2]}\b" for row in places],
        *[rf"re:{row[0]}, \w+(?: \w+)? {row[1]}" for row in solo],
        str(game.gold_max),
    ]


FIGURES = {
    "guilds": guilds_figures,
    "rollplayer": rollplayer_figures,
    "simurgh": simurgh_figures,
    "stonespine": stonespine_figures,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_the_figures_are_those_of_the_content(title: str, language: str) -> None:
    text = page(title, language)
    for figure in FIGURES[title]():
        found = re.search(figure[3:], text) if figure.startswith("re:") else figure in text
        assert found, f"{title}, {language}: {figure!r} is not on the help page"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_a_page_teaches_the_whole_game(title: str, language: str) -> None:
    """Set-up, a round with an example, end and scoring, a word on solo play, and variants or options."""
    text = page(title, language)
    assert SETUP[language] in text
    assert EXAMPLE[language] in text
    assert any(SCORING[language] in line for line in text.splitlines() if line.startswith("## "))
    solo = {"en": "lone|olo", "pl": "olo|pojedynk", "cs": "Sólo|jednoho hráče"}[language]
    assert re.search(solo, text)
    assert re.search("## (Variant|Warian|Varian|Option|Opcj|Možn)", text)


@pytest.mark.parametrize("title", TITLES)
def test_the_three_pages_have_the_same_sections(title: str) -> None:
    heads = {language: page(title, language).count("\n## ") for language in LANGUAGES}
    assert len(set(heads.values())) == 1, heads


@pytest.mark.parametrize(
    ("language", "most", "fewest"),
    [
        ("en", "*most* or *highest* pays nothing", "*fewest* or *lowest* does pay for none"),
        ("pl", "*najwięcej* lub *najwyższy*", "*najmniej* lub *najniższy* zero jest zwykłą wartością"),
        ("cs", "*nejvíce* nebo *nejvyšší*", "*nejméně* nebo *nejnižší* je nula běžná hodnota"),
    ],
)
def test_guilds_pays_for_none_of_the_fewest(language: str, most: str, fewest: str) -> None:
    """H-31: zero is no "most", but it is a "fewest"; games/guilds/test_scoring.py tests the engine."""
    text = page("guilds", language)
    assert most in text
    assert fewest in text


@pytest.mark.parametrize(
    ("language", "entered", "marked"),
    [
        ("en", "may not move down in the turn in which it entered", "marked R"),
        ("pl", "nie może zejść niżej w turze, w której wszedł", "oznaczone J"),
        ("cs", "nesmí sestoupit v tahu, ve kterém", "označené J"),
    ],
)
def test_simurgh_explains_what_is_drawn(language: str, entered: str, marked: str) -> None:
    """It shows the spaces as drawn, and says when a rider has to stay."""
    text = page("simurgh", language)
    assert re.findall(r"!\[\]\(sign:(\w+)\) \*\*", text) == ["one", "many", "rider", "riders"]
    assert entered in text
    assert marked not in text
