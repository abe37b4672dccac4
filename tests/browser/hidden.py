"""Which cards a person could not know, judged from what the others held in their hands."""

from __future__ import annotations

import json
from typing import Any


def positions(frames: list[str]) -> list[tuple[int, dict[str, Any], str]]:
    """The views that were received: version, view, and the raw frame."""
    found = []
    for raw in frames:
        said = json.loads(raw)
        position = said.get("position")
        if said.get("type") in ("snapshot", "event") and position:
            found.append((said["v"], position["view"], raw))
    return found


def hands(frames: list[str], seat: int) -> list[tuple[int, set[str]]]:
    """What a seat has held, by version."""
    return [(v, {card for card in view["players"][seat]["hand"] if card}) for v, view, _ in positions(frames)]


def public(view: dict[str, Any]) -> set[str]:
    """The chambers that lie open in the dungeons."""
    return {cell["card"] for player in view["players"] for cell in player["dungeon"]["cells"] if cell["card"]}


def words(node: Any) -> set[str]:
    """Every word that is told: all texts and parts of notations; not the names of fields and domains."""
    if isinstance(node, str):
        return set(node.split())
    if isinstance(node, dict):
        return set().union(*(words(value) for key, value in node.items() if key != "domain"))
    if isinstance(node, list):
        return set().union(*(words(value) for value in node))
    return set()


def leaks(frames: list[str], viewer: int | None, others: dict[int, list[str]]) -> list[str]:
    """Hidden cards that stand in a frame somewhere."""
    known: set[str] = set()
    found = []
    told = {seat: hands(theirs, seat) for seat, theirs in others.items() if seat != viewer}
    for v, view, raw in positions(frames):
        known |= public(view)
        if viewer is not None:
            known |= {card for card in view["players"][viewer]["hand"] if card}
        said = words(json.loads(raw))
        for seat, held in told.items():
            now = [cards for version, cards in held if version <= v]
            hidden = (now[-1] if now else set()) - known
            found += [f"version {v}: {card} in the hand of seat {seat}" for card in sorted(hidden & said)]
    return found
