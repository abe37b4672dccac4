"""Small runs: sockets that send anything, and killed servers."""

from __future__ import annotations

from tests.attacks.frames import frames
from tests.attacks.kills import kills


def test_frames() -> None:
    frames(300)


def test_kills() -> None:
    assert kills(2)["acknowledged moves"] != 0
