"""What anybody can send before the server knows who it is, small."""

from __future__ import annotations

from tests.attacks.requests import wrong_requests
from tests.attacks.strangers import half_sent, one_address


def test_half_sent_requests_lock_nobody_out() -> None:
    half_sent(1_100)


def test_one_address_does_not_take_all_connections() -> None:
    one_address(300)


def test_no_request_is_answered_with_a_fault() -> None:
    wrong_requests(600)
