"""Hints say what moves promise and reveal no secret; an analysis finds what lost a game."""

from __future__ import annotations

import pytest

from gospoda import bots
from gospoda.bots import Advice, Budget
from gospoda.bots.advice import with_evens
from gospoda.core.chance import seeded
from gospoda.core.match import Match
from gospoda.core.registry import game
from gospoda.core.saves.saved import SavedGame, SavedSeat, save
from tests.bots.test_bots import middle
from tests.bots.test_search import last_jewel, unbeatable

QUICK = Budget(iterations=40)


def finished(title: str = "magpies", seed: int = 3, bad: int = -1) -> SavedGame:
    """Returns a game of random moves in which seat `bad` always plays its lowest card."""
    match, chance = Match(game(title), 2, seed=seed), seeded(seed)
    while not match.state.is_over():
        seat = int(match.state.next_seat())
        moves = match.state.legal(seat)
        match.act(seat, min(moves) if seat == bad else chance.choice(moves))
    return save(match, [SavedSeat("Ania"), SavedSeat("Bob")])


@pytest.mark.parametrize("title", ["magpies", "stonespine"])
def test_advice_is_about_legal_moves_the_best_first(title: str) -> None:
    state = middle(game(title), 2)
    seat = int(state.next_seat())
    found = bots.advise(state, seat, QUICK, seeded(1))
    assert {one.move for one in found} <= set(state.legal(seat))
    assert [one.visits for one in found] == sorted((one.visits for one in found), reverse=True)
    for one in found:
        assert 0.0 <= one.win <= 1.0
        assert one.notation == state.game.moves.notation(one.move)
    assert found == bots.advise(state, seat, QUICK, seeded(1))


def test_advice_for_a_move_without_choice() -> None:
    state = game("stonespine").start(1, seed=1)
    chance = seeded(1)
    while len(state.legal(0)) != 1:
        state.advance(0, chance.choice(state.legal(0)))
        if state.is_over():
            state = game("stonespine").start(1, seed=chance.below(1000))
    (only,) = bots.advise(state, 0, QUICK, seeded(1))
    assert only.move == state.legal(0)[0]


def test_the_sure_jewel_is_advised_whatever_is_hidden() -> None:
    """Different hidden cards behind the same knowledge lead to the same advice."""
    state, holder = next((s, h) for seed in range(40) for s, h in [last_jewel(seed)] if h >= 0)
    for n in range(5):
        truth = state.redeal(holder, seeded(f"truth {n}"))
        best = bots.advise(truth, holder, Budget(iterations=150), seeded(n))[0]
        assert best.move in unbeatable(state, holder)


def test_an_analysis_weighs_every_decision() -> None:
    saved = finished()
    report = bots.analyse(saved, QUICK)
    match = Match(game("magpies"), 2, seed=3)
    choices = 0
    for line in saved.moves:
        seat, notation = line.split(" ", 1)
        choices += len(match.state.legal(int(seat))) > 1
        match.act_text(int(seat), notation)
    assert len(report.moments) == choices
    assert report.seats == ["Ania", "Bob"]
    for moment in report.moments:
        assert moment.loss >= 0.0
        assert moment.win_loss >= 0.0
        assert f"{moment.seat} {moment.played.notation}" == saved.moves[moment.number - 1]
        assert moment.played.visits >= 1
        if moment.played.move == moment.best.move:
            assert moment.loss == 0.0


def test_the_three_costliest_moments_come_first() -> None:
    report = bots.analyse(finished(), QUICK)
    losses = sorted((moment.loss for moment in report.moments), reverse=True)
    assert [moment.loss for moment in report.costliest] == losses[:3]
    assert sum(report.losses) == pytest.approx(sum(losses))


def test_the_same_seed_gives_the_same_report() -> None:
    saved = finished()
    assert bots.analyse(saved, QUICK, seed=1) == bots.analyse(saved, QUICK, seed=1)


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    saved = finished()
    bots.analyse(saved, Budget(iterations=2), progress=lambda done, total: told.append((done, total)))
    assert told == [(n, len(saved.moves)) for n in range(1, len(saved.moves) + 1)]


def test_whoever_plays_badly_loses_more() -> None:
    """The lowest card every time, even for the most valuable jewels."""
    lost = [0.0, 0.0]
    for seed in range(4):
        report = bots.analyse(finished(seed=seed, bad=1), Budget(iterations=80))
        lost = [a + b for a, b in zip(lost, report.losses, strict=True)]
    assert lost[1] > lost[0]


def told(move: int, win: float, visits: int) -> Advice:
    return Advice(move, "", 0.0, win, 0.0, visits)


def test_moves_that_cannot_be_told_apart_say_so() -> None:
    """One percentage point more in forty games is chance; ten in four thousand aren't."""
    few = with_evens([told(1, 0.53, 40), told(2, 0.52, 40), told(3, 0.10, 40)])
    assert [one.even for one in few] == [True, True, False]
    many = with_evens([told(1, 0.53, 4000), told(2, 0.43, 4000)])
    assert [one.even for one in many] == [False, False]
    assert [one.even for one in with_evens([told(1, 1.0, 5)])] == [False]
    assert [one.even for one in with_evens([told(1, 1.0, 3), told(2, 1.0, 1)])] == [True, True]
