"""9, 10, 11: plays every space of the city and of every tile, every level, bonus and slot once.

`written` lists what each of them brings, independently of the content files and the engine's tables.
"""

from __future__ import annotations

import pytest

from gospoda.games.simurgh.enums import THINGS
from gospoda.games.simurgh.lookups import CARDS
from tests.games.simurgh.language import Table
from tests.games.simurgh.written import BONUSES, CITY, LEVELS, MONUMENT_SLOTS, SCOUT_SLOTS, SPACES


def entries(text: str) -> list[tuple[str, int, str]]:
    """Returns the lines of a written table: component, place, text."""
    found: list[tuple[str, int, str]] = []
    name, at = "", 0
    for line in text.strip().splitlines():
        if line.startswith(" "):
            found.append((name, at, line.strip()))
            at += 1
        else:
            name, at = line, 0
    return found


def names_of(table: list[tuple[str, int, str]]) -> list[str]:
    return [f"{name}-{'abcd'[at]}" for name, at, _ in table]


SPACE_ENTRIES, LEVEL_ENTRIES, CITY_ENTRIES = entries(SPACES), entries(LEVELS), entries(CITY)


def amounts(text: str) -> dict[str, int]:
    """Parses `-2 wood +1 pp` into counts."""
    words = text.split() if text != "nothing" else []
    return {thing: int(count) for count, thing in zip(words[::2], words[1::2], strict=True)}


def wealth(table: Table) -> dict[str, int]:
    """Returns everything of seat 0 that an effect can change."""
    player = table.state.players[0]
    counts = dict.fromkeys(THINGS, 0) | table.has(0)
    counts |= {"spearman": int(player.spearmen), "rider": int(player.riders)}
    return counts | {"token": sum(len(filled) for filled in table.tokens(0).values())}


def rich_table(seats: int = 5) -> Table:
    """Plenty of everything, and room for tokens."""
    table = Table(seats).rich(0).vassals(0, 2, 2)
    return table.dragon(0, "warden-2", "1").dragon(0, "hunter-2", "1").dragon(0, "grazer-2", "")


def brings(table: Table, expected: str, *moves: str) -> None:
    """Plays the moves, always takes the first choice, and compares the result with the written table."""
    before = wealth(table)
    table.do(*moves).first_answers()
    after = wealth(table)
    assert {thing: after[thing] - before[thing] for thing in THINGS if after[thing] != before[thing]} == amounts(
        expected
    )


def test_everything_is_written_down() -> None:
    """The written tables name all components, each with all its places."""
    assert names_of(SPACE_ENTRIES) == [f"{t.id}-{'abcd'[i]}" for t in CARDS.tiles for i in range(len(t.spaces))]
    assert names_of(LEVEL_ENTRIES) == [f"{t.id}-{'abcd'[i]}" for t in CARDS.tiles for i in range(len(t.levels))]
    assert [name for name, _, _ in CITY_ENTRIES] == [space.id for space in CARDS.city if not space.special]


@pytest.mark.parametrize(("tile", "at", "text"), SPACE_ENTRIES, ids=names_of(SPACE_ENTRIES))
def test_space(tile: str, at: int, text: str) -> None:
    """6, M2: a space of a tile takes its cost and gives its gain."""
    who, _, _, expected = text.split(maxsplit=3)
    kind = "rider" if who == "rider" else "spearman"
    brings(rich_table().tile("area-1", tile), expected, f"place {kind} area-1-{'abcd'[at]}")


@pytest.mark.parametrize(("tile", "at", "text"), SPACE_ENTRIES, ids=names_of(SPACE_ENTRIES))
def test_who_and_room(tile: str, at: int, text: str) -> None:
    """6: spaces for riders refuse spearmen; a single space holds one vassal."""
    who, room, _ = text.split(maxsplit=2)
    space = f"area-1-{'abcd'[at]}"
    assert rich_table().tile("area-1", tile).can(f"place spearman {space}") == (who == "any")
    occupied = rich_table().tile("area-1", tile).stand(space, "1 rider")
    assert occupied.can(f"place rider {space}") == (room == "many")


@pytest.mark.parametrize(("tile", "at", "text"), SPACE_ENTRIES, ids=names_of(SPACE_ENTRIES))
def test_exchange_needs_its_cost(tile: str, at: int, text: str) -> None:
    """6: an exchange that can't be paid is refused; a plain gain isn't."""
    table = Table(5).tile("area-1", tile).purse(0).vassals(0, 0, 1)
    assert table.can(f"place rider area-1-{'abcd'[at]}") == (text.split()[2] == "gain")


@pytest.mark.parametrize(("tile", "level", "expected"), LEVEL_ENTRIES, ids=names_of(LEVEL_ENTRIES))
def test_level(tile: str, level: int, expected: str) -> None:
    """11: entering and every step down take the move cost and give the reward; the lowest level removes the tile."""
    table = rich_table().tile("area-1", tile)
    if level:
        table.stand(f"area-1-{'abcd'[level - 1]}", "0 rider")
    brings(table, expected, "explore area-1" if level else "place rider area-1-a")
    assert table.chronicled() == ([tile] if level == 3 else [])


@pytest.mark.parametrize(("space", "at", "text"), CITY_ENTRIES, ids=[name for name, _, _ in CITY_ENTRIES])
def test_city(space: str, at: int, text: str) -> None:
    """9: the spaces of the city."""
    who, _, expected = text.split(maxsplit=2)
    kind = "rider" if who == "rider" else "spearman"
    brings(rich_table().vassals(0, 1, 1), expected, f"place {kind} {space}")
    assert rich_table().vassals(0, 1, 1).can(f"place spearman {space}") == (who == "any")


@pytest.mark.parametrize(("area", "expected"), [*enumerate(BONUSES, 1)])
def test_bonus(area: int, expected: str) -> None:
    """10.1, 10.2 step 3: the bonus of an area."""
    table = rich_table().hand(0, "production-2")
    brings(table, expected, f"lay production-2 area-{area}")
    assert table.chapter == "laid"


@pytest.mark.parametrize(("seats", "closed"), [(2, [4, 5]), (3, [5]), (4, [5]), (5, [])])
def test_closed_areas(seats: int, closed: list[int]) -> None:
    """3, 10.1, H4: the areas by number of players."""
    table = Table(seats).rich(0).hand(0, "production-2")
    free = {int(move[-1]) - 1 for move in table.legal(start="lay")}
    assert free == set(range(6)) - set(closed)
    if closed:
        assert table.refused(f"lay production-2 area-{closed[0] + 1}") == "refused-area-closed"


@pytest.mark.parametrize(("slot", "expected"), [*enumerate(SCOUT_SLOTS, 1)])
def test_scout_slot(slot: int, expected: str) -> None:
    """9.1: the slots of the Scouts' Quarters."""
    table = rich_table().do("place spearman scouts-quarters", "gain stone1")
    brings(table, expected, f"buy {slot}")
    assert len(table.in_hand(0)) == 1


def test_blind_purchase() -> None:
    """9.1: the top tile of the stack, unseen, for a weapon; only its owner knows it (16)."""
    table = Table(3).purse(0, weapon=1).top("stack", "exploration-48")
    table.do("place spearman scouts-quarters", "gain wood1", "buy-blind")
    assert table.has(0) == {"wood": 1}
    assert table.in_hand(0) == ["exploration-48"]
    assert table.state.players[0].hand.seen_by(1) == [-1]


@pytest.mark.parametrize(("slot", "expected"), [*enumerate(MONUMENT_SLOTS, 1)])
def test_monument_slot(slot: int, expected: str) -> None:
    """9.2: the slots of the Monument; the other objectives go back."""
    table = rich_table().top("objective_stack", "objective-73", "objective-74", "objective-75")
    table.do("place rider monument")
    assert len(table.legal(start="objective")) == 15
    before = wealth(table)
    table.do(f"objective objective-74 {slot}")
    after = wealth(table)
    assert {t: after[t] - before[t] for t in THINGS if after[t] != before[t]} == amounts(expected)
    table.do("objective-bottom objective-73", "objective-top objective-75")
    assert table.shown()[slot - 1] == "objective-74"
    assert table.chapter == "turn"
    poor = Table(5).purse(0).do("place rider monument")
    assert poor.legal() == ["no-objective"]


def test_no_slot_from_the_starting_resources() -> None:
    """9.2: the house costs of the Monument cannot be paid from the starting resources."""
    table = Table(3).purse(0, veg=2, wisdom=2, meat=1, wood=1, stone=1, weapon=1)
    assert table.do("place rider monument").legal() == ["no-objective"]
