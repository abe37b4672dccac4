"""A deal has separate random numbers for every place in a game, so it stays the same however it is played."""

from __future__ import annotations

from collections import Counter

from gospoda.core.chance import DEAL, Chance, Deal, live_seed, seeded
from gospoda.core.codec import state_from_json, state_to_json
from gospoda.core.match import Match
from gospoda.core.registry import game
from gospoda.core.state import State

SEED = DEAL + "a deal of the tests"


def played(seed: str, player: str, moves: int = 10_000) -> Match:
    """Plays solo Roll Player with the player's own random choices."""
    match, mind = Match(game("rollplayer"), 1, None, seed), seeded(player)
    while not match.state.is_over() and len(match.steps) < moves:
        match.act(0, match.state.any_move(0, mind))
    return match


def dice(match: Match) -> list[list[int]]:
    """Returns the dice of each round as rolled."""
    rounds: list[list[int]] = []
    for step in match.steps:
        for event in step.events:
            if event.kind == "round":
                rounds.append([])
            elif event.kind == "rolled" and rounds:
                rounds[-1].append(event.args[0])
    return rounds


def faces(match: Match) -> list[list[int]]:
    """Returns their faces."""
    return [[die % 6 for die in rolled] for rolled in dice(match)]


def colours(match: Match) -> list[list[int]]:
    """Returns their colours."""
    return [[die // 6 for die in rolled] for rolled in dice(match)]


def test_what_is_used_at_one_place_moves_no_other() -> None:
    one, two = seeded(SEED), seeded(SEED)
    one.at(7)
    spent = [one.below(1000) for _ in range(40)]
    one.at(9)
    two.at(9)
    assert [one.below(1000) for _ in range(5)] == [two.below(1000) for _ in range(5)]
    one.at(7)
    two.at(7)
    assert [two.below(1000) for _ in range(40)] == spent
    assert one.below(1 << 30) == two.below(1 << 30), "a place goes on where it was left"
    assert one.clone().next() == one.next()


def test_a_shuffle_keeps_the_order_of_what_two_piles_share() -> None:
    one, two = seeded(SEED), seeded(SEED)
    whole = one.shuffled(list(range(40)))
    part = two.shuffled(list(range(0, 40, 3)))
    assert [card for card in whole if card in part] == part != sorted(part)
    assert one.shuffled(list(range(40))) != whole, "the next one is another"
    assert seeded(SEED).shuffled([5, 5, 5]) == [5, 5, 5]
    assert len({tuple(seeded(f"{DEAL}{n}").shuffled([1, 2, 3])) for n in range(60)}) == 6


def test_a_draw_depends_on_what_is_drawn_and_on_nothing_else_in_the_bag() -> None:
    whole, other, same = [10, 9, 11, 8], [9, 9, 11, 9], 0
    for n in range(300):
        drawn = seeded(f"{DEAL}draw {n}").draw(whole)
        same += drawn == seeded(f"{DEAL}draw {n}").draw(other)
    assert same >= 280, "only where the one die that one bag lacks was drawn, or that the other has"
    counts = Counter(int(seeded(f"{DEAL}uniform {n}").draw([30, 10, 20, 0])) for n in range(2400))
    expected = {0: 1200, 1: 400, 2: 800}
    assert counts.keys() == expected.keys()
    assert sum((counts[kind] - n) ** 2 / n for kind, n in expected.items()) < 13.8  # chi-square, 2 degrees, p = 0.001
    bag = seeded(DEAL + "emptied")
    assert sorted(int(bag.draw([0, 1, 0])) for _ in range(3)) == [1, 1, 1]


def test_shuffles_are_uniform_enough() -> None:
    counts = Counter(tuple(seeded(f"{DEAL}uniform {n}").shuffled([1, 2, 3])) for n in range(6000))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5  # chi-square, 5 degrees, p = 0.001


def test_two_people_get_the_same_dice_however_they_play() -> None:
    one, two, other = played(SEED, "one"), played(SEED, "two"), played(DEAL + "another", "one")
    assert [step.move for step in one.steps] != [step.move for step in two.steps]
    chances = [match.state.chance for match in (one, two)]
    used = [chance.elsewhere() for chance in chances if isinstance(chance, Deal)]
    assert used[0] != used[1], "they have rolled here and there"
    assert faces(one) == faces(two) != faces(other)
    pairs = [pair for n, mine in enumerate(colours(one)) for pair in zip(mine, colours(two)[n], strict=True)]
    assert sum(mine == theirs for mine, theirs in pairs) > 0.8 * len(pairs), "hardly a die is of another colour"


def test_a_deal_is_kept_with_the_position() -> None:
    match = played(SEED, "one", 60)
    twin: State = state_from_json(match.game, state_to_json(match.state))
    assert isinstance(twin.chance, Deal)
    mind = seeded("mind")
    while not twin.is_over():
        move = twin.any_move(0, mind)
        twin.advance(0, move)
        match.state.advance(0, move)
    assert twin.points() == match.state.points()
    assert state_to_json(twin) == state_to_json(match.state)


def test_new_tables_are_dealt_so() -> None:
    assert isinstance(seeded(live_seed()), Deal)
    assert type(seeded(7)) is Chance, "simulation keeps the quick one"
