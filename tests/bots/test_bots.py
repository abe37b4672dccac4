"""Bots choose legal moves, repeat them for the same seed, and know no more than their seat."""

from __future__ import annotations

import msgspec
import pytest

from gospoda import bots
from gospoda.bots.arena import Endless, play_out, play_recorded
from gospoda.bots.base import Bot, seat_move
from gospoda.bots.greedy import best_moves
from gospoda.core.chance import Chance, seeded
from gospoda.core.codec import state_to_json
from gospoda.core.game import Game
from gospoda.core.registry import game, games
from gospoda.core.state import State

TITLES = games()


class Spy(Bot):
    """Keeps every position that it is shown, corrupts it, and plays the first legal move."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.shown: list[State] = []

    def choose(self, state: State, seat: int) -> int:
        self.shown.append(state.clone())
        move = state.legal(seat)[0]
        state.finish()
        return move


def middle(title: Game, seats: int, seed: int = 0) -> State:
    """A game after about three rounds, with secrets on the table."""
    state, chance = title.start(seats, seed=seed), seeded(f"middle {seed}")
    for _ in range(3 * seats):
        seat = state.next_seat()
        state.advance(seat, chance.choice(state.legal(seat)))
    return state


def players(*names: str, seed: int = 0) -> list[Bot]:
    chance = seeded(f"players {seed}")
    return [bots.by_name(name, chance.fork()) for name in names]


def test_names() -> None:
    assert {"greedy", "random"} <= set(bots.names())


def test_unknown_bot_is_refused_with_the_known_names() -> None:
    with pytest.raises(
        bots.UnknownBot, match=r"no bot 'genius'; there are expert, greedy, journeyman, master, novice, random"
    ):
        bots.by_name("genius")


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
@pytest.mark.parametrize("name", ["greedy", "random"])
def test_bots_play_every_title_to_the_end(title: Game, name: str) -> None:
    for seats in title.seat_counts():
        state = title.start(seats, seed=5)
        assert play_out(state, players(*[name] * seats), seeded(1)) > 0
        assert state.is_over()


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_the_same_seed_gives_the_same_game(title: Game) -> None:
    seats = max(2, title.min_seats)
    names = ["greedy", "random", "greedy", "random", "greedy"][:seats]
    ends = []
    for seed in (1, 1, 2):
        state = title.start(seats, seed=3)
        play_out(state, players(*names, seed=seed), seeded(seed))
        ends.append(state_to_json(state))
    assert ends[0] == ends[1] != ends[2]


class Circle(State):
    """A game that never ends."""

    def next_seat(self) -> int:
        return 0

    def any_move(self, seat: int, chance: Chance) -> int:
        return 0

    def advance(self, seat: int, move: int) -> int:
        return 0


def test_a_game_without_end_is_given_up() -> None:
    for play in (play_out, play_recorded):
        with pytest.raises(Endless, match="not over"):
            play(Circle(game("stonespine"), 1, seeded(0)), players("random"), seeded(0))


def test_the_recorded_game_is_the_same_game() -> None:
    plain, recorded = game("magpies").start(3), game("magpies").start(3)
    count = play_out(plain, players("greedy", "random", "greedy"), seeded(1))
    record = play_recorded(recorded, players("greedy", "random", "greedy"), seeded(1))
    assert len(record) == count
    assert state_to_json(plain) == state_to_json(recorded)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_a_bot_is_never_handed_the_true_state(title: Game) -> None:
    seats = max(2, title.min_seats)
    state, spy = middle(title, seats), Spy(seeded(0))
    before = state_to_json(state)
    seat = state.next_seat()
    move = seat_move(spy, state, seat, seeded(1))
    assert move in state.legal(seat)
    assert len(spy.shown) == 1
    assert spy.shown[0] is not state
    assert state_to_json(state) == before, "what the bot does to its state must not touch the true one"


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_hidden_cards_change_nothing_that_a_bot_may_see(title: Game) -> None:
    seats = max(2, title.min_seats)
    state = middle(title, seats)
    seat = state.next_seat()
    seen = msgspec.json.encode(title.display.view(state, seat))
    for n in range(10):
        other_truth = state.redeal(seat, seeded(f"truth {n}"))
        spy = Spy(seeded(0))
        assert seat_move(spy, other_truth, seat, seeded(n)) == state.legal(seat)[0]
        assert msgspec.json.encode(title.display.view(spy.shown[0], seat)) == seen
        assert spy.shown[0].legal(seat) == state.legal(seat)


def test_a_bot_cannot_guess_hidden_cards_from_what_it_is_shown() -> None:
    state = game("magpies").start(2, seed=8)
    hand = sorted(state.piles()[-1].cards)
    chance, spy = seeded("asks"), Spy(seeded(0))
    for _ in range(200):
        seat_move(spy, state, 0, chance)
    right = sum(sorted(shown.piles()[-1].cards) == hand for shown in spy.shown)
    assert right <= 8, "three of twelve unknown cards: one deal in 220 is right by chance"


def test_the_future_is_not_the_true_one() -> None:
    state, spy = game("magpies").start(2, seed=8), Spy(seeded(0))
    seat_move(spy, state, 0, seeded(1))
    assert (spy.shown[0].chance.x, spy.shown[0].chance.y) != (state.chance.x, state.chance.y)


def test_random_plays_every_move_equally_often() -> None:
    state = game("magpies").start(2)
    moves = state.legal(0)
    bot, chance = bots.by_name("random", seeded(4)), seeded(0)
    counts = dict.fromkeys(moves, 0)
    for _ in range(3000):
        counts[int(seat_move(bot, state, 0, chance))] += 1
    assert all(900 < count < 1100 for count in counts.values())


def test_greedy_takes_the_move_of_the_highest_value() -> None:
    title = game("stonespine")
    state = middle(title, 3)
    seat = state.next_seat()
    values = {move: title.judge.value(title.judge.expected(state, seat, move), seat) for move in state.legal(seat)}
    best = best_moves(state, seat)
    assert best
    assert all(values[move] == max(values.values()) for move in best)


def test_greedy_breaks_ties_by_chance() -> None:
    state = game("magpies").start(2)
    assert best_moves(state, 0) == state.legal(0), "nothing is won by bidding alone"
    chosen = {int(bots.by_name("greedy", seeded(n)).choose(state.clone(), 0)) for n in range(40)}
    assert chosen == set(state.legal(0))


def test_greedy_beats_random_at_stonespine() -> None:
    wins = 0
    for n in range(6):
        state = game("stonespine").start(2, seed=n)
        play_out(state, players("random", "greedy", seed=n), seeded(n))
        wins += state.winners() == [1]
    assert wins >= 5
