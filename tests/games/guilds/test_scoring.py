"""16.4 and 16.5: scoring and round-end checks, objectives, ties, set-up."""

from __future__ import annotations

import pytest

from gospoda.core.bits import how_many
from gospoda.games.guilds.game import GAME
from gospoda.games.guilds.lookups import (
    CARDS,
    FACTIONS,
    OBJECTIVE,
)
from gospoda.games.guilds.scoring import goal_amount, members
from tests.games.guilds.language import Table

WARRIORS = FACTIONS.index("warriors")


def test_s1_half_per_member() -> None:
    """S1, H-27: four symbols and one tile are five members: 2 points."""
    table = Table(3).guild(0, "mercenary", "shieldmaiden", "paladin", "warhorse")
    table.plot(0, "armoury r0c1 0", "barracks r0c2 1")
    assert members(table.state.players[0], WARRIORS) == 5
    assert table.lines(0, "rooms")["armoury"] == 2


def test_s2_third_per_member() -> None:
    """S2: seven craftsmen and a room of one third: 2 points."""
    table = Table(3).guild(0, "carpenter", "cook", "goldsmith", "architect", "alchemist", "innkeeper", "blacksmith")
    assert table.plot(0, "workshop r0c1 0").lines(0, "rooms")["workshop"] == 2


def test_s3_different_factions() -> None:
    """S3: warrior, warrior and priest, animal, member tile wizard: 4 points."""
    table = Table(3).guild(0, "mercenary", "paladin", "cat")
    table.plot(0, "stargazers-chamber r0c1 0", "council-hall r1c2 0")
    assert table.lines(0, "rooms")["council-hall"] == 4


def test_s4_inactive_rooms_score_nothing() -> None:
    """S4, H-19: the room of S1 is inactive."""
    table = Table(3).guild(0, "mercenary", "shieldmaiden").plot(0, "armoury r2c2 0")
    assert table.lines(0, "rooms") == {}


def with_amounts(seats: int, goal: str, amounts: list[int], cards: list[str]) -> list[int]:
    """Returns an objective's points for guilds with these numbers of characters."""
    table = Table(seats).objectives(goal)
    at = 0
    for seat, amount in enumerate(amounts):
        table.guild(seat, *cards[at : at + amount])
        at += amount
    return [table.lines(seat, "objectives")[goal] for seat in range(seats)]


DWARVES = [card.id for card in CARDS.characters if card.race == "dwarf"]
ALL = [card.id for card in CARDS.characters]


def test_s5_second_places_with_four() -> None:
    """S5, H-30: values 3, 3, 2, 0 are worth 5, 5, 2, 0 with four players."""
    assert with_amounts(4, "most-dwarves", [3, 3, 2, 0], DWARVES) == [5, 5, 2, 0]


def test_s6_no_second_places_with_three() -> None:
    """S6: the same card, values 3, 2, 2: 5, 0, 0."""
    assert with_amounts(3, "most-dwarves", [3, 2, 2], DWARVES) == [5, 0, 0]


def test_s7_fewest() -> None:
    """S7: fewest characters 6/3 with 7, 9, 7, 8 characters: 6, 0, 6, 3."""
    assert with_amounts(4, "fewest-characters", [7, 9, 7, 8], ALL) == [6, 0, 6, 3]


def test_s8_nothing_for_none() -> None:
    """S8, H-31: nobody has a dwarf: nobody scores; but zero characters are the fewest."""
    assert with_amounts(3, "most-dwarves", [0, 0, 0], DWARVES) == [0, 0, 0]
    assert with_amounts(3, "fewest-characters", [0, 1, 2], ALL) == [6, 0, 0]


def test_s9_card_income() -> None:
    """S9: characters with 3 and 2 florins and one with 1 gold; a room giving florins: value 5."""
    table = Table(3).guild(0, "baron", "duchess", "treasurer").plot(0, "kitchen-2 r0c1 0")
    goal = OBJECTIVE.number("highest-card-income")
    assert goal_amount(table.state, table.state.players[0], goal) == 5


def test_s10_negative_prestige() -> None:
    """S10: characters with negative prestige lower the total."""
    minus = [card for card in CARDS.characters if card.prestige < 0]
    assert minus
    for card in minus:
        assert Table(3).guild(0, card.id).state.points()[0] == card.prestige


@pytest.mark.parametrize(("switch", "value"), [(False, 3), (True, 4)])
def test_s11_tiles_in_faction_objectives(switch: bool, value: int) -> None:
    """S11, H-33: three cards with the symbol and one active tile."""
    table = Table(3, tiles_count_for_faction_objective=switch).guild(0, "mercenary", "paladin", "general")
    table.plot(0, "barracks r0c1 0")
    assert goal_amount(table.state, table.state.players[0], OBJECTIVE.number("most-warriors")) == value


def test_every_kind_of_objective() -> None:
    """11.3: the twelve kinds on one guild."""
    table = Table(3).guild(0, "duchess", "goldsmith", "paladin", "cat").gold(7, 0, 0)
    table.plot(0, "great-garden-2 r1c2 1", "garden-2 r0c1 0", "garden-1 r3c0 2")
    goals = {
        goal.id: int(goal_amount(table.state, table.state.players[0], n)) for n, goal in enumerate(CARDS.objectives)
    }
    small = how_many(table.state.players[0].plot.rooms)
    assert goals["most-characters"] == goals["fewest-characters"] == 4
    assert goals["most-dwarves"] == 1
    assert goals["most-human-women"] == 2
    assert goals["most-factions"] == 5
    assert goals["most-gold-left"] == 7
    assert goals["lowest-card-income"] == goals["highest-card-income"] == 3
    assert goals["most-gardens"] == small
    assert goals["most-built-space"] >= goals["most-small-rooms"]
    assert [goals[f"most-{faction}"] for faction in FACTIONS] == [1, 0, 0, 1, 1, 1, 1]


def test_h_32_gardens_are_tiles_and_area_is_cells() -> None:
    """H-32: a large garden is one garden and two cells."""
    table = Table(3).plot(0, "great-garden-2 r1c2 0")
    state, player = table.state, table.state.players[0]
    assert table.active(0) == {"great-garden-2"}
    assert goal_amount(state, player, OBJECTIVE.number("most-gardens")) == 1
    assert goal_amount(state, player, OBJECTIVE.number("most-built-space")) == 2
    assert goal_amount(state, player, OBJECTIVE.number("most-small-rooms")) == 0


def test_h_29_ties() -> None:
    """H-29: gold, then characters, then the victory is shared."""
    table = Table(3).guild(0, "prince").guild(1, "archmage").guild(2, "dwarf-veteran", "monk", "thief")
    assert table.state.points() == [5, 5, 5]
    assert table.gold(1, 1, 0).state.winners() == [0, 1]
    assert table.gold(1, 2, 1).state.winners() == [1]
    assert table.gold(1, 1, 1).state.winners() == [2]


# ---- 16.5: the end of a round


def test_e1_marker_and_kept_rooms() -> None:
    """E1, D4, 9.3: florins 3, 1, 3, Jan holds the marker, Eryk keeps two rooms: Anna gets it; all florins go."""
    table = Table(3).offer("garden-1", "garden-2", "garden-3").florins(3, 1, 3).round_end(first=1)
    table.do(1, "done").do(2, "done").do(0, "keep garden-1", "keep garden-2", "done")
    assert table.state.first == 2
    assert {"garden-1", "garden-2"} <= table.on_offer()
    assert "garden-3" not in table.on_offer()
    assert table.stock() == [10, 10, 10]
    assert table.state.round == 2


def test_e2_marker_stays() -> None:
    """E2, H-23: all have nothing: the marker stays; else the next tied player clockwise gets it."""
    assert Table(3).round_end(first=1).state.first == 1
    assert Table(3).florins(2, 0, 2).round_end(first=1).state.first == 2
    assert Table(3).florins(2, 2, 0).round_end(first=1).state.first == 1


def test_e3_exchange() -> None:
    """E3, D2: 14 florins at a rate of 5: 0, 1 or 2 gold."""
    table = Table(2).florins(14, 0).exchange()
    assert table.legal(0) == ["exchange 0", "exchange 1", "exchange 2"]
    assert table.refused(0, "exchange 3") == "refused-too-few-florins"
    table.do(0, "exchange 2")
    assert table.treasure()[0] == 2


def test_9_1_one_florin_on_a_tile() -> None:
    """9.1, H-22: at most one florin lies on a tile; any player may keep any tile."""
    table = Table(2).offer("garden-1", "garden-2").florins(3, 3).round_end().do(0, "keep garden-1", "done")
    assert table.refused(1, "keep garden-1") == "refused-kept-already"
    assert "keep garden-2" in table.legal(1)


def test_9_2_discards() -> None:
    """9.2: rooms without a florin and characters not taken are discarded."""
    table = Table(2).zones("monk", "prince").offer("garden-1").round_end()
    assert {"monk", "prince"} <= table.discarded()
    assert table.state.room_discards


def test_h_24_last_round() -> None:
    """H-24: in the last round no florins are put on rooms; the game ends."""
    table = Table(2).offer("garden-1").florins(3, 3)
    table.state.round = 8
    assert table.round_end().state.is_over()


@pytest.mark.parametrize(("refill", "count"), [("top_up", 4), ("full", 5)])
def test_h_7_refill(refill: str, count: int) -> None:
    """H-7, 5.3: kept rooms count towards the table number, or come on top of it."""
    table = Table(3, refill=refill).offer("garden-1").florins(1, 0, 0).round_end().do(0, "keep garden-1")
    small = [room for room in table.on_offer() if next(r for r in CARDS.rooms if r.id == room).size == "small"]
    assert len(small) == count


@pytest.mark.parametrize(
    ("seats", "rounds", "objectives", "zones", "large", "small"),
    [(2, 8, 3, [1, 1, 2], 2, 3), (3, 6, 4, [1, 1, 1, 2], 2, 4), (4, 6, 5, [1] * 6, 3, 5)],
)
def test_3_6_player_count_table(
    seats: int, rounds: int, objectives: int, zones: list[int], large: int, small: int
) -> None:
    """3.6, 3.4, H-2, H-4, H-5, H-6: the set-up for each number of players."""
    state = GAME.start(seats, {}, 4)
    view = GAME.display.view(state, 0)
    assert view.rounds == rounds
    assert len(view.objectives) == objectives
    assert [len(zone.characters) for zone in view.zones] == zones
    sizes = [next(r for r in CARDS.rooms if r.id == shown.room).size for shown in view.offer]
    assert (sizes.count("large"), sizes.count("small")) == (large, small)
    assert [(p.florins, p.gold, p.characters) for p in view.players] == [(10, 0, [])] * seats


@pytest.mark.parametrize(("value", "zones"), [("2-2", [2, 2]), ("2-2-2", [2, 2, 2])])
def test_h_4_zones_for_two(value: str, zones: list[int]) -> None:
    """H-4: other squares for two players."""
    view = GAME.display.view(GAME.start(2, {"zones_2p": value}, 4), 0)
    assert [len(zone.characters) for zone in view.zones] == zones


def test_h_8_empty_piles() -> None:
    """H-8: an empty pile puts out what there is; nothing is reshuffled."""
    table = Table(3).florins(0, 0, 0)
    table.state.deck = table.state.deck.take(2)
    table.state.small_rooms = table.state.small_rooms.take(1)
    table.round_start()
    assert sum(mask.bit_count() for mask in table.state.market) == 2


def test_h_3_first_player_is_random() -> None:
    """H-3: the first player differs between deals."""
    assert {GAME.start(3, {}, seed).first for seed in range(12)} == {0, 1, 2}  # type: ignore[attr-defined]
