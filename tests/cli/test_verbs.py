"""games, score, content, doctor, and what all verbs have in common."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from gospoda.cli import common, main
from gospoda.core import registry
from gospoda.core.game import Game
from gospoda.core.words import LANGUAGES
from gospoda.example.game import Magpies
from tests.cli.conftest import Run, refused

VERBS = ["games", "play", "sim", "replay", "score", "content check", "rules", "new-game", "doctor"]


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_has_help_and_json(run: Run, verb: str) -> None:
    result = run(*verb.split(), "--help")
    assert result.exit_code == 0
    assert "--json" in result.stdout
    assert "--lang" in result.stdout


def test_no_verb_shows_the_help(run: Run) -> None:
    result = run()
    assert result.exit_code == 0
    assert all(verb.split()[0] in result.stdout for verb in VERBS)


def test_the_package_is_the_program() -> None:
    command = [sys.executable, "-m", "gospoda", "games", "--json"]
    told = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    assert {title["id"] for title in told} >= {"guilds", "rollplayer", "simurgh", "stonespine"}


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("chess", "No such command"),
        ("games --nothing", "No such option"),
        ("sim", "Missing argument"),
        ("sim nothing", "there is no game 'nothing'"),
        ("sim magpies --seats 9", "2 to 4 players, not 9"),
        ("sim magpies --seats two", "'two' is not a valid integer"),
        ("sim magpies --bots genius", "there is no bot 'genius'"),
        ("sim magpies --seats 2 --bots random,random,random", "3 bots for 2 seats"),
        ("sim magpies --set moon=full", "has no option 'moon'"),
        ("sim magpies --set passing=maybe", "takes True, False, not 'maybe'"),
        ("sim magpies --set passing", "needs option=value"),
        ("sim magpies --games 0", "0 is not in the range"),
        ("sim magpies --log /nowhere/at/all.jsonl", "/nowhere/at/all.jsonl"),
        ("play", "say what to play"),
        ("play nothing", "there is no game"),
        ("play magpies --seats 2 --bots random,random", "leave no seat for a person"),
        ("play magpies --as Ania,Ola", "--hotseat"),
        ("play magpies --resume nofile", "nofile cannot be read"),
        ("play magpies --seats 2 --resume nofile", "as it was"),
        ("play magpies --position nofile", "nofile"),
        ("play --lang xx magpies", "'xx' is not one of"),
        ("replay nofile", "nofile cannot be read"),
        ("score stonespine nofile", "nofile"),
        ("score magpies {folder}/empty.json", "not valid JSON"),
        ("score magpies {folder}/good.json", "has no score pad"),
        ("score magpies {folder}/toml.json", "; a TOML file ends in .toml"),
        ("score magpies {folder}/json.toml", "a JSON file ends in .json"),
        ("score magpies {folder}/neither", "neither: this is not valid TOML"),
        ("score magpies {folder}/binary", "UTF-8"),
        ("replay {folder}/good.json", "no saved game"),
        ("replay {folder}/deep-save.json", "nested too deeply"),
        ("score magpies {folder}/deep.json", "nested too deeply"),
        ("content check magpies nofolder", "nofolder is no folder"),
        ("--content nofolder games", "nofolder, which is no folder"),
        ("rules magpies --tests nofolder", "nofolder"),
        ("rules nothing", "there is no game"),
    ],
)
def test_bad_input_ends_with_one_sentence(run: Run, tmp_path: Path, line: str, words: str) -> None:
    (tmp_path / "empty.json").write_text("")
    (tmp_path / "good.json").write_text("{}")
    (tmp_path / "toml.json").write_text("[players]\n")
    (tmp_path / "json.toml").write_text("{}")
    (tmp_path / "neither").write_text("Ania has won")
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "deep.json").write_text("[" * 100_000)
    (tmp_path / "deep-save.json").write_text('{"format":1,"options":{"a":' + "[" * 100_000)
    sentence = refused(run(*line.format(folder=tmp_path).split()))
    assert words in sentence
    assert sentence.endswith(".")


def test_games_as_json(run: Run) -> None:
    found = json.loads(run("games", "--json").stdout)
    magpies = next(entry for entry in found if entry["id"] == "magpies")
    assert magpies["title"] == "Magpies"
    assert magpies["seats"] == [2, 3, 4]
    assert magpies["version"] == "1"
    assert magpies["options"][0]["name"] == "passing"
    assert magpies["options"][0]["values"] == [True, False]


def test_games_as_text(run: Run) -> None:
    text = run("games").stdout
    assert "…" not in text
    assert "Magpies  [magpies]" in text
    assert "Players: 2 to 4" in text
    assert "true | false" in text


def test_a_broken_title_does_not_hide_the_others(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def game(game_id: str) -> Game:
        if game_id == "stonespine":
            raise ImportError("a wheel came off")
        return found(game_id)

    found = registry.game
    monkeypatch.setattr("gospoda.cli.titles.games.registry.game", game)
    result = run("games", "--json")
    assert result.exit_code == 0
    assert "stonespine does not load: a wheel came off." in result.stderr
    assert "magpies" in [entry["id"] for entry in json.loads(result.stdout)]


def test_score_as_json(run: Run, padded: Magpies, tmp_path: Path) -> None:
    file = tmp_path / "end.json"
    file.write_text('{"players": {"Ania": [1, 5], "Ola": [2, 4]}}')
    data = json.loads(run("score", "padded", file, "--json", "--lang", "pl").stdout)
    assert [player["total"] for player in data["players"]] == [6, 6]
    assert data["players"][0]["name"] == "Ania"
    assert set(data["players"][0]["lines"][0]) == {"category", "points", "detail"}
    assert data["winners"] == ["Ania", "Ola"]


def test_score_as_text_from_toml_and_standard_input(run: Run, padded: Magpies, tmp_path: Path) -> None:
    file = tmp_path / "end.toml"
    file.write_text("[players]\nAnia = [1, 5]\nOla = [2]\n")
    assert "Ania wins." in run("score", "padded", file).stdout
    assert "Ania wins." in run("score", "padded", "-", typed='{"players": {"Ania": [1]}}').stdout
    (tmp_path / "end").write_text(file.read_text())
    assert "Ania wins." in run("score", "padded", tmp_path / "end").stdout
    assert "Ania wins." in run("score", "padded", "-", typed=file.read_text()).stdout


def test_score_refuses_with_the_reason_of_the_pad(run: Run, padded: Magpies, tmp_path: Path) -> None:
    (tmp_path / "end.json").write_text("{}")
    assert "the field players is missing" in refused(run("score", "padded", tmp_path / "end.json"))


def test_content_check(run: Run, padded: Magpies, tmp_path: Path) -> None:
    for name in ("good", "bad", "empty"):
        (tmp_path / name / "padded").mkdir(parents=True)
    (tmp_path / "good" / "padded" / "cards.toml").write_text("")
    (tmp_path / "bad" / "padded" / "cards.toml").write_text("")
    assert "in order" in run("content", "check", "padded", tmp_path / "good").stdout
    assert "entry 'x'" in refused(run("content", "check", "padded", tmp_path / "bad"))
    assert "no .toml files" in refused(run("content", "check", "padded", tmp_path / "empty"))
    result = run("content", "check", "padded", tmp_path / "bad" / "padded", "--json")
    assert json.loads(result.stdout)["problems"] == ["cards.toml, entry 'x': cost is missing"]
    assert result.exit_code == 2


def test_doctor(run: Run, tmp_path: Path) -> None:
    data = json.loads(run("doctor", "--json").stdout)
    assert isinstance(data["compiled"], bool)
    assert data["data"].startswith(str(tmp_path))
    extras = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))["project"]
    assert set(data["parts"]) == set(extras["optional-dependencies"]), "the parts are what can be installed"
    for part in data["parts"].values():
        assert part["present"] == all(part["modules"].values())
    assert {"id": "magpies", "loads": True, "problem": "", "version": "1", "content": ""} in data["games"]
    text = run("doctor", "--lang", "cs")
    assert text.exit_code == 0
    assert "Jádro" in text.stdout


def test_doctor_lives_with_a_broken_pack(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOSPODA_CONTENT", "/no/such/pack")
    result = run("doctor")
    assert result.exit_code == 0
    assert "/no/such/pack" in result.stdout


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "pl_PL"}, "en"),
    ],
)
def test_language_of_the_user(monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert common.language_of_user() == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_verbs_speak_all_languages(run: Run, language: str) -> None:
    for line in ("games", "doctor", "sim magpies --games 2", "rules magpies"):
        result = run(*line.split(), "--lang", language)
        assert result.exit_code == 0, result.output


def test_a_full_disk_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    file.write_text("before")

    def fill_the_disk() -> None:
        with common.complete_file(file) as target:
            target.write(b"half of it")
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with pytest.raises(OSError, match=str(file)):
        fill_the_disk()
    assert file.read_text() == "before"
    assert list(tmp_path.iterdir()) == [file]


def test_a_device_is_written_to_and_not_replaced(run: Run) -> None:
    assert "No space left" in refused(run("sim", "magpies", "--games", "1", "--log", "/dev/full"))
    assert Path("/dev/full").is_char_device()


def test_an_unexpected_fault_is_one_sentence_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> list[str]:
        raise RuntimeError("boom")

    monkeypatch.setattr("gospoda.cli.titles.games.registry.game_ids", broken)
    result = run("games")
    assert result.exit_code == 70
    assert "unexpected RuntimeError" in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_reader_that_goes_away_is_no_error() -> None:
    line = f"{sys.executable} -m {main.__name__} games --json | head -c 10"
    result = subprocess.run(["bash", "-o", "pipefail", "-c", line], capture_output=True, text=True, check=False)
    assert result.returncode == 0
    assert result.stderr == ""
