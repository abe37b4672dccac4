"""Small runs of what anyone can do before the server knows them."""

from __future__ import annotations

import pytest

from gospoda.server.web.http_protocol import short_answer
from tests.attacks.requests import wrong_requests, wrong_requests_to_postgresql
from tests.attacks.strangers import half_sent, one_address
from tests.server.store.postgres import binaries


def test_half_sent_requests_lock_nobody_out() -> None:
    half_sent(1_100)


def test_one_address_does_not_take_all_connections() -> None:
    one_address(300)


def test_no_request_is_answered_with_a_fault() -> None:
    wrong_requests(500)


@pytest.mark.skipif(binaries() is None, reason="PostgreSQL is not installed")
def test_nor_by_a_server_with_postgresql() -> None:
    wrong_requests_to_postgresql(500)


def test_who_is_turned_away_is_told_when_to_come_again() -> None:
    assert b"\r\nretry-after: 5\r\n" in short_answer(429, "Too Many Requests")
    assert b"retry-after" not in short_answer(400, "Bad Request")
