"""Ten abusive guests, small: whatever they ask for, others' moves are taken. Times are for the long run."""

from __future__ import annotations

from tests.attacks.abuse import abusive_guests


def test_moves_are_taken_while_others_ask_for_everything() -> None:
    abusive_guests(20)
