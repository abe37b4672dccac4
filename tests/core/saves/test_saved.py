"""Saved games: never lost, never silently different."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from gospoda.conformance.cases import written
from gospoda.core.chance import seeded
from gospoda.core.match import Match
from gospoda.core.saves.position import Position
from gospoda.core.saves.saved import (
    BadSave,
    Divergence,
    SavedGame,
    SavedSeat,
    decode,
    encode,
    last_snapshot,
    open_match,
    read,
    same_rules,
    save,
)
from gospoda.example.game import GAME

SEATS = [SavedSeat("Ala"), SavedSeat("Bot", "random")]


def match(moves: int = 7) -> Match:
    table = Match(GAME, 2, {"passing": False}, "a seed")
    chance = seeded(1)
    for _ in range(moves):
        seat = table.state.next_seat()
        table.act(seat, chance.choice(table.state.legal(seat)))
    return table


def saved() -> SavedGame:
    return save(match(), SEATS)


def test_a_saved_game_is_named_moves() -> None:
    game = saved()
    assert (game.game, game.version, game.seed, game.options) == ("magpies", "1", "a seed", {"passing": False})
    assert game.moves[0].startswith("0 play ")
    assert game.seats == SEATS
    assert written(open_match(decode(encode(game))).state) == written(match().state)


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"{}", b'{"format": 1}', b"\xff\xfe"])
def test_other_files_are_no_saved_games(data: bytes) -> None:
    with pytest.raises(BadSave, match="this is no saved game"):
        decode(data)


def test_other_formats_are_refused() -> None:
    with pytest.raises(BadSave, match="has format 2; this program reads format 1"):
        decode(encode(replace(saved(), format=2)))


def test_unknown_games_options_and_seats_are_refused() -> None:
    with pytest.raises(BadSave, match="there is no game 'chess'"):
        open_match(replace(saved(), game="chess"))
    with pytest.raises(BadSave, match="has no option 'flying'"):
        open_match(replace(saved(), options={"flying": True}))
    with pytest.raises(BadSave, match="2 to 4 players, not 1"):
        open_match(replace(saved(), seats=SEATS[:1]))
    with pytest.raises(BadSave, match="no state of magpies"):
        open_match(replace(saved(), start={"seats": 2}))


def test_older_rules_that_still_fit_are_replayed() -> None:
    older = replace(saved(), version="0")
    assert not same_rules(older, GAME)
    assert same_rules(saved(), GAME)
    assert written(open_match(older).state) == written(match().state)


@pytest.mark.parametrize("move", ["0 fly away", "0 bury 1", "9 play 1", "nonsense", "x play 1"])
def test_moves_that_are_not_possible_any_more_are_reported(move: str) -> None:
    older = replace(saved(), version="0", moves=[*saved().moves[:3], move, *saved().moves[4:]])
    with pytest.raises(Divergence) as raised:
        open_match(older)
    assert raised.value.report.startswith(f"move 4 ({move}) is not possible with version 1: ")


def test_other_positions_are_reported() -> None:
    game = saved()
    snapshot = game.snapshots[-1]
    changed = replace(snapshot, state={**snapshot.state, "waiting": 99})
    with pytest.raises(Divergence, match=r"after move 7 .* the position differs under version 1"):
        open_match(replace(game, version="0", snapshots=[changed]))


def test_the_last_position_can_always_be_looked_at() -> None:
    broken = replace(saved(), version="0", moves=["0 fly away"])
    assert written(last_snapshot(broken)) == written(match().state)
    with pytest.raises(BadSave, match="no snapshot"):
        last_snapshot(replace(broken, snapshots=[]))


def test_lifted_undo_is_noted() -> None:
    table = match()
    table.rewind(2)
    game = decode(encode(save(table, SEATS)))
    assert game.lifted == [(2, 5)]
    assert open_match(game).lifted == [(2, 5)]


def test_a_set_up_position_is_saved_with_its_beginning() -> None:
    table = Match.from_state(Position(GAME.start(2)).put("owners", [1, 1]).state())
    table.act(0, table.state.legal(0)[0])
    game = decode(encode(save(table, SEATS)))
    assert game.start is not None
    assert open_match(game).state.points() == [0, 3]


def test_files(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    with pytest.raises(BadSave, match="cannot be read: No such file"):
        read(path)
    path.write_bytes(encode(saved()))
    assert read(path) == saved()


def older(state: dict[str, object]) -> dict[str, object]:
    """Returns a state as it was written when frames had three unnamed numbers."""
    frames = state["agenda"]
    assert isinstance(frames, list)
    stack = [[frame["chapter"], frame["seats"], 1, 0, 0] for frame in frames]
    return {name: value for name, value in state.items() if name != "agenda"} | {"stack": stack}


def test_a_saved_game_of_the_older_form_is_played_again() -> None:
    game = saved()
    then = replace(game, snapshots=[replace(one, state=older(one.state)) for one in game.snapshots])
    assert written(open_match(then).state) == written(match().state)
    moved = [replace(one, state=older({**one.state, "shown": 99})) for one in game.snapshots]
    with pytest.raises(Divergence):
        open_match(replace(game, snapshots=moved))
