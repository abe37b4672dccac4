"""Files made to break the server, and the limits of a process that checks one."""

from __future__ import annotations

import asyncio
import os
import time
from multiprocessing.connection import Connection
from typing import Any

import msgspec
import pytest

from gospoda.core.chance import seeded
from gospoda.core.codec import state_from_json
from gospoda.core.match import Match
from gospoda.core.registry import game
from gospoda.core.saves import saved
from gospoda.core.saves.saved import SavedSeat
from gospoda.games.simurgh.choices import Choice
from gospoda.server.history.imports import Imports, Verdict, limit_resources, verdict
from gospoda.server.history.imports import work as look_at
from tests.attacks.mutated_files import mutated_files, sample

TITLES = ("magpies", "stonespine", "rollplayer", "simurgh", "guilds")


def test_mutated_files_are_refused_or_played_to_the_end() -> None:
    assert mutated_files(5_000)["hangs and faults"] == 0


def put(data: dict[str, Any], path: str, value: Any) -> bytes:
    """Returns a file with another value at one place."""
    *steps, last = path.split(".")
    here: Any = data
    for step in steps:
        here = here[int(step)] if isinstance(here, list) else here[step]
    here[int(last) if isinstance(here, list) else last] = value
    return msgspec.json.encode(data)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("start.seats", 30_000_000),
        ("start.mixes", [0, 2, 1]),
        ("start.mixes", list(range(1, 100_000))),
        ("start.chance", [0, 0, 0]),
        ("start.stack", [["", 1, 0, 0, 0]] * 100_000),
        ("start.agenda", [{"chapter": "", "seats": 1}] * 100_000),
        ("seats", [{"name": "x", "bot": ""}] * 100_000),
        ("seed", "9" * 100_000),
        ("moves", ["0 x"] * 6000),
    ],
)
def test_known_killers_are_refused(title: str, path: str, value: object) -> None:
    assert verdict(put(sample(title, 1), path, value)).refusal in ("refused-bad-file", "refused-old-rules")


@pytest.mark.parametrize("title", TITLES)
def test_a_known_mix_without_an_end_is_refused(title: str) -> None:
    """The file that used to freeze the server: a card in a mix that is part of itself."""
    data = sample(title, 1)
    data["start"]["mixes"] = [0, 2, 1]
    table = data["start"]["table"]
    pile = table["deck"] if title == "magpies" else next(p for p in table.values() if is_filled_pile(p))
    pile["known"][0] = 65536
    assert verdict(msgspec.json.encode(data)).refusal == "refused-bad-file"


def is_filled_pile(value: object) -> bool:
    return isinstance(value, dict) and set(value) == {"cards", "known"} and bool(value["known"])


@pytest.mark.parametrize("title", TITLES)
def test_a_lost_card_is_missed(title: str) -> None:
    data = sample(title, 1)
    table = data["start"]["table"]
    pile = table["deck"] if title == "magpies" else next(p for p in table.values() if is_filled_pile(p))
    pile["cards"].pop()
    pile["known"].pop()
    assert verdict(msgspec.json.encode(data)).refusal == "refused-bad-file"


@pytest.mark.parametrize("due", [1, 2])
def test_a_search_for_what_is_due_ends_where_nothing_leads_back_to_it(due: int) -> None:
    """A position of Simurgh that used to overflow the check's stack: its due window isn't below."""
    state, chance = game("simurgh").start(2, None, "s0"), seeded(0)
    while not isinstance(state.chapter(), Choice):
        state.apply(state.next_seat(), state.any_move(state.next_seat(), chance))
    match = Match.from_state(state, "play-on")
    people = [SavedSeat("Ania", ""), SavedSeat("Bara", "")]
    data = msgspec.json.decode(saved.encode(saved.save(match, people)))
    assert verdict(msgspec.json.encode(data)).game is not None
    data["start"]["table"]["due"] = due
    assert state_from_json(state.game, data["start"]).legal(state.next_seat()) == []
    assert verdict(msgspec.json.encode(data)).refusal == "refused-bad-file"


# ---- the process


def hang(_data: bytes, _pipe: Connection) -> None:
    time.sleep(600)


def die(_data: bytes, _pipe: Connection) -> None:
    os._exit(9)


def devour(_data: bytes, pipe: Connection) -> None:
    limit_resources()
    try:
        hoard = bytearray(4 << 30)
        pipe.send_bytes(msgspec.json.encode(Verdict(refusal=f"took {len(hoard)}")))
    except MemoryError:
        pipe.send_bytes(msgspec.json.encode(Verdict(refusal="stopped")))


def judged(work: Any, data: bytes = b"", patience: float = 60.0) -> Verdict:
    return asyncio.run(Imports(None, patience).judged(data, work))  # type: ignore[arg-type]


def test_a_file_that_takes_too_long_is_refused() -> None:
    assert judged(hang, patience=1.0).refusal == "refused-bad-file"


def test_a_process_that_dies_is_a_refusal() -> None:
    assert judged(die).refusal == "refused-bad-file"


def test_a_file_cannot_take_all_memory() -> None:
    pytest.importorskip("resource")
    assert judged(devour).refusal == "stopped"


def test_a_good_file_passes_the_process() -> None:
    found = judged(look_at, msgspec.json.encode(sample("stonespine", 1)))
    assert found.game is not None
    assert found.game.game == "stonespine"
