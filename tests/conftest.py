"""Shared by all tests: the example game is registered like any other, and hypothesis plays the same game always."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

from gospoda.core.registry import register
from gospoda.example.game import GAME

register(GAME)
settings.register_profile(
    "gospoda",
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=20,
    suppress_health_check=list(HealthCheck),
)
settings.load_profile("gospoda")
