"""Points 3, 4 and 5: earlier states never change, and a game can be saved and resumed at any moment."""

from __future__ import annotations

import json
import pickle

from gospoda.conformance.cases import Case, played, written
from gospoda.core.chance import seeded
from gospoda.core.codec import state_from_json, state_to_json
from gospoda.core.match import Match
from gospoda.core.play import rollout
from gospoda.core.saves.saved import SavedSeat, decode, encode, last_snapshot, open_match, save
from gospoda.core.state import State


def test_clones_are_islands(case: Case) -> None:
    """Playing on in clones leaves every earlier state as it was."""
    play = played(case, 1)
    kept = [(moment.state, written(moment.state)) for moment in play.sample(25)]
    for number, (state, _) in enumerate(kept):
        rollout(state.clone(), seeded(number))
    for state, before in kept:
        assert written(state) == before, "a clone has changed its original"


def test_originals_are_islands_too(case: Case) -> None:
    state = case.start(2)
    chance = seeded("islands")
    kept: list[tuple[State, bytes]] = []
    while not state.is_over():
        twin = state.clone()
        kept.append((twin, written(twin) if len(kept) % 8 == 0 else b""))
        state.apply(state.next_seat(), chance.choice(state.legal(state.next_seat())))
    for twin, before in kept:
        assert not before or written(twin) == before, "playing on has changed a clone"


def continuation(state: State) -> tuple[int, bytes]:
    """Returns how the game goes on from here, with the same chance every time."""
    twin = state.clone()
    decisions = rollout(twin, seeded("continuation"))
    return decisions, written(twin)


def test_json_round_trip(case: Case) -> None:
    for moment in played(case).sample(10):
        text = json.dumps(state_to_json(moment.state))
        back = state_from_json(case.game, json.loads(text))
        assert json.dumps(state_to_json(back)) == text
        assert back.legal(moment.seat) == moment.state.legal(moment.seat)
        assert back.points() == moment.state.points()


def test_json_round_trip_goes_on_alike(case: Case) -> None:
    for moment in played(case).sample(3):
        back = state_from_json(case.game, json.loads(json.dumps(state_to_json(moment.state))))
        assert continuation(back) == continuation(moment.state)


def test_json_round_trip_at_the_end(case: Case) -> None:
    end = played(case).end
    back = state_from_json(case.game, json.loads(json.dumps(state_to_json(end))))
    assert back.is_over()
    assert back.scores() == end.scores()
    assert back.winners() == end.winners()


def test_pickle_round_trip(case: Case) -> None:
    for moment in played(case).sample(3):
        back = pickle.loads(pickle.dumps(moment.state))
        assert written(back) == written(moment.state)
    assert pickle.loads(pickle.dumps(case.game)) is case.game


def test_saved_game_replays_to_the_same_states(case: Case) -> None:
    play = played(case)
    match = Match(case.game, case.seats, dict(case.mode), 0)
    for moment in play.moments:
        match.act(moment.seat, moment.move)
    seats = [SavedSeat(f"player {seat}") for seat in range(case.seats)]
    saved = save(match, seats)
    assert saved.start is None, "the deal of a seed is not the same every time"
    back = open_match(decode(encode(saved)))
    assert written(back.state) == written(match.state) == written(play.end)
    assert back.state.scores() == play.end.scores()
    assert written(last_snapshot(saved)) == written(play.end)
    middle = len(play.moments) // 2
    assert written(back.state_at(middle)) == written(play.moments[middle].state)


def test_saved_unfinished_game_goes_on(case: Case) -> None:
    play = played(case)
    half = play.moments[: len(play.moments) // 2]
    match = Match(case.game, case.seats, dict(case.mode), 0)
    for moment in half:
        match.act(moment.seat, moment.move)
    back = open_match(decode(encode(save(match, [SavedSeat("x")] * case.seats))))
    assert [(step.seat, step.move) for step in back.steps] == [(m.seat, m.move) for m in half]
    assert continuation(back.state) == continuation(match.state)
