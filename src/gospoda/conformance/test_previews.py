"""Previews follow the rules: what they call certain also holds in other futures, for every kind of move."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import NamedTuple

import pytest

from gospoda.conformance.cases import TITLES, random_seat
from gospoda.conformance.rare import rare_positions
from gospoda.core.chance import Chance, seeded
from gospoda.core.game import Game
from gospoda.core.previews.move_values import move_values
from gospoda.core.previews.preview import preview_of
from gospoda.core.previews.preview_result import Change, PreviewResult, Worth
from gospoda.core.previews.sampled_worlds import turn_up
from gospoda.core.registry import game
from gospoda.core.state import State

OTHER_FUTURES = 8
GAMES = 12  # random games for each seat count, searched for every kind of move
PER_KIND = 2  # decisions for each kind of move
UNCHANGED, UNKNOWN = Change(0, 0, True), Change(0, 0, False)
PLENTY = 60.0  # seconds: long enough that nothing is cut off
TABLES = [(title.id, seats) for title in TITLES for seats in title.seat_counts()]


class Decision(NamedTuple):
    """A position, a seat that must decide, and one of its moves."""

    state: State
    seat: int
    move: int


@cache
def decisions(title: str, seats: int) -> dict[str, list[Decision]]:
    """Returns some decisions for each kind of move that comes up in random games, in all modes."""
    found: dict[str, list[Decision]] = {}
    modes = game(title).modes(seats)
    for number in range(GAMES):
        state = game(title).start(seats, modes[number % len(modes)], f"previews {number}")
        chance = seeded(f"{title} {seats} {number}")
        while not state.is_over():
            seat = random_seat(state, chance)
            moves = state.legal(seat)
            for move in {state.game.moves.kind_of(move).name: move for move in moves}.values():
                of_kind = found.setdefault(state.game.moves.kind_of(move).name, [])
                if len(of_kind) < PER_KIND:
                    of_kind.append(Decision(state.clone(), seat, move))
                elif chance.below(40) == 0:  # not only from the beginning of the first game
                    of_kind[chance.below(PER_KIND)] = Decision(state.clone(), seat, move)
            state.advance(seat, chance.choice(moves))
    for state in rare_positions(game(title), seats):
        seat = state.next_seat()
        for move in state.legal(seat):
            found.setdefault(state.game.moves.kind_of(move).name, []).append(Decision(state, seat, move))
    return found


class Happened(NamedTuple):
    """What a move actually did in one future."""

    before: State
    asked: object
    legal: list[int]
    after: State


def carried_out(decision: Decision, chance: Chance) -> Happened:
    """Carries out the move in one future; a secret choice is revealed along with random choices of the others."""
    before = decision.state.redeal(decision.seat, chance)
    after = before.clone()
    after.apply(decision.seat, decision.move)
    asked, legal = after.prompt(decision.seat), after.legal(decision.seat)
    turn_up(after, decision.seat, chance)
    return Happened(before, asked, legal, after)


def categories(state: State, seat: int) -> Counter[str]:
    points: Counter[str] = Counter()
    for sheet in state.scores():
        if sheet.seat == seat:
            for line in sheet.lines:
                points[line.category] += line.points
    return points


def holds(told: Change, found: int) -> bool:
    return not told.certain or told.least == found == told.most


def check_preview(told: PreviewResult, happened: Happened, seat: int) -> None:
    before, after = happened.before, happened.after
    title = before.game
    assert holds(told.points, after.points()[seat] - before.points()[seat])
    old, new = categories(before, seat), categories(after, seat)
    unnamed = UNCHANGED if "players" not in told.depends else UNKNOWN
    for category in {*old, *new, *told.gains}:
        assert holds(told.gains.get(category, unnamed), new[category] - old[category]), category
    check_amounts(told.amounts, happened, seat)
    had, has = Counter(title.display.things(before, seat)), Counter(title.display.things(after, seat))
    assert Counter((ref.domain, ref.id) for ref in told.gained) <= has - had
    assert Counter((ref.domain, ref.id) for ref in told.lost) <= had - has
    if told.next is not None:
        assert told.next.prompt == happened.asked
        assert told.next.moves == happened.legal
    if told.certain:
        assert title.display.view(after, seat) == told.view


def check_amounts(told: dict[str, Change], happened: Happened, seat: int) -> None:
    title = happened.before.game
    old, new = title.display.amounts(happened.before, seat), title.display.amounts(happened.after, seat)
    for name, had, has in zip(title.display.amount_names(), old, new, strict=True):
        assert holds(told.get(name, UNCHANGED), has - had), name


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_a_preview_calls_certain_holds_in_other_futures(name: str, seats: int) -> None:
    for kind, found in decisions(name, seats).items():
        for number, decision in enumerate(found):
            told = preview_of(decision.state, decision.seat, [decision.move], seeded(f"told {number}"))
            chance = seeded(f"other {kind} {number}")
            for _ in range(OTHER_FUTURES):
                check_preview(told, carried_out(decision, chance), decision.seat)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_worth_of_all_moves_holds_in_other_futures(name: str, seats: int) -> None:
    for kind, found in decisions(name, seats).items():
        state, seat, _ = found[0]
        told, complete = move_values(state, seat, [], seeded("worth"), PLENTY)
        assert complete
        assert [one.move for one in told] == state.legal(seat)
        chance = seeded(f"others {kind}")
        for one in told[:: len(told) // 4 + 1]:
            for _ in range(OTHER_FUTURES):
                check_worth(one, carried_out(Decision(state, seat, one.move), chance), seat)


def check_worth(told: Worth, happened: Happened, seat: int) -> None:
    assert holds(told.points, happened.after.points()[seat] - happened.before.points()[seat])
    check_amounts(told.amounts, happened, seat)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_chain_is_what_its_moves_are_one_after_the_other(name: str, seats: int) -> None:
    """If the next question is certain, a chain brings what its two moves bring, and is worth as much."""
    for kind, found in decisions(name, seats).items():
        state, seat, move = found[0]
        first = preview_of(state, seat, [move], seeded("first"))
        if first.next is None:
            continue
        second = first.next.moves[-1]
        told = preview_of(state, seat, [move, second], seeded("chain"))
        chance = seeded(f"chain {kind}")
        for _ in range(OTHER_FUTURES):
            before = state.redeal(seat, chance)
            after = before.clone()
            after.apply(seat, move)
            after.apply(seat, second)
            asked, legal = after.prompt(seat), after.legal(seat)
            turn_up(after, seat, chance)
            check_preview(told, Happened(before, asked, legal, after), seat)
        after_it, _ = move_values(state, seat, [move], seeded("worth"), PLENTY)
        assert [one.move for one in after_it] == first.next.moves
        if after_it[-1].points.certain and told.points.certain:
            assert after_it[-1].points == told.points


def test_every_kind_of_move_is_looked_at(title: Game) -> None:
    reached = {kind for seats in title.seat_counts() for kind in decisions(title.id, seats)}
    assert reached == set(title.moves.by_name)
