"""One test for each character ability, and for every kind of room effect."""

from __future__ import annotations

import pytest

from gospoda.games.guilds.exchange import rate
from gospoda.games.guilds.lookups import CARDS
from tests.games.guilds.language import Table

# ---- end of the game: 11.1

OTHERS = {
    "warriors": ["mercenary", "shieldmaiden", "dwarf-veteran", "warhorse", "inquisitor"],
    "priests": ["monk", "healer", "rune-priest", "druid"],
    "rogues": ["thief", "beggar", "spy", "smuggler", "gambler"],
    "nobles": ["prince", "duchess", "baron", "ambassador"],
}


@pytest.mark.parametrize(
    ("card", "faction", "most"),
    [("general", "warriors", 4), ("high-priest", "priests", 3), ("bandit-queen", "rogues", 4), ("falcon", "nobles", 3)],
)
def test_points_per_other_member(card: str, faction: str, most: int) -> None:
    """11.1: general, high priest, bandit queen, falcon: the card itself never counts, member tiles do."""
    others = OTHERS[faction]
    assert Table(3).guild(0, card).lines(0, "abilities")[card] == 0
    assert Table(3).guild(0, card, *others[:2]).lines(0, "abilities")[card] == 2
    assert Table(3).guild(0, card, *others).lines(0, "abilities")[card] == most
    rooms = {"warriors": "barracks", "priests": "monks-cells", "rogues": "thieves-den", "nobles": "guest-suite"}
    table = Table(3).guild(0, card, others[0]).plot(0, f"{rooms[faction]} r0c1 0")
    assert table.lines(0, "abilities")[card] == 2


def test_druid() -> None:
    """11.1: +1 for every active garden."""
    table = Table(3).guild(0, "druid").plot(0, "corridor r0c1 0", "garden-1 r0c0 3")
    assert table.lines(0, "abilities")["druid"] == 1
    assert Table(3).guild(0, "druid").lines(0, "abilities")["druid"] == 0


def test_innkeeper() -> None:
    """11.1: +1 for every active dining room."""
    table = Table(3).guild(0, "innkeeper").plot(0, "dining-room-1 r0c1 0")
    assert table.lines(0, "abilities")["innkeeper"] == 1


def test_cook() -> None:
    """11.1: +2 with an active kitchen and an active dining room."""
    table = Table(3).guild(0, "cook").plot(0, "kitchen-2 r0c1 0")
    assert table.lines(0, "abilities")["cook"] == 0
    assert table.plot(0, "dining-room-1 r0c2 0").lines(0, "abilities")["cook"] == 2


def test_princess() -> None:
    """11.1: +2 if the Prince is in the guild."""
    assert Table(3).guild(0, "princess").lines(0, "abilities")["princess"] == 0
    assert Table(3).guild(0, "princess", "prince").lines(0, "abilities")["princess"] == 2


def test_ambassador() -> None:
    """11.1: +1 for every different faction beyond the third."""
    table = Table(3).guild(0, "ambassador", "paladin", "alchemist")
    assert table.lines(0, "abilities")["ambassador"] == 2


def test_architect() -> None:
    """11.1: +1 for every full four cells of active rooms."""
    table = Table(3).guild(0, "architect").plot(0, "corridor r0c1 0", "great-courtyard-3 r0c2 0")
    assert table.lines(0, "abilities")["architect"] == 0
    assert table.plot(0, "gallery r0c4 0").lines(0, "abilities")["architect"] == 1


def test_seer() -> None:
    """H-47, D9: one objective counts 1 higher, or 1 lower where the fewest win; an amount of 1 can score."""
    table = Table(2).guild(0, "seer").objectives("most-dwarves", "fewest-characters").final()
    assert table.legal(0) == ["decline", "shift most-dwarves", "shift fewest-characters"]
    assert table.refused(0, "shift most-gardens") == "refused-not-open"
    shifted = table.copy().do(0, "shift most-dwarves")
    assert shifted.state.is_over()
    assert shifted.lines(0, "objectives") == {"most-dwarves": 5, "fewest-characters": 0}
    lower = Table(2).guild(0, "seer").guild(1, "monk").objectives("fewest-characters").final()
    assert lower.do(0, "shift fewest-characters").lines(0, "objectives") == {"fewest-characters": 6}
    assert lower.lines(1, "objectives") == {"fewest-characters": 0}


# ---- kills and protection: 10.5


def auction(*guilds: list[str], gold: int = 3) -> Table:
    table = Table(len(guilds)).zones("carpenter", "prince", "paladin")
    for seat, guild in enumerate(guilds):
        table.guild(seat, *guild)
    n = len(guilds)
    return table.florins(*[9] * n).gold(gold, *[0] * (n - 1)).auction(0)


def test_assassin() -> None:
    """10.5: 2 gold, once per round: kill a character of another guild, never one on the market or one's own."""
    table = auction(["assassin", "monk"], ["duchess", "thief"])
    kills = [move for move in table.legal(0) if move.startswith("use-on")]
    assert kills == ["use-on assassin thief", "use-on assassin duchess"]
    table.do(0, "use-on assassin duchess")
    assert table.discarded() == {"duchess"}
    assert table.treasure()[0] == 1
    assert not [move for move in table.legal(0) if move.startswith("use")]


def test_executioner() -> None:
    """10.3: the card and 1 gold are the price; the victim has prestige 3 or more."""
    table = auction(["executioner"], ["shieldmaiden", "monk"])
    assert [move for move in table.legal(0) if move.startswith("use")] == ["use-on executioner shieldmaiden"]
    table.do(0, "use-on executioner shieldmaiden")
    assert table.discarded() == {"executioner", "shieldmaiden"}
    assert table.treasure()[0] == 2


def test_inquisitor() -> None:
    """D8: on taking, optional and without a price: a wizard or rogue with prestige 2 or less."""
    table = Table(2).zones("inquisitor", "prince").tents([1, 0], [0, 0]).guild(1, "archmage", "thief", "monk")
    table.florins(5, 5).auction(0).do(0, "take inquisitor")
    assert (table.chapter, table.legal(0)) == ("taking", ["use-on inquisitor thief", "decline"])
    assert table.copy().do(0, "decline").asked == 1
    table.do(0, "use-on inquisitor thief")
    assert table.discarded() == {"thief"}
    assert table.asked == 1


def test_guard_captain() -> None:
    """10: nobles of the guild cannot be named, as long as the Captain is there."""
    table = auction(["assassin"], ["guard-captain", "prince", "moneychanger", "monk"])
    kills = [move for move in table.legal(0) if move.startswith("use-on")]
    assert kills == ["use-on assassin guard-captain", "use-on assassin monk"]


def test_cat() -> None:
    """10: the Cat cannot be named."""
    assert not [move for move in auction(["assassin"], ["cat"]).legal(0) if move.startswith("use-on")]


def test_healer() -> None:
    """10: 1 florin prevents a kill, also of the Healer; once per round."""
    table = auction(["assassin"], ["healer", "prince"]).do(0, "use-on assassin healer")
    assert table.legal(1) == ["use-on healer assassin", "decline"]
    table.do(1, "use-on healer assassin")
    assert table.guild_of(1) == {"healer", "prince"}
    assert table.stock()[1] == 8
    assert table.state.used


def test_guard_dog_does_not_guard_itself() -> None:
    """10: the dog answers only a kill of another character."""
    table = auction(["assassin"], ["guard-dog", "prince"]).do(0, "use-on assassin guard-dog")
    assert table.discarded() == {"guard-dog"}
    table = auction(["assassin"], ["guard-dog", "prince"]).do(0, "use-on assassin prince")
    assert table.legal(1) == ["use-on guard-dog assassin", "decline"]


def test_necromancer() -> None:
    """10: after a kill in another guild, 2 florins: the card joins; not after a kill in one's own guild."""
    table = auction(["assassin", "necromancer"], ["prince"]).do(0, "use-on assassin prince")
    assert table.do(0, "use necromancer").guild_of(0) == {"assassin", "necromancer", "prince"}
    own = auction(["assassin"], ["prince", "necromancer"]).do(0, "use-on assassin prince")
    assert own.chapter == "auction"


# ---- money


def test_alchemist() -> None:
    """10.3: 3 florins for 1 gold, once per round, at each of the owner's decisions."""
    table = auction(["alchemist"], [], gold=0).do(0, "use alchemist")
    assert (table.stock()[0], table.treasure()[0]) == (6, 1)
    assert "use alchemist" not in table.legal(0)
    for begin in (Table.exchange, Table.building, Table.round_end):
        asked = Table(2).guild(0, "alchemist").offer("garden-1").florins(4, 0).gold(1, 0)
        assert "use alchemist" in begin(asked).legal(0)


def test_gambler() -> None:
    """12: the top card is shown to all and goes under the deck; 3 florins if a faction fits."""
    for card, florins in (("thief", 13), ("prince", 10)):
        table = Table(2).guild(0, "gambler").deck("blacksmith", "cook", "cat", "falcon", card)
        table.round_start()
        assert table.chapter == "round-start"
        table.do(0, "use gambler")
        assert table.stock()[0] == florins
        assert table.state.deck.cards[-1] == CARDS.characters.index(next(c for c in CARDS.characters if c.id == card))
        assert table.state.deck.known[-1] == 255
        assert table.chapter == "auction"


def test_thief() -> None:
    """D7, H-9, 5.4: 1 florin from another player with florins in stock."""
    table = Table(3).guild(0, "thief").round_start()
    assert table.legal(0) == ["use-against thief p2", "use-against thief p3", "done"]
    assert table.do(0, "use-against thief p3").stock() == [12, 10, 9]


def test_tax_collector() -> None:
    """10: 1 florin from every other player."""
    assert Table(3).guild(0, "tax-collector").round_start().do(0, "use tax-collector").stock() == [12, 9, 9]


def test_spy() -> None:
    """10.2: 1 florin the first time another player takes a character in a round."""
    table = Table(2).zones("monk", "prince").tents([0, 1], [0, 1]).guild(0, "spy").florins(5, 5).auction(1)
    table.do(1, "take monk")
    assert table.stock() == [6, 5]
    assert table.do(0, "pass").do(1, "take prince").stock()[0] == 6


def test_smuggler() -> None:
    """9.4: up to 3 florins are kept and added to the next income."""
    table = Table(2).guild(0, "smuggler").florins(5, 5).round_end()
    assert table.stock() == [10 + 1 + 3, 10]


def test_moneychanger() -> None:
    """7.2: the rate is 4."""
    table = Table(2).guild(0, "moneychanger").florins(9, 9).exchange()
    assert rate(table.state.players[0]) == 4
    assert table.legal(0) == ["exchange 0", "exchange 1", "exchange 2"]


def test_carpenter() -> None:
    """8.1.2: the first small room of a round costs 1 less, at least 0; the second one its price."""
    table = Table(2).guild(0, "carpenter").offer("garden-1", "garden-2").gold(0, 0).building()
    table.do(0, "buy garden-1", "place r0c1 0")
    assert table.treasure()[0] == 0
    assert table.chapter != "building"


def test_master_mason() -> None:
    """8.1.2: the first large room costs 1 less, but at least 1; small ones their price."""
    table = Table(2).guild(0, "master-mason").offer("throne-room", "garden-1").gold(3, 0).building()
    assert table.do(0, "buy throne-room").treasure()[0] == 0


def test_incomes() -> None:
    """5, 5.2: ten florins, the incomes of characters and active rooms, gold as gold."""
    table = Table(2).guild(0, "baron", "treasurer", "goldsmith", "golden-goose")
    table.plot(0, "kitchen-2 r0c1 0", "great-kitchen-2 r2c2 0").round_start()
    assert table.stock() == [10 + 3 + 2, 10], "the great kitchen is inactive"
    assert table.treasure() == [3, 0]


# ---- the market


def test_enchantress() -> None:
    """10: 1 florin: a florin returns from another player's tent to that player's stock."""
    table = Table(3).zones("carpenter", "prince", "paladin").tents([0, 2, 0], [0, 0, 1], [0, 0, 0])
    table.guild(0, "enchantress").florins(5, 5, 5).auction(0)
    uses = [move for move in table.legal(0) if move.startswith("use")]
    assert uses == ["use-at enchantress z1 p2", "use-at enchantress z2 p3"]
    table.do(0, "use-at enchantress z1 p2")
    assert table.state.tents[0] == [0, 1, 0]
    assert table.stock() == [4, 6, 5]
    assert table.asked == 0, "the turn is still to be taken"


def test_illusionist() -> None:
    """10: 2 florins: two characters in different zones swap places; the coins stay."""
    table = Table(3).zones("carpenter", "prince", "paladin general").tents([0, 2, 0], [0, 0, 0], [1, 0, 0])
    table.guild(0, "illusionist").florins(5, 5, 5).auction(0)
    assert "use-on illusionist paladin" not in table.legal(0)
    table.do(0, "use-on illusionist prince")
    assert table.legal(0) == ["with general", "with paladin"]
    table.do(0, "with paladin")
    assert table.state.tents == [[0, 2, 0], [0, 0, 0], [1, 0, 0]]
    assert table.do(0, "take prince").guild_of(0) == {"illusionist", "prince"}


def test_dragon_whelp() -> None:
    """D8: another character must be sacrificed, chosen on resolving; nothing without one."""
    table = Table(2).zones("dragon-whelp", "prince").tents([1, 0], [0, 0]).guild(0, "monk", "thief").florins(5, 5)
    table.auction(0).do(0, "take dragon-whelp")
    assert table.legal(0) == ["sacrifice monk", "sacrifice thief"]
    assert table.refused(0, "sacrifice dragon-whelp") == "refused-sacrifice"
    assert table.do(0, "sacrifice thief").guild_of(0) == {"dragon-whelp", "monk"}
    assert table.asked == 1
    alone = Table(2).zones("dragon-whelp", "prince").tents([1, 0], [0, 0]).florins(5, 5).auction(0)
    assert alone.do(0, "take dragon-whelp").asked == 1


def test_killed_before_its_own_ability() -> None:
    """D8: if the new character is killed before it acts, the turn ends."""
    table = Table(2).zones("dragon-whelp", "prince").tents([1, 0], [0, 0]).guild(0, "alchemist", "monk")
    table.guild(1, "assassin").florins(5, 5).gold(0, 2).auction(0).do(0, "take dragon-whelp")
    assert table.legal(0) == ["use alchemist", "use dragon-whelp"]
    table.do(0, "use alchemist").do(1, "use-on assassin dragon-whelp")
    assert (table.chapter, table.asked) == ("auction", 1)


PLAIN = [card.id for card in CARDS.characters if card.ability is None]


@pytest.mark.parametrize("card", PLAIN)
def test_characters_without_ability(card: str) -> None:
    """11.1: printed prestige, and no ability."""
    table = Table(2).guild(0, card)
    printed = next(entry for entry in CARDS.characters if entry.id == card)
    assert table.lines(0, "characters") == {card: printed.prestige}
    assert table.lines(0, "abilities") == {}


# ---- rooms: 11.2


def test_room_effects() -> None:
    """11.2: plain points, points for rooms of a type (with their maximum), for different factions, members."""
    table = Table(2).guild(0, "paladin", "cat").plot(0, "corridor r0c1 0", "great-courtyard-3 r0c2 0")
    assert table.lines(0, "rooms") == {"corridor": 1, "great-courtyard-3": 3}
    table.plot(0, "council-hall r1c2 1")
    assert table.lines(0, "rooms")["council-hall"] == 3
    gardens = Table(2).plot(0, "great-courtyard-1 r1c2 0", "garden-2 r0c2 0")
    assert gardens.lines(0, "rooms")["great-courtyard-1"] == 2 + 1


def test_member_rooms() -> None:
    """H-28: a tile is a member for rooms and factions, never a character."""
    table = Table(2).objectives("most-characters", "most-factions").plot(0, "barracks r0c1 0")
    assert table.lines(0, "objectives") == {"most-characters": 0, "most-factions": 5}
