"""Ten abusive guests, small run: others' moves are accepted whatever they do. Only the long run measures times."""

from __future__ import annotations

from tests.attacks.abuse import abusive_guests
from tests.attacks.hogs import hogs


def test_moves_are_taken_while_others_ask_for_everything() -> None:
    abusive_guests(20)


def test_no_address_keeps_the_loop_to_itself() -> None:
    hogs(3)
