"""9, 10, 11: every space of the city and of every tile, every level, bonus and slot, is used once in play."""

from __future__ import annotations

import pytest

from gospoda.games.simurgh.amounts import THINGS
from gospoda.games.simurgh.tables import (
    BONUS_EFFECT,
    BUNDLES,
    CARDS,
    COST,
    DRAW_TOKENS,
    GAIN,
    MONUMENT_EFFECT,
    SCOUT_EFFECT,
    TILE_EFFECT,
)
from tests.games.simurgh.language import Table

SPACES = [(t, i) for t, tile in enumerate(CARDS.tiles) for i in range(len(tile.spaces))]
STEPS = [(t, i) for t, tile in enumerate(CARDS.tiles) for i in range(len(tile.levels))]
PLAIN_CITY = [i for i, space in enumerate(CARDS.city) if not space.special]


def wealth(table: Table) -> dict[str, int]:
    """Everything of seat 0 that an effect can change."""
    player = table.state.players[0]
    counts = dict.fromkeys(THINGS, 0) | table.has(0)
    counts |= {"spearman": int(player.spearmen), "rider": int(player.riders)}
    return counts | {"token": sum(len(filled) for filled in table.tokens(0).values())}


def rich_table(seats: int = 5) -> Table:
    """Plenty of everything, and room for tokens."""
    table = Table(seats).rich(0).vassals(0, 2, 2)
    return table.dragon(0, "warden-2", "1").dragon(0, "hunter-2", "1").dragon(0, "grazer-2", "")


def used(table: Table, effect: int, *moves: str) -> None:
    """Play the moves, answer with the first choice, and compare with the first bundles of the effect."""
    before = wealth(table)
    drawn = len(table.state.players[0].dragons)
    table.play(*moves).first_answers()
    after = wealth(table)
    change = {thing: after[thing] - before[thing] for thing in THINGS if after[thing] != before[thing]}
    cost = BUNDLES[COST[effect][0]] if COST[effect] else (0,) * len(THINGS)
    gain = BUNDLES[GAIN[effect][0]] if GAIN[effect] else (0,) * len(THINGS)
    expected = {thing: g - c for thing, c, g in zip(THINGS, cost, gain, strict=True)}
    if len(table.state.players[0].dragons) > drawn:
        expected["token"] += DRAW_TOKENS[effect]
    assert change == {thing: n for thing, n in expected.items() if n}


@pytest.mark.parametrize(("tile", "at"), SPACES, ids=[f"{CARDS.tiles[t].id}-{'abcd'[i]}" for t, i in SPACES])
def test_space(tile: int, at: int) -> None:
    """6: a space of a tile takes its cost and gives its gain."""
    card = CARDS.tiles[tile]
    table = rich_table().tile("area-1", card.id)
    kind = "rider" if card.spaces[at].who == "rider" else "spearman"
    used(table, TILE_EFFECT + 4 * tile + at, f"place {kind} area-1-{'abcd'[at]}")


@pytest.mark.parametrize(("tile", "at"), SPACES, ids=[f"{CARDS.tiles[t].id}-{'abcd'[i]}" for t, i in SPACES])
def test_who_and_room(tile: int, at: int) -> None:
    """6: spaces for riders refuse spearmen; a single space holds one vassal."""
    card = CARDS.tiles[tile]
    space = f"area-1-{'abcd'[at]}"
    assert rich_table().tile("area-1", card.id).can(f"place spearman {space}") == (card.spaces[at].who == "any")
    occupied = rich_table().tile("area-1", card.id).stand(space, "1 rider")
    assert occupied.can(f"place rider {space}") == (card.spaces[at].room == "many")


@pytest.mark.parametrize(("tile", "at"), SPACES, ids=[f"{CARDS.tiles[t].id}-{'abcd'[i]}" for t, i in SPACES])
def test_exchange_needs_its_cost(tile: int, at: int) -> None:
    """6: without the means an exchange is refused; a plain gain is not."""
    card = CARDS.tiles[tile]
    table = Table(5).tile("area-1", card.id).purse(0).vassals(0, 0, 1)
    assert table.can(f"place rider area-1-{'abcd'[at]}") == (not card.spaces[at].takes)


@pytest.mark.parametrize(("tile", "level"), STEPS, ids=[f"{CARDS.tiles[t].id}-{i + 1}" for t, i in STEPS])
def test_level(tile: int, level: int) -> None:
    """11: entering and every step down take the move cost and give the reward; the lowest level removes the tile."""
    table = rich_table().tile("area-1", CARDS.tiles[tile].id)
    if level:
        table.stand(f"area-1-{'abcd'[level - 1]}", "0 rider")
    used(table, TILE_EFFECT + 4 * tile + level, "explore area-1" if level else "place rider area-1-a")
    assert table.chronicled() == ([CARDS.tiles[tile].id] if level == 3 else [])


@pytest.mark.parametrize("space", PLAIN_CITY, ids=[CARDS.city[i].id for i in PLAIN_CITY])
def test_city(space: int) -> None:
    """9: the spaces of the city."""
    table = rich_table().vassals(0, 1, 1)
    kind = "rider" if CARDS.city[space].who == "rider" else "spearman"
    used(table, space, f"place {kind} {CARDS.city[space].id}")
    assert rich_table().vassals(0, 1, 1).can(f"place spearman {CARDS.city[space].id}") == (
        CARDS.city[space].who == "any"
    )


@pytest.mark.parametrize("area", range(6))
def test_bonus(area: int) -> None:
    """10.1, 10.2 step 3: the bonus of an area."""
    table = rich_table().hand(0, "production-2")
    before = wealth(table)
    table.play(f"lay production-2 area-{area + 1}").first_answers()
    gain = BUNDLES[GAIN[BONUS_EFFECT + area][0]]
    assert {t: wealth(table)[t] - before[t] for t in THINGS} == dict(zip(THINGS, gain, strict=True))
    assert table.asked() == "laid"


@pytest.mark.parametrize(("seats", "closed"), [(2, [4, 5]), (3, [5]), (4, [5]), (5, [])])
def test_closed_areas(seats: int, closed: list[int]) -> None:
    """3, H4: the areas by number of players."""
    table = Table(seats).rich(0).hand(0, "production-2")
    free = {int(move[-1]) - 1 for move in table.moves("lay")}
    assert free == set(range(6)) - set(closed)
    if closed:
        assert table.refused(f"lay production-2 area-{closed[0] + 1}") == "refused-area-closed"


@pytest.mark.parametrize("slot", range(4))
def test_scout_slot(slot: int) -> None:
    """9.1: the slots of the Scouts' Quarters."""
    table = rich_table().play("place spearman scouts-quarters", "gain stone1")
    used(table, SCOUT_EFFECT + slot, f"buy {slot + 1}")
    assert len(table.in_hand(0)) == 1


def test_blind_purchase() -> None:
    """9.1: the top tile of the stack, unseen, for a weapon; only its owner knows it (16)."""
    table = Table(3).purse(0, weapon=1).top("stack", "exploration-48")
    table.play("place spearman scouts-quarters", "gain wood1", "buy-blind")
    assert table.has(0) == {"wood": 1}
    assert table.in_hand(0) == ["exploration-48"]
    assert table.state.players[0].hand.seen_by(1) == [-1]


@pytest.mark.parametrize("slot", range(5))
def test_monument_slot(slot: int) -> None:
    """9.2: the slots of the Monument; the other objectives go back."""
    table = rich_table().top("objective_stack", "objective-73", "objective-74", "objective-75")
    table.play("place rider monument")
    assert len(table.moves("objective")) == 15
    before = wealth(table)
    table.play(f"objective objective-74 {slot + 1}")
    cost, gain = BUNDLES[COST[MONUMENT_EFFECT + slot][0]], BUNDLES[GAIN[MONUMENT_EFFECT + slot][0]]
    change = {t: wealth(table)[t] - before[t] for t in THINGS}
    assert change == {t: g - c for t, c, g in zip(THINGS, cost, gain, strict=True)}
    table.play("objective-bottom objective-73", "objective-top objective-75")
    assert table.shown()[slot] == "objective-74"
    assert table.asked() == "turn"
    poor = Table(5).purse(0).play("place rider monument")
    assert poor.moves() == ["no-objective"]


def test_no_slot_from_the_starting_resources() -> None:
    """9.2: the house costs of the Monument cannot be paid from the starting resources."""
    table = Table(3).purse(0, veg=2, wisdom=2, meat=1, wood=1, stone=1, weapon=1)
    assert table.play("place rider monument").moves() == ["no-objective"]
