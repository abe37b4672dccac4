"""A deal has numbers of its own for every place in a game, so that it stays the same deal however it is played."""

from __future__ import annotations

from collections import Counter

from gospoda.core.chance import DEAL, Chance, Deal, live_seed, seeded
from gospoda.core.codec import state_from_json, state_to_json
from gospoda.core.match import Match
from gospoda.core.registry import game
from gospoda.core.state import State

SEED = DEAL + "a deal of the tests"


def played(seed: str, player: str, moves: int = 10_000) -> Match:
    """Roll Player alone, played by chance of the player's own."""
    match, mind = Match(game("rollplayer"), 1, None, seed), seeded(player)
    while not match.state.is_over() and len(match.steps) < moves:
        match.act(0, match.state.any_move(0, mind))
    return match


def faces(match: Match) -> list[list[int]]:
    """What the dice of each round showed when they were rolled."""
    rounds: list[list[int]] = []
    for step in match.steps:
        for event in step.events:
            if event.kind == "round":
                rounds.append([])
            elif event.kind == "rolled" and rounds:
                rounds[-1].append(event.args[0] % 6)
    return rounds


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


def test_shuffles_are_uniform_enough() -> None:
    counts = Counter(tuple(seeded(f"{DEAL}uniform {n}").shuffled([1, 2, 3])) for n in range(6000))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5  # chi-square, 5 degrees, p = 0.001


def test_two_people_get_the_same_dice_however_they_play() -> None:
    one, two, other = played(SEED, "one"), played(SEED, "two"), played(DEAL + "another", "one")
    assert [step.move for step in one.steps] != [step.move for step in two.steps]
    assert one.state.chance.uses != two.state.chance.uses, "they have rolled so and so often"
    assert faces(one) == faces(two) != faces(other)


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
