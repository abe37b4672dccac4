"""The search: deterministic, legal, never ahead of its knowledge, and stronger than what it is made of."""

from __future__ import annotations

import ast
import math
from pathlib import Path

import pytest

from gospoda import bots
from gospoda.bots.arena import play_out
from gospoda.bots.budget import BadBudget, Budget, parse
from gospoda.bots.levels import SearchBot
from gospoda.bots.parallel import think
from gospoda.bots.search import SLOPE, Search, Style, chances
from gospoda.core.chance import seeded
from gospoda.core.codec import state_to_json
from gospoda.core.game import Game
from gospoda.core.piles import exact
from gospoda.core.redeal import Dealer
from gospoda.core.registry import game, games
from gospoda.core.state import State
from gospoda.example.game import BIDDING, PLAY, Table
from tests.bots.test_bots import middle, players

TITLES = games()
SOURCE = Path(bots.__file__).parent.parent


def decision(seats: int = 2) -> tuple[State, int]:
    """Returns a decision of Stonespine with several moves, and its seat."""
    state = middle(game("stonespine"), seats)
    return state, int(state.next_seat())


def searched(state: State, seat: int, iterations: int = 60, seed: int = 0, style: Style | None = None) -> Search:
    search = Search(state, seat, seeded(f"search {seed}"), style or Style())
    search.run(iterations, 0.0)
    return search


def last_jewel(seed: int) -> tuple[Table, int]:
    """The bidding for the last jewel, which is worth more than all but two others together."""
    state, chance = game("magpies").start(3, seed=seed), seeded(f"to the last {seed}")
    assert isinstance(state, Table)
    while len(state.owners) < 4 or state.top is None or state.top.chapter != BIDDING.number:
        seat = state.next_seat()
        state.advance(seat, chance.choice(state.legal(seat)))
    holder = next((s for s in range(3) if 14 in state.hands[s].cards), -1)
    return state, holder


def unbeatable(state: Table, seat: int) -> set[int]:
    """The bids above every card that others may hold."""
    own = set(state.hands[seat].cards)
    return {PLAY.base + card for card in own if all(rest in own for rest in range(card, 15))}


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_it_thinks_in_every_title_and_number_of_seats(title: Game) -> None:
    for seats in title.seat_counts():
        state = middle(title, seats)
        seat = int(state.next_seat())
        before = state_to_json(state)
        assert searched(state, seat, 12).best() in state.legal(seat)
        assert state_to_json(state) == before, "thinking changes nothing"


def test_it_has_an_answer_at_any_time() -> None:
    state, seat = decision(3)
    search = Search(state, seat, seeded(1), Style())
    assert search.best() in state.legal(seat), "before it has begun"
    for _ in range(5):
        search.run(1, 0.0)
        assert search.best() in state.legal(seat)
    assert search.iterations == 5


def test_a_budget_of_seconds_is_kept() -> None:
    search = Search(middle(game("magpies"), 2), 0, seeded(1), Style())
    search.run(0, 0.05)
    assert search.iterations >= 1


@pytest.mark.parametrize("title", ["magpies", "stonespine"])
def test_the_same_seed_and_iterations_give_the_same_thoughts(title: str) -> None:
    state = middle(game(title), 2)
    seat = int(state.next_seat())
    one, same, other = (searched(state, seat, 40, seed).results() for seed in (1, 1, 2))
    assert one == same
    assert one != other


def test_stopping_early_never_changes_the_answer() -> None:
    saved = 0
    for seed in range(12):
        state = middle(game("stonespine"), 2, seed)
        seat = int(state.next_seat())
        whole, hurried = Search(state, seat, seeded(1), Style()), Search(state, seat, seeded(1), Style())
        whole.run(200, 0.0)
        hurried.run(200, 0.0, True)
        assert hurried.best() == whole.best()
        saved += whole.iterations - hurried.iterations
    assert saved > 0, "some decisions are clear before the time is up"


def test_every_iteration_is_counted_at_the_root() -> None:
    state, seat = decision()
    search = searched(state, seat, 80)
    assert sum(visits for _, visits, *_ in search.results()) == search.iterations == 80
    for _, visits, wins, _, _ in search.results():
        assert 0.0 <= wins <= visits


def test_it_takes_the_last_jewel_when_nobody_can_stop_it() -> None:
    found = 0
    for seed in range(40):
        state, holder = last_jewel(seed)
        if holder >= 0:
            found += 1
            assert searched(state, holder, 200, seed).best() in unbeatable(state, holder)
    assert found >= 5


def test_with_a_horizon_it_trusts_the_value_of_the_title() -> None:
    state, seat = decision()
    search = searched(state, seat, 40, style=Style(horizon=2))
    assert search.best() in state.legal(seat)
    for _, visits, wins, _, _ in search.results():
        assert 0.0 < wins < visits, "chances, not results"


def test_without_the_heuristic_every_move_is_tried_first() -> None:
    state, seat = decision()
    search = searched(state, seat, 60, style=Style(trust=0.0))
    assert len(search.results()) == min(60, len(state.legal(seat)))


def test_a_forced_move_gets_all_the_time() -> None:
    state, seat = decision()
    move = state.legal(seat)[-1]
    thoughts = think(state.redeal(seat, seeded(2)), seat, Budget(iterations=20), seeded(1), move)
    assert [(thought.move, thought.visits) for thought in thoughts.moves] == [(move, 20)]


# ---- what it knows


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_each_iteration_is_dealt_from_what_the_seat_knows(title: Game) -> None:
    """What the seat knows stays; what it does not know changes; secret choices of others are not kept."""
    seats = max(2, title.min_seats)
    state = middle(title, seats)
    seat = int(state.next_seat())
    dealer, chance = Dealer(state, seat), seeded("deals")
    seen = [pile.seen_by(seat) for pile in state.piles()]
    hidden = set()
    for _ in range(12):
        dealt = dealer.deal_open(chance)
        assert [pile.seen_by(seat) for pile in dealt.piles()] == seen
        assert dealt.legal(seat) == state.legal(seat)
        assert sorted(dealt.census()) == sorted(state.census())
        hidden.add(str([pile.cards for pile in dealt.piles()]))
    unknown = any(exact(k) >> seat & 1 == 0 for pile in state.piles() for k in pile.known)
    assert len(hidden) > 1 or not unknown


def test_secret_choices_of_others_are_open_again() -> None:
    state = game("magpies").start(3, seed=4)
    for seat in (0, 1):
        state.advance(seat, state.legal(seat)[0])
    dealt = Dealer(state, 2).deal_open(seeded(1))
    assert dealt.to_act() == 0b111
    assert [list(moves) for moves in dealt.committed] == [[], [], []]
    assert state.to_act() == 0b100


def test_only_the_harness_asks_bots() -> None:
    """No other line of the program calls `choose` of a bot, so that none can be handed the true state."""
    callers = set()
    for path in SOURCE.rglob("*.py"):
        if "games" in path.parts:
            continue  # a title knows no bot: the arrows of the house do not let it
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "choose":
                callers.add((path.relative_to(SOURCE).as_posix(), ast.unparse(node.func.value)))
    assert callers == {("bots/base.py", "bot"), ("bots/search.py", "self")}
    text = (SOURCE / "bots" / "base.py").read_text("utf-8")
    assert "bot.choose(state.redeal(seat, chance), seat)" in text


# ---- levels and budgets


def test_levels_are_known_from_weak_to_strong() -> None:
    assert set(bots.LEVELS) <= set(bots.names())
    budgets = [bot.budget for name in bots.LEVELS if isinstance(bot := bots.by_name(name), SearchBot)]
    assert [budget.seconds for budget in budgets] == [0.2, 1.5]


def test_a_novice_slips_and_a_journeyman_does_not() -> None:
    state, seat = decision()
    greedy = {int(bots.by_name("journeyman", seeded(n)).choose(state.clone(), seat)) for n in range(30)}
    novice = {int(bots.by_name("novice", seeded(n)).choose(state.clone(), seat)) for n in range(30)}
    assert greedy < novice


def test_searching_bots_play_to_the_end() -> None:
    state = game("magpies").start(3, seed=2)
    play_out(state, players("expert:20", "master:20", "novice"), seeded(1))
    assert state.is_over()


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("500", Budget(iterations=500)),
        ("0.5s", Budget(seconds=0.5)),
        ("2s*4", Budget(seconds=2, processes=4)),
        ("80*2", Budget(iterations=80, processes=2)),
    ],
)
def test_budgets_are_written_after_the_name(text: str, budget: Budget) -> None:
    assert parse(text) == budget
    bot = bots.by_name(f"master:{text}")
    assert isinstance(bot, SearchBot)
    assert bot.budget == budget


@pytest.mark.parametrize("text", ["", "fast", "0", "0s", "0.5", "1s*0", "-3", "5 s"])
def test_bad_budgets_are_refused(text: str) -> None:
    with pytest.raises(BadBudget):
        parse(text)
    with pytest.raises(bots.UnknownBot):
        bots.by_name(f"master:{text}")


def test_a_bot_that_does_not_search_takes_no_budget() -> None:
    with pytest.raises(bots.UnknownBot, match="greedy does not search"):
        bots.by_name("greedy:500")


def test_several_processes_add_up_what_they_find() -> None:
    truth, seat = decision()
    state = truth.redeal(seat, seeded(3))
    budget = Budget(iterations=30, processes=2)
    one, same = (think(state, seat, budget, seeded(5)) for _ in range(2))
    assert one.iterations == sum(thought.visits for thought in one.moves) == 30
    assert one == same
    assert one.best().move in state.legal(seat)


def test_search_beats_greedy_at_magpies() -> None:
    wins = 0.0
    for n in range(24):
        state = game("magpies").start(2, seed=n // 2)
        names = ("expert:60", "random") if n % 2 else ("random", "expert:60")
        play_out(state, players(*names, seed=n), seeded(n))
        wins += state.winners() == [1 - n % 2]
    assert wins >= 14


# ---- chances of winning


@pytest.mark.parametrize("margins", [[0.0, 0.0], [3.0, -3.0], [0.0] * 5, [4.0, -4.0, -9.0], [1e6, -1e6, -2e6]])
def test_the_chances_of_all_seats_sum_to_one(margins: list[float]) -> None:
    found = chances(margins)
    assert sum(found) == pytest.approx(1.0)
    assert sorted(found) == [found[seat] for seat in sorted(range(len(margins)), key=lambda seat: margins[seat])]
    if not any(margins):
        assert found == pytest.approx([1.0 / len(margins)] * len(margins))


def test_two_seats_share_as_a_logistic_curve_does() -> None:
    assert chances([SLOPE, -SLOPE])[0] == pytest.approx(1.0 / (1.0 + math.exp(-1.0)))


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_nobody_is_more_likely_to_win_than_others_at_the_start(title: Game) -> None:
    """A curve for two gave each move of three players 52 %; averaged over all moves it comes near a third."""
    seats = 4 if 4 in title.seat_counts() else max(title.seat_counts())
    state = title.start(seats, seed="chances")
    seat = int(state.next_seat())
    while len(state.legal(seat)) == 1:
        seat = int(state.advance(seat, state.legal(seat)[0]))
    found = searched(state, seat, 40).results()
    share = sum(wins for _, _, wins, _, _ in found) / sum(visits for _, visits, *_ in found)
    assert share < 1.6 / seats, share
