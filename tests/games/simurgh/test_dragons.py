"""12: every ability of every dragon, tokens, and the moments at which abilities may be used (H23)."""

from __future__ import annotations

import pytest

from tests.games.simurgh.language import Table


def table_with(dragon: str, tokens: str = "123", **purse: int) -> Table:
    return Table(3).purse(0, **purse).dragon(0, f"{dragon}-1", tokens)


PLAIN = [
    ("warden", 1, {}, "gain meat1", {"meat": 1}),
    ("warden", 2, {"meat": 2, "wood": 2}, "", {}),
    ("warden", 3, {}, "pay-token warden-1 1", {"pp": 4}),
    ("hoarder", 1, {"meat": 2}, "", {"pp": 3}),
    ("hoarder", 2, {"pp": 2}, "gain veg1-meat2", {"veg": 1, "meat": 2}),
    ("hoarder", 3, {"stone": 1}, "", {"pp": 2}),
    ("hunter", 1, {}, "", {"meat": 2}),
    ("hunter", 2, {"meat": 2}, "", {"weapon": 3}),
    ("hunter", 3, {"weapon": 1, "veg": 2, "meat": 2}, "pay veg1-meat1-weapon1", {"veg": 1, "meat": 1}),
    ("grazer", 1, {"veg": 1}, "", {"meat": 2}),
    ("grazer", 2, {"veg": 1}, "", {"wood": 2}),
    ("grazer", 3, {"veg": 1}, "", {"stone": 2}),
    ("sage", 1, {}, "no-boost", {"wisdom": 1}),
    ("tiller", 3, {}, "gain wood1-stone1", {"wood": 1, "stone": 1}),
    ("smith", 1, {"veg": 2, "meat": 1}, "pay veg1-meat1", {"veg": 1, "weapon": 3}),
    ("smith", 2, {"wood": 1, "stone": 1}, "", {"weapon": 3}),
    ("oracle", 2, {}, "gain veg1", {"veg": 1}),
    ("mourner", 3, {}, "no-boost", {"weapon": 3, "meat": 2}),
]


@pytest.mark.parametrize(("dragon", "slot", "purse", "answer", "after"), PLAIN, ids=[f"{p[0]}-{p[1]}" for p in PLAIN])
def test_plain_ability(dragon: str, slot: int, purse: dict[str, int], answer: str, after: dict[str, int]) -> None:
    """12, F2: gain and exchange abilities use up their token and take effect at once; never without a token."""
    table = table_with(dragon, **purse).vassals(0, 1, 1)
    table.do(f"ability {dragon}-1 {slot}")
    if answer:
        table.do(answer)
    assert table.has(0) == after
    assert str(slot) not in table.tokens(0)[f"{dragon}-1"]
    assert table.chapter == "turn"
    assert table.refused(f"ability {dragon}-1 {slot}") == "refused-ability"


@pytest.mark.parametrize(("dragon", "slot", "purse", "answer", "after"), PLAIN, ids=[f"{p[0]}-{p[1]}" for p in PLAIN])
def test_exchange_must_be_payable(
    dragon: str, slot: int, purse: dict[str, int], answer: str, after: dict[str, int]
) -> None:
    """12: an exchange must be fully payable; a gain is always allowed."""
    table = table_with(dragon, str(slot)).vassals(0, 1, 0)
    free = (dragon, slot) in {("warden", 1), ("hunter", 1), ("sage", 1), ("tiller", 3), ("oracle", 2)}
    assert table.can(f"ability {dragon}-1 {slot}") == free


def test_rider_abilities_give_a_rider() -> None:
    """8, 12: Warden 2, Hunter 3; H11: not beyond two riders."""
    table = table_with("warden", meat=4, wood=4).do("ability warden-1 2")
    assert table.state.players[0].riders == 2
    assert table.unplaced(0) == (1, 2)
    assert not table_with("warden", meat=4, wood=4).vassals(0, 1, 2).can("ability warden-1 2")
    assert table_with("hunter", weapon=1, veg=2).do("ability hunter-1 3").state.players[0].riders == 2


def test_sage_boosts() -> None:
    """12, F3, H17: Sage 2 and 3: wisdom +2, power points +2."""
    table = table_with("sage").do("place spearman library")
    assert table.legal() == ["boost sage-1 2", "no-boost"]
    table.do("boost sage-1 2")
    assert table.has(0) == {"wisdom": 4}
    table = table_with("sage").do("place spearman main-market", "gain pp1", "boost sage-1 3")
    assert table.has(0) == {"pp": 3}


def test_tiller_boosts() -> None:
    """12: Tiller 1 and 2 answer one gain of vegetables and meat, one after the other."""
    table = table_with("tiller").tile("area-1", "production-7").do("place spearman area-1-b")
    table.do("boost tiller-1 1")
    assert table.legal() == ["boost tiller-1 2", "no-boost"]
    table.do("boost tiller-1 2")
    assert table.has(0) == {"veg": 5, "meat": 3}


def test_herald_boosts() -> None:
    """12: Herald 1 (wisdom), 3 (weapons) and 2 (moving down)."""
    table = table_with("herald").do("place rider sages-hall", "boost herald-1 1", "boost herald-1 3")
    assert table.has(0) == {"wisdom": 3, "weapon": 2}
    table = table_with("herald", wisdom=2).tile("area-1", "exploration-37").stand("area-1-a", "0 rider")
    table.do("explore area-1")
    assert table.legal() == ["boost herald-1 2", "no-boost"]
    assert table.do("boost herald-1 2").has(0) == {"pp": 2}


def test_scout_boost_of_the_same_kind() -> None:
    """H17: on a gain of both vegetables and meat the Scout picks one kind; on one kind there is no choice."""
    table = table_with("scout").tile("area-1", "production-7").do("place spearman area-1-b", "boost scout-1 1")
    assert table.legal() == ["gain veg1", "gain meat1"]
    assert table.do("gain meat1").has(0) == {"veg": 3, "meat": 2}
    table = table_with("scout").tile("area-1", "production-7").do("place spearman area-1-c", "boost scout-1 1")
    assert table.has(0) == {"veg": 5}


def test_mourner_boosts() -> None:
    """12, H17: Mourner 1 and 2 come right after the payment, before the gain."""
    table = table_with("mourner").vassals(0, 2, 2).tile("area-1", "power-31").do("place rider area-1-d")
    assert table.legal() == ["boost mourner-1 1", "boost mourner-1 2", "no-boost"]
    table.do("boost mourner-1 2", "boost mourner-1 1", "gain wood1-stone1")
    assert table.has(0) == {"stone": 3, "wood": 1, "pp": 16}
    table = table_with("mourner").do("ability mourner-1 3", "boost mourner-1 2")
    assert table.has(0) == {"stone": 2, "weapon": 3, "meat": 2}


def test_smith_and_scout_take_tiles() -> None:
    """12: Smith 3, Scout 3: any face-up tile for a weapon, without its cost and points; Scout 2: the top tile."""
    for dragon in ("smith", "scout"):
        table = table_with(dragon, weapon=1).display("production-1", "production-2", "production-3", "production-4")
        table.do(f"ability {dragon}-1 3", "take 4")
        assert table.has(0) == {}
        assert table.in_hand(0) == ["production-4"]
        assert table.state.display[3] == -1  # edge case 41: filled at the end of the turn
    table = table_with("scout", wisdom=1).top("stack", "production-8").do("ability scout-1 2")
    assert (table.has(0), table.in_hand(0)) == ({}, ["production-8"])
    assert not table_with("scout", wisdom=1).empty("stack").can("ability scout-1 2")


def test_outrider() -> None:
    """12, H26: Outrider 1 (extra move), 2 (meat for a step), 3 (spearman and a point for a rider, one use)."""
    table = table_with("outrider", wisdom=2, weapon=2).tile("area-1", "exploration-40").stand("area-1-a", "0 rider")
    table.do("explore area-1")
    assert table.legal() == ["boost outrider-1 1", "boost outrider-1 2", "no-boost"]
    table.do("boost outrider-1 2", "boost outrider-1 1")
    assert table.has(0) == {"meat": 2, "pp": 9}
    table = table_with("outrider", pp=1).do("ability outrider-1 3")
    player = table.state.players[0]
    assert (player.spearmen, player.riders, table.has(0)) == (0, 2, {})
    assert not table_with("outrider", pp=1).vassals(0, 1, 0).can("ability outrider-1 3")  # edge case 27


def test_two_extra_moves() -> None:
    """H26, edge case 47: from level 1 to level 4 in one turn: three payments, three rewards; the tile is removed."""

    def ready(**options: str) -> Table:
        table = Table(3, **options).purse(0, wisdom=3, weapon=3).dragon(0, "outrider-1", "1").dragon(0, "oracle-1", "1")
        return table.tile("area-1", "exploration-40").stand("area-1-a", "0 rider")

    table = ready().do("explore area-1", "boost outrider-1 1", "boost oracle-1 1")
    assert table.has(0) == {"pp": 4 + 5 + 8}
    assert table.chronicled() == ["exploration-40"]
    table = ready(extra_moves="once").do("explore area-1", "boost outrider-1 1")
    assert table.chapter == "turn"
    assert table.has(0) == {"pp": 9, "wisdom": 1, "weapon": 1}


def test_oracle_exchanges_only_what_it_can_pay() -> None:
    """12, H18: the slot's cost must be payable; the number of objectives does not change, so nothing is triggered."""
    table = Table(3).dragon(0, "oracle-1", "3").purse(0, wisdom=2, stone=2)
    for slot, number in ((1, 73), (2, 74), (3, 75)):
        table.objective(slot, number)
    table.do("place rider monument")
    assert {move.split()[2] for move in table.legal(start="exchange-objective")} == {"1"}
    assert not table.legal(start="objective")
    table.do(table.legal(start="exchange-objective")[0]).first_answers()
    assert table.state.trigger == 0
    assert len(table.state.removed) == 1


def test_no_boost_by_a_boost() -> None:
    """H17: a boost's gain doesn't trigger another boost, unless the table plays so."""
    for option, again in ((False, False), (True, True)):
        table = Table(3, boosts_boost=option).purse(0).dragon(0, "scout-1", "1").dragon(0, "tiller-1", "1")
        table.do("place spearman main-market", "gain veg1", "boost scout-1 1")
        assert table.chapter == "boosting"
        table.do("boost tiller-1 1" if again else "no-boost")
        assert table.has(0) == {"veg": 4 if again else 2}


def test_token_placed_by_a_gain_answers_it() -> None:
    """H24: tokens are placed before the boosts, so a new token may answer the same gain."""
    table = Table(3).purse(0).dragon(0, "herald-1", "").tile("area-1", "research-14").do("place spearman area-1-b")
    assert table.legal() == ["boost herald-1 1", "no-boost"]
    assert table.do("boost herald-1 1").has(0) == {"wisdom": 4}


def test_tokens_go_left_to_right() -> None:
    """12, A3: the player picks the dragon, the token goes to its leftmost empty ability; one-use ones are skipped."""
    table = Table(3).purse(0, stone=2).dragon(0, "outrider-1", "").dragon(0, "warden-1", "2")
    table.do("place rider builders-square", "token warden-1", "token outrider-1")
    assert table.tokens(0) == {"outrider-1": "1", "warden-1": "12"}


def test_edge_34_refilled_ability_again() -> None:
    """12, edge case 34: an ability that is refilled in the same turn may be used again."""
    table = Table(3).purse(0, stone=2).dragon(0, "hunter-1", "1").do("ability hunter-1 1")
    table.do("place rider builders-square", "ability hunter-1 1")
    assert table.has(0) == {"meat": 4}


# ---- windows (H23)


def test_ability_between_bonus_and_placing() -> None:
    """H23: between the bonus and the placing only abilities, and only if a placement remains possible."""
    table = Table(3).purse(0, veg=1).hand(0, "transformation-24").dragon(0, "grazer-1", "2").dragon(0, "warden-1", "1")
    table.tile("area-2", "exploration-44").stand("area-2-a", "0 rider")
    table.do("lay transformation-24 area-1", "gain wood1")
    assert table.can("ability grazer-1 2")  # vegetables to wood: space b stays payable
    assert not table.legal(start="explore")
    table = Table(3).purse(0, veg=1).hand(0, "transformation-24").dragon(0, "grazer-1", "2")
    table.do("lay transformation-24 area-3")  # wisdom; only the vegetable pays for a place
    assert table.can("ability grazer-1 2")  # its wood pays for space b
    table = Table(3).purse(0, veg=1).hand(0, "research-14").dragon(0, "grazer-1", "3")
    table.do("lay research-14 area-3")
    assert table.can("ability grazer-1 3")  # plain gains remain
    table = Table(3).purse(0, weapon=1).hand(0, "exploration-44").dragon(0, "smith-1", "3")
    table.do("lay exploration-44 area-3")
    assert table.refused("ability smith-1 3") == "refused-placing-due"  # the only weapon is needed


def test_the_last_token_is_kept_for_the_laid_tile() -> None:
    """H23: an ability may not use up the token that the only possible placement costs."""
    table = Table(3).purse(0, veg=1).vassals(0, 1, 0).hand(0, "transformation-27").dragon(0, "grazer-1", "3")
    assert table.do("lay transformation-27 area-3").legal() == ["place spearman area-3-b"]
    table = Table(3).purse(0).vassals(0, 1, 0).hand(0, "transformation-27").dragon(0, "hunter-1", "1")
    assert table.do("lay transformation-27 area-3").legal() == ["place spearman area-3-b"]


def test_window_at_the_scouts() -> None:
    """H12, H23: between the steps nothing may leave the player without a payable tile."""
    table = Table(3).purse(0, wisdom=1).dragon(0, "scout-1", "2").dragon(0, "hunter-1", "1")
    table.do("place spearman scouts-quarters", "gain wood1")
    assert table.can("ability hunter-1 1")
    assert table.refused("ability scout-1 2") == "refused-tile-due"
    table = Table(3).purse(0, wisdom=1, meat=2).dragon(0, "scout-1", "2").dragon(0, "hunter-1", "2")
    table.do("place spearman scouts-quarters", "gain wood1", "ability hunter-1 2")
    assert table.can("ability scout-1 2")  # now weapons pay


def test_explore_in_the_window_of_the_scouts() -> None:
    """H23: an exploration move that makes the purchase unaffordable is refused, unless its reward helps."""
    table = Table(3).purse(0, weapon=1).tile("area-1", "exploration-44").stand("area-1-a", "0 rider")
    table.do("place spearman scouts-quarters", "gain wood1")
    assert not table.legal(start="explore")
    table = Table(3).purse(0, wood=3, weapon=1).tile("area-1", "exploration-48").stand("area-1-a", "0 rider")
    table.do("place spearman scouts-quarters", "gain wood1")
    assert table.legal(start="explore") == ["explore area-1"]


def test_window_at_the_monument() -> None:
    """H23: between looking and placing abilities may pay for the slot."""
    table = Table(3).purse(0, wisdom=2, veg=1).dragon(0, "grazer-1", "3").do("place rider monument")
    assert not table.legal(start="objective")
    table.do("ability grazer-1 3")
    assert len(table.legal(start="objective")) == 3
