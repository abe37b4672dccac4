"""A game at the keyboard, with piped input."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import Result

from gospoda.bots.people import NAMES
from gospoda.cli.keyboard.faces import TextFace
from gospoda.cli.keyboard.menu import Menu, hints
from gospoda.cli.keyboard.play import Wishes, seated, wished_seats
from gospoda.cli.keyboard.session import Session, has_secrets
from gospoda.core.chance import seeded
from gospoda.core.match import Match, PlayedMove
from gospoda.core.previews.preview import preview_of
from gospoda.core.registry import game
from gospoda.core.saves.saved import SavedSeat, read
from gospoda.core.words import LANGUAGES, Words
from tests.cli.conftest import Run, refused

MAGPIES = ["play", "magpies", "--seed", "3"]
WHOLE_GAME = "A\n" * 40


def kept_file(result: Result) -> Path:
    """Returns the file with the saved game, named at the end of the session's output."""
    found = re.search(r"is saved in (.*\.json)\.", result.stdout)
    assert found is not None, result.output
    return Path(found.group(1))


def test_a_whole_game_against_a_bot(run: Run) -> None:
    result = run(*MAGPIES, "--bots", "random", typed=WHOLE_GAME)
    assert result.exit_code == 0, result.output
    assert "The game is over" in result.stdout
    assert re.search(r"(Player 1 \(you\)|\w+ \(random\)) wins\.|Shared victory", result.stdout)
    assert "gospoda replay" in result.stdout
    assert len(read(kept_file(result)).moves) == 15


@pytest.mark.parametrize("language", LANGUAGES)
def test_play_speaks_all_languages(run: Run, language: str) -> None:
    result = run(*MAGPIES, "--lang", language, typed="h\np\nl\n?\nb\nm\n" + WHOLE_GAME)
    assert result.exit_code == 0, result.output
    words = Words(None, language)
    assert words.text("game-over") in result.stdout
    assert words.text("help-undo") in result.stdout
    assert not re.search(r"\b(event|move|prompt|key|help)-[a-z]", result.stdout), "an id has no words"


def test_moves_by_number_and_by_notation(run: Run) -> None:
    result = run(*MAGPIES, "--bots", "random", typed="play 1\nA\n")
    moves = read(kept_file(result)).moves
    assert moves[0] == "0 play 1"
    assert len([move for move in moves if move.startswith("0 ")]) == 2


def test_what_is_no_move_is_answered_and_asked_again(run: Run) -> None:
    result = run(*MAGPIES, typed="play 99\n77\nfoo\n\nbury 4\nplay 5\n")
    assert result.stdout.count("is not a move here") == 4
    assert result.stdout.count("not what is asked now") == 2
    assert read(kept_file(result)).moves == []


def test_leaving_keeps_the_game_and_resume_goes_on(run: Run, tmp_path: Path) -> None:
    left = run(*MAGPIES, "--bots", "random", "--as", "Ania", typed="A\nq\n\n")
    assert left.exit_code == 0
    file = kept_file(left)
    assert f"gospoda play --resume {file}" in left.stdout
    assert file.is_relative_to(tmp_path / "data")
    before = read(file)
    assert [(seat.name in NAMES, seat.bot) for seat in before.seats] == [(False, ""), (True, "random")]
    assert f"{before.seats[1].name} (random)" in left.stdout
    again = run("play", "--resume", file, typed=WHOLE_GAME)
    assert "The game is over" in again.stdout
    assert kept_file(again) == file
    assert read(file).moves[: len(before.moves)] == before.moves


def test_the_end_of_the_input_keeps_the_game(run: Run) -> None:
    result = run(*MAGPIES, typed="A\n")
    assert result.exit_code == 0
    assert read(kept_file(result)).moves[0].startswith("0 play")


def test_save_under_a_name(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    (tmp_path / "letter.txt").write_text("Dear Ola")
    result = run(*MAGPIES, typed=f"s {file}\ns {tmp_path / 'letter.txt'}\ns /dev/full\ns /nowhere/x\nq\n{file}\n")
    assert f"Saved in {file}" in result.stdout
    assert read(file).game == "magpies"
    assert "exists and is no saved game" in result.stdout
    assert (tmp_path / "letter.txt").read_text() == "Dear Ola"
    assert "/dev/full: No space left" in result.stdout
    assert "/nowhere/x: No such file" in result.stdout


def test_undo_stops_at_a_reveal_and_u_bang_does_not(run: Run) -> None:
    result = run(*MAGPIES, "--bots", "random", typed="u\nu!\nA\nu\nu!\n")
    assert result.stdout.count("nothing to take back") == 2
    assert "Something was revealed" in result.stdout
    assert "The record says so" in result.stdout
    saved = read(kept_file(result))
    assert saved.moves == []
    assert saved.lifted[0][0] == 0


def test_hot_seat_has_a_curtain(run: Run) -> None:
    result = run("play", "magpies", "--hotseat", "--as", "Ania,Ola", "--seed", "3", typed="A\n\nA\n\nA\n")
    assert "pass the keyboard to Ola" in result.stdout
    first, second = result.stdout.split("pass the keyboard to Ola", 1)
    assert re.search(r"Ola: 0 ★\n +Hand: 3 × \?", first)
    assert re.search(r"Ania: \d+ ★\n +Hand: 3 × \?", second.split("keyboard to")[0])


def test_secrets_need_a_curtain() -> None:
    state = game("magpies").start(2)
    assert has_secrets(state)
    for i, pile in enumerate(state.piles()):
        state.put_piles([*state.piles()[:i], pile.show(255), *state.piles()[i + 1 :]])
    assert not has_secrets(state)
    state.advance(0, state.legal(0)[0])
    assert has_secrets(state), "a secret choice is a secret"


def test_json_lines(run: Run) -> None:
    result = run(*MAGPIES, "--bots", "random", "--json", typed="h\np\n?\n" + WHOLE_GAME)
    lines = [json.loads(line) for line in result.stdout.splitlines()]
    kinds = [line["type"] for line in lines]
    assert kinds[:3] == ["view", "prompt", "moves"]
    assert {"hints", "scores", "help", "events"} <= set(kinds)
    end = next(line for line in lines if line["type"] == "end")
    assert set(end) == {"type", "players", "winners"}
    assert lines[2]["moves"][0] == {"label": "A", "notation": "play 1", "text": "play 1"}


def test_hints_tell_what_a_move_scores() -> None:
    title = game("guilds")
    state = title.start(3, seed=2)
    seat = int(state.next_seat())
    menu = Menu(title, state.legal(seat))
    found = hints(menu, state, seat, seeded(1), 60.0)
    assert sorted(hint.move for hint in found) == sorted(state.legal(seat))
    values = [hint.value for hint in found]
    assert values == sorted(values, reverse=True)
    for hint in found:
        assert hint.gain == preview_of(state, seat, [hint.move], seeded(1)).points
        assert hint.points == state.points()[seat]


def test_hints_tell_no_secret() -> None:
    state = game("magpies").start(3, seed=2)
    menu = Menu(state.game, state.legal(0))
    truth = hints(menu, state, 0, seeded(1))
    other = hints(menu, state.redeal(0, seeded(5)), 0, seeded(1))
    assert [(hint.move, hint.gain) for hint in truth] == [(hint.move, hint.gain) for hint in other]


def position(tmp_path: Path, **change: object) -> Path:
    file = tmp_path / "position.json"
    file.write_text(json.dumps({"game": "magpies", "seats": 2, "seed": 1, "set": {"owners": [0, 1, 0, 1]}} | change))
    return file


def test_a_silent_pass_of_others_does_not_end_a_turn(tmp_path: Path) -> None:
    """A player asked again sees only what changed, unless something else was told meanwhile."""
    match = Match(game("magpies"), 2, {}, 3)
    words = Words(match.game, "en")
    session = Session(match, [SavedSeat("Ania"), SavedSeat("Ola")], words, TextFace(words, match.game), tmp_path / "x")
    assert not session.moved_last(0)
    match.act(0, match.state.legal(0)[0])
    assert session.moved_last(0)
    match.steps.append(PlayedMove(1, 0, False, []))
    assert session.moved_last(0)
    match.steps.pop()
    match.act(1, match.state.legal(1)[0])
    assert not session.moved_last(0)


def test_a_described_position(run: Run, tmp_path: Path) -> None:
    file = position(tmp_path)
    result = run("play", "magpies", "--position", file, "--bots", "random", typed=WHOLE_GAME)
    assert "The game is over" in result.stdout, result.output
    assert len(read(kept_file(result)).moves) == 3
    assert "Move 3 of 3" in run("replay", kept_file(result), "--move", "3").stdout


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"game": "nothing"}, "there is no game"),
        ({"seats": 3}, "differs from what was asked"),
        ({"seats": "many"}, "position.json"),
        ({"set": {"moon": 1}}, "no 'moon' on the path"),
        ({"set": 3}, "position.json"),
        ({"ask": {}}, "missing required field `chapter`"),
    ],
)
def test_a_bad_position_is_refused(run: Run, tmp_path: Path, change: dict[str, object], words: str) -> None:
    assert words in refused(run("play", "magpies", "--seats", "2", "--position", position(tmp_path, **change)))


def names(seats: int, wishes: Wishes) -> list[tuple[str, str]]:
    return [(seat.name, seat.bot) for seat in seated(seats, wishes, Words(None, "en"), seeded("names"))]


def test_who_sits_where() -> None:
    first, *others = names(3, Wishes(3, [], ["greedy", "random"], False))
    assert first == ("Player 1 (you)", "")
    assert [bot for _, bot in others] == ["greedy", "random"]
    assert all(name in NAMES for name, _ in others)
    usual = names(3, Wishes(3, ["Ania"], [], False))
    assert [bot for _, bot in usual] == ["", "journeyman", "journeyman"]
    assert [name for name, _ in names(3, Wishes(3, ["Ania"], ["random"], True))][:2] == ["Ania", "Player 2"]
    assert names(1, Wishes(1, [], [], False)) == [("Player 1 (you)", "")]


def test_no_bot_has_the_name_of_anybody_else() -> None:
    for person in NAMES:
        called = [name.casefold() for name, _ in names(7, Wishes(7, [person.upper()], [], False))]
        assert len(set(called)) == 7


def test_how_many_seats() -> None:
    magpies, stonespine = game("magpies"), game("stonespine")
    assert wished_seats(magpies, Wishes(None, [], [], False)) == 2
    assert wished_seats(stonespine, Wishes(1, [], [], False)) == 1
    assert wished_seats(magpies, Wishes(None, [], ["random"] * 3, False)) == 4
    assert wished_seats(magpies, Wishes(None, ["A", "B", "C"], [], True)) == 3


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_an_interrupted_game_is_kept(tmp_path: Path, number: signal.Signals) -> None:
    env = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"}
    line = [sys.executable, "-m", "gospoda", "play", "stonespine", "--seats", "2", "--seed", "1"]
    pipe = subprocess.PIPE

    def as_in_a_terminal() -> None:
        """Restores Ctrl-C, which processes started in a shell's background ignore, as would their children."""
        signal.signal(signal.SIGINT, signal.default_int_handler)

    with subprocess.Popen(
        line, stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=env, preexec_fn=as_in_a_terminal
    ) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        child.stdin.write("A\n")
        child.stdin.flush()
        seen = ""
        while seen.count("Your move") < 2:
            seen += child.stdout.read(1)
        time.sleep(0.2)
        child.send_signal(number)
        rest, errors = child.communicate(timeout=60)
    assert child.returncode == 130, errors
    assert "Traceback" not in errors
    found = re.search(r"is saved in (.*\.json)\.", rest)
    assert found is not None
    assert len(read(Path(found.group(1))).moves) >= 1
