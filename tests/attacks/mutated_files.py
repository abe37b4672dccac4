"""Saved games with something wrong: each is refused or can be played to its end."""

from __future__ import annotations

import copy
import random
import signal
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

import msgspec

from gospoda.core.chance import seeded
from gospoda.core.codec import state_from_json, state_to_json
from gospoda.core.match import Match
from gospoda.core.piles import SPECTATOR
from gospoda.core.redeal import imagined
from gospoda.core.registry import game
from gospoda.core.saves import saved
from gospoda.core.saves.saved import SavedSeat
from gospoda.core.state import State
from gospoda.server.history.imports import Checked, verdict
from tests.attacks import Figures, attack, chance_of

TITLES = ("magpies", "magpies", "magpies", "stonespine", "rollplayer", "simurgh", "guilds")
TOO_LONG = 60  # seconds per file: far more than any needs, even on a busy machine
NASTY: list[Any] = [
    *(-1, 0, 1, 2, 3, 7, 8, 63, 64, 127, 128, 255, 256, 65535, 65536, 1 << 31, 1 << 62, 1 << 63, 1 << 64, 10**40),
    *(0.5, 1e308, "", "x", "0", "-1", "0 rider", "\u0000", None, True, False, [], {}, [[]], [0, 2, 1], {"cards": []}),
]


class Hangs(Exception):
    """Raised when a file takes far too long."""


@contextmanager
def alarm(seconds: int) -> Iterator[None]:
    def ring(_number: int, _frame: FrameType | None) -> None:
        raise Hangs

    before = signal.signal(signal.SIGALRM, ring)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


# ---- files


def sample(title: str, number: int) -> dict[str, Any]:
    """Returns a saved game of a title, from its deal or a position to play on from, with few or many moves."""
    chance = seeded(f"{title} {number}")
    rules = game(title)
    counts = rules.seat_counts()
    seats = counts[number % len(counts)]
    match = Match(rules, seats, None, f"file {number}")
    go_on(match, int(chance.below(40)))
    if number % 3:
        start = imagined(match.state, [0])
        start.chance = seeded(number)  # the same file in every run
        match = Match.from_state(start, "play-on")
        go_on(match, int(chance.below(6)))
    people = [SavedSeat(f"P{seat}", "greedy" if seat else "") for seat in range(seats)]
    data: dict[str, Any] = msgspec.json.decode(saved.encode(saved.save(match, people)))
    return data


def go_on(match: Match, moves: int) -> None:
    chance = seeded("moves")
    for _ in range(moves):
        if match.state.is_over():
            return
        seat = int(match.state.next_seat())
        match.act(seat, int(match.state.any_move(seat, chance)))


# ---- mutations

Place = tuple[Any, Any]  # a list or object, and an index or key in it


def places(tree: Any) -> list[Place]:
    """Returns every place in a file that holds a value."""
    found: list[Place] = []
    inside: list[Any] = [tree]
    while inside:
        here = inside.pop()
        keys = list(here) if isinstance(here, dict) else range(len(here))
        for key in keys:
            found.append((here, key))
            if isinstance(here[key], dict | list):
                inside.append(here[key])
    return found


def replace_it(chance: random.Random, here: Any, key: Any, _tree: Any) -> None:
    here[key] = copy.deepcopy(chance.choice(NASTY))


def nudge(chance: random.Random, here: Any, key: Any, _tree: Any) -> None:
    value = here[key]
    if type(value) is bool:
        here[key] = not value
    elif type(value) is int:
        here[key] = value + chance.choice([-2, -1, 1, 2, 16, -value * 2, 1 << 16, 1 << 20])
    elif isinstance(value, str):
        here[key] = value[: chance.randrange(len(value) + 1)] + chance.choice(["", "0", " ", "ż"])
    elif isinstance(value, list):
        chance.shuffle(value)


def drop(_chance: random.Random, here: Any, key: Any, _tree: Any) -> None:
    del here[key]


def double(chance: random.Random, here: Any, key: Any, _tree: Any) -> None:
    if isinstance(here, list):
        here.insert(key, copy.deepcopy(here[key]))
    elif isinstance(here[key], list) and here[key]:
        here[key] = here[key] * chance.choice([2, 3, 300])


def swap(chance: random.Random, here: Any, key: Any, tree: Any) -> None:
    """Swaps two values of one kind, which keeps the shape valid."""
    alike = [(there, name) for there, name in places(tree) if type(there[name]) is type(here[key])]
    there, name = chance.choice(alike)
    here[key], there[name] = copy.deepcopy(there[name]), copy.deepcopy(here[key])


WAYS: list[Callable[[random.Random, Any, Any, Any], None]] = [replace_it, nudge, nudge, drop, double, swap, swap]


def mutated(original: dict[str, Any], chance: random.Random) -> bytes:
    """Changes one to three values in a file, mostly in the description of the position."""
    tree = copy.deepcopy(original)
    for _ in range(chance.choice([1, 1, 1, 2, 3])):
        root = tree["start"] if isinstance(tree.get("start"), dict) and chance.random() < 0.85 else tree
        found = places(root)
        if found:
            here, key = chance.choice(found)
            chance.choice(WAYS)(chance, here, key, root)
    try:
        data = msgspec.json.encode(tree)
    except (msgspec.MsgspecError, OverflowError, ValueError):
        data = repr(tree).replace("'", '"').replace("None", "null").encode()
    if chance.random() < 0.05:
        at = chance.randrange(len(data))
        data = data[:at] + bytes([chance.randrange(256)]) + data[at + 1 :]
    return data


# ---- what must hold


def play_out(accepted: Checked) -> None:
    """Does what a table does with a game from a file; nothing in it may fail."""
    data = msgspec.json.decode(msgspec.json.encode(accepted), type=Checked)
    file = saved.SavedGame(
        1, data.game, data.version, data.content, data.options, data.seed, data.seats, [], [], [], data.start
    )
    match = Match.from_state(saved.first_position(file), data.seed)
    for move in data.moves:
        match.act_text(move.seat, move.data.notation)
    state = match.state
    look(state)
    chance = seeded("afterwards")
    for decision in range(20_000):
        seat = int(state.next_seat())
        if seat < 0:
            break
        state.apply(seat, int(state.any_move(seat, chance)))
        if decision % 25 == 0:
            look(state)
    assert state.is_over(), "the game does not end"
    state.winners()
    look(state)


def look(state: State) -> None:
    """Produces everything that any viewer would be sent."""
    for seat in (*range(state.seats), SPECTATOR):
        msgspec.json.encode(state.game.display.view(state, seat))
        msgspec.json.encode(state.prompt(seat))
    msgspec.json.encode(state.scores())
    state_from_json(state.game, msgspec.json.decode(msgspec.json.encode(state_to_json(state))))


@attack("mutated-files", small=5_000, long=50_000, unit="mutated files")
def mutated_files(size: int) -> Figures:
    """A file is refused, or its game can be played to the end: none hangs, none fails later."""
    chance = chance_of("mutated files")
    originals = [sample(title, number) for number in range(12) for title in TITLES]
    said: Counter[str] = Counter()
    for number in range(size):
        data = mutated(originals[number % len(originals)], chance)
        with alarm(TOO_LONG):
            found = verdict(data)
            said[found.refusal or "accepted"] += 1
            if found.game is not None:
                play_out(found.game)
    assert said["accepted"] > size // 100, "hardly any file is accepted: the attack does not reach the rules"
    assert said["refused-bad-file"] > size // 10, "hardly any file is refused"
    return {"refused": size - said["accepted"], "accepted and played out": said["accepted"], "hangs and faults": 0}
