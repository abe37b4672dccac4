"""Finds the cards that a person couldn't know, judging by what the others held in their hands."""

from __future__ import annotations

import copy
import json
from typing import Any

from gospoda.games.stonespine.names import NAMES
from tests.server.tables.test_parts import patched


def positions(frames: list[str]) -> list[tuple[int, dict[str, Any], str]]:
    """Returns the received views, whole or patched: version, view and raw frame."""
    found = []
    now: Any = None
    for raw in frames:
        said = json.loads(raw)
        if said.get("type") not in ("snapshot", "event") or not (said.get("position") or said.get("parts")):
            continue
        now = patched(copy.deepcopy(now), said["parts"]) if "parts" in said else said["position"]
        found.append((said["v"], now["view"], raw))
    return found


def hands(frames: list[str], seat: int) -> list[tuple[int, set[str]]]:
    """Returns what a seat held at each version."""
    return [(v, {card for card in view["players"][seat]["hand"] if card}) for v, view, _ in positions(frames)]


def public(view: dict[str, Any]) -> set[str]:
    """Returns the chambers that lie open in the dungeons."""
    return {cell["card"] for player in view["players"] for cell in player["dungeon"]["cells"] if cell["card"]}


def words(node: Any) -> set[str]:
    """Returns every word sent: all texts and notation parts; a reference includes its domain."""
    if isinstance(node, str):
        return set(node.split())
    if isinstance(node, dict):
        if node.get("type") == "ref":
            return {f"{node['domain']}:{node['id']}"}
        return set().union(*(words(value) for value in node.values()))
    if isinstance(node, list):
        return set().union(*(words(value) for value in node))
    return set()


def names_of(card: str) -> set[str]:
    """Returns the names that could reveal a chamber. A few ids are also elements or mean something else."""
    shared = any(card in things for domain, things in NAMES.items() if domain != "chamber") or card == "cell"
    return {f"chamber:{card}"} if shared else {card, f"chamber:{card}"}


def leaks(frames: list[str], viewer: int | None, others: dict[int, list[str]]) -> list[str]:
    """Returns hidden cards that appear anywhere in a frame."""
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
            seen = {card for card in hidden if names_of(card) & said or card in view["players"][seat]["hand"]}
            found += [f"version {v}: {card} in the hand of seat {seat}" for card in sorted(seen)]
    return found
