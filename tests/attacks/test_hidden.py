"""Small runs of the attacks on hidden cards, and proof that they find cards that do leak."""

from __future__ import annotations

import pytest

from gospoda.core.chance import Chance, seeded
from gospoda.core.piles import SPECTATOR, bit
from gospoda.core.redeal import Unknown
from gospoda.core.registry import game
from tests.attacks import inversion
from tests.server.conftest import closed_connections

__all__ = ["closed_connections"]


def test_nobody_undoes_a_redeal() -> None:
    assert inversion.inversion(12)["true cards found"] == 0


def test_nothing_in_a_position_to_play_on_was_used_before() -> None:
    inversion.play_on(6)


@pytest.mark.filterwarnings("ignore:unclosed scandir iterator:ResourceWarning")
def test_no_export_tells_a_card_or_a_key() -> None:
    inversion.exports(1)


def test_a_generator_runs_backwards() -> None:
    chance = Chance(12345, 6789)
    chance.next()
    assert inversion.stepped_back(int(chance.x), int(chance.y)) == (12345, 6789)


@pytest.mark.parametrize("title", inversion.TITLES[:4])
def test_the_attack_finds_cards_that_were_not_sorted(title: str) -> None:
    """Uses the old redeal: the true cards, shuffled by a generator that the new one is forked from."""
    found = 0
    for number, state in enumerate(inversion.positions(game(title), 20)):
        truth = inversion.true_rows(state, bit(SPECTATOR))
        if not any(len(row) >= inversion.FEWEST for row in truth):
            continue
        chance = seeded(number)
        unknown = Unknown(state, bit(SPECTATOR))
        if any(group.bound for group in unknown.groups):
            continue
        for group, row in zip(unknown.groups, truth, strict=True):
            group.free = row
        dealt = state.clone()
        unknown.deal(dealt, chance, True)
        dealt.chance = chance.fork()
        found += any(inversion.is_stolen(truth, guess) for guess in inversion.stolen(dealt, bit(SPECTATOR)))
    assert found >= 5
