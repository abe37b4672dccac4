"""The score pads of all titles: examples that score, component names in three languages, chosen rulings."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from gospoda.cli.main import cli
from gospoda.core import registry
from gospoda.core.words import LANGUAGES
from gospoda.games.guilds.lookups import CARDS as GUILDS
from gospoda.games.rollplayer.lookups import CARDS as ROLL_PLAYER
from gospoda.games.simurgh.lookups import CARDS as SIMURGH
from gospoda.games.stonespine.lookups import CARDS as STONESPINE
from gospoda.pads.pad import find

TITLES = ("guilds", "rollplayer", "simurgh", "stonespine")
KINDS = {
    "chamber": STONESPINE.chambers,
    "challenge": STONESPINE.challenges,
    "goal": STONESPINE.goals,
    "market token": STONESPINE.elements,
    "blueprint": STONESPINE.blueprints,
    "requirement": [*STONESPINE.classes, *STONESPINE.elements, *STONESPINE.types],
    "attribute": ROLL_PLAYER.attributes,
    "race": ROLL_PLAYER.races,
    "class": ROLL_PLAYER.classes,
    "alignment": ROLL_PLAYER.alignments,
    "backstory": ROLL_PLAYER.backstories,
    "Market card": ROLL_PLAYER.market,
    "colour": ROLL_PLAYER.colours,
    "objective tile": SIMURGH.objectives,
    "resource": SIMURGH.things,
    "dragon": SIMURGH.dragons,
    "character": GUILDS.characters,
    "room": GUILDS.rooms,
    "objective": GUILDS.objectives,
}
SEVERAL = {"Koszary"}  # printed names that fit two cards


def example(title: str) -> dict[str, Any]:
    """Returns a title's example as the terminal prints it."""
    result = CliRunner().invoke(cli, ["score", title, "--example"])
    assert result.exit_code == 0, result.output
    return tomllib.loads(result.stdout)


@pytest.mark.parametrize("title", TITLES)
def test_the_example_scores(title: str) -> None:
    rows, _ = registry.game(title).display.score_pad(example(title))
    assert [name for name, _ in rows] == [player["name"] for player in example(title)["players"]]


@pytest.mark.parametrize("title", ["guilds", "stonespine"])
def test_a_score_names_house_values_once(title: str, tmp_path: Path) -> None:
    path = tmp_path / "end.toml"
    path.write_text(CliRunner().invoke(cli, ["score", title, "--example"]).stdout, "utf-8")
    shown = CliRunner().invoke(cli, ["score", title, str(path), "--lang", "pl"]).stdout
    assert shown.count("⌂") == 1
    assert "używa wartości domowych" in shown


@pytest.mark.parametrize("kind", KINDS)
def test_every_component_is_found_by_every_name(kind: str) -> None:
    for number, entry in enumerate(KINDS[kind]):
        for name in (entry.id, *[getattr(entry.names, language) for language in LANGUAGES]):
            if name not in SEVERAL:
                assert find(kind, name.upper() if name != entry.id else name, KINDS[kind], "here") == number


def test_a_command_without_a_file_says_what_to_do() -> None:
    result = CliRunner().invoke(cli, ["score", "guilds"])
    assert result.exit_code == 2
    assert "--example" in result.stderr


def test_one_hero_is_not_a_solo_game_unless_it_says_so() -> None:
    data = example("rollplayer")
    data["players"][0]["gold"] = 16
    rows, winners = registry.game("rollplayer").display.score_pad(data)
    assert winners is None
    assert "gold" not in {line.category for line in rows[0][1].lines}
    alone, winners = registry.game("rollplayer").display.score_pad({**data, "solo": True})
    assert winners is None  # a rank isn't a victory
    assert alone[0][1].total == rows[0][1].total + 2


def test_a_shared_victory_can_be_decided_by_tokens() -> None:
    data = example("simurgh")
    game = registry.game("simurgh")
    for player in data["players"]:
        player["resources"] = {}
        player["points"] = 10
    data["objectives"] = []
    assert game.display.score_pad(data)[1] == ["Ania", "Borys"]
    assert game.display.score_pad({**data, "options": {"tied_victory": "tokens"}})[1] == ["Borys"]


def test_rooms_can_count_as_members_in_objectives() -> None:
    data = example("guilds")
    game = registry.game("guilds")
    totals = []
    for counts in (False, True):
        rows, _ = game.display.score_pad({**data, "options": {"tiles_count_for_faction_objective": counts}})
        totals.append(rows[0][1].total)
    assert totals[1] > totals[0]
